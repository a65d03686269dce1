"""Every Monster: what it costs, what it is worth and what it brings."""

from __future__ import annotations

import pytest

from duchy.core.errors import IllegalMove
from duchy.core.state import State
from games.card_kingdoms.tables import (
    CARDS,
    FIRST_AREAS,
    asked,
    centre,
    citizens,
    legal,
    listen,
    offered,
    owns,
    play,
    realm,
    table,
    tokens,
)

ADDED = ["hills", "ruins", "forest", "swamp", "caverns"]
BARREN = ["barrens", "ruins", "forest", "valley", "mountains"]

# Area, type, Strength, Magic, VP, copies with up to four players, copies added with five.
PRINTED = {
    "goblin": ("hills", "minion", 1, 0, 1, 3, 0),
    "goblin_mage": ("hills", "titan", 3, 0, 2, 1, 1),
    "goblin_king": ("hills", "boss", 6, 0, 4, 1, 0),
    "skeleton": ("ruins", "minion", 2, 0, 2, 3, 0),
    "flaming_skeleton": ("ruins", "titan", 5, 0, 3, 1, 1),
    "skeleton_king": ("ruins", "boss", 8, 0, 4, 1, 0),
    "treant": ("forest", "minion", 3, 0, 1, 2, 1),
    "bane_spider": ("forest", "beast", 6, 0, 2, 2, 0),
    "spider_queen": ("forest", "boss", 10, 3, 5, 1, 0),
    "owlbear": ("valley", "beast", 4, 0, 2, 3, 0),
    "giant": ("valley", "titan", 8, 0, 3, 1, 1),
    "troll": ("valley", "boss", 12, 0, 6, 1, 0),
    "dire_bear": ("mountains", "beast", 5, 0, 3, 2, 1),
    "orc_warrior": ("mountains", "minion", 9, 0, 3, 2, 0),
    "orc_chieftain": ("mountains", "boss", 14, 0, 6, 1, 0),
    "gelatinous_cube": ("swamp", "minion", 4, 1, 3, 3, 1),
    "basilisk": ("swamp", "beast", 6, 3, 4, 1, 0),
    "swamp_dragon": ("swamp", "boss", 10, 4, 6, 1, 0),
    "kobolds": ("caverns", "minion", 5, 1, 3, 3, 1),
    "gold_golem": ("caverns", "titan", 7, 3, 4, 1, 0),
    "red_dragon": ("caverns", "boss", 12, 6, 7, 1, 0),
    "gargoyle": ("barrens", "minion", 1, 0, 1, 3, 1),
    "wraith": ("barrens", "titan", 4, 3, 3, 1, 0),
    "witch_queen": ("barrens", "boss", 5, 4, 5, 1, 0),
}

# What a Monster brings to somebody who has slain all weaker ones of its area.
REWARDS = [
    ("goblin", [], {"gold": 1}),
    ("goblin_mage", ["choose 1"], {"gold": 1}),
    ("goblin_mage", ["choose 2"], {"magic": 1}),
    ("goblin_king", [], {"gold": 5}),
    ("skeleton", [], {"gold": 1}),
    ("flaming_skeleton", [], {"gold": 1, "magic": 1}),
    ("skeleton_king", [], {"gold": 10}),
    ("treant", [], {"gold": 1, "magic": 1}),
    ("bane_spider", ["choose 1"], {"gold": 3}),
    ("spider_queen", ["choose 1"], {"gold": 10}),
    ("spider_queen", ["choose 2", "free 1"], {"vp": 1}),
    ("owlbear", [], {"magic": 2}),
    ("giant", [], {"gold": 1, "magic": 2}),
    ("troll", [], {"magic": 10}),
    ("dire_bear", ["choose 1"], {"gold": 2}),
    ("dire_bear", ["choose 2"], {"magic": 2}),
    ("orc_warrior", ["free 1"], {}),
    ("orc_chieftain", [], {"gold": 10}),
    ("gelatinous_cube", [], {"gold": 2}),
    ("basilisk", ["choose 1"], {"gold": 3}),
    ("basilisk", ["choose 2"], {"magic": 3}),
    ("swamp_dragon", [], {"magic": 10}),
    ("kobolds", [], {"gold": 2, "magic": 1}),
    ("gold_golem", [], {"gold": 5}),
    ("red_dragon", [], {"gold": 15}),
    ("gargoyle", [], {"magic": 1}),
    ("wraith", ["free 2"], {}),
    ("witch_queen", [], {"magic": 5}),
]


def facing(name: str, **owned: object) -> tuple[State, int]:
    """A table with this Monster on top of its stack, just paid for, and the number of that stack."""
    area, _type, strength, magic, _vp, _copies, _extra = PRINTED[name]
    areas = next(row for row in (FIRST_AREAS, ADDED, BARREN) if area in row)
    weaker = {
        other: printed[5]
        for other, printed in PRINTED.items()
        if printed[0] == area and printed[2] < strength
    }
    owner = realm(strength=strength, magic=magic, monsters=weaker) | owned
    return table(owner, areas=areas), areas.index(area) + 1


@pytest.mark.rule("CK-145")
def test_every_monster_is_as_printed() -> None:
    fields = ("area", "type", "strength", "magic", "vp", "copies", "extra_copies")
    assert {name: tuple(card[f] for f in fields) for name, card in CARDS["monsters"].items()} == PRINTED


@pytest.mark.rule("CK-145")
def test_there_are_four_types_and_dukes_refer_to_titans() -> None:
    assert {printed[1] for printed in PRINTED.values()} == {"minion", "beast", "titan", "boss"}
    lines = [line["per"] for duke in CARDS["dukes"].values() for line in duke["lines"]]
    wanted = [counted["type"] for counted in lines if "type" in counted]
    assert wanted
    assert set(wanted) <= {"boss", "titan"}


@pytest.mark.rule("CK-020", "CK-021", "CK-022", "CK-097")
@pytest.mark.parametrize(("name", "choices", "gained"), REWARDS)
def test_the_reward_of_each_monster(name: str, choices: list[str], gained: dict[str, int]) -> None:
    state, column = facing(name)
    play(state, f"slay {column}", *choices)
    assert asked(state) == "action"
    assert tokens(state) == gained
    assert owns(state)["monsters"][name] == 1


@pytest.mark.rule("CK-136")
@pytest.mark.parametrize("name", PRINTED)
def test_the_printed_vp_of_each_monster_count_at_the_end(name: str) -> None:
    area, vp = PRINTED[name][0], PRINTED[name][4]
    areas = next(row for row in (FIRST_AREAS, ADDED, BARREN) if area in row)
    state = table(realm(monsters={name: 1}), areas=areas)
    assert state.scores()[0].parts["monsters"] == vp


@pytest.mark.rule("CK-148")
def test_the_bane_spider_gives_3_gold_or_a_knight() -> None:
    state, column = facing("bane_spider")
    play(state, f"slay {column}")
    assert legal(state) == ["choose 1", "choose 2"]
    play(state, "choose 2")
    assert citizens(state) == {"knight": 1}
    assert tokens(state) == {}


@pytest.mark.rule("CK-149")
def test_without_a_knight_the_bane_spider_gives_3_gold() -> None:
    state = table(realm(strength=6), left={"forest": 3, "knight": 0})
    play(state, "slay 3")
    assert asked(state) == "action"
    assert tokens(state) == {"gold": 3}


@pytest.mark.rule("CK-157")
def test_the_orc_warrior_brings_a_citizen_of_base_cost_3_or_less() -> None:
    state = table(realm(strength=9, citizens={"peasant": 3, "mercenary": 2}), left={"mountains": 3})
    play(state, "slay 5")
    # Everybody but the Archer (4); copies already owned add nothing.
    assert offered(state, "free") == [f"free {stack}" for stack in (1, 2, 3, 5, 6, 7, 8, 9, 10)]
    play(state, "free 3")
    assert citizens(state) == {"peasant": 3, "mercenary": 3}
    assert tokens(state) == {}


@pytest.mark.rule("CK-167")
def test_the_wraith_brings_a_citizen_of_base_cost_2_or_less() -> None:
    state, column = facing("wraith", citizens={"merchant": 3})
    play(state, f"slay {column}")
    # Neither Cleric (3), nor Mercenary (3), nor Archer (4).
    assert offered(state, "free") == [f"free {stack}" for stack in (2, 5, 6, 7, 8, 9, 10)]
    play(state, "free 2")
    assert citizens(state) == {"merchant": 4}


@pytest.mark.rule("CK-168")
def test_the_treant() -> None:
    state, column = facing("treant")
    assert centre(state, "monsters", column) == {
        "area": "forest", "cards": ["treant", "treant", "bane_spider", "bane_spider", "spider_queen"],
        "count": 5, "exhausted": False,
    }  # fmt: skip
    play(state, f"slay {column}")
    assert tokens(state) == {"gold": 1, "magic": 1}


@pytest.mark.rule("CK-169")
def test_the_gelatinous_cube_costs_4_strength_and_1_magic() -> None:
    state, column = facing("gelatinous_cube")
    told = listen(state)
    play(state, f"slay {column}")
    assert told[0].facts == {
        "seat": 0, "card": "gelatinous_cube", "column": column, "strength": 4, "magic": 1,
    }  # fmt: skip


@pytest.mark.rule("CK-170")
def test_the_spider_queen_gives_2_gold_for_each_forest_monster() -> None:
    state = table(realm(strength=10, magic=3, monsters={"treant": 2, "goblin": 2}), left={"forest": 1})
    play(state, "slay 3", "choose 1")
    assert tokens(state) == {"gold": 6}


@pytest.mark.rule("CK-170")
def test_the_spider_queen_gives_any_citizen_and_1_vp() -> None:
    state, column = facing("spider_queen", citizens={"archer": 3})
    play(state, f"slay {column}", "choose 2", "free 4")
    assert citizens(state) == {"archer": 4}
    assert tokens(state) == {"vp": 1}


def test_a_monster_that_cannot_be_paid_says_its_cost() -> None:
    with pytest.raises(IllegalMove, match="Dire Bear costs 5 strength, you have 2 strength"):
        play(table(realm(strength=2)), "slay 5")
