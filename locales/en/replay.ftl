### Replays: looking at a game again, and going on from any moment of it.

## The page

replay-title = Replay
replay-watch = Replay
replay-loading = The game is being laid out again.
replay-board = The table at this moment
replay-whole = The whole game
replay-link = Link to this moment
replay-link-copied = The link is copied.
replay-link-by-hand = The link stands in the address bar.
replay-record = Record file
replay-more = All replays

## Steps

replay-steps = Steps
replay-first = To the beginning
replay-turn-back = Back a turn
replay-back = Back a step
replay-play = Play
replay-pause = Pause
replay-on = On a step
replay-turn-on = On a turn
replay-last = To the end
replay-speed = Speed
replay-speed-times = { $n }×
replay-step = Step
replay-step-of = Step { $n } of { $all }
replay-in-turn = Turn { $n }.
replay-laid = The table is laid.
replay-moved = { $player }: { $move }

## From whose eyes

replay-eyes = From whose eyes
replay-eyes-all = Spectator
replay-eyes-all-short = spectator
replay-eyes-open = All open
replay-eyes-open-short = all open
replay-knows = You see what { $player } could see, and nothing more.
replay-knows-all = You see what lay open to everybody.
replay-knows-open = The game is over: you see what every player held.

## Chances and swings

replay-swings = Swings
replay-swing = A swing
replay-swing-number = Swing { $n }: { $what }
replay-luck = luck
replay-choice = choice
replay-swings-none = No single move of this game changed the chances much.
replay-chances = Chance to win for each seat, move by move
replay-percent = { $n } %
replay-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
replay-chance = { $player }: { $chance }
replay-reckoned = Chance to win as the bots judge it, with all cards open.
replay-reckoned-alone = Points, move by move.
replay-reckoning = How everybody stood is being reckoned: { $chance }
replay-not-reckoned = How everybody stood could not be reckoned.

## Going on

replay-go-on = Continue from here
replay-go-on-why = A new table begins at this moment: you take a seat, bots take the others. Every seat keeps what it holds, hidden from the others again. Chance begins anew.
replay-go-on-seat = Your seat
replay-go-on-level = The bots
replay-go-on-start = Play on
replay-go-on-back = Back to the replay
replay-go-on-over = The game is over here: step back to continue.

## All replays

replays-title = Replays
replays-open = Open a record file
replays-open-why = A record is a whole game in a small file. Drop one here, or choose it.
replays-choose = Choose a file
replays-opening = The record is being replayed.
replays-not-a-record = This file is not a record: nothing in it can be read as one.
replays-too-big = This file is too big to be a record.
replays-refused = This record cannot be opened: { $reason }
replays-mine = Your finished games
replays-public = Finished games of others
replays-none = No game is finished yet.
replays-none-why = Every game that is played to its end can be looked at here again.
replays-tables = Finished games and record files
