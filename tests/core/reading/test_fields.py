"""Fields: every complaint is one sentence that names its field by the path."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.refused import refused
from duchy.core.errors import BadCards, BadPosition
from duchy.core.reading.fields import Fields, list_of, show, unknown

DATA: dict[str, object] = {
    "gold": 3,
    "debt": -1,
    "open": True,
    "name": "archer",
    "cards": ["archer", "monk"],
    "dice": [3, 5],
    "kingdom": {"gold": 2, "army": {"size": "big"}},
    "kingdoms": [{"gold": 1}, {"gold": "much"}],
    "deck": {"archer": 2, "monk": 0},
    "nothing": None,
}
NAMES = ["archer", "monk"]


def fields() -> Fields:
    return Fields(DATA, "", BadPosition)


def test_reads_what_is_there() -> None:
    table = fields()
    assert table.has("gold")
    assert not table.has("silver")
    assert table.names() == list(DATA)
    assert table.number("gold") == 3
    assert table.number("debt", low=-5) == -1
    assert table.flag("open") is True
    assert table.text("name", among=NAMES) == "archer"
    assert table.texts("cards", NAMES, "card") == NAMES
    assert table.numbers("dice", length=2, low=1, high=6) == [3, 5]
    assert table.table("kingdom").number("gold") == 2
    assert [entry.has("gold") for entry in table.tables("kingdoms", length=2)] == [True, True]
    assert table.counts("deck", NAMES, "card") == {"archer": 2, "monk": 0}
    assert table.value("nothing") is None
    table.done()


def test_the_word_of_a_table() -> None:
    assert Fields({"draw": 1, "when": "tax"}, "", BadCards).word(["gold", "draw"], "effect") == "draw"
    for table, complaint in (
        ({"drow": 1}, "power.drow: there is no effect 'drow'; did you mean 'draw'?"),
        ({"when": "tax"}, "power: must have one of the words gold or draw"),
        ({"gold": 1, "draw": 1}, "power: must have only one of the words gold or draw"),
    ):
        with pytest.raises(BadCards) as problem:
            Fields(table, "power", BadCards).word(["gold", "draw"], "effect")
        assert str(problem.value) == complaint


def test_the_place_of_a_name() -> None:
    table = fields()
    assert table.place("name", NAMES, "card") == 0
    assert table.place("rival", NAMES, "card", optional=True) == -1
    with pytest.raises(BadPosition, match="name: there is no role 'archer'; it can be monk"):
        table.place("name", ["monk"], "role")


def test_defaults_stand_in_for_what_is_missing() -> None:
    table = Fields({}, "", BadPosition)
    assert table.number("gold", default=4) == 4
    assert table.flag("open", default=False) is False
    assert table.text("name", default="monk") == "monk"
    assert table.listed("cards", optional=True) == []
    assert table.texts("cards", NAMES, "card", optional=True) == []
    assert table.tables("kingdoms", optional=True) == []
    assert table.table("kingdom", optional=True).names() == []
    assert table.counts("deck", NAMES, "card") == {}
    table.done()


Reading = Callable[[Fields], object]


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda f: f.value("silver"), "silver: this field is missing"),
        (lambda f: f.number("silver"), "silver: this field is missing"),
        (lambda f: f.flag("silver"), "silver: this field is missing"),
        (lambda f: f.text("silver"), "silver: this field is missing"),
        (lambda f: f.listed("silver"), "silver: this field is missing"),
        (lambda f: f.table("silver"), "silver: this field is missing"),
        (lambda f: f.number("name"), "name: must be a whole number, not 'archer'"),
        (lambda f: f.number("open"), "open: must be a whole number, not True"),
        (lambda f: f.number("nothing", default=1), "nothing: must be a whole number, not None"),
        (lambda f: f.number("debt"), "debt: must be a number of at least 0, not -1"),
        (lambda f: f.number("gold", high=2), "gold: must be a number from 0 to 2, not 3"),
        (lambda f: f.number("gold", low=4, high=9), "gold: must be a number from 4 to 9, not 3"),
        (lambda f: f.flag("gold"), "gold: must be true or false, not 3"),
        (lambda f: f.text("gold"), "gold: must be a text, not 3"),
        (
            lambda f: f.text("name", among=["acher"], what="card"),
            "name: there is no card 'archer'; did you mean 'acher'?",
        ),
        (
            lambda f: f.text("name", among=["x", "y", "z"], what="card"),
            "name: there is no card 'archer'; it can be x, y or z",
        ),
        (lambda f: f.listed("gold"), "gold: must be a list, not 3"),
        (lambda f: f.listed("dice", length=3), "dice: must have 3 entries, not 2"),
        (lambda f: f.texts("dice", NAMES, "card"), "dice[0]: there is no card '3'; it can be archer or monk"),
        (
            lambda f: f.texts("cards", ["archer", "monks"], "card"),
            "cards[1]: there is no card 'monk'; did you mean 'monks'?",
        ),
        (lambda f: f.numbers("cards"), "cards[0]: must be a whole number, not 'archer'"),
        (lambda f: f.numbers("dice", high=4), "dice[1]: must be a number from 0 to 4, not 5"),
        (lambda f: f.numbers("dice", low=4), "dice[0]: must be a number of at least 4, not 3"),
        (lambda f: f.table("dice"), "dice: must be a table of named fields, not [3, 5]"),
        (lambda f: f.tables("dice"), "dice[0]: must be a table of named fields, not 3"),
        (
            lambda f: f.tables("kingdoms")[1].number("gold"),
            "kingdoms[1].gold: must be a whole number, not 'much'",
        ),
        (
            lambda f: f.table("kingdom").table("army").number("size"),
            "kingdom.army.size: must be a whole number, not 'big'",
        ),
        (
            lambda f: f.counts("deck", ["archer", "monks"], "card"),
            "deck.monk: there is no card 'monk'; did you mean 'monks'?",
        ),
        (
            lambda f: f.counts("kingdom", ["gold", "army"], "good"),
            "kingdom.army: must be a whole number, not {'size': 'big'}",
        ),
    ],
)
def test_a_complaint_names_its_field_and_what_would_do(read: Reading, sentence: str) -> None:
    with refused(BadPosition, sentence):
        read(fields())


def test_a_misspelt_field_is_not_passed_over() -> None:
    table = Fields({"gold": 1, "strenght": 2}, "kingdoms[1]", BadPosition)
    table.number("gold")
    table.has("strenght")
    with refused(BadPosition, "kingdoms[1].strenght: there is no such field"):
        table.done()


def test_a_misspelt_field_names_the_nearest_that_is_read() -> None:
    table = Fields({"gold": 1, "golds": 2}, "", BadPosition)
    table.number("gold")
    with refused(BadPosition, "golds: there is no such field; did you mean 'gold'?"):
        table.done()


def test_a_misspelt_field_that_may_be_left_out_is_suggested_too() -> None:
    table = Fields({"trun": 3, "optons": {}}, "", BadPosition)
    table.number("turn", default=1)
    table.flag("open", default=False)
    with refused(BadPosition, "trun: there is no such field; did you mean 'turn'?"):
        table.done()


@pytest.mark.parametrize("data", [None, [], "text", 3, {3: "x"}])
def test_only_a_table_of_named_fields_will_do(data: object) -> None:
    with refused(BadPosition, "the data: must be a table of named fields, not ..."):
        Fields(data, "", BadPosition)
    with refused(BadCards, "my.toml: must be a table of named fields, not ..."):
        Fields(data, "my.toml", BadCards)


def test_values_are_shown_short() -> None:
    assert show("x") == "'x'"
    assert len(show(list(range(1000)))) == 60
    assert show(list(range(1000))).endswith("...")


def test_names_make_a_phrase() -> None:
    assert list_of([]) == ""
    assert list_of(["a"]) == "a"
    assert list_of(["a", "b"]) == "a or b"
    assert list_of(["a", "b", "c"]) == "a, b or c"
    assert unknown("bot", "gredy", ["greedy"]) == "there is no bot 'gredy'; did you mean 'greedy'?"


names = st.sampled_from(["gold", "cards", "deck", "open", "kingdom", "x"])
values = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
junk = st.recursive(
    values,
    lambda part: st.lists(part, max_size=3) | st.dictionaries(names | st.text(max_size=5), part, max_size=4),
    max_leaves=12,
)


@given(junk)
def test_junk_is_refused_with_the_given_error_or_read_as_what_it_is(data: object) -> None:
    readings: list[Reading] = [
        lambda f: f.number("gold", high=9),
        lambda f: f.flag("open", default=True),
        lambda f: f.text("x", default="archer", among=NAMES),
        lambda f: f.texts("cards", NAMES, "card", optional=True),
        lambda f: f.numbers("cards", length=2),
        lambda f: f.counts("deck", NAMES, "card"),
        lambda f: f.tables("kingdom"),
        lambda f: f.table("kingdom").number("gold"),
        lambda f: f.done(),
    ]
    for read in readings:
        with suppress(BadCards):
            read(Fields(data, "junk", BadCards))
