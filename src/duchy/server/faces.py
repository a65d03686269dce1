"""What the table looks like from a seat. Everything that leaves the server about a game is made here.

Only `view(seat)`, `prompt(seat)`, the seat's own legal moves and the faces of events for that seat are
read, never the position itself: nothing that is sent can depend on what its seat may not know.
"""

from __future__ import annotations

from typing import Any

from duchy.core.events import Event
from duchy.server import messages as m
from duchy.server.fairness import commitment_of, hash_of_key
from duchy.server.foresight import revealing
from duchy.server.messages import OVER
from duchy.server.shelf import own_cards
from duchy.server.table import Table

Viewer = int | None
"""A seat, or None for a spectator."""
NOTHING: frozenset[int] = frozenset()


def asked_of(table: Table, viewer: Viewer, warn: bool = False) -> m.Asked | None:
    """What the seat is asked, with its legal moves; if wanted, with a warning of those that reveal something
    while there is something to take back."""
    if viewer is None or table.play is None:
        return None
    state = table.state
    free = table.play.free_undo(viewer) if table.settings.undo == "free" and table.status != OVER else 0
    legal = state.legal(viewer)
    ending = revealing(state, viewer, legal) if warn and free else NOTHING
    offers = [
        m.Offer(move.id, move.text, move.target, state.label(viewer, move), move.id in ending)
        for move in legal
    ]
    return m.Asked(table.asked[viewer], state.prompt(viewer), offers, free, table.lesson())


def view_of(table: Table, viewer: Viewer) -> dict[str, Any] | None:
    return None if table.play is None else table.state.view(viewer)


def faces_of(events: list[Event], viewer: Viewer) -> list[m.Face]:
    return [event.face(viewer) for event in events]


def clock_of(table: Table, now: int) -> m.ClockFacts | None:
    clock = table.clock
    if clock.kind == "none" or table.play is None:
        return None
    left = [clock.remaining(now, seat) for seat in range(len(table.seats))]
    return m.ClockFacts(now, left, clock.running())


def seat_facts(table: Table) -> list[m.SeatFacts]:
    return [
        m.SeatFacts(seat.kind, seat.name, seat.player, seat.level, seat.ready, seat.away)
        for seat in table.seats
    ]


def facts_of(table: Table, presence: m.Presence) -> m.TableFacts:
    wish = table.wish
    return m.TableFacts(
        id=table.id,
        status=table.status,
        owner=table.owner,
        settings=table.settings,
        seats=seat_facts(table),
        created=table.created,
        commitment="" if table.guide else commitment_of(table.secret),
        key_hash=hash_of_key(table.record.key) if table.started and not table.guide else "",
        wish=None
        if wish is None
        else m.WishFacts(wish.seat, len(table.record.moves) - wish.to, table.missing()),
        rematch=table.rematch,
        previous=table.previous,
        beginning=None
        if table.beginning is None
        else m.BeginningFacts(table.beginning.replay, table.beginning.move),
        guide=None if table.guide is None else m.GuideFacts(table.guide.steps, table.left_guide),
        result=table.result(),
        fairness=table.fairness() if table.status == OVER else None,
        presence=presence,
        cards=own_cards(table.game),
    )


def told_since(table: Table, viewer: Viewer, since: int) -> list[m.Told]:
    """The events of the moves after entry `since`, found by playing the record again."""
    if table.play is None or since >= table.changed or since <= 0:
        return []
    heard: list[Event] = []
    told: list[m.Told] = []
    state = table.record.start()
    state.listener = heard.append
    for number, (seat, move) in zip(table.numbers, table.record.moves, strict=True):
        heard.clear()
        state.play(seat, move)
        if number > since:
            told.append(m.Told(number, faces_of(heard, viewer)))
    return told


def snapshot(
    table: Table,
    viewer: Viewer,
    mine: list[int],
    presence: m.Presence,
    now: int,
    since: int = 0,
    warn: bool = False,
) -> m.Snapshot:
    return m.Snapshot(
        number=table.number,
        seat=viewer,
        mine=mine,
        table=facts_of(table, presence),
        view=view_of(table, viewer),
        asked=asked_of(table, viewer, warn),
        clock=clock_of(table, now),
        chat=list(table.chat),
        missed=told_since(table, viewer, since),
    )
