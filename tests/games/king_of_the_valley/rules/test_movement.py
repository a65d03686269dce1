"""How the King moves, and single summons (KV-042..KV-045, KV-047, KV-052, KV-054, KV-059..KV-063)."""

from __future__ import annotations

import pytest

from games.king_of_the_valley.tables import (
    ANY,
    ask,
    castle,
    down,
    gold,
    heard,
    legal,
    looks,
    play,
    refused,
    table,
    tile,
    up,
)  # fmt: skip

LINES_FROM_C3 = {
    "a1", "b2", "c1", "c2", "e1", "d2", "d3", "e3", "d4", "e5", "c4", "c5", "b4", "a5", "a3", "b3",
}  # fmt: skip


def landings(texts: list[str]) -> set[str]:
    return {text.split()[1] for text in texts}


@pytest.mark.rule("KV-042")
def test_the_king_moves_like_a_chess_queen() -> None:
    state = table(ANY, castle("c3"), castle("b1"))
    assert landings(legal(state)) == LINES_FROM_C3
    assert "not in a straight line from c3" in refused(state, "summon e2 peasant_woman")


@pytest.mark.rule("KV-042")
def test_from_a_corner_he_reaches_his_row_his_column_and_a_diagonal() -> None:
    state = table(ANY, castle("a1"), castle("e4"))
    expected = {"b1", "c1", "d1", "e1", "a2", "a3", "a4", "a5", "b2", "c3", "d4", "e5"}
    assert landings(legal(state)) == expected


@pytest.mark.rule("KV-043")
def test_he_must_move() -> None:
    state = table(ANY, castle("c3"), castle("b1"))
    assert "c3" not in landings(legal(state))
    assert "must move at least one space" in refused(state, "summon c3 peasant_woman")


@pytest.mark.rule("KV-044")
def test_he_passes_other_kings() -> None:
    state = table(ANY, castle("a1"), castle("b1"), castle("c1"))
    assert "summon d1 duke" in legal(state)
    play(state, "summon d1 duke")
    assert looks(state)["castles"][0]["king"] == "d1"


@pytest.mark.rule("KV-045", "KV-047", "KV-059")
def test_a_single_summons_takes_the_tile_landed_on_and_no_other() -> None:
    rows = ["? ? ? ? ?", "? ? ? ? ?", "? ? ? ? ?", "? ? ? ? ?", "Q P P D ?"]
    state = table(rows, castle("e5"), castle("a1"))
    play(state, "summon a5 queen")
    assert up(state) == {"queen": 1}
    assert down(state) == {}
    assert [tile(state, square) for square in ("b5", "c5", "d5")] == ["peasant", "peasant", "duke"]
    assert tile(state, "a5") == "-"
    assert looks(state)["castles"][0]["king"] == "a5"


@pytest.mark.rule("KV-059")
@pytest.mark.parametrize(
    ("letter", "column"),
    [
        ("Q", "queen"),
        ("D", "duke"),
        ("C", "countess"),
        ("A", "knight"),
        ("P", "peasant"),
        ("W", "peasant_woman"),
    ],
)
def test_a_summoned_subject_goes_face_up_to_the_column_of_its_portrait(letter: str, column: str) -> None:
    state = table([f"? {letter} ? ? ?", *ANY[1:]], castle("a1"), castle("e5"))
    play(state, f"summon b1 {column}")
    columns = {entry["column"]: entry for entry in state.view(0)["table"]["castles"][0]["columns"]}
    assert len(columns[column]["face_up"]) == 1
    assert sum(len(entry["face_up"]) for entry in columns.values()) == 1


@pytest.mark.rule("KV-052")
def test_a_tile_under_an_opposing_king_cannot_be_summoned() -> None:
    state = table(ANY, castle("a1"), castle("b1"))
    assert "b1" not in landings(legal(state))
    assert "another king stands on b1: you may pass, not take" in refused(state, "summon b1 peasant_woman")


@pytest.mark.rule("KV-053")
def test_a_single_summons_never_ends_on_another_king() -> None:
    state = table(ANY, castle("c3"), castle("c2"), castle("d4"))
    assert landings(legal(state)) == LINES_FROM_C3 - {"c2", "d4"}


@pytest.mark.rule("KV-054")
def test_the_tile_of_the_start_stays() -> None:
    state = table(["Q ? ? ? ?", *ANY[1:]], castle("a1"), castle("e4"))
    assert "summon a1 queen" not in legal(state)
    play(state, "summon b1 peasant_woman")
    assert tile(state, "a1") == "queen"


@pytest.mark.rule("KV-060", "KV-061")
def test_a_summoned_specialist_acts_at_once_and_leaves_the_game() -> None:
    state = table(["? 1 ? ? ?", *ANY[1:]], castle("a1", gold=0), castle("e5"))
    play(state, "summon b1 tax_collector")
    assert gold(state) == 3
    assert up(state) == {}
    assert down(state) == {}
    assert looks(state)["gone"] == {"tax_collector_1": 1}
    assert state.scores()[0].parts["influence"] == 0


@pytest.mark.rule("KV-062")
@pytest.mark.parametrize(
    ("letter", "name", "why"),
    [
        ("m", "monk", "the Monk asks for 1 gold, you have 0"),
        ("s", "sorcerer", "needs a face-up tile in your castle"),
        ("2", "tax_collector", "needs 3 face-up tiles of one type"),
    ],
)
def test_a_specialist_without_its_condition_cannot_be_summoned(letter: str, name: str, why: str) -> None:
    state = table([f"? {letter} ? ? ?", *ANY[1:]], castle("a1", gold=0), castle("e5"))
    assert "b1" not in landings(legal(state))
    assert why in refused(state, f"summon b1 {name}")


@pytest.mark.rule("KV-063")
def test_gold_on_a_summoned_tile_goes_along() -> None:
    state = table(ANY, castle("a1", gold=0), castle("e5"), gold_on={"c1": 2, "d1": 1})
    play(state, "summon c1 countess")
    assert gold(state) == 2
    assert looks(state)["gold_on"] == {"d1": 1}


@pytest.mark.rule("KV-063")
def test_gold_on_the_tiles_of_a_group_goes_along_but_not_that_of_the_landing() -> None:
    state = table(
        ["? P P D ?", *ANY[1:]], castle("a1", gold=0), castle("e5"), gold_on={"b1": 1, "c1": 1, "d1": 1}
    )
    play(state, "summon d1 group peasant")
    assert gold(state) == 2
    assert looks(state)["gold_on"] == {"d1": 1}


@pytest.mark.rule("KV-R-17")
def test_a_king_who_can_summon_nobody_stays_and_the_turn_goes_on() -> None:
    rows = ["? . . . .", ". 6 . . .", ". . . . .", ". . . 7 .", ". . . . ."]
    state = table(rows, castle("a1", up="QDCLP"), castle("a1"), at="turn")
    events = heard(state, "recruit nobody")
    assert "stuck" in [event.name for event in events]
    assert looks(state)["castles"][0]["king"] == "a1"
    assert ask(state) == "claim"
    play(state, "claim nothing")
    assert ask(state) == "fill"


@pytest.mark.rule("KV-R-17")
def test_whoever_can_summon_must() -> None:
    state = table(["? P . . .", ". . . . .", *[". . . . ."] * 3], castle("a1"), castle("e5"))
    assert looks(state)["castles"][0]["king"] == "b1"
    assert up(state) == {"peasant": 1}


@pytest.mark.rule("KV-R-18")
def test_a_tile_stays_barred_as_long_as_any_opposing_king_is_on_it() -> None:
    rows = ["? ? ? ? ?", "? ? ? ? ?", "? W W D ?", "? ? ? ? ?", "? ? ? ? ?"]
    poor = [castle(king, gold=0) for king in ("a3", "d3", "e3")]
    state = table(rows, *poor, pile2="PPPPPPPP")
    play(state, "summon d3 group peasant_woman", "fill left")
    assert [looks(state)["castles"][seat]["king"] for seat in (0, 1)] == ["d3", "d3"]
    play(state, "summon d2 peasant", "fill left")
    assert state.deciders == (2,)
    assert "another king stands on d3" in refused(state, "summon d3 duke")


@pytest.mark.rule("KV-R-24")
def test_a_king_who_starts_on_a_monk_gets_nothing_of_it() -> None:
    state = table(["m ? ? ? ?", *ANY[1:]], castle("a1", gold=5), castle("e4"))
    play(state, "summon b1 peasant_woman")
    assert gold(state) == 5
    assert tile(state, "a1") == "monk"
    assert ask(state) == "fill"


@pytest.mark.rule("KV-R-39")
def test_empty_spaces_are_passed_but_not_landed_on() -> None:
    state = table(["P . . D P", *[". . . . ."] * 4], castle("a1"), castle("e5"))
    assert legal(state) == ["summon d1 duke", "summon e1 peasant"]
    assert "there is no tile on b1" in refused(state, "summon b1 peasant")


@pytest.mark.rule("KV-R-39")
def test_a_king_on_an_empty_space_moves_off_it_in_the_normal_way() -> None:
    state = table([". P D . .", *[". . . . ."] * 4], castle("a1"), castle("e5"))
    assert legal(state) == ["summon b1 peasant", "summon c1 duke"]


@pytest.mark.rule("KV-R-39")
def test_a_group_cannot_end_on_an_empty_space() -> None:
    state = table(["? P P . D", "P . . . .", *[". . . . ."] * 3], castle("a1"), castle("e5"))
    assert "summon d1 group peasant" not in legal(state)
    assert "there is no tile on d1" in refused(state, "summon d1 group peasant")


def test_a_move_that_names_the_wrong_tile_is_refused() -> None:
    state = table(ANY, castle("a1"), castle("e4"))
    assert "Farmer's Wife lies on b1" in refused(state, "summon b1 queen")
