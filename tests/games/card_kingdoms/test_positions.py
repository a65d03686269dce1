"""Positions of Card Kingdoms: written, read, and refused with a sentence that names the field."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duchy.core.errors import BadPosition
from duchy.core.stream import Stream, key_from_seed
from duchy.testing import cases
from duchy.testing.checks import choose
from games.card_kingdoms.tables import GAME, TOKENS, first_turn, legal, owns, play, position, realm, table
from proof import proof


def changed(path: str, value: object, **arranged: Any) -> dict[str, Any]:
    """A position with one field set: `kingdoms.1.gold` is that of the second kingdom."""
    data = position(**arranged)
    *places, last = path.split(".")
    inner: Any = data
    for place in places:
        inner = inner[int(place)] if isinstance(inner, list) else inner[place]
    if isinstance(inner, list):
        inner[int(last)] = value
    else:
        inner[last] = value
    return data


def complaint(data: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(data)
    return str(refusal.value)


def test_a_position_needs_only_what_differs_from_an_empty_realm() -> None:
    data = position()
    data["table"]["kingdoms"] = [{}, {}]
    state = GAME.load(data)
    assert legal(state)[:3] == ["take gold", "take strength", "take magic"]
    assert [owns(state)[token] for token in TOKENS] == [0, 0, 0, 0]


def test_dukes_left_open_are_placed_around_those_named() -> None:
    state = table(realm(), realm(duke="cornelius"), realm(duke="elsyn"))
    held = [duke for seat in range(3) for duke in owns(state, seat)["dukes_dealt"]]
    assert len(set(held)) == 6
    assert [owns(state, seat)["duke"] for seat in (1, 2)] == ["cornelius", "elsyn"]


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_position_written_and_read_is_the_same(seats: int) -> None:
    state = first_turn(seats, "same", {"setup": "random", "mixed_citizens": True})
    chance = Stream(key_from_seed("same"))
    for _ in range(40):
        if state.over:
            break
        data = json.loads(json.dumps(state.dump()))
        assert GAME.load(data).dump() == data
        seat = state.deciders[0]
        state.play(seat, choose(state, seat, chance))


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("seats", 6, "seats: must be a number from 1 to 5, not 6"),
        ("seats", "two", "seats: must be a whole number, not 'two'"),
        ("game", "villages", "game: this is a position of villages, not of card-kingdoms"),
        ("options", {"setup": "winter"}, "options: option setup: it can be first-game"),
        ("stream", {"key": "xyz"}, "stream.key: must be 64 hexadecimal digits, not 'xyz'"),
        ("agenda", [["sleep", 0]], "agenda[0]: there is no step 'sleep'"),
        ("agenda", [["action", 5, 2]], "agenda[0]: there is no seat 5 with 2 seats"),
        ("agenda", [["action", 0, 0]], "agenda[0]: the step action cannot have the numbers 0 and 0"),
        ("agenda", [["effect", 0, 9999]], "agenda[0]: the step effect cannot have the numbers 9999 and 0"),
        ("agenda", [["uncover", 0, 3]], "agenda[0]: the step uncover cannot have the numbers 3 and 0"),
        ("agenda", [["roll", 0], ["which-first", 0, -1]], "agenda[1]: the step which-first cannot have"),
        ("agenda", [["harvest", 0]], "agenda[0]: the step harvest needs dice, and table.dice has none"),
        ("agenda", [["monsters", 0, 1, 1]],
         "agenda[0]: the step monsters needs dice, and table.dice has none"),
        ("lanes", [[["consolation", 1]], []],
         "lanes[0]: a lane has steps of its own seat 0 only, not of 1"),
        ("lanes", [[["action", 0, 2]], []],
         "lanes[0][0]: the step action cannot be in a lane"),
        ("table.first", 2, "table.first: must be a number from 0 to 1, not 2"),
        ("table.active", -1, "table.active: must be a number from 0 to 1, not -1"),
        ("table.dice", [3, 7], "table.dice[1]: must be a number from 0 to 6, not 7"),
        ("table.dice", [3], "table.dice: must have 2 entries, not 1"),
        ("table.dice", [0, 3], "table.dice: must be two dice from 1 to 6, or [0, 0] before the first roll"),
        ("table.used", ["the_moon"], "table.used[0]: there is no domain 'the_moon'"),
        ("table.ending", 1, "table.ending: must be true or false, not 1"),
        ("table.colour", "red", "table.colour: there is no such field"),
        ("table.monsters", [], "table.monsters: must have 5 entries, not 0"),
        ("table.monsters.1.area", "hills", "table.monsters[1].area: another stack has this area already"),
        ("table.monsters.0.area", "moon", "table.monsters[0].area: there is no area 'moon'"),
        ("table.monsters.0.cards", ["treant"],
         "table.monsters[0].cards: treant does not belong to the area hills"),
        ("table.monsters.0.cards", ["goblin"] * 4,
         "table.monsters: there are 4 of goblin, but the box has only 3"),
        ("table.monsters.0.cards", ["goblin"] * 7, "table.monsters[0].cards: a stack has at most 6 cards"),
        ("table.citizens.0.card", "archer",
         "table.citizens[0].card: archer does not have the activation value 1"),
        ("table.citizens.0.count", 7, "table.citizens[0].count: must be a number from 0 to 6, not 7"),
        ("table.citizens.0.face_down", 2, "table.citizens[0].face_down: there is no such field"),
        ("table.domains.0.card", "the_moon", "table.domains[0].card: there is no domain 'the_moon'"),
        ("table.domains.1.card", "emerald_stronghold",
         "table.domains[1].card: emerald_stronghold is in another place already"),
        ("table.domains.0.face_down", 9, "table.domains[0].face_down: must be a number from 0 to 6, not 9"),
        ("table.domains_out", ["emerald_stronghold"],
         "table.domains_out: emerald_stronghold is in another place already"),
        ("table.exhausted", [0], "table.exhausted: the stack 0 is not empty"),
        ("table.exhausted", [20], "table.exhausted[0]: must be a number from 0 to 19, not 20"),
        ("table.kingdoms", [{}], "table.kingdoms: must have 2 entries, not 1"),
        ("table.kingdoms.1.gold", -1, "table.kingdoms[1].gold: must be a number from 0 to 10000, not -1"),
        ("table.kingdoms.1.silver", 1, "table.kingdoms[1].silver: there is no such field"),
        ("table.kingdoms.0.citizens", {"archer": 7},
         "table.kingdoms[0].citizens.archer: there are only 6 of them"),
        ("table.kingdoms.0.citizens", {"archer": 2},
         "table.citizens: there are 7 of archer, but the box has only 6"),
        ("table.kingdoms.0.citizens", {"wizard": 1},
         "table.kingdoms[0].citizens.wizard: no stack of the centre is theirs"),
        ("table.kingdoms.0.citizens", {"starter_knight": 1},
         "table.kingdoms[0].citizens.starter_knight: there is no citizen 'starter_knight'"),
        ("table.kingdoms.0.monsters", {"goblin": 1},
         "table.monsters: there are 4 of goblin, but the box has only 3"),
        ("table.kingdoms.0.monsters", {"gargoyle": 1},
         "table.kingdoms[0].monsters.gargoyle: the area barrens is not in play"),
        ("table.kingdoms.0.domains", ["emerald_stronghold"],
         "table.kingdoms[0].domains: emerald_stronghold is in another place already"),
        ("table.kingdoms.0.duke", "nobody", "table.kingdoms[0].duke: there is no duke 'nobody'"),
    ],
)  # fmt: skip
def test_a_bad_field_is_refused_by_its_name(path: str, value: object, sentence: str) -> None:
    domains = ["emerald_stronghold", "grimmwater_keep"]
    assert complaint(changed(path, value, domains=domains)).startswith(sentence)


def test_a_duke_held_twice_is_refused() -> None:
    data = position(realm(duke="waryn"), realm(duke="waryn"))
    assert complaint(data) == "table.kingdoms[1].duke: waryn is in another place already"


def test_the_dark_lord_is_no_duke_that_was_dealt() -> None:
    data = position(realm(duke="waryn"), seats=1, dice=(1, 2), dark_lord={"duke": "waryn"})
    assert complaint(data) == "table.dark_lord.duke: waryn is in another place already"


def test_a_step_of_a_game_alone_is_refused_with_more_seats() -> None:
    data = position(agenda=[["attack", 0, 3]], dice=(1, 2))
    assert complaint(data) == "agenda[0]: the step attack belongs to a game alone"


def test_more_mixed_cards_than_a_stack_can_hold_are_refused() -> None:
    data = position(realm(citizens={"monk": 3}), mixed={1: ["cleric"]}, face_down=4)
    assert complaint(data) == "table.citizens[0]: more than 6 cards of this value are in play"


def test_more_face_down_domains_than_are_left_are_refused() -> None:
    owned = list(GAME.card_file.sections["domains"])[5:20]
    data = position(realm(domains=owned))
    assert complaint(data) == "table.domains: there are not that many face-down Domains left in the box"


# -- Nothing but a sentence -----------------------------------------------------------------------

JUNK: st.SearchStrategy[object] = st.sampled_from(
    [None, True, -1, 0, 1, 3, 7, 99, 10**9, 2.5, "", "x", "archer", "goblin", [], ["x"],
     [1], {}, {"archer": 3},
     [[]], [{}], ["effect", 0, 9999], ["rob", 0, 3], ["attack", 0, 9], ["choose", 0, 0], ["harvest", 0],
     ["harvest-choice", 0, 99], ["extra-slay", 0], ["monsters", 0, 1, 1], ["keep-duke", 0]]
)  # fmt: skip


def midgames() -> list[str]:
    """Positions of all modes after some moves, as text."""
    found = []
    for number, case in enumerate(cases(GAME)):
        state = case.new("midgame")
        chance = Stream(key_from_seed("midgame"))
        for _ in range(10 + 3 * number):
            if not state.over:
                seat = state.deciders[0]
                state.play(seat, choose(state, seat, chance))
        found.append(json.dumps(state.dump()))
    return found


MIDGAMES = midgames()


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found: list[tuple[Any, ...]] = []
    for key, value in entries:
        found += [(*path, key), *places(value, (*path, key))]
    return found


@settings(max_examples=proof(400, quick=50, nightly=8_000))
@given(data=st.data(), text=st.sampled_from(MIDGAMES), junk=JUNK)
def test_any_value_anywhere_gives_a_game_that_can_be_played_or_a_sentence(
    data: st.DataObject, text: str, junk: object
) -> None:
    written = json.loads(text)
    *path, last = data.draw(st.sampled_from(places(written)))
    inner = written
    for key in path:
        inner = inner[key]
    inner[last] = junk
    with suppress(BadPosition):
        state = GAME.load(json.loads(json.dumps(written)))
        chance = Stream(key_from_seed("junk"))
        for _ in range(12):
            if not state.over:
                seat = state.deciders[0]
                state.play(seat, choose(state, seat, chance))
        assert state.conserved()["debts"] == 0


def test_play_does_not_depend_on_who_reads_the_position() -> None:
    state = table(realm(gold=9), rolls=[(3, 4)])
    again = GAME.load(state.dump())
    for one in (state, again):
        play(one, "recruit 4", "take gold", "roll")
    assert state.digest() == again.digest()
