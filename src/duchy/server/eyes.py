"""From whose eyes a replay is looked at: a seat's, an onlooker's, or with everything laid open.

Only replays know the last kind: their games are over, so nothing in them is secret any more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from duchy.core.events import Event
from duchy.core.state import State
from duchy.server import messages as m
from duchy.server.faces import Viewer, faces_of
from duchy.server.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Eyes:
    """`seat` is None for an onlooker; `open` lays open what every seat holds."""

    seat: Viewer
    open: bool = False

    def __post_init__(self) -> None:
        if self.open and self.seat is not None:
            raise Refusal("bad-message", "either a seat or everything laid open: ask for one of them")

    def view(self, state: State) -> dict[str, Any]:
        return state.open_view() if self.open else state.view(self.seat)

    def faces(self, events: list[Event]) -> list[m.Face]:
        if self.open:
            return [event.face(event.seat) for event in events]
        return faces_of(events, self.seat)
