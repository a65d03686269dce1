"""`duchy sim` and `duchy bench`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cli.conftest import Duchy

SPEEDS = ("games_per_second", "moves_per_second")


def simulated(duchy: Duchy, *arguments: object) -> dict[str, Any]:
    code, out, err = duchy("sim", "pebbles", *arguments, "--json")
    assert (code, err) == (0, "")
    result: dict[str, Any] = json.loads(out)
    for speed in SPEEDS:
        assert result.pop(speed) > 0
    return result


def test_the_same_arguments_give_the_same_object(duchy: Duchy) -> None:
    arguments = (
        "--seats",
        2,
        "--bots",
        "greedy,random",
        "--games",
        12,
        "--seed",
        4,
        "--option",
        "pile=large",
    )
    result = simulated(duchy, *arguments)
    assert result == simulated(duchy, *arguments, "--jobs", 2)
    assert result["options"] == {"pile": "large", "quiet": False}
    assert (result["game"], result["seats"], result["games"], result["seed"]) == ("pebbles", 2, 12, 4)
    assert [bot["bot"] for bot in result["bots"]] == ["greedy", "random"]
    assert result != simulated(duchy, *arguments[:-4], "--seed", 5, "--option", "pile=large")


def test_a_process_of_its_own_gives_the_same_object(duchy: Duchy, start: Duchy) -> None:
    assert simulated(duchy, "--games", 5) == simulated(start, "--games", 5, "--jobs", 2)


def test_a_seed_may_be_a_word(duchy: Duchy) -> None:
    assert simulated(duchy, "--games", 3, "--seed", "autumn")["seed"] == "autumn"
    assert simulated(duchy, "--games", 3, "--seed", "-3")["seed"] == -3


def test_a_simulation_is_readable(duchy: Duchy) -> None:
    code, out, err = duchy("sim", "pebbles", "--games", 20, "--bots", "greedy,random")
    assert (code, err) == (0, "")
    assert "Pebbles: 20 games, 2 seats, seed 0" in out
    assert "pile=" not in out
    assert "greedy" in out
    assert "moves a second" in out


def test_the_cards_of_a_user_are_simulated(duchy: Duchy, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[gems.ruby]\npoints = 900\n")
    assert simulated(duchy, "--cards", mine)["bots"][0]["mean_score"] > 100


def test_the_benchmark_as_plain_data(duchy: Duchy) -> None:
    code, out, err = duchy("bench", "--seconds", 0.02, "--json")
    assert (code, err) == (0, "")
    lines = json.loads(out)
    assert [(line["game"], line["seats"]) for line in lines] == [
        ("pebbles", 1),
        ("pebbles", 2),
        ("pebbles", 3),
    ]
    assert all(line["play_us"] > 0 for line in lines)


def test_the_benchmark_is_readable(duchy: Duchy) -> None:
    code, out, _ = duchy("bench", "pebbles", "--seconds", 0.02)
    assert code == 0
    assert "imagine" in out
    assert "…" not in out
