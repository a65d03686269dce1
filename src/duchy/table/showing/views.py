"""What the table looks like from a seat. Everything that leaves a table about its game is made here.

Only `view(seat)`, `prompt(seat)`, the seat's own legal moves and the events that it may know are
read, never the position itself: nothing that is sent can depend on what its seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from duchy.core.events import Event
from duchy.core.showing.parts import Parts
from duchy.core.showing.shown import View
from duchy.table import messages as m
from duchy.table.deciding.rated import casual_because
from duchy.table.deciding.way_back import WayBack, free_moves, is_alone, way_back
from duchy.table.game.change import Change
from duchy.table.game.fairness import commitment_of, hash_of_key
from duchy.table.game.table import Table
from duchy.table.game.wishes import UNDO
from duchy.table.messages import OVER
from duchy.table.showing.chronicle import Chronicle, Viewer
from duchy.table.showing.games import own_cards
from duchy.table.showing.revealing import revealing

NOTHING: frozenset[int] = frozenset()


def asked_of(table: Table, viewer: Viewer, warn: bool = False) -> m.Asked | None:
    """What the seat is asked, with its legal moves; if wanted, with a warning of those that reveal something
    while there is something to take back. Who is alone with bots may take back everything: nothing ends
    that."""
    if viewer is None or table.play is None:
        return None
    state = table.state
    back = way_back(table, viewer)
    free = free_moves(table, viewer, back)
    is_asked = not table.is_passed_over(viewer)
    legal = state.legal(viewer) if is_asked else []
    can_end = warn and free and not is_alone(table, viewer)
    ending = revealing(state, viewer, legal) if can_end else NOTHING
    offers = [
        m.Offer(move.id, move.text, move.target, state.label(viewer, move), move.id in ending)
        for move in legal
    ]
    prompt = state.prompt(viewer) if is_asked else None
    usual = table.usual_answer(viewer) if is_asked else None
    return m.Asked(
        answers=table.offered_at[viewer],
        prompt=prompt,
        moves=offers,
        undo=free,
        lesson=table.lesson(),
        back=back_facts(table, back),
        usual=None if usual is None else state.label(viewer, usual),
    )


def back_facts(table: Table, back: WayBack | None) -> m.WayBack | None:
    if back is None:
        return None
    moves = 1 if back.withdraws else len(table.record.moves) - back.to
    return m.WayBack(table.label_of(back.to), moves, back.asks)


def view_of(table: Table, viewer: Viewer) -> View | None:
    return None if table.play is None else table.state.view(viewer)


def views_of(
    table: Table, viewers: Iterable[Viewer], parts: Parts | None = None
) -> dict[Viewer, Mapping[str, Any] | None]:
    """The views of several viewers at once; none is to be changed, for they share what all see alike, and
    what is as it was when `parts` were made."""
    if table.play is None:
        return dict.fromkeys(viewers)
    return dict(table.state.views(viewers, parts))


def events_for(events: list[Event], viewer: Viewer) -> list[m.EventFacts]:
    return [event.seen_by(viewer) for event in events]


def clock_of(table: Table, now: int) -> m.ClockFacts | None:
    clock = table.clock
    if clock.kind == "none" or table.play is None:
        return None
    left = [clock.remaining(now, seat) for seat in range(len(table.seats))]
    return m.ClockFacts(now, left, clock.running())


def seat_facts(table: Table) -> list[m.SeatFacts]:
    return [
        m.SeatFacts(
            seat.kind,
            seat.name,
            seat.player,
            seat.level,
            seat.ready,
            seat.away,
            seat.resigned,
            seat.arms,
            seat.usual,
        )
        for seat in table.seats
    ]


def facts_of(table: Table, presence: m.Presence) -> m.TableFacts:
    return m.TableFacts(
        id=table.id,
        status=table.status,
        owner=table.owner,
        settings=table.settings,
        seats=seat_facts(table),
        created=table.created,
        commitment="" if table.guide else commitment_of(table.secret),
        key_hash=hash_of_key(table.record.key) if table.started and not table.guide else "",
        wish=wish_facts(table),
        rematch=table.rematch,
        previous=table.previous,
        beginning=None
        if table.beginning is None
        else m.BeginningFacts(table.beginning.replay, table.beginning.move),
        guide=None if table.guide is None else m.GuideFacts(table.guide.steps, table.left_guide),
        result=table.result(),
        fairness=table.fairness() if table.status == OVER and not table.is_ranked else None,
        presence=presence,
        cards=own_cards(table.game),
        secrets=table.game.has_secrets(len(table.seats)),
        willing=table.willing_seats() if table.status == OVER else [],
        seals=[seat.seal for seat in table.seats],
        sealed=table.still_sealed(),
        casual=casual_because(table),
        ended=table.ended,
        rules=table.rules,
        deal=deal_facts(table),
    )


def deal_facts(table: Table) -> m.DealFacts | None:
    deal = table.deal
    if deal is None:
        return None
    return m.DealFacts(deal.id, deal.ranked, deal.day, deal.tournament, deal.round)


def wish_facts(table: Table) -> m.WishFacts | None:
    wish = table.wish
    if wish is None:
        return None
    moves = len(table.record.moves) - wish.to if wish.kind == UNDO else 0
    missing = wish.missing(table.seats)
    return m.WishFacts(wish.seat, moves, missing, wish.kind, wish.about, wish.until)


def snapshot(
    table: Table,
    viewer: Viewer,
    mine: list[int],
    presence: m.Presence,
    chronicle: Chronicle,
    now: int,
    since: int = 0,
    warn: bool = False,
    parts: Parts | None = None,
) -> m.Snapshot:
    return m.Snapshot(
        number=table.number,
        seat=viewer,
        mine=mine,
        table=facts_of(table, presence),
        view=views_of(table, (viewer,), parts)[viewer],
        asked=asked_of(table, viewer, warn),
        clock=clock_of(table, now),
        chat=list(table.chat),
        missed=chronicle.since(since, viewer) if since > 0 else [],
        chronicle=chronicle.latest(viewer),
    )


def update(
    table: Table,
    viewer: Viewer,
    change: Change,
    before: int,
    clock: m.ClockFacts | None,
    patch: list[Any],
    warn: bool = False,
) -> m.Update:
    """What a change looks like from a seat; `patch` is what it changed in the seat's view."""
    return m.Update(
        number=table.number,
        before=before,
        events=events_for(change.events, viewer),
        patch=patch,
        asked=asked_of(table, viewer, warn),
        clock=clock,
        back=change.back,
        holds=table.holds if change.back else 0,
        withdrawn=change.withdrawn,
    )
