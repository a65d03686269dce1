"""The hand limit (VV-032..VV-035)."""

from __future__ import annotations

import pytest

from games.villages.table import ask, follows, hand, lay, legal, own, play, table, village

SEVEN = "farm farm keep keep shrine shrine chapel"
EIGHT = SEVEN + " chapel"


@pytest.mark.rule("VV-032", "VV-RU-03")
def test_at_most_eight_cards_after_an_action_and_fewer_are_fine() -> None:
    state = lay(village(3, "farm"), village(4))
    play(state, "harvest", "draw deck", "draw deck", "draw deck")
    assert hand(state) == 4
    assert state.deciders == (1,)
    state = lay(village(3, EIGHT), village(4))
    play(state, "tax", "draw 1")
    assert ask(state) == "discard"
    play(state, "discard farm 1")
    assert hand(state) == 8
    assert state.deciders == (1,)


@pytest.mark.rule("VV-033")
def test_during_an_action_the_hand_may_exceed_eight() -> None:
    state = lay(village(3, EIGHT), village(4))
    play(state, "harvest", "draw 1", "draw 2", "draw 3")
    assert hand(state) == 11
    assert state.prompt(0) == {"ask": "discard", "left": 3, "why": 2, "rule": "VV-034"}


@pytest.mark.rule("VV-034")
def test_the_surplus_goes_after_the_powers_and_the_player_chooses() -> None:
    state = lay(village(3, SEVEN, buildings="windmill"), village(4))
    play(state, "harvest", "draw 1", "draw 2", "draw 3")
    assert legal(state) == ["use windmill", "done"]
    play(state, "use windmill", "draw 4")
    assert hand(state) == 11
    kinds = {text.split()[1] for text in legal(state)}
    assert kinds == {"farm", "keep", "shrine", "chapel", "brewery", "citadel", "gatehouse", "temple"}
    play(state, "discard temple 1", "discard keep 2", "discard farm 3")
    assert hand(state) == 8
    assert table(state)["piles"][0][0] == "temple"


@pytest.mark.rule("VV-035")
def test_stolen_cards_are_all_taken_first() -> None:
    state = lay(
        village(3, EIGHT, buildings="hideout tannery"),
        village(4, "windmill windmill"),
        row=["rogue", "", "", "", ""],
    )
    play(state, "recruit rogue", "use rogue")
    assert hand(state) == 10
    assert hand(state, 1) == 0
    play(state, "discard windmill 1", "discard farm 1")
    assert hand(state) == 8


@pytest.mark.rule("VV-RU-19")
def test_the_surplus_is_discarded_before_the_next_player_follows() -> None:
    state = lay(village(3, EIGHT), village(4))
    play(state, "tax", "draw 1")
    assert state.deciders == (0,)
    play(state, "discard brewery 3")
    assert state.deciders == (1,)
    play(state, "1: tax", "draw 3")
    assert own(state, 1)["hand"] == {"brewery": 1}


@pytest.mark.rule("VV-EX-01")
def test_helen_follows_harvest_with_the_guard_tower() -> None:
    state = follows("harvest", village(3), village(4, SEVEN, buildings="guard_tower"))
    play(state, "1: harvest", "draw deck", "use guard_tower", "draw deck")
    assert hand(state, 1) == 9
    play(state, "1: discard farm 5")
    assert hand(state, 1) == 8
    assert ask(state) == "lead"
