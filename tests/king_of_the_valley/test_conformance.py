"""What must hold of every game."""

from __future__ import annotations

import pytest

from duchy.testing import Case, cases, check_catalogue, check_games, check_processes, check_words
from proof import random_games

from .tables import GAME

CASES = cases(GAME)
GAMES = random_games(len(CASES), usual=10)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_conformance(case: Case) -> None:
    check_games(case, games=GAMES)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_words(case: Case) -> None:
    check_words(case, games=3)


def test_catalogue() -> None:
    check_catalogue(GAME)


def test_processes() -> None:
    check_processes(CASES[1])
