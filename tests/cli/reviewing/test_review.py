"""`duchy review`: told on the terminal, as a page, or as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Duchy
from duchy.cli.screen import Screen
from duchy.core.record import Record
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game that was played at random to its end."""
    state = find_game("pebbles").new(2, "review", {"pile": "large"})
    record = Record.of(state)
    rng = Stream(key_from_seed("review"))
    while not state.over:
        seat = state.deciders[0]
        legal = state.legal(seat)
        record.moves.append((seat, legal[rng.below(len(legal))]))
        state.play(*record.moves[-1])
    path = tmp_path / "game.json"
    record.save(path)
    return path


def test_it_tells_the_account_and_the_costly_decisions(duchy: Duchy, record: Path) -> None:
    code, out, err = duchy("review", record, "--eyes", 1, "--jobs", 1)
    assert (code, err) == (0, "")
    for part in ("Pebbles", "as Seat 1 has it", "The account", "unexplained", "accuracy", "analyst:1"):
        assert part in out
    assert "Costly decisions of Seat 1" in out


def test_data_is_the_same_for_any_number_of_jobs_and_adds_up(duchy: Duchy, record: Path) -> None:
    code, out, _ = duchy("review", record, "--json", "--jobs", 1)
    found = json.loads(out)
    assert code == 0
    assert found == json.loads(duchy("review", record, "--json", "--jobs", 2)[1])
    assert found["done"] == found["total"]
    for seat in found["findings"]:
        points = seat["account"]["points"]
        sums = sum(points[term] for term in ("start", "luck", "own", "rest")) + sum(points["rivals"])
        assert sums == points["result"]


def test_a_stopped_review_goes_on_and_ends_as_if_it_had_not_been(
    duchy: Duchy, record: Path, tmp_path: Path
) -> None:
    keep = tmp_path / "kept.json"
    whole = duchy("review", record, "--json", "--keep", keep, "--jobs", 1)[1]
    kept = json.loads(keep.read_text())
    kept["pieces"] = kept["pieces"][:10]
    keep.write_text(json.dumps(kept))
    assert duchy("review", record, "--json", "--keep", keep, "--jobs", 1)[1] == whole
    assert len(json.loads(keep.read_text())["pieces"]) == json.loads(whole)["total"]
    code, _, err = duchy("review", record, "--budget", 2, "--keep", keep)
    assert (code, err.count("\n")) == (2, 1)
    assert "holds another review (its analyst differs)" in err


@pytest.mark.parametrize(
    ("language", "way", "word"), [("en", "ltr", "luck"), ("fr", "ltr", "chance"), ("fa", "rtl", "بخت")]
)
def test_the_page_stands_alone_in_every_language(
    duchy: Duchy, record: Path, tmp_path: Path, language: str, way: str, word: str
) -> None:
    page = tmp_path / "page.html"
    code, _, err = duchy("--language", language, "review", record, "-o", page, "--jobs", 1)
    Screen.language = "en"
    assert (code, err) == (0, "")
    text = page.read_text("utf-8")
    assert f'<html lang="{language}" dir="{way}">' in text
    assert word in text
    assert 'class="curve"' in text
    assert "http" not in text.replace("http-equiv", "")
    assert "[cli-" not in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--budget", "0"), "budget '0': it is a number from 1 to 100, such as 2 or analyst:2"),
        (("--budget", "much"), "budget 'much': it is a number from 1 to 100, such as 2 or analyst:2"),
        (("--eyes", "2"), "there is no seat 2: the seats are 0 to 1"),
        (("-o", "/nowhere/page.html"), "/nowhere/page.html: cannot be written"),
    ],
)
def test_bad_input_is_one_sentence(
    duchy: Duchy, record: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    code, out, err = duchy("review", record, *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert sentence in err


def test_a_broken_record_and_an_unfinished_game_are_one_sentence(
    duchy: Duchy, record: Path, tmp_path: Path
) -> None:
    data = json.loads(record.read_text())
    del data["moves"][-1], data["result"]
    record.write_text(json.dumps(data))
    keep = tmp_path / "kept.json"
    code, out, err = duchy("review", record, "--keep", keep)
    assert (code, out, err.count("\n"), keep.exists()) == (2, "", 1, False)
    assert "the game is not finished: only a finished game can be reviewed" in err
    data["moves"][2] = "1 take 99"
    record.write_text(json.dumps(data))
    code, out, err = duchy("review", record)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "moves[2]" in err
