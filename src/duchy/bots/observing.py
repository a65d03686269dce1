"""What a seat may know as one flat row of floats, in named pieces.

Each game fills its own pieces (`bots/observation.py` in its folder); those that every game has come after
them: `ask` is what the seat is asked (one place for each kind of step that asks), `deciding` who is asked at
all, and `turn` how far the game has come. The observing seat always comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, TypeVar, cast

from duchy.core.game import Game
from duchy.core.state import State
from duchy.games import module_of

TURN_SCALE: Final = 0.02

Sliced = TypeVar("Sliced", bound=Any)
"""A list, or an array, whose slices are of its own kind."""


class GameObservation(Protocol):
    """What `bots/observation.py` of a game offers."""

    VERSION: int

    def layout(self, game: Any, seats: int) -> list[tuple[str, int]]: ...

    def write(self, state: Any, seat: int, out: list[float]) -> int: ...


def has_observation(game_id: str) -> bool:
    """Whether a game says what its agents see; one in a package of its own may not."""
    module = module_of(game_id)
    return find_spec(f"{module}.bots") is not None and find_spec(f"{module}.bots.observation") is not None


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

    def named(self, row: Sliced) -> dict[str, Sliced]:
        """The pieces of a row by their names; of an array, as views of it."""
        return {name: row[place] for name, place in self.slices.items()}


class RowObserver:
    """Makes the rows of one game with a number of seats."""

    __slots__ = ("asks", "at", "blank", "layout", "seats", "write")

    def __init__(self, game: Game, seats: int) -> None:
        source = cast(GameObservation, import_module(f"{module_of(game.id)}.bots.observation"))
        pieces = source.layout(game, seats)
        self.at = sum(size for _, size in pieces)
        asking = [number for number, kind in enumerate(game.steps) if kind.offer is not None]
        self.asks = [asking.index(number) if number in asking else -1 for number in range(len(game.steps))]
        self.layout = Layout([*pieces, ("ask", len(asking)), ("deciding", seats), ("turn", 1)])
        self.seats = seats
        self.blank = [0.0] * self.layout.size
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
