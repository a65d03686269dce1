"""Drawing and discarding (VV-026..VV-031)."""

from __future__ import annotations

import pytest

from games.villages.table import GAME, hand, heard, lay, legal, offered, own, play, refused, table, village

EVERYWHERE = ["draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "draw deck"]


@pytest.mark.rule("VV-026")
def test_a_discarded_card_lies_on_top_of_the_pile_chosen() -> None:
    state = lay(village(3, "farm farm"), village(4))
    play(state, "develop")
    assert offered(state, "discard") == [f"discard farm {pile}" for pile in range(1, 6)]
    play(state, "discard farm 3")
    assert table(state)["piles"][2] == ["farm", "gatehouse"]
    assert state.view(1)["table"]["piles"][2]["card"] == "farm"


@pytest.mark.rule("VV-027")
@pytest.mark.parametrize(("first", "second"), [(2, 2), (2, 5)])
def test_each_of_several_cards_to_the_same_pile_or_another(first: int, second: int) -> None:
    state = lay(village(3), village(4, "farm keep shrine"), at="follow", seat=1, active=0, action="develop")
    play(state, "develop", f"discard farm {first}", f"discard keep {second}")
    piles = table(state)["piles"]
    assert "farm" in piles[first - 1]
    assert piles[second - 1][0] == "keep"


@pytest.mark.rule("VV-028")
def test_a_card_comes_from_the_top_of_any_pile_or_of_the_deck() -> None:
    state = lay(village(), village(4))
    play(state, "harvest")
    assert legal(state) == EVERYWHERE
    play(state, "draw 2")
    assert own(state, 0)["hand"] == {"citadel": 1}
    deck = table(state)["deck"]
    play(state, "draw deck")
    assert table(state)["deck"] == deck - 1


@pytest.mark.rule("VV-029")
def test_adventurers_cannot_be_drawn() -> None:
    state = lay(village(), village(4))
    play(state, "harvest")
    row = table(state)["row"]
    play(state, "draw deck", "draw deck", "draw deck")
    assert table(state)["row"] == row
    assert all(card in GAME.card_file.sections["buildings"] for card in own(state, 0)["hand"])


@pytest.mark.rule("VV-030", "VV-RU-02")
def test_several_cards_are_drawn_one_at_a_time_with_a_new_choice_each() -> None:
    piles = [["brewery", "farm"], ["citadel"], ["gatehouse"], ["temple"], ["keep"]]
    state = lay(village(), village(4), piles=piles)
    play(state, "harvest", "draw 1")
    assert hand(state) == 1
    assert state.view(0)["table"]["hand"][0]["card"] == "brewery"
    assert state.view(0)["table"]["piles"][0]["card"] == "farm"
    assert legal(state) == EVERYWHERE
    play(state, "draw 1", "draw 4")
    assert own(state, 0)["hand"] == {"brewery": 1, "farm": 1, "temple": 1}


@pytest.mark.rule("VV-031")
def test_an_emptied_pile_is_refilled_before_the_next_draw() -> None:
    state = lay(village(), village(4))
    play(state, "harvest")
    deck = table(state)["deck"]
    events = heard(state, "draw 5")
    assert [event.name for event in events] == ["draw-open", "refill"]
    assert len(table(state)["piles"][4]) == 1
    assert table(state)["deck"] == deck - 1
    fresh = table(state)["piles"][4][0]
    play(state, "draw 5")
    assert fresh in own(state, 0)["hand"]


@pytest.mark.rule("VV-RU-31")
def test_without_a_deck_piles_stay_empty_and_the_game_goes_on() -> None:
    state = lay(village(), village(4), piles=[["keep"], [], ["farm"], [], []], deck=0)
    play(state, "harvest")
    assert legal(state) == ["draw 1", "draw 3"]
    assert "pile 2 is empty" in refused(state, "draw 2")
    assert "deck is empty" in refused(state, "draw deck")
    play(state, "draw 1")
    # The last card is drawn without asking, and the third draw finds nothing.
    assert own(state, 0)["hand"] == {"keep": 1, "farm": 1}
    assert table(state)["piles"] == [[]] * 5
    play(state, "1: decline", "1: harvest", "0: harvest", "0: tax")
    assert hand(state) == 2
    assert not state.over


@pytest.mark.rule("VV-RU-32")
def test_a_discard_opens_an_empty_pile_again() -> None:
    state = lay(village(3, "farm farm"), village(4), piles=[["keep"], [], [], [], []], deck=0)
    play(state, "develop", "discard farm 4")
    assert table(state)["piles"][3] == ["farm"]
    play(state, "1: harvest")
    assert legal(state) == ["draw 1", "draw 4"]


@pytest.mark.rule("VV-RU-33")
def test_all_cards_of_a_pile_are_open_but_only_the_top_can_be_taken() -> None:
    piles = [["brewery", "farm", "keep"], ["citadel"], ["gatehouse"], ["temple"], ["keep"]]
    state = lay(village(), village(4), piles=piles)
    view = state.view(None)["table"]["piles"][0]
    assert (view["card"], view["below"], view["count"]) == ("brewery", ["farm", "keep"], 3)
    play(state, "harvest")
    assert legal(state) == EVERYWHERE
    play(state, "draw 1")
    assert own(state, 0)["hand"] == {"brewery": 1}


@pytest.mark.rule("VV-RU-34")
def test_a_power_may_draw_the_card_just_discarded() -> None:
    state = lay(village(3, "farm shrine", buildings="barracks"), village(4))
    play(state, "develop", "discard farm 2", "use barracks", "draw 2")
    assert own(state, 0)["hand"] == {"farm": 1}
    assert own(state, 0)["developed"] == {"shrine": 1}
