game-title = Pebbles
game-about = Take pebbles, hide a gem.

area-hill = The Hill

card-ruby = Ruby
card-opal = Opal
card-cats-eye = Cat's Eye
effect-pebbles = Gain { $number } pebbles.

move-be = { $number ->
    [0] Be shy
   *[other] Be bold
}
move-take = Take { $number ->
    [one] one pebble
   *[other] { $number } pebbles
}
move-dig = Dig for pebbles

prompt-choose = You hold the { $card }. Bold or shy?
prompt-turn = { $pile } pebbles are left. How many do you take?

event-gem = Seat { $seat } gets a gem.
event-gem-own = Seat { $seat } gets the { $card }.
event-chosen = Seat { $seat } has chosen.
event-dig = Seat { $seat } digs and rolls { $die }.
event-take = Seat { $seat } takes { $number }.

why-few = only { $pile } are left

score-pebbles = Pebbles
score-gem = Gem
verdict-rich = You are rich.
verdict-poor = You are poor.
