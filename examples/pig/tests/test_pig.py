"""Each rule of Pig, and everything that the kit asks of every game."""

from __future__ import annotations

import pytest

import duchy
from duchy.core.errors import BadCards, IllegalMove
from duchy.core.state import State
from duchy.testing import Case, cases, check_catalogue, check_games, check_processes, check_words

GAME = duchy.game("pig")
ROLL, HOLD = GAME.parse("roll"), GAME.parse("hold")


def position(aside: int = 0, face: int = 0, banked: tuple[int, int] = (0, 0), key: int = 0) -> State:
    """Seat 0 is in turn. The key decides what is rolled next."""
    return GAME.load(
        {
            "seats": 2,
            "agenda": [["turn", 0]],
            "stream": {"key": f"{key:064x}"},
            "table": {"active": 0, "aside": aside, "face": face, "banked": list(banked)},
        }
    )


def about_to_roll(wanted: int, aside: int = 0) -> State:
    """A position in which this face comes next."""
    for key in range(1000):
        state = position(aside, face=2 if aside else 0, key=key)
        if state.stream.clone().die() == wanted:
            return state
    raise AssertionError(f"no key rolls a {wanted}")


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_random_games_keep_the_contract(case: Case) -> None:
    check_games(case, games=20)


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_everything_has_words(case: Case) -> None:
    check_words(case, games=2)


def test_every_move_leads_back_to_itself() -> None:
    check_catalogue(GAME)


def test_the_same_story_in_every_process() -> None:
    check_processes(Case(GAME, 3, {}))


def test_play_goes_round() -> None:
    """PG-001"""
    state = GAME.new(3)
    for seat in (0, 1, 2, 0):
        while state.deciders == (seat,):
            state.play(seat, HOLD if HOLD in state.legal(seat) else ROLL)


def test_what_is_rolled_is_put_aside() -> None:
    """PG-002"""
    state = about_to_roll(5, aside=3)
    state.play(0, ROLL)
    assert state.view(0)["table"]["aside"] == 8
    assert state.deciders == (0,)


def test_a_one_loses_what_was_put_aside() -> None:
    """PG-003"""
    state = about_to_roll(1, aside=20)
    state.play(0, ROLL)
    assert [score.total for score in state.scores()] == [0, 0]
    assert state.deciders == (1,)


def test_who_holds_keeps_it_but_must_have_rolled() -> None:
    """PG-004"""
    state = position(aside=12, face=4)
    state.play(0, HOLD)
    assert [score.total for score in state.scores()] == [12, 0]
    with pytest.raises(IllegalMove, match="hold: roll at least once before you hold"):
        state.play(1, HOLD)


def test_the_goal_wins_at_once() -> None:
    """PG-010"""
    state = position(aside=10, face=4, banked=(90, 99))
    state.play(0, HOLD)
    assert state.over
    assert state.winners() == (0,)


def test_a_face_worth_nothing_loses_too() -> None:
    """PG-R-01"""
    game = duchy.game("pig", {"faces": {"two": {"worth": 0}}})
    state = game.load(about_to_roll(2, aside=9).dump())
    state.play(0, ROLL)
    assert state.deciders == (1,)
    with pytest.raises(BadCards, match="a die has 6 of them, not 7"):
        duchy.game("pig", {"faces": {"seven": {"worth": 7}}})
