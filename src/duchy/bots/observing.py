"""What a seat may know as one flat row of numbers, in named pieces.

Each game fills its own pieces (`bots/observation.py` in its folder); those that every game has come after
them: `ask` is what the seat is asked (one place for each kind of step that asks), `deciding` who is asked at
all, and `turn` how far the game has come. The observing seat always comes first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import BuiltinFunctionType
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, cast

from duchy.core.game import Game
from duchy.core.showing.rows import compiled_row, read_row, write_tail
from duchy.core.state import State
from duchy.games import module_of

if TYPE_CHECKING:
    from duchy.core.showing.rows import Row

TURN_SCALE: Final = 0.02

Sliced = TypeVar("Sliced", bound=Any)
"""A list, or an array, whose slices are of its own kind."""


Writer = Callable[[Any, int, Any, int], int]
Scales = Mapping[str, float | Sequence[float]]


class GameObservation(Protocol):
    """What `bots/observation.py` of a game offers. Besides, it has `write(state, seat, out: list[float])`,
    which fills a row of zeros and answers with its length; or, much faster, `write_codes(state, seat, out,
    at)` with `scales` and, where a code counts for no multiple, `curves`."""

    VERSION: int

    def layout(self, game: Any, seats: int) -> list[tuple[str, int]]: ...


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
    """Makes the rows of one game with a number of seats.

    A game fills a row with small whole numbers, its *codes* (`write_codes`), and says what each counts for;
    or, if its author did not care for speed, with the numbers themselves (`write`).
    """

    __slots__ = ("asks", "at", "curves", "game", "layout", "scale_of", "seats", "write", "write_codes")

    def __init__(self, game: Game, seats: int) -> None:
        source: Any = import_module(f"{module_of(game.id)}.bots.observation")
        pieces = cast(GameObservation, source).layout(game, seats)
        self.game = game
        self.at = sum(size for _, size in pieces)
        asking = [number for number, kind in enumerate(game.steps) if kind.offer is not None]
        self.asks = [asking.index(number) if number in asking else -1 for number in range(len(game.steps))]
        self.layout = Layout([*pieces, ("ask", len(asking)), ("deciding", seats), ("turn", 1)])
        self.seats = seats
        self.write = getattr(source, "write", None)
        self.write_codes: Writer | None = getattr(source, "write_codes", None)
        given: Scales = source.scales(game, seats) if hasattr(source, "scales") else {}
        self.scale_of = scale_of_each(self.layout, {**given, "turn": TURN_SCALE})
        bent: dict[str, list[float]] = source.curves(game, seats) if hasattr(source, "curves") else {}
        self.curves = [(self.layout[name], curve) for name, curve in bent.items()]

    def row(self, state: State, seat: int) -> list[float]:
        """What `seat` may know of this state, as a plain list."""
        out = [0.0] * self.layout.size
        codes = new_row(self.layout.size)
        if self.write_codes is not None:
            self.check(self.write_codes(state, seat, codes, 0))
        write_tail(state, seat, self.asks, codes, self.at, self.layout.size - 1)
        read_row(codes, self.scale_of, out)
        for place, curve in self.curves:
            for at in range(place.start, place.stop):
                out[at] = curve[codes[at]]
        if self.write_codes is None:
            assert self.write is not None, f"{self.game.id} writes no rows"
            self.check(self.write(state, seat, out))
        return out

    def check(self, at: int) -> None:
        assert at == self.at, f"{self.game.id}: the row has {at} places, its layout {self.at}"


def scale_of_each(layout: Layout, scales: Scales) -> list[float]:
    """What one of each place counts for. Pieces of a seat have their scale without its number, and a scale of
    several numbers is repeated until the piece is full."""
    each: list[float] = []
    for name, size in layout.pieces:
        scale = scales.get(name, scales.get(re.sub(r"_\d+$", "", name), 1.0))
        pattern = [scale] if isinstance(scale, int | float) else scale
        each += [pattern[place % len(pattern)] for place in range(size)]
    return each


def new_row(size: int) -> Row:
    """A row of zeros for codes: memory of compiled code, or plain bytes."""
    return compiled_row(size) if isinstance(write_tail, BuiltinFunctionType) else cast("Row", bytearray(size))
