"""Slaying a Monster (chapter 10)."""

from __future__ import annotations

import pytest

import duchy
from games.card_kingdoms.tables import (
    asked,
    centre,
    heard,
    legal,
    listen,
    offered,
    owns,
    play,
    realm,
    table,
    tokens,
)


@pytest.mark.rule("CK-094")
def test_only_the_top_monster_of_a_stack_is_slain() -> None:
    state = table(realm(strength=30))
    assert offered(state, "slay") == ["slay 1", "slay 2", "slay 3", "slay 4", "slay 5"]
    play(state, "slay 4", "slay 4")
    assert owns(state)["monsters"] == {"owlbear": 2}
    assert centre(state, "monsters", 4)["cards"] == ["owlbear", "giant", "troll"]


@pytest.mark.rule("CK-095")
def test_the_reward_cannot_help_to_pay() -> None:
    # The Treant costs 3 and would bring 1 Magic.
    assert offered(table(realm(strength=1, magic=1)), "slay 3") == []
    assert offered(table(realm(strength=1, magic=2)), "slay 3") == ["slay 3 magic=2"]


@pytest.mark.rule("CK-095")
def test_the_full_cost_is_paid_before_the_reward_comes() -> None:
    state = table(realm(strength=3))
    told = listen(state)
    play(state, "slay 3")
    assert [event.name for event in told] == ["slay", "gain"]
    assert heard(told, "slay")[0]["strength"] == 3
    assert "strength" not in tokens(state)


@pytest.mark.rule("CK-097")
def test_the_reward_comes_at_once() -> None:
    state = table(realm(strength=2))
    play(state, "slay 2")
    assert asked(state) == "action"
    assert tokens(state) == {"gold": 1}
    play(state, "recruit 10")
    assert tokens(state) == {}


@pytest.mark.rule("CK-097")
def test_a_reward_may_come_from_the_centre() -> None:
    state = table(realm(strength=6), left={"forest": 3})
    play(state, "slay 3", "choose 2")
    assert owns(state)["citizens"]["knight"] == 1
    assert centre(state, "citizens", 6)["count"] == 4


@pytest.mark.rule("CK-098")
def test_a_boss_counts_itself() -> None:
    state = table(realm(strength=6), left={"hills": 1})
    play(state, "slay 1")
    assert tokens(state) == {"gold": 1}


@pytest.mark.rule("CK-099")
def test_vp_of_a_reward_are_tokens_besides_the_printed_vp() -> None:
    state = table(realm(strength=10, magic=3, duke="cornelius"), left={"forest": 1})
    play(state, "slay 3", "choose 2", "free 1")
    assert tokens(state) == {"vp": 1}
    assert state.scores()[0].parts["tokens"] == 1
    assert state.scores()[0].parts["monsters"] == 5


@pytest.mark.rule("CK-100")
def test_a_boss_counts_the_players_own_monsters_of_its_area_alone() -> None:
    owner = realm(strength=6, monsters={"goblin": 1, "skeleton": 2})
    state = table(owner, realm(monsters={"goblin": 2, "goblin_mage": 1}))
    assert centre(state, "monsters", 1)["cards"] == ["goblin_king"]
    play(state, "slay 1")
    assert tokens(state) == {"gold": 2}


@pytest.mark.rule("CK-RU-25")
def test_an_impossible_side_of_or_leaves_the_other() -> None:
    state = table(realm(strength=10, magic=3), left={"forest": 1} | no_citizens())
    play(state, "slay 3")
    assert asked(state) == "action"
    assert tokens(state) == {"gold": 2}


def no_citizens() -> dict[str, int]:
    names = [stack["card"] for stack in table().view(None)["table"]["centre"]["citizens"]]
    return dict.fromkeys(names, 0)


@pytest.mark.rule("CK-RU-25")
def test_without_any_possible_side_nothing_happens() -> None:
    reward = {"choose": [{"free_citizen": {"name": "knight"}}, {"free_citizen": {"name": "archer"}}]}
    game = duchy.game("card-kingdoms", cards={"monsters": {"goblin": {"reward": reward}}})
    state = table(realm(strength=1), game=game, left={"knight": 0, "archer": 0})
    play(state, "slay 1")
    assert asked(state) == "action"
    assert legal(state)[0] == "take gold"
    assert tokens(state) == {}


@pytest.mark.rule("CK-RU-26")
def test_a_free_citizen_may_be_refused_where_there_is_no_alternative() -> None:
    state = table(realm(strength=9), left={"mountains": 3})
    play(state, "slay 5", "decline")
    assert owns(state)["citizens"] == {"starter_peasant": 1, "starter_knight": 1}


@pytest.mark.rule("CK-RU-26")
def test_a_free_citizen_is_no_action_and_may_exhaust_a_stack() -> None:
    state = table(realm(strength=9), left={"mountains": 3, "rogue": 1})
    play(state, "slay 5", "free 7")
    assert centre(state, "citizens", 7)["exhausted"]
    prompt = state.prompt(0)
    assert prompt is not None
    assert prompt["left"] == 1


@pytest.mark.rule("CK-RU-26")
def test_a_side_of_or_that_was_chosen_is_compulsory() -> None:
    state = table(realm(strength=10, magic=3), left={"forest": 1})
    play(state, "slay 3", "choose 2")
    assert legal(state) == [f"free {stack}" for stack in range(1, 11)]
