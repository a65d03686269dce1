"""The end of the game (VV-086..VV-091)."""

from __future__ import annotations

from typing import Any

import pytest

from duchy.core.state import State
from games.villages.table import ask, follows, lay, legal, own, play, village

ELEVEN = (
    "farm tannery workshop windmill tavern blacksmith "
    "trading_post market_square watch_post barracks guard_tower"
)


def almost(cards: int, held: str = "hideout", **more: Any) -> dict[str, Any]:
    """A village with so many Buildings, and one more in hand for a coin on the Castle."""
    return village(1, held, buildings=" ".join(ELEVEN.split()[:cards]), **more)


def others(seats: int) -> list[dict[str, Any]]:
    return [village(3, "shrine") for _ in range(seats - 1)]


def build(state: State) -> None:
    play(state, "build hideout")
    if ask(state) == "pay":
        play(state, "coin castle", "confirm")


@pytest.mark.rule("VV-086", "VV-RU-05")
@pytest.mark.parametrize(("seats", "target"), [(2, 12), (3, 12), (4, 10), (5, 10)])
def test_12_12_10_10_cards_end_the_game(seats: int, target: int) -> None:
    for cards in (target - 2, target - 1):
        rivals = [village(3) for _ in range(seats - 1)]
        state = lay(almost(cards), *rivals, row=[])
        build(state)
        play(state, "draw 1")
        assert state.over is (cards == target - 1)
        assert state.view(None)["table"]["target"] == target


@pytest.mark.rule("VV-087")
def test_buildings_and_adventurers_count_together() -> None:
    state = lay(almost(9, adventurers="ranger thief"), village(3), row=[])
    build(state)
    play(state, "draw 1")
    assert state.over
    state = lay(village(3, buildings=ELEVEN), village(3), row=["ranger"])
    play(state, "recruit ranger", "done")
    assert state.over


@pytest.mark.rule("VV-088")
def test_resources_and_the_castle_are_not_counted() -> None:
    state = lay(almost(10, developed="windmill watch_post shrine chapel"), village(3), row=[])
    build(state)
    play(state, "draw 1")
    assert not state.over
    assert state.view(None)["table"]["villages"][0]["size"] == 11


@pytest.mark.rule("VV-089")
def test_a_follower_may_reach_the_target_too() -> None:
    state = follows("build", village(3), almost(11), row=[])
    build(state)
    assert state.over


@pytest.mark.rule("VV-090")
def test_the_turn_is_played_to_its_end() -> None:
    state = lay(almost(11), village(3, "shrine"), village(3, "shrine"), row=[])
    build(state)
    play(state, "draw 1")
    assert legal(state) == ["build shrine", "decline"]
    play(state, "1: build shrine")
    assert own(state, 1)["buildings"] == ["shrine"]
    play(state, "2: decline")
    assert state.over


@pytest.mark.rule("VV-091")
def test_later_players_get_no_further_turn() -> None:
    state = lay(village(3), village(3), almost(11), seat=2, row=[], first=0)
    build(state)
    play(state, "draw 1")
    assert state.over
    state = lay(almost(11), village(3), village(3), row=[], first=0)
    build(state)
    play(state, "draw 1")
    assert state.over


@pytest.mark.rule("VV-RU-38")
def test_several_may_reach_the_target_in_one_turn() -> None:
    second = village(1, "hideout", buildings="keep armory " + " ".join(ELEVEN.split()[:9]))
    state = lay(almost(11), second, row=[])
    build(state)
    play(state, "draw 1")
    assert state.deciders == (1,)
    play(state, "1: build hideout")
    if ask(state) == "pay":
        play(state, "coin castle", "confirm")
    if ask(state) == "powers":
        play(state, "done")
    assert state.over
    assert [own(state, seat)["buildings"].count("hideout") for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("VV-EX-11")
def test_the_leader_ends_the_game_and_three_others_may_still_follow() -> None:
    state = lay(almost(9), *others(3), village(3, "watch_post"), row=[])
    build(state)
    play(state, "draw 1", "1: build shrine", "2: decline")
    assert state.deciders == (3,)
    play(state, "3: decline")
    assert state.over
    assert state.scores()[1].parts["buildings"] == 1


@pytest.mark.rule("VV-RU-51")
def test_a_table_on_which_nothing_can_change_is_scored_after_two_rounds() -> None:
    state = lay(village(9), village(5), piles=[[]] * 5, deck=0, row=[], idle=1)
    turns = 0
    while not state.over:
        assert turns < 4
        turns += 1
        play(state, "harvest", "decline")
    assert turns == 4
    assert state.winners() == (0,)
    state = lay(village(9, "farm keep"), village(5), piles=[[]] * 5, deck=0, row=[], idle=1)
    play(
        state,
        "harvest",
        "decline",
        "harvest",
        "decline",
        "0: develop",
        "discard farm 1",
        "1: harvest",
        "0: decline",
    )
    play(state, "0: harvest", "1: decline", "1: harvest", "0: decline", "0: harvest", "1: decline")
    assert not state.over
