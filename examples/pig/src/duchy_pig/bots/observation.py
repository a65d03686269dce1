"""Numbers for learning: what a seat may know, as one row of floats with the observing seat first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from duchy_pig.game import Pig
    from duchy_pig.state import PigState

VERSION: Final = 1
"""To be raised when the pieces, the catalogue of moves or the rules change."""
SCALE: Final = 0.01


def layout(game: Pig, seats: int) -> list[tuple[str, int]]:
    return [("active", seats), ("aside", 1), ("goal", 1), ("banked", seats)]


def write(s: PigState, seat: int, out: list[float]) -> int:
    """Fill the row, which comes in full of zeros; the answer is its length."""
    seats = s.seats
    out[(s.active - seat) % seats] = 1.0
    out[seats] = s.aside * SCALE
    out[seats + 1] = s.goal * SCALE
    for offset in range(seats):
        out[seats + 2 + offset] = s.banked[(seat + offset) % seats] * SCALE
    return 2 * seats + 2
