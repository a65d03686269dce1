"""What a seat may take back: its last move at once, or further back with the others' consent."""

from __future__ import annotations

from typing import NamedTuple

from duchy.table.game.seats import PERSON
from duchy.table.game.table import Table
from duchy.table.messages import RUNNING


class WayBack(NamedTuple):
    """Back to the position after `to` moves; `asks`: the other persons have to agree. `withdraws`: others are
    still choosing at the same time, and only that one move is taken out."""

    to: int
    asks: bool
    withdraws: bool = False


def is_alone(table: Table, seat: int) -> bool:
    """Whether nobody else could object: bots do not, nor who resigned, nor one to oneself in a hot-seat."""
    return {at.player for at in table.seats if at.kind == PERSON and not at.resigned} == {
        table.seats[seat].player
    }


def way_back(table: Table, seat: int) -> WayBack | None:
    """Where taking back leads a seat now; None if there is nothing to take back."""
    if table.play is None or table.status != RUNNING or table.settings.undo == "never":
        return None
    own = last_choice(table, seat)
    if own is None:
        return None
    alone = is_alone(table, seat)
    free = alone or table.settings.undo == "free"
    began = table.play.shared_choice()
    if free and began is not None and own >= began:
        return WayBack(own, asks=False, withdraws=True)
    since = len(table.record.moves) - own
    return WayBack(own, asks=not alone and not (free and table.play.free_undo(seat) >= since))


def last_choice(table: Table, seat: int) -> int | None:
    """The last move that a seat was asked about: to take back another would only bring it again."""
    moves = table.record.moves
    for number in reversed(range(len(moves))):
        if moves[number][0] == seat and not table.unasked[number]:
            return number
    return None


def free_moves(table: Table, seat: int, back: WayBack | None) -> int:
    """How many moves the seat, which has this way back, may take back one by one without asking anybody."""
    if back is None or back.asks or table.play is None:
        return 0
    if is_alone(table, seat):
        asked = zip(table.record.moves, table.unasked, strict=True)
        return sum(mover == seat and not unasked for (mover, _), unasked in asked)
    return max(table.play.free_undo(seat), 1)
