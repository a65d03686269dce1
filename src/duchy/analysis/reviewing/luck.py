"""Luck: what a moment brought, less what it would have brought on average with other draws.

All draws of the moment are judged by the same function of the position, and the real ones are one sample
more of the same kind. So the mean of luck is zero whatever the analyst believes: a poor judge makes it less
telling, never unfair.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from duchy.analysis.reviewing.analyst import key_for
from duchy.core.moves import Move
from duchy.core.state import State
from duchy.core.stream import Stream

Valued = list[float]


@dataclass(frozen=True, slots=True)
class Luck:
    """For all seats: the luck, and its standard error, which comes from the mean of the other draws."""

    of: Valued
    errors: Valued
    redraws: int


def redrawn(before: State, seat: int, move: Move, number: int, throw: int) -> State:
    """The position after the same move with other draws.

    They depend on the key of the game too: the same other draws in every game would not even out over many.
    """
    other = before.clone()
    other.stream = before.stream.anew(key_for(f"other draws {throw} {before.stream.key.hex()}", number))
    other.play(seat, move)
    return other


def luck_of(after: Valued, others: list[Valued]) -> Luck:
    count = len(others)
    luck, errors = [], []
    for seat, value in enumerate(after):
        drawn = [other[seat] for other in others]
        mean = math.fsum(drawn) / count
        spread = math.fsum((one - mean) ** 2 for one in drawn) / max(1, count - 1)
        luck.append(value - mean)
        errors.append(math.sqrt(spread / count))
    return Luck(luck, errors, count)


def drew(before: Stream, after: Stream) -> bool:
    return after.drawn != before.drawn
