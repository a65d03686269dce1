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
