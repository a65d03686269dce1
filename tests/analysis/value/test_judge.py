"""What a position is worth, by whoever judges it."""

from __future__ import annotations

import math

import pytest

from duchy.analysis.value.foretelling import Features, Foretelling, carried_over, fitted_coefficients
from duchy.analysis.value.judge import Evaluation, judge_for
from duchy.core.game import Game
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game
from duchy.games import game_ids


def some_positions(game: Game, seats: int) -> list[State]:
    """Positions of a game that is played at random, and its end."""
    state, rng = game.new(seats, "judged"), Stream(key_from_seed("judged"))
    found = []
    for number in range(100_000):
        if state.over:
            break
        if number % 40 == 0:
            found.append(state.clone())
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return [*found, state]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", game_ids())
def test_chances_add_up_and_the_end_is_the_result(game: str, seats: int) -> None:
    box = find_game(game)
    *positions, end = some_positions(box, seats)
    for judge in (judge_for(box, seats), Evaluation()):
        for state in positions:
            values = judge.values(state)
            assert math.isclose(math.fsum(values), 1.0)
            assert all(0 < value < 1 for value in values)
            assert judge.values(state) == values
        winners = end.winners()
        assert judge.values(end) == [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


@pytest.mark.parametrize("game", [id for id in game_ids() if find_game(id).min_seats == 1])
def test_alone_it_is_a_score_with_a_spread(game: str) -> None:
    box = find_game(game)
    *positions, end = some_positions(box, 1)
    judge = judge_for(box, 1)
    for state in positions:
        (value,) = judge.values(state)
        assert -50 < value < 500
        assert judge.spread(state) > 0
    assert judge.values(end) == [float(end.scores()[0].total)]
    assert judge.spread(end) == 0


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_coefficients_that_fit_it(game: str) -> None:
    assert fitted_coefficients(find_game(game), 2) is not None


def test_weights_of_two_seats_carried_over_to_two_say_the_same() -> None:
    box = find_game("card-kingdoms")
    kept = fitted_coefficients(box, 2)
    assert kept is not None
    same = Foretelling(box, 2, carried_over(kept, Features(box, 2), Features(box, 2)))
    for state in some_positions(box, 2):
        for one, two in zip(same.values(state), Foretelling(box, 2, kept).values(state), strict=True):
            assert math.isclose(one, two, abs_tol=1e-6)


def test_coefficients_are_not_used_where_a_seat_sees_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    box = find_game("card-kingdoms")
    monkeypatch.setattr("duchy.analysis.value.foretelling.fingerprint", lambda features: "another row")
    assert fitted_coefficients(box, 2) is None
