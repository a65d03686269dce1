"""From whose eyes a replay is looked at: a seat's, a spectator's, or with everything laid open.

Only replays know the last kind: their games are over, so nothing in them is secret any more.
"""

from __future__ import annotations

from dataclasses import dataclass

from duchy.core.events import Event
from duchy.core.showing.shown import View
from duchy.core.state import State
from duchy.table import messages as m
from duchy.table.refusal import Refusal
from duchy.table.showing.chronicle import Viewer
from duchy.table.showing.views import events_for


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """`seat` is None for a spectator; `open` lays open what every seat holds."""

    seat: Viewer
    open: bool = False

    def __post_init__(self) -> None:
        if self.open and self.seat is not None:
            raise Refusal("bad-message", "either a seat or everything laid open: ask for one of them")

    def view(self, state: State) -> View:
        return state.open_view() if self.open else state.view(self.seat)

    def events(self, events: list[Event]) -> list[m.EventFacts]:
        if self.open:
            return [event.seen_by(event.seat) for event in events]
        return events_for(events, self.seat)
