"""What must hold of every game holds of all on the shelf, at every seat count and in every mode."""

from __future__ import annotations

import pytest

from duchy.core.game import Game
from duchy.games import game, game_ids
from duchy.testing import Case, cases, check_catalogue, check_games, check_processes, check_words
from proof import proof, random_games

GAMES = [game(id) for id in game_ids()]
CASES = [case for game in GAMES for case in cases(game)]
STORIES = [
    Case(game, seats, game.modes()[-1])
    for game in GAMES
    for seats in (3, game.min_seats)[: proof(2, quick=1, nightly=2)]
]
"""What another process is to tell alike: alone and among three, with every option that differs."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_hold_all_that_must_hold(case: Case) -> None:
    check_games(case, games=random_games(len(cases(case.game))))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_told_and_asked_has_words(case: Case) -> None:
    check_words(case, games=proof(30, quick=1, nightly=120) // len(cases(case.game)) + 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_move_leads_back_from_its_text(game: Game) -> None:
    check_catalogue(game)


@pytest.mark.parametrize("case", STORIES, ids=str)
def test_another_process_tells_the_same_story(case: Case) -> None:
    check_processes(case)
