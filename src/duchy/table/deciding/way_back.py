"""What a seat may take back: its last move at once, or further back with the others' consent."""

from __future__ import annotations

from typing import NamedTuple

from duchy.table.game.seats import PERSON
from duchy.table.game.table import Table
from duchy.table.messages import RUNNING


class WayBack(NamedTuple):
    """Back to the position after `to` moves; `asks`: the other persons have to agree."""

    to: int
    asks: bool


def is_alone(table: Table, seat: int) -> bool:
    """Whether nobody else could object: bots do not, nor who resigned, nor one to oneself in a hot-seat."""
    return {at.player for at in table.seats if at.kind == PERSON and not at.resigned} == {
        table.seats[seat].player
    }


def way_back(table: Table, seat: int) -> WayBack | None:
    """Where taking back leads a seat now; None if there is nothing to take back."""
    if table.play is None or table.status != RUNNING or table.settings.undo == "never":
        return None
    alone = is_alone(table, seat)
    moves = table.record.moves
    if table.play.free_undo(seat) and (alone or table.settings.undo == "free"):
        return WayBack(len(moves) - 1, asks=False)
    own = next((number for number in reversed(range(len(moves))) if moves[number][0] == seat), None)
    return None if own is None else WayBack(own, asks=not alone)


def free_moves(table: Table, seat: int) -> int:
    """How many moves the seat may take back one by one without asking anybody."""
    back = way_back(table, seat)
    if back is None or back.asks or table.play is None:
        return 0
    if is_alone(table, seat):
        return sum(mover == seat for mover, _ in table.record.moves)
    return table.play.free_undo(seat)
