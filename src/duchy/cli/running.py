"""A game that runs in this terminal, with its way back and its way onto the disk.

One that began at its set-up is written as a record. One that began at a position has no record, so it
is written as the position it has reached.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path
from typing import Protocol

from duchy.core.errors import BadPosition, DuchyError, IllegalMove
from duchy.core.events import Listener
from duchy.core.moves import Move
from duchy.core.playthrough import Playthrough
from duchy.core.record import Record
from duchy.core.state import State


class Running(Protocol):
    @property
    def state(self) -> State: ...

    def play(self, seat: int, move: Move) -> None: ...

    def undo(self, people: Collection[int]) -> None:
        """Go back to before the last move that one of these seats made. Bots always agree."""
        ...

    def save(self, path: str) -> None: ...


class FromStart:
    """A game with a record."""

    def __init__(self, record: Record, listener: Listener) -> None:
        self._playthrough = Playthrough(record, listener)

    @property
    def state(self) -> State:
        return self._playthrough.state

    def play(self, seat: int, move: Move) -> None:
        self._playthrough.play(seat, move)

    def undo(self, people: Collection[int]) -> None:
        seat = last_of([seat for seat, _ in self._playthrough.record.moves], people)[1]
        self._playthrough.undo(seat, consent=range(self.state.seats))

    def save(self, path: str) -> None:
        check_path(path)
        self._playthrough.record.save(path)


class FromPosition:
    """A game without a record; the way back is kept as clones."""

    def __init__(self, state: State, listener: Listener) -> None:
        self.state = state
        self._listener = listener
        self._earlier: list[tuple[int, State]] = []
        state.listener = listener

    def play(self, seat: int, move: Move) -> None:
        before = self.state.clone()
        self.state.play(seat, move)
        self._earlier.append((seat, before))

    def undo(self, people: Collection[int]) -> None:
        number, _ = last_of([seat for seat, _ in self._earlier], people)
        self.state = self._earlier[number][1]
        self.state.listener = self._listener
        del self._earlier[number:]

    def save(self, path: str) -> None:
        check_path(path)
        text = json.dumps(self.state.dump(), indent=1, ensure_ascii=False) + "\n"
        try:
            Path(path).write_text(text, "utf-8")
        except OSError as problem:
            reason = (problem.strerror or "unknown reason").lower()
            raise BadPosition(f"{path}: cannot be written ({reason})") from None


def last_of(movers: list[int], people: Collection[int]) -> tuple[int, int]:
    """The number and the seat of the last move made by one of `people`."""
    for number in range(len(movers) - 1, -1, -1):
        if movers[number] in people:
            return number, movers[number]
    raise IllegalMove("undo: there is no move to take back")


def check_path(path: str) -> None:
    """Complain about a file that could never be written, before an evening is spent on its content."""
    if not path.isprintable() or not path:
        raise DuchyError("save: the name of the file has characters that no file can have")
    if not Path(path).parent.is_dir():
        raise DuchyError(f"{path}: cannot be written (there is no folder {Path(path).parent})")
    if Path(path).is_dir():
        raise DuchyError(f"{path}: cannot be written (it is a folder)")
