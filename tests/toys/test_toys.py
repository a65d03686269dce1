"""The toy is a proper game: what is tested with it is tested with something real."""

from __future__ import annotations

import pytest

from duchy.games import game as find_game
from duchy.testing import cases, check_catalogue, check_games


@pytest.mark.parametrize("case", range(6))
def test_pebbles_conforms(case: int) -> None:
    check_games(cases(find_game("pebbles"))[case], games=5)


def test_pebbles_has_a_catalogue() -> None:
    check_catalogue(find_game("pebbles"))
