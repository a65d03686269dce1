### The board of Dice Kingdoms in the browser, in English

## The bar

dk-round = Round { $n }
dk-full-tracks = Full tracks { $n } of 3
dk-turn-of = Turn { $n } of { $of }

## The sheets

dk-castle-of = Castle sheet of { $name }
dk-forest-of = Forest sheet of { $name }
dk-forest = The forest
dk-map = Road map
dk-leaves = Leaves
dk-leaf-castle = Castle
dk-leaf-forest = Forest
dk-leaf-lairs = Lairs
dk-leaf-statues = Statues
dk-leaf-busy = there is something to do here
dk-mini-map = Move to another part of the map
dk-nearer = Nearer
dk-farther = Farther
dk-key = What boxes pay
dk-key-recruit = citizen
dk-key-gold = gold
dk-key-road = road
dk-key-sentinel = wall
dk-key-combat = lair
dk-key-pedestal = statue
dk-key-star = point
dk-citizen-spot = Citizen { $value }, { $guild }: { $n } of { $of } checked; the next box pays { $reward }
dk-track-spot = { $guild } track: { $n } of { $of } checked; the next box pays { $reward }
dk-keep-says = Treasury: { $treasury } of { $treasury_of } checked. Wall walk: { $wall } of { $wall_of } checked.
dk-road-spot = Road, box { $box }, { $state ->
    [checked] checked
   *[free] free
}; pays { $reward }
dk-roads-say = Road boxes checked: { $n }.
dk-domain-spot = { $name }, { $state ->
    [rallied] rallied
   *[open] not rallied
}
dk-lair-spot = { $name }: { $first } points for the first, { $later } later
dk-block-spot = { $name }, block { $range }: { $n } of { $of } checked
dk-boxes = { $n ->
    [one] 1 box
   *[other] { $n } boxes
}

## The pencilled road

dk-ink = Ink the road
dk-add-blue = Add blue: { $n }
dk-leave-blue = Leave blue out: { $n }

## Dice

dk-dice = Dice
dk-dice-rest = The dice rest
dk-sum = sum
dk-your-harvest = Your harvest
dk-die = { $verb } with { $die } { $value }{ $changed ->
    [0] {""}
   *[other] , rolled { $changed }
}
dk-verb-yellow = Recruit
dk-verb-red = Fight
dk-verb-green = Build
dk-verb-blue = Add
dk-was = was { $n }
dk-values = { $n } or { $sum }
dk-powers = Powers over this die

## Statues

dk-river = Statue river
dk-day-left = day cards left
dk-night-left = night cards left
dk-at-once = now
dk-pedestals = Your statues
dk-free-pedestal = free pedestal
dk-per-bridge = / bridge
dk-per-domain = / domain
dk-per-treasury = / { $n } gold
dk-per-wall-star = / wall star
dk-per-lair = / lair
dk-per-star = / { $n } stars
dk-per-pedestal = / pedestal
dk-per-holy = / Holy
dk-per-worker = / Worker
dk-per-shadow = / Shadow
dk-per-soldier = / Soldier
dk-per-recruit = { $n } recruits
dk-per-combat = { $n } combats
dk-per-gold = { $n } gold

## Everybody

dk-desk = Dice and statues
dk-others = The other lordships
dk-your-lordship = Your lordship
dk-harvest = Harvest
dk-no-check-yet = nothing yet
dk-consoled = nothing woke: one box of choice

## Alone

dk-solo = The season
dk-no-event = Doubles of the black dice bring an event. None has come yet.
dk-rank = As it stands: { $rank }
dk-rank-capital = your castle becomes the capital
dk-rank-chamberlain = First Chamberlain
dk-rank-watched = you keep your title
dk-rank-lost = your title is lost

## The reader

dk-kind-domains = Domain
dk-kind-statues = Statue
dk-kind-lairs = Lair
dk-kind-events = Event
dk-kind-citizens = Citizen
dk-kind-tracks = Track
dk-about-citizen = When a black die, or the sum of both, shows this value, each checked box checks one box of the { $guild } track.
dk-about-track = Filled by the harvest, from left to right and row by row. Whoever completes three tracks brings the last round.
dk-place-reconstructed = Place on the map reconstructed
dk-boxes-reconstructed = Boxes reconstructed

## The chronicle: a chain is one line

chronicle-check = { $card } no. { $box }{ $reward ->
    [none] {""}
   *[other] {" "}({ $reward })
}
chronicle-checks = { $seat } checks { $gains }.
    .you = You check { $gains }.
chronicle-road = { $reward ->
    [none] {""}
   *[other] { $reward }
}
chronicle-roads = { $seat } builds { $count } boxes { $goal ->
    [none] at { $origin }
   *[other] to { $goal }
}{ $gains ->
    [none] .
   *[other] {": "}{ $gains }.
}
    .you = You build { $count } boxes { $goal ->
        [none] at { $origin }
       *[other] to { $goal }
    }{ $gains ->
        [none] .
       *[other] {": "}{ $gains }.
    }

## What can be chosen before a game

option-pedestals = Pedestals
choice-pedestals-near = Places within reach
    .why = A statue is within reach of most kingdoms.
choice-pedestals-standard = Late places
    .why = As on the first sheets of this table: few statues are taken.
choice-pedestals-early = A little later
    .why = The last two lie a little further on.
option-harvest-order = Order of the tracks
    .why = In which order the tracks of a harvest are filled: one may lead to another.
choice-harvest-order-chosen = Each chooses
choice-harvest-order-fixed = Always the same
option-statue-chain = A pedestal reached by a statue
    .why = When a statue takes you to a pedestal, its own statue …
choice-statue-chain-next-pass = waits for the next pass
choice-statue-chain-at-once = pays at once
option-joining-citizen = Where a joining citizen goes
    .why = In which section of its guild.
choice-joining-citizen-chosen = Each chooses
choice-joining-citizen-leftmost = The leftmost place

usual-offer = Always harvest the usual way
usual-holds = Harvesting the usual way
usual-end = Press to be asked again

dice-of = { $name }’s dice
dice-own = Your dice
dice-roll = The dice are rolling
