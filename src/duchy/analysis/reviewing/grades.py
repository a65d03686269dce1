"""How good a decision was, on one scale for all games.

The scale is the chance to win that was given away. Alone there is nobody to win against: there a cost in
points counts as the chance it takes from reaching the score that was to be expected, which at that score is
`DENSITY / spread` a point.
"""

from __future__ import annotations

import math
from typing import Final

from duchy.analysis.reviewing.findings import BLUNDER, INACCURACY, MISTAKE

THRESHOLDS: Final = ((0.10, BLUNDER), (0.05, MISTAKE), (0.02, INACCURACY))
"""From which cost on a decision has a name. `docs/review.md` tells how often each level makes them."""
FORGIVING: Final = 0.2
"""The cost at which accuracy has fallen to 37 of 100."""
DENSITY: Final = 1 / math.sqrt(2 * math.pi)


def accuracy_of(cost: float) -> float:
    """From 100 for the best move down to 0.

    >>> round(accuracy_of(0.0)), round(accuracy_of(0.05)), round(accuracy_of(0.2))
    (100, 78, 37)
    """
    return 100.0 * math.exp(-cost / FORGIVING)


def grade_of(cost: float) -> str:
    """What a cost is called; '' if it is none worth a name.

    >>> grade_of(0.01), grade_of(0.06), grade_of(0.3)
    ('', 'mistake', 'blunder')
    """
    return next((name for least, name in THRESHOLDS if cost >= least), "")


def as_chance(cost: float, spread: float) -> float:
    """A cost in points of a game alone on the scale of chances."""
    return cost * DENSITY / spread if spread else 0.0
