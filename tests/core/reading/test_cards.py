"""Card files: a user's cards are laid over ours, and every complaint names file, card, field and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from core.refused import refused
from core.toy import Toy
from duchy.core.errors import BadCards
from duchy.core.reading.cards import SOURCES, CardFile, check_ids, read_overlay


def cards(toml: str, tmp_path: Path) -> Toy:
    """The toy game with a user's card file laid over its own."""
    path = tmp_path / "mine.toml"
    path.write_text(toml, "utf-8")
    return Toy(read_overlay(path), "mine.toml")


def test_the_cards_of_the_box() -> None:
    guests = Toy().guests
    assert [(guest.id, guest.worth, guest.copies) for guest in guests] == [
        ("beggar", 1, 4),
        ("thief", 2, 3),
        ("queen", 5, 2),
    ]
    assert [guest.source for guest in guests] == ["rulebook", "rulebook", "reconstructed"]


def test_a_user_changes_a_field_and_the_others_stay(tmp_path: Path) -> None:
    game = cards("guests.queen.worth = 7", tmp_path)
    queen = game.guests[2]
    assert (queen.id, queen.worth, queen.copies, queen.source) == ("queen", 7, 2, "user")
    assert [guest.source for guest in game.guests[:2]] == ["rulebook", "rulebook"]
    assert game.card_file.overlay == {"guests": {"queen": {"worth": 7}}}


def test_a_user_may_know_the_source_better(tmp_path: Path) -> None:
    game = cards('guests.queen = {worth = 6, source = "public"}', tmp_path)
    assert game.guests[2].source == "public"


def test_a_new_card_is_played_like_any_other(tmp_path: Path) -> None:
    game = cards("[guests.king]\nworth = 9\ncopies = 20", tmp_path)
    assert game.guests[3].id == "king"
    assert "king" in game.new(4).dump()["table"]["guests"]


def test_a_users_cards_do_not_touch_those_of_others(tmp_path: Path) -> None:
    cards("guests.queen.worth = 7", tmp_path)
    assert Toy().guests[2].worth == 5
    assert Toy().card_file.overlay == {}


SOURCE_LIST = "it can be rulebook, public, reconstructed or user"


@pytest.mark.parametrize(
    ("toml", "sentence"),
    [
        ("guests.queen.worth = 'lots'", "guests.queen.worth: must be a whole number, not 'lots'"),
        ("guests.queen.worth = -1", "guests.queen.worth: must be a number of at least 0, not -1"),
        ("guests.queen.worth = true", "guests.queen.worth: must be a whole number, not True"),
        ("guests.queen.copies = 0", "guests.queen.copies: must be a number from 1 to 20, not 0"),
        ("guests.thief.robs = 1", "guests.thief.robs: must be true or false, not 1"),
        ("guests.queen.source = 'x'", f"guests.queen.source: there is no source 'x'; {SOURCE_LIST}"),
        ("guests.queen.worht = 7", "guests.queen.worht: there is no such field; did you mean 'worth'?"),
        ("guests.queen.born = 1979-05-27", "guests.queen.born: there is no such field"),
        ("guests.king = {worth = 9}", "guests.king.copies: this field is missing"),
        ("guests.King = {worth = 9}", "guests.King: a card id has small letters, digits and '_' only"),
        ("guests.'a king'.worth = 9", "guests.a king: a card id has small letters, digits and '_' only"),
        ("guests.queen = 7", "guests.queen: must be a table of fields, not 7"),
        ("guests = [1]", "guests: must be a table of cards by id, not [1]"),
        ("guest.queen.worth = 7", "there is no section 'guest'; did you mean 'guests'?"),
        ("castles.x.worth = 7", "there is no section 'castles'; it can be guests"),
    ],
)
def test_a_bad_card_is_named_with_its_file_field_and_reason(toml: str, sentence: str, tmp_path: Path) -> None:
    with refused(BadCards, f"mine.toml: {sentence}"):
        cards(toml, tmp_path)


def test_a_card_of_the_box_is_named_with_the_file_of_the_box(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text("guests.queen.worth = 'lots'\nguests.king.worth = 1", "utf-8")
    file = CardFile(path, {"guests": {"king": {"worth": "many"}}}, "mine.toml")
    with refused(BadCards, "cards.toml: guests.queen.worth: must be a whole number, not 'lots'"):
        file.fields("guests", "queen").number("worth")
    with refused(BadCards, "mine.toml: guests.king.worth: must be a whole number, not 'many'"):
        file.fields("guests", "king").number("worth")


@pytest.mark.parametrize("overlay", [{"guests": None}, {"guests": {"queen": []}}, {"x": 1}])
def test_cards_without_a_file_are_named_too(overlay: dict[str, Any]) -> None:
    with refused(BadCards, "the cards: ..."):
        Toy(overlay)


@pytest.mark.parametrize("value", ["", "9" * 5000])
def test_a_file_that_is_not_toml(value: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"guests.queen.worth = {value}", "utf-8")
    with refused(BadCards, f"{path}: is not valid TOML (..."):
        read_overlay(path)


def test_a_file_nested_too_deeply(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("guests.queen.worth = " + "[" * 10_000, "utf-8")
    with refused(BadCards, f"{path}: is nested too deeply"):
        read_overlay(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    with refused(BadCards, f"{path}: cannot be read (no such file or directory)"):
        read_overlay(path)


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe")
    with refused(BadCards, f"{path}: is not a text file in UTF-8"):
        read_overlay(path)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("queen", ["queen"]),
        ("Queen", ["queen"]),
        ("Thief's Friend", ["thiefs_friend"]),
        ("thief", ["thief"]),
        ("hie", ["thief", "thiefs_friend"]),
        ("nobody", []),
    ],
)
def test_a_card_is_found_by_the_name_a_person_types(wanted: str, found: list[str]) -> None:
    file = Toy({"guests": {"thiefs_friend": {"worth": 1, "copies": 1}}}).card_file
    assert file.find(wanted) == [("guests", card) for card in found]


def test_ids_are_plain() -> None:
    check_ids(["archer", "dire_bear", "orc2"], "cards")
    for bad in ("Archer", "dire bear", "orc-2", "", "é!"):
        with refused(BadCards, f"cards.{bad}: a card id has small letters, digits and '_' only"):
            check_ids([bad], "cards")


def test_the_sources_a_card_can_have() -> None:
    assert SOURCES == ("rulebook", "public", "reconstructed", "user")
