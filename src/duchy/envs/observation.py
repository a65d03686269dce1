"""What an agent sees: the row of a seat as an array, made only when asked for, and the mask of its moves."""

from __future__ import annotations

from ctypes import c_uint8
from importlib import import_module
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from duchy.bots.observing import GameObservation, Layout, RowObserver, has_observation, new_row
from duchy.core.game import Game
from duchy.core.showing.rows import HIGHEST_CODE, write_tail
from duchy.core.state import State
from duchy.envs.rewards import BadSetting
from duchy.games import module_of

__all__ = ["Layout", "Observer", "game_observation", "has_observation", "mask_of", "versioned_name"]

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
Codes = NDArray[np.uint8]

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
    """Makes the rows of one game with a number of seats as arrays, cut at the highest number allowed."""

    __slots__ = ("bends", "caps", "scales", "scratch", "scratch_row")

    def __init__(self, game: Game, seats: int) -> None:
        game_observation(game)
        super().__init__(game, seats)
        self.scales = np.array(self.scale_of, np.float32)
        self.caps = np.minimum(np.floor(HIGHEST / self.scales + 1e-4), HIGHEST_CODE).astype(np.uint8)
        self.bends = [(place, np.array(curve, np.float32)) for place, curve in self.curves]
        for place, _ in self.curves:
            self.caps[place] = HIGHEST_CODE
        self.scratch_row = new_row(self.layout.size)
        self.scratch = array_over(self.scratch_row)

    def __reduce__(self) -> str | tuple[Any, ...]:
        return (Observer, (self.game, self.seats))

    def codes(self, state: State, seat: int) -> Codes:
        """What `seat` may know of this state, as whole numbers."""
        assert self.write_codes is not None, f"{self.game.id} does not write codes"
        self.scratch.fill(0)
        self.check(self.write_codes(state, seat, self.scratch_row, 0))
        write_tail(state, seat, self.asks, self.scratch_row, self.at, self.layout.size - 1)
        codes: Codes = np.minimum(self.scratch, self.caps)
        return codes

    def numbers(self, codes: Codes, out: Vector) -> Vector:
        """What codes count for; one row, or one for each game of a batch."""
        np.copyto(out, codes)
        np.multiply(out, self.scales, out=out)
        for place, curve in self.bends:
            out[..., place] = curve.take(codes[..., place])
        return out

    def vector(self, state: State, seat: int) -> Vector:
        """What `seat` may know of this state, as numbers."""
        if self.write_codes is not None:
            return self.numbers(self.codes(state, seat), np.empty(self.layout.size, np.float32))
        vector = np.array(self.row(state, seat), np.float32)
        return np.minimum(vector, HIGHEST, out=vector)


def array_over(row: Any) -> Codes:
    """A row as an array on the same memory, to be written as well.

    Compiled code lends its memory for reading only, since rows could grow and move; ours never do.
    """
    seen: Codes = np.frombuffer(row, np.uint8)
    if seen.flags.writeable:
        return seen
    memory: Any = (c_uint8 * len(seen)).from_address(seen.ctypes.data)
    memory.kept = row
    over: Codes = np.frombuffer(memory, np.uint8)
    return over


def mask_of(state: State, seat: int) -> Mask:
    """One place for each move of the catalogue: 1 where it is legal for this seat now."""
    mask = bytearray(len(state.game.moves.all))
    for move in state.offers[seat]:
        mask[move.id] = 1
    return np.frombuffer(mask, dtype=np.int8)
