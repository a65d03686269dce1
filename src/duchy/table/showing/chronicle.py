"""The chronicle of a game: what each of its moves told, for whoever comes, comes back or looks on.

It is made from the record by playing it again, and kept up to date by what is told at the table. Only the
faces of events leave it: a viewer reads there what it was told when it happened, and nothing else.
"""

from __future__ import annotations

from duchy.core.events import Event
from duchy.table import messages as m
from duchy.table.game.table import Table

Viewer = int | None
"""A seat, or None for a spectator."""
PAGE_TURNS = 6
PAGE_CHAPTERS = 150
"""A page ends with the turn it is in, or, where turns are long, with so many chapters."""


class Chronicle:
    """The events of every move that holds, by the number of its entry."""

    def __init__(self, table: Table) -> None:
        self.numbers: list[int] = []
        self.events: list[list[Event]] = []
        if table.play is None:
            return
        heard: list[Event] = []
        state = table.record.start(heard.append)
        state.listener = heard.append
        self.add(table.began, heard.copy())
        for number, (seat, move) in zip(table.numbers, table.record.moves, strict=True):
            heard.clear()
            state.play(seat, move)
            self.add(number, heard.copy())

    @property
    def last(self) -> int:
        return self.numbers[-1] if self.numbers else 0

    def add(self, number: int, events: list[Event]) -> None:
        self.numbers.append(number)
        self.events.append(events)

    def take_back(self, holds: int) -> None:
        """Forget what was taken back: all that came after entry `holds`."""
        while self.last > holds:
            self.numbers.pop()
            self.events.pop()

    def withdraw(self, number: int) -> None:
        """Forget the one move of this entry."""
        if number in self.numbers:
            place = self.numbers.index(number)
            del self.numbers[place]
            del self.events[place]

    # -- What is read of it ------------------------------------------------------------------------

    def since(self, number: int, viewer: Viewer) -> list[m.Chapter]:
        """The moves after an entry."""
        first = next((place for place, at in enumerate(self.numbers) if at > number), len(self.numbers))
        return self._chapters(first, len(self.numbers), viewer)

    def latest(self, viewer: Viewer) -> m.ChroniclePage:
        """What a seat needs to know to go on: all since its last turn, with that turn. A spectator gets the
        last page."""
        end = len(self.numbers)
        first = None if viewer is None else self._last_turn_of(viewer)
        return self._page(self._page_before(end) if first is None else first, end, viewer)

    def page(self, before: int, viewer: Viewer) -> m.ChroniclePage:
        """The turns before an entry."""
        end = next((place for place, at in enumerate(self.numbers) if at >= before), len(self.numbers))
        return self._page(self._page_before(end), end, viewer)

    def _last_turn_of(self, seat: int) -> int | None:
        """Where the last turn of a seat began; while it has its turn, the one before."""
        newest = True
        for place in reversed(range(len(self.numbers))):
            for event in reversed(self.events[place]):
                if event.name == "turn":
                    if event.facts.get("seat") == seat and not newest:
                        return place
                    newest = False
        return None

    def _page_before(self, end: int) -> int:
        turns = 0
        first = end
        while first > 0 and turns < PAGE_TURNS and end - first < PAGE_CHAPTERS:
            first -= 1
            turns += sum(event.name == "turn" for event in self.events[first])
        return first

    def _page(self, first: int, end: int, viewer: Viewer) -> m.ChroniclePage:
        return m.ChroniclePage(self._chapters(first, end, viewer), earlier=first > 0)

    def _chapters(self, first: int, end: int, viewer: Viewer) -> list[m.Chapter]:
        return [
            m.Chapter(self.numbers[place], [event.seen_by(viewer) for event in self.events[place]])
            for place in range(first, end)
            if self.events[place]
        ]
