"""The terminal speaks the languages there are words for."""

import io
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from duchy.cli.main import main
from duchy.cli.screen import Screen
from duchy.core.showing.words import words
from duchy.games import game, game_ids


def test_the_terminal_speaks_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        assert main(["--language", "fr", "cards", "card-kingdoms", "archer"]) == 0
        assert "Archère" in capsys.readouterr().out
    finally:
        Screen.language = "en"


def test_persian_numbers_have_persian_digits() -> None:
    said = words("fa", "card-kingdoms")
    assert "۱۲" in said.say("token-gold", n=12)
    assert said.number(-307) == "-۳۰۷"
    assert words("fr").number(307) == "307"


def fields_of(value: Any) -> Iterator[str]:
    """The names of all fields in a view; numbers and places on a map name themselves."""
    if isinstance(value, dict):
        for name, part in value.items():
            if not re.match(r"[a-z]?[0-9]", name):
                yield name
            yield from fields_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from fields_of(part)


@pytest.mark.parametrize("id", game_ids())
def test_every_field_of_a_view_has_a_name(id: str) -> None:
    box = game(id)
    said = words("en", id)
    nameless = set()
    for seats in (box.min_seats, box.max_seats):
        state = box.new(seats=seats, seed=11)
        for turn in range(200):
            if state.over:
                break
            seat = state.deciders[0]
            for field in fields_of(state.view_table(seat)):
                if not any(
                    said.has(f"{kind}-{field.replace('_', '-')}") for kind in ("card", "word", "field")
                ):
                    nameless.add(field)
            legal = state.legal(seat)
            state.play(seat, legal[turn * 7 % len(legal)])
    assert not nameless


@pytest.mark.parametrize(("id", "hides"), [("king-of-the-valley", False), ("villages", True)])
def test_nobody_passes_the_screen_where_nothing_is_hidden(
    id: str, hides: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 6))
    assert main(["play", id, "--seed", "1", "--players", "me,me"]) == 0
    assert ("Pass the screen" in capsys.readouterr().out) == hides


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "You roll ", "Seat 1 (greedy) rolls"),
        ("fr", "Vous lancez ", "Joueur 1 (avide) lance"),
        ("fa", "انداختید", "انداخت"),
    ],
)
def test_what_you_do_is_said_to_you(
    language: str,
    yours: str,
    theirs: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 12))
    try:
        assert main(["--language", language, "play", "card-kingdoms", "--seed", "3"]) == 0
    finally:
        Screen.language = "en"
    out = capsys.readouterr().out
    assert yours in out
    assert theirs in out
