"""What is written of the game itself: moves, and moves taken back."""

from __future__ import annotations

from duchy.core.moves import Move
from duchy.table.game import entries as e
from duchy.table.game.applying.course import (
    Deeds,
    after_game_changed,
    end_usual,
    go_back,
    put,
    wish_after_move,
)
from duchy.table.game.change import Change
from duchy.table.game.laid_table import LaidTable
from duchy.table.game.results import OLD_RULES


def moved(table: LaidTable, entry: e.Moved, change: Change) -> None:
    assert table.play is not None
    if table.has_old_rules and not _is_still_played(table, entry):
        return
    move = table.game.parse(entry.move)
    had_wish = table.wish is not None
    if table.kept_back is not None:
        table.play.record.moves.append((entry.seat, move))
        table.news.append(entry.news)
        table.labels.append(None)
        table.moved_at = entry.at
    else:
        _play_move(table, entry, move, change)
    wish_after_move(table, entry.seat)
    change.facts = change.facts or had_wish
    table.numbers.append(change.number)
    table.unasked.append(entry.forced)
    change.game = True


def _is_still_played(table: LaidTable, entry: e.Moved) -> bool:
    """Whether today's rules know a move that was made by others: up to there the game is shown."""
    if table.ended:
        return False
    texts = [move.text for move in table.state.legal(entry.seat)] if not table.state.over else []
    if entry.move not in texts:
        table.ended = OLD_RULES
    return not table.ended


def _play_move(table: LaidTable, entry: e.Moved, move: Move, change: Change) -> None:
    assert table.play is not None
    offers = table.state.offers.copy()
    is_bot = table.seats[entry.seat].bot
    table.labels.append(None if is_bot else table.state.label(entry.seat, move))
    if not is_bot:
        _note_answer(table, entry.seat, move)
    table.state.listener = change.events.append
    try:
        table.play.play(entry.seat, move)
    finally:
        table.state.listener = None
    for seat, offer in enumerate(table.state.offers):
        if offer is not offers[seat] or seat == entry.seat:
            table.offered_at[seat] = change.number
    after_game_changed(table, entry.at, change, answered=entry.seat)


def _note_answer(table: LaidTable, seat: int, move: Move) -> None:
    """Keep what a person answers to a question that comes again; to do one thing in parts is no habit."""
    question = table.state.recurring(seat)
    if question and table.state.as_before(seat, move) is move:
        table.answers[seat][question] = move.text


def kept_usual(table: LaidTable, entry: e.KeptUsual, change: Change) -> None:
    change.facts = True
    table.seats[entry.seat].usual = entry.yes


def took_back(table: LaidTable, entry: e.TookBack, change: Change) -> None:
    go_back(table, entry.to, entry.at, change)
    end_usual(table, entry.seat, change)


def withdrew(table: LaidTable, entry: e.Withdrew, change: Change) -> None:
    """What the others have answered stays, and what they are asked does too."""
    assert table.play is not None
    if table.has_old_rules and entry.move >= len(table.numbers):
        return
    change.facts = table.wish is not None
    change.game = True
    end_usual(table, entry.seat, change)
    wish_after_move(table, entry.seat)
    change.withdrawn = table.numbers.pop(entry.move)
    del table.labels[entry.move]
    del table.unasked[entry.move]
    if table.kept_back is not None:
        del table.play.record.moves[entry.move]
        del table.news[entry.move]
        return
    table.play.withdraw(entry.move)
    put(table, table.play.state)
    table.offered_at[entry.seat] = change.number
    after_game_changed(table, entry.at, change)


MOVING: Deeds = {
    e.Moved: moved,
    e.KeptUsual: kept_usual,
    e.TookBack: took_back,
    e.Withdrew: withdrew,
}
