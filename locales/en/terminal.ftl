### The boards of the terminal

board-of = { $n } of { $of }
board-ck-dice = { $first } + { $second } = { $sum }
board-tells = { $card }: { $text }
board-then = { $card } (then { $below })
board-vv-resource = { $resource } { $n }{ $coins ->
    [0] {""}
    [one] {" "}(a coin on it)
   *[other] {" "}({ $coins } coins on it)
}{ $slid ->
    [0] {""}
   *[other] , { $slid } back next turn
}
board-vv-hand = hand ({ $mark } can be built)
board-vv-supplied = { $source } ({ $resource })
board-dk-deck = { $day } by day, { $night } by night
board-dk-boxes = { $n ->
    [one] one box
   *[other] { $n } boxes
}
board-dk-lair = { $taken ->
    [yes] { $later } points ({ $first } are taken)
   *[no] { $first } points, { $later } for others
}
board-checked = checked
board-phase-recruit = recruiting
board-phase-summon = summoning
board-phase-claim = claiming a realm
board-phase-refill = refilling
board-kv-tax = { $needs ->
    [0] { $gold } gold
   *[other] { $needs } tiles → { $gold } gold
}
board-kv-monk = asks { $gold } gold
board-kv-column = { $up ->
    [0] { $jesters ->
        [0] –
       *[other] {""}
    }
   *[other] { $up }
}{ $jesters ->
    [0] {""}
    [one] {" "}+ Jester
   *[other] {" "}+ { $jesters } Jesters
}{ $down ->
    [0] {""}
   *[other] {" "}({ $down } turned down)
}{ $taxed ->
    [yes] {" "}· taxed
   *[no] {""}
}

## Fields that only boards have

field-reward = reward
field-power = power
field-own-roll = on your roll
field-others-roll = on others’ rolls
field-role = role
field-remaining = left
field-in-sight = points in sight
field-captured = captured
field-still-to-pay = still to pay
field-statues-left = statues to come

## Who plays

who-me = me
who-random = random
who-greedy = greedy
who-easy = easy
who-medium = medium
who-hard = hard
who-master = master

## What goes wrong: sentences without a full stop

error-at = { $where }: { $problem }
error-no-move = there is no move “{ $move }”{ $guess ->
    [none] {""}
   *[other] ; did you mean “{ $guess }”?
}
error-no-undo = there is no move to take back
error-move-number = { $given }: the moves are numbered from 1 to { $most }
error-unknown = there is no { $what ->
    [game] game
    [bot] bot
    [option] option
    [language] language
   *[other] { $what }
} “{ $name }”{ $guess ->
    [none] ; it can be { $known }
   *[other] ; did you mean “{ $guess }”?
}
error-or-me = { $problem }; a person is “me”
error-option = option { $option }: it can be { $known }, not “{ $given }”
error-option-form = option “{ $option }”: write it as name=value
error-option-twice = option { $option }: it is given twice
error-first-player = option first_player: there is no seat { $seat } with { $seats } seats
error-seats = it has { $least } to { $most } seats, not { $given }
error-players = { $players } players cannot take { $seats } seats: name one for each
error-has-its-own = --{ $option }: { $start ->
    [position] a position
   *[saved-game] a saved game
} has its own, so it cannot be chosen here
error-other-game = { $file }: this is a game of { $game }, not of { $asked }
error-too-far = { $file }: it has { $moves } moves, not { $at }
error-no-card = there is no card “{ $card }”{ $guess ->
    [none] ; “duchy cards { $game }” lists them all
   *[other] ; did you mean “{ $guess }”?
}
error-no-rule = there is no rule “{ $rule }”{ $guess ->
    [none] {""}
   *[other] ; did you mean “{ $guess }”?
}
error-no-rules = { $game } has no rules written down
error-rule-untold = { $rule } is not told in this language; “duchy --language en rules” has it
error-file-name = the name of the file has characters that no file can have
error-no-folder = { $file }: cannot be written (there is no folder { $folder })
error-is-folder = { $file }: cannot be written (it is a folder)
error-cannot-write = { $file }: cannot be written ({ $reason ->
    [ENOENT] there is no such file
    [EACCES] it is not permitted
    [EISDIR] it is a folder
   *[other] for a reason of the system
})
error-cannot-read = { $file }: cannot be read ({ $reason ->
    [ENOENT] there is no such file
    [EACCES] it is not permitted
    [EISDIR] it is a folder
   *[other] for a reason of the system
})
error-not-utf-8 = { $file }: is not a text file in UTF-8
error-game-name = a game cannot be called “{ $name }”: its id has small letters, figures and single hyphens, begins with a letter, and is at most { $most } long, like salt-road
error-game-there = there is a game “{ $name }” already
error-something-there = { $folder }: there is something already; name an empty or a new folder with --into
error-required = missing: { $names } (see “{ $help }”)
error-unrecognized = not understood: { $names } (see “{ $help }”)
error-choice = { $name }: it can be { $known }, not “{ $given }” (see “{ $help }”)
error-expected = { $name }: something must follow it (see “{ $help }”)
error-not-with = { $name }: cannot be given together with { $other } (see “{ $help }”)
error-whole = { $name }: must be a whole number of at least 1, not “{ $given }” (see “{ $help }”)
error-seconds = { $name }: must be a number of seconds above 0, not “{ $given }” (see “{ $help }”)
error-per-cent = { $name }: must be a number of per cent from 0 to 99, not “{ $given }” (see “{ $help }”)
error-extra = { $what } needs the package { $package }: install duchy with its extra “{ $extra }”

## What can be typed, besides the English words

type-help = help
type-undo = undo
type-table = table
type-save = save
type-quit = quit

cli-source-rulebook = rulebook
cli-source-public = public
cli-source-reconstructed = RECONSTRUCTED
cli-source-user = YOURS
cli-version-compiled = duchy { $version } (compiled)
cli-version-interpreted = duchy { $version } (interpreted)
cli-version-bots-compiled = duchy { $version } (interpreted; compiled for the bots of “duchy serve --compile”)
cli-yes = yes
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
cli-games = games
cli-interval = 95 %
cli-rating = rating
cli-mean-margin = margin
cli-match-decided = Decided after { $games } of { $planned } games.
cli-match-open = Not decided after { $games } games.
cli-match-worth = With the same luck in every seat this tells as much as about { $games } games without.
cli-new-game = Written: { $folder }, a small complete game. Make it yours:
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
cli-compare-title = { $game }: times as fast as in { $file } (1.00: the same)
cli-compare-slower = Slower by more than { $loss } %: { $lines }.
cli-compare-fine = Nothing is slower by more than { $loss } %.

cli-win-rate-adjusted = luck taken out
cli-adjusted-factor = worth games
cli-review-heading = { $game }: what was luck and what was a decision, as { $who } has it
cli-review-account-of = The account
cli-review-chance = Chance to win
cli-review-points = Score to expect
cli-review-start = at the start
cli-review-luck = luck
cli-review-own = own decisions
cli-review-rivals = rivals’ decisions
cli-review-rest = unexplained
cli-review-result = at the end
cli-review-decided = How each decided
cli-review-decisions = decisions
cli-review-accuracy = accuracy
cli-review-lost = lost a decision
cli-review-inaccuracies = inaccuracies
cli-review-mistakes = mistakes
cli-review-blunders = blunders
cli-review-grade-inaccuracy = inaccuracy
cli-review-grade-mistake = mistake
cli-review-grade-blunder = blunder
cli-review-costly = Costly decisions of { $who }
cli-review-none-costly = No decision of { $who } cost anything that can be told from chance.
cli-review-luckiest = What luck did to { $who }
cli-review-when = when
cli-review-who = who
cli-review-move = move
cli-review-played = played
cli-review-better = better
cli-review-cost = cost
cli-review-turn = Turn { $turn }
cli-review-decimal = .
cli-review-analyst = Judged by { $analyst } ({ $judge }). The same analyst always finds the same.
cli-review-written = The review is in { $file }.
error-budget = budget '{ $given }': it is a number from 1 to { $most }, such as 2 or analyst:2
error-review-unfinished = the game is not finished: only a finished game can be reviewed
error-eyes = there is no seat { $given }: the seats are 0 to { $last }
