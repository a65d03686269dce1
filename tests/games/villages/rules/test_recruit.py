"""Recruit (VV-061..VV-067)."""

from __future__ import annotations

import pytest

from games.villages.table import (
    ask,
    bank,
    follows,
    gold,
    lay,
    legal,
    offered,
    own,
    play,
    refused,
    table,
    village,
)

ALL_OTHERS = [
    "champion",
    "cleric",
    "archmage",
    "inquisitor",
    "paladin",
    "rogue",
    "enchantress",
    "knight",
    "necromancer",
    "guildmaster",
    "high_priestess",
    "warlord",
    "merchant_prince",
    "bard",
]


@pytest.mark.rule("VV-061", "VV-065")
def test_leading_recruit_costs_one_gold_to_the_bank() -> None:
    state = lay(village(3, buildings="farm watch_post"), village(4), row=["ranger"])
    play(state, "recruit ranger")
    assert gold(state) == 2
    assert bank(state) == 8
    assert state.view(1)["table"]["villages"][0]["adventurers"] == ["ranger"]


@pytest.mark.rule("VV-062", "VV-RU-01")
def test_following_recruit_costs_two_unless_the_table_plays_one() -> None:
    mine = village(4, buildings="farm watch_post")
    state = follows("recruit", village(3), mine, row=["ranger"])
    play(state, "1: recruit ranger")
    assert gold(state, 1) == 2
    assert bank(state) == 9
    state = follows("recruit", village(3), mine, row=["ranger"], options={"follow_recruit_cost": "1"})
    play(state, "1: recruit ranger")
    assert gold(state, 1) == 3


@pytest.mark.rule("VV-063")
def test_the_village_must_have_the_types_asked_for() -> None:
    state = lay(village(3, buildings="farm"), village(4), row=["ranger"])
    assert offered(state, "recruit") == []
    assert "asks for more buildings in your village: Soldier" in refused(state, "recruit ranger")


@pytest.mark.rule("VV-064")
def test_any_adventurer_of_the_row_may_be_chosen() -> None:
    state = lay(
        village(3, buildings="farm watch_post hideout shrine"),
        village(4),
        row=["ranger", "thief", "champion", "bard", "knight"],
    )
    assert offered(state, "recruit") == [
        "recruit ranger",
        "recruit thief",
        "recruit champion",
        "recruit bard",
    ]
    assert "not in the row" in refused(state, "recruit rogue")


@pytest.mark.rule("VV-066")
def test_the_place_is_filled_at_once_and_followers_may_choose_the_new_one() -> None:
    state = lay(
        village(3, buildings="farm watch_post"),
        village(4, buildings="keep hideout"),
        row=["ranger"],
        adventurers_out=ALL_OTHERS,
    )
    play(state, "recruit ranger")
    assert table(state)["row"][0] == "thief"
    assert legal(state) == ["recruit thief", "decline"]


@pytest.mark.rule("VV-067")
def test_an_empty_deck_fills_no_place() -> None:
    state = lay(
        village(3, buildings="farm watch_post"),
        village(4),
        row=["ranger"],
        adventurers_out=[*ALL_OTHERS, "thief"],
    )
    play(state, "recruit ranger")
    assert table(state)["row"] == [""] * 5


@pytest.mark.rule("VV-RU-24")
def test_the_same_type_twice_needs_two_buildings_and_none_is_spent() -> None:
    assert (
        offered(lay(village(3, buildings="keep", adventurers="thief"), village(4), row=["knight"]), "recruit")
        == []
    )
    state = lay(village(3, buildings="keep watch_post"), village(4), row=["knight"])
    play(state, "recruit knight")
    assert own(state, 0)["buildings"] == ["watch_post", "keep"]


@pytest.mark.rule("VV-RU-39")
def test_without_adventurers_recruit_is_unavailable_and_the_game_goes_on() -> None:
    state = lay(
        village(5, buildings="farm watch_post"),
        village(4),
        row=[],
        adventurers_out=[*ALL_OTHERS, "thief", "ranger"],
    )
    assert legal(state) == ["harvest", "tax"]
    play(state, "tax", "draw 1", "1: decline")
    assert not state.over


@pytest.mark.rule("VV-EX-03")
def test_tom_recruits_the_paladin() -> None:
    state = lay(
        village(1, buildings="keep shrine"),
        village(4),
        row=["paladin", "bard", "champion", "cleric", "thief"],
    )
    before = bank(state)
    play(state, "recruit paladin")
    assert gold(state) == 0
    assert bank(state) == before + 1
    assert own(state, 0)["adventurers"] == ["paladin"]
    assert "" not in table(state)["row"]
    assert "paladin" not in table(state)["row"]
    assert ask(state) == "lead"
