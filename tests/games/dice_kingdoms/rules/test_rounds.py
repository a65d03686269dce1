"""Rounds, turns and the end of the game (DK-064..DK-071)."""

from __future__ import annotations

import pytest

from duchy.core.state import State
from games.dice_kingdoms.tables import GAME, legal, lordship, on_table, play, sheets, table, told

TWO_TRACKS = {"holy": 24, "shadow": 24, "worker": 23}
"""A third track lacks one box."""


def finish_turn(state: State) -> None:
    """Play at random but surely until the next seat may roll, or all is over."""
    turn = state.turn
    while not state.over and state.turn == turn:
        seat = state.deciders[0]
        state.play(seat, state.legal(seat)[0])


@pytest.mark.rule("DK-064", "DK-071")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_a_round_each_takes_one_turn_clockwise_from_the_first(first: int) -> None:
    state = GAME.new(3, 3, {"first_player": str(first)})
    order = []
    for _ in range(6):
        order.append(on_table(state)["active"])
        assert state.deciders == (on_table(state)["active"],)
        finish_turn(state)
    assert order == [(first + i) % 3 for i in range(3)] * 2


@pytest.mark.rule("DK-065")
def test_a_turn_is_roll_then_harvest_then_action() -> None:
    state = GAME.new(2, 11, {"first_player": "0"})
    assert [step[0] for step in state.dump()["agenda"]] == ["roll", "harvest", "action", "end-turn"]
    heard = play(state, "roll")
    names = [event.name for event in heard]
    assert names[0] == "roll"
    state = table(at="harvest", black=(5, 1))
    assert sheets(state)["tracks"]["worker"] == 1
    assert state.ask(0) == "action"
    assert legal(state, verb="build")


@pytest.mark.rule("DK-066", "DK-067", "DK-069", "DK-EX-15")
def test_a_third_track_of_anybody_ends_the_game_with_the_round() -> None:
    state = table(
        lordship(),
        lordship(),
        lordship(tracks=TWO_TRACKS),
        at="harvest",
        black=(5, 3),
        first=0,
        active=0,
        seats=3,
    )
    # Seat 2 has completed its third track in the turn of seat 0, who still acts.
    assert on_table(state)["last_round"]
    assert state.view(1)["ending"] == {"cause": "tracks", "playing": 0, "left": [1, 2]}
    assert on_table(state)["lordships"][2]["complete_tracks"] == 3
    assert state.ask(0) == "action"
    turns = [0]
    finish_turn(state)
    while not state.over:
        turns.append(on_table(state)["active"])
        assert state.ask(turns[-1]) == "roll"
        finish_turn(state)
    assert turns == [0, 1, 2]
    assert state.winners()


@pytest.mark.rule("DK-066")
def test_two_tracks_do_not_end_the_game() -> None:
    state = table(lordship(tracks={"holy": 24, "shadow": 24, "worker": 22}), at="harvest", black=(5, 3))
    assert not on_table(state)["last_round"]
    done = {"holy": 24, "shadow": 24, "worker": 24}
    assert on_table(table(lordship(tracks=done), at="harvest", black=(5, 3)))["last_round"]


@pytest.mark.rule("DK-068", "DK-070")
@pytest.mark.parametrize(("active", "over"), [(0, False), (1, False), (2, True)])
def test_the_round_is_played_to_its_end_and_no_further(active: int, over: bool) -> None:
    state = table(active=active, first=0, seats=3, ending=True, yellow=4, green=1)
    play(state, "recruit 4")
    assert state.over == over
    if not over:
        assert state.ask(active + 1) == "roll"


@pytest.mark.rule("DK-070", "DK-069")
def test_a_trigger_in_the_last_turn_of_the_round_ends_the_game_after_that_turn() -> None:
    state = table(lordship(), lordship(tracks=TWO_TRACKS), at="harvest", black=(5, 3), active=1, yellow=4)
    assert state.ask(1) == "action"
    heard = play(state, "recruit 4")
    assert state.over
    assert told(heard, "game-over") == [{}]


@pytest.mark.rule("DK-R-34")
def test_a_second_trigger_changes_nothing() -> None:
    done = {"holy": 24, "shadow": 24, "soldier": 24}
    state = table(
        lordship(tracks=done),
        lordship(tracks=TWO_TRACKS),
        at="harvest",
        black=(5, 3),
        active=1,
        first=0,
        yellow=4,
        ending=True,
    )
    assert on_table(state)["lordships"][1]["complete_tracks"] == 3
    play(state, "recruit 4")
    assert state.over
