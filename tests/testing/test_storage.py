"""What follows from declared fields: the files written from them, and what is true of every field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import duchy
from duchy.core.declaring.fields import EVERYBODY, NOBODY, OTHERS, Field
from duchy.core.game import Game
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.testing import storage
from places import ROOT

FOLDERS = sorted(file.parent for file in (ROOT / "src" / "duchy" / "games").glob("*/fields.py"))
TABLES = [
    (duchy.game(folder.name.replace("_", "-")), seats)
    for folder in FOLDERS
    for seats in (1, 2, 3)
    if seats >= duchy.game(folder.name.replace("_", "-")).min_seats
]
LEFT_BEHIND = {"cards"}
"""In Card Kingdoms, numbers above the top card of a stack are those of cards that have left it."""
every_table = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES]
)


def positions(game: Game, seats: int) -> list[State]:
    """Some along a random game."""
    chance = Stream(key_from_seed("fields"))
    state = game.new(seats, "fields")
    found: list[State] = []
    for number in range(150):
        if state.over:
            break
        if number % 10 == 0:
            found.append(state.clone())
        seat = state.deciders[chance.below(len(state.deciders))]
        moves = state.legal(seat)
        state.play(seat, moves[chance.below(len(moves))])
    return found


def parts(field: Field, state: State, seat: int) -> list[Any]:
    """What a seat can know of a field."""
    value = getattr(state, field.name)
    if field.hidden == NOBODY:
        return [value]
    width = field.width_in(state)
    if field.hidden == EVERYBODY or width is None:
        return []
    return [value[seat * width : (seat + 1) * width]]


def test_four_games_declare_their_fields() -> None:
    assert [folder.name for folder in FOLDERS] == [
        "card_kingdoms",
        "dice_kingdoms",
        "king_of_the_valley",
        "villages",
    ]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_what_is_written_is_what_is_declared(folder: Path) -> None:
    text = storage.written(storage.package_of(folder), storage.class_of(folder))
    assert (folder / "storage.py").read_text("utf-8") == text, "run `make storage`"


def test_a_field_that_was_forgotten_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(storage, "HEADER", "# another file\n")
    monkeypatch.setattr("sys.argv", ["storage", "--check", str(FOLDERS[0])])
    before = (FOLDERS[0] / "storage.py").read_text("utf-8")
    assert storage.main() == 1
    assert "storage.py: is not what fields.py and agenda.py say" in capsys.readouterr().out
    assert (FOLDERS[0] / "storage.py").read_text("utf-8") == before


@every_table
def test_a_position_tells_every_field(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        again = game.load(state.dump())
        for field in game.fields.laid:
            if field.name not in LEFT_BEHIND:
                assert getattr(again, field.name) == getattr(state, field.name), field.name


@every_table
def test_a_clone_shares_nothing_that_play_writes_to(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        before = {field.name: repr(getattr(state, field.name)) for field in game.fields.laid}
        clone = state.clone()
        for number in range(12):
            if not clone.over:
                seat = clone.deciders[0]
                clone.play(seat, clone.legal(seat)[number % len(clone.legal(seat))])
        assert {name: repr(getattr(state, name)) for name in before} == before


@every_table
def test_imagining_changes_only_what_is_hidden_from_a_seat(game: Game, seats: int) -> None:
    hidden = {field.name for field in game.fields.laid if field.hidden != NOBODY}
    changed: set[str] = set()
    for state in positions(game, seats):
        for seat in range(seats):
            imagined = state.imagine(seat, Stream(key_from_seed("imagined")))
            for field in game.fields.laid:
                assert parts(field, imagined, seat) == parts(field, state, seat), field.name
                if getattr(imagined, field.name) != getattr(state, field.name):
                    changed.add(field.name)
    assert changed <= hidden
    assert changed or not any(field.hidden == OTHERS for field in game.fields.laid) or seats == 1
