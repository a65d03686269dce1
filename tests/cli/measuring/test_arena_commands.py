"""`duchy match`, `duchy ladder`, `duchy report` and `duchy bench --compare`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Duchy
from duchy.arena.measure.ladder import ladder
from duchy.cli.measuring import ladder as command

MATCH = ("match", "greedy", "random", "--game", "pebbles")
LADDER = ("ladder", "--game", "pebbles", "--bots", "random,greedy", "--games", 10)
REPORT = ("report", "pebbles", "--bots", "random", "--games", 12)


def as_data(duchy: Duchy, *arguments: object) -> Any:
    code, out, err = duchy(*arguments, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def test_a_match_is_the_same_for_any_number_of_jobs(duchy: Duchy) -> None:
    result = as_data(duchy, *MATCH, "--games", 20, "--seed", "x")
    assert result == as_data(duchy, *MATCH, "--games", 20, "--seed", "x", "--jobs", 2)
    assert result != as_data(duchy, *MATCH, "--games", 20, "--seed", "y")
    assert [line["bot"] for line in result["bots"]] == ["greedy", "random"]


def test_a_match_is_readable(duchy: Duchy) -> None:
    code, out, err = duchy(*MATCH, "--games", 20, "--option", "pile=large")
    assert (code, err) == (0, "")
    assert "Pebbles: 20 games, 2 seats, seed 0" in out
    assert "pile=large" in out
    assert "95 %" in out
    assert "margin" in out
    assert "ecided" not in out


def test_a_match_stops_when_it_is_decided(duchy: Duchy) -> None:
    assert " of 300 games." in duchy(*MATCH, "--games", 300, "--decide")[1]
    assert (
        "Not decided after 8 games."
        in duchy("match", "random", "random", *MATCH[3:], "--games", 8, "--decide")[1]
    )


def test_a_bot_of_ones_own_may_play(duchy: Duchy) -> None:
    result = as_data(duchy, "match", "arena.strangers:First", "random", *MATCH[3:], "--games", 4)
    assert result["bots"][0]["bot"] == "arena.strangers:First"


def test_a_bot_in_the_working_directory_is_found(
    duchy: Duchy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "homely_bot.py").write_text("from arena.strangers import First as Homely\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["", *__import__("sys").path])
    result = as_data(duchy, "match", "homely_bot:Homely", "random", *MATCH[3:], "--games", 4, "--jobs", 2)
    assert result["bots"][0]["bot"] == "homely_bot:Homely"


def test_a_ladder_is_printed_or_written(duchy: Duchy, tmp_path: Path) -> None:
    code, out, err = duchy(*LADDER)
    assert (code, err) == (0, "")
    assert "rating" in out
    file = tmp_path / "bots.md"
    for _ in range(2):
        assert duchy(*LADDER, "-o", file)[0] == 0
    assert file.read_text().count("### Pebbles") == 1


def test_a_ladder_keeps_what_was_written_while_it_was_played(
    duchy: Duchy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bots.md"

    def slow_ladder(*arguments: Any) -> dict[str, Any]:
        file.write_text("# Meanwhile\n")
        return ladder(*arguments)

    monkeypatch.setattr(command, "ladder", slow_ladder)
    assert duchy(*LADDER, "-o", file)[0] == 0
    text = file.read_text()
    assert text.startswith("# Meanwhile\n")
    assert "### Pebbles" in text


def test_a_ladder_goes_on_where_it_stopped(duchy: Duchy, tmp_path: Path) -> None:
    kept = tmp_path / "ladder.json"
    whole = as_data(duchy, *LADDER)
    assert as_data(duchy, *LADDER[:-1], 4, "--keep", kept)["games"] == 4
    assert as_data(duchy, *LADDER, "--keep", kept) == whole
    assert as_data(duchy, *LADDER, "--keep", kept) == whole


def test_a_ladder_as_plain_data(duchy: Duchy) -> None:
    result = as_data(duchy, *LADDER)
    assert result["zero"] == "random"
    assert result["bots"][0]["rating_low"] < result["bots"][0]["rating"] < result["bots"][0]["rating_high"]


def test_a_report_is_a_page_and_the_same_numbers(duchy: Duchy, tmp_path: Path) -> None:
    html, numbers = tmp_path / "report.html", tmp_path / "report.json"
    code, out, err = duchy(*REPORT, "-o", html, "--json", numbers)
    assert (code, err) == (0, "")
    assert "12 games reported in" in out
    assert html.read_text("utf-8").startswith("<!doctype html>")
    data = json.loads(numbers.read_text("utf-8"))
    assert data == as_data(duchy, *REPORT)
    assert data == as_data(duchy, *REPORT, "--jobs", 2)
    assert (data["standard"]["games"], data["changed"]) == (12, None)


def test_a_report_compares_changed_cards_with_the_standard_ones(duchy: Duchy, tmp_path: Path) -> None:
    mine, html = tmp_path / "mine.toml", tmp_path / "report.html"
    mine.write_text("[gems.ruby]\npoints = 90\n")
    data = as_data(duchy, *REPORT, "--cards", mine, "-o", html)
    assert data["standard"] == as_data(duchy, *REPORT)["standard"]
    assert data["changed"]["changed"] == {"gems": ["ruby"]}
    assert data["changed"]["scores"]["all"]["mean"] > data["standard"]["scores"]["all"]["mean"]
    text = html.read_text("utf-8")
    assert "mine.toml" in text
    assert "<code>ruby</code>" in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ("match", "gredy", "random", "--game", "pebbles"),
            "there is no bot 'gredy'; did you mean 'greedy'?",
        ),
        (("match", "mcts:0", "random", "--game", "pebbles"), "bot mcts:0: its budget is a number"),
        (("match", "mcts:99999999ms", "random", "--game", "pebbles"), "bot mcts:99999999ms: its budget"),
        (("match", "random", "--game", "pebbles"), "a match needs at least 2 bots, not 1"),
        (("match", "random", "greedy", "--game", "peebles"), "there is no game 'peebles'"),
        (("match", "random", "greedy"), "the following arguments are required: --game"),
        ((*MATCH, "--seats", "3"), "2 bots cannot meet at 3 seats"),
        ((*MATCH, "--games", "0"), "must be a whole number of at least 1, not '0'"),
        ((*MATCH, "--runner", "abacus"), "invalid choice: 'abacus'"),
        (("match", "arena.strangers:Raising", "random", "--game", "pebbles"), "it failed in seat 0 (Zero"),
        (
            ("match", "arena.strangers:Cheating", "random", "--game", "pebbles"),
            "which is none of the 2 moves",
        ),
        (("sim", "pebbles", "--bots", "arena.strangers:Talking"), "it chose 'take 3', which is none"),
        (("match", "nowhere.bot:Bot", "random", "--game", "pebbles"), "there is no module 'nowhere'"),
        (("ladder", "--game", "pebbles", "--bots", "random,random"), "one is named twice in random,random"),
        ((*LADDER, "-o", "/nowhere/bots.md"), "cannot be written (there is no folder /nowhere)"),
        ((*LADDER, "-o", "/proc/bots.md"), "/proc/bots.md: cannot be written"),
        ((*LADDER, "--keep", "/nowhere/kept.json"), "cannot be written (there is no folder /nowhere)"),
        (REPORT, "say where the page goes (-o report.html)"),
        ((*REPORT, "-o", "/proc/report.html"), "/proc/report.html: cannot be written"),
        ((*REPORT, "-o", "/"), "/: cannot be written (it is a folder)"),
        ((*REPORT, "--cards", "/nowhere.toml", "--json"), "/nowhere.toml: cannot be read"),
        (("bench", "--compare", "/nowhere.json"), "/nowhere.json: cannot be read"),
        (
            ("bench", "--compare", "x", "--loss", "120"),
            "must be a number of per cent from 0 to 99, not '120'",
        ),
    ],
)
def test_what_was_asked_wrongly_is_one_sentence(
    duchy: Duchy, arguments: tuple[object, ...], complaint: str
) -> None:
    code, out, err = duchy(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("duchy: ")
    assert complaint in err
    assert err.count("\n") == 1


@pytest.mark.slow
def test_a_benchmark_that_lost_too_much_ends_with_1(duchy: Duchy, tmp_path: Path) -> None:
    lines = as_data(duchy, "bench", "--seconds", 0.05)
    saved = tmp_path / "bench.json"
    saved.write_text(json.dumps([{**line, "play_us": line["play_us"] / 1000} for line in lines]))
    code, out, err = duchy("bench", "--seconds", 0.05, "--compare", saved, "--loss", 95)
    assert (code, err) == (1, "")
    assert "Slower by more than 95 %" in out
    saved.write_text(json.dumps([{**line, "yardstick_us": line["yardstick_us"] / 10_000} for line in lines]))
    code, out, err = duchy("bench", "--seconds", 0.05, "--compare", saved)
    assert (code, err) == (0, "")
    assert "Nothing is slower by more than 20 %." in out


def test_a_comparison_as_plain_data(duchy: Duchy, tmp_path: Path) -> None:
    saved = tmp_path / "bench.json"
    saved.write_text(json.dumps(as_data(duchy, "bench", "--seconds", 0.05)))
    lines = as_data(duchy, "bench", "pebbles", "--seconds", 0.05, "--compare", saved, "--loss", 99)
    assert [line["seats"] for line in lines] == [1, 2, 3]
    assert all(line["moves_per_second"] > 0 for line in lines)


def test_a_benchmark_of_another_game_cannot_be_compared(duchy: Duchy, tmp_path: Path) -> None:
    saved = tmp_path / "bench.json"
    saved.write_text("[]")
    code, _, err = duchy("bench", "--compare", saved)
    assert (code, err) == (2, f"duchy: {saved}: has no line for pebbles\n")
