"""Building a Domain (chapter 13)."""

from __future__ import annotations

import pytest

from duchy.core.errors import IllegalMove
from games.card_kingdoms.tables import (
    CARDS,
    asked,
    centre,
    citizens,
    finish_turn,
    heard,
    legal,
    listen,
    offered,
    owns,
    play,
    realm,
    table,
    tokens,
    until,
)

DAWN = "palace_of_the_dawn"
BUILDERS = {"peasant": 1, "archer": 2}


@pytest.mark.rule("CK-108")
def test_only_the_face_up_domain_of_a_stack_is_built() -> None:
    everybody = {"peasant": 3, "archer": 3, "rogue": 3, "cleric": 3}
    state = table(realm(gold=60, citizens=everybody), domains=[DAWN])
    assert offered(state, "build") == [f"build {column}" for column in range(1, 6)]
    play(state, "build 1")
    assert owns(state)["domains"] == [DAWN]
    assert centre(state, "domains", 1)["count"] == 2


@pytest.mark.rule("CK-109")
@pytest.mark.parametrize("present", [{"archer": 2}, {"peasant": 3}, {"archer": 3, "rogue": 2, "cleric": 2}])
def test_every_role_of_the_domain_must_be_there(present: dict[str, int]) -> None:
    state = table(realm(gold=30, citizens=present), domains=[DAWN])
    assert offered(state, "build 1") == []
    with pytest.raises(IllegalMove, match="Palace of the Dawn asks for more of your citizens"):
        play(state, "build 1")
    assert tokens(state) == {"gold": 30}


@pytest.mark.rule("CK-110")
def test_a_role_printed_twice_needs_two_citizens() -> None:
    assert (
        offered(table(realm(gold=11, citizens={"peasant": 1, "archer": 1}), domains=[DAWN]), "build 1") == []
    )
    two_names = realm(gold=11, citizens={"peasant": 1, "archer": 1, "knight": 1})
    assert offered(table(two_names, domains=[DAWN]), "build 1") == ["build 1"]


@pytest.mark.rule("CK-111")
def test_required_citizens_are_not_spent_and_serve_again() -> None:
    state = table(realm(gold=18, citizens=BUILDERS), domains=[DAWN, "gargans_embrace"])
    play(state, "build 1", "build 2")
    assert owns(state)["domains"] == ["gargans_embrace", DAWN]
    assert citizens(state) == BUILDERS


@pytest.mark.rule("CK-112")
@pytest.mark.parametrize("name", CARDS["domains"])
def test_starter_cards_satisfy_no_role(name: str) -> None:
    state = table(realm(gold=30), domains=[name])
    assert offered(state, "build 1") == []
    assert not centre(state, "domains", 1, 0)["roles_met"]


@pytest.mark.rule("CK-113")
def test_role_icons_on_domains_satisfy_no_requirement() -> None:
    # Halfpenny Hill shows three Workers, Blood Crow Army three Soldiers.
    owner = realm(gold=30, domains=["halfpenny_hill", "blood_crow_army"])
    assert offered(table(owner, domains=[DAWN]), "build 1") == []


@pytest.mark.rule("CK-114")
def test_magic_may_help_with_at_least_1_gold() -> None:
    state = table(realm(gold=1, magic=12, citizens=BUILDERS), domains=[DAWN])
    assert offered(state, "build 1") == ["build 1 magic=10"]
    play(state, "build 1 magic=10")
    assert tokens(state) == {"magic": 2}


@pytest.mark.rule("CK-114")
def test_nothing_is_paid_when_the_roles_are_missing() -> None:
    state = table(realm(gold=11), domains=[DAWN])
    with pytest.raises(IllegalMove):
        play(state, "build 1")
    assert tokens(state) == {"gold": 11}


@pytest.mark.rule("CK-116")
def test_a_permanent_power_works_as_soon_as_it_is_built() -> None:
    owner = realm(gold=18, citizens={"peasant": 1, "cleric": 1, "archer": 2})
    state = table(owner, domains=["pratchetts_plateau", DAWN])
    assert centre(state, "domains", 2, 0)["cost"] == 11
    play(state, "build 1", "build 2")
    assert tokens(state) == {}


@pytest.mark.rule("CK-116")
def test_a_power_of_the_end_of_actions_works_in_the_turn_it_is_built() -> None:
    state = table(realm(gold=9, citizens={"cleric": 2}), realm(gold=3), domains=["cathedral_of_st_aquila"])
    play(state, "build 1", "take magic")
    assert tokens(state, 0) == {"gold": 2, "magic": 1}
    assert tokens(state, 1) == {"gold": 2}


@pytest.mark.rule("CK-117")
def test_a_one_time_reward_never_repeats() -> None:
    owner = realm(gold=5, citizens={"rogue": 1, "cleric": 1})
    state = table(owner, realm(gold=20), domains=["cutthroats_truce"], rolls=[(3, 2), (3, 2)])
    told = listen(state)
    play(state, "build 1")
    for _ in range(4):
        finish_turn(until(state, "action"))
    assert len(heard(told, "rob")) == 1


@pytest.mark.rule("CK-118")
def test_a_permanent_power_works_on_each_of_the_owners_turns_only() -> None:
    state = table(realm(domains=["blood_crow_army"]), at="roll", rolls=[(2, 5), (2, 5), (2, 5)])
    had = []
    for _ in range(3):
        play(until(state, "roll"), "roll")
        had.append(tokens(until(state, "action")).get("strength", 0))
        finish_turn(state)
    assert had == [1, 1, 2]


@pytest.mark.rule("CK-119")
def test_an_extra_action_does_not_count_among_the_two() -> None:
    owner = realm(gold=8, citizens={"cleric": 1, "archer": 1})
    state = table(owner, domains=["eye_of_asteraten"])
    play(state, "build 1", "slay 4")
    assert owns(state)["monsters"] == {"owlbear": 1}
    prompt = state.prompt(0)
    assert prompt is not None
    assert (prompt["ask"], prompt["left"]) == ("action", 1)


@pytest.mark.rule("CK-121")
def test_a_domain_prevails_over_the_rules() -> None:
    """The Emerald Stronghold lifts the surcharge for copies of a name."""
    state = table(realm(gold=4, citizens={"archer": 3}, domains=["emerald_stronghold"]))
    play(state, "recruit 4")
    assert tokens(state) == {}


@pytest.mark.rule("CK-122")
def test_the_next_domain_is_turned_up_after_the_reward() -> None:
    owner = realm(gold=6, magic=3, citizens={"peasant": 1, "cleric": 1})
    state = table(owner, domains=["golden_obelisk_of_nae"])
    told = listen(state)
    play(state, "build 1", "exchange")
    assert [event.name for event in told] == ["build", "exchange", "uncover"]
    assert centre(state, "domains", 1)["card"] == told[2].facts["card"]
    assert centre(state, "domains", 1)["count"] == 2


@pytest.mark.rule("CK-122")
def test_nothing_is_turned_up_after_the_last_domain_of_a_stack() -> None:
    state = table(realm(gold=11, citizens=BUILDERS), domains=[DAWN], left={"domain 1": 1})
    play(state, "build 1")
    assert centre(state, "domains", 1) == {"card": None, "count": 0, "exhausted": True}


@pytest.mark.rule("CK-RU-27")
def test_an_extra_action_is_optional_and_lost_if_not_used_at_once() -> None:
    owner = realm(gold=8, citizens={"cleric": 1, "archer": 1})
    state = table(owner, domains=["eye_of_asteraten"])
    play(state, "build 1")
    assert legal(state) == ["slay 1", "slay 2", "slay 3", "slay 4", "slay 5", "decline"]
    play(state, "decline", "slay 1")
    assert asked(state) == "roll"


@pytest.mark.rule("CK-RU-28")
def test_the_next_domain_is_not_there_while_the_reward_is_resolved() -> None:
    owner = realm(gold=30, citizens={"cleric": 1, "archer": 1})
    state = table(owner, domains=["eye_of_asteraten"])
    play(state, "build 1")
    assert asked(state) == "extra-slay"
    assert centre(state, "domains", 1)["card"] is None
    assert centre(state, "domains", 1)["count"] == 2
    play(state, "slay 1")
    assert centre(state, "domains", 1)["card"] is not None
