"""Recruiting a Citizen (chapter 11)."""

from __future__ import annotations

import pytest

from duchy.core.errors import IllegalMove
from games.card_kingdoms.tables import (
    centre,
    citizens,
    legal,
    offered,
    play,
    realm,
    table,
    tokens,
    until,
)


@pytest.mark.rule("CK-101")
def test_only_the_top_citizen_of_a_stack_is_recruited() -> None:
    state = table(realm(gold=20), mixed={1: ["monk", "cleric", "cleric"]}, face_down=0)
    play(state, "recruit 1", "recruit 1")
    assert citizens(state) == {"monk": 1, "cleric": 1}
    assert centre(state, "citizens", 1)["card"] == "cleric"


@pytest.mark.rule("CK-102")
@pytest.mark.parametrize("copies", range(6))
def test_each_copy_of_the_name_makes_the_next_one_dearer_by_1(copies: int) -> None:
    state = table(realm(gold=20, citizens={"cleric": copies}))
    assert centre(state, "citizens", 1, 0)["cost"] == 3 + copies
    play(state, "recruit 1")
    assert tokens(state) == {"gold": 20 - 3 - copies}
    assert citizens(state) == {"cleric": copies + 1}


@pytest.mark.rule("CK-102")
def test_the_second_of_two_recruited_in_one_turn_costs_1_more() -> None:
    state = table(realm(gold=9))
    play(state, "recruit 4", "recruit 4")
    assert tokens(state) == {}


@pytest.mark.rule("CK-103")
def test_copies_of_others_and_other_names_do_not_change_the_price() -> None:
    owner = realm(gold=9, citizens={"peasant": 2, "rogue": 2})
    state = table(owner, realm(citizens={"cleric": 3}))
    assert centre(state, "citizens", 1, 0)["cost"] == 3
    play(state, "recruit 1")
    assert tokens(state) == {"gold": 6}


@pytest.mark.rule("CK-105")
def test_a_citizen_is_not_activated_in_the_turn_it_is_recruited() -> None:
    state = table(realm(gold=9), at="roll", rolls=[(1, 2), (1, 2)])
    play(state, "roll", "0: decline", "1: decline", "recruit 1", "recruit 2")
    assert tokens(state) == {"gold": 4}
    play(state, "roll")
    assert tokens(state) == {"gold": 5, "magic": 1}


@pytest.mark.rule("CK-106")
def test_a_citizen_is_worth_nothing_by_itself() -> None:
    poor = table(realm(duke="cornelius"))
    rich = table(realm(duke="cornelius", citizens={"archer": 4, "cleric": 3, "butcher": 2}))
    assert rich.scores()[0].total == poor.scores()[0].total == 0


def test_a_citizen_that_cannot_be_paid_says_its_cost() -> None:
    with pytest.raises(IllegalMove, match="recruit 4: Archer costs 4 gold, you have 2 gold"):
        play(table(realm(gold=2)), "recruit 4")


def test_every_stack_that_can_be_paid_is_offered() -> None:
    state = table(realm(gold=2))
    assert offered(state, "recruit") == [f"recruit {stack}" for stack in (2, 7, 8, 9, 10)]
    assert legal(until(state, "action")) == legal(state)
