game-title = Pig
game-about = Lancez autant que vous l’osez, et gardez avant qu’un 1 ne prenne tout.

option-goal = But
choice-goal-100 = 100 points
choice-goal-50 = 50 points

card-one = Un
card-two = Deux
card-three = Trois
card-four = Quatre
card-five = Cinq
card-six = Six
effect-worth = { $n ->
    [one] Met un point de côté.
   *[other] Met { $n } points de côté.
}
effect-loses = Perd tout ce qui était de côté.

move-roll = Lancer
move-hold = Garder { $aside }

prompt-turn = { $aside ->
    [0] Lancez le dé.
   *[other] { $aside } de côté. Relancer, ou garder ?
}

event-turn = C’est à { $seat } de jouer.
event-roll = { $seat } obtient { $die }.
event-lost = { $points ->
    [0] { $seat } perd son tour.
   *[other] { $seat } perd { $points }.
}
event-held = { $seat } garde { $points }.
event-game-over = La partie est finie.

why-roll-first = lancez au moins une fois avant de garder

score-banked = Gardé
field-goal = But
field-active = Au tour de
field-aside = De côté
field-face = Dernier lancer
field-banked = Gardé
