"""The worked examples of the rulebook, word for word (CK-EX-01 to CK-EX-17)."""

from __future__ import annotations

import pytest

from duchy.core.errors import IllegalMove
from games.card_kingdoms.tables import (
    GAME,
    asked,
    centre,
    citizens,
    finish_turn,
    first_turn,
    legal,
    offered,
    owns,
    play,
    realm,
    table,
    tokens,
    until,
)


@pytest.mark.rule("CK-EX-01", "CK-008")
def test_one_token_on_a_multiplier_tile_is_five() -> None:
    """Another player holds all 50 Strength tokens when the Eye of Asteraten gives 5."""
    owner = realm(gold=8, citizens={"cleric": 1, "archer": 1})
    state = table(owner, realm(strength=50), domains=["eye_of_asteraten"])
    play(state, "build 1", "decline")
    assert tokens(state) == {"strength": 5}


@pytest.mark.rule("CK-EX-02")
def test_3_and_5_activate_3_5_and_8() -> None:
    everybody = dict.fromkeys(
        ["cleric", "merchant", "mercenary", "archer", "rogue", "champion", "paladin", "butcher"], 1
    )
    state = table(realm(citizens=everybody | {"peasant": 1, "knight": 1}), at="thieves", dice=(3, 5))
    # Mercenary 1 strength and 1 gold, Peasant and Starting Peasant 1 gold each, Champion 4 strength.
    assert tokens(state) == {"gold": 1 + 2, "strength": 1 + 4}


@pytest.mark.rule("CK-EX-03")
def test_two_archers_are_activated_once_each() -> None:
    state = table(realm(citizens={"archer": 2}), at="thieves", dice=(4, 1))
    assert tokens(state) == {"strength": 2 * 2, "gold": 1}


@pytest.mark.rule("CK-EX-04")
def test_three_archers_are_activated_six_times_by_a_double_4() -> None:
    state = table(realm(citizens={"archer": 3}), at="thieves", dice=(4, 4))
    assert tokens(state) == {"strength": 6 * 2}


@pytest.mark.rule("CK-EX-05")
def test_the_thief_before_the_peasants() -> None:
    state = table(
        realm(citizens={"thief": 1}), realm(gold=1, citizens={"peasant": 2}), at="thieves", dice=(2, 5)
    )
    assert legal(state) == ["rob 1 gold 1", "decline"]
    play(state, "rob 1 gold 1")
    # One stolen and one of the Starting Peasant; B's three Peasants give afterwards.
    assert tokens(state, 0) == {"gold": 2}
    assert tokens(state, 1) == {"gold": 3}


@pytest.mark.rule("CK-EX-06")
def test_the_peasant_pays_for_the_monk() -> None:
    state = table(realm(), realm(citizens={"monk": 1, "peasant": 1}), at="thieves", dice=(1, 4))
    # The gold of the Peasant, and of the Starting Peasant that the example leaves out.
    assert tokens(state, 1) == {"gold": 1 + 1}
    play(state, "1: exchange monk")
    assert tokens(state, 1) == {"gold": 0 + 1, "magic": 2}


@pytest.mark.rule("CK-EX-07")
def test_slaying_the_treant_with_magic() -> None:
    state = table(realm(strength=1, magic=2))
    assert offered(state, "slay 3") == ["slay 3 magic=2"]
    play(state, "slay 3 magic=2")
    assert owns(state)["monsters"] == {"treant": 1}
    assert tokens(state) == {"gold": 1, "magic": 1}


@pytest.mark.rule("CK-EX-08")
def test_the_price_of_a_second_peasant() -> None:
    state = table(realm(gold=1, magic=3))
    assert centre(state, "citizens", 5, 0)["cost"] == 3
    assert offered(state, "recruit 5") == ["recruit 5 magic=2"]
    with pytest.raises(IllegalMove, match="at least 1 gold of the price of Peasant must be real"):
        play(state, "recruit 5 magic=3")
    play(state, "recruit 5 magic=2")
    assert citizens(state) == {"peasant": 1}
    assert tokens(state) == {"magic": 1}


@pytest.mark.rule("CK-EX-09")
def test_building_the_palace_of_the_dawn() -> None:
    owner = realm(gold=11, citizens={"peasant": 1, "archer": 2})
    state = table(owner, domains=["palace_of_the_dawn"])
    play(state, "build 1")
    assert tokens(state) == {}
    assert owns(state)["domains"] == ["palace_of_the_dawn"]
    finish_turn(state)
    finish_turn(until(play(state, "roll"), "action"))
    play(state, "roll")
    assert asked(state) == "change-dice"
    assert offered(state, "change palace_of_the_dawn")


@pytest.mark.rule("CK-EX-10")
def test_the_ruins_with_five_players() -> None:
    assert centre(first_turn(5), "monsters", 2)["cards"] == [
        "skeleton", "skeleton", "skeleton", "flaming_skeleton", "flaming_skeleton", "skeleton_king",
    ]  # fmt: skip


@pytest.mark.rule("CK-EX-11")
def test_paying_the_gelatinous_cube() -> None:
    areas = ["hills", "ruins", "forest", "swamp", "mountains"]
    assert offered(table(realm(strength=3, magic=2), areas=areas), "slay 4") == ["slay 4 magic=1"]
    state = play(table(realm(strength=3, magic=2), areas=areas), "slay 4 magic=1")
    assert tokens(state) == {"gold": 2}
    state = play(table(realm(strength=4, magic=1), areas=areas), "slay 4")
    assert tokens(state) == {"gold": 2}
    assert offered(table(realm(strength=4), areas=areas), "slay 4") == []


@pytest.mark.rule("CK-EX-12")
def test_choosing_the_second_reward_of_the_spider_queen() -> None:
    state = table(realm(strength=10, magic=3), left={"forest": 1})
    play(state, "slay 3", "choose 2", "free 4")
    assert citizens(state) == {"archer": 1}
    assert tokens(state) == {"vp": 1}


@pytest.mark.rule("CK-EX-13")
def test_the_miner_with_one_domain() -> None:
    owner = realm(citizens={"miner": 1}, domains=["palace_of_the_dawn"])
    state = play(table(owner, at="change-dice", dice=(6, 6)), "keep dice")
    assert tokens(state) == {"gold": 2, "strength": 2}


@pytest.mark.rule("CK-EX-14")
def test_waryn_and_17_tokens() -> None:
    scored = table(realm(gold=6, magic=1, strength=10, citizens={"rogue": 1}, duke="waryn")).scores()[0]
    assert scored.parts["duke-resources"] == 5
    assert scored.parts["duke-shadow"] == 2


@pytest.mark.rule("CK-EX-15")
def test_the_mixed_stack_for_value_1() -> None:
    state = GAME.new(4, 1, {"mixed_citizens": True})
    stack = state.dump()["table"]["citizens"][0]
    assert (len(stack["cards"]), stack["face_down"]) == (1, 4)
    # Twelve cards less five: seven remain in the box.
    assert 6 + 6 - len(stack["cards"]) - stack["face_down"] == 7
    assert stack["cards"][0] in ("cleric", "monk")


@pytest.mark.rule("CK-EX-16")
def test_gargans_embrace_pays_twice_in_one_roll_phase() -> None:
    """2-2, then the Palace lowers one die and the Orchid sets the other to 1."""
    active = realm(domains=["palace_of_the_dawn", "the_desert_orchid"])
    state = table(active, realm(domains=["gargans_embrace"]), at="roll", rolls=[(2, 2)])
    play(state, "roll", "change palace_of_the_dawn 1", "change the_desert_orchid 2")
    assert tokens(state, 1) == {"vp": 2}


@pytest.mark.rule("CK-EX-17")
def test_monks_and_clerics_are_two_stacks_of_which_one_enters_play() -> None:
    for setup, name in (("first-game", "cleric"), ("glittering-gold", "monk")):
        stack = centre(first_turn(2, options={"setup": setup}), "citizens", 1)
        assert (stack["kind"], stack["count"]) == (name, 5)
