"""Build, and how it is paid (VV-050..VV-060)."""

from __future__ import annotations

import pytest

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


@pytest.mark.rule("VV-050")
def test_leading_build_pays_adds_and_draws() -> None:
    state = lay(village(1, "hideout", coins={"castle": 1}), village(4, developed="watch_post"))
    play(state, "build hideout")
    assert own(state, 0)["buildings"] == ["hideout"]
    assert own(state, 1)["coins"] == {"wood": 1}
    assert ask(state) == "draw"
    play(state, "draw 1")
    assert own(state, 0)["hand"] == {"brewery": 1}


@pytest.mark.rule("VV-051")
def test_following_build_draws_nothing() -> None:
    state = follows("build", village(), village(1, "hideout"))
    play(state, "1: build hideout")
    assert own(state, 1)["buildings"] == ["hideout"]
    assert hand(state, 1) == 0
    assert ask(state) == "lead"


@pytest.mark.rule("VV-052")
def test_each_resource_takes_one_coin_or_one_power() -> None:
    state = lay(
        village(2, "farm", "watch_post tannery", "arcane_library", coins={"castle": 1}),
        village(4, developed="watch_post"),
    )
    assert offered(state, "build") == []
    state = lay(
        village(3, "farm", "watch_post tannery", "arcane_library", coins={"castle": 1}),
        village(4, developed="watch_post"),
    )
    play(state, "build farm")
    assert own(state, 0)["coins"] == {"wood": 1, "stone": 1, "castle": 1}
    assert own(state, 1)["coins"] == {"wood": 1}
    assert gold(state) == 0


@pytest.mark.rule("VV-053", "VV-058")
def test_coins_go_onto_own_resources_and_the_own_castle() -> None:
    state = lay(village(3, "windmill", "watch_post"), village(4))
    play(state, "build windmill")
    assert own(state, 0)["coins"] == {"wood": 1, "castle": 1}
    assert gold(state) == 1


@pytest.mark.rule("VV-054")
def test_coins_may_go_onto_resources_of_others() -> None:
    state = lay(
        village(3, "tannery", "windmill"), village(4, developed="hideout"), village(4, developed="shrine")
    )
    play(state, "build tannery")
    assert legal(state) == ["coin castle", "coin food", "coin food from 1", "coin food from 2", "back"]
    play(state, "coin food from 2", "confirm")
    assert own(state, 2)["coins"] == {"food": 1}
    assert own(state, 1)["coins"] == {}


@pytest.mark.rule("VV-055")
def test_such_a_coin_is_the_owners_from_the_next_replenish_on() -> None:
    state = lay(village(1, "tannery", coins={"castle": 1}), village(4, developed="windmill"))
    play(state, "build tannery", "draw 1")
    assert gold(state) == 0
    assert gold(state, 1) == 5
    assert own(state, 1)["coins"] == {}


@pytest.mark.rule("VV-056", "VV-057")
def test_a_placed_coin_is_out_of_use_and_its_card_takes_no_other() -> None:
    mine = village(3, "tannery tannery hideout", "windmill", coins={"food": 1, "castle": 1})
    state = lay(mine, village(4, developed="windmill", coins={"food": 1}))
    assert "build tannery" not in legal(state)
    state = lay(village(0, "tannery", "windmill", coins={"castle": 1}), village(4))
    assert "build tannery" not in legal(state)
    state = follows("build", village(3, "", "windmill", coins={"food": 1}), village(2, "tannery", "windmill"))
    play(state, "1: build tannery")
    assert legal(state) == ["coin castle", "coin food", "back"]
    assert "no food without a coin" in refused(state, "coin food from 0")


@pytest.mark.rule("VV-059")
def test_the_castle_of_another_can_never_be_used() -> None:
    assert not [move for move in GAME.moves.all if "castle from" in move.text]
    state = lay(village(3, "tannery", coins={"castle": 1}), village(4))
    assert offered(state, "build") == []


@pytest.mark.rule("VV-060")
def test_an_ordinary_resource_supplies_only_its_own_kind() -> None:
    every = {"food": "windmill", "wood": "watch_post", "stone": "tannery", "magic": "herb_garden"}
    wanted = {"food": "tannery", "wood": "hideout", "stone": "watch_post", "magic": "shrine"}
    for resource, card in every.items():
        for other, building in wanted.items():
            state = lay(village(3, building, card, coins={"castle": 1}), village(4))
            assert (offered(state, "build") != []) is (resource == other)


@pytest.mark.rule("VV-RU-20")
def test_exactly_one_source_for_each_resource() -> None:
    state = lay(village(5, "tannery", "windmill windmill", "farm"), village(4))
    play(state, "build tannery", "use farm")
    assert legal(state) == ["confirm", "back"]
    assert "all is paid" in refused(state, "coin food")
    play(state, "confirm")
    assert own(state, 0)["coins"] == {}
    assert gold(state) == 5


@pytest.mark.rule("VV-RU-21")
def test_the_card_being_built_helps_neither_as_power_nor_as_discard() -> None:
    state = lay(village(0, "tannery keep", buildings="fountain"), village(4))
    assert offered(state, "build") == []
    # The Monastery would help to build a Holy building, but is one of the cards being built itself.
    state = lay(village(2, "monastery", "windmill watch_post"), village(4))
    assert offered(state, "build") == []
    state = lay(village(0, "tannery keep keep", buildings="fountain"), village(4))
    play(state, "build tannery")
    assert {text.split()[1] for text in legal(state)} == {"keep"}


@pytest.mark.rule("VV-RU-25")
def test_the_castle_serves_only_once() -> None:
    state = lay(village(5, "windmill"), village(4))
    assert offered(state, "build") == []
    state = lay(village(5, "windmill", "watch_post watch_post"), village(4, developed="tannery"))
    play(state, "build windmill", "coin castle")
    assert "coin castle" not in legal(state)
    assert "on your castle already" in refused(state, "coin castle")


@pytest.mark.rule("VV-EX-02")
def test_helen_pays_for_the_armory() -> None:
    helen = village(3, "armory", "watch_post")
    rick = village(4, developed="tannery")
    state = follows("build", rick, helen)
    play(state, "1: build armory")
    assert own(state, 1)["buildings"] == ["armory"]
    assert gold(state, 1) == 3 - 3 + 2  # her own replenish has already given two of them back
    assert own(state, 0)["coins"] == {"stone": 1}
    state = lay(helen, rick)
    events = heard(state, "build armory")
    assert [(e.facts["owner"], e.facts["on"]) for e in events if e.name == "coin"] == [
        (0, "castle"),
        (0, "wood"),
        (1, "stone"),
    ]
    assert gold(state) == 0
    assert own(state, 0)["coins"] == {"wood": 1, "castle": 1}
    assert own(state, 1)["coins"] == {"stone": 1}
    play(state, "draw 1")
    assert gold(state, 1) == 5
    assert table(state)["villages"][1]["coins"] == {}
