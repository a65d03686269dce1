### Card Kingdoms, in English

game-title = Card Kingdoms
game-about = Roll two dice, wake your citizens, slay monsters and build domains. Every roll feeds everybody.

## Tokens, roles, areas, types

resource-gold = gold
resource-strength = strength
resource-magic = magic
token-gold = { $n } gold
token-strength = { $n } strength
token-magic = { $n } magic
token-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

role-worker = { $n ->
    [one] Worker
   *[other] { $n } Workers
}
role-soldier = { $n ->
    [one] Soldier
   *[other] { $n } Soldiers
}
role-shadow = { $n ->
    [one] Shadow
   *[other] { $n } Shadows
}
role-holy = { $n ->
    [one] Holy
   *[other] { $n } Holy
}

area-hills = Hills
area-ruins = Ruins
area-forest = Forest
area-valley = Valley
area-mountains = Mountains
area-swamp = Swamp
area-caverns = Caverns
area-barrens = Barrens

type-minion = Minion
type-beast = Beast
type-titan = Titan
type-boss = Boss

## What is asked

prompt-keep-duke = Which duke will you keep, in secret?
prompt-roll = Roll the dice.
prompt-change-dice = The dice show { $first } and { $second }: change one, or keep them?
prompt-harvest-choice = { $card }: what will you take?
prompt-harvest-exchange = Which exchanges will you make?
prompt-consolation = None of your citizens was activated: take one resource.
prompt-action = { $left ->
    [one] Your last action: slay, recruit, build or take one.
   *[other] Your first action: slay, recruit, build or take one.
}
prompt-attack = The monsters attack ({ $other ->
    [0] die { $die }
   *[other] dice { $die } and { $other }
}). What does the Dark Lord capture?
prompt-choose = { $card }: choose your reward.
prompt-exchange = { $card }: will you exchange?
prompt-free-citizen = { $card }: take a citizen free of charge.
prompt-rob = { $card }: whom will you rob?
prompt-raid = { $card }: from whom will you take a monster at random?
prompt-give-back = { $card }: return one of your cards to its stack?
prompt-extra-slay = { $card }: slay one more monster?
prompt-which-first = Which of your domains acts first?

## Moves

move-roll = Roll the dice
move-keep-dice = Keep { $first } and { $second }
move-keep-duke = Keep { $card }
move-decline = No, thank you
move-take = Take { $tokens }
move-slay = Slay the { $card } for { $price }
move-slay-nothing = Slay in column { $column }
move-recruit = Recruit the { $card } for { $price }
move-recruit-nobody = Recruit from stack { $stack }
move-build = Build { $card } for { $price }
move-build-nothing = Build in column { $column }
move-choose = { $effect }{ $times ->
    [1] {""}
   *[other] , { $times } times
}
move-choose-none = Option { $option }
move-exchange = { $card }: { $effect }{ $times ->
    [1] {""}
   *[other] , { $times } times
}
move-exchange-once = { $effect }
move-free = Take the { $card }
move-rob = Take { $tokens } from seat { $victim }
move-rob-reserve = Take { $resource } from the Reserve
move-raid = Take a monster from seat { $victim }
move-attack = Column { $column }: lose the { $card }
move-attack-nothing = Column { $column }: nothing is left, the kingdom falls
move-change-die = { $card }: turn the { $before } into a { $after }{ $gold ->
    [0] {""}
   *[other] {" "}for { $gold } gold
}
move-first = { $card } first
move-return = Return the { $card }

## Why not

why-empty = that stack is empty
why-too-dear = { $card } costs { $cost }, you have { $have }; { $more } more would do
why-no-strength = { $card } costs { $cost }, and at least 1 strength must be real; you have none
why-no-gold = { $card } costs { $cost }, and at least 1 gold must be real; you have none
why-only-magic = at least 1 { $token } of the price of { $card } must be real
why-roles = { $card } asks for more of your citizens: { $roles } are missing
why-not-yours = { $card } is not in your kingdom
why-used = { $card } was already used on this roll
why-too-dear-power = you cannot pay for { $card }
why-no-change = { $card } would not change this die
why-not-dealt = this duke was not dealt to you
why-not-free = { $card } is not among the citizens that are free now
why-own-seat = that is your own kingdom
why-no-seat = nobody sits there
why-nothing-to-take = there is nothing to take from that kingdom
why-not-given = { $card } cannot be returned by this card
why-no-exchange = { $card } has nothing to exchange on this roll
why-not-attacked = the monsters do not reach this card: choose one that glows

## What a part of the board waits for

when-dice = the dice are rolled once, at the beginning of your turn
when-die = a die is changed right after the roll, by a domain that can do so
when-token = a resource is taken as one of your two actions, after the harvest
when-monster = monsters are slain with one of your two actions, after the harvest
when-citizen = citizens are recruited with one of your two actions, after the harvest
when-domain = domains are built with one of your two actions, after the harvest
when-seat = something is taken from others only when one of your cards says so
when-duke = dukes are chosen once, before the first turn, and count at the end
when-own = your cards act by themselves when the dice or your actions call them; they are pressed only when one of them asks

## What happened

event-dukes-dealt = Seat { $seat } looks at two dukes.
event-dukes-dealt-own = You look at two dukes: { $one } and { $other }.
event-dukes-dealt-told = Seat { $seat } looks at two dukes: { $one } and { $other }.
event-duke-kept-own = You keep { $card }.
event-duke-kept-told = Seat { $seat } keeps { $card }.
event-duke-kept = Seat { $seat } has chosen a duke.
event-roll-off = Seat { $seat } rolls { $first } and { $second } for the first turn.
    .you = You roll { $first } and { $second } for the first turn.
event-first-player = Seat { $seat } begins.
    .you = You begin.
event-turn = — Turn { $turn }, seat { $seat } —
event-roll = Seat { $seat } rolls { $first } and { $second }.
    .you = You roll { $first } and { $second }.
event-die-changed = { $card } turns a { $before } into a { $after }.
event-gain = Seat { $seat } gains { $tokens } ({ $card }).
    .you = You gain { $tokens } ({ $card }).
event-exchange = Seat { $seat } exchanges { $paid } for { $tokens } ({ $card }).
    .you = You exchange { $paid } for { $tokens } ({ $card }).
event-consolation = Seat { $seat } takes 1 { $resource }, as nothing was activated.
    .you = You take 1 { $resource }, as nothing was activated.
event-take = Seat { $seat } takes 1 { $resource }.
    .you = You take 1 { $resource }.
event-slay = Seat { $seat } slays the { $card } for { $tokens }.
    .you = You slay the { $card } for { $tokens }.
event-recruit = Seat { $seat } recruits the { $card } for { $tokens }.
    .you = You recruit the { $card } for { $tokens }.
event-build = Seat { $seat } builds { $card } for { $tokens }.
    .you = You build { $card } for { $tokens }.
event-free-citizen = Seat { $seat } takes the { $card } free of charge ({ $by }).
    .you = You take the { $card } free of charge ({ $by }).
event-rob = Seat { $seat } takes { $amount } { $resource } from seat { $victim } ({ $card }).
    .you = You take { $amount } { $resource } from { $victim } ({ $card }).
    .yours = { $seat } takes { $amount } { $resource } from you ({ $card }).
event-raid = Seat { $seat } takes the { $card } from seat { $victim } ({ $by }).
    .you = You take the { $card } from { $victim } ({ $by }).
    .yours = { $seat } takes the { $card } from you ({ $by }).
event-return = Seat { $seat } returns the { $card } ({ $by }).
    .you = You return the { $card } ({ $by }).
event-uncover = { $card } is turned up.
event-exhausted = { $of ->
    [slay] No monster is left in the { $area }.
    [recruit] No { $card } is left.
    [mixed] No citizen for { $values } is left.
   *[build] No domain is left in column { $column }.
}
event-ending-averted = The end is averted for now: that condition no longer holds.
event-reopened = { $of ->
    [slay] There is a monster in the { $area } again.
    [recruit] There is a { $card } again.
    [mixed] There is a citizen for { $values } again.
   *[build] There is a domain in column { $column } again.
}
event-capture = The Dark Lord captures the { $card }.
event-dark-lord = The Dark Lord was { $card }.

## Why the game ends: each stands after a colon

cause-monsters = all monsters are slain
cause-domains = all domains are built
cause-exhausted = enough stacks are exhausted
cause-triggered = the end was brought about before
cause-overrun = a column stood empty when the monsters came

## Scores and verdicts

score-tokens = Point tokens
score-monsters = Monsters
score-domains = Domains
score-duke-worker = Duke: Workers
score-duke-soldier = Duke: Soldiers
score-duke-shadow = Duke: Shadows
score-duke-holy = Duke: Holy
score-duke-symbols = Duke: roles
score-duke-resources = Duke: resources
score-duke-citizens = Duke: citizens
score-duke-monsters = Duke: monsters
score-duke-titan = Duke: titans
score-duke-minion = Duke: minions
score-duke-beast = Duke: beasts
score-duke-boss = Duke: bosses
score-duke-domains = Duke: domains

tally-tokens = point { $n ->
    [one] token
   *[other] tokens
}
tally-duke-worker = { $n ->
    [one] Worker
   *[other] Workers
}
tally-duke-soldier = { $n ->
    [one] Soldier
   *[other] Soldiers
}
tally-duke-shadow = { $n ->
    [one] Shadow
   *[other] Shadows
}
tally-duke-holy = { $n ->
   *[other] Holy
}
tally-duke-symbols = of any role
tally-duke-resources = { $n ->
    [one] resource
   *[other] resources
}, by { $group ->
    [2] twos
    [3] threes
    [4] fours
   *[other] groups of { $group }
}
tally-duke-citizens = { $n ->
    [one] Citizen
   *[other] Citizens
}
tally-duke-monsters = { $n ->
    [one] Monster
   *[other] Monsters
}
tally-duke-titan = { $n ->
    [one] Titan
   *[other] Titans
}
tally-duke-minion = { $n ->
    [one] Minion
   *[other] Minions
}
tally-duke-beast = { $n ->
    [one] Beast
   *[other] Beasts
}
tally-duke-boss = { $n ->
    [one] Boss
   *[other] Bosses
}
tally-duke-domains = { $n ->
    [one] Domain
   *[other] Domains
}

score-duke = Duke
score-note-duke = secret until now
key-duke = the keep is the duke’s:
key-duke-resources = resources
row-domains = { $n } built
row-monsters = { $n } slain

tie-cards = cards

verdict-short-victory = Victory
verdict-short-defeat = Overrun
verdict-short-count-won = Victory
verdict-short-count-lost = Defeat

rival-name = Dark Lord

verdict-victory = Victory: every monster is slain.
verdict-defeat = Defeat: a column stood empty when the monsters came.
verdict-count-won = Victory: you outshine the Dark Lord.
verdict-count-lost = Defeat: the Dark Lord outshines you.

## What cards do

effect-gain = { $tokens }
effect-per = { $tokens } for { $what }
effect-or = { $one } or { $other }
effect-and = { $one } and { $other }
effect-exchange = pay { $pay } for { $tokens }
effect-free-citizen = a free citizen of your choice
effect-free-cost = a free citizen with a base cost of { $cost } or less
effect-free-role = a free { $role }
effect-free-role-cost = a free { $role } with a base cost of { $cost } or less
effect-free-named = a free { $card }
effect-rob = take { $tokens } from one opponent
effect-rob-up-to = take up to { $tokens } from one opponent
effect-raid = take a monster at random from one opponent, without its reward
effect-give-back-citizen = you may return one of your citizens to its stack for { $tokens }
effect-give-back-monster = you may return one of your monsters to its stack for { $tokens }
effect-extra-action = you may slay one more monster at once, at its normal cost
effect-set-die = pay { $pay } to turn one die to { $value }
effect-set-die-each = pay { $pay } for { $what } to turn one die to { $value }
effect-lower-die = lower one die by { $n }, not below 1
effect-no-surcharge = your citizens cost no more for those of the same name you own
effect-building-discount = your domains cost { $n } gold less

count-named = each { $card } you own
count-symbols = each role symbol ({ $roles }) on your citizens and domains
count-citizens-of-role = each { $role } among your citizens
count-monsters-of-area = each monster of the { $area } you have slain
count-monsters-of-type = each { $type } you have slain
count-citizens = each citizen you recruited
count-domains = each domain you own
count-monsters = each monster you have slain
count-resources = each group of { $group } resources you have left

text-active = On your roll: { $effect }.
text-passive = On others' rolls: { $effect }.
text-reward = Reward: { $effect }.
text-duke = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} for { $what }.
text-when-built = When built: { $effect }.
text-when-roll = Once in each of your Roll phases: { $effect }.
text-when-doubles = Whenever anybody's dice are or become a double: { $effect }.
text-when-actions-begin = At the start of your actions: { $effect }.
text-when-actions-end = At the end of your actions: { $effect }.
text-when-citizen-gained = Whenever you gain a citizen: { $effect }.
text-when-monster-slain = Whenever you slay a monster: { $effect }.
text-when-always = From now on: { $effect }.

## Starters

card-starter-peasant = Starter Peasant
card-starter-knight = Starter Knight

## Citizens

card-cleric = Cleric
card-monk = Monk
card-merchant = Merchant
card-blacksmith = Blacksmith
card-mercenary = Mercenary
card-alchemist = Alchemist
card-archer = Archer
card-wizard = Wizard
card-peasant = Peasant
card-knight = Knight
card-rogue = Rogue
card-thief = Thief
card-champion = Champion
card-warlord = Warlord
card-paladin = Paladin
card-priestess = Priestess
card-butcher = Butcher
card-miner = Miner

## Monsters

card-goblin = Goblin
card-goblin-mage = Goblin Mage
card-goblin-king = Goblin King
card-skeleton = Skeleton
card-flaming-skeleton = Flaming Skeleton
card-skeleton-king = Skeleton King
card-treant = Treant
card-bane-spider = Bane Spider
card-spider-queen = Spider Queen
card-owlbear = Owlbear
card-giant = Giant
card-troll = Troll
card-dire-bear = Dire Bear
card-orc-warrior = Orc Warrior
card-orc-chieftain = Orc Chieftain
card-gargoyle = Gargoyle
card-wraith = Wraith
card-witch-queen = Witch Queen
card-gelatinous-cube = Gelatinous Cube
card-basilisk = Basilisk
card-swamp-dragon = Swamp Dragon
card-kobolds = Kobolds
card-gold-golem = Gold Golem
card-red-dragon = Red Dragon

## Domains

card-foxgrove-palisade = Foxgrove Palisade
card-the-desert-orchid = The Desert Orchid
card-emerald-stronghold = Emerald Stronghold
card-pratchetts-plateau = Pratchett's Plateau
card-cathedral-of-st-aquila = Cathedral of St Aquila
card-darktide-harbour = Darktide Harbour
card-cloudriders-camp = Cloudrider's Camp
card-the-orb-of-urdr = The Orb of Urdr
card-rogues-landing = Rogue's Landing
card-blood-crow-army = Blood Crow Army
card-eye-of-asteraten = Eye of Asteraten
card-cutthroats-truce = Cutthroat's Truce
card-halfpenny-hill = Halfpenny Hill
card-shattered-hand = Shattered Hand
card-forgotten-sorrows = Forgotten Sorrows
card-watcher-on-the-water = Watcher on the Water
card-gargans-embrace = Gargan's Embrace
card-nest-of-the-weaver-witch = Nest of the Weaver Witch
card-palace-of-the-dawn = Palace of the Dawn
card-grimmwater-keep = Grimmwater Keep
card-the-violet-thorn = The Violet Thorn
card-purloiners-perch = Purloiner's Perch
card-golden-obelisk-of-nae = Golden Obelisk of Nae
card-monolith-of-ostendaar = Monolith of Ostendaar

## Dukes

card-cornelius = Cornelius the Dreamer
card-elsyn = El'syn, Saint of Shadows
card-elisium = Elisium the Allsmith
card-hrothgar = Hrothgar the Conqueror
card-isabella = Isabella the Righteous
card-lekzandr = Lekzand'r the Protector
card-node = Node, Master of Swords
card-reese = Reese the Firebrand
card-simon = Simon the Unclean
card-waryn = Waryn, Lord of Rogues

purse-strength = { resource-strength }
purse-magic = { resource-magic }
