game-title = Pig
game-about = Roll as often as you dare, and hold before a 1 takes it all.

option-goal = Goal
choice-goal-100 = 100 points
choice-goal-50 = 50 points

card-one = One
card-two = Two
card-three = Three
card-four = Four
card-five = Five
card-six = Six
effect-worth = { $n ->
    [one] Puts one point aside.
   *[other] Puts { $n } points aside.
}
effect-loses = Loses all that was put aside.

move-roll = Roll
move-hold = Hold { $aside }

prompt-turn = { $aside ->
    [0] Roll the die.
   *[other] { $aside } put aside. Roll again, or hold?
}

event-turn = { $seat } is to play.
event-roll = { $seat } rolls { $die }.
event-lost = { $points ->
    [0] { $seat } loses the turn.
   *[other] { $seat } loses { $points }.
}
event-held = { $seat } holds { $points }.
event-game-over = The game is over.

why-roll-first = roll at least once before you hold

score-banked = Held
field-goal = Goal
field-active = In turn
field-aside = Put aside
field-face = Last roll
field-banked = Held
