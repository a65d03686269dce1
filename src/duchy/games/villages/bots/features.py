"""Numbers for bots: how a seat stands.

The value of a village is what it would score now, plus what its hand, resources and powers are worth for
the rest of the game, plus what the steps still on the agenda will bring or cost. The weights were set by
playing greedy bots against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from duchy.games.villages.components.cards import Cards
from duchy.games.villages.components.layout import CASTLE, HAND_LIMIT, NOTHING, TARGET
from duchy.games.villages.components.vocabulary import (
    ALL,
    BUILD,
    DEVELOP,
    DRAW,
    END,
    GOLD,
    HARVEST,
    INSTANT,
    POINTS,
    RECRUIT,
    STEAL_CARDS,
    STEAL_GOLD,
    SUPPLY,
    TAX,
    WILD,
    Effect,
    Power,
)
from duchy.games.villages.moves import FROM_OTHERS, FROM_POWERS
from duchy.games.villages.rules import paying, steps
from duchy.games.villages.rules.effects import amount
from duchy.games.villages.rules.scoring import coins_on_cards, total_points

if TYPE_CHECKING:
    from duchy.games.villages.game import VillagesGame
    from duchy.games.villages.state import Villages

CARD: Final = 0.2
KNOWN_CARD: Final = 0.08
RESOURCE: Final = 0.8
MORE_RESOURCES: Final = 0.3
OTHER_KIND: Final = 0.9
TYPE: Final = 0.9
POWER: Final = 1.0
COIN: Final = 0.5
ENOUGH_COINS: Final = 4
LOCKED: Final = 0.15
SOLO_DECK: Final = 24
DISCARD: Final = 0.3
COUNTED: Final = 2.0
"""How many of what a power counts a village has."""

VALUES: Final = {GOLD: 1.0, STEAL_GOLD: 1.5, DRAW: 0.4, STEAL_CARDS: 0.6, POINTS: 1.0}
"""What one coin, card or point of an effect is worth, in points."""
OFTEN: Final = {HARVEST: 5.0, DEVELOP: 0.0, BUILD: 6.0, RECRUIT: 2.0, TAX: 4.0, INSTANT: 0.0, END: 0.0}
"""How often a power is used after the card arrived. Instant powers are over by then, and the points of
the end are counted as they stand."""


def evaluate(s: Villages, seat: int) -> float:
    """What `seat` may expect to score more than its best rival (alone: to score)."""
    if s.trunk:
        kind, payer, card, _b = s.trunk[-1]
        if kind == steps.PAY:
            s = as_if_paid(s, payer, card)
    left = remaining(s)
    own = worth(s, seat, left)
    if s.seats == 1:
        return own
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            value = worth(s, other, left)
            if value > best:
                best = value
    return own - best


def as_if_paid(s: Villages, seat: int, kind: int) -> Villages:
    """The same position with the payment completed in the cheapest way."""
    after = cast("Villages", s.clone())
    after.trunk.pop()
    payment = paying.payment_so_far(s, seat, kind)
    while payment.left:
        code = min(payment.next_sources(), key=source_price)
        payment.take_code(code)
        after.picks.append(code)
    after.current = after.trunk
    paying.commit(after, seat, kind)
    return after


def source_price(code: int) -> int:
    """Powers first, then own resources, the Castle, and those of others last."""
    if code >= FROM_POWERS:
        return 0
    if code < CASTLE:
        return 1
    return 2 if code < FROM_OTHERS else 3


def worth(s: Villages, seat: int, left: float) -> float:
    points = float(total_points(s, seat))
    if s.over:
        return points
    value = points + pending_points(s, seat, left) + hand_worth(s, seat) * (0.05 + left)
    on_cards = coins_on_cards(s, seat)
    coins = min(s.gold[seat] + on_cards, ENOUGH_COINS)
    return value + (village_worth(s, seat) + COIN * coins - LOCKED * on_cards) * left


def hand_worth(s: Villages, seat: int) -> float:
    """Cards that can still be built are worth more than those of a name already built."""
    built = s.built[seat]
    start = seat * s.kinds
    new = 0
    known = 0
    for kind in range(s.kinds):
        count = s.hand[start + kind]
        if count:
            if built >> kind & 1:
                known += count
            else:
                new += 1
                known += count - 1
    hoped = new + pending_cards(s, seat)
    surplus = hoped + known - HAND_LIMIT
    kept = float(known)
    if surplus > 0:
        kept -= surplus
    return CARD * hoped + KNOWN_CARD * kept


def village_worth(s: Villages, seat: int) -> float:
    """What resources, types and powers promise, for a whole game."""
    value = 0.0
    for resource in range(4):
        cards = s.resources[seat * 4 + resource]
        if cards:
            value += OTHER_KIND + RESOURCE * min(cards, 2) + MORE_RESOURCES * max(cards - 2, 0)
        if s.types[seat * 4 + resource]:
            value += TYPE
    worths = cast("VillagesGame", s.game).worths
    bits = s.powers[seat]
    number = 0
    while bits:
        if bits & 1:
            value += worths[number]
        bits >>= 1
        number += 1
    return value


def pending_cards(s: Villages, seat: int) -> float:
    """The cards that the steps on the agenda will bring to this seat or cost it."""
    cards = 0.0
    for kind, owner, a, _ in s.trunk:
        if owner == seat:
            if kind == steps.DRAW:
                cards += a
            elif kind in (steps.DISCARD, steps.REMOVE):
                cards -= a
            elif kind in (steps.DEVELOP, steps.CHOOSE_RESOURCE):
                cards -= 0.5
    return cards


def pending_points(s: Villages, seat: int, left: float) -> float:
    """What else they will bring, in points."""
    points = 0.0
    for kind, owner, a, _ in s.trunk:
        if owner == seat:
            if kind == steps.COMPLETE:
                points += s.box.buildings[a].vp + 0.5
            elif kind in (steps.DEVELOP, steps.CHOOSE_RESOURCE):
                points += (RESOURCE + OTHER_KIND / 2) * left
            elif kind == steps.TAX_COIN and s.bank:
                points += 1.0
            elif kind == steps.GAIN:
                points += min(s.bank, amount(s, seat, s.box.effects[a]))
    return points


def remaining(s: Villages) -> float:
    """How much of the game is left, from 1 at the start to 0."""
    if s.seats == 1:
        return s.deck_size / SOLO_DECK
    largest = 0
    for seat in range(s.seats):
        size = s.village_size(seat)
        if size > largest:
            largest = size
    return max(0.0, 1.0 - largest / TARGET[s.seats])


def power_worths(box: Cards) -> list[float]:
    """For each power, what it brings over a whole game, in points."""
    return [POWER * power_worth(power) for power in box.powers]


def power_worth(power: Power) -> float:
    effect = power.effect
    if effect.op == SUPPLY:
        value = 1.6 if effect.resource == WILD else 1.3
        if effect.only_for != NOTHING:
            value *= 0.5
        return value / (1 + power.discard)
    return max(0.0, effect_worth(effect) - DISCARD * power.discard) * OFTEN[power.when]


def effect_worth(effect: Effect) -> float:
    """What an effect brings each time; a word without a value is an error when the box is opened."""
    if effect.op == ALL:
        return sum([effect_worth(part) for part in effect.parts])
    value = VALUES[effect.op] * effect.amount
    return value if effect.per == NOTHING else value * COUNTED
