### Dice Kingdoms, in English

game-title = Dice Kingdoms
game-about = One throw for the whole table. Mark your castle and forest by day and by night.

## Guilds, dice, rewards

guild-holy = Holy
guild-worker = Worker
guild-shadow = Shadow
guild-soldier = Soldier

die-yellow = yellow
die-red = red
die-green = green
die-blue = blue

reward-nothing = nothing
reward-recruit = a recruit
reward-gold = gold
reward-road = a road box
reward-sentinel = a sentinel
reward-combat = a combat
reward-pedestal = a pedestal
reward-star = a star
reward-any = something

## What is asked

prompt-roll = Roll the six dice.
prompt-second-roll = Roll the black dice again for the second harvest.
prompt-strike = { $card }: what is struck? ({ $left } to go)
prompt-track-order = Which track will you fill first?
prompt-consolation = Your harvest checks no box: check one box on a track of your choice.
prompt-statue = You reached a pedestal: take a statue.
prompt-action = Recruit (yellow { $yellow }), fight (red { $red }) or build (green { $green }), with blue { $blue } or without.{ $no_blue ->
    [1] {" "}The blue die cannot be used this turn.
   *[0] {""}
}{ $no_powers ->
    [1] {" "}Domains have no power this turn.
   *[0] {""}
}
prompt-build-on = The road { $goal ->
    [none] at { $origin }
   *[other] between { $origin } and { $goal }
} forks: which way? ({ $left } { $left ->
    [one] box
   *[other] boxes
} left)
prompt-recruit = Recruit: check the next box of any citizen.
prompt-road = Road: check a box next to your roads.
prompt-combat = Combat: check the next box of any lair.
prompt-citizen-joins = A { $guild } citizen joins you: which one?

## Moves

move-roll = Roll the dice
move-roll-black = Roll the black dice
move-reset = Put the dice back as rolled (yellow { $yellow }, red { $red }, green { $green }, blue { $blue })
move-pass = No action this turn
move-track = { $guild } track: { $n ->
    [one] 1 check
   *[other] { $n } checks
}; the next box pays { $reward }
move-recruit = Recruit citizen { $value } ({ $guild }): the box pays { $reward }
move-citizen = Citizen { $value } ({ $guild }): the box pays { $reward }
move-statue = { $card }: { $text }
move-change = { $card }: the { $die } { $before } becomes { $after }
move-fight = Fight in { $card }, block { $block } ({ $values }): the box pays { $reward }, then 1 gold
move-combat = { $card }: the next box pays { $reward }
move-build = Build from box { $box } with { $value }{ $blue ->
    [1] {" "}(green and blue)
   *[0] {""}
}: { $n ->
    [one] 1 box
   *[other] { $n } boxes
}, paying { $rewards }
move-build-to = Build from box { $box } with { $value }{ $blue ->
    [1] {" "}(green and blue)
   *[0] {""}
}: { $n ->
    [one] 1 box
   *[other] { $n } boxes
}, paying { $rewards }, up to the domain { $card }
move-build-fork = Build from box { $box } with { $value }{ $blue ->
    [1] {" "}(green and blue)
   *[0] {""}
}: { $n ->
    [one] 1 box
   *[other] { $n } boxes
} to a fork, paying { $rewards }
move-road = Check box { $box }: it pays { $reward }
move-road-to = Check box { $box }: it pays { $reward } and reaches the domain { $card }
move-strike-domain = Lose the domain { $card }
move-strike-bridge = Lose { $card }
move-strike-lair = Lose the first value of { $card }
move-strike-citizen = Lose a box of citizen { $value } ({ $guild })
move-strike-track = { $card } track

## Why not

why-value = the { $die } die stands for { $value }{ $sum ->
    [0] {""}
   *[other] {" "}or, with blue, { $sum }
}; this takes { $wanted }
why-citizen-full = both boxes of citizen { $value } are checked
why-guild = citizen { $value } does not belong to the { $guild } guild
why-block-full = every box of this block is checked
why-lair-full = { $card } is complete
why-road-checked = box { $box } is checked already
why-road-struck = box { $box } was struck by an event
why-not-next-to = box { $box } is not next to your roads or domains
why-not-on-path = box { $box } does not continue this road
why-no-blue = the blue die cannot be used this turn
why-blue-useless = blue adds nothing here: the road from box { $box } ends before
why-not-rallied = you have not rallied { $card }
why-domain-struck = { $card } was struck by an event
why-used = { $card } was already used in this phase
why-no-powers = domains have no power this turn
why-no-change = a die never goes above 6 nor below 1; this one shows { $value }
why-must-act = one of the dice as rolled allows an action, so one must be made
why-not-changed = the dice are as they were rolled
why-owned = you own { $card } already
why-four-statues = you own four statues already
why-not-in-river = { $card } is not in the river
why-track-full = the { $guild } track is complete
why-not-activated = the harvest gives nothing on the { $guild } track
## What a part of the board waits for

when-dice = the dice are rolled once, at the beginning of a turn
when-die = a die is changed before your action, by a domain that you have rallied
when-track = tracks are filled by the harvest; you choose only their order, or one where the harvest gives you nothing
when-citizen = citizens are recruited with the yellow die of your action, or by a reward that lets you choose one
when-statue = a statue is taken when you reach a pedestal
when-lair = lairs are fought block by block with the red die of your action; a combat reward checks the next box of a whole lair
when-road = roads are built with the green die of your action, or by a reward that lets you check a box
when-domain = a domain is rallied by the road that reaches it; only an event strikes it
when-bridge = a bridge counts once a road leads over it; only an event strikes it

## What happened

event-first-player = Seat { $seat } begins.
    .you = You begin.
event-turn = — Turn { $turn }, seat { $seat } —
event-roll = Seat { $seat } rolls black { $first } and { $second }, yellow { $yellow }, red { $red }, green { $green }, blue { $blue }.
    .you = You roll black { $first } and { $second }, yellow { $yellow }, red { $red }, green { $green }, blue { $blue }.
event-roll-black = The black dice show { $first } and { $second }.
event-check = Seat { $seat } checks box { $box } of { $card }{ $reward ->
    [none] .
   *[other] {": "}{ $reward }.
}
    .you = You check box { $box } of { $card }{ $reward ->
        [none] .
       *[other] {": "}{ $reward }.
    }
event-road = Seat { $seat } checks a road box { $goal ->
    [none] at { $origin }
   *[other] between { $origin } and { $goal }
}{ $reward ->
    [none] .
   *[other] {": "}{ $reward }.
}
    .you = You check a road box { $goal ->
        [none] at { $origin }
       *[other] between { $origin } and { $goal }
    }{ $reward ->
        [none] .
       *[other] {": "}{ $reward }.
    }
event-lost = A check of seat { $seat } is lost: { $card } is complete.
    .you = A check of yours is lost: { $card } is complete.
event-consolation = Seat { $seat } harvests nothing and checks one box ({ $card }).
    .you = You harvest nothing and check one box ({ $card }).
event-rally = Seat { $seat } rallies the domain { $card }.
    .you = You rally the domain { $card }.
event-lair = Seat { $seat } completes { $card } for { $points } points.
    .you = You complete { $card } for { $points } points.
event-statue = Seat { $seat } takes { $card }.
    .you = You take { $card }.
event-river = { $card } is turned up.
event-die = { $card }: the { $die } { $before } becomes { $after }.
event-reset = The dice are put back as they were rolled.
event-recruit = Seat { $seat } recruits { $card }.
    .you = You recruit { $card }.
event-fight = Seat { $seat } fights in { $card }.
    .you = You fight in { $card }.
event-build = Seat { $seat } builds { $goal ->
    [none] at { $origin }
   *[other] between { $origin } and { $goal }
} with { $value }.
    .you = You build { $goal ->
        [none] at { $origin }
       *[other] between { $origin } and { $goal }
    } with { $value }.
event-no-action = Seat { $seat } has no action.
    .you = You have no action.
event-event = Event: { $card }. ({ $boats } { $boats ->
    [one] boat
   *[other] boats
} checked)
event-struck = Struck: { $card }.
event-struck-box = Struck: box { $box } of { $card }.
event-river-shrinks = The river goes under the deck; from now on it has { $size } cards.

## Why the game ends: each stands after a colon

cause-tracks = a player has three complete tracks
cause-trees = all twenty trees are checked

## Scores and verdicts

score-stars = Stars
score-domains = Domains
score-lairs = Lairs
score-statues = Statues

tally-stars-forest = in the forest
tally-stars-castle = in the castle
tally-lair-first = { $card }, as the first
tally-lair-later = { $card }, after others

row-domains = { $n } rallied
row-lairs = { $n } complete

tie-stars = stars

verdict-short-lost = The title is lost
verdict-short-watched = Kept, under watch
verdict-short-chamberlain = First Chamberlain
verdict-short-capital = Duke, and a capital

verdict-lost = You lose your title: the South needs another hand.
verdict-watched = You keep your title, but you are watched.
verdict-chamberlain = First Chamberlain of the South, but another castle becomes its capital.
verdict-capital = Duke! Your castle becomes the capital of the South.

## What cards do

text-statue-end = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} at the end for { $what }
text-statue-now = at once { $n } times { $reward }{ $stars ->
    [0] {""}
   *[other] ; at the end it counts as { $stars } stars
}
count-bridge = each complete bridge
count-domain = each domain you rallied
count-treasury = every { $n } checked boxes of the treasury
count-wall-star = each star checked on the wall walk
count-lair = each lair you completed
count-star = every { $n } checked stars
count-pedestal = each checked pedestal
count-holy = each checked Holy citizen
count-worker = each checked Worker citizen
count-shadow = each checked Shadow citizen
count-soldier = each checked Soldier citizen

text-step = Once in each of your actions: { $die } +1 or −1.
text-step-any = Once in each of your actions: +1 or −1 on any coloured die.
text-flip = Once in each of your actions: turn { $die } over, so that it shows 7 minus its value.
text-joins = At once: a { $guild } citizen joins you.
text-block = Accepts { $values }; its boxes pay { $rewards }.

text-strike-domain-own-die = { $n ->
    [one] Strike one of your domains that changes a die.
   *[other] Strike { $n } of your domains that change a die.
}
text-strike-domain-own = { $n ->
    [one] Strike one of your domains.
   *[other] Strike { $n } of your domains.
}
text-strike-domain-open = { $n ->
    [one] Strike a domain you have not rallied.
   *[other] Strike { $n } domains you have not rallied.
}
text-strike-bridge-open = { $n ->
    [one] Strike a bridge that is not complete.
   *[other] Strike { $n } bridges that are not complete.
}
text-strike-bridge-complete = { $n ->
    [one] Strike a complete bridge.
   *[other] Strike { $n } complete bridges.
}
text-strike-lair-open = { $n ->
    [one] Strike the first value of a lair that is not complete.
   *[other] Strike the first values of { $n } lairs that are not complete.
}
text-strike-citizen-checked = { $n ->
    [one] Strike a checked citizen box in the guild with most of them.
   *[other] Strike { $n } checked citizen boxes in the guild with most of them.
}
text-strike-citizen-free = { $n ->
    [one] Strike a free citizen box.
   *[other] Strike { $n } free citizen boxes, each in another guild.
}
text-strike-box-next = { $section }: { $n ->
    [one] strike the next free box that pays { $reward }.
   *[other] strike the next { $n } free boxes that pay { $reward }.
}
text-strike-box-last = { $section }: { $n ->
    [one] strike the last free box that pays { $reward }.
   *[other] strike the last { $n } free boxes that pay { $reward }.
}
text-river = The river goes under the deck; from now on it has { $n } cards.
text-this-turn = This turn: { $bans }.
text-otherwise = If that is not possible: { $text }
bans-no-blue = no blue die
bans-no-powers = no powers of domains
bans-no-second-harvest = no second harvest
word-largest-track = The incomplete track with most checks

## Sections of the sheets

word-wall-walk = wall walk
word-day = day
word-night = night
card-castle = Castle sheet
card-forest = Forest sheet
card-lairs = Lairs
card-holy = Holy
card-worker = Worker
card-shadow = Shadow
card-soldier = Soldier
card-treasury = Treasury
card-wall-walk = Wall walk
card-citizen-1 = Citizen 1
card-citizen-2 = Citizen 2
card-citizen-3 = Citizen 3
card-citizen-4 = Citizen 4
card-citizen-5 = Citizen 5
card-citizen-6 = Citizen 6
card-citizen-7 = Citizen 7
card-citizen-8 = Citizen 8
card-citizen-9-10 = Citizen 9/10
card-citizen-11-12 = Citizen 11/12
card-lair-1 = Lair 1
card-lair-2 = Lair 2
card-lair-3 = Lair 3
card-lair-4 = Lair 4
road-box = { $n } of the road { $goal ->
    [none] at { $origin }
   *[other] { $origin } – { $goal }
}
card-s1 = Start 1
card-s2 = Start 2
card-s3 = Start 3
card-s4 = Start 4
card-bridge-1 = Bridge 1
card-bridge-2 = Bridge 2
card-bridge-3 = Bridge 3
card-bridge-4 = Bridge 4
card-bridge-5 = Bridge 5
card-bridge-6 = Bridge 6
card-trees = Trees
card-boats = Boats

## Domains

card-yellow-step = Yellow ±1
card-red-step = Red ±1
card-green-step = Green ±1
card-blue-step = Blue ±1
card-yellow-flip = Turn yellow
card-red-flip = Turn red
card-green-flip = Turn green
card-blue-flip = Turn blue
card-any-step = Any die ±1
card-holy-joins = A Holy citizen joins
card-worker-joins = A Worker citizen joins
card-shadow-joins = A Shadow citizen joins
card-soldier-joins = A Soldier citizen joins

## Statues

card-statue-1 = Statue 1
card-statue-2 = Statue 2
card-statue-3 = Statue 3
card-statue-4 = Statue 4
card-statue-5 = Statue 5
card-statue-6 = Statue 6
card-statue-7 = Statue 7
card-statue-8 = Statue 8
card-statue-9 = Statue 9
card-statue-10 = Statue 10
card-statue-11 = Statue 11
card-statue-12 = Statue 12
card-statue-13 = Statue 13
card-statue-14 = Statue 14

## Events

card-usurper = Usurper
card-flood = Flood
card-emboldened-monsters = Emboldened Monsters
card-desertion = Desertion
card-hiring-freeze = Hiring Freeze
card-embezzlement = Embezzlement
card-undermined-wall = Undermined Wall
card-iconoclasts = Iconoclasts
card-guild-strike = Guild Strike
card-impassable-roads = Impassable Roads
