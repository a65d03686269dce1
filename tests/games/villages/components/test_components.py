"""Components, and the cards as data (VV-001..VV-007)."""

from __future__ import annotations

from typing import cast

import pytest

from duchy.games.villages.components.vocabulary import RESOURCES, TYPES
from duchy.games.villages.game import VillagesGame
from games.villages.table import GAME, lay, legal, offered, village

BOX = cast(VillagesGame, GAME).box


@pytest.mark.rule("VV-001")
def test_84_buildings_16_adventurers_and_5_castles() -> None:
    assert len(BOX.buildings) == 36
    assert sum(building.copies for building in BOX.buildings) == 84
    assert len(BOX.adventurers) == 16
    assert len(BOX.castles) == 5


@pytest.mark.rule("VV-002")
def test_never_more_than_30_coins_and_one_leader_with_one_action() -> None:
    assert [GAME.new(seats).conserved()["gold"] for seats in range(1, 6)] == [7, 14, 20, 25, 30]
    view = GAME.new(5).view(None)["table"]
    assert isinstance(view["first"], int)
    assert view["action"] is None


@pytest.mark.rule("VV-003")
def test_aids_and_the_solo_card_are_no_cards_of_the_game() -> None:
    assert list(GAME.card_file.sections) == ["castles", "buildings", "adventurers"]
    names = [card for cards in GAME.card_file.sections.values() for card in cards]
    assert not [name for name in names if "aid" in name or "solo" in name]


@pytest.mark.rule("VV-004")
def test_a_building_card_can_be_built_or_become_a_resource() -> None:
    state = lay(village(3, "farm tannery windmill", "windmill"), village(4))
    assert "build tannery" in legal(state)
    state.play(0, GAME.parse("develop"))
    state.play(0, GAME.parse("discard farm 1"))
    assert offered(state, "develop") == ["develop tannery", "develop windmill"]
    for building in BOX.buildings:
        assert 0 <= building.resource < 4
        assert building.total >= 1


@pytest.mark.rule("VV-005")
def test_every_building_has_one_of_four_types() -> None:
    assert TYPES == ("worker", "soldier", "shadow", "holy")
    assert {TYPES[building.type] for building in BOX.buildings} == set(TYPES)


@pytest.mark.rule("VV-006")
def test_adventurers_have_neither_resource_nor_type() -> None:
    for fields in GAME.card_file.sections["adventurers"].values():
        assert "resource" not in fields
        assert "type" not in fields
    state = lay(village(5, buildings="farm watch_post"), village(4), row=["ranger", "", "", "", ""])
    before = state.view(0)["table"]["villages"][0]["types"]
    state.play(0, GAME.parse("recruit ranger"))
    assert state.view(0)["table"]["villages"][0]["types"] == before


@pytest.mark.rule("VV-007")
@pytest.mark.parametrize("card", ["tannery", "hideout", "watch_post", "shrine"])
def test_a_wild_resource_counts_as_any_of_the_four(card: str) -> None:
    assert RESOURCES == ("food", "wood", "stone", "magic")
    state = lay(village(1, card), village(4))
    state.play(0, GAME.parse(f"build {card}"))
    assert state.view(0)["table"]["villages"][0]["coins"] == {"castle": 1}
    assert state.view(0)["table"]["villages"][0]["buildings"] == [card]
