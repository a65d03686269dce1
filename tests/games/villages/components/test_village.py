"""Resources and Buildings in the village (VV-018..VV-025)."""

from __future__ import annotations

import pytest

import duchy
from games.villages.table import GAME, lay, legal, offered, own, play, refused, village


@pytest.mark.rule("VV-018")
def test_there_is_no_limit_to_resources() -> None:
    many = "tannery tannery windmill windmill windmill watch_post watch_post hideout hideout shrine shrine"
    state = lay(village(3, "chapel chapel", many), village(4))
    play(state, "develop", "discard chapel 1")
    assert state.view(1)["table"]["villages"][0]["resources"] == {
        "food": 7,
        "wood": 2,
        "stone": 3,
        "magic": 0,
    }


@pytest.mark.rule("VV-019")
def test_a_developed_card_is_only_its_resource() -> None:
    state = lay(village(3, developed="guard_tower"), village(4))
    view = state.view(0)["table"]["villages"][0]
    assert view["types"] == {"worker": 0, "soldier": 0, "shadow": 0, "holy": 0}
    assert view["size"] == 0
    assert state.scores()[0].total == 3
    play(state, "harvest", "draw deck", "draw deck", "draw deck")
    assert state.deciders == (1,)


@pytest.mark.rule("VV-020")
def test_adventurers_can_never_be_developed() -> None:
    names = GAME.card_file.sections["adventurers"]
    assert not [move for move in GAME.moves.all if move.verb == "develop" and move.text[8:] in names]


@pytest.mark.rule("VV-021")
def test_a_built_card_is_open_with_its_points_and_power() -> None:
    state = lay(village(2, "watch_post windmill", buildings="windmill"), village(4))
    play(state, "build watch_post", "draw deck")
    village_view = state.view(1)["table"]["villages"][0]
    assert village_view["buildings"] == ["windmill", "watch_post"]
    assert state.scores()[0].parts["buildings"] == 2


@pytest.mark.rule("VV-022")
def test_a_built_card_gives_no_resource_and_costs_nothing_more() -> None:
    """The Windmill's resource section shows food: built, it supplies none."""
    state = lay(village(3, "tannery", buildings="windmill", coins={"castle": 1}), village(4))
    assert state.view(0)["table"]["villages"][0]["resources"]["food"] == 0
    assert offered(state, "build") == []


@pytest.mark.rule("VV-023")
def test_no_two_buildings_of_the_same_name() -> None:
    state = lay(village(5, "tannery hideout", "windmill", buildings="tannery"), village(4))
    assert offered(state, "build") == ["build hideout"]
    assert "in your village already" in refused(state, "build tannery")


@pytest.mark.rule("VV-RU-22")
def test_a_developed_card_of_the_same_name_is_no_hindrance() -> None:
    state = lay(village(5, "tannery", "tannery windmill"), village(4))
    assert "build tannery" in legal(state)


@pytest.mark.rule("VV-RU-23")
def test_two_adventurers_of_the_same_name_may_live_together() -> None:
    game = duchy.game("villages", {"adventurers": {"ranger": {"copies": 2}}})
    state = lay(
        village(5, buildings="farm watch_post", adventurers="ranger"),
        village(4),
        game=game,
        row=["ranger", "", "", "", ""],
    )
    play(state, "recruit ranger")
    assert own(state, 0)["adventurers"] == ["ranger", "ranger"]


@pytest.mark.rule("VV-024")
def test_the_order_of_a_village_has_no_effect() -> None:
    one = lay(village(5, "hideout", "watch_post", buildings="farm keep shrine"), village(4))
    other = lay(village(5, "hideout", "watch_post", buildings="shrine farm keep"), village(4))
    assert one.digest() == other.digest()


@pytest.mark.rule("VV-025")
def test_points_count_at_the_end_only_and_end_nothing_earlier() -> None:
    rich = village(6, "", "windmill", "citadel temple brewery cathedral", "paladin ranger thief")
    state = lay(rich, village(1), piles=[["chapel"], ["chapel"], ["shrine"], ["shrine"], ["keep"]])
    play(state, "tax", "draw deck", "done", "1: decline")
    assert not state.over
    assert state.deciders == (1,)


@pytest.mark.rule("VV-RU-06")
def test_the_castle_is_no_building() -> None:
    state = lay(village(5), village(4), row=["ranger", "", "", "", ""])
    view = state.view(0)["table"]["villages"][0]
    assert view["size"] == 0
    assert view["buildings"] == []
    assert view["types"] == {"worker": 0, "soldier": 0, "shadow": 0, "holy": 0}
    assert "asks for more buildings" in refused(state, "recruit ranger")
