"""Five players (chapter 18)."""

from __future__ import annotations

import pytest

from duchy.core.state import State
from games.card_kingdoms.tables import (
    CARDS,
    GAME,
    asked,
    finish_turn,
    first_turn,
    heard,
    legal,
    listen,
    play,
    realm,
    table,
    tokens,
    until,
)

SETUPS = ["first-game", "glittering-gold", "mastery-over-magic", "monster-blood", "random"]


def resting(state: State) -> int:
    found: int = state.view(None)["table"]["resting"]
    return found


@pytest.mark.rule("CK-176")
@pytest.mark.parametrize("setup", SETUPS)
def test_each_monster_stack_has_six_cards_with_the_added_one(setup: str) -> None:
    state = first_turn(5, options={"setup": setup})
    for stack in state.view(None)["table"]["centre"]["monsters"]:
        assert stack["count"] == 6
        for name in dict.fromkeys(stack["cards"]):
            card = CARDS["monsters"][name]
            assert stack["cards"].count(name) == card["copies"] + card["extra_copies"]


@pytest.mark.rule("CK-177")
@pytest.mark.parametrize("setup", SETUPS)
def test_each_citizen_stack_has_six_cards(setup: str) -> None:
    state = first_turn(5, options={"setup": setup})
    assert [stack["count"] for stack in state.view(None)["table"]["centre"]["citizens"]] == [6] * 10


@pytest.mark.rule("CK-178")
@pytest.mark.parametrize("setup", SETUPS)
def test_each_domain_stack_has_three_cards_face_down_and_one_face_up(setup: str) -> None:
    state = first_turn(5, options={"setup": setup})
    assert [stack["count"] for stack in state.view(None)["table"]["centre"]["domains"]] == [4] * 5
    assert [stack["face_down"] for stack in state.dump()["table"]["domains"]] == [3] * 5
    assert state.conserved()["domains"] == 20


@pytest.mark.rule("CK-179")
@pytest.mark.parametrize("first", range(5))
def test_the_player_to_the_right_of_the_first_player_rests_first(first: int) -> None:
    state = first_turn(5, options={"first_player": str(first)})
    assert resting(state) == (first - 1) % 5


@pytest.mark.rule("CK-180")
def test_the_resting_player_harvests_nothing() -> None:
    state = table(seats=5, active=2, at="thieves", dice=(5, 6))
    assert resting(state) == 1
    assert [tokens(state, seat) for seat in range(5)] == [
        {"gold": 1, "strength": 1}, {}, {"gold": 1, "strength": 1}, {"gold": 1, "strength": 1},
        {"gold": 1, "strength": 1},
    ]  # fmt: skip


@pytest.mark.rule("CK-180")
def test_the_resting_player_uses_no_exchange() -> None:
    realms = [realm(gold=3, citizens={"champion": 1}) for _ in range(5)]
    state = table(*realms, active=0, at="thieves", dice=(3, 5))
    assert state.deciders == (1, 2, 3)


@pytest.mark.rule("CK-181")
def test_the_rest_marker_passes_left_with_the_dice() -> None:
    state = table(seats=5, first=0, active=0)
    rested = []
    for _ in range(6):
        rested.append(resting(state))
        finish_turn(until(state, "action"))
    assert rested == [4, 0, 1, 2, 3, 4]


@pytest.mark.rule("CK-182")
def test_everybody_rests_once_a_round_and_never_when_active() -> None:
    state = table(seats=5, first=3, active=3)
    rested = []
    for _ in range(5):
        rested.append(resting(state))
        assert resting(state) == (state.view(None)["table"]["active"] - 1) % 5
        finish_turn(until(state, "action"))
    assert sorted(rested) == [0, 1, 2, 3, 4]


@pytest.mark.rule("CK-182")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_rests_with_fewer_players(seats: int) -> None:
    assert first_turn(seats).view(None)["table"]["resting"] is None


@pytest.mark.rule("CK-183")
def test_everything_else_is_as_with_fewer_players() -> None:
    state = first_turn(5)
    assert state.view(None)["table"]["exhausted_limit"] == 10
    assert [tokens(state, seat) for seat in range(5)] == [{"gold": 2, "magic": 1}] * 5
    told = listen(state)
    finish_turn(until(play(state, "roll"), "action"))
    assert len(heard(told, "take")) == 2


@pytest.mark.rule("CK-RU-20")
def test_the_resting_player_may_be_robbed() -> None:
    state = table(
        realm(citizens={"thief": 1}), realm(), realm(), realm(), realm(gold=3), at="thieves", dice=(4, 3)
    )
    assert resting(state) == 4
    play(state, "rob 4 gold 3")
    assert tokens(state, 4) == {}
    assert tokens(state, 0) == {"gold": 3}


@pytest.mark.rule("CK-RU-20")
def test_the_resting_players_own_thief_does_nothing() -> None:
    realms = [realm(gold=5) for _ in range(4)]
    state = table(*realms, realm(citizens={"thief": 2}), at="thieves", dice=(6, 1))
    assert resting(state) == 4
    assert asked(state) == "action"
    assert tokens(state, 4) == {}


@pytest.mark.rule("CK-RU-21")
def test_the_resting_player_gets_no_consolation() -> None:
    state = table(seats=5, active=1, at="thieves", dice=(2, 2))
    assert resting(state) == 0
    assert state.deciders == (1, 2, 3, 4)


@pytest.mark.rule("CK-RU-21")
def test_the_resting_player_is_paid_by_gargans_embrace() -> None:
    state = table(realm(domains=["gargans_embrace"]), seats=5, active=1, at="roll", rolls=[(4, 4)])
    assert resting(state) == 0
    play(state, "roll")
    assert tokens(state, 0) == {"vp": 1}


@pytest.mark.rule("CK-RU-41")
@pytest.mark.parametrize("setup", ["glittering-gold", "mastery-over-magic", "monster-blood"])
def test_with_an_alternative_set_up_all_20_remaining_domains_are_used(setup: str) -> None:
    state = GAME.new(5, 3, {"setup": setup})
    found = state.dump()["table"]
    assert len(found["domains_out"]) == 4
    assert sum(1 + stack["face_down"] for stack in found["domains"]) == 20 == 24 - 4
    assert len(legal(state)) == 2
