"""Which moves would bring something to light, known before they are made."""

from __future__ import annotations

from duchy.analysis.preview import known_worlds, reveals
from duchy.core.moves import Move
from duchy.core.state import State


def revealing(state: State, seat: int, moves: list[Move]) -> set[int]:
    """The ids of those `moves` of the seat after which somebody knows more than before."""
    world = known_worlds(state, seat)[0]
    return {move.id for move in moves if reveals(world, seat, move)}
