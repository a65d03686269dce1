"""Positions: written and read again at every decision, and refused with the name of the field."""

from __future__ import annotations

import json
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.refused import refused
from core.toy import BIDS, ROLL, Toy
from duchy.core.errors import BadPosition, DuchyError
from duchy.core.stream import Stream, key_from_seed
from duchy.testing.checks import choose, play_on

TOY = Toy()
SMALLEST: dict[str, Any] = {
    "seats": 2,
    "agenda": [["roll", 1]],
    "table": {"bank": 3, "coins": [0, 1], "guests": ["beggar", "queen"]},
}
WHOLE: dict[str, Any] = {
    "game": "toy",
    "rules": 1,
    "seats": 2,
    "options": {"length": "long"},
    "stream": {"key": "0f" * 32, "drawn": 21},
    "turn": 2,
    "agenda": [["reveal", 0], ["round", 1]],
    "lanes": [[["bid", 0]], []],
    "table": {
        "bank": 3,
        "coins": [2, 1],
        "guests": ["beggar", "queen"],
        "deck": {"thief": 2},
        "bids": [0, 1],
    },
}


def changed(path: str, value: object) -> dict[str, Any]:
    """The whole position with one field replaced, added, or (value `...`) taken away."""
    position = deepcopy(WHOLE)
    at: Any = position
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    for part in way:
        at = at[part]
    if value is ...:
        del at[last]
    else:
        at[last] = value
    return position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_is_the_same_when_written_and_read_at_every_decision(seats: int) -> None:
    for seed in range(10):
        state = TOY.new(seats, seed)
        chance = Stream(key_from_seed(f"positions {seed}"))
        while not state.over:
            position = state.dump()
            read = TOY.load(json.loads(json.dumps(position)))
            assert read.dump() == position
            assert read.deciders == state.deciders
            seat = state.deciders[-1]
            move = choose(state, seat, chance)
            state.play(seat, move)
            read.play(seat, move)
            assert read.digest() == state.digest()
        assert TOY.load(state.dump()).over


def test_a_position_shows_everything_by_name() -> None:
    state = TOY.new(2, seed=3, options={"length": "long"})
    state.play(1, BIDS[1])
    assert state.dump() == {
        "game": "toy",
        "rules": 1,
        "seats": 2,
        "options": {"length": "long"},
        "stream": {"key": key_from_seed(3).hex(), "drawn": 2},
        "turn": 1,
        "agenda": [["reveal", 0, 0, 0], ["round", 1, 0, 0]],
        "choosers": 2,
        "lanes": [[["bid", 0, 0, 0]], []],
        "table": {
            "bank": 12,
            "coins": [2, 2],
            "guests": ["beggar", "thief"],
            "deck": {"beggar": 3, "thief": 2, "queen": 2},
            "bids": [0, 1],
        },
    }


def test_writing_a_position_gives_it_away_for_good() -> None:
    """What a caller does with the data does not reach the game."""
    state = TOY.new()
    digest = state.digest()
    position = state.dump()
    position["options"].clear()
    position["agenda"].clear()
    position["table"]["coins"][0] = 99
    assert state.digest() == digest


def test_a_person_may_leave_out_what_goes_without_saying() -> None:
    state = TOY.load(SMALLEST)
    assert state.deciders == (1,)
    assert state.dump() == {
        "game": "toy",
        "rules": 1,
        "seats": 2,
        "options": {"length": "short"},
        "stream": {"key": "00" * 32, "drawn": 0},
        "turn": 1,
        "agenda": [["roll", 1, 0, 0]],
        "table": {**SMALLEST["table"], "deck": {}, "bids": [0, 0]},
    }


def test_the_agenda_is_written_with_the_next_step_first() -> None:
    state = TOY.load({**SMALLEST, "agenda": [["roll", 1], ["roll", 0]]})
    assert state.deciders == (1,)
    state.play(1, ROLL)
    assert state.deciders == (0,)


def test_a_loaded_position_runs_on_to_a_decision() -> None:
    """The bids are in, so the game reveals them by itself; an errand without a choice runs itself too."""
    state = TOY.load(changed("lanes", [[], []]))
    assert state.deciders == (1,)
    assert state.ask(1) == "roll"
    state = TOY.load({**SMALLEST, "agenda": [["errand", 0], ["roll", 1]]})
    assert state.ask(1) == "roll"


def test_an_empty_agenda_is_a_finished_game() -> None:
    state = TOY.load({**SMALLEST, "agenda": []})
    assert state.over
    assert state.winners() == (1,)


def test_the_dice_go_on_where_the_position_says() -> None:
    state = TOY.load({**SMALLEST, "stream": {"key": "0f" * 32, "drawn": 21}})
    state.play(1, ROLL)
    expected = Stream(b"\x0f" * 32, 21)
    won = min(expected.die(), 3)
    assert state.dump()["table"]["coins"] == [0, 1 + won]
    assert state.stream.drawn == expected.drawn


def test_reading_does_not_change_what_was_read() -> None:
    position = deepcopy(WHOLE)
    TOY.load(position).play(0, BIDS[1])
    assert position == WHOLE


STEP = 'must be a step like ["roll", 0], its name and its seat, not '


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("game", "chess", "game: this is a position of chess, not of toy"),
        ("game", 3, "game: must be a text, not 3"),
        ("rules", 2, "rules: must be 1, the version of the rules played here"),
        ("rules", "1", "rules: must be a whole number, not '1'"),
        ("seats", ..., "seats: this field is missing"),
        ("seats", 1, "seats: must be a number from 2 to 4, not 1"),
        ("seats", 3, "lanes: must have 3 entries, not 2"),
        ("options", [], "options: must be a table of named fields, not []"),
        ("options.length", "huge", "options: option length: it can be short or long, not 'huge'"),
        ("options.lenght", "long", "options: there is no option 'lenght'; did you mean 'length'?"),
        ("stream", "abc", "stream: must be a table of named fields, not 'abc'"),
        ("stream.key", "0f", "stream.key: must be 64 hexadecimal digits, not '0f'"),
        ("stream.key", "0F" * 32, "stream.key: must be 64 hexadecimal digits, not '0F0F0F0F..."),
        ("stream.key", 7, "stream.key: must be a text, not 7"),
        ("stream.drawn", -1, "stream.drawn: must be a number from 0 to 9223372036854775807, not -1"),
        ("stream.drawn", 2**80, "stream.drawn: must be a number from 0 to 9223372036854775807, not ..."),
        ("stream.seed", 7, "stream.seed: there is no such field"),
        ("turn", -1, "turn: must be a number of at least 0, not -1"),
        ("turn", True, "turn: must be a whole number, not True"),
        ("agenda", ..., "agenda: this field is missing"),
        ("agenda", "roll", "agenda: must be a list, not 'roll'"),
        ("agenda.0", "roll", f"agenda[0]: {STEP}'roll'"),
        ("agenda.1", [], f"agenda[1]: {STEP}[]"),
        ("agenda.1", ["round"], f"agenda[1]: {STEP}['round']"),
        ("agenda.1", ["round", 0, 0, 0, 0], f"agenda[1]: {STEP}['round', 0, 0, 0, 0]"),
        ("agenda.1", [3, 0], f"agenda[1]: {STEP}[3, 0]"),
        ("agenda.1", ["rond", 0], "agenda[1]: there is no step 'rond'; did you mean 'round'?"),
        (
            "agenda.1",
            ["x", 0],
            "agenda[1]: there is no step 'x'; it can be round, bid, reveal, roll or errand",
        ),
        ("agenda.1", ["round", "0"], "agenda[1]: after its name a step has whole numbers, not '0'"),
        ("agenda.1", ["round", 0, 1.5], "agenda[1]: after its name a step has whole numbers, not 1.5"),
        ("agenda.1", ["round", True], "agenda[1]: after its name a step has whole numbers, not True"),
        ("agenda.1", ["round", 2], "agenda[1]: there is no seat 2 with 2 seats"),
        ("agenda.1", ["round", -1], "agenda[1]: there is no seat -1 with 2 seats"),
        ("lanes", {}, "lanes: must be a list, not {}"),
        ("lanes", [[]], "lanes: must have 2 entries, not 1"),
        ("lanes.1", "bid", "lanes[1]: must be a list of steps, not 'bid'"),
        ("lanes.0.0", ["bit", 0], "lanes[0][0]: there is no step 'bit'; did you mean 'bid'?"),
        ("lanes.1", [["bid", 0]], "lanes[1]: a lane has steps of its own seat 1 only, not of 0"),
        ("trun", 3, "trun: there is no such field; did you mean 'turn'?"),
        ("table", ..., "table: this field is missing"),
        ("table", [], "table: must be a table of named fields, not []"),
        ("table.bank", "rich", "table.bank: must be a whole number, not 'rich'"),
        ("table.coins", [1], "table.coins: must have 2 entries, not 1"),
        ("table.coins.1", -2, "table.coins[1]: must be a number of at least 0, not -2"),
        ("table.guests.0", "quen", "table.guests[0]: there is no guest 'quen'; did you mean 'queen'?"),
        ("table.deck.thieves", 1, "table.deck.thieves: there is no guest 'thieves'; did you mean 'thief'?"),
        ("table.deck.thief", None, "table.deck.thief: must be a whole number, not None"),
        ("table.bids.1", 2, "table.bids[1]: is 2, but this seat has 1 coins"),
        ("table.bids.1", 4, "table.bids[1]: must be a number from 0 to 3, not 4"),
        ("table.banks", 3, "table.banks: there is no such field; did you mean 'bank'?"),
        ("tabel", {}, "tabel: there is no such field; did you mean 'table'?"),
    ],
)
def test_a_bad_field_is_named_with_what_would_do(path: str, value: object, sentence: str) -> None:
    with refused(BadPosition, sentence):
        TOY.load(changed(path, value))


@pytest.mark.parametrize("position", [None, [], "toy", 7])
def test_a_position_is_a_table(position: object) -> None:
    with refused(BadPosition, "the data: must be a table of named fields, not ..."):
        TOY.load(position)


Path = tuple[Any, ...]


def paths(data: object, at: Path = ()) -> list[Path]:
    """The way to every value in the data."""
    found = [at]
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            found += paths(value, (*at, key))
    return found


names = st.sampled_from(["bid", "roll", "errand", "thief", "queen", "coins", "length", "long"])
leaves = (
    st.none() | st.booleans() | st.integers(-3, 5) | st.integers() | st.floats() | st.text(max_size=4) | names
)
junk = st.recursive(
    leaves,
    lambda part: st.lists(part, max_size=4) | st.dictionaries(names | st.text(max_size=4), part, max_size=3),
    max_leaves=6,
)
mutations = st.tuples(st.sampled_from(paths(WHOLE)[1:]), junk | st.just(...))


@given(st.lists(mutations, min_size=1, max_size=3))
def test_a_spoilt_position_is_refused_in_a_sentence_or_can_be_set_up(changes: list[tuple[Path, Any]]) -> None:
    position = deepcopy(WHOLE)
    for path, value in changes:
        at: Any = position
        with suppress(LookupError, TypeError):
            for part in path[:-1]:
                at = at[part]
            if value is ...:
                del at[path[-1]]
            else:
                at[path[-1]] = value
    with suppress(DuchyError):
        state = TOY.load(position)
        assert TOY.load(state.dump()).digest() == state.digest()
        play_on(state, Stream(bytes(32)), 6)
