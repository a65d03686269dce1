"""Rulings that no chapter proves by itself, most of them with a card of one's own."""

from __future__ import annotations

import pytest

import duchy
from games.card_kingdoms.tables import (
    asked,
    centre,
    citizens,
    legal,
    offered,
    owns,
    play,
    realm,
    table,
    tokens,
)


@pytest.mark.rule("CK-RU-09")
def test_a_domain_whose_cost_has_become_0_needs_no_gold() -> None:
    game = duchy.game("card-kingdoms", cards={"domains": {"palace_of_the_dawn": {"cost": 1}}})
    owner = realm(magic=4, citizens={"peasant": 1, "archer": 2}, domains=["pratchetts_plateau"])
    state = table(owner, domains=["palace_of_the_dawn"], game=game)
    assert offered(state, "build 1") == ["build 1"]
    play(state, "build 1")
    assert tokens(state) == {"magic": 4}


@pytest.mark.rule("CK-RU-09")
def test_a_monster_whose_strength_has_become_0_needs_no_strength() -> None:
    game = duchy.game("card-kingdoms", cards={"monsters": {"goblin": {"strength": 0, "magic": 2}}})
    assert offered(table(realm(magic=1), game=game), "slay 1") == []
    state = table(realm(magic=2), game=game)
    assert offered(state, "slay 1") == ["slay 1"]
    play(state, "slay 1")
    assert tokens(state) == {"gold": 1}


@pytest.mark.rule("CK-RU-09")
def test_a_citizen_whose_cost_has_become_0_needs_no_gold() -> None:
    game = duchy.game("card-kingdoms", cards={"citizens": {"archer": {"cost": 0}}})
    state = table(realm(), game=game)
    assert offered(state, "recruit") == ["recruit 4"]
    play(state, "recruit 4")
    assert citizens(state) == {"archer": 1}
    assert offered(state, "recruit 4") == []


@pytest.mark.rule("CK-RU-36")
def test_kind_timing_and_benefit_of_a_return_come_from_the_card_data() -> None:
    at_the_end = {"when": "actions-end", "effect": {"give_back": "monster", "gain": {"gold": 2}}}
    game = duchy.game("card-kingdoms", cards={"domains": {"watcher_on_the_water": at_the_end}})
    owner = realm(monsters={"goblin": 1}, domains=["watcher_on_the_water"])
    state = table(owner, game=game, actions=1)
    play(state, "take magic", "return goblin")
    assert tokens(state) == {"magic": 1, "gold": 2}
    assert owns(state)["monsters"] == {}


@pytest.mark.rule("CK-RU-35")
def test_with_starters_alone_nothing_can_be_returned() -> None:
    game = duchy.game(
        "card-kingdoms", cards={"domains": {"nest_of_the_weaver_witch": {"roles": {}, "cost": 1}}}
    )
    state = table(realm(gold=1), domains=["nest_of_the_weaver_witch"], game=game)
    play(state, "build 1")
    assert asked(state) == "action"
    assert owns(state)["citizens"] == {"starter_peasant": 1, "starter_knight": 1}


@pytest.mark.rule("CK-120")
@pytest.mark.parametrize(
    ("first", "second", "held"),
    [
        ("halfpenny_hill", "blood_crow_army", {"vp": 1}),
        ("blood_crow_army", "halfpenny_hill", {"magic": 1}),
    ],
)
def test_of_two_powers_at_the_same_time_the_owner_chooses_the_order(
    first: str, second: str, held: dict[str, int]
) -> None:
    """One turns a gold into a magic, the other a magic into a VP: only one order uses both."""
    cards = {
        "domains": {
            "halfpenny_hill": {"effect": {"exchange": {"pay": {"gold": 1}, "gain": {"magic": 1}}}},
            "blood_crow_army": {"effect": {"exchange": {"pay": {"magic": 1}, "gain": {"vp": 1}}}},
        }
    }
    owner = realm(gold=1, domains=["halfpenny_hill", "blood_crow_army"])
    state = table(owner, at="begin-actions", game=duchy.game("card-kingdoms", cards=cards))
    assert sorted(legal(state)) == sorted([f"first {first}", f"first {second}"])
    play(state, f"first {first}")
    while asked(state) == "exchange":
        play(state, "exchange")
    assert asked(state) == "action"
    assert tokens(state) == held


@pytest.mark.rule("CK-120")
def test_nothing_is_asked_where_the_order_cannot_matter() -> None:
    owner = realm(domains=["cathedral_of_st_aquila", "the_orb_of_urdr"])
    state = table(owner, realm(gold=3, magic=3), at="end-actions")
    assert tokens(state, 0) == {"gold": 1, "magic": 1}
    assert asked(state) == "roll"


@pytest.mark.rule("CK-120", "CK-118")
def test_two_powers_that_rob_the_same_resource_are_both_used() -> None:
    cards = {"domains": {"the_orb_of_urdr": {"effect": {"rob": {"one_of": [{"gold": 1}]}}}}}
    owner = realm(domains=["cathedral_of_st_aquila", "the_orb_of_urdr"])
    state = table(owner, realm(gold=3), at="end-actions", game=duchy.game("card-kingdoms", cards=cards))
    play(state, "first the_orb_of_urdr")
    assert [tokens(state, seat) for seat in range(2)] == [{"gold": 2}, {"gold": 1}]


@pytest.mark.rule("CK-125", "CK-128")
def test_a_stack_emptied_by_a_power_at_the_end_of_actions_is_exhausted_in_that_turn() -> None:
    """A Domain that brings a Rogue at the end of actions takes the last one: fourth exhausted stack."""
    bringing = {"when": "actions-end", "effect": {"free_citizen": {"name": "rogue"}}}
    game = duchy.game("card-kingdoms", cards={"domains": {"halfpenny_hill": bringing}})
    left = {"hills": 0, "ruins": 0, "cleric": 0, "rogue": 1}
    state = table(realm(), realm(domains=["halfpenny_hill"]), active=1, actions=1, left=left, game=game)
    play(state, "take gold", "free 7")
    assert centre(state, "citizens", 7)["exhausted"]
    assert state.over
