"""Numbers for bots: how a seat stands.

The value of a castle is what it would score now, plus what its tiles still promise: Orders and couples
that grow, a realm that comes together, series a Tax Collector could tax. The weights were set by
playing greedy bots against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.games.king_of_the_valley.components.cards import COLUMNS, PEASANT, PEASANT_WOMAN
from duchy.games.king_of_the_valley.rules.realm import missing_for_realm
from duchy.games.king_of_the_valley.rules.scoring import couple_bonus, influence, order_bonus, owned

if TYPE_CHECKING:
    from duchy.games.king_of_the_valley.state import Valley

REALM: Final[list[float]] = [0.0, 0.2, 0.5, 1.2, 2.4, 6.0]
"""What so many different Influence values face up are worth on the way to a realm."""
ORDER: Final[list[float]] = [0.0, 0.1, 0.4, 0.4, 0.6, 0.0]
"""What so many Knights of an Order promise beyond what they score."""
SERIES: Final[list[float]] = [0.0, 0.0, 0.1, 0.4, 0.6, 0.8, 0.8]
"""What so many face-up tiles of a type promise for a Tax Collector."""
PARTNER: Final = 0.35
"""What a Farmer or a Farmer's Wife without a partner promises, for the first few."""


def evaluate(s: Valley, seat: int) -> float:
    """What `seat` may expect to score more than its best rival."""
    best = -1e9
    own = 0.0
    for other in range(s.seats):
        value = worth(s, other)
        if other == seat:
            own = value
        elif value > best:
            best = value
    return own - best


def worth(s: Valley, seat: int) -> float:
    points = float(
        influence(s, seat)
        + order_bonus(s, seat)
        + couple_bonus(s, seat)
        + s.gold[seat]
        + s.tokens[seat] * s.box.realm_renown
    )
    if not s.deciders:
        return points
    return points + promise(s, seat) * remaining(s)


def remaining(s: Valley) -> float:
    """How much of the game is left, from 1 at the start to 0."""
    if s.ending:
        return 0.1
    return min(1.0, 0.15 + (s.left[1] + s.left[2]) / 50)


def promise(s: Valley, seat: int) -> float:
    value = REALM[5 - len(missing_for_realm(s, seat))]
    for place in s.box.knight_places:
        value += ORDER[min(owned(s, seat, place), len(ORDER) - 1)]
    taxed = s.taxed[seat]
    for column in range(COLUMNS):
        if not taxed >> column & 1:
            value += SERIES[min(s.columns[seat * COLUMNS + column], len(SERIES) - 1)]
    men = owned(s, seat, s.box.place_start[PEASANT])
    women = owned(s, seat, s.box.place_start[PEASANT_WOMAN])
    return value + PARTNER * min(3, abs(men - women))
