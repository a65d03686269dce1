"""The Jester (KV-064..KV-071, KV-R-28, KV-R-33, KV-R-34)."""

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
    looks,
    play,
    refused,
    table,
    up,
)

COLUMNS = ["queen", "duke", "countess", "knight", "peasant", "peasant_woman"]


@pytest.mark.rule("KV-064", "KV-065")
def test_a_jester_is_placed_at_once_in_one_of_the_six_columns() -> None:
    state = table(["? J ? ? ?", *ANY[1:]], castle("a1"), castle("e5"))
    play(state, "summon b1 jester")
    assert ask(state) == "jester"
    assert legal(state) == [f"jester {column}" for column in COLUMNS]


@pytest.mark.rule("KV-064")
@pytest.mark.parametrize("column", COLUMNS)
def test_it_stands_in_the_chosen_column(column: str) -> None:
    state = table(["? J ? ? ?", *ANY[1:]], castle("a1"), castle("e5"))
    play(state, "summon b1 jester", f"jester {column}")
    shown = {entry["column"]: entry["face_up"] for entry in state.view(0)["table"]["castles"][0]["columns"]}
    assert shown == {name: (["jester"] if name == column else []) for name in COLUMNS}


@pytest.mark.rule("KV-064")
def test_a_jester_from_a_sorcerer_is_placed_at_once() -> None:
    state = table(["? s ? ? ?", *ANY[1:]], castle("a1", up="P"), castle("e5"), left="JPPPPP")
    play(state, "summon b1 sorcerer", "exchange left 1")
    assert ask(state) == "jester"
    play(state, "jester queen")
    assert up(state) == {"jester_as_queen": 1}


@pytest.mark.rule("KV-066")
@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ("queen", "queen", {"jester_as_queen": 2}),
        ("queen", "knight", {"jester_as_queen": 1, "jester_as_knight": 1}),
    ],
)
def test_two_jesters_go_to_one_column_or_to_two(first: str, second: str, found: dict[str, int]) -> None:
    state = table(["? J J Q ?", *ANY[1:]], castle("a1"), castle("e5"))
    play(state, "summon d1 group jester", f"jester {first}", f"jester {second}")
    assert up(state) == found


@pytest.mark.rule("KV-067")
def test_a_placed_jester_never_changes_its_column() -> None:
    """In no later decision of the owner is a column asked for again."""
    state = table(ANY, castle("a1", gold=9, jesters=["queen"]), castle("e5"), at="turn", pile2="PPPPPPPP")
    for _ in range(12):
        if state.over:
            break
        assert not [text for text in legal(state) if text.startswith("jester")]
        assert refused(state, "jester duke").startswith("jester duke: ")
        play(state, legal(state)[0])
        assert up(state).get("jester_as_queen", 0) == 1


@pytest.mark.rule("KV-068")
def test_several_jesters_serve_in_one_realm() -> None:
    mine = castle("a1", up="DL", jesters=["queen", "countess", "peasant"])
    state = table(ANY, mine, castle("e5"), at="claim", holes=[])
    assert legal(state) == ["claim peasant", "claim nothing"]
    play(state, "claim peasant")
    assert down(state) == {
        "duke": 1, "knight_lily": 1, "jester_as_queen": 1, "jester_as_countess": 1, "jester_as_peasant": 1,
    }  # fmt: skip


@pytest.mark.rule("KV-069")
def test_a_jester_counts_for_a_series() -> None:
    state = table(["? 2 ? ? ?", *ANY[1:]], castle("a1", gold=0, up="CC", jesters=["countess"]), castle("e5"))
    play(state, "summon b1 tax_collector")
    assert gold(state) == 5
    assert down(state) == {"countess": 2, "jester_as_countess": 1}


@pytest.mark.rule("KV-070")
def test_a_jester_is_in_no_order() -> None:
    state = table(ANY, castle("a1", up="MM", jesters=["knight", "knight"]), castle("e5"))
    assert state.scores()[0].parts["orders"] == 0
    assert state.view(0)["table"]["castles"][0]["orders"] == {"knight_moon": 2}


@pytest.mark.rule("KV-071")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_jester_is_worth_nothing_at_the_end(column: str) -> None:
    for jesters in ({"jesters": [column]}, {"jesters_down": [column]}):
        state = table(ANY, castle("a1", gold=0, **jesters), castle("e5"))  # type: ignore[arg-type]
        assert state.scores()[0].total == 0


@pytest.mark.rule("KV-R-28")
def test_a_jester_given_to_the_hill_loses_its_column_and_its_next_owner_chooses_anew() -> None:
    rows = ["? s ? ? ?", *ANY[1:]]
    state = table(rows, castle("a1", jesters=["queen"]), castle("e5", gold=5), left="QPPPPP")
    play(state, "summon b1 sorcerer", "exchange left 1")
    assert up(state) == {"queen": 1}
    assert hill(state, "left")[0] == "jester"
    play(state, "fill right")
    assert state.deciders == (1,)
    play(state, "recruit left 1")
    assert legal(state) == [f"jester {column}" for column in COLUMNS]


@pytest.mark.rule("KV-R-33")
def test_a_series_of_jesters_alone_is_legal() -> None:
    state = table(["? 2 ? ? ?", *ANY[1:]], castle("a1", gold=0, jesters=["queen"] * 3), castle("e5"))
    play(state, "summon b1 tax_collector")
    assert gold(state) == 5
    assert down(state) == {"jester_as_queen": 3}
    assert looks(state)["castles"][0]["taxed"] == ["queen"]


@pytest.mark.rule("KV-R-34")
def test_a_jester_forms_no_couple() -> None:
    mine = castle("a1", gold=0, up="PW", jesters=["peasant", "peasant_woman"])
    assert table(ANY, mine, castle("e5")).scores()[0].parts["couples"] == 2
    by_option = table(ANY, mine, castle("e5"), options={"jester_couples": True})
    assert by_option.scores()[0].parts["couples"] == 4
