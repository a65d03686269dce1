"""The fields of a state: each is declared once, in the `fields.py` of its game.

A declaration says what a field is called, what it holds when nothing lies on the table yet, how a clone gets
it, and from whom it is hidden. `python -m duchy.testing.storage` writes the rest into `storage.py` beside it:
slots, types and cloning, as code that the compiler understands. What is hidden, and that a position tells all
of it, is proved field by field (`duchy.testing`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from duchy.core.state import State

COPIED: Final = "copied"
"""Rules write to it, so each clone has its own."""
REPLACED: Final = "replaced"
"""It changes so seldom that rules put a new list in its place (`replaced`), and clones share it."""
FIXED: Final = "fixed"
"""It is what it was when the table was laid."""
ALONE: Final = "self.seats == 1"
"""Copied where only a game alone writes to it: any condition on the state can stand here."""

NOBODY: Final = "nobody"
OTHERS: Final = "the other seats"
EVERYBODY: Final = "everybody"

Size = int | Callable[[Any], int]
Start = Callable[[Any], object]


class Field:
    """One field of a game's states."""

    __slots__ = ("hidden", "kept", "name", "start", "type", "width")

    name: str
    type: str
    start: Start
    """What it holds on an empty table, found out from the state as far as that is filled in."""
    kept: str
    """How a clone gets it: one of the words above, or the condition on which it is copied."""
    hidden: str
    """From whom it is hidden."""
    width: Size | None
    """How many numbers of it belong to each seat, in turn; None: they belong to the table."""

    def __init__(
        self,
        name: str,
        type: str,
        start: Start,
        kept: str = COPIED,
        hidden: str = NOBODY,
        width: Size | None = None,
    ) -> None:
        self.name = name
        self.type = type
        self.start = start
        self.kept = kept
        self.hidden = hidden
        self.width = width

    def width_in(self, state: State) -> int | None:
        return None if self.width is None else size_of(self.width, state)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.type}>"


def size_of(size: Size, state: State) -> int:
    return size if isinstance(size, int) else size(state)


def number(name: str, start: int | Callable[[Any], int] = 0, hidden: str = NOBODY) -> Field:
    """A number, or bits that stand for cards."""
    return Field(name, "int", lambda state: size_of(start, state), FIXED, hidden)


def flag(name: str) -> Field:
    return Field(name, "bool", lambda state: False, FIXED)


def numbers(name: str, size: Size = 0, start: int = 0, kept: str = COPIED, hidden: str = NOBODY) -> Field:
    """So many numbers, all alike to begin with; those of size 0 grow."""
    return Field(name, "list[int]", lambda state: [start] * size_of(size, state), kept, hidden)


def seat_numbers(
    name: str,
    width: Size = 1,
    start: int | Callable[[Any], list[int]] = 0,
    kept: str = COPIED,
    hidden: str = NOBODY,
) -> Field:
    """So many numbers for each seat, seat by seat: `tokens[seat * 4 + kind]`."""

    def fill(state: State) -> list[int]:
        own = [start] * size_of(width, state) if isinstance(start, int) else start(state)
        return own * state.seats

    return Field(name, "list[int]", fill, kept, hidden, width)


def listed(name: str, type: str, start: Start, kept: str = COPIED, hidden: str = NOBODY) -> Field:
    """A list of something else, or one that begins otherwise."""
    return Field(name, f"list[{type}]", start, kept, hidden)


class Given:
    """What all states of a deal have alike: parts of the box, and options in the form that rules want."""

    __slots__ = ("find", "name", "type")

    def __init__(self, name: str, type: str, find: Callable[[Any, dict[str, Any]], object]) -> None:
        self.name = name
        self.type = type
        self.find = find


class Declared:
    """All fields of a game's states, in the order in which an empty table gets them."""

    __slots__ = ("given", "laid")

    def __init__(self, *declared: Given | Field) -> None:
        self.given = [each for each in declared if isinstance(each, Given)]
        self.laid = [each for each in declared if isinstance(each, Field)]


NO_FIELDS: Final = Declared()
"""Those of a game that keeps its states by hand."""
