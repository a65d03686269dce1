"""The Sorcerer (KV-080..KV-085, KV-R-25..KV-R-29)."""

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
    own,
    play,
    refused,
    table,
    up,
)

SORCERER = ["? s ? ? ?", *ANY[1:]]


@pytest.mark.rule("KV-080")
def test_it_needs_a_face_up_subject_in_the_castle() -> None:
    assert "summon b1 sorcerer" in legal(table(SORCERER, castle("a1", up="P"), castle("e5")))
    for empty in (castle("a1"), castle("a1", down="PPP")):
        state = table(SORCERER, empty, castle("e5"))
        assert "summon b1 sorcerer" not in legal(state)
        assert "needs a face-up tile in your castle" in refused(state, "summon b1 sorcerer")


@pytest.mark.rule("KV-081", "KV-R-25")
def test_a_face_up_tile_is_exchanged_for_a_subject_of_the_hill_in_its_very_place() -> None:
    state = table(SORCERER, castle("a1", up="PW"), castle("e5"), left="CPQLMT")
    play(state, "summon b1 sorcerer", "exchange left 3")
    assert ask(state) == "give"
    assert legal(state) == ["give peasant", "give peasant_woman"]
    play(state, "give peasant_woman")
    assert up(state) == {"peasant": 1, "queen": 1}
    assert hill(state, "left") == [
        "countess", "peasant", "peasant_woman", "knight_lily", "knight_moon", "knight_tower",
    ]  # fmt: skip
    assert state.view(None)["table"]["hill"][3]["left"] == {"card": "peasant_woman"}


@pytest.mark.rule("KV-082")
def test_the_exchange_is_free_in_every_row() -> None:
    state = table(SORCERER, castle("a1", gold=0, up="P"), castle("e5"), right="PPPPPQ")
    play(state, "summon b1 sorcerer", "exchange right 6")
    assert gold(state) == 0
    assert up(state) == {"queen": 1}


@pytest.mark.rule("KV-083")
def test_a_specialist_of_the_hill_cannot_be_taken() -> None:
    state = table(SORCERER, castle("a1", up="P"), castle("e5"), left="m1sQPP", right="PPP234")
    play(state, "summon b1 sorcerer")
    assert legal_of(state, "exchange") == [
        *(f"exchange left {row}" for row in (4, 5, 6)),
        *(f"exchange right {row}" for row in (1, 2, 3)),
    ]
    assert "is a specialist" in refused(state, "exchange left 1")


@pytest.mark.rule("KV-084", "KV-090")
def test_a_face_down_tile_cannot_be_given() -> None:
    state = table(SORCERER, castle("a1", up="PW", down="QL"), castle("e5"))
    play(state, "summon b1 sorcerer", "exchange left 2")
    assert legal(state) == ["give peasant", "give peasant_woman"]
    assert "you have no Queen face up" in refused(state, "give queen")


@pytest.mark.rule("KV-085", "KV-R-27")
def test_two_sorcerers_make_two_exchanges_even_with_a_single_tile() -> None:
    state = table(["? s s D ?", *ANY[1:]], castle("a1", up="P"), castle("e5"), left="QCLMTA")
    play(state, "summon d1 group sorcerer", "exchange left 2", "exchange left 1")
    assert up(state) == {"queen": 1}
    assert hill(state, "left")[:2] == ["countess", "peasant"]


@pytest.mark.rule("KV-R-26")
def test_without_a_subject_on_the_hill_it_cannot_be_summoned() -> None:
    state = table(SORCERER, castle("a1", up="P"), castle("e5"), left="m12", right="34")
    assert "summon b1 sorcerer" not in legal(state)
    assert "no subject on the hill" in refused(state, "summon b1 sorcerer")


@pytest.mark.rule("KV-R-29")
def test_an_exchange_leaves_tax_tokens_alone() -> None:
    state = table(SORCERER, castle("a1", up="P", taxed=["peasant"]), castle("e5"), left="QPPPPP")
    play(state, "summon b1 sorcerer", "exchange left 1")
    assert own(state)["taxed"] == ["peasant"]


def test_what_is_received_lies_face_up() -> None:
    state = table(SORCERER, castle("a1", up="P"), castle("e5"), left="QPPPPP")
    play(state, "summon b1 sorcerer", "exchange left 1")
    assert down(state) == {}
