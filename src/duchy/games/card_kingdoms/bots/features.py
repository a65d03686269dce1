"""Numbers for bots: how a seat stands.

The value of a realm is what it would score now, plus what its resources and its Citizens' income are
worth for the rest of the game. The weights were found by playing bots against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.games.card_kingdoms.components.cards import Cards
from duchy.games.card_kingdoms.components.layout import COUNT, DEFEAT, STACKS, VICTORY
from duchy.games.card_kingdoms.components.vocabulary import (
    ALL,
    BUILDING_DISCOUNT,
    CHOOSE,
    EXCHANGE,
    EXTRA_ACTION,
    FREE_CITIZEN,
    GAIN,
    GIVE_BACK,
    LOWER_DIE,
    NO_SURCHARGE,
    OF_RESOURCES,
    PER,
    RAID,
    ROB,
    SET_DIE,
    VP,
    Effect,
)
from duchy.games.card_kingdoms.rules import effects
from duchy.games.card_kingdoms.rules.scoring import dark_lord_score, domain_points, monster_points
from duchy.games.card_kingdoms.rules.turn import exhausted_limit

if TYPE_CHECKING:
    from duchy.games.card_kingdoms.state import Kingdoms

RESOURCE_WORTH: Final = 0.5
"""Points that a Gold, Strength or Magic is good for while there is time to spend it."""
TURNS_AHEAD: Final = 28.0
"""Harvests that a Citizen recruited at the start may still expect to count."""
CERTAIN: Final = 1000.0


def evaluate(s: Kingdoms, seat: int) -> float:
    """What `seat` may expect to score more than its best rival."""
    if s.seats == 1:
        return evaluate_solo(s)
    left = remaining(s)
    best = -CERTAIN
    for other in range(s.seats):
        if other != seat:
            value = worth(s, other, left)
            if value > best:
                best = value
    return worth(s, seat, left) - best


def evaluate_solo(s: Kingdoms) -> float:
    """The margin over the Dark Lord; the other two endings decide everything."""
    if s.outcome == VICTORY:
        return CERTAIN
    if s.outcome == DEFEAT:
        return -CERTAIN
    rival = dark_lord_score(s).total
    if s.outcome == COUNT:
        return points(s, 0) - rival
    return worth(s, 0, remaining(s)) - rival


def worth(s: Kingdoms, seat: int, left: float) -> float:
    value = float(points(s, seat))
    if left == 0.0:
        return value
    value += RESOURCE_WORTH * spendable(resources(s, seat), left)
    return value + RESOURCE_WORTH * income(s, seat) * left * TURNS_AHEAD


def resources(s: Kingdoms, seat: int) -> int:
    own = seat * 4
    return s.tokens[own] + s.tokens[own + 1] + s.tokens[own + 2]


def income(s: Kingdoms, seat: int) -> float:
    """The resources that the Citizens of a seat bring a harvest on average."""
    total = 0.0
    start = seat * s.kinds
    for kind in range(s.kinds):
        if s.citizens[start + kind]:
            total += s.citizens[start + kind] * s.incomes[kind]
    return total


def spendable(resources: int, left: float) -> float:
    """How many resources can still be turned into something: two actions a turn spend only so much."""
    return min(float(resources), 4.0 + 60.0 * left)


def points(s: Kingdoms, seat: int) -> int:
    """The score as it stands, as one number."""
    total = monster_points(s, seat) + domain_points(s, seat)
    if s.seats > 1 or s.options["solo_vp_tokens"]:
        total += s.tokens[seat * 4 + VP]
    for line in s.box.dukes[s.duke[seat]].lines:
        way = line[0]
        if s.over or way.count.of != OF_RESOURCES:
            total += way.vp * effects.count(s, seat, way.count)
    return total


def remaining(s: Kingdoms) -> float:
    """How much of the game is left, from 1 at the start to 0 at its end."""
    if s.over:
        return 0.0
    thin, _ = thinnest(s)
    return part_left(thin, exhausted_limit(s.seats) * 4.0)


def thinnest(s: Kingdoms) -> tuple[int, int]:
    """The cards in those stacks that will be exhausted first and so end the game, and how many the tallest of
    them has."""
    stacks = exhausted_limit(s.seats)
    of_height = [0] * (2 * s.height + 1)
    for stack in range(STACKS):
        of_height[s.up[stack] + s.down[stack]] += 1
    cards = 0
    height = 0
    while True:
        if of_height[height] >= stacks:
            return cards + stacks * height, height
        stacks -= of_height[height]
        cards += of_height[height] * height
        height += 1


def part_left(cards: int, full: float) -> float:
    return max(0.05, min(1.0, cards / full))


def incomes(box: Cards) -> list[float]:
    """For each kind of Citizen, the resources it brings a harvest on average."""
    chances = [0.0] * len(box.citizens)
    for kinds in box.activated:
        for kind, times in kinds:
            chances[kind] += times / 36
    return [
        chance * (power_worth(citizen.active) + power_worth(citizen.passive)) / 2
        for chance, citizen in zip(chances, box.citizens, strict=True)
    ]


OTHER_POWERS: Final = {
    FREE_CITIZEN: 3.0,
    ROB: 3.0,
    RAID: 4.0,
    GIVE_BACK: 1.0,
    EXTRA_ACTION: 2.0,
    SET_DIE: 0.0,
    LOWER_DIE: 0.0,
    NO_SURCHARGE: 0.0,
    BUILDING_DISCOUNT: 0.0,
}
"""What else a Citizen might bring, in resources; the printed ones only rob. What changes dice or prices does
nothing in a harvest. A word without a value is an error when the box is opened."""


def power_worth(effect: Effect) -> float:
    """A power in resources; where something is counted, it is taken to be two."""
    if effect.op == GAIN:
        return float(sum(effect.gain[:VP])) + effect.gain[VP] / RESOURCE_WORTH
    if effect.op == PER:
        return 2.0 * sum(effect.gain)
    if effect.op == CHOOSE:
        return 1.1 * max(power_worth(part) for part in effect.parts)
    if effect.op == ALL:
        return sum(power_worth(part) for part in effect.parts)
    if effect.op == EXCHANGE:
        return 0.8 * (sum(effect.gain) - sum(effect.pay))
    return OTHER_POWERS[effect.op]
