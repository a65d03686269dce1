"""The catalogue: every move once, found by its id and by its text."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.refused import refused
from core.toy import MOVES, ROB, Toy
from duchy.core.errors import IllegalMove, UnknownMove
from duchy.core.moves import Catalogue, Move


@pytest.mark.parametrize("move", MOVES.all, ids=str)
def test_text_leads_back_to_the_same_move(move: Move) -> None:
    game = Toy()
    assert game.parse(move.text) is move
    assert game.moves[move.id] is move


def test_a_move_has_its_words_numbers_and_target() -> None:
    move = ROB[2]
    assert (move.verb, move.text, move.a, move.b, move.c) == ("rob", "rob 2", 2, 0, 0)
    assert move.target == "seat-2"
    assert str(move) == "rob 2"
    assert repr(move) == "<rob 2>"


def test_spaces_do_not_matter_when_a_person_types() -> None:
    assert MOVES.parse("  rob \t 2 ") is ROB[2]


def test_an_unknown_move_names_the_nearest() -> None:
    with refused(UnknownMove, "there is no move 'swop'; did you mean 'swap'?"):
        MOVES.parse("swop")


def test_an_unknown_move_like_no_other_has_no_hint() -> None:
    with refused(UnknownMove, "there is no move 'zzzzz'"):
        MOVES.parse("zzzzz")


def test_an_unknown_move_is_an_illegal_move() -> None:
    """Whoever plays by text has one kind of refusal to catch."""
    assert issubclass(UnknownMove, IllegalMove)


def test_no_move_is_entered_twice() -> None:
    catalogue = Catalogue()
    catalogue.add("roll")
    with refused(AssertionError, "the move 'roll' is entered twice"):
        catalogue.add("roll", target="elsewhere")
    assert len(catalogue) == 1


def test_ids_are_places_in_the_catalogue() -> None:
    assert [move.id for move in MOVES.all] == list(range(len(MOVES)))


@pytest.mark.parametrize("through", [copy.copy, copy.deepcopy])
def test_a_move_is_never_copied(through: Callable[[Move], Move]) -> None:
    """Moves are compared by identity: a copy would never be legal."""
    assert through(ROB[2]) is ROB[2]


def test_a_move_of_a_game_that_is_not_on_the_shelf_cannot_be_sent() -> None:
    with refused(TypeError, "a move belongs to its game's catalogue: send its text or id instead"):
        pickle.dumps(ROB[2])


@given(st.text() | st.sampled_from(MOVES.all).map(str))
def test_any_text_is_a_move_or_unknown(text: str) -> None:
    if " ".join(text.split()) in MOVES.by_text:
        assert MOVES.parse(text).text == " ".join(text.split())
    else:
        with refused(UnknownMove, "there is no move ..."):
            MOVES.parse(text)
