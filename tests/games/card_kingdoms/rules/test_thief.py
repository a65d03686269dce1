"""The Thief, who acts before all others (CK-073, CK-074, CK-164, CK-165 and their rulings)."""

from __future__ import annotations

import pytest

from games.card_kingdoms.tables import CARDS, asked, heard, legal, listen, offered, play, realm, table, tokens

THIEF = {"thief": 1}


@pytest.mark.rule("CK-073")
def test_the_thief_is_the_only_citizen_that_takes_from_another_player() -> None:
    for name, card in CARDS["citizens"].items():
        state = table(
            realm(gold=4, strength=4, magic=4, citizens={name: 1}), realm(gold=4, strength=4, magic=4),
            at="thieves", dice=dice_for(card["values"][0]),
        )  # fmt: skip
        assert bool(offered(state, "rob", 0)) == (name == "thief")


def dice_for(value: int) -> tuple[int, int]:
    return (value, 5 if value != 5 else 6) if value <= 6 else (6, value - 6)


@pytest.mark.rule("CK-074")
def test_the_thief_acts_before_any_other_citizen_of_any_player() -> None:
    owner = realm(citizens={"thief": 1, "merchant": 1})
    state = table(owner, realm(magic=1, citizens={"peasant": 1}), at="thieves", dice=(2, 5))
    # Not even the gold of the Starting Peasant is there yet.
    assert tokens(state, 0) == {}
    assert tokens(state, 1) == {"magic": 1}
    assert legal(state) == ["rob 1 magic 1", "decline"]


@pytest.mark.rule("CK-164")
def test_the_thief_takes_3_gold_or_3_magic_from_one_player_never_a_mixture() -> None:
    state = table(realm(citizens=THIEF), realm(gold=5, magic=4), realm(gold=3), at="thieves", dice=(6, 1))
    assert legal(state) == [
        "rob 1 gold 1", "rob 1 gold 2", "rob 1 gold 3",
        "rob 1 magic 1", "rob 1 magic 2", "rob 1 magic 3",
        "rob 2 gold 1", "rob 2 gold 2", "rob 2 gold 3",
        "decline",
    ]  # fmt: skip
    play(state, "rob 1 magic 3")
    assert tokens(state, 0) == {"magic": 3, "strength": 1}
    assert tokens(state, 1) == {"gold": 5, "magic": 1, "strength": 1}
    assert tokens(state, 2) == {"gold": 3, "strength": 1}


@pytest.mark.rule("CK-164")
def test_the_thief_takes_no_strength_and_no_vp() -> None:
    state = table(realm(citizens=THIEF), realm(strength=5, vp=5), at="thieves", dice=(6, 1))
    assert asked(state) == "action"


@pytest.mark.rule("CK-165")
def test_the_thief_may_take_fewer_by_choice() -> None:
    state = table(realm(citizens=THIEF), realm(gold=5), at="thieves", dice=(6, 1))
    play(state, "rob 1 gold 1")
    assert tokens(state, 0)["gold"] == 1
    assert tokens(state, 1)["gold"] == 4


@pytest.mark.rule("CK-165", "CK-RU-19")
def test_the_thief_takes_what_the_victim_has() -> None:
    state = table(realm(citizens=THIEF), realm(gold=2), at="thieves", dice=(6, 1))
    assert offered(state, "rob") == ["rob 1 gold 1", "rob 1 gold 2"]
    play(state, "rob 1 gold 2")
    assert "gold" not in tokens(state, 1)
    assert state.conserved()["debts"] == 0


@pytest.mark.rule("CK-RU-19")
def test_one_activation_has_one_victim() -> None:
    state = table(realm(citizens=THIEF), realm(gold=1), realm(gold=1), at="thieves", dice=(6, 1))
    play(state, "rob 1 gold 1")
    assert asked(state) == "action"
    assert tokens(state, 2)["gold"] == 1


@pytest.mark.rule("CK-RU-19")
def test_two_thieves_are_two_activations() -> None:
    state = table(realm(citizens={"thief": 2}), realm(gold=4), at="thieves", dice=(6, 1))
    play(state, "rob 1 gold 3", "rob 1 gold 1")
    assert tokens(state, 0)["gold"] == 4


@pytest.mark.rule("CK-RU-17")
def test_all_thieves_act_before_the_harvest_of_anybody() -> None:
    owner = realm(citizens={"thief": 2, "cleric": 1})
    state = table(owner, realm(gold=9), at="thieves", dice=(1, 6))
    told = listen(state)
    play(state, "rob 1 gold 3", "rob 1 gold 3")
    assert [event.name for event in told] == ["rob", "rob", "gain", "gain", "gain"]


@pytest.mark.rule("CK-RU-18")
def test_the_right_power_of_the_thief_is_2_gold_or_2_magic_from_the_reserve() -> None:
    for side, gained in (("choose 1", {"gold": 2}), ("choose 2", {"magic": 2})):
        state = table(realm(gold=4, magic=4), realm(citizens=THIEF), at="thieves", dice=(4, 3))
        assert legal(state, 1) == ["choose 1", "choose 2"]
        play(state, f"1: {side}")
        assert tokens(state, 1) == gained
        assert tokens(state, 0) == {"gold": 4, "magic": 4}


@pytest.mark.rule("CK-RU-18", "CK-RU-17")
def test_the_active_thief_cannot_take_what_another_thief_is_about_to_gain() -> None:
    state = table(realm(citizens=THIEF), realm(citizens=THIEF), at="thieves", dice=(4, 3))
    # Nobody has anything yet: the active Thief finds nothing, then the other one gains.
    assert asked(state, 0) == ""
    play(state, "1: choose 1")
    assert tokens(state, 1) == {"gold": 2}


@pytest.mark.rule("CK-074", "CK-RU-17")
def test_what_the_thief_took_may_pay_for_an_exchange() -> None:
    owner = realm(citizens={"thief": 1, "alchemist": 1})
    state = table(owner, realm(gold=1), at="thieves", dice=(3, 4))
    play(state, "rob 1 gold 1", "exchange alchemist")
    assert tokens(state, 0) == {"magic": 3}


@pytest.mark.rule("CK-069", "CK-073")
def test_a_thief_of_a_player_who_is_not_active_robs_nobody() -> None:
    state = table(realm(gold=5), realm(citizens=THIEF), realm(gold=5), at="thieves", dice=(6, 1))
    told = listen(state)
    play(state, "1: choose 1")
    assert heard(told, "rob") == []
