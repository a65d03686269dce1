"""The past of a running game, played again for one viewer: its own views of then, and what it was told.

As in `views.py` only `view(viewer)` and the faces of events are read. The moves themselves do not leave: one
may name what its seat keeps hidden.
"""

from __future__ import annotations

from duchy.core.events import Event
from duchy.core.showing.patches import difference
from duchy.table import messages as m
from duchy.table.game.table import Table
from duchy.table.showing.chronicle import PAGE_CHAPTERS, Viewer
from duchy.table.showing.views import events_for


def playback(table: Table, since: int, viewer: Viewer, id: str = "") -> m.Playback:
    """What was shown after entry `since`, or of the last moves if there were too many."""
    moves = table.record.moves
    first = sum(number <= since for number in table.numbers)
    first = max(first, len(moves) - PAGE_CHAPTERS)
    heard: list[Event] = []
    state = table.record.replay(first)
    state.listener = heard.append
    begun = view = state.view(viewer)
    chapters: list[m.ShownChapter] = []
    for number, (seat, move) in zip(table.numbers[first:], moves[first:], strict=True):
        heard.clear()
        state.play(seat, move)
        now = state.view(viewer)
        chapters.append(m.ShownChapter(number, events_for(heard, viewer), difference(view, now)))
        view = now
    return m.Playback(id, begun, chapters)
