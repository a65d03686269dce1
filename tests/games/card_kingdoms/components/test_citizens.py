"""Each Citizen: its role, its cost and its two powers."""

from __future__ import annotations

import pytest

from games.card_kingdoms.tables import CARDS, asked, centre, owns, play, realm, table, tokens

# Values, role, base cost.
PRINTED = {
    "cleric": ([1], "holy", 3),
    "monk": ([1], "holy", 3),
    "merchant": ([2], "worker", 2),
    "blacksmith": ([2], "worker", 3),
    "mercenary": ([3], "shadow", 3),
    "alchemist": ([3], "shadow", 3),
    "archer": ([4], "soldier", 4),
    "wizard": ([4], "soldier", 4),
    "peasant": ([5], "worker", 2),
    "knight": ([6], "soldier", 2),
    "rogue": ([7], "shadow", 2),
    "thief": ([7], "shadow", 2),
    "champion": ([8], "soldier", 2),
    "warlord": ([8], "soldier", 2),
    "paladin": ([9, 10], "holy", 2),
    "priestess": ([9, 10], "holy", 2),
    "butcher": ([11, 12], "worker", 1),
    "miner": ([11, 12], "worker", 1),
}

# Dice that activate the Citizen, and no Starter card unless their sum has to be that high; the answers
# of its owner, who begins with 3 of each resource; and what the power changes, without what 5s and 6s
# bring through the Starter cards.
ROLLS = {1: (1, 2), 2: (2, 1), 3: (3, 4), 4: (4, 3), 5: (5, 3), 6: (6, 3), 7: (4, 3), 8: (4, 4),
         9: (6, 3), 11: (6, 5)}  # fmt: skip
STARTERS = {(5, 3): {"gold": 1}, (6, 3): {"strength": 1}, (6, 5): {"gold": 1, "strength": 1}}

LEFT = [
    ("cleric", [], {"magic": 3}),
    ("monk", [], {"gold": 1, "magic": 2}),
    ("merchant", ["choose 1"], {"gold": 2}),
    ("merchant", ["choose 2"], {"magic": 2}),
    ("blacksmith", [], {}),
    ("mercenary", [], {"strength": 1, "gold": 1}),
    ("alchemist", ["exchange alchemist"], {"gold": -1, "magic": 3}),
    ("alchemist", ["decline"], {}),
    ("archer", [], {"strength": 2}),
    ("wizard", [], {"magic": 1, "strength": 1}),
    ("peasant", [], {"gold": 1}),
    ("knight", [], {"strength": 1}),
    ("rogue", [], {"strength": 2, "gold": 2}),
    ("champion", [], {"strength": 4}),
    ("warlord", [], {"strength": 1}),
    ("paladin", [], {"strength": 1, "magic": 2}),
    ("priestess", [], {"strength": 2, "magic": 1}),
    ("butcher", [], {"gold": 2}),
    ("miner", [], {"gold": 1}),
]
RIGHT = [
    ("cleric", [], {"magic": 1}),
    ("monk", ["exchange monk"], {"gold": -1, "magic": 2}),
    ("merchant", [], {"gold": 1}),
    ("blacksmith", [], {"gold": 1}),
    ("mercenary", ["exchange mercenary"], {"strength": -1, "gold": 2}),
    ("alchemist", ["exchange alchemist"], {"magic": -1, "gold": 2}),
    ("archer", [], {"strength": 1}),
    ("wizard", [], {"magic": 1}),
    ("peasant", [], {"gold": 1}),
    ("knight", [], {"strength": 1}),
    ("rogue", [], {"strength": 1, "gold": 1}),
    ("thief", ["choose 1"], {"gold": 2}),
    ("thief", ["choose 2"], {"magic": 2}),
    ("champion", ["exchange champion"], {"gold": -1, "strength": 4}),
    ("warlord", [], {"strength": 1}),
    ("paladin", ["exchange paladin"], {"strength": -1, "magic": 3}),
    ("priestess", ["exchange priestess"], {"magic": -1, "strength": 3}),
    ("butcher", [], {"gold": 4}),
    ("miner", [], {"gold": 4}),
]


def harvested(name: str, answers: list[str], active: int) -> dict[str, int]:
    """What seat 1 with this one Citizen gains or loses in a Harvest, without its Starter cards."""
    rolled = ROLLS[PRINTED[name][0][0]]
    owner = realm(gold=3, strength=3, magic=3, citizens={name: 1})
    state = table(realm(), owner, active=active, at="thieves", dice=rolled)
    play(state, *(f"1: {answer}" for answer in answers))
    assert asked(state, 1) in ("", "action")
    extra = STARTERS.get(rolled, {})
    now = owns(state, 1)
    changes = {token: now[token] - 3 - extra.get(token, 0) for token in ("gold", "strength", "magic")}
    return {token: change for token, change in changes.items() if change}


@pytest.mark.rule("CK-001")
def test_every_citizen_is_as_printed() -> None:
    cards = CARDS["citizens"]
    assert {name: (card["values"], card["role"], card["cost"]) for name, card in cards.items()} == PRINTED


@pytest.mark.rule("CK-068")
@pytest.mark.parametrize(("name", "answers", "gained"), LEFT)
def test_the_left_power_of_each_citizen(name: str, answers: list[str], gained: dict[str, int]) -> None:
    assert harvested(name, answers, active=1) == gained


@pytest.mark.rule("CK-069")
@pytest.mark.parametrize(("name", "answers", "gained"), RIGHT)
def test_the_right_power_of_each_citizen(name: str, answers: list[str], gained: dict[str, int]) -> None:
    assert harvested(name, answers, active=0) == gained


@pytest.mark.rule("CK-016", "CK-068", "CK-069")
@pytest.mark.parametrize("active", [0, 1])
def test_both_powers_of_the_starter_cards(active: int) -> None:
    state = table(active=active, at="thieves", dice=(6, 5))
    assert [tokens(state, seat) for seat in range(2)] == [{"gold": 1, "strength": 1}] * 2


@pytest.mark.rule("CK-082")
@pytest.mark.parametrize(
    ("name", "others", "rolled", "gained"),
    [
        ("blacksmith", {"archer": 2, "knight": 1, "cleric": 2}, (2, 1), {"gold": 3, "magic": 6}),
        ("warlord", {"archer": 2, "knight": 1, "rogue": 2}, (2, 6), {"strength": 4 + 2}),
        ("butcher", {"peasant": 2, "archer": 2}, (6, 5), {"gold": 6 + 3, "strength": 1}),
    ],
)
def test_powers_that_count_a_role_count_their_own_card_too(
    name: str, others: dict[str, int], rolled: tuple[int, int], gained: dict[str, int]
) -> None:
    state = table(realm(citizens={name: 1, **others}), at="thieves", dice=rolled)
    assert tokens(state) == gained


@pytest.mark.rule("CK-171")
def test_the_peasant() -> None:
    assert PRINTED["peasant"] == ([5], "worker", 2)
    state = table(realm(), realm(citizens={"peasant": 1}), at="thieves", dice=(5, 2))
    assert tokens(state, 1) == {"gold": 2}
    assert owns(state, 1)["roles"]["worker"] == 1
    assert centre(state, "citizens", 5)["cost"] == 2


@pytest.mark.rule("CK-172")
def test_the_archer() -> None:
    state = table(realm(citizens={"archer": 1}), at="thieves", dice=(4, 3))
    assert tokens(state) == {"strength": 2}
    assert owns(state)["roles"]["soldier"] == 1


@pytest.mark.rule("CK-173")
def test_the_monk() -> None:
    state = table(realm(), realm(gold=1, citizens={"monk": 1}), at="thieves", dice=(1, 3))
    play(state, "1: exchange monk")
    assert tokens(state, 1) == {"magic": 2}


@pytest.mark.rule("CK-174")
@pytest.mark.parametrize("built", [[], ["palace_of_the_dawn"], ["palace_of_the_dawn", "halfpenny_hill"]])
def test_the_miner_gives_1_gold_and_1_more_for_each_domain(built: list[str]) -> None:
    state = table(realm(citizens={"miner": 1}, domains=built), at="change-dice", dice=(6, 6))
    if asked(state) == "change-dice":
        play(state, "keep dice")
    extra = 1 if "halfpenny_hill" in built else 0
    assert tokens(state) == {"gold": 1 + len(built) + extra, "strength": 2}
