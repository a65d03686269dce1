"""Villages keeps everything that the kit asks of every game, alone and with two to five seats."""

from __future__ import annotations

import pytest

import duchy
from duchy.testing import Case, cases, check_catalogue, check_games, check_processes, check_words
from proof import random_games

GAME = duchy.game("villages")
CASES = cases(GAME)
GAMES = random_games(len(CASES), usual=2)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_keep_the_contract(case: Case) -> None:
    check_games(case, games=GAMES)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_has_words(case: Case) -> None:
    check_words(case, games=2)


def test_every_move_leads_back_to_itself() -> None:
    check_catalogue(GAME)


def test_the_same_story_in_every_process() -> None:
    check_processes(Case(GAME, 3, {}))
