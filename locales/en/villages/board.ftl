### Villages: words of its board, in English

role-worker = Worker
role-soldier = Soldier
role-shadow = Shadow
role-holy = Holy

## The table

vv-others = Other villages
vv-frame = Adventurers and buildings
vv-piles = Building piles
vv-in-pile = { $n ->
    [one] a single card in pile { $pile }
   *[other] { $n } cards in pile { $pile }
}
vv-pile-empty = empty
vv-nobody = nobody
vv-lacking = (lacking)
vv-lay-here = Discard here
vv-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
vv-takes = takes from an opponent
vv-no-power = no power
vv-developed = Developed:
vv-in-bank = gold in the bank
vv-removed = cards removed from the game
vv-ends-at = Ends at { $n } built
vv-ends-deck = { $n ->
    [0] The last turn
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}

## The action card

vv-action-card = Action card
vv-lead = lead
vv-follow = follow
vv-just-build = just build
vv-order = Order of this turn
vv-order-you = you, now
vv-order-chooses = chooses
vv-order-leads = leads
vv-order-follows = now
vv-order-followed = followed
vv-order-declined = declined
vv-order-passed = could not
vv-order-waits = then
vv-seat-chooses = chooses an action
vv-seat-leads = leads { $action }
vv-seat-follows = may follow { $action }
vv-seat-followed = followed { $action }
vv-seat-declined = did not follow
vv-seat-passed = could not follow
vv-seat-waits = may follow later

## The actions, where there is little room

vv-short-harvest = Harvest
vv-short-develop = Develop
vv-short-build = Build
vv-short-recruit = Recruit
vv-short-tax = Tax

## When a power works

vv-when-harvest = at each Harvest
vv-when-develop = at each Develop
vv-when-build = at each Build
vv-when-recruit = at each Recruit
vv-when-tax = at each Tax
vv-when-instant = once, on arrival
vv-when-end = at the end

## A village

vv-your-village = your village
vv-village = Buildings by type, adventurers
vv-nothing-built = Nothing built yet
vv-built-of = { $n } of { $target } built
vv-points-so-far = points so far
vv-of = of { $n }
vv-yields = Castle and resources: { $name }
vv-yield = { $what }: { $coin ->
    [lies] a coin lies on it
    [slid] its coin comes back next turn
    [placed] your coin
   *[none] free
}
vv-take-coin-back = Take this coin back
vv-take-power-back = Take this power back
vv-would-stand = would stand here
vv-cycle = Coins on their way back
vv-cycle-next = next turn
vv-cycle-later = the turn after
vv-in-hand = cards in hand
vv-hand = Your hand, { $n } of { $most } cards
vv-hand-empty = Your hand is empty
vv-already-built = already built

## Choosing and paying

vv-not-this = Not this
vv-rather-this = Build this one instead
vv-cost-of = Cost of { $card }
vv-paid-from = paid:
vv-yours = yours
vv-your-castle = your castle
vv-open = open
vv-take-back = Take back
vv-something-else = Something else
vv-ways = Resources of others
vv-free = { $n } free

## The reader and the summary

vv-adventurer = Adventurer
vv-reconstructed = Reconstructed: { $fields }
vv-asks-for = Asks for
vv-cost-for-you = Cost for you
vv-below = Below it: { $cards }
vv-turn = Turn { $turn }
vv-last-turn = What the last turn brought
vv-rob-here = Take from here
vv-field-name = name
vv-field-kind = kind
vv-field-type = type
vv-field-cost = cost
vv-field-vp = points
vv-field-power = power
vv-field-resource = resource
vv-field-copies = copies
vv-field-requirement = requirement
vv-field-colour = colour

## The chronicle: several coins of one payment in one line

chronicle-coin = { $on } of { $owner }
    .you-own = your own { $on }
    .yours = your { $on }
    .own = own { $on }
chronicle-coins = { $seat } puts coins on: { $gains }.
    .you = You put coins on: { $gains }.
chronicle-draw = {""}
chronicle-draw-own = { $card }
chronicle-draws = { $seat } draws { $count } cards from the deck.
chronicle-draws-own = You draw { $gains } from the deck.
chronicle-draw-open = { $card }
chronicle-draw-opens = { $seat } draws { $gains } from the piles.
    .you = You draw { $gains } from the piles.
chronicle-discard = { $card }
chronicle-discards = { $seat } discards { $gains }.
    .you = You discard { $gains }.
chronicle-use = { $card }
chronicle-uses = { $seat } uses { $gains }.
    .you = You use { $gains }.
place-pile = { $id }

purse-cards = { vv-in-hand }
purse-food = food
purse-wood = wood
purse-stone = stone
purse-magic = magic

standing-decline = Not until my turn
standing-holds = Not following until your turn

## What can be chosen before a game

option-follow-recruit-cost = Following Recruit costs
    .why = What the others pay to recruit as well, when somebody leads Recruit.
choice-follow-recruit-cost-1 = 1 gold
choice-follow-recruit-cost-2 = 2 gold
option-solo-power-cost = Cards paid for powers, alone
    .why = Where cards go with which you pay for powers when you play alone.
choice-solo-power-cost-discard = are discarded
choice-solo-power-cost-remove = are removed
