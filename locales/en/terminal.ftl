### The boards of the terminal

board-of = { $n } of { $of }
board-ck-dice = { $first } + { $second } = { $sum }
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
