"""The boards of the terminal: all is said in the reader's language, and nothing is missing."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast
from rich.cells import cell_len
from rich.console import Console

from duchy.cli.playing.board import board_of, draw_table
from duchy.cli.playing.teller import Teller
from duchy.cli.screen import Screen
from duchy.core.game import Game
from duchy.core.showing.words import words
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game, game_ids
from locales.test_locales import FILES, found_in, messages
from proof import proof

GAMES = proof(1, nightly=10)
EVERY = proof(29, nightly=5)
"""Positions between two looks."""
ISOLATES = re.compile("[\u2066-\u2069]")
SQUARES = re.compile(r"\b[a-e][1-5]\b|│ [1-5] │")
"""Places of the valley are called alike in all languages, as those of a chessboard are."""

language_and_game = pytest.mark.parametrize(
    ("language", "id"), [(language, id) for language in ("en", "fr", "fa") for id in game_ids()]
)


class Sitting:
    """A game that is looked at in one language."""

    def __init__(self, language: str, id: str, width: int) -> None:
        self.screen = Screen(id)
        self.screen.words = words(language, id)
        self.screen.words.faults.clear()
        self.screen.console = Console(
            file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False
        )

    def seen(self, state: State, viewer: int | None) -> str:
        """All that a person at the terminal sees: the board, the question and the moves."""
        teller = Teller(self.screen, ["me", *["greedy"] * (state.seats - 1)], 0)
        with self.screen.console.capture() as shown:
            self.screen.show(draw_table(state, viewer, teller))
            if viewer in state.deciders and viewer is not None:
                self.screen.show(teller.prompt(state, viewer))
                if self.screen.words.language != "en":  # whose moves show what can be typed as well
                    self.screen.show(teller.moves(state, viewer))
        return ISOLATES.sub("", shown.get())


def positions(id: str) -> Iterator[State]:
    """Positions of random games, with few and with many seats, to their ends."""
    box = game(id)
    for number in range(GAMES):
        for seats in sorted({box.min_seats, 2, box.max_seats}):
            state = box.new(seats=seats, seed=f"boards {number}")
            rng = Stream(key_from_seed(f"boards {id} {seats} {number}"))
            step = 0
            while not state.over:
                if step % EVERY == 0:
                    yield state
                seat = state.deciders[0]
                legal = state.legal(seat)
                state.play(seat, legal[rng.below(len(legal))])
                step += 1
            yield state


@cache
def english_words(id: str, language: str) -> frozenset[str]:
    """Words that the catalogue says in English only: not in this language, nor are they names in both."""

    def said(language: str) -> set[str]:
        files = [
            file for file in FILES if file.startswith(("common", "fields", "terminal", id.replace("-", "_")))
        ]
        texts = [
            node.value  # type: ignore[attr-defined]
            for file in files
            for message in messages(language, file).values()
            for node in found_in(message, ast.TextElement)
        ]
        return {word.casefold() for text in texts for word in re.findall(r"[A-Za-z]{3,}", text)}

    return frozenset(said("en") - said(language))


def ids_in(value: Any) -> Iterator[str]:
    """Every word of a view that could be shown raw: values and names of fields."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield name
            yield from ids_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from ids_in(part)
    elif isinstance(value, str):
        yield value


@language_and_game
def test_a_board_is_told_in_one_language_without_raw_ids(language: str, id: str) -> None:
    narrow, wide = Sitting(language, id, 80), Sitting(language, id, 120)
    for place, state in enumerate(positions(id)):
        viewer = state.deciders[0] if state.deciders else 0
        look = narrow if place % 2 else wide
        for seen in (look.seen(state, viewer), *([look.seen(state, None)] if place % 5 == 0 else [])):
            plain = re.sub(r"\b[A-Z]{2}-[A-Z]*-?[0-9]+", "", seen)
            assert "_" not in plain, plain
            assert "[" not in plain, plain
            assert not re.search(r"\bNone\b(?! of)", plain)
            assert "{" not in plain
            assert max(map(cell_len, plain.splitlines())) <= look.screen.console.width
            if language != "en":
                shown = {word.casefold() for word in re.findall(r"[A-Za-z]{3,}", plain)}
                assert not shown & english_words(id, language), shown & english_words(id, language)
            if language == "fr":
                assert not re.search(r"[^\s\u00a0\u202f][:;?!](?=\s|$)", plain), "as French printers set them"
            if language == "fa":
                latin = re.findall(r"[A-Za-z]{2,}|[0-9]+", SQUARES.sub("", plain))
                assert not latin, (latin, plain)
            raw = {name for name in ids_in(state.view(viewer)["table"]) if "_" in name or "-" in name[1:]}
            assert not [name for name in raw if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", plain)]
    assert not narrow.screen.words.faults
    assert not wide.screen.words.faults


@pytest.mark.parametrize("id", game_ids())
def test_a_board_marks_the_own_seat(id: str) -> None:
    box = game(id)
    state = box.new(seats=max(2, box.min_seats), seed=3)
    seen = Sitting("en", id, 80).seen(state, 0)
    assert seen.count("▸ Seat 0 (you)") == 1
    assert "▸ Seat 1" not in seen


def test_every_game_here_has_a_board_of_its_own() -> None:
    assert all(board_of(game(id)) for id in game_ids())
    assert board_of(Game()) == ""


# -- What a decision needs --------------------------------------------------------------------------


def seen_at(id: str, moves: int, seats: int = 2, seed: int = 3, width: int = 120, viewer: int = 0) -> str:
    state = game(id).new(seats=seats, seed=seed)
    for _ in range(moves):
        seat = state.deciders[0]
        state.play(seat, state.legal(seat)[0])
    return " ".join(Sitting("en", id, width).seen(state, viewer).split())


def test_card_kingdoms_shows_strength_points_roles_and_powers() -> None:
    state = game("card-kingdoms").new(seats=2, seed=3, options={"setup": "first-game"})
    seen = " ".join(Sitting("en", "card-kingdoms", 120).seen(state, 0).split())
    assert re.search(r"Goblin .* Hills 1 strength 1 1 gold 5", seen)
    assert re.search(r"Cleric 1 Holy 3 3 magic 1 magic 5", seen)
    for text in ("on your roll", "on others’ rolls", "points in sight 0", "exhausted 0 of 4"):
        assert text in seen
    domain = state.view(0)["table"]["centre"]["domains"][0]["card"]
    told = words("en", "card-kingdoms").phrase(state.game.card_texts("domains", domain)[0])
    assert told.split(":")[0] in seen


def test_villages_shows_powers_of_piles_row_hand_and_villages() -> None:
    box = game("villages")
    state = box.new(seats=2, seed=3)
    table = state.view(0)["table"]
    seen = re.sub(r"\W", "", Sitting("en", "villages", 160).seen(state, 0))
    said = words("en", "villages")
    cards = [("buildings", pile["card"]) for pile in table["piles"]]
    cards += [("adventurers", place["card"]) for place in table["row"]]
    assert "canbebuilt" in seen
    for section, id in cards:
        for phrase in box.card_texts(section, id):
            first = re.sub(r"\W", "", said.phrase(phrase))[:14]
            assert first in seen, (id, first)


def test_dice_kingdoms_shows_guilds_statues_blocks_and_a_map() -> None:
    seen = seen_at("dice-kingdoms", 1)
    assert "1 Holy" in seen
    assert "11/12 Worker" in seen
    assert "Lair 1 4·5·6" in seen
    assert "5 points, 3 for others" in seen
    assert re.search(r"Statue \d+ (?:\d points? at the end for|at once 3 times)", seen)
    assert "A Yellow ±1" in seen
    assert "M A Soldier citizen joins" in seen


def test_the_map_of_roads_has_every_box_once() -> None:
    state = game("dice-kingdoms").new(seats=1, seed=5)
    look = Sitting("en", "dice-kingdoms", 80).seen(state, 0)
    lines = look[look.index("│ roads") :].splitlines()[1:]
    forest = "".join(lines[: next(n for n, line in enumerate(lines) if "A Yellow" in line)])
    boxes = len(re.findall("[□■=♟¤≡▲†★×]", forest))
    roads = state.game.card_file.sections["roads"].values()
    assert boxes == sum(len(road["boxes"]) for road in roads)
    assert sorted(re.findall("[A-M]", forest)) == list("ABCDEFGHIJKLM")
    assert sorted(re.findall("[1-4]", forest)) == list("1234")


def test_bans_of_an_event_stand_on_the_board() -> None:
    box = game("dice-kingdoms")
    position = box.new(seats=1, seed=5).dump()
    position["table"]["solo"]["bans"] = ["no-blue", "no-powers"]
    seen = Sitting("en", "dice-kingdoms", 80).seen(box.load(position), 0)
    assert "This turn: no blue die, no powers of domains." in seen


def test_the_valley_calls_kings_by_their_players_and_castles_are_compact() -> None:
    state = game("king-of-the-valley").new(seats=2, seed=3)
    for _ in range(2):
        seat = state.deciders[0]
        state.play(seat, state.legal(seat)[0])
    lines = Sitting("en", "king-of-the-valley", 120).seen(state, 0).splitlines()
    seen = "\n".join(lines)
    assert "♔ Seat 0" in seen
    assert "♔ Seat 1" in seen
    start = next(n for n, line in enumerate(lines) if line.startswith("castles"))
    end = next(n for n, line in enumerate(lines) if line.startswith("Pile II"))
    assert end - start <= 16, "two castles in sixteen lines"
