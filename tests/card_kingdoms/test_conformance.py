"""What must hold of every game, at every seat count and in every mode of Card Kingdoms."""

from __future__ import annotations

import pytest

from card_kingdoms.tables import GAME
from duchy.testing import Case, cases, check_catalogue, check_games, check_processes, check_words
from proof import random_games

CASES = cases(GAME)
GAMES = random_games(len(CASES), usual=3)
"""Random games for each case."""


@pytest.mark.rule("CK-123")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_hold_all_that_must_hold(case: Case) -> None:
    check_games(case, games=GAMES)


def test_every_seat_count_and_mode_is_played() -> None:
    assert {case.seats for case in CASES} == {1, 2, 3, 4, 5}
    assert {str(case.options.get("setup", "")) for case in CASES} >= {
        "random",
        "glittering-gold",
        "monster-blood",
    }
    assert any(case.options.get("mixed_citizens") for case in CASES)


def test_every_move_leads_back_from_its_text() -> None:
    check_catalogue(GAME)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_told_and_asked_has_words(case: Case) -> None:
    check_words(case, games=1)


@pytest.mark.parametrize("seats", [1, 3])
def test_another_process_tells_the_same_story(seats: int) -> None:
    check_processes(Case(GAME, seats, {"setup": "random", "mixed_citizens": True}))
