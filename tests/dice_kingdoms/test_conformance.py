"""What must hold of every game holds of Dice Kingdoms, at every seat count and with every option."""

from __future__ import annotations

import pytest

from dice_kingdoms.tables import GAME
from duchy.testing import Case, cases, check_catalogue, check_games, check_processes, check_words
from proof import random_games

CASES = cases(GAME)
GAMES = random_games(len(CASES), usual=4)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_conformance(case: Case) -> None:
    check_games(case, games=GAMES)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_has_words(case: Case) -> None:
    check_words(case, games=2)


def test_catalogue() -> None:
    check_catalogue(GAME)
    assert len(GAME.moves) < 600


def test_the_same_record_tells_the_same_story_in_every_process() -> None:
    check_processes(CASES[2])
