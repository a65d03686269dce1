"""The cases in which the conformance kit plays Card Kingdoms."""

from __future__ import annotations

import pytest

from duchy.testing import Case, cases, check_games
from games.card_kingdoms.tables import GAME


def test_every_seat_count_and_mode_is_played() -> None:
    played = cases(GAME)
    assert {case.seats for case in played} == {1, 2, 3, 4, 5}
    setups = {str(case.options.get("setup", "")) for case in played}
    assert setups >= {"random", "glittering-gold", "monster-blood"}
    assert any(case.options.get("mixed_citizens") for case in played)


@pytest.mark.rule("CK-123")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_card_is_made_or_lost_in_play(seats: int) -> None:
    check_games(Case(GAME, seats, {"setup": "random", "mixed_citizens": True}), games=1)
