### King of the Valley, in English

game-title = King of the Valley
game-about = Walk your king across the valley, summon those you pass, and fill the castle’s columns.

## Words

slope-left = left
slope-right = right

place-jester = Jester as { $card }

several-queen = { $n ->
    [one] { $n } Queen
   *[other] { $n } Queens
}
several-duke = { $n ->
    [one] { $n } Duke
   *[other] { $n } Dukes
}
several-countess = { $n ->
    [one] { $n } Countess
   *[other] { $n } Countesses
}
several-knight = { $n ->
    [one] { $n } Knight
   *[other] { $n } Knights
}
several-peasant = { $n ->
    [one] { $n } Farmer
   *[other] { $n } Farmers
}
several-peasant-woman = { $n ->
    [one] { $n } Farmer's Wife
   *[other] { $n } Farmers' Wives
}
several-jester = { $n ->
    [one] { $n } Jester
   *[other] { $n } Jesters
}
several-monk = { $n ->
    [one] { $n } Monk
   *[other] { $n } Monks
}
several-sorcerer = { $n ->
    [one] { $n } Sorcerer
   *[other] { $n } Sorcerers
}
several-tax-collector = { $n ->
    [one] { $n } Tax Collector
   *[other] { $n } Tax Collectors
}

## What is asked

prompt-place-king = Where will your king stand at the start?
prompt-recruit = Recruit one subject from the hill for its price, or go on to the valley. You have { $gold } gold.
prompt-summon = { $again ->
    [0] Your king on { $square } walks in a line: take the tile he stops on, or two or three alike that he passes.
   *[other] The monk lets your king walk on from { $square }: take the tile he stops on, or two or three alike that he passes.
}
prompt-jester = Which subject does the Jester imitate, from now on?
prompt-tax = The Tax Collector gives { $gold } gold for { $needs } tiles of one type: which type?
prompt-turn-tiles = { $card }: { $keeping ->
    [yes] which tile stays face up? ({ $count } to choose)
   *[no] which tile is turned face down? ({ $count } to choose)
}
prompt-sorcerer = The Sorcerer: which subject of the hill will you take?
prompt-give = Which of your tiles will you give for the { $card }?
prompt-claim = Your realm is complete: claim { $gold } gold and a token worth { $renown } renown?
prompt-fill = From which slope is the valley filled? ({ $holes ->
    [one] one hole
   *[other] { $holes } holes
})

## Moves

move-king = { $square }, on the { $card }
move-king-empty = { $square }
move-recruit = Recruit the { $card } for { $gold } gold ({ $slope } slope, row { $row })
move-recruit-empty = The { $slope } slope, row { $row }
move-recruit-nobody = Recruit nobody
move-jester = The { $card }
move-summon = Take the { $card } on { $square }{ $coins ->
    [0] {""}
   *[other] {" "}and the { $coins } gold there
}
move-summon-monk = Pay the Monk on { $square } { $gold } gold and move again{ $coins ->
    [0] {""}
   *[other] ; take the { $coins } gold there
}
move-summon-sorcerer = Summon the Sorcerer on { $square } and exchange a tile with the hill{ $coins ->
    [0] {""}
   *[other] ; take the { $coins } gold there
}
move-summon-collector = Summon the Tax Collector on { $square }: { $gold } gold{ $needs ->
    [0] {""}
   *[other] {" "}for { $needs } tiles of one type
}{ $coins ->
    [0] {""}
   *[other] {" "}and the { $coins } gold there
}
move-group = Take { $tiles } on the way to { $square } ({ $taken }){ $coins ->
    [0] {""}
   *[other] {" "}and { $coins } gold there
}
move-group-leaving = Take { $tiles } on the way to { $square } ({ $taken }), leaving the one on { $left }{ $coins ->
    [0] {""}
   *[other] {" "}and take { $coins } gold there
}
move-tax = Tax { $tiles } for { $gold } gold
move-exchange = Take the { $card } ({ $slope } slope, row { $row })
move-give = Give the { $card }
move-turn = Turn down a { $card }
move-keep = Keep a { $card } face up
move-claim = Claim the realm with the { $card }: { $gold } gold and { $renown } renown
move-claim-nothing = Not now
move-fill = The { $slope } slope: { $tiles }
move-fill-one = { $card } to { $square }

## Why not

why-empty = there is no tile on { $square }
why-king-there = another king stands on { $square }
why-no-tile-on-hill = there is no tile in row { $row } of the { $slope } slope
why-specialist-on-hill = { $card } is a specialist: it acts only when it is summoned from the valley
why-too-dear = { $card } costs { $cost } gold, you have { $have }: { $more } more would do
why-first-turn = nobody recruits from the hill in their first turn; you may from your second one on
why-recruiting-over = recruiting comes before summoning; that phase is over
why-must-move = your king must move at least one space
why-no-line = { $square } is not in a straight line from { $start }
why-other-tile = { $card } lies on { $square }
why-king-on-tile = another king stands on { $square }: you may pass, not take
why-monk-gold = the Monk asks for { $cost } gold, you have { $have }
why-monk-leads-nowhere = your king could not summon anybody after this Monk
why-nothing-to-give = the Sorcerer needs a face-up tile in your castle
why-nobody-on-hill = there is no subject on the hill for the Sorcerer
why-tax-condition = the Tax Collector needs { $needs } face-up tiles of one type that you have not taxed yet
why-group-needs-two = a group is at least 2 tiles passed on the way; on the way to { $square } you could take { $count } ({ $tiles } would do)
why-group-stops-behind = { $tiles } can be taken, but then the king stops right behind the last of them, on { $square }
why-group-tax = you cannot meet the conditions of these Tax Collectors together
why-no-realm = a realm still lacks, face up: { $missing }
why-taxed = you have taxed the type { $card } already
why-too-few = you have { $tiles } face up, { $needs } are needed
why-needed-later = the type { $card } is needed for the next Tax Collector
why-not-face-up = you have no { $card } face up
## What a part of the board waits for

when-valley = tiles of the valley are summoned when your king walks, after recruiting
when-hill = subjects of the hill are recruited at the beginning of your turn, or taken by a Sorcerer
when-castle = tiles of your castle are asked for by a Tax Collector, a Sorcerer or a Jester, and when a realm is claimed
when-slope = a slope slides down at the end of your turn, to fill the holes of the valley

## What happened

event-first-player = Seat { $seat } begins.
    .you = You begin.
event-king-placed = Seat { $seat } places its king on { $square } ({ $card }).
    .you = You place your king on { $square } ({ $card }).
event-turn = — Turn { $turn }, seat { $seat } —
event-recruit = Seat { $seat } recruits the { $card } for { $gold } gold.
    .you = You recruit the { $card } for { $gold } gold.
event-jester = Seat { $seat } lets the Jester imitate: { $card }.
    .you = You let the Jester imitate: { $card }.
event-stuck = Seat { $seat } can summon nobody.
    .you = You can summon nobody.
event-summon = Seat { $seat } walks from { $start } to { $square } and summons the { $card }.
    .you = You walk from { $start } to { $square } and summon the { $card }.
event-monk = Seat { $seat } walks from { $start } to { $square }, leaves { $gold } gold with the Monk and moves again.
    .you = You walk from { $start } to { $square }, leave { $gold } gold with the Monk and move again.
event-summon-group = Seat { $seat } walks from { $start } to { $square } and summons { $count } on the way: { $card }.
    .you = You walk from { $start } to { $square } and summon { $count } on the way: { $card }.
event-taken = { $card } comes from { $square }.
event-gold-found = Seat { $seat } finds { $gold } gold on { $square }.
    .you = You find { $gold } gold on { $square }.
event-tax-free = Seat { $seat } receives { $gold } gold ({ $card }).
    .you = You receive { $gold } gold ({ $card }).
event-tax = Seat { $seat } taxes { $count } tiles ({ $card }) for { $gold } gold.
    .you = You tax { $count } tiles ({ $card }) for { $gold } gold.
event-turned = { $card } is turned face down.
event-exchange = Seat { $seat } takes the { $card } from the hill (Sorcerer).
    .you = You take the { $card } from the hill (Sorcerer).
event-given = The { $card } goes to the hill in its place.
event-realm = Seat { $seat } claims a realm: { $gold } gold and a token worth { $renown } renown.
    .you = You claim a realm: { $gold } gold and a token worth { $renown } renown.
event-fill = { $card } slides from the { $slope } slope to { $square }.
event-enter = { $card } comes to the hill ({ $slope } slope, row { $row }).

## Why the game ends: each stands after a colon

cause-hill = the hill cannot be filled any more
cause-idle = nothing has changed for a whole round

## Scores

score-influence = Influence
score-orders = Orders
score-couples = Couples
score-gold = Gold
score-realm = Kingdom tokens

tally-couples = { $n ->
    [one] couple
   *[other] couples
}
tally-gold = gold
tally-realm = kingdom { $n ->
    [one] token
   *[other] tokens
}

row-influence = { $n ->
    [one] one subject
   *[other] { $n } subjects
}

tie-influence = influence

## What tiles do

text-queen = Influence { $n }.
text-duke = Influence { $n }.
text-countess = Influence { $n }.
text-knight = Influence { $n }; 3, 4 or 5 Knights of one order bring a bonus.
note-order = The printed game tells its four orders apart by colour and sign; their names are ours.
text-peasant = Influence { $n }; each couple of a Farmer and a Farmer's Wife brings a bonus.
text-peasant-woman = Influence { $n }; each couple of a Farmer and a Farmer's Wife brings a bonus.
text-jester = Imitates one subject, for realms and taxes; influence { $n } at the end.
text-monk = Leave { $gold } gold on his space and move your king again.
text-sorcerer = Exchange one of your face-up tiles for a subject of the hill, free of charge.
text-tax = Turn { $needs } face-up tiles of one type face down and receive { $gold } gold; each type once.
text-tax-free = Receive { $gold } gold.
text-pile = { $n } in pile { $pile }.
text-pile-use = Tiles with the back { $pile }.
text-row = A subject in row { $row } of either slope costs { $gold } gold.
text-value-start = Gold of each player at the start.
text-value-realm = What a realm of five different influence values brings: gold at once, renown at the end.
text-value-order = Renown for three, four or five Knights of one order.
text-value-couple = Renown for each couple of a Farmer and a Farmer's Wife.
text-value-coins = The coins of the bank, of 1, 5 and 10 gold; it never runs out.
text-value-tokens = Tokens in the box; they never run out.

## Tiles

card-queen = Queen
card-duke = Duke
card-countess = Countess
card-knight = Knight
card-knight-lily = Knight of the Lily
card-knight-moon = Knight of the Moon
card-knight-tower = Knight of the Tower
card-knight-acorn = Knight of the Acorn
card-peasant = Farmer
card-peasant-woman = Farmer's Wife
card-jester = Jester
card-monk = Monk
card-sorcerer = Sorcerer
card-tax-collector = Tax Collector
card-tax-collector-1 = Tax Collector No. 1
card-tax-collector-2 = Tax Collector No. 2
card-tax-collector-3 = Tax Collector No. 3
card-tax-collector-4 = Tax Collector No. 4
card-tax-collector-5 = Tax Collector No. 5
card-tax-collector-6 = Tax Collector No. 6
card-tax-collector-7 = Tax Collector No. 7
card-tax-collector-8 = Tax Collector No. 8

card-row-1 = Row 1 (lowest)
card-row-2 = Row 2
card-row-3 = Row 3
card-row-4 = Row 4
card-row-5 = Row 5
card-row-6 = Row 6 (top)
card-pile-1 = Pile I
card-pile-2 = Pile II
card-pile-3 = Pile III
card-start = Start
card-realm = Realm
card-order = Order
card-couple = Couple
card-coins = Coins
card-tokens = Tokens

word-mix = tiles by pile
word-hill = hill
word-needs = needs
word-gives = gives

purse-vp = influence
purse-realms = realm tokens
purse-renown = renown
