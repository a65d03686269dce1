"""What an agent sees: the row of a seat as an array, made only when asked for, and the mask of its moves."""

from __future__ import annotations

from importlib import import_module
from struct import Struct
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from duchy.bots.observing import GameObservation, Layout, RowObserver, has_observation
from duchy.core.game import Game
from duchy.core.state import State
from duchy.envs.rewards import BadSetting
from duchy.games import module_of

__all__ = ["Layout", "Observer", "game_observation", "has_observation", "mask_of", "versioned_name"]

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

HIGHEST: Final = 4.0
"""Most numbers lie between 0 and 1; none is higher than this (larger ones are cut)."""


def game_observation(game: Game) -> GameObservation:
    if not has_observation(game.id):
        raise BadSetting(f"{game.id} does not say what its agents see: it has no bots/observation.py")
    return cast(GameObservation, import_module(f"{module_of(game.id)}.bots.observation"))


def versioned_name(game: Game) -> str:
    """`card_kingdoms_v1`: the number is raised when rules, moves or observations change."""
    return f"{game.id.replace('-', '_')}_v{game_observation(game).VERSION}"


class Observer(RowObserver):
    """Makes the rows of one game with a number of seats, and arrays of them."""

    __slots__ = ("packer",)

    def __init__(self, game: Game, seats: int) -> None:
        game_observation(game)
        super().__init__(game, seats)
        self.packer = Struct(f"{self.layout.size}f")

    def vector(self, state: State, seat: int) -> Vector:
        """The same as an array, cut at the highest number allowed."""
        packed = bytearray(self.packer.size)
        self.packer.pack_into(packed, 0, *self.row(state, seat))  # four times as fast as np.array
        vector = np.frombuffer(packed, dtype=np.float32)
        return np.minimum(vector, HIGHEST, out=vector)


def mask_of(state: State, seat: int) -> Mask:
    """One place for each move of the catalogue: 1 where it is legal for this seat now."""
    mask = bytearray(len(state.game.moves.all))
    for move in state.offers[seat]:
        mask[move.id] = 1
    return np.frombuffer(mask, dtype=np.int8)
