"""Cards the rulebook describes (VV-127..VV-144)."""

from __future__ import annotations

import pytest

import duchy
from games.villages.table import (
    GAME,
    ask,
    follows,
    gold,
    hand,
    heard,
    lay,
    legal,
    offered,
    own,
    play,
    refused,
    table,
    village,
)


@pytest.mark.rule("VV-RU-08")
def test_the_knight_counts_soldier_buildings_not_the_barracks_alone() -> None:
    state = lay(village(0, buildings="keep armory", adventurers="knight"), village(4), row=[])
    assert state.scores()[0].parts["powers"] == 2
    state = lay(village(0, "armory", "tannery", adventurers="warlord"), village(4))
    assert "build armory" not in legal(state)


@pytest.mark.rule("VV-128")
def test_the_rogue_takes_two_random_cards_unseen() -> None:
    taken = set()
    for seed in range(12):
        position = {"key": f"{seed:064x}"}
        data = lay(
            village(3, buildings="hideout tannery"),
            village(4, "keep farm shrine chapel temple"),
            row=["rogue"],
        ).dump()
        data["stream"] = position
        state = GAME.load(data)
        assert legal(play(state, "recruit rogue")) == ["use rogue", "done"]
        events = heard(state, "use rogue")
        stolen = [event for event in events if event.name == "steal-card"]
        assert len(stolen) == 2
        assert all("card" not in event.seen_by(seat) for event in stolen for seat in (None, 1))
        assert all(event.seen_by(0)["card"] in own(state, 0)["hand"] for event in stolen)
        assert hand(state, 1) == 3
        taken.add(tuple(own(state, 0)["hand"]))
    assert len(taken) > 3


@pytest.mark.rule("VV-129")
def test_the_necromancer_draws_a_card_for_each_shadow_building() -> None:
    state = lay(village(3, buildings="hideout catacombs harbor"), village(4), row=["necromancer"])
    play(state, "recruit necromancer", "use necromancer", "draw 1", "draw deck", "draw deck")
    assert hand(state) == 3
    assert ask(state) == "lead"


@pytest.mark.rule("VV-130")
def test_the_warlord_gives_a_wild_resource_for_a_soldier_building() -> None:
    state = lay(village(0, "watch_post hideout", adventurers="warlord"), village(4))
    assert offered(state, "build") == ["build watch_post"]
    play(state, "build watch_post")
    assert own(state, 0)["buildings"] == ["watch_post"]


@pytest.mark.rule("VV-131")
def test_the_thief_takes_one_gold_never_from_a_resource() -> None:
    rival = village(2, developed="windmill", coins={"food": 1, "castle": 1})
    state = lay(village(3, buildings="hideout watch_post"), rival, village(5), row=["thief"])
    play(state, "recruit thief", "use thief")
    assert legal(state) == ["rob 1", "rob 2"]
    events = heard(state, "rob 1")
    assert [event.facts["gold"] for event in events if event.name == "steal-gold"] == [1]
    assert gold(state) == 3
    assert gold(state, 1) == 1 + 2  # the two coins on its cards came back on its turn


@pytest.mark.rule("VV-132")
def test_the_keep_takes_one_random_card() -> None:
    state = follows(
        "build", village(3, "farm shrine temple"), village(3, "keep", "tannery windmill herb_garden")
    )
    play(state, "1: build keep", "coin stone", "coin food", "coin magic", "confirm")
    assert legal(state) == ["use keep", "done"]
    play(state, "use keep")
    assert (hand(state, 0), hand(state, 1)) == (2, 1)


@pytest.mark.rule("VV-133")
def test_the_fountain_asks_for_two_cards_first_and_helps_any_building() -> None:
    for card in ("tannery", "watch_post", "hideout", "shrine"):
        state = lay(village(0, f"{card} keep farm", buildings="fountain"), village(4))
        play(state, f"build {card}")
        assert ask(state) == "discard"
        assert own(state, 0)["buildings"] == ["fountain"]
        assert table(state)["building"] == card
        play(state, "discard keep 1")
        events = heard(state, "discard farm 2")
        assert [event.name for event in events] == ["discard", "build"]
        assert card in own(state, 0)["buildings"]


@pytest.mark.rule("VV-134")
def test_the_fountain_cannot_use_the_card_drawn_for_leading() -> None:
    state = lay(village(0, "tannery keep", buildings="fountain"), village(4))
    assert offered(state, "build") == []
    assert "cannot supply" in refused(state, "build tannery")


@pytest.mark.rule("VV-135")
def test_the_monastery_helps_holy_buildings_only() -> None:
    state = lay(village(0, "shrine tannery hideout watch_post", buildings="monastery"), village(4))
    assert offered(state, "build") == ["build shrine"]
    state = lay(village(3, "tannery", "windmill windmill", buildings="monastery"), village(4))
    play(state, "build tannery")
    assert "only to build a Holy building" in refused(state, "use monastery")


@pytest.mark.rule("VV-136")
def test_the_tavern_scores_adventurers() -> None:
    state = lay(village(0, buildings="tavern", adventurers="ranger thief rogue paladin"), village(4), row=[])
    assert state.scores()[0].parts["powers"] == 4


@pytest.mark.rule("VV-137", "VV-RU-07")
def test_the_harbor_scores_shadow_buildings_and_its_type_is_data() -> None:
    mine = village(0, buildings="harbor hideout catacombs keep")
    assert lay(mine, village(4)).scores()[0].parts["powers"] == 3
    other = {"buildings": {"harbor": {"power": [{"when": "end", "vp_per": "soldier_building"}]}}}
    assert lay(mine, village(4), game=duchy.game("villages", other)).scores()[0].parts["powers"] == 1


@pytest.mark.rule("VV-139")
def test_the_guard_tower_draws_in_harvest() -> None:
    state = lay(village(3, buildings="guard_tower"), village(4))
    play(state, "harvest", "draw deck", "draw deck", "draw deck", "use guard_tower", "draw deck")
    assert hand(state) == 4


@pytest.mark.rule("VV-140")
def test_the_armory_costs_two_stone_and_a_wood_and_draws_in_build() -> None:
    assert GAME.card_file.sections["buildings"]["armory"]["cost"] == {"wood": 1, "stone": 2}
    state = lay(village(3, "hideout", buildings="armory"), village(4))
    play(state, "build hideout", "draw deck", "use armory", "draw deck")
    assert hand(state) == 2


@pytest.mark.rule("VV-141")
def test_the_barracks_draw_in_develop() -> None:
    state = lay(village(3, "farm keep", buildings="barracks"), village(4))
    play(state, "develop", "discard farm 1", "use barracks", "draw deck")
    assert hand(state) == 1
