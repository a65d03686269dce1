"""A game that runs in this terminal, with its way back and its way onto the disk."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from duchy.core.errors import DuchyError, IllegalMove
from duchy.core.events import Listener
from duchy.core.moves import Move
from duchy.core.playthrough import Playthrough
from duchy.core.record import Record
from duchy.core.state import State


class Running:
    def __init__(self, record: Record, listener: Listener) -> None:
        self._playthrough = Playthrough(record, listener)

    @property
    def state(self) -> State:
        return self._playthrough.state

    def play(self, seat: int, move: Move) -> None:
        self._playthrough.play(seat, move)

    def undo(self, persons: Collection[int]) -> None:
        """Go back to before the last move that one of these seats made. Bots always agree."""
        movers = [seat for seat, _ in self._playthrough.record.moves if seat in persons]
        if not movers:
            raise IllegalMove("undo: there is no move to take back", ("error-no-undo", {}))
        self._playthrough.undo(movers[-1], consent=range(self.state.seats))

    def save(self, path: str) -> None:
        check_path(path)
        self._playthrough.record.save(path)


def check_path(path: str) -> None:
    """Complain about a file that could never be written, before an evening is spent on its content."""
    if not path.isprintable() or not path:
        raise DuchyError(
            "save: the name of the file has characters that no file can have", ("error-file-name", {})
        )
    if not Path(path).parent.is_dir():
        raise DuchyError(
            f"{path}: cannot be written (there is no folder {Path(path).parent})",
            ("error-no-folder", {"file": path, "folder": str(Path(path).parent)}),
        )
    if Path(path).is_dir():
        raise DuchyError(f"{path}: cannot be written (it is a folder)", ("error-is-folder", {"file": path}))
