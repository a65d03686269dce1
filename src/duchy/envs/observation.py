"""What an agent sees: named pieces over one flat row of floats, made only when asked for.

Each game fills its own pieces (`bots/observation.py` in its folder); those that every game has come after
them: `ask` is what the seat is asked (one place for each kind of step that asks), `deciding` who is asked at
all, and `turn` how far the game has come. The observing seat always comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from struct import Struct
from typing import Any, Final, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from duchy.core.game import Game
from duchy.core.state import State
from duchy.envs.rewards import BadSetting
from duchy.games import module_of

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

HIGHEST: Final = 4.0
"""Most numbers lie between 0 and 1; none is higher than this (larger ones are cut)."""
TURN_SCALE: Final = 0.02


class GameObservation(Protocol):
    """What `bots/observation.py` of a game offers."""

    VERSION: int

    def layout(self, game: Any, seats: int) -> list[tuple[str, int]]: ...

    def write(self, state: Any, seat: int, out: list[float]) -> int: ...


def game_observation(game: Game) -> GameObservation:
    if not has_observation(game.id):
        raise BadSetting(f"{game.id} does not say what its agents see: it has no bots/observation.py")
    return cast(GameObservation, import_module(f"{module_of(game.id)}.bots.observation"))


def has_observation(game_id: str) -> bool:
    """Whether a game says what its agents see; one in a package of its own may not."""
    module = module_of(game_id)
    return find_spec(f"{module}.bots") is not None and find_spec(f"{module}.bots.observation") is not None


def versioned_name(game: Game) -> str:
    """`card_kingdoms_v1`: the number is raised when rules, moves or observations change."""
    return f"{game.id.replace('-', '_')}_v{game_observation(game).VERSION}"


class Layout:
    """Where each named piece lies in the row.

    >>> layout = Layout([("gold", 1), ("dice", 12)])
    >>> layout["dice"], layout.size
    (slice(1, 13, None), 13)
    """

    __slots__ = ("pieces", "size", "slices")

    def __init__(self, pieces: Sequence[tuple[str, int]]) -> None:
        self.pieces = tuple(pieces)
        self.slices: dict[str, slice] = {}
        start = 0
        for name, size in pieces:
            if name in self.slices:
                raise AssertionError(f"the piece {name} is there twice")
            self.slices[name] = slice(start, start + size)
            start += size
        self.size = start

    def __getitem__(self, name: str) -> slice:
        return self.slices[name]

    def named(self, vector: Vector) -> dict[str, Vector]:
        """The pieces of a row by their names, as views of it."""
        return {name: vector[place] for name, place in self.slices.items()}


class Observer:
    """Makes the rows of one game with a number of seats."""

    __slots__ = ("asks", "at", "blank", "layout", "packer", "seats", "write")

    def __init__(self, game: Game, seats: int) -> None:
        source = game_observation(game)
        pieces = source.layout(game, seats)
        self.at = sum(size for _, size in pieces)
        asking = [number for number, kind in enumerate(game.steps) if kind.offer is not None]
        self.asks = [asking.index(number) if number in asking else -1 for number in range(len(game.steps))]
        self.layout = Layout([*pieces, ("ask", len(asking)), ("deciding", seats), ("turn", 1)])
        self.seats = seats
        self.blank = [0.0] * self.layout.size
        self.packer = Struct(f"{self.layout.size}f")
        self.write = source.write

    def row(self, state: State, seat: int) -> list[float]:
        """What `seat` may know of this state, as a plain list."""
        out = self.blank.copy()
        at = self.write(state, seat, out)
        assert at == self.at, f"{state.game.id}: the row has {at} places, its layout {self.at}"
        deciders = state.deciders
        if seat in deciders:
            out[at + self.asks[state.step_of(seat)[0]]] = 1.0
        last = self.layout.size - 1
        at = last - self.seats
        for decider in deciders:
            out[at + (decider - seat) % self.seats] = 1.0
        out[last] = state.turn * TURN_SCALE
        return out

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
