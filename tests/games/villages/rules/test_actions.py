"""Harvest, Develop and Tax (VV-045..VV-049, VV-068..VV-071)."""

from __future__ import annotations

import pytest

from games.villages.table import (
    ask,
    bank,
    follows,
    gold,
    hand,
    lay,
    legal,
    own,
    play,
    refused,
    table,
    village,
)


@pytest.mark.rule("VV-045")
def test_leading_harvest_draws_three() -> None:
    state = lay(village(3, "farm"), village(4))
    play(state, "harvest", "draw 1", "draw deck", "draw 3")
    assert hand(state) == 4
    assert state.deciders == (1,)


@pytest.mark.rule("VV-046")
def test_following_harvest_draws_one() -> None:
    state = follows("harvest", village(), village(4, "farm"))
    play(state, "1: harvest", "draw 2")
    assert own(state, 1)["hand"] == {"farm": 1, "citadel": 1}
    assert ask(state) == "lead"


@pytest.mark.rule("VV-047")
def test_leading_develop_discards_one_and_develops_another() -> None:
    state = lay(village(3, "farm keep shrine"), village(4))
    play(state, "develop", "discard keep 2")
    assert legal(state) == ["develop farm", "develop shrine"]
    play(state, "develop shrine")
    assert own(state, 0)["developed"] == {"shrine": 1}
    assert own(state, 0)["hand"] == {"farm": 1}
    assert table(state)["piles"][1] == ["keep", "citadel"]


@pytest.mark.rule("VV-048")
def test_following_develop_discards_two() -> None:
    state = follows("develop", village(), village(4, "farm keep shrine chapel"))
    play(state, "1: develop", "discard keep 2", "discard farm 2")
    assert ask(state) == "resource"
    play(state, "develop chapel")
    assert own(state, 1)["hand"] == {"shrine": 1}
    assert own(state, 1)["developed"] == {"chapel": 1}


@pytest.mark.rule("VV-049")
@pytest.mark.parametrize(
    ("cards", "leads", "follows_it"), [(1, False, False), (2, True, False), (3, True, True)]
)
def test_two_cards_to_lead_three_to_follow(cards: int, leads: bool, follows_it: bool) -> None:
    held = " ".join(["farm", "keep", "shrine"][:cards])
    assert ("develop" in legal(lay(village(3, held), village(4)))) is leads
    state = follows("develop", village(), village(4, held))
    assert (ask(state) == "follow") is follows_it


@pytest.mark.rule("VV-068")
def test_leading_tax_takes_a_coin_and_draws() -> None:
    state = lay(village(3), village(4))
    play(state, "tax", "draw 1")
    assert gold(state) == 4
    assert bank(state) == 6
    assert hand(state) == 1


@pytest.mark.rule("VV-069")
def test_following_tax_only_draws() -> None:
    state = follows("tax", village(3), village(4))
    play(state, "1: tax", "draw 1")
    assert gold(state, 1) == 4
    assert bank(state) == 7
    assert hand(state, 1) == 1


@pytest.mark.rule("VV-070", "VV-071")
def test_with_an_empty_bank_tax_still_gives_the_card() -> None:
    state = lay(village(9), village(5))
    assert bank(state) == 0
    play(state, "tax", "draw 1")
    assert (gold(state), bank(state), hand(state)) == (9, 0, 1)
    play(state, "1: tax", "draw 2")
    assert (gold(state, 1), hand(state, 1)) == (5, 1)


@pytest.mark.rule("VV-RU-13")
def test_the_basic_effects_are_not_optional() -> None:
    state = lay(village(3), village(4))
    play(state, "harvest")
    for _ in range(3):
        assert {text.split()[0] for text in legal(state)} == {"draw"}
        assert "offered now" in refused(state, "done")
        play(state, "draw deck")
    state = lay(village(3), village(4))
    play(state, "tax")
    assert gold(state) == 4
    assert "decline" not in legal(state)
