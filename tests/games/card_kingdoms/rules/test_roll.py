"""The turn and the Roll phase (chapters 5 and 6)."""

from __future__ import annotations

import pytest

from duchy.core.errors import IllegalMove
from games.card_kingdoms.tables import (
    asked,
    dice,
    finish_turn,
    heard,
    legal,
    listen,
    offered,
    play,
    realm,
    table,
    tokens,
    until,
)

DAWN = "palace_of_the_dawn"
FOX = "foxgrove_palisade"
ORCHID = "the_desert_orchid"
GARGAN = "gargans_embrace"


@pytest.mark.rule("CK-053")
def test_a_turn_is_roll_harvest_actions_and_end() -> None:
    state = table(realm(domains=["blood_crow_army"]), at="roll", rolls=[(5, 1)])
    told = listen(state)
    play(state, "roll", "take gold", "take magic")
    assert [event.name for event in told] == [
        "roll",
        "gain", "gain", "gain", "gain",  # both Starting Peasants and, by the sum, both Starting Knights
        "gain",  # the Domain, at the start of the Actions phase
        "take", "take",
        "turn",
    ]  # fmt: skip
    assert heard(told, "gain")[-1]["card"] == "blood_crow_army"


@pytest.mark.rule("CK-054")
def test_the_dice_pass_to_the_left() -> None:
    state = table(seats=3, active=1)
    finish_turn(state)
    assert state.deciders == (2,)
    assert legal(state) == ["roll"]
    finish_turn(until(play(state, "roll"), "action"))
    assert state.deciders == (0,)


@pytest.mark.rule("CK-055")
def test_a_power_of_the_roll_phase_is_not_offered_in_other_phases() -> None:
    state = table(realm(gold=9, domains=[DAWN, FOX, ORCHID]), at="roll", rolls=[(3, 5)])
    assert legal(state) == ["roll"]
    play(state, "roll", "keep dice")
    assert asked(state) == "action"
    assert not offered(state, "change")


@pytest.mark.rule("CK-055")
def test_a_power_of_the_actions_phase_does_not_work_in_the_harvest() -> None:
    state = table(realm(domains=["halfpenny_hill"]), at="thieves", dice=(2, 2))
    assert asked(state) == "consolation"
    assert tokens(state) == {}


@pytest.mark.rule("CK-056")
def test_both_dice_are_rolled_once() -> None:
    state = table(at="roll", rolls=[(3, 6)])
    told = listen(state)
    play(state, "roll")
    assert heard(told, "roll") == [{"seat": 0, "first": 3, "second": 6}]
    with pytest.raises(IllegalMove):
        play(state, "roll")


@pytest.mark.rule("CK-058")
def test_dice_are_changed_after_the_roll_and_before_any_activation() -> None:
    state = table(realm(domains=[DAWN]), at="roll", rolls=[(6, 3)])
    play(state, "roll")
    assert asked(state) == "change-dice"
    assert tokens(state) == {}
    play(state, "change palace_of_the_dawn 1")
    assert tokens(state) == {"gold": 1}


@pytest.mark.rule("CK-058")
def test_changing_dice_is_optional() -> None:
    state = table(realm(domains=[DAWN]), at="change-dice", dice=(6, 3))
    play(state, "keep dice")
    assert dice(state) == [6, 3]
    assert tokens(state) == {"strength": 1}


@pytest.mark.rule("CK-059")
def test_only_the_active_players_domains_change_dice() -> None:
    state = table(realm(), realm(gold=9, domains=[DAWN, FOX, ORCHID]), at="roll", rolls=[(3, 5)])
    play(state, "roll")
    assert all(asked(state, seat) != "change-dice" for seat in range(2))


@pytest.mark.rule("CK-060")
def test_any_number_of_different_domains_is_used_in_one_roll_phase() -> None:
    state = table(realm(gold=2, domains=[DAWN, FOX, ORCHID]), at="change-dice", dice=(3, 5))
    play(state, f"change {FOX} 1", f"change {ORCHID} 2", f"change {DAWN} 1")
    assert dice(state) == [5, 1]


@pytest.mark.rule("CK-061")
def test_each_domain_is_used_once_even_on_the_other_die() -> None:
    state = table(realm(domains=[DAWN, ORCHID]), at="change-dice", dice=(3, 5))
    play(state, f"change {DAWN} 1")
    assert offered(state, "change") == [f"change {ORCHID} 1", f"change {ORCHID} 2"]
    with pytest.raises(IllegalMove, match="Palace of the Dawn was already used on this roll"):
        play(state, f"change {DAWN} 2")


@pytest.mark.rule("CK-061")
def test_a_domain_may_be_used_again_in_the_next_roll_phase_of_its_owner() -> None:
    state = table(realm(domains=[DAWN]), at="roll", rolls=[(3, 4), (3, 4), (3, 4)])
    play(state, "roll", f"change {DAWN} 1")
    finish_turn(until(state, "action"))
    finish_turn(until(play(state, "roll"), "action"))
    play(state, "roll")
    assert offered(state, f"change {DAWN}") == [f"change {DAWN} 1", f"change {DAWN} 2"]


@pytest.mark.rule("CK-062")
def test_a_die_changed_by_one_domain_may_be_changed_by_another() -> None:
    state = table(realm(gold=2, domains=[DAWN, FOX]), at="change-dice", dice=(3, 4))
    play(state, f"change {FOX} 1", f"change {DAWN} 1")
    assert dice(state) == [5, 4]


@pytest.mark.rule("CK-063")
def test_the_sum_is_that_of_the_final_values() -> None:
    owner = realm(citizens={"rogue": 1, "champion": 1}, domains=[DAWN])
    state = table(owner, at="change-dice", dice=(4, 4))
    play(state, f"change {DAWN} 1")
    # 3 + 4 = 7: the Rogue, not the Champion.
    assert tokens(state) == {"gold": 2, "strength": 2}


@pytest.mark.rule("CK-064")
def test_no_die_is_changed_after_the_announcement() -> None:
    state = table(realm(domains=[DAWN]), at="change-dice", dice=(3, 4))
    play(state, "keep dice")
    with pytest.raises(IllegalMove):
        play(state, f"change {DAWN} 1")
    assert dice(state) == [3, 4]


# -- The Domains that change dice, and the one that watches them ----------------------------------


@pytest.mark.rule("CK-150")
def test_foxgrove_palisade_sets_a_die_to_6_for_2_gold() -> None:
    state = table(realm(gold=3, domains=[FOX]), at="change-dice", dice=(1, 3))
    play(state, f"change {FOX} 2")
    assert dice(state) == [1, 6]
    assert tokens(state) == {"gold": 1, "strength": 1}


@pytest.mark.rule("CK-150", "CK-RU-08")
def test_foxgrove_palisade_cannot_be_paid_with_magic() -> None:
    state = table(realm(gold=1, magic=9, domains=[FOX]), at="roll", rolls=[(1, 3)])
    play(state, "roll")
    assert asked(state) != "change-dice"
    assert dice(state) == [1, 3]


@pytest.mark.rule("CK-158")
def test_palace_of_the_dawn_lowers_a_die_by_1_for_nothing() -> None:
    state = table(realm(gold=3, domains=[DAWN]), at="change-dice", dice=(4, 4))
    play(state, f"change {DAWN} 2")
    assert dice(state) == [4, 3]
    assert tokens(state)["gold"] == 3


@pytest.mark.rule("CK-159", "CK-RU-22")
def test_palace_of_the_dawn_cannot_lower_a_1() -> None:
    state = table(realm(domains=[DAWN]), at="change-dice", dice=(1, 2))
    assert offered(state, "change") == [f"change {DAWN} 2"]
    with pytest.raises(IllegalMove, match="would not change this die"):
        play(state, f"change {DAWN} 1")


@pytest.mark.rule("CK-162", "CK-RU-24")
def test_the_desert_orchid_costs_1_gold_for_each_holy_citizen() -> None:
    owner = realm(gold=3, citizens={"cleric": 2, "paladin": 1}, domains=[ORCHID])
    state = table(owner, at="change-dice", dice=(2, 6))
    play(state, f"change {ORCHID} 1")
    assert dice(state) == [1, 6]
    assert tokens(state) == {"strength": 1, "magic": 6}


@pytest.mark.rule("CK-162", "CK-RU-24")
def test_the_desert_orchid_counts_citizens_not_holy_domains() -> None:
    owner = realm(
        gold=1, citizens={"cleric": 1}, domains=[ORCHID, "cathedral_of_st_aquila", "shattered_hand"]
    )
    state = table(owner, at="change-dice", dice=(2, 6))
    play(state, f"change {ORCHID} 1")
    assert tokens(state) == {"strength": 1, "magic": 3}


@pytest.mark.rule("CK-RU-24")
def test_the_desert_orchid_cannot_be_used_without_enough_gold() -> None:
    owner = realm(gold=2, magic=9, citizens={"cleric": 3}, domains=[ORCHID, DAWN])
    state = table(owner, at="change-dice", dice=(2, 6))
    assert offered(state, f"change {ORCHID}") == []
    with pytest.raises(IllegalMove, match="you cannot pay for The Desert Orchid"):
        play(state, f"change {ORCHID} 1")
    assert tokens(state) == {"gold": 2, "magic": 9}


@pytest.mark.rule("CK-163")
def test_the_desert_orchid_is_free_without_holy_citizens() -> None:
    state = table(realm(domains=[ORCHID]), at="change-dice", dice=(2, 6))
    play(state, f"change {ORCHID} 1")
    assert dice(state) == [1, 6]


@pytest.mark.rule("CK-RU-22")
@pytest.mark.parametrize(("card", "die", "rolled"), [(FOX, 1, (6, 3)), (ORCHID, 2, (3, 1))])
def test_a_die_is_not_set_to_the_value_it_has(card: str, die: int, rolled: tuple[int, int]) -> None:
    state = table(realm(gold=5, domains=[card]), at="change-dice", dice=rolled)
    assert offered(state, f"change {card} {die}") == []
    with pytest.raises(IllegalMove, match="would not change this die"):
        play(state, f"change {card} {die}")
    assert tokens(state) == {"gold": 5}


@pytest.mark.rule("CK-151")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_gargans_embrace_pays_its_owner_for_anybodys_double(active: int) -> None:
    state = table(realm(), realm(domains=[GARGAN]), realm(), active=active, at="roll", rolls=[(4, 4)])
    play(state, "roll")
    assert [tokens(state, seat).get("vp", 0) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("CK-151")
def test_gargans_embrace_does_not_pay_without_a_double() -> None:
    state = table(realm(domains=[GARGAN]), at="roll", rolls=[(4, 3)])
    play(state, "roll")
    assert "vp" not in tokens(state)


@pytest.mark.rule("CK-152")
def test_gargans_embrace_pays_when_a_change_makes_a_double() -> None:
    state = table(realm(domains=[DAWN]), realm(domains=[GARGAN]), at="roll", rolls=[(4, 3)])
    play(state, "roll", f"change {DAWN} 1")
    assert tokens(state, 1)["vp"] == 1


@pytest.mark.rule("CK-153")
def test_a_double_that_is_broken_later_still_pays() -> None:
    state = table(realm(domains=[DAWN, GARGAN]), at="roll", rolls=[(4, 4)])
    play(state, "roll", f"change {DAWN} 1")
    assert dice(state) == [3, 4]
    assert tokens(state)["vp"] == 1


@pytest.mark.rule("CK-154", "CK-RU-23")
def test_gargans_embrace_pays_for_the_roll_and_for_each_change_that_leaves_a_double() -> None:
    owner = realm(gold=2, domains=[DAWN, FOX, ORCHID, GARGAN])
    state = table(owner, at="roll", rolls=[(6, 6)])
    play(state, "roll")
    assert tokens(state)["vp"] == 1
    play(state, f"change {DAWN} 1")  # 5-6
    assert tokens(state)["vp"] == 1
    play(state, f"change {FOX} 1")  # 6-6
    assert tokens(state)["vp"] == 2
    play(state, f"change {ORCHID} 1")  # 1-6
    assert tokens(state)["vp"] == 2
