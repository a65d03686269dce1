"""How a game begins, goes on and ends at a table, whichever entry brings that about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duchy.core.playthrough import Playthrough
from duchy.core.record import Record
from duchy.core.state import State
from duchy.table.game.change import Change
from duchy.table.game.laid_table import LaidTable
from duchy.table.game.wishes import NOBODY
from duchy.table.messages import OVER, RUNNING

Deeds = dict[type, Callable[[LaidTable, Any, Change], None]]
"""What the entries of one room do, by their types."""


def start_if_ready(table: LaidTable, now: int, change: Change) -> None:
    if not all(seat.ready and not seat.is_sealed for seat in table.seats):
        return
    table.status = RUNNING
    table.play = Playthrough(_new_record(table), change.events.append)
    put(table, table.play.state)
    table.began = change.number
    table.offered_at = [change.number] * len(table.seats)
    table.answers = [{} for _ in table.seats]
    after_game_changed(table, now, change)


def _new_record(table: LaidTable) -> Record:
    """The record before its first move. A game that goes on from a replay has dice of its own: those of
    the replay can be known. Those of a guided game are part of its position."""
    key = table.key()
    if table.guide is not None:
        record = Record.onward(table.game.load(table.guide.position))
    elif table.beginning is None:
        options = table.game.kept_options(len(table.seats), table.settings.options)
        record = Record(table.game, len(table.seats), options, key)
    else:
        state = table.game.load(table.beginning.position)
        state.stream = state.stream.anew(key)
        record = Record.onward(state)
    record.players = [seat.name for seat in table.seats]
    return record


def put(table: LaidTable, state: State) -> None:
    assert table.play is not None
    table.play.state = state
    table.play.listener = None
    state.listener = None


def after_game_changed(table: LaidTable, now: int, change: Change, answered: int = -1) -> None:
    change.game = True
    table.moved_at = now
    if table.state.over:
        end_game(table, change)
    turn_clock(table, now, answered)


def end_game(table: LaidTable, change: Change, ended: str = "") -> None:
    table.status = OVER
    table.ended = ended
    table.wish = None
    change.facts = True


def turn_clock(table: LaidTable, now: int, answered: int = -1) -> None:
    waiting = [] if table.status != RUNNING else table.state.deciders
    table.clock.turn(now, [seat for seat in waiting if not table.seats[seat].bot], answered)


def stand_in(table: LaidTable, seat: int, now: int) -> None:
    table.seats[seat].away = table.settings.stand_in
    if table.kept_back is None:
        table.clock.leave(now, seat)
        turn_clock(table, now)


def wish_after_move(table: LaidTable, mover: int = NOBODY) -> None:
    table.thinking.discard(mover)
    if table.wish is not None and not table.wish.outlives(mover):
        table.wish = None


def end_usual(table: LaidTable, seat: int, change: Change) -> None:
    """Who takes back wants to be asked again."""
    change.facts = change.facts or table.seats[seat].usual
    table.seats[seat].usual = False


def go_back(table: LaidTable, to: int, now: int, change: Change) -> None:
    assert table.play is not None
    change.facts = table.wish is not None
    change.game = change.back = True
    if table.has_old_rules and to <= len(table.record.moves):
        table.ended = ""
    del table.numbers[to:]
    del table.labels[to:]
    del table.unasked[to:]
    wish_after_move(table)
    if table.kept_back is not None:
        del table.play.record.moves[to:]
        del table.news[to:]
        return
    table.play.go_back(to)
    put(table, table.play.state)
    table.offered_at = [change.number] * len(table.seats)
    after_game_changed(table, now, change)
