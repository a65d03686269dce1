### What is common to all games.

## Reasons: each stands after "<move>: "

why-over = the game is over
why-not-your-turn = it is not your turn; the game waits for seat { $seat }
why-not-now = this is not among the moves offered now

## The end in sight

event-ending = Seat { $seat } brings the end about: { $cause }. { $left ->
    [0] This is the last turn.
    [one] This is the last round: one more turn follows.
   *[other] This is the last round: { $left } more turns follow.
}
    .you = You bring the end about: { $cause }. { $left ->
        [0] This is the last turn.
        [one] This is the last round: one more turn follows.
       *[other] This is the last round: { $left } more turns follow.
    }
event-idle = Nothing has changed for so long that the game ends.
event-game-over = The game is over.
ending-last-round = Last round: { $cause }.
ending-last-turn = The last turn: { $cause }.
ending-over = The game has ended: { $cause }.
ending-yours = You have one more turn.
ending-now = This is your last turn.
ending-none = You have no turn left.

## Lists

list-separator = {", "}

## Where the values of a card come from

cli-source-rulebook = rulebook
cli-source-public = public
cli-source-reconstructed = RECONSTRUCTED
cli-source-user = YOURS
source-rulebook = Source: printed in the rulebook.
source-public = Source: public descriptions of the game.
source-reconstructed = Source: RECONSTRUCTED. Neither the rulebook nor any public description tells all of its values; the missing ones are ours.
source-user = Source: YOURS, from your own card file.

## The command line

cli-version-compiled = duchy { $version } (compiled)
cli-version-interpreted = duchy { $version } (interpreted)

cli-yes = yes
cli-nothing = –

cli-from-to-seats = { $least ->
    [one] { $most ->
        [one] one seat
       *[other] 1 to { $most } seats
    }
   *[other] { $least } to { $most } seats
}
cli-option = option
cli-default = default
cli-choices = can be
cli-rule = rule

cli-card = card
cli-effect = effect
cli-source = source

cli-game = game
cli-seat = seat
cli-seats = seats
cli-bot = bot
cli-wins = wins
cli-win-rate = win rate
cli-mean-score = mean score
cli-sd-score = sd
cli-sim-heading = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, seed { $seed }
cli-sim-pace = { $moves } moves and { $turns } turns a game; { $games } games and { $speed } moves a second

cli-bench-title =
    { $game }, { $compiled ->
        [yes] compiled
       *[no] interpreted
    } (single operations in µs)
cli-moves-per-second = moves/s
cli-games-per-second = games/s
cli-searches-per-second = search/s
cli-leaves-per-second = leaf/s
cli-legal-us = legal
cli-play-us = play
cli-clone-us = clone
cli-imagine-us = imagine
cli-view-us = view

## Playing in the terminal

cli-player = Seat { $seat }
cli-seat-taken = { $seat } ({ $who })
cli-seat-yours = { $seat } (you)
cli-seat-free = { $seat }
cli-rival = rival

cli-welcome = { $game }
cli-welcome-help = Type the number of a move. help says what else you can type.
cli-help = A number, or a move as it is written on the right: make that move.
    undo            take back your last move
    ? NAME          explain a card, or a rule by its id
    table           show the table again
    save FILE       write the game to a file
    quit            leave the game
cli-ask = {"> "}
cli-turn = turn { $turn } — { $player }
cli-pass = Pass the screen to { $player }. (Enter)
cli-undone = Taken back.
cli-saved = Saved to { $file }.
cli-left = You have left the game.
cli-scores = Scores
cli-total = total
cli-winners = { $count ->
    [0] Nobody has won.
    [one] { $winners } has won.
   *[other] A shared victory: { $winners }.
}

## Records

cli-replay-heading = { $game }: { $players }
cli-unfinished = The record ends here; the game was not finished.
cli-verified = { $file }: { $moves ->
    [one] one move replays
   *[other] { $moves } moves replay
} to the result written in the record.
cli-verified-without-result = { $file }: { $moves ->
    [one] one move replays
   *[other] { $moves } moves replay
}; no result is written in the record.
cli-fair = Chance was fair: the key comes from the parts that were promised before the game.
cli-fair-kept = Chance was fair: the key comes from the parts that were promised before the game, and the promise is the one that you kept.
cli-serving = The table opens at { $address } (Ctrl-C closes it).

## Matches and ladders

cli-games = games
cli-interval = 95 %
cli-rating = rating
cli-mean-margin = margin
cli-match-decided = Decided after { $games } of { $planned } games.
cli-match-open = Not decided after { $games } games.
cli-match-worth = With the same luck in every seat this tells as much as about { $games } games without.
cli-new-game = Written: { $folder }, a small complete game. Make it yours:

## The report for designers

cli-report-title = a report
cli-report-written = { $games } games reported in { $file }.
cli-report-setting = { $games } games, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, played by { $bots }; seed { $seed }.
cli-report-changed = Compared with the same deals under { $file }, which changes:
cli-report-glance = At a glance
cli-report-about-glance = Means with their 95 % intervals.
cli-report-seats = Seats
cli-report-about-seats = How often each seat wins. The dashed line is a fair share; a shared victory is split.
cli-report-length = Length
cli-report-about-length = How many turns a game takes.
cli-report-scores = Scores
cli-report-about-scores = How final scores are spread, and what they are made of.
cli-report-cards = Cards
cli-report-about-cards = How often each card is taken, of all seats of all games, and how often those who took it won. Winners may take a card because they are ahead: this tells what goes together, not what causes what.
cli-report-openings = Openings
cli-report-about-openings = The first real decisions of each seat: what was chosen most, and how often it won.
cli-report-bots = Bots
cli-report-parts = Parts of the score
cli-report-turns = Turns a game
cli-report-moves = Moves a game
cli-report-score = Score
cli-report-first-seat = Wins of the first seat
cli-report-mean = mean
cli-report-all = everybody
cli-report-winners = winners
cli-report-others = others
cli-report-taken = taken
cli-report-wins = win rate
cli-report-difference = change
cli-report-numbers = The numbers
cli-report-means = The means
cli-report-caption = Each with its 95 % interval; n is how many seats or games it was seen in.
cli-report-counts = How many games or seats had each value.
cli-report-more-events = What else happens with cards
cli-report-no-cards = No event of this game tells of a card.
cli-report-no-choices = Nobody had a choice.
cli-report-decision = Decision { $number } ({ $moves ->
    [one] one move
   *[other] { $moves } different moves
})
cli-report-method = Every bot plays every deal in every seat. Rates have Wilson intervals, means normal ones, all of 95 %. A change is marked where its interval leaves out zero; about one mark in twenty is chance.

## Comparing benchmarks

cli-compare-title = { $game }: times as fast as in { $file } (1.00: the same)
cli-compare-slower = Slower by more than { $loss } %: { $lines }.
cli-compare-fine = Nothing is slower by more than { $loss } %.

## What a move will bring later

outlook-rolls = lights up on { $values }: { $n } of 36 rolls
