"""Simulations: the same plan gives the same result, whoever plays which game."""

from __future__ import annotations

from fractions import Fraction
from statistics import stdev
from typing import Any

import pytest

from duchy.arena.play import simulate as arena
from duchy.arena.play.simulate import EndlessGame, Plan, Tally, plan_for, play_chunk, simulate
from duchy.core.errors import BadOption, BadSeats, DuchyError
from duchy.core.score import Score
from duchy.games import game as find_game

SPEEDS = ("games_per_second", "moves_per_second")


def planned(*bots: str, **arguments: Any) -> Plan:
    return plan_for(find_game("pebbles"), bots or ("random",), **arguments)


def chunk(plan: Plan, start: int, stop: int) -> Tally:
    return play_chunk(find_game("pebbles"), plan, start, stop)


def without_speeds(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in SPEEDS}


def sums(tally: Tally) -> list[object]:
    return [getattr(tally, name) for name in Tally.__slots__]


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random", "random")])
def test_the_number_of_jobs_changes_nothing(bots: tuple[str, ...]) -> None:
    plan = planned(*bots, seats=3, games=30, seed=5)
    assert without_speeds(simulate(plan, jobs=2)) == without_speeds(simulate(plan, jobs=1))


def test_a_game_depends_on_the_seed_and_its_number_only() -> None:
    plan = planned("random", games=10, seed="x")
    parts = chunk(plan, 0, 3)
    parts.add(chunk(plan, 3, 10))
    assert sums(parts) == sums(chunk(plan, 0, 10))
    assert sums(chunk(plan, 0, 5)) != sums(chunk(plan, 5, 10))
    assert sums(chunk(planned("random", games=10, seed="y"), 0, 10)) != sums(parts)


def test_random_bots_play_the_same_in_and_out_of_their_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = planned("random", seats=3, games=20)
    quick = sums(chunk(plan, 0, 20))
    monkeypatch.setattr(arena, "all", lambda each: False, raising=False)
    assert sums(chunk(plan, 0, 20)) == quick


def test_a_shared_victory_is_split() -> None:
    class Shared:
        turn = 4

        def winners(self) -> tuple[int, ...]:
            return (0, 2)

        def scores(self) -> list[Score]:
            return [Score({"pebbles": points}) for points in (5, 3, 5)]

    tally = Tally(3)
    tally.count(Shared(), moves=9)  # type: ignore[arg-type]
    assert tally.wins == [Fraction(1, 2), 0, Fraction(1, 2)]


def test_wins_add_up_to_the_games() -> None:
    result = simulate(planned("random", seats=3, games=200))
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(200)
    assert sum(bot["win_rate"] for bot in result["bots"]) == pytest.approx(1)


def test_mean_and_spread_are_those_of_the_scores() -> None:
    tally = Tally(1)
    points = [3, 9, 9, 10, 1]
    for number in points:
        one = Tally(1)
        one.games, one.points, one.squares = 1, [number], [number**2]
        tally.add(one)
    assert tally.mean(tally.points[0]) == pytest.approx(6.4)
    assert tally.spread(0) == pytest.approx(stdev(points))


def test_a_single_game_has_no_spread() -> None:
    assert simulate(planned("random", games=1))["bots"][0]["sd_score"] == 0.0


def test_the_result_has_every_field() -> None:
    result = simulate(planned("greedy", "random", games=3, seed=9, options={"pile": "large"}))
    assert list(result) == [
        "game", "seats", "games", "seed", "options", "moves_per_game", "turns_per_game",
        "games_per_second", "moves_per_second", "bots",
    ]  # fmt: skip
    assert (result["game"], result["seats"], result["games"], result["seed"]) == ("pebbles", 2, 3, 9)
    assert result["options"] == {"pile": "large", "quiet": False}
    assert [(bot["seat"], bot["bot"]) for bot in result["bots"]] == [(0, "greedy"), (1, "random")]


def test_greedy_beats_random() -> None:
    result = simulate(planned("random", "greedy", games=200))
    assert result["bots"][1]["win_rate"] > 0.6


def test_a_lost_solo_game_has_no_winner() -> None:
    result = simulate(planned("random", seats=1, games=100, options={"pile": "large"}))
    assert 0 < result["bots"][0]["wins"] < 100


def test_one_bot_takes_every_seat() -> None:
    assert planned("greedy", seats=3).bots == ("greedy", "greedy", "greedy")
    assert planned("greedy").seats == 2
    assert planned("greedy", "random", "random").seats == 3


def test_a_plan_that_cannot_be_played_says_why() -> None:
    with pytest.raises(BadSeats, match="2 bots cannot take 3 seats"):
        planned("greedy", "random", seats=3)
    with pytest.raises(BadSeats, match="1 to 3 seats, not 7"):
        planned("greedy", seats=7)
    with pytest.raises(DuchyError, match="there is no bot 'gredy'; did you mean 'greedy'"):
        planned("gredy")
    with pytest.raises(BadOption, match="option pile: it can be small or large"):
        planned("random", options={"pile": "huge"})
    with pytest.raises(DuchyError, match="at least 1 game"):
        planned("random", games=0)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_without_an_end_is_named(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_MOVES", 3)
    with pytest.raises(EndlessGame, match="game 0 of seed 0: it has no end after 3 moves"):
        simulate(planned(bot, games=2))


def test_the_cards_of_a_user_are_played_in_every_process() -> None:
    game = find_game("pebbles", {"gems": {"ruby": {"points": 500}}})
    plan = plan_for(game, ["random"], games=20)
    result = without_speeds(simulate(plan, jobs=2))
    assert result == without_speeds(simulate(plan, jobs=1))
    assert max(bot["mean_score"] for bot in result["bots"]) > 50


def test_progress_counts_every_game_once() -> None:
    finished: list[int] = []
    simulate(planned("random", games=77), progress=finished.append)
    assert sum(finished) == 77
