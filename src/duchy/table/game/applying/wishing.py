"""What is written of what persons ask of each other: to take back, to replace, to play again."""

from __future__ import annotations

from duchy.table.game import entries as e
from duchy.table.game.applying.course import Deeds, end_game, end_usual, go_back, stand_in, turn_clock
from duchy.table.game.change import Change
from duchy.table.game.laid_table import LaidTable
from duchy.table.game.results import ABANDONED
from duchy.table.game.wishes import ABANDON, REPLACE, UNDO, Wish
from duchy.table.messages import ChatLine


def wished(table: LaidTable, entry: e.Wished, change: Change) -> None:
    change.facts = True
    away = {seat.player for seat in table.seats if seat.away}
    table.wish = Wish(UNDO, entry.seat, {entry.player, *away}, entry.until, to=entry.to)


def offered(table: LaidTable, entry: e.Offered, change: Change) -> None:
    change.facts = True
    table.wish = Wish(entry.wish, entry.seat, {entry.player}, entry.until, about=entry.about)
    _grant_if_agreed(table, entry.at, change)


def wish_over(table: LaidTable, entry: e.WishOver, change: Change) -> None:
    """Nobody has refused to replace who was silent until the end: a bot takes over."""
    change.facts = True
    wish, table.wish = table.wish, None
    if wish is not None and wish.kind == REPLACE and not wish.missing(table.seats):
        stand_in(table, wish.about, entry.at)


def agreed(table: LaidTable, entry: e.Agreed, change: Change) -> None:
    change.facts = True
    wish = table.wish
    if wish is None:
        return
    if not entry.yes:
        table.wish = None
        table.refusals.note(table.seats[wish.seat].player, wish.kind, entry.at)
        if wish.kind == REPLACE and table.seats[wish.about].player == entry.player:
            table.thinking.add(wish.about)
        return
    wish.agreed.add(entry.player)
    _grant_if_agreed(table, entry.at, change)


def _grant_if_agreed(table: LaidTable, now: int, change: Change) -> None:
    """What all agree to is done; only who is to be replaced has time until the end of the wish."""
    wish = table.wish
    if wish is None or wish.missing(table.seats):
        return
    if wish.kind == UNDO:
        table.wish = None
        go_back(table, wish.to, now, change)
        end_usual(table, wish.seat, change)
        change.facts = True
    elif wish.kind == ABANDON:
        end_game(table, change, ABANDONED)
        turn_clock(table, now)


def said(table: LaidTable, entry: e.Said, change: Change) -> None:
    """Chat was part of the journal once; now it has its own place in the store."""
    if entry.text:
        table.chat.append(ChatLine(change.number, entry.at, entry.player, entry.name, entry.text))


def wanted_rematch(table: LaidTable, entry: e.WantedRematch, change: Change) -> None:
    change.facts = True
    if entry.yes:
        table.willing.add(entry.player)
    else:
        table.willing.discard(entry.player)


def rematched(table: LaidTable, entry: e.Rematched, change: Change) -> None:
    change.facts = True
    table.willing.add(entry.player)
    table.rematch = entry.table


WISHING: Deeds = {
    e.Wished: wished,
    e.Offered: offered,
    e.WishOver: wish_over,
    e.Agreed: agreed,
    e.Said: said,
    e.WantedRematch: wanted_rematch,
    e.Rematched: rematched,
}
