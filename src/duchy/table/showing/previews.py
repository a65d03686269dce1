"""What each move offered to a seat would bring, for a page to show before anything is pressed."""

from __future__ import annotations

from duchy.analysis.preview import previews
from duchy.table import messages as m
from duchy.table.game.table import Table


def previews_of(table: Table, seat: int) -> list[m.Preview]:
    moves = table.state.legal(seat)
    return [
        m.Preview(
            move.id,
            [m.Change(*change) for change in found.changes],
            found.chance,
            found.touched,
            found.outlook,
        )
        for move, found in zip(moves, previews(table.state, seat, moves), strict=True)
    ]
