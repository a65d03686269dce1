### Les plateaux du terminal

board-of = { $n } sur { $of }
board-ck-dice = { $first } + { $second } = { $sum }
board-then = { $card } (puis { $below })
board-vv-resource = { $resource } { $n }{ $coins ->
    [0] {""}
    [one] {" "}(une pièce dessus)
   *[other] {" "}({ $coins } pièces dessus)
}{ $slid ->
    [0] {""}
   *[other] , { $slid } au prochain tour
}
board-vv-hand = main ({ $mark } constructible)
board-vv-supplied = { $source } ({ $resource })
board-dk-deck = { $day } de jour, { $night } de nuit
board-dk-boxes = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
board-dk-lair = { $taken ->
    [yes] { $later } PV ({ $first } déjà pris)
   *[no] { $first } PV, { $later } pour les autres
}
board-checked = cochée
board-phase-recruit = recrutement
board-phase-summon = convocation
board-phase-claim = Bonus de Royaume
board-phase-refill = remplissage
board-kv-tax = { $needs ->
    [0] { $gold } Or
   *[other] { $needs } tuiles → { $gold } Or
}
board-kv-monk = demande { $gold } Or
board-kv-column = { $up ->
    [0] { $jesters ->
        [0] –
       *[other] {""}
    }
   *[other] { $up }
}{ $jesters ->
    [0] {""}
    [1] {" "}+ Bouffon
   *[other] {" "}+ { $jesters } Bouffons
}{ $down ->
    [0] {""}
   *[other] {" "}({ $down } face cachée)
}{ $taxed ->
    [yes] {" "}· imposé
   *[no] {""}
}

## Les champs des plateaux

field-reward = récompense
field-power = pouvoir
field-own-roll = à votre lancer
field-others-roll = aux lancers des autres
field-role = rôle
field-remaining = reste
field-in-sight = PV visibles
field-captured = capturés
field-still-to-pay = reste à payer
field-statues-left = statues à venir

## Qui joue

who-me = moi
who-random = hasard
who-greedy = avide
who-easy = facile
who-medium = moyen
who-hard = difficile
who-master = maître
