"""What must hold of every game."""

from __future__ import annotations

import os

import pytest

from duchy.testing import Case, cases, check_catalogue, check_games, check_processes, check_words

from .tables import GAME

GAMES = int(os.environ.get("DUCHY_GAMES", "25"))


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_conformance(case: Case) -> None:
    check_games(case, games=GAMES)


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_words(case: Case) -> None:
    check_words(case, games=3)


def test_catalogue() -> None:
    check_catalogue(GAME)


def test_processes() -> None:
    check_processes(cases(GAME)[1])
