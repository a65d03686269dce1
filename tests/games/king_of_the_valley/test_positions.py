"""Positions: written and read, and every bad field named in one sentence."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duchy.core.errors import BadPosition, DuchyError
from duchy.core.stream import Stream, key_from_seed
from games.king_of_the_valley.tables import ANY, GAME, castle, position


def plain() -> dict[str, Any]:
    return position(ANY, castle("a1", up="PP"), castle("e5"))


def complaint(change: Any) -> str:
    data = deepcopy(plain())
    change(data)
    with pytest.raises(BadPosition) as problem:
        GAME.load(data)
    return str(problem.value)


def setting(*path: Any, to: Any) -> Any:
    """A change of one field."""

    def change(data: dict[str, Any]) -> None:
        at: Any = data
        for name in path[:-1]:
            at = at[name]
        at[path[-1]] = to

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (setting("table", "valley", to=[]), "table.valley: must have 5 entries, not 0"),
        (setting("table", "valley", 2, to="queen"), "table.valley[2]: must be a row of 5 tiles"),
        (
            setting("table", "valley", 1, 3, to="quen"),
            "table.valley[1][3]: there is no tile 'quen'; did you mean 'queen'?",
        ),
        (setting("table", "valley", 1, 3, to=7), "table.valley[1][3]: there is no tile '7'"),
        (setting("table", "holes", to=["a1"]), "table.holes: must name every empty square"),
        (setting("table", "holes", to=["z9"]), "table.holes[0]: there is no square 'z9'"),
        (setting("table", "gold_on", to={"f1": 1}), "table.gold_on.f1: there is no square 'f1'"),
        (setting("table", "gold_on", to={"a1": 10**6}), "table.gold_on.a1: must be a number from 0 to 10000"),
        (
            setting("table", "hill", "left", to=["peasant"] * 7),
            "table.hill.left: a slope holds at most 6 tiles",
        ),
        (setting("table", "hill", "middle", to=[]), "table.hill.middle: there is no such field"),
        (setting("table", "piles", "I", to={}), "table.piles.I: there is no such field"),
        (
            setting("table", "piles", "II", to={"queen": -1}),
            "table.piles.II.queen: must be a number of at least 0",
        ),
        (setting("table", "gone", to={"imp": 1}), "table.gone.imp: there is no tile 'imp'"),
        (setting("table", "piles", "II", to={"queen": 4}), "there are 4 of queen, but the box has only 3"),
        (setting("table", "castles", to=[]), "table.castles: must have 2 entries, not 0"),
        (setting("table", "castles", 0, "king", to="a9"), "table.castles[0].king: there is no square 'a9'"),
        (setting("table", "castles", 0, "king", to=""), "table.castles[0].king: must be a square"),
        (setting("table", "castles", 1, "gold", to=-1), "table.castles[1].gold: must be a number from 0"),
        (setting("table", "castles", 1, "gold", to="2"), "table.castles[1].gold: must be a whole number"),
        (
            setting("table", "castles", 0, "face_up", to={"monk": 1}),
            "table.castles[0].face_up.monk: there is no Subject 'monk'",
        ),
        (
            setting("table", "castles", 0, "face_down", to={"queen": 9}),
            "table.castles[0].face_down.queen: there are only 3 of queen, not 9",
        ),
        (
            setting("table", "castles", 0, "taxed", to=["jester"]),
            "table.castles[0].taxed[0]: there is no column 'jester'",
        ),
        (setting("table", "castles", 0, "crown", to=1), "table.castles[0].crown: there is no such field"),
        (setting("table", "first", to=2), "table.first: must be a number from 0 to 1"),
        (setting("table", "ending", to=1), "table.ending: must be true or false"),
        (setting("agenda", to=[["place-king", 0]]), "table.castles[0].king: he is placed already"),
        (setting("agenda", to=[["tax", 0, 3, 0]]), "the agenda's step tax with 3 and 0 does not fit"),
        (setting("agenda", to=[["tax", 0, 999, 0]]), "the agenda's step tax with 999 and 0 does not fit"),
        (setting("agenda", to=[["turn-tiles", 0, 6, 0]]), "the agenda's step turn-tiles with 6 and 0"),
        (setting("agenda", to=[["turn-tiles", 0, 10, 3]]), "the agenda's step turn-tiles with 10 and 3"),
        (setting("agenda", to=[["give", 0, 12, 0]]), "the agenda's step give with 12 and 0"),
        (setting("agenda", to=[["summon", 0, -1, 0]]), "the agenda's step summon with -1 and 0"),
        (setting("agenda", to=[["dance", 0]]), "agenda[0]: there is no step 'dance'"),
        (setting("options", to={"first_player": "7"}), "options: option first_player: it can be"),
    ],
)
def test_a_bad_field_is_named_in_one_sentence(change: Any, sentence: str) -> None:
    found = complaint(change)
    assert sentence in found
    assert "\n" not in found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_of_whole_games_are_read_as_they_were_written(seats: int) -> None:
    state = GAME.new(seats, "positions")
    chance = Stream(key_from_seed("positions"))
    while not state.over:
        written = json.loads(json.dumps(state.dump()))
        again = GAME.load(written)
        assert again.dump() == written
        assert again.legal(state.deciders[0]) == state.legal(state.deciders[0])
        moves = state.legal(state.deciders[0])
        state.play(state.deciders[0], moves[chance.below(len(moves))])
    assert GAME.load(state.dump()).over


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.sampled_from(["", "queen", "a1", "-", "x"]),
    lambda inner: (
        st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(["queen", "a1", "II"]), inner)
    ),
    max_leaves=8,
)
FIELDS = [*sorted(plain()["table"]), "holes", "gone", "idle"]


@given(field=st.sampled_from(FIELDS), value=junk)
def test_junk_in_a_field_is_refused_or_read_but_never_breaks(field: str, value: Any) -> None:
    data = plain()
    data["table"][field] = value
    try:
        state = GAME.load(data)
    except DuchyError:
        return
    state.view(0)


@given(
    name=st.sampled_from([kind.name for kind in GAME.steps if kind.name != "first-player"]),
    a=st.integers(-2, 80),
    b=st.integers(-1, 5000),
)
def test_junk_on_the_agenda_is_refused_or_played_but_never_breaks(name: str, a: int, b: int) -> None:
    data = position(
        ANY, castle("a1", up="PPPLLMM", gold=9), castle("e5"), left="PPPPPP", right="QPPTPP", pile2=""
    )
    data["agenda"] = [[name, 0, a, b], ["claim", 0], ["fill", 0], ["refill-hill", 0], ["end-turn", 0]]
    try:
        state = GAME.load(data)
    except BadPosition:
        return
    for _ in range(6):
        if state.over:
            return
        state.view(0)
        state.prompt(state.deciders[0])
        moves = state.legal(state.deciders[0])
        state.play(state.deciders[0], moves[(a + b) % len(moves)])
