"""Looking back at a game: how each seat stood, and where that changed most."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from duchy.analysis.review import LEAST_SWING, MOST_POINTS, MOST_SWINGS, review
from duchy.core.record import Record, read_record
from duchy.games import game as find_game
from duchy.games import game_ids
from places import RECORDS

ALONE = """
import sys
for name in ("msgspec", "fluent", "litestar", "duchy.table", "duchy.server"):
    sys.modules[name] = None
import json
from duchy.analysis.review import review
from duchy.core.record import read_record
from duchy.games import game
found = review(read_record(json.load(open(sys.argv[1])), game))
print(len(found.moves), len(found.swings))
"""


def golden(name: str) -> Record:
    return read_record(json.loads((RECORDS / f"{name}.json").read_text("utf-8")), find_game)


@pytest.mark.parametrize("game", game_ids())
def test_chances_add_up_and_the_winner_has_them_all_at_the_end(game: str) -> None:
    record = golden(f"{game}-3")
    told: list[float] = []
    found = review(record, told.append)
    assert found.moves[0] == 0
    assert found.moves[-1] == len(record.moves)
    assert len(found.moves) == len(found.values) <= MOST_POINTS + 1
    assert all(abs(sum(chances) - 1) < 0.001 for chances in found.values)
    winners = record.replay().winners()
    assert found.values[-1] == [round(1 / len(winners), 4) if seat in winners else 0 for seat in range(3)]
    assert found.points == 0
    assert told == sorted(told)
    assert 0 < told[-1] < 1


@pytest.mark.parametrize("game", game_ids())
def test_swings_are_few_and_far_between(game: str) -> None:
    record = golden(f"{game}-2")
    found = review(record)
    assert len(found.swings) <= MOST_SWINGS
    moves = [swing.move for swing in found.swings]
    assert moves == sorted(set(moves))
    for swing in found.swings:
        assert swing.mover == record.moves[swing.move - 1][0]
        assert max(map(abs, swing.changes)) >= LEAST_SWING / 10
        assert swing.label


def test_a_game_alone_is_a_share_of_points() -> None:
    record = golden("villages-1")
    found = review(record)
    assert found.points >= record.replay().scores()[0].total > 0
    assert all(0 <= share <= 1 for (share,) in found.values)


def test_it_needs_nothing_of_a_server() -> None:
    command = [sys.executable, "-c", ALONE, str(RECORDS / "king-of-the-valley-2.json")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    moves, swings = map(int, done.stdout.split())
    assert moves > 10
    assert swings <= MOST_SWINGS
