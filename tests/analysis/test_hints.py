"""What bots think of each move that a seat could make."""

from __future__ import annotations

import pytest

from duchy.analysis.chances import chance_to_win
from duchy.analysis.hints import compare, hints
from duchy.bots.specs import make_bot
from duchy.bots.tree import GUESS, Edge
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game, game_ids
from duchy.table.ports import Question
from duchy.table.thinking.errands import hints as told_hints


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


@pytest.mark.parametrize("id", game_ids())
def test_a_lead_is_a_chance_that_grows_and_doubt_widens_it(id: str) -> None:
    box = game(id)
    for seats in range(2, box.max_seats + 1):
        told = [chance_to_win(box, seats, margin, 1.0) for margin in (-30.0, -5.0, 0.0, 5.0, 30.0)]
        assert [chance for chance, _, _ in told] == sorted(chance for chance, _, _ in told)
        assert all(0 < low < chance < high < 1 for chance, low, high in told)
        _, low, high = chance_to_win(box, seats, 0.0, 8.0)
        assert low < told[2][1] < told[2][2] < high


def test_more_seats_leave_each_a_smaller_chance() -> None:
    level = [chance_to_win(game("card-kingdoms"), seats, 0.0, 1.0)[0] for seats in (2, 3, 4, 5)]
    assert level == sorted(level, reverse=True)
    assert abs(level[0] - 0.5) < 0.05


@pytest.mark.parametrize("bot", ["greedy", "mcts:30"])
def test_hints_are_told_with_chances_but_not_alone(bot: str) -> None:
    for seats in (1, 3):
        state = game("card-kingdoms").new(seats, seed=5)
        seat = state.deciders[0]
        for hint in told_hints(Question(seat, bot, state.dump(), None, 0.1)):
            if seats == 1:
                assert hint.chance is None
            else:
                assert hint.chance is not None
                assert 0 <= hint.low <= hint.chance <= hint.high <= 1


def test_what_was_hardly_tried_is_told_as_uncertain() -> None:
    edge = Edge(game("villages").moves.all[0], 0.5, 0.5)
    assert edge.error() == GUESS
    for value in (0.4, 0.6, 0.5, 0.5):
        edge.gain(value)
    few = edge.error()
    for value in (0.4, 0.6, 0.5, 0.5) * 20:
        edge.gain(value)
    assert 0 < edge.error() < few < GUESS
