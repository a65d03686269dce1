"""The end as everybody is told it: where points came from, and how a tie was broken."""

from __future__ import annotations

import json
from typing import Any

import pytest

import duchy
from duchy.core.record import read_record
from duchy.core.score import tie_among, tie_break
from duchy.core.showing.words import languages, words
from duchy.core.state import State
from duchy.games import game as find_game
from duchy.table.game.results import result_facts
from places import RECORDS

GAMES = ("card-kingdoms", "dice-kingdoms", "king-of-the-valley", "villages")


def ended(name: str) -> State:
    data = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    return read_record(data, find_game).replay()


def test_level_seats_are_compared_until_one_is_left() -> None:
    village = tie_break("village", [9, 12, 9])
    gold = tie_break("gold", [4, 0, 6])
    resources = tie_break("resources", [1, 1, 1])
    assert tie_among([21, 20, 19], [village, gold]) is None
    told = tie_among([21, 19, 21], [village, gold, resources])
    assert told == {"seats": [0, 2], "steps": [village, gold]}


def test_a_tie_that_nothing_breaks_is_told_whole() -> None:
    cards = tie_break("cards", [9, 9], least=True)
    assert tie_among([30, 30], [cards]) == {"seats": [0, 1], "steps": [cards]}


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_of_a_reckoning_make_the_score(game: str) -> None:
    state = ended(f"{game}-4")
    result = result_facts(state)
    for score, lines in zip(result["scores"], result["reckoning"], strict=True):
        sums = dict.fromkeys(score["parts"], 0)
        for line in lines:
            sums[line["part"]] += line["points"]
        assert sums == score["parts"]


@pytest.mark.parametrize("game", GAMES)
def test_every_line_has_words_in_every_language(game: str) -> None:
    names: list[Any] = []
    for lines in result_facts(ended(f"{game}-4"))["reckoning"]:
        names += [name for line in lines for name in (line["what"], line["by"]) if name is not None]
    names += [(f"tie-{tie['by']}", {}) for tie in ended(f"{game}-4").tie_breaks()]
    assert names
    for language in languages():
        said = [words(language, game).phrase(name) for name in names]
        assert not [text for text in said if text.startswith("[")]


def test_a_duke_is_named_with_each_line_he_counts() -> None:
    for lines in result_facts(ended("card-kingdoms-3"))["reckoning"]:
        dukes = [line["by"] for line in lines if line["part"].startswith("duke")]
        assert dukes[0][0].startswith("card-")
        assert dukes == [dukes[0]] * len(dukes)


def test_the_dark_lord_is_reckoned_too() -> None:
    result = result_facts(ended("card-kingdoms-1"))
    assert result["rival"] is not None
    assert sum(line["points"] for line in result["reckoning"][1]) == result["rival"]["total"]


@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_a_place(game: str) -> None:
    result = result_facts(ended(f"{game}-4"))
    first = [seat for seat, place in enumerate(result["places"]) if place == 1]
    assert first == result["winners"]
    assert sorted(result["places"])[0] == 1


def test_a_running_game_is_not_reckoned() -> None:
    result = result_facts(duchy.game("card-kingdoms").new(seats=2))
    assert (result["reckoning"], result["tie"]) == ([], None)
