"""Positions with a known answer are judged right, and by nothing that the seat could not know."""

from __future__ import annotations

import pytest

from analysis.reviewing.known_positions import KNOWN, LOST, WINS, WON, Known
from duchy.analysis.reviewing.analyst import Analyst, Budget
from duchy.analysis.reviewing.decisions import Judged, judge_decision
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game
from duchy.games import game_ids

BUDGET = Budget(1, redraws=0, glances=2, looks=2, last_looks=4)
ENOUGH = 25


def judged(state: State, text: str) -> Judged:
    seat = state.deciders[0]
    analyst = Analyst(state.game, state.seats, BUDGET)
    return judge_decision(analyst, SeatHandle(state, seat), state.game.parse(text), 1)


@pytest.mark.parametrize("known", [known for some in KNOWN.values() for known in some], ids=str)
def test_a_known_answer_is_judged_right(known: Known) -> None:
    right, wrong = judged(known.state(), known.right), judged(known.state(), known.wrong)
    best = right.compared[0].value
    assert right.cost == 0.0
    assert best == {WINS: 1.0, LOST: 0.0, WON: 1.0}[known.answer]
    assert wrong.cost == (1.0 if known.answer == WINS else 0.0)


@pytest.mark.parametrize("game", game_ids())
def test_there_are_enough_of_them(game: str) -> None:
    assert len({known.name for known in KNOWN[game]}) >= ENOUGH
    assert {known.answer for known in KNOWN[game]} == {WINS, LOST, WON}


@pytest.mark.parametrize("game", [id for id in game_ids() if find_game(id).secrets])
def test_what_a_seat_cannot_know_makes_no_difference(game: str) -> None:
    """The same decision in states that differ only in hidden facts and in draws to come is judged alike."""
    box = find_game(game)
    analyst = Analyst(box, 3, Budget(1, redraws=0, glances=1, looks=1, last_looks=2))
    state = box.new(3, "exchange")
    rng = Stream(key_from_seed("exchange"))
    compared = 0
    for number in range(1, 200):
        seat = state.deciders[0]
        legal = state.legal(seat)
        move = legal[rng.below(len(legal))]
        if len(box.weighed(legal)) > 1 and number % 9 == 0:
            other = state.imagine(seat, rng)
            if other.dump()["table"] != state.dump()["table"]:
                compared += 1
            one, two = (judge_decision(analyst, SeatHandle(s, seat), move, number) for s in (state, other))
            assert one == two, f"{game}: move {number}"
        state.play(seat, move)
        if state.over or compared == 4:
            break
    assert compared > 1
