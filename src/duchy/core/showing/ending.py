"""The end in sight: which condition holds, and who still has a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duchy.core.showing.shown import Ending


def last_round(cause: str, seats: int, active: int, first: int, over: bool) -> Ending:
    """The end of a game whose rounds begin with `first` and are played to their end."""
    if over:
        return {"cause": cause, "playing": None, "left": []}
    return {"cause": cause, "playing": active, "left": turns_left(seats, active, first)}


def turns_left(seats: int, active: int, first: int) -> list[int]:
    """The seats that come after the active one in its round."""
    return [(active + step) % seats for step in range(1, seats - (active - first) % seats)]
