"""A running table is told cheaply: what everybody gets of a move fits into three kilobytes."""

from __future__ import annotations

from random import Random
from statistics import mean, quantiles

import msgspec
import pytest

from duchy.core.showing.patches import difference
from duchy.table.deciding.requests import moved
from duchy.table.showing.views import update, view_of
from table.showing.test_secrets import running_table

MOST = 3 * 1024
GAMES = ("card-kingdoms", "dice-kingdoms", "king-of-the-valley", "villages")


def sizes(game: str, seats: int) -> list[int]:
    """The bytes of every update of a game's first moves, for every seat and a spectator."""
    table = running_table(game, seats, "size")
    chance = Random(game)
    viewers = [*range(seats), None]
    views = {viewer: view_of(table, viewer) for viewer in viewers}
    found = []
    for _ in range(150):
        if table.state.over:
            break
        seat = chance.choice(table.state.deciders)
        change = table.apply(moved(table, seat, chance.choice(table.state.legal(seat))))
        for viewer in viewers:
            seen, views[viewer] = views[viewer], view_of(table, viewer)
            patch = difference(seen, views[viewer], {})
            told = update(table, viewer, change, table.number - 1, None, patch)
            found.append(len(msgspec.json.encode(told)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_told_in_three_kilobytes(game: str) -> None:
    found = sizes(game, 4)
    assert mean(found) < MOST / 2
    assert quantiles(found, n=20)[-1] < 2 * MOST
