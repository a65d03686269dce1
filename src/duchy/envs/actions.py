"""An action is the id of a move; anything else is refused in one sentence."""

from __future__ import annotations

import numpy as np

from duchy.core.errors import IllegalMove
from duchy.core.moves import Move
from duchy.core.reading.fields import show


def move_with(moves: list[Move], action: object) -> Move:
    """The move of the catalogue `moves` that an agent's action stands for."""
    if isinstance(action, np.ndarray) and action.ndim == 0:
        action = action.item()
    if isinstance(action, int | np.integer) and 0 <= action < len(moves):
        return moves[action]
    raise IllegalMove(f"action {show(action)}: it must be the id of a move, from 0 to {len(moves) - 1}")
