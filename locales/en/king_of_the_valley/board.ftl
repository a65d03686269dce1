### King of the Valley: words of its board, in English

kv-board = Hill and valley
kv-hill = Hill
kv-valley = Valley
kv-castle = your castle
tile-tax-collector = Tax Collector
kv-others = Other players
kv-left-in-pile = { $n } left
kv-pile-empty = empty
kv-row-price = Row { $row }
kv-empty = empty until the refill
kv-king-of = { $name }’s king
kv-king-would = your king would stand here
kv-group = a group of { $n } can be taken on the way
kv-tiles-of-one-kind = { $n } tiles of one type
kv-column = { $name }: { $up } face up, { $down } face down
kv-taxed = taxed
kv-first = first player
kv-round = Round { $n }
kv-left-in-hill = { $n ->
    [one] { $n } tile in the piles
   *[other] { $n } tiles in the piles
}
kv-tokens = realms
kv-influence = influence
kv-orders = Orders
kv-next-realm = Next realm
kv-realm-complete = complete
kv-order-lily = Order of the Lily
kv-order-moon = Order of the Moon
kv-order-tower = Order of the Tower
kv-order-acorn = Order of the Acorn
kv-slides-in = then slides in: { $tiles }
kv-slope-left = Fill from the left slope
kv-slope-right = Fill from the right slope
kv-subject = Subject
kv-specialist = Specialist
kv-gold-lies = { $n } gold lies here
kv-price = { $n } gold from the hill
phase-recruit = Hill
phase-summon = Valley
phase-claim = Realm
phase-refill = Refill
phase-done = done
phase-now = now

place-valley = { $id }
kv-face-up = Face up
kv-face-down = Face down

## What can be chosen before a game

option-partial-groups = A group of which only a part can be taken
    .why = If yes, you take as many of a group as can be used, at least two.
option-jester-couples = A Jester makes a couple
    .why = If yes, it stands in for the half that is missing at the end.
option-hill-refill = Filling the hill
    .why = When both slopes are short of tiles.
choice-hill-refill-slope-by-slope = One slope, then the other
choice-hill-refill-alternate = Slopes in turn
