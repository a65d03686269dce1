"""Group summons (KV-046..KV-058, KV-R-09..KV-R-19)."""

from __future__ import annotations

import pytest

from games.king_of_the_valley.tables import (
    ANY,
    ask,
    castle,
    down,
    gold,
    hill,
    legal,
    legal_of,
    looks,
    own,
    play,
    refused,
    table,
    tile,
    up,
)  # fmt: skip


def groups(texts: list[str]) -> list[str]:
    return [text for text in texts if " group " in text]


@pytest.mark.rule("KV-046", "KV-047", "KV-048")
def test_two_tiles_passed_are_taken_and_the_landing_tile_is_not() -> None:
    state = table(["? P P Q ?", *ANY[1:]], castle("a1"), castle("e5"))
    play(state, "summon d1 group peasant")
    assert up(state) == {"peasant": 2}
    assert tile(state, "d1") == "queen"
    assert own(state)["king"] == "d1"
    assert looks(state)["holes"] == ["b1", "c1"]


@pytest.mark.rule("KV-046", "KV-050")
def test_three_tiles_passed_are_taken() -> None:
    state = table(["? P P P Q", *ANY[1:]], castle("a1"), castle("e5"))
    play(state, "summon e1 group peasant")
    assert up(state) == {"peasant": 3}


@pytest.mark.rule("KV-050")
def test_no_line_holds_more_than_three_tiles_between_its_ends() -> None:
    """From every square of a valley of one type, a group takes two or three tiles."""
    rows = ["P P P P P", "P P P P P", "P P P P P", "P P P P P", "P P P W W"]
    for square in ("a1", "c3", "e1", "b4"):
        state = table(rows, castle(square), castle("e5"), left="LM", right="TA", pile2="", pile3="")
        for text in groups(legal(state)):
            after = play(state.clone(), text)
            assert up(after)["peasant"] in (2, 3)


@pytest.mark.rule("KV-048", "KV-EX-06")
def test_the_king_stops_right_behind_the_last_tile_taken() -> None:
    state = table(["? P P D Q", *ANY[1:]], castle("a1"), castle("e5"))
    assert groups(legal_of(state, "summon ")) == ["summon d1 group peasant"]
    why = refused(state, "summon e1 group peasant")
    assert "stops right behind the last of them, on d1" in why


@pytest.mark.rule("KV-049")
@pytest.mark.parametrize(
    ("row", "landing", "stays"),
    [("? D P P Q", "e1", "b1"), ("? P D P Q", "e1", "c1")],
)
def test_other_tiles_may_lie_before_or_between_and_stay(row: str, landing: str, stays: str) -> None:
    state = table([row, *ANY[1:]], castle("a1"), castle("e5"))
    play(state, f"summon {landing} group peasant")
    assert up(state) == {"peasant": 2}
    assert tile(state, stays) == "duke"


@pytest.mark.rule("KV-051")
def test_one_tile_passed_is_no_group() -> None:
    state = table(["? P D C Q", *ANY[1:]], castle("a1"), castle("e5"))
    assert groups(legal(state)) == []
    assert "a group is at least 2 tiles" in refused(state, "summon c1 group peasant")


@pytest.mark.rule("KV-052")
def test_a_tile_under_an_opposing_king_is_no_part_of_a_group() -> None:
    state = table(["? P P P Q", *ANY[1:]], castle("a1"), castle("b1"))
    assert "summon d1 group peasant" not in legal(state)
    play(state, "summon e1 group peasant")
    assert up(state) == {"peasant": 2}
    assert tile(state, "b1") == "peasant"


@pytest.mark.rule("KV-029", "KV-053")
def test_a_group_summons_may_end_on_another_king() -> None:
    state = table(["? P P Q ?", *ANY[1:]], castle("a1"), castle("d1"))
    assert legal_of(state, "summon d1") == ["summon d1 group peasant"]
    play(state, "summon d1 group peasant")
    assert own(state, 0)["king"] == own(state, 1)["king"] == "d1"


@pytest.mark.rule("KV-055")
def test_farmers_and_farmers_wives_are_different_types() -> None:
    state = table(["? P W P Q", *ANY[1:]], castle("a1"), castle("e5"))
    assert groups(legal_of(state, "summon ")) == ["summon e1 group peasant"]
    state = table(["? P W D Q", *ANY[1:]], castle("a1"), castle("e5"))
    assert groups(legal(state)) == []


@pytest.mark.rule("KV-R-09")
def test_knights_of_all_orders_are_one_type() -> None:
    state = table(["? L M T Q", *ANY[1:]], castle("a1"), castle("e5"))
    play(state, "summon e1 group knight")
    assert up(state) == {"knight_lily": 1, "knight_moon": 1, "knight_tower": 1}


@pytest.mark.rule("KV-R-10")
def test_jesters_of_the_valley_match_only_jesters() -> None:
    state = table(["? P J P D", *ANY[1:]], castle("a1"), castle("e5"))
    assert groups(legal(state)) == ["summon e1 group peasant"]
    play(state, "summon e1 group peasant")
    assert tile(state, "c1") == "jester"
    state = table(["? P J D Q", *ANY[1:]], castle("a1"), castle("e5"))
    assert groups(legal(state)) == []
    state = table(["? J J D Q", *ANY[1:]], castle("a1"), castle("e5"))
    assert groups(legal(state)) == ["summon d1 group jester"]


@pytest.mark.rule("KV-R-11")
def test_every_free_tile_of_the_type_is_taken() -> None:
    state = table(["? P P P Q", *ANY[1:]], castle("a1"), castle("e5"))
    assert groups(legal(state)) == ["summon d1 group peasant", "summon e1 group peasant"]
    play(state, "summon e1 group peasant")
    assert up(state) == {"peasant": 3}


@pytest.mark.rule("KV-R-13")
def test_a_group_cannot_end_at_the_edge() -> None:
    state = table(
        ["? ? ? ? ?", "? ? ? ? ?", "? ? L P P", "? ? ? ? ?", "? ? ? ? ?"], castle("c3"), castle("a1")
    )
    assert groups(legal(state)) == []


@pytest.mark.rule("KV-R-14")
def test_where_a_landing_allows_both_the_player_declares_which() -> None:
    rows = ["? P P Q ?", *ANY[1:]]
    assert legal_of(table(rows, castle("a1"), castle("e5")), "summon d1") == [
        "summon d1 queen",
        "summon d1 group peasant",
    ]
    single = play(table(rows, castle("a1"), castle("e5")), "summon d1 queen")
    group = play(table(rows, castle("a1"), castle("e5")), "summon d1 group peasant")
    assert up(single) == {"queen": 1}
    assert up(group) == {"peasant": 2}


@pytest.mark.rule("KV-R-15")
def test_a_landing_tile_of_the_same_type_is_not_taken() -> None:
    state = table(["? P P P D", *ANY[1:]], castle("a1"), castle("e5"))
    play(state, "summon d1 group peasant")
    assert up(state) == {"peasant": 2}
    assert tile(state, "d1") == "peasant"


@pytest.mark.rule("KV-R-16", "KV-R-20")
@pytest.mark.parametrize(("letter", "name"), [("m", "monk"), ("s", "sorcerer"), ("1", "tax_collector_1")])
def test_a_specialist_under_the_landing_king_does_not_act(letter: str, name: str) -> None:
    state = table([f"? P P {letter} ?", *ANY[1:]], castle("a1", gold=0), castle("e5"))
    play(state, "summon d1 group peasant")
    assert tile(state, "d1") == name
    assert gold(state) == 0
    assert ask(state) == "fill"


# -- Specialists ---------------------------------------------------------------------------------


@pytest.mark.rule("KV-056", "KV-057", "KV-094")
def test_tax_collectors_of_all_terms_are_one_type() -> None:
    state = table(["? 1 3 Q ?", *ANY[1:]], castle("a1", gold=0), castle("e5"))
    play(state, "summon d1 group tax_collector")
    assert gold(state) == 3 + 4
    assert looks(state)["gone"] == {"tax_collector_1": 1, "tax_collector_3": 1}


@pytest.mark.rule("KV-057", "KV-085")
def test_two_sorcerers_are_a_group() -> None:
    state = table(["? s s Q ?", *ANY[1:]], castle("a1", up="PP"), castle("e5"), left="QDPPPP")
    play(state, "summon d1 group sorcerer", "exchange left 1", "exchange left 2", "give peasant")
    assert up(state) == {"queen": 1, "duke": 1}
    assert hill(state, "left")[:2] == ["peasant", "peasant"]
    assert looks(state)["gone"] == {"sorcerer": 2}


@pytest.mark.rule("KV-058")
@pytest.mark.parametrize("row", ["? m m Q ?", "? m m m Q"])
def test_monks_are_no_group(row: str) -> None:
    state = table([row, *ANY[1:]], castle("a1", gold=5), castle("e5"))
    assert groups(legal_of(state, "summon ")) == []


@pytest.mark.rule("KV-R-12")
def test_of_three_tax_collectors_those_that_can_act_are_taken() -> None:
    """No. 2 and No. 4 ask for three tiles; there is one series of three."""
    state = table(["? 2 4 1 Q", *ANY[1:]], castle("a1", gold=0, up="PPP"), castle("e5"))
    assert legal_of(state, "summon e1 group") == [
        "summon e1 group tax_collector leave b1",
        "summon e1 group tax_collector leave c1",
    ]
    play(state, "summon e1 group tax_collector leave c1")
    assert gold(state) == 5 + 3
    assert tile(state, "c1") == "tax_collector_4"
    assert looks(state)["holes"] == ["b1", "d1"]


@pytest.mark.rule("KV-R-12")
def test_the_collector_before_the_landing_is_among_them() -> None:
    """The last one cannot act: no group ends behind it, though the other two could be taken before it."""
    state = table(["? 1 3 2 Q", *ANY[1:]], castle("a1"), castle("e5"))
    assert groups(legal(state)) == ["summon d1 group tax_collector"]
    assert "cannot meet the conditions" in refused(state, "summon e1 group tax_collector")


@pytest.mark.rule("KV-R-12")
def test_none_that_could_act_may_be_left() -> None:
    state = table(["? 1 2 3 Q", *ANY[1:]], castle("a1", up="PPP"), castle("e5"))
    assert legal_of(state, "summon e1 group") == ["summon e1 group tax_collector"]
    state = table(["? 1 2 3 Q", *ANY[1:]], castle("a1", up="PP"), castle("e5"))
    assert legal_of(state, "summon e1 group") == ["summon e1 group tax_collector leave c1"]


@pytest.mark.rule("KV-R-12")
def test_fewer_than_two_that_can_act_are_no_group() -> None:
    state = table(["? 2 4 1 Q", *ANY[1:]], castle("a1"), castle("e5"))
    assert groups(legal(state)) == []
    state = table(["? 2 1 Q ?", *ANY[1:]], castle("a1"), castle("e5"))
    assert groups(legal(state)) == []


@pytest.mark.rule("KV-R-12")
def test_by_the_option_a_group_acts_as_a_whole_or_not_at_all() -> None:
    whole = {"partial_groups": False}
    state = table(["? 1 2 3 Q", *ANY[1:]], castle("a1"), castle("e5"), options=whole)
    assert legal_of(state, "summon e1 group") == []
    state = table(["? 1 2 3 Q", *ANY[1:]], castle("a1", up="PPP"), castle("e5"), options=whole)
    assert legal_of(state, "summon e1 group") == ["summon e1 group tax_collector"]


@pytest.mark.rule("KV-R-12")
def test_a_sorcerer_without_its_condition_is_passed_over() -> None:
    state = table(["? s s Q ?", *ANY[1:]], castle("a1"), castle("e5"))
    assert groups(legal(state)) == []
    assert "summon d1 queen" in legal(state)
    assert down(state) == {}
