### Villages, in English

game-title = Villages
game-about = Lead an action and the others may follow. Raise a village from cards that are field, stone or house.

## Words

word-food = food
word-wood = wood
word-stone = stone
word-magic = magic
word-wild = any resource
word-castle = castle
word-nothing = nothing
word-harvest = Harvest
word-develop = Develop
word-build = Build
word-recruit = Recruit
word-tax = Tax
word-worker = Worker
word-soldier = Soldier
word-shadow = Shadow
word-holy = Holy
word-vp = points
word-adventurer-deck = adventurers left
word-piles = piles
word-castles = Castles
word-buildings = Buildings
word-adventurers = Adventurers

resources-food = { $n } food
resources-wood = { $n } wood
resources-stone = { $n } stone
resources-magic = { $n } magic

types-worker = { $n ->
    [one] Worker
   *[other] { $n } Workers
}
types-soldier = { $n ->
    [one] Soldier
   *[other] { $n } Soldiers
}
types-shadow = { $n ->
    [one] Shadow
   *[other] { $n } Shadows
}
types-holy = { $n ->
    [one] Holy
   *[other] { $n } Holy
}

## What is asked

prompt-lead = Your turn: lead Harvest, Develop, Build, Recruit or Tax.
prompt-follow = Seat { $leader } leads { $action }: will you follow?
prompt-draw = { $left ->
    [one] Draw a card. From where?
   *[other] Draw { $left } cards, one at a time. From where?
}
prompt-discard = { $why ->
    [2] Your hand holds more than 8 cards: discard { $left }.
    [1] Discard { $left ->
        [one] a card
       *[other] { $left } cards
    } for the power.
   *[0] Discard { $left ->
        [one] a card
       *[other] { $left } cards
    } to develop another.
}
prompt-remove = { $left ->
    [one] Remove a card from the game.
   *[other] Remove { $left } cards from the game.
}
prompt-resource = Which card will you develop as a resource?
prompt-pay = { $left ->
    [0] { $card } is paid. Build it?
    [one] Paying for { $card }: one more resource.
   *[other] Paying for { $card }: { $left } more resources.
}
prompt-powers = Which power will you use?
prompt-rob = { $card }: from whom will you take { $what }?

## Moves

move-harvest-lead = Harvest: draw 3 cards
move-harvest-follow = Follow Harvest: draw a card
move-harvest-alone = Harvest: draw 3 cards, up to 8 in hand
move-tax-lead = Tax: take 1 gold and draw a card
move-tax-follow = Follow Tax: draw a card
move-tax-alone = Tax: remove a card to take 1 gold
move-develop-lead = Develop: discard a card to develop another
move-develop-follow = Follow Develop: discard 2 cards to develop another
move-develop-alone = Develop: remove a card to develop another
move-develop = Develop { $card } as { $resource }
move-build = Build { $card } for { $cost } ({ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
})
move-recruit = Recruit the { $card } for { $gold } gold ({ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
})
move-decline = Don't follow
move-done = Use no more powers
move-confirm = Pay and build
move-back = Build something else
move-back-source = Take back: { $source }
move-draw = Draw { $card } from pile { $pile }
move-draw-deck = Draw from the deck
move-draw-empty = Draw from pile { $pile }
move-discard = Discard { $card } onto pile { $pile } (over { $below })
move-remove = Remove { $card } from the game
move-coin = A coin on your own { $resource }
move-coin-castle = A coin on your castle, for any resource
move-coin-from = A coin on the { $resource } of seat { $owner }, who will keep it
move-use = { $card }: { $effect }
move-rob = Take from seat { $victim }
move-rob-cards = Take { $n ->
    [one] a card
   *[other] { $n } cards
} from the hand of seat { $victim }
move-rob-gold = Take { $n } gold from seat { $victim }

## Why not

why-other-action = only { $action } can be followed now
why-not-in-hand = { $card } is not in your hand
why-already-built = { $card } is in your village already
why-too-few-coins = { $card } costs { $n } resources, a coin each; you have { $have }: { $more } more would do
why-cannot-pay = { $card } costs { $cost }; your { $have ->
    [one] { $have } coin
   *[other] { $have } coins
}, the resources without a coin and your powers cannot supply that
why-not-in-row = { $card } is not in the row of adventurers
why-requirement = { $card } asks for more buildings in your village: { $types }
why-recruit-gold = recruiting { $card } costs { $price } gold, you have { $have }: { $more } more would do
why-develop-first = choose the action Develop first, and pay for it
why-develop-cards = this takes { $n } cards in hand, you have { $have }
why-tax-hand = a card must be removed for it, and your hand is empty
why-deck-empty = the deck is empty
why-pile-empty = pile { $pile } is empty
why-all-paid = all is paid: confirm, or take something back
why-no-coin = you have no coin left
why-castle-used = a coin lies on your castle already
why-own-seat = that is your own seat
why-no-seat = there is no seat { $owner } in this game
why-not-needed = { $card } needs no more { $resource }
why-no-resource = there is no { $resource } without a coin
why-source-blocks = with this the rest could not be paid
why-not-yours = { $card } is not in your village
why-after-action = { $card } works only after the action
why-used = { $card } was already used in this action
why-only-for = { $card } helps only to build a { $type } building
why-power-cards = { $card } costs { $n ->
    [one] a card
   *[other] { $n } cards
} from your hand
why-arrived = { $card } has only just arrived; it works from the next action on
why-instant-over = { $card } worked only when it arrived
why-other-moment = { $card } does not work in this action
why-no-effect = { $card } would bring nothing now
why-nothing-to-take = there is nothing to take from that seat
## What a part of the board waits for

when-action = an action is led at the beginning of your turn, or followed when another leads it
when-pile = a card is drawn from a pile when an action or a power lets you draw
when-deck = a card is drawn from the deck when an action or a power lets you draw
when-seat = your coins go onto the resources of others while you pay for a building; they are robbed only by a power
when-own = coins are laid on your resources while you pay for a building; powers are used when they are asked for
when-hand = cards of your hand are built, developed or discarded when an action asks for one
when-row = adventurers are recruited with the action Recruit

## What happened

event-first-player = Seat { $seat } begins.
    .you = You begin.
event-dealt = Seat { $seat } is dealt a card.
event-dealt-own = You are dealt { $card }.
event-dealt-told = Seat { $seat } is dealt { $card }.
event-turn = — Turn { $turn }, seat { $seat } —
event-replenish = Seat { $seat } takes back { $gold } gold.
    .you = You take back { $gold } gold.
event-replenish-alone = Seat { $seat } takes back { $gold } gold; { $slid } more will come back next turn.
    .you = You take back { $gold } gold; { $slid } more will come back next turn.
event-lead = Seat { $seat } leads { $action }.
    .you = You lead { $action }.
event-follow = Seat { $seat } follows.
    .you = You follow.
event-decline = Seat { $seat } does not follow.
    .you = You do not follow.
event-draw = Seat { $seat } draws a card from the deck.
event-draw-own = You draw { $card } from the deck.
event-draw-told = Seat { $seat } draws { $card } from the deck.
event-draw-open = Seat { $seat } draws { $card } from pile { $pile }.
    .you = You draw { $card } from pile { $pile }.
event-refill = { $card } is turned up on pile { $pile }.
event-discard = Seat { $seat } discards { $card } onto pile { $pile }.
    .you = You discard { $card } onto pile { $pile }.
event-remove = Seat { $seat } removes { $card } from the game.
    .you = You remove { $card } from the game.
event-develop = Seat { $seat } develops { $card } as a resource.
    .you = You develop { $card } as a resource.
event-pay = Seat { $seat } pays for { $card }.
    .you = You pay for { $card }.
event-coin = Seat { $seat } puts a coin on the { $on } of seat { $owner }.
    .you = You put a coin on the { $on } of { $owner }.
    .you-own = You put a coin on your own { $on }.
    .yours = { $seat } puts a coin on your { $on }.
    .own = { $seat } puts a coin on their own { $on }.
event-use = Seat { $seat } uses { $card }.
    .you = You use { $card }.
event-build = Seat { $seat } builds { $card }.
    .you = You build { $card }.
event-recruit = Seat { $seat } recruits the { $card } for { $gold } gold.
    .you = You recruit the { $card } for { $gold } gold.
event-row = { $card } joins the row of adventurers.
event-tax = Seat { $seat } takes { $gold } gold.
    .you = You take { $gold } gold.
event-gain = Seat { $seat } gains { $gold } gold ({ $card }).
    .you = You gain { $gold } gold ({ $card }).
event-steal-gold = Seat { $seat } takes { $gold } gold from seat { $victim } ({ $card }).
    .you = You take { $gold } gold from { $victim } ({ $card }).
    .yours = { $seat } takes { $gold } gold from you ({ $card }).
event-steal-card = Seat { $seat } takes a card from the hand of seat { $victim }.
    .you = You take a card from the hand of { $victim }.
    .yours = { $seat } takes a card from your hand.
event-steal-card-own = You take { $card } from the hand of seat { $victim }.
event-steal-card-told = Seat { $seat } takes { $card } from the hand of seat { $victim }.
event-lose-card = Seat { $seat } loses a card to seat { $thief }.
    .you = You lose a card to { $thief }.
    .yours = { $seat } loses a card to you.
event-lose-card-own = You lose { $card } to seat { $thief }.
event-lose-card-told = Seat { $seat } loses { $card } to seat { $thief }.

## Why the game ends: each stands after a colon

cause-target = a village has reached its full size
cause-deck = the deck of buildings is empty
cause-idle = nothing has moved for two rounds

## Scores and verdicts

score-buildings = Buildings
score-adventurers = Adventurers
score-powers = Powers
score-gold = Gold

tally-gold-hand = in hand
tally-gold-cards = on cards

row-buildings = { $n } built
row-adventurers = { $n } joined

tie-village = cards in the village
tie-gold = gold
tie-resources = resources

verdict-short-imperator = Imperator
verdict-short-architect = Architect
verdict-short-boastful-mayor = Boastful Mayor
verdict-short-backwater = Backwater
verdict-short-pothole = Pothole

verdict-imperator = Rank 1 of 5: Imperator.
verdict-architect = Rank 2 of 5: Architect.
verdict-boastful-mayor = Rank 3 of 5: boastful Mayor.
verdict-backwater = Rank 4 of 5: Backwater.
verdict-pothole = Rank 5 of 5: Pothole.

## What cards do

effect-gold = { $n } gold
effect-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
effect-draw-per = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
} for { $what }
effect-steal-cards = take { $n ->
    [one] a card
   *[other] { $n } cards
} at random from the hand of one opponent
effect-steal-gold = take { $n } gold from one opponent
effect-resource = { $resource }, without a coin
effect-resource-for = { $resource }, without a coin, for a { $type } building
effect-vp-per = { $n ->
    [one] a point
   *[other] { $n } points
} for { $what }
effect-per = { $effect } for { $what }
effect-and = { $one } and { $other }
effect-discard = discard { $n ->
    [one] a card
   *[other] { $n } cards
} for: { $effect }

count-worker-building = each Worker building in your village
count-soldier-building = each Soldier building in your village
count-shadow-building = each Shadow building in your village
count-holy-building = each Holy building in your village
count-adventurer = each adventurer in your village

text-castle = Any resource for one coin, for its owner alone.
note-harbor = The rulebooks differ: the French one names Shadow, the Persian one Soldier. Ours follows the French one.
text-when-harvest = Harvest: { $effect }.
text-when-develop = Develop: { $effect }.
text-when-build = Build: { $effect }.
text-when-recruit = Recruit: { $effect }.
text-when-tax = Tax: { $effect }.
text-when-instant = Once, when it arrives: { $effect }.
text-when-end = At the end: { $effect }.

## Castles

card-castle-red = Red Castle
card-castle-blue = Blue Castle
card-castle-green = Green Castle
card-castle-yellow = Yellow Castle
card-castle-purple = Purple Castle

## Buildings

card-farm = Farm
card-tannery = Tannery
card-workshop = Workshop
card-windmill = Windmill
card-tavern = Tavern
card-blacksmith = Blacksmith
card-brewery = Brewery
card-trading-post = Trading Post
card-market-square = Market Square
card-watch-post = Watch Post
card-barracks = Barracks
card-guard-tower = Guard Tower
card-armory = Armory
card-keep = Keep
card-bastion = Bastion
card-training-grounds = Training Grounds
card-gatehouse = Gatehouse
card-citadel = Citadel
card-hideout = Hideout
card-witchs-hut = Witch's Hut
card-catacombs = Catacombs
card-harbor = Harbor
card-black-market = Black Market
card-poachers-camp = Poacher's Camp
card-wizards-tower = Wizard's Tower
card-gambling-den = Gambling Den
card-thieves-den = Thieves' Den
card-shrine = Shrine
card-chapel = Chapel
card-herb-garden = Herb Garden
card-fountain = Fountain
card-monastery = Monastery
card-cathedral = Cathedral
card-oracle = Oracle
card-arcane-library = Arcane Library
card-temple = Temple

## Adventurers

card-paladin = Paladin
card-rogue = Rogue
card-thief = Thief
card-bard = Bard
card-ranger = Ranger
card-enchantress = Enchantress
card-knight = Knight
card-necromancer = Necromancer
card-guildmaster = Guildmaster
card-high-priestess = High Priestess
card-warlord = Warlord
card-cleric = Cleric
card-archmage = Archmage
card-inquisitor = Inquisitor
card-merchant-prince = Merchant Prince
card-champion = Champion
