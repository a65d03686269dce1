"""The ten Dukes (CK-139, CK-143 to CK-147, CK-175)."""

from __future__ import annotations

import pytest

import duchy
from games.card_kingdoms.tables import CARDS, Realm, realm, table

# A realm with something of everything: roles on Citizens and on Domains, Monsters with Titans, resources.
RICH = realm(
    gold=6,
    strength=4,
    magic=3,
    citizens={"peasant": 2, "archer": 1, "knight": 2, "rogue": 1, "cleric": 3},
    monsters={"goblin": 2, "goblin_mage": 1, "giant": 1, "troll": 1},
    domains=["halfpenny_hill", "the_desert_orchid", "palace_of_the_dawn"],
)
# Workers: 2 Citizens + 3 + 1; Soldiers: 3 + 2; Shadows: 1 + 1; Holy: 3 + 1. 13 resources.
LINES = {
    "cornelius": {"duke-domains": 3 * 3, "duke-resources": 13 // 3},
    "elsyn": {"duke-holy": 2 * 4, "duke-shadow": 2 * 2, "duke-resources": 13 // 4},
    "elisium": {"duke-symbols": 6 + 5 + 2 + 4, "duke-resources": 13 // 4},
    "hrothgar": {"duke-monsters": 2 * 5, "duke-titan": 2, "duke-resources": 13 // 4},
    "isabella": {"duke-soldier": 5, "duke-holy": 2 * 4, "duke-resources": 13 // 3},
    "lekzandr": {"duke-worker": 6, "duke-holy": 2 * 4, "duke-resources": 13 // 3},
    "node": {"duke-soldier": 5, "duke-shadow": 2 * 2, "duke-resources": 13 // 3},
    "reese": {"duke-citizens": 9, "duke-monsters": 5, "duke-domains": 3, "duke-resources": 13 // 4},
    "simon": {"duke-worker": 6, "duke-soldier": 5, "duke-resources": 13 // 2},
    "waryn": {"duke-worker": 6, "duke-shadow": 2 * 2, "duke-resources": 13 // 3},
}


def lines(owner: Realm, duke: str) -> dict[str, int]:
    """What a Duke scores for a realm, line by line."""
    parts = table(owner | {"duke": duke}).scores()[0].parts
    return {name: points for name, points in parts.items() if name.startswith("duke-")}


@pytest.mark.rule("CK-139")
@pytest.mark.parametrize("duke", LINES)
def test_each_duke_scores_its_lines(duke: str) -> None:
    assert lines(RICH, duke) == LINES[duke]


@pytest.mark.rule("CK-139")
def test_all_ten_dukes_are_there() -> None:
    assert sorted(CARDS["dukes"]) == sorted(LINES)


@pytest.mark.rule("CK-140")
@pytest.mark.parametrize("duke", LINES)
def test_a_realm_without_cards_scores_resources_only_as_its_duke_says(duke: str) -> None:
    scored = table(realm(gold=4, strength=4, magic=4, duke=duke)).scores()[0]
    assert scored.total == scored.parts["duke-resources"] > 0
    assert table(realm(duke=duke)).scores()[0].total == 0


@pytest.mark.rule("CK-140")
def test_resources_are_worth_nothing_unless_the_duke_rewards_them() -> None:
    plain = {"dukes": {"waryn": {"lines": [{"per": {"of": "domains"}, "vp": 1}]}}}
    game = duchy.game("card-kingdoms", cards=plain)
    state = table(realm(gold=30, strength=30, magic=30, duke="waryn"), game=game)
    assert state.scores()[0].total == 0


@pytest.mark.rule("CK-143")
def test_roles_count_on_citizens_and_on_domains_but_not_on_starter_cards() -> None:
    assert lines(realm(), "simon")["duke-worker"] == 0
    assert lines(realm(), "simon")["duke-soldier"] == 0
    assert lines(realm(citizens={"butcher": 2}), "simon")["duke-worker"] == 2
    assert lines(realm(citizens={"butcher": 2}, domains=["shattered_hand"]), "simon")["duke-worker"] == 3


@pytest.mark.rule("CK-144")
def test_a_domain_that_shows_a_role_twice_adds_two() -> None:
    assert lines(realm(domains=["nest_of_the_weaver_witch"]), "waryn")["duke-worker"] == 2
    assert lines(realm(domains=["blood_crow_army"]), "node")["duke-soldier"] == 3


@pytest.mark.rule("CK-146", "CK-RU-40")
@pytest.mark.parametrize(
    ("owner", "part", "points"),
    [
        (realm(monsters={"goblin": 2}, citizens={"archer": 3}), "duke-monsters", 6),
        (realm(monsters={"goblin": 1}, citizens={"archer": 4}), "duke-citizens", 4),
    ],
)
def test_of_several_ways_to_score_the_best_counts(owner: Realm, part: str, points: int) -> None:
    best = [{"per": {"of": "monsters"}, "vp": 3}, {"per": {"of": "citizens"}, "vp": 1}]
    cards = {"dukes": {"waryn": {"lines": [{"best": best}, {"per": {"of": "domains"}, "vp": 1}]}}}
    state = table(owner | {"duke": "waryn"}, game=duchy.game("card-kingdoms", cards=cards))
    scored = {name: n for name, n in state.scores()[0].parts.items() if name.startswith("duke-") and n}
    assert scored == {part: points}


@pytest.mark.rule("CK-147")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_groups_of_three_round_down(tokens: int, points: int) -> None:
    assert lines(realm(gold=tokens), "waryn")["duke-resources"] == points


@pytest.mark.rule("CK-RU-39")
def test_groups_are_made_over_all_resources_together() -> None:
    assert lines(realm(gold=2, strength=2, magic=2), "waryn")["duke-resources"] == 2


@pytest.mark.rule("CK-018", "CK-147")
def test_vp_tokens_are_no_resources_for_a_duke() -> None:
    assert lines(realm(vp=9), "waryn")["duke-resources"] == 0


@pytest.mark.rule("CK-175")
def test_waryn() -> None:
    owner = realm(gold=3, citizens={"peasant": 2, "rogue": 1, "mercenary": 1}, domains=["grimmwater_keep"])
    assert lines(owner, "waryn") == {"duke-worker": 4, "duke-shadow": 6, "duke-resources": 1}


@pytest.mark.rule("CK-145")
def test_hrothgar_refers_to_titans() -> None:
    assert lines(realm(monsters={"giant": 1, "troll": 1, "owlbear": 1}), "hrothgar")["duke-titan"] == 1
