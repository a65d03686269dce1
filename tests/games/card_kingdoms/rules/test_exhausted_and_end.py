"""Exhausted stacks and the end of the game (chapters 14 and 15)."""

from __future__ import annotations

import re

import pytest

from duchy.core.events import Fact
from duchy.core.showing.words import languages, words
from duchy.core.state import State
from games.card_kingdoms.tables import (
    asked,
    centre,
    finish_turn,
    heard,
    listen,
    owns,
    play,
    realm,
    table,
    until,
)

FOUR_GONE = {"hills": 0, "ruins": 0, "cleric": 0, "merchant": 0}
NO_MONSTERS = dict.fromkeys(["hills", "ruins", "forest", "valley", "mountains"], 0)
NO_DOMAINS = {f"domain {column}": 0 for column in range(1, 6)}


def exhausted(state: State) -> int:
    found: int = state.view(None)["table"]["exhausted"]
    return found


def turns_to_the_end(state: State) -> list[int]:
    """The seats that still have a turn, this one first."""
    seats = []
    while not state.over:
        seats.append(state.view(None)["table"]["active"])
        finish_turn(until(state, "action"))
        if not state.over:
            until(state, "roll")
        assert len(seats) < 12
    return seats


# -- Exhausted stacks -----------------------------------------------------------------------------


@pytest.mark.rule("CK-125")
@pytest.mark.parametrize(
    ("left", "move", "row", "place"),
    [
        ({"hills": 1}, "slay 1", "monsters", 1),
        ({"archer": 1}, "recruit 4", "citizens", 4),
        ({"butcher": 1}, "recruit 10", "citizens", 10),
        ({"domain 1": 1}, "build 1", "domains", 1),
    ],
)
def test_a_stack_becomes_exhausted_with_its_last_card(
    left: dict[str, int], move: str, row: str, place: int
) -> None:
    owner = realm(gold=20, strength=20, citizens={"peasant": 1, "archer": 2})
    state = table(owner, domains=["palace_of_the_dawn"], left=left)
    assert not centre(state, row, place)["exhausted"]
    told = listen(state)
    play(state, move)
    assert centre(state, row, place)["exhausted"]
    assert exhausted(state) == len(heard(told, "exhausted")) == 1


@pytest.mark.parametrize(
    ("left", "move", "named"),
    [
        ({"hills": 1}, "slay 1", {"of": "slay", "area": "hills"}),
        ({"archer": 1}, "recruit 4", {"of": "recruit", "card": "archer"}),
        ({"domain 1": 1}, "build 1", {"of": "build", "column": 1}),
    ],
)
def test_it_is_told_which_stack_is_exhausted(left: dict[str, int], move: str, named: dict[str, Fact]) -> None:
    owner = realm(gold=20, strength=20, citizens={"peasant": 1, "archer": 2})
    state = table(owner, domains=["palace_of_the_dawn"], left=left)
    told = listen(state)
    play(state, move)
    (event,) = heard(told, "exhausted")
    assert named.items() <= event.items()
    for language in languages():
        speaker = words(language, "card-kingdoms")
        facts = {
            name: speaker.name(value, name) if isinstance(value, str) else value
            for name, value in event.items()
        }
        said = speaker.say("event-exhausted", **facts)
        assert not speaker.faults
        assert re.search(rf"{facts.get('area') or facts.get('card') or '[1۱]'}", said)


@pytest.mark.rule("CK-126")
def test_the_exhausted_card_is_placed_after_the_whole_action() -> None:
    state = table(realm(strength=6), left={"hills": 1})
    told = listen(state)
    play(state, "slay 1")
    assert [event.name for event in told] == ["slay", "gain", "exhausted"]


@pytest.mark.rule("CK-126")
def test_no_exhausted_card_lies_there_while_the_reward_is_open() -> None:
    owner = realm(strength=10, magic=3, monsters={"treant": 2, "bane_spider": 2})
    state = table(owner)
    play(state, "slay 3")
    assert asked(state) == "choose"
    assert centre(state, "monsters", 3)["count"] == 0
    assert not centre(state, "monsters", 3)["exhausted"]
    play(state, "choose 1")
    assert centre(state, "monsters", 3)["exhausted"]


@pytest.mark.rule("CK-127", "CK-RU-33")
def test_a_returned_monster_reopens_its_stack() -> None:
    owner = realm(gold=6, citizens={"archer": 2}, monsters={"goblin": 1})
    state = table(owner, domains=["watcher_on_the_water"], left={"hills": 0})
    assert exhausted(state) == 1
    told = listen(state)
    play(state, "build 1", "return goblin")
    assert exhausted(state) == 0
    assert centre(state, "monsters", 1)["cards"] == ["goblin"]
    assert len(heard(told, "reopened")) == 1


@pytest.mark.rule("CK-127")
def test_a_returned_citizen_reopens_its_stack() -> None:
    owner = realm(gold=6, citizens={"peasant": 2, "archer": 1})
    state = table(owner, domains=["nest_of_the_weaver_witch"], left={"archer": 0})
    play(state, "build 1", "return archer")
    assert exhausted(state) == 0
    assert centre(state, "citizens", 4)["card"] == "archer"


@pytest.mark.rule("CK-RU-33")
def test_a_returned_monster_lies_on_top_whatever_its_strength() -> None:
    owner = realm(gold=6, citizens={"archer": 2}, monsters={"troll": 1})
    state = table(owner, domains=["watcher_on_the_water"])
    play(state, "build 1", "return troll")
    assert centre(state, "monsters", 4)["cards"] == ["troll", "owlbear", "owlbear", "owlbear", "giant"]


@pytest.mark.rule("CK-RU-33")
def test_by_option_a_returned_monster_is_sorted_in() -> None:
    owner = realm(gold=6, strength=4, citizens={"archer": 2}, monsters={"giant": 1})
    state = table(owner, domains=["watcher_on_the_water"], options={"returned_card": "sorted"})
    play(state, "build 1", "return giant")
    assert centre(state, "monsters", 4)["cards"] == ["owlbear", "owlbear", "owlbear", "giant", "troll"]
    play(state, "slay 4")
    assert owns(state)["monsters"] == {"owlbear": 1}


# -- The three conditions -------------------------------------------------------------------------


@pytest.mark.rule("CK-128", "CK-129")
def test_the_game_ends_when_all_monsters_are_slain() -> None:
    left = NO_MONSTERS | {"hills": 1}
    state = table(realm(), realm(), realm(strength=6), active=2, left=left)
    play(state, "slay 1")
    assert not state.over
    play(state, "take gold")
    assert state.over


@pytest.mark.rule("CK-129")
def test_four_empty_monster_stacks_do_not_end_a_game_for_three() -> None:
    state = table(seats=3, active=2, left=NO_MONSTERS | {"hills": 1})
    finish_turn(state)
    assert not state.over


@pytest.mark.rule("CK-128", "CK-130")
def test_the_game_ends_when_all_domains_are_built() -> None:
    owner = realm(gold=11, citizens={"peasant": 1, "archer": 2})
    left = NO_DOMAINS | {"domain 1": 1}
    state = table(realm(), realm(), owner, active=2, domains=["palace_of_the_dawn"], left=left)
    play(state, "build 1", "take gold")
    assert state.over


@pytest.mark.rule("CK-130")
def test_a_face_down_domain_is_not_built() -> None:
    owner = realm(gold=11, citizens={"peasant": 1, "archer": 2})
    left = NO_DOMAINS | {"domain 1": 2}
    state = table(realm(), realm(), owner, active=2, domains=["palace_of_the_dawn"], left=left)
    play(state, "build 1", "take gold")
    assert not state.over


@pytest.mark.rule("CK-131")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_ends_with_two_exhausted_stacks_for_each_player(seats: int) -> None:
    stacks = ["cleric", "merchant", "mercenary", "archer", "knight", "rogue", "champion", "paladin", "hills"]
    last = seats - 1
    left = dict.fromkeys(stacks[: 2 * seats - 1], 0)
    assert not finish_turn(table(seats=seats, active=last, left=left)).over
    realms = [realm() for _ in range(last)]
    state = table(*realms, realm(gold=1), active=last, left=left | {"butcher": 1})
    play(state, "recruit 10", "take gold")
    assert exhausted(state) == 2 * seats
    assert state.over


@pytest.mark.rule("CK-128")
def test_conditions_are_examined_at_the_end_of_the_turn_only() -> None:
    """The condition holds after the first action and no longer after the second."""
    owner = realm(gold=7, citizens={"peasant": 2, "archer": 1})
    left = {"hills": 0, "ruins": 0, "archer": 0, "butcher": 1}
    state = table(realm(), owner, active=1, domains=["nest_of_the_weaver_witch"], left=left)
    play(state, "recruit 10")
    assert exhausted(state) == 4
    play(state, "build 1", "return archer")
    assert exhausted(state) == 3
    assert not state.over


# -- The last round -------------------------------------------------------------------------------


@pytest.mark.rule("CK-132")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_game_goes_on_until_all_have_rolled_equally_often(first: int, active: int) -> None:
    left = dict.fromkeys(["hills", "ruins", "cleric", "merchant", "archer", "rogue"], 0)
    state = table(seats=3, first=first, active=active, left=left)
    seats = [active]
    while (seats[-1] + 1) % 3 != first:
        seats.append((seats[-1] + 1) % 3)
    assert turns_to_the_end(state) == seats


@pytest.mark.rule("CK-133")
def test_a_condition_met_by_the_last_player_ends_the_game_with_that_turn() -> None:
    state = table(seats=2, first=1, active=0, left=FOUR_GONE)
    assert turns_to_the_end(state) == [0]


@pytest.mark.rule("CK-134")
def test_a_condition_met_by_the_first_player_leaves_each_other_one_more_turn() -> None:
    left = FOUR_GONE | {"mercenary": 0, "archer": 0, "rogue": 0, "champion": 0}
    state = table(seats=4, first=2, active=2, left=left)
    assert turns_to_the_end(state) == [2, 3, 0, 1]


@pytest.mark.rule("CK-135")
def test_turns_of_the_last_round_are_played_in_full() -> None:
    state = table(realm(), realm(gold=9), left=FOUR_GONE, rolls=[(5, 3)])
    finish_turn(state)
    told = listen(state)
    play(state, "roll", "recruit 4", "recruit 7")
    assert state.over
    assert [event.name for event in told] == ["roll", "gain", "gain", "recruit", "recruit", "game-over"]


@pytest.mark.rule("CK-129", "CK-130", "CK-131", "CK-134")
@pytest.mark.parametrize(
    ("left", "cause"),
    [
        (NO_MONSTERS | {"butcher": 1}, "monsters"),
        (NO_DOMAINS | {"butcher": 1}, "domains"),
        (FOUR_GONE | {"mercenary": 0, "butcher": 1}, "exhausted"),
    ],
)
def test_the_last_round_is_told_with_its_cause(left: dict[str, int], cause: str) -> None:
    missing = "hills" if cause == "monsters" else "domain 1"
    if cause == "exhausted":
        state = table(realm(gold=1), realm(), realm(), left=left)
        assert state.view(None)["ending"] is None
        told = listen(state)
        play(state, "recruit 10")
    else:
        owner = realm(gold=20, strength=20, citizens={"peasant": 1, "archer": 2})
        state = table(owner, realm(), realm(), left=left | {missing: 1}, domains=["palace_of_the_dawn"])
        told = listen(state)
        play(state, "slay 1" if cause == "monsters" else "build 1")
    assert heard(told, "ending") == [{"seat": 0, "cause": cause, "left": 2}]
    assert state.view(None)["ending"] == {"cause": cause, "playing": 0, "left": [1, 2]}


@pytest.mark.rule("CK-156", "CK-RU-30")
def test_a_returned_card_prolongs_the_game() -> None:
    """Seat 0 has met the condition; seat 1 returns a Monster; a new round starts."""
    owner = realm(gold=6, citizens={"archer": 2}, monsters={"goblin": 1})
    state = table(
        realm(gold=1), owner, domains=["watcher_on_the_water"], rolls=[(2, 1)],
        left={"hills": 0, "ruins": 0, "cleric": 0, "butcher": 1},
    )  # fmt: skip
    play(state, "recruit 10", "take gold", "roll", "0: decline", "1: decline")
    assert exhausted(state) == 4
    told = listen(state)
    play(state, "build 1", "return goblin", "take gold")
    assert heard(told, "ending-averted") == [{"seat": 1}]
    assert state.view(None)["ending"] is None
    assert not state.over
    assert state.deciders == (0,)


@pytest.mark.rule("CK-RU-30")
def test_with_four_players_a_card_returned_by_the_third_starts_a_new_round() -> None:
    eight = ["hills", "ruins", "cleric", "merchant", "mercenary", "rogue", "champion", "paladin"]
    owner = realm(gold=6, citizens={"peasant": 2, "rogue": 1})
    state = table(
        realm(), realm(), owner, realm(), active=2, domains=["nest_of_the_weaver_witch"],
        left=dict.fromkeys(eight, 0),
    )  # fmt: skip
    play(state, "build 1", "return rogue", "take gold")
    finish_turn(until(state, "action"))
    assert not state.over
    assert state.deciders == (0,)


@pytest.mark.rule("CK-RU-30")
def test_by_option_a_condition_once_met_is_locked() -> None:
    owner = realm(gold=6, citizens={"archer": 2}, monsters={"goblin": 1})
    state = table(
        realm(gold=1), owner, domains=["watcher_on_the_water"], rolls=[(2, 1)],
        left={"hills": 0, "ruins": 0, "cleric": 0, "butcher": 1}, options={"end_trigger": "locked"},
    )  # fmt: skip
    play(state, "recruit 10", "take gold", "roll", "0: decline", "1: decline")
    play(state, "build 1", "return goblin", "take gold")
    assert state.over


@pytest.mark.rule("CK-RU-29")
def test_more_stacks_may_be_exhausted_than_there_are_exhausted_cards() -> None:
    state = table(realm(), realm(gold=3), active=1, left=FOUR_GONE | {"rogue": 1, "butcher": 1})
    play(state, "recruit 10", "recruit 7")
    assert exhausted(state) == 6
    assert state.over


@pytest.mark.rule("CK-RU-29")
def test_one_turn_may_pass_over_the_limit() -> None:
    left = {"hills": 0, "ruins": 0, "cleric": 0, "rogue": 1, "butcher": 1}
    state = table(realm(), realm(gold=3), active=1, left=left)
    play(state, "recruit 10", "recruit 7")
    assert exhausted(state) == 5
    assert state.over


@pytest.mark.rule("CK-RU-31")
def test_with_two_players_four_exhausted_stacks_come_before_five_of_a_row() -> None:
    state = table(seats=2, active=1, left=NO_MONSTERS | {"mountains": 1})
    assert exhausted(state) == 4
    assert finish_turn(state).over


@pytest.mark.rule("CK-RU-32")
def test_stacks_count_as_empty_however_their_cards_left() -> None:
    """The last Monster of the centre lies with a player who took it; nobody need have slain it."""
    owner = realm(monsters={"goblin": 1})
    state = table(owner, realm(), realm(), active=2, left=NO_MONSTERS)
    assert finish_turn(state).over
