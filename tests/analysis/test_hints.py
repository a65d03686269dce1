"""What bots think of each move that a seat could make."""

from __future__ import annotations

import pytest

from duchy.analysis.hints import compare, hints
from duchy.bots.specs import make_bot
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game, game_ids


@pytest.mark.parametrize("bot", ["greedy", "mcts:30"])
@pytest.mark.parametrize("id", game_ids())
def test_every_legal_move_is_weighed_the_best_first(id: str, bot: str) -> None:
    state = game(id).new(2, seed=5)
    seat = SeatHandle(state, state.deciders[0])
    found = hints(make_bot(bot, Stream(key_from_seed(1))), seat, 0.1, Stream(key_from_seed(2)))
    assert {hint.move for hint in found} == set(seat.legal())
    shares = [hint.share for hint in found]
    assert shares == sorted(shares, reverse=True)
    assert abs(sum(shares) - 1) < 1e-6


def test_a_comparison_without_time_still_looks_once() -> None:
    state = game("card-kingdoms").new(2, seed=5)
    seat = SeatHandle(state, state.deciders[0])
    found = compare(seat, 0.0, Stream(key_from_seed(2)))
    assert max(hint.share for hint in found) == 1.0
