"""The Tax Collector (KV-086..KV-094, KV-R-30..KV-R-32)."""

from __future__ import annotations

import pytest

from games.king_of_the_valley.tables import (
    ANY,
    CARDS,
    ask,
    castle,
    down,
    gold,
    legal,
    own,
    play,
    refused,
    table,
    up,
)

CONDITIONAL = {n: CARDS["specialists"][f"tax_collector_{n}"] for n in (2, 4, 5, 6, 7, 8)}


def beside(number: int) -> list[str]:
    """A valley with a Tax Collector on b1."""
    return [f"? {number} ? ? ?", *ANY[1:]]


@pytest.mark.rule("KV-086", "KV-R-31")
@pytest.mark.parametrize(("number", "gain"), [(1, 3), (3, 4)])
def test_without_a_condition_it_gives_3_or_4_gold_and_turns_nothing(number: int, gain: int) -> None:
    state = table(beside(number), castle("a1", gold=0, up="PPPPP"), castle("e5"))
    play(state, "summon b1 tax_collector")
    assert gold(state) == gain
    assert up(state) == {"peasant": 5}
    assert own(state)["taxed"] == []


@pytest.mark.rule("KV-087", "KV-088", "KV-091")
@pytest.mark.parametrize("number", CONDITIONAL)
def test_with_a_condition_it_needs_a_series_and_gives_what_it_shows(number: int) -> None:
    needs, gain = CONDITIONAL[number]["needs"], CONDITIONAL[number]["gold"]
    short = table(beside(number), castle("a1", gold=0, up="P" * (needs - 1) + "WW"), castle("e5"))
    assert "summon b1 tax_collector" not in legal(short)
    assert f"needs {needs} face-up tiles of one type" in refused(short, "summon b1 tax_collector")
    state = table(beside(number), castle("a1", gold=0, up="P" * (needs + 1)), castle("e5"))
    play(state, "summon b1 tax_collector")
    assert gold(state) == gain
    assert (up(state), down(state)) == ({"peasant": 1}, {"peasant": needs})
    assert own(state)["taxed"] == ["peasant"]


@pytest.mark.rule("KV-087")
def test_the_series_is_of_one_type() -> None:
    state = table(beside(2), castle("a1", up="PPWWLM"), castle("e5"))
    assert "summon b1 tax_collector" not in legal(state)


@pytest.mark.rule("KV-087", "KV-R-09")
def test_knights_of_different_orders_are_one_series() -> None:
    state = table(beside(2), castle("a1", gold=0, up="LMT"), castle("e5"))
    play(state, "summon b1 tax_collector")
    assert gold(state) == 5
    assert own(state)["taxed"] == ["knight"]


@pytest.mark.rule("KV-089")
def test_taxed_tiles_still_count_at_the_end() -> None:
    state = table(
        beside(2), castle("a1", gold=0, up="LLLWP"), castle("e5"), left="PPPPPP", right="PPPPPP", pile2=""
    )
    before = dict(state.scores()[0].parts)
    play(state, "summon b1 tax_collector")
    after = state.scores()[0].parts
    assert down(state) == {"knight_lily": 3}
    assert (after["influence"], after["orders"], after["couples"]) == (before["influence"], 3, 2)


@pytest.mark.rule("KV-090")
def test_face_down_tiles_serve_neither_tax_nor_realm() -> None:
    state = table(beside(2), castle("a1", up="PP", down="PPP"), castle("e5"))
    assert "summon b1 tax_collector" not in legal(state)
    realm = table(ANY, castle("a1", up="DCLP", down="Q"), castle("e5"), at="claim", holes=[])
    assert ask(realm) != "claim"


@pytest.mark.rule("KV-092")
def test_a_type_is_taxed_only_once_by_a_player() -> None:
    state = table(beside(2), castle("a1", up="PPPP", taxed=["peasant"]), castle("e5"))
    assert "summon b1 tax_collector" not in legal(state)


@pytest.mark.rule("KV-092")
def test_a_taxed_type_is_not_offered_again() -> None:
    state = table(beside(2), castle("a1", up="PPPWWWLMT", taxed=["peasant"]), castle("e5"))
    play(state, "summon b1 tax_collector")
    assert legal(state) == ["tax knight", "tax peasant_woman"]
    assert "you have taxed the type Farmer already" in refused(state, "tax peasant")


@pytest.mark.rule("KV-092", "KV-094")
def test_a_taxed_type_serves_no_collector_of_a_group() -> None:
    rows = ["? 2 4 Q ?", *ANY[1:]]
    open_types = table(rows, castle("a1", up="PPPWWW"), castle("e5"))
    assert "summon d1 group tax_collector" in legal(open_types)
    one_taxed = table(rows, castle("a1", up="PPPWWW", taxed=["peasant"]), castle("e5"))
    assert "summon d1 group tax_collector" not in legal(one_taxed)


@pytest.mark.rule("KV-093")
def test_another_player_may_tax_the_same_type() -> None:
    state = table(beside(2), castle("a1", gold=0, up="PPP"), castle("e5", taxed=["peasant"]))
    play(state, "summon b1 tax_collector")
    assert own(state, 0)["taxed"] == own(state, 1)["taxed"] == ["peasant"]


@pytest.mark.rule("KV-094")
def test_aligned_collectors_all_act_if_each_condition_is_met() -> None:
    rows = ["? 2 5 1 Q", *ANY[1:]]
    state = table(rows, castle("a1", gold=0, up="PPPPWWW"), castle("e5"))
    play(state, "summon e1 group tax_collector")
    assert gold(state) == 5 + 7 + 3
    assert down(state) == {"peasant": 4, "peasant_woman": 3}
    assert own(state)["taxed"] == ["peasant", "peasant_woman"]


@pytest.mark.rule("KV-094", "KV-R-12")
def test_the_first_may_not_use_up_what_the_second_needs() -> None:
    """No. 2 asks for three and No. 5 for four: the four Farmers must be left for No. 5."""
    state = table(["? 2 5 Q ?", *ANY[1:]], castle("a1", gold=0, up="PPPPWWWLMT"), castle("e5"), right="APLPP")
    play(state, "summon d1 group tax_collector")
    assert legal(state) == ["tax knight", "tax peasant_woman"]
    assert "is needed for the next Tax Collector" in refused(state, "tax peasant")


@pytest.mark.rule("KV-R-30")
def test_the_player_chooses_the_type() -> None:
    state = table(beside(2), castle("a1", gold=0, up="PPPWWWL"), castle("e5"))
    play(state, "summon b1 tax_collector")
    assert legal(state) == ["tax peasant", "tax peasant_woman"]
    assert "you have 1 Knight face up, 3 are needed" in refused(state, "tax knight")
    play(state, "tax peasant_woman")
    assert down(state) == {"peasant_woman": 3}


@pytest.mark.rule("KV-R-30", "KV-088")
def test_the_player_chooses_which_tiles_are_turned() -> None:
    mine = castle("a1", gold=0, up="PPP", jesters=["peasant"])
    for kept, turned in (
        ("peasant", {"peasant": 2, "jester_as_peasant": 1}),
        ("jester_as_peasant", {"peasant": 3}),
    ):
        state = table(beside(2), mine, castle("e5"), left="sPPPPP")
        play(state, "summon b1 tax_collector")
        assert legal(state) == ["keep peasant", "keep jester_as_peasant"]
        play(state, f"keep {kept}")
        assert down(state) == turned
        assert up(state) == {kept: 1}


@pytest.mark.rule("KV-R-30", "KV-088")
def test_of_many_tiles_those_to_be_turned_are_chosen_one_by_one() -> None:
    state = table(beside(2), castle("a1", gold=0, up="LLLMMTT"), castle("e5"), left="sPPPPP", right="APPPPP")
    play(state, "summon b1 tax_collector")
    assert legal(state) == ["turn knight_lily", "turn knight_moon", "turn knight_tower"]
    play(state, "turn knight_tower", "turn knight_lily", "turn knight_tower")
    assert down(state) == {"knight_lily": 1, "knight_tower": 2}
    assert up(state) == {"knight_lily": 2, "knight_moon": 2}


def test_it_is_not_asked_which_tiles_when_no_sorcerer_is_left() -> None:
    state = table(
        beside(2), castle("a1", gold=0, up="LLMM"), castle("e5"), left="PPPPPP", right="PPPPPP", pile2=""
    )
    play(state, "summon b1 tax_collector")
    assert ask(state) == "fill"
    assert sum(down(state).values()) == 3


@pytest.mark.rule("KV-R-32")
def test_a_collector_that_was_summoned_cannot_be_declined() -> None:
    state = table(beside(2), castle("a1", gold=0, up="PPPWWW"), castle("e5"))
    play(state, "summon b1 tax_collector")
    assert all(text.startswith("tax ") for text in legal(state))


def test_the_label_says_what_it_costs_and_brings() -> None:
    from duchy.core.showing.words import english

    state = table(beside(2), castle("a1", gold=0, up="PPPWWW"), castle("e5"))
    move = state.game.parse("summon b1 tax_collector")
    assert english(state.game.id, state.label(0, move)) == (
        "Summon the Tax Collector on b1: 5 gold for 3 tiles of one type"
    )
