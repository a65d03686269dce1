"""A match with luck taken out: the same mean, less spread."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from duchy.arena.play.match import match, match_plan
from duchy.arena.play.work import Crew
from duchy.games import game as find_game


def played(games: int, bots: tuple[str, str] = ("random", "random"), **settings: Any) -> dict[str, Any]:
    plan = match_plan(find_game("pebbles"), bots, 2, games, "adjusted", adjusted=True)
    return match(plan, **settings)


def test_equal_bots_are_equal_without_their_luck() -> None:
    found = played(200)["bots"][0]["adjusted"]
    assert found["low"] < 0.5 < found["high"]
    assert found["low"] < found["rate"] < found["high"]


def test_the_better_bot_stays_the_better_one() -> None:
    line = played(100, ("greedy", "random"))["bots"][0]
    assert line["adjusted"]["rate"] > 0.5
    assert abs(line["adjusted"]["rate"] - line["win_rate"]) < 0.15


def test_between_two_the_rates_add_up_to_one() -> None:
    one, two = (line["adjusted"] for line in played(20)["bots"])
    assert abs(one["rate"] + two["rate"] - 1) < 1e-6
    assert abs(one["factor"] - two["factor"]) < 1e-6


def test_jobs_and_stops_change_nothing(tmp_path: Path) -> None:
    whole = played(16)
    assert played(16, crew=Crew(2)) == whole
    keep = str(tmp_path / "match.json")
    played(8, keep=keep)
    assert played(16, keep=keep) == whole


def test_games_themselves_are_not_changed() -> None:
    plan = match_plan(find_game("pebbles"), ("greedy", "random"), 2, 20, "adjusted")
    plain = match(plan)["bots"]
    adjusted = played(20, ("greedy", "random"))["bots"]
    assert "adjusted" not in plain[0]
    assert [{**line, "adjusted": None} for line in plain] == [{**line, "adjusted": None} for line in adjusted]
