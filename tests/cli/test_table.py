"""Drawing any view from plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from duchy.cli.screen import Screen
from duchy.cli.table import Drawing, in_line


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    monkeypatch.setenv("COLUMNS", "70")
    return Screen("pebbles")


def drawn(screen: Screen, things: Mapping[str, Any], viewer: int | None = None) -> list[str]:
    with screen.console.capture() as shown:
        screen.show(Drawing(screen, lambda seat: f"Seat {seat}", viewer).draw(things))
    return [line.rstrip() for line in shown.get().splitlines()]


def test_small_things_stand_in_a_line(screen: Screen) -> None:
    assert drawn(screen, {"turn": 3, "dice": [4, 4], "supply": {"gold": 2, "magic": 0}}) == [
        "turn 3  ·  dice 4, 4  ·  supply gold 2, magic 0"
    ]


def test_what_says_nothing_is_left_out(screen: Screen) -> None:
    assert drawn(screen, {"turn": 0, "resting": None, "locked": False, "discard": [], "gems": {}}) == [
        "turn 0"
    ]
    assert drawn(screen, {"resting": None}) == []


def test_alike_things_are_rows_counted_from_one(screen: Screen) -> None:
    stacks = [
        {"card": "ruby", "count": 2, "empty": False, "note": None},
        {"card": None, "count": 0, "empty": True, "note": None},
    ]
    lines = [line.split() for line in drawn(screen, {"stacks": stacks})]
    assert lines[0] == ["stacks"]
    assert lines[1] == ["card", "count", "empty"]
    assert lines[3:] == [["1", "Ruby", "2"], ["2", "0", "yes"]]


def test_what_belongs_to_a_seat_is_called_by_it(screen: Screen) -> None:
    lines = drawn(screen, {"hands": [{"seat": 1, "cards": 4}, {"seat": 0, "cards": 5}]})
    assert [line.split() for line in lines[3:]] == [["Seat", "1", "4"], ["Seat", "0", "5"]]


def test_who_has_much_gets_a_panel(screen: Screen) -> None:
    realm = {
        "seat": 0,
        "gold": 3,
        "gems": {"ruby": 2, "opal": 1},
        "roles": {"holy": 0},
        "hand": ["opal"] * 2,
        "spent": ["ruby"],
    }
    lines = drawn(screen, {"realms": [realm]}, viewer=0)
    assert lines[0].startswith("╭─ Seat 0 ─")
    assert "gold 3" in lines[1]
    assert any("gems Ruby\N{NO-BREAK SPACE}×2, Opal" in line for line in lines)
    assert any("hand Opal\N{NO-BREAK SPACE}×2" in line for line in lines)


def test_alike_things_with_names_are_rows_under_their_names(screen: Screen) -> None:
    lines = drawn(screen, {"tracks": {"holy": {"checked": 1, "of": 9}, "shadow": {"checked": 0, "of": 9}}})
    assert [line.split() for line in lines[3:]] == [["Holy", "1", "9"], ["Shadow", "0", "9"]]


def test_rows_of_places_are_a_board(screen: Screen) -> None:
    lines = drawn(screen, {"valley": [["ruby", None], [{"card": "opal", "kings": [0]}, "opal"]]})
    assert lines[0] == "valley"
    assert "Ruby" in lines[2]
    assert "Opal" in lines[4]
    assert "kings 0" in lines[5]


def test_a_word_is_a_card_a_value_of_its_field_or_itself(screen: Screen) -> None:
    assert in_line(screen, "cats_eye") == "Cat's Eye"
    assert in_line(screen, "hill", "area") == "The Hill"
    assert in_line(screen, "hill") == "hill"
    assert in_line(screen, "snow_white") == "snow white"


@pytest.mark.parametrize(
    "value", [[[[1]]], {"a": {"b": [{"c": None}]}}, [None, True], 1.5, "[red]x[/red]", ":x:"]
)
def test_anything_can_be_drawn(screen: Screen, value: object) -> None:
    assert drawn(screen, {"thing": value})
