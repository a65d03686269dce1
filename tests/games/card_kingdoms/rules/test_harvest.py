"""The Harvest phase (chapter 7), but for the Thief."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duchy.core.state import State
from games.card_kingdoms.tables import (
    CARDS,
    asked,
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


@pytest.mark.rule("CK-057", "CK-066")
def test_the_two_dice_and_their_sum_activate() -> None:
    everybody = {"cleric": 1, "archer": 1, "rogue": 1, "butcher": 1}
    state = table(realm(citizens=everybody), at="thieves", dice=(4, 3))
    # 4: the Archer; 7: the Rogue; nobody of value 3, and neither 1 nor 11.
    assert tokens(state) == {"strength": 2 + 2, "gold": 2}


@pytest.mark.rule("CK-065")
def test_every_player_harvests_on_every_turn() -> None:
    state = table(seats=4, active=2, at="thieves", dice=(5, 6))
    assert [tokens(state, seat) for seat in range(4)] == [{"gold": 1, "strength": 1}] * 4


@pytest.mark.rule("CK-066")
@pytest.mark.parametrize("name", [*CARDS["starters"], *CARDS["citizens"]])
def test_a_citizen_is_activated_by_its_own_values_and_by_no_other(name: str) -> None:
    """The Citizen of this name, alone with the Starter cards, changes the Harvest exactly on its values."""
    values = (CARDS["starters"] | CARDS["citizens"])[name]["values"]
    for first in range(1, 7):
        for second in range(1, 7):
            numbers = (first, second, first + second)
            owner = realm(citizens={} if "starter" in name else {name: 1})
            state = table(realm(), owner, at="thieves", dice=(first, second))
            expected = [value for value in numbers if value in (*values, 5, 6)]
            assert (asked(state, 1) == "consolation") == (not expected)


@pytest.mark.rule("CK-067")
@pytest.mark.parametrize("rolled", [(5, 4), (4, 6)])
def test_a_citizen_with_two_values_is_activated_by_either(rolled: tuple[int, int]) -> None:
    state = table(realm(citizens={"paladin": 1}), at="thieves", dice=rolled)
    assert tokens(state)["magic"] == 2


@pytest.mark.rule("CK-067")
@pytest.mark.parametrize("rolled", [(5, 6), (6, 6)])
def test_the_butcher_is_activated_by_11_and_by_12(rolled: tuple[int, int]) -> None:
    state = table(realm(citizens={"butcher": 1}), realm(citizens={"butcher": 1}), at="thieves", dice=rolled)
    assert tokens(state, 1)["gold"] >= 4


@pytest.mark.rule("CK-068", "CK-069", "CK-070")
def test_the_active_player_uses_left_powers_and_all_others_right_ones() -> None:
    three = [realm(citizens={"archer": 1}) for _ in range(3)]
    state = table(*three, active=1, at="thieves", dice=(4, 3))
    assert [tokens(state, seat) for seat in range(3)] == [{"strength": 1}, {"strength": 2}, {"strength": 1}]


@pytest.mark.rule("CK-070")
def test_the_active_player_is_not_offered_the_right_power() -> None:
    state = table(realm(gold=3, citizens={"champion": 1}), at="thieves", dice=(4, 4))
    assert state.deciders == (1,)
    assert tokens(state) == {"gold": 3, "strength": 4}


@pytest.mark.rule("CK-071")
def test_each_copy_is_activated_on_its_own() -> None:
    state = table(realm(), realm(gold=5, citizens={"monk": 3}), at="thieves", dice=(1, 3))
    assert offered(state, "exchange", 1) == ["exchange monk", "exchange monk x2", "exchange monk x3"]
    play(state, "1: exchange monk x2")
    assert tokens(state, 1) == {"gold": 3, "magic": 4}


@pytest.mark.rule("CK-072")
def test_doubles_activate_twice() -> None:
    state = table(realm(citizens={"cleric": 1}), at="thieves", dice=(1, 1))
    assert tokens(state) == {"magic": 6}


@pytest.mark.rule("CK-RU-13")
def test_doubles_activate_twice_but_the_sum_once() -> None:
    state = table(realm(citizens={"wizard": 1, "champion": 1}), at="thieves", dice=(4, 4))
    assert tokens(state) == {"magic": 2, "strength": 2 + 4}


@pytest.mark.rule("CK-075")
def test_exchanges_are_resolved_in_the_order_the_player_chooses() -> None:
    """Monk: 1 gold for 2 magic. Alchemist: 1 magic for 2 gold. Each may come first."""
    for first, then in permutations(("monk", "alchemist")):
        owner = realm(gold=1, magic=1, citizens={"monk": 1, "alchemist": 1})
        state = table(realm(), owner, at="thieves", dice=(1, 3))
        play(state, f"1: exchange {first}")
        assert offered(state, "exchange", 1) == [f"exchange {then}"]
        play(state, f"1: exchange {then}")
        assert tokens(state, 1) == {"gold": 2, "magic": 2}


@pytest.mark.rule("CK-076")
def test_what_one_citizen_brings_pays_for_a_later_one() -> None:
    state = table(realm(), realm(magic=1, citizens={"monk": 1, "alchemist": 1}), at="thieves", dice=(1, 3))
    assert offered(state, "exchange", 1) == ["exchange alchemist"]
    play(state, "1: exchange alchemist", "1: exchange monk")
    assert tokens(state, 1) == {"gold": 1, "magic": 2}


@pytest.mark.rule("CK-077")
def test_whoever_has_nothing_activated_may_take_one_resource() -> None:
    state = table(seats=3, at="thieves", dice=(1, 2))
    assert state.deciders == (0, 1, 2)
    play(state, "2: take magic", "0: take strength", "1: take gold")
    assert [tokens(state, seat) for seat in range(3)] == [{"strength": 1}, {"gold": 1}, {"magic": 1}]


@pytest.mark.rule("CK-077")
def test_whoever_has_a_citizen_activated_gets_no_such_resource() -> None:
    state = table(realm(), realm(citizens={"cleric": 1}), at="thieves", dice=(1, 2))
    assert state.deciders == (0,)
    assert tokens(state, 1) == {"magic": 1}


@pytest.mark.rule("CK-078")
def test_the_consolation_is_one_token_even_on_a_double() -> None:
    state = table(at="thieves", dice=(2, 2))
    play(state, "0: take gold", "1: take gold")
    assert asked(state) == "action"
    assert [tokens(state, seat) for seat in range(2)] == [{"gold": 1}, {"gold": 1}]


@pytest.mark.rule("CK-079")
@pytest.mark.parametrize("rolled", [(5, 2), (6, 1), (4, 1), (3, 3)])
def test_a_5_or_a_6_on_a_die_or_as_sum_cancels_the_consolation(rolled: tuple[int, int]) -> None:
    state = table(at="thieves", dice=rolled)
    assert asked(state) == "action"


@pytest.mark.rule("CK-080")
def test_a_power_counts_only_the_owners_own_cards() -> None:
    rival = realm(citizens={"knight": 3}, domains=["palace_of_the_dawn", "halfpenny_hill"])
    miner = realm(citizens={"miner": 1, "warlord": 1})
    assert tokens(table(miner, rival, at="thieves", dice=(6, 6)))["gold"] == 1
    assert tokens(table(miner, rival, at="thieves", dice=(4, 4)))["strength"] == 1


@pytest.mark.rule("CK-081")
def test_a_power_that_names_a_citizen_counts_every_card_of_that_name() -> None:
    state = table(realm(), realm(citizens={"warlord": 2, "knight": 3}), at="thieves", dice=(5, 3))
    # Three Knights and the Starting Knight, for each of two Warlords.
    assert tokens(state, 1)["strength"] == 2 * 4


@pytest.mark.rule("CK-082")
def test_a_role_icon_restricts_the_count_to_citizens_of_that_role() -> None:
    owner = realm(citizens={"blacksmith": 1, "archer": 2, "knight": 1, "cleric": 3})
    state = table(owner, at="thieves", dice=(2, 6))
    assert tokens(state)["gold"] == 3


@pytest.mark.rule("CK-082")
def test_role_icons_on_domains_are_no_citizens() -> None:
    owner = realm(citizens={"butcher": 1}, domains=["halfpenny_hill", "nest_of_the_weaver_witch"])
    state = table(owner, at="thieves", dice=(6, 5))
    assert tokens(state) == {"gold": 2 + 1 + 1, "strength": 1}


# -- Rulings on the Harvest -----------------------------------------------------------------------


@pytest.mark.rule("CK-RU-08")
def test_magic_does_not_stand_in_for_what_a_harvest_exchange_costs() -> None:
    state = table(realm(), realm(magic=5, citizens={"champion": 1}), at="thieves", dice=(4, 4))
    assert state.deciders == (0,)
    assert tokens(state, 1) == {"magic": 5}


@pytest.mark.rule("CK-RU-14")
def test_the_consolation_may_be_declined_by_each() -> None:
    state = table(at="thieves", dice=(2, 2))
    play(state, "0: decline", "1: take magic")
    assert [tokens(state, seat) for seat in range(2)] == [{}, {"magic": 1}]


@pytest.mark.rule("CK-RU-15")
def test_no_consolation_for_a_citizen_that_cannot_use_its_power() -> None:
    state = table(realm(), realm(citizens={"monk": 1}), at="thieves", dice=(1, 2))
    assert state.deciders == (0,)
    assert tokens(state, 1) == {}


@pytest.mark.rule("CK-RU-15")
def test_no_consolation_for_a_thief_with_nobody_to_rob() -> None:
    state = table(realm(citizens={"thief": 1}), realm(strength=3), at="thieves", dice=(4, 3))
    assert asked(state, 0) == ""
    assert asked(state, 1) == "consolation"


@pytest.mark.rule("CK-RU-16")
def test_each_exchange_is_optional_and_all_or_nothing() -> None:
    state = table(realm(), realm(gold=2, citizens={"monk": 2}), at="thieves", dice=(1, 2))
    assert legal(state, 1) == ["exchange monk", "exchange monk x2", "decline"]
    play(state, "1: exchange monk", "1: decline")
    assert tokens(state, 1) == {"gold": 1, "magic": 2}


@pytest.mark.rule("CK-RU-16")
def test_an_exchange_that_was_declined_does_not_come_back_next_turn() -> None:
    state = table(realm(), realm(gold=2, citizens={"monk": 1}), at="thieves", dice=(1, 2), rolls=[(2, 2)])
    play(state, "1: decline", "0: decline")
    until(state, "roll")
    play(state, "roll")
    assert all(asked(state, seat) == "consolation" for seat in state.deciders)


@pytest.mark.rule("CK-RU-17")
def test_choices_after_the_thieves_are_made_at_the_same_time() -> None:
    """Whoever answers first, the result is the same."""
    answers = ["0: choose 1", "1: exchange monk", "2: take strength"]
    results = []
    for order in permutations(answers):
        state = table(
            realm(citizens={"merchant": 1}), realm(gold=1, citizens={"monk": 1}), realm(),
            at="thieves", dice=(1, 2),
        )  # fmt: skip
        assert state.deciders == (0, 1, 2)
        results.append(play(state, *order).digest())
    assert len(dict.fromkeys(results)) == 1


@pytest.mark.rule("CK-RU-17")
def test_the_harvest_is_told_from_the_active_player_clockwise() -> None:
    state = table(seats=3, active=1, at="roll", rolls=[(5, 2)])
    told = listen(state)
    play(state, "roll")
    assert [gain["seat"] for gain in heard(told, "gain")] == [1, 2, 0]


# -- The order of activations ---------------------------------------------------------------------

Stock = tuple[int, int, int]


def reachable(stock: Stock, powers: tuple[str, ...]) -> set[Stock]:
    """Every stock that some order of these right powers can lead to; exchanges may be left out."""
    if not powers:
        return {stock}
    found: set[Stock] = set()
    for place, name in enumerate(powers):
        rest = powers[:place] + powers[place + 1 :]
        if name in powers[:place]:
            continue
        power = (CARDS["citizens"] | CARDS["starters"])[name]["passive"]
        if "gain" in power:
            found |= reachable(changed(stock, power["gain"], 1), rest)
        else:
            found |= reachable(stock, rest)
            paid = changed(stock, power["exchange"]["pay"], -1)
            if min(paid) >= 0:
                found |= reachable(changed(paid, power["exchange"]["gain"], 1), rest)
    return found


def changed(stock: Stock, amounts: dict[str, int], times: int) -> Stock:
    gold, strength, magic = (
        held + times * amounts.get(name, 0)
        for held, name in zip(stock, ("gold", "strength", "magic"), strict=True)
    )
    return gold, strength, magic


def harvested(state: State, seat: int) -> set[Stock]:
    """Every stock that the choices offered to `seat` can lead to."""
    if seat not in state.deciders or asked(state, seat) == "action":
        held = tokens(state, seat)
        return {(held.get("gold", 0), held.get("strength", 0), held.get("magic", 0))}
    found: set[Stock] = set()
    for move in state.legal(seat):
        other = state.clone()
        other.play(seat, move)
        found |= harvested(other, seat)
    return found


@pytest.mark.rule("CK-075", "CK-076")
@given(
    stock=st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2)),
    held=st.fixed_dictionaries(
        {},
        optional={
            "monk": st.integers(1, 2), "merchant": st.integers(1, 2), "alchemist": st.integers(1, 2),
            "mercenary": st.integers(1, 2), "archer": st.just(1), "champion": st.just(1),
        },
    ),
    rolled=st.sampled_from([(1, 3), (3, 5), (1, 2), (3, 3), (4, 4), (1, 1), (2, 6)]),
)  # fmt: skip
def test_every_result_of_some_order_can_be_reached_and_no_other(
    stock: Stock, held: dict[str, int], rolled: tuple[int, int]
) -> None:
    if "alchemist" in held and "mercenary" in held:
        del held["mercenary"]
    owner = realm(gold=stock[0], strength=stock[1], magic=stock[2], citizens=held)
    state = table(realm(), owner, at="thieves", dice=rolled)
    powers: list[str] = []
    for name, number in {**held, "starter_peasant": 1, "starter_knight": 1}.items():
        values = (CARDS["citizens"] | CARDS["starters"])[name]["values"]
        times = sum(value in values for value in (*rolled, sum(rolled)))
        powers += [name] * (times * number)
    if powers:
        assert harvested(state, 1) == reachable(stock, tuple(sorted(powers)))
