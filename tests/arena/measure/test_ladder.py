"""Ratings do not depend on the order of games, and a page keeps the ladders of other games."""

from __future__ import annotations

from math import log10

import pytest

from duchy.arena.measure.ladder import as_markdown, ladder, laid_into
from duchy.arena.measure.ratings import DOUBT, Group, rate
from duchy.arena.play.match import match_plan
from duchy.arena.play.work import Crew
from duchy.games import game as find_game


def test_two_bots_are_as_far_apart_as_their_wins_say() -> None:
    _, better = rate(2, [Group((0, 1), (2500, 7500))])
    won = (7500 + DOUBT / 2) / (2500 + DOUBT / 2)
    assert better.points == pytest.approx(400 * log10(won), abs=1e-3)
    assert better.low < better.points < better.high
    assert better.high - better.low < 20


def test_ratings_that_fit_are_found_again() -> None:
    """Strengths 1, 2 and 6, met in pairs and all three at once."""
    groups = [
        Group((0, 1), (10_000, 20_000)),
        Group((1, 2), (10_000, 30_000)),
        Group((0, 1, 2), (10_000, 20_000, 60_000)),
    ]
    ratings = rate(3, groups)
    assert [rating.points for rating in ratings] == pytest.approx(
        [0, 400 * log10(2), 400 * log10(6)], abs=0.1
    )
    again = rate(3, groups[::-1])
    assert [one.points for one in again] == pytest.approx([one.points for one in ratings])


def test_more_games_make_a_rating_surer() -> None:
    few = rate(2, [Group((0, 1), (10, 20))])[1]
    many = rate(2, [Group((0, 1), (1000, 2000))])[1]
    assert many.high - many.low < (few.high - few.low) / 5


def test_who_won_every_game_is_not_infinitely_strong() -> None:
    rating = rate(2, [Group((0, 1), (0, 50))])[1]
    assert 400 < rating.points < 2000
    assert rating.low > 0


def test_the_better_bot_stands_above() -> None:
    plan = match_plan(find_game("pebbles"), ["random", "greedy"], games=100)
    result = ladder(plan)
    assert [line["bot"] for line in result["bots"]] == ["greedy", "random"]
    assert result["bots"][0]["rating_low"] > 0
    assert result["bots"][1]["rating"] == 0
    assert result == ladder(plan, Crew(2))


def test_a_ladder_as_a_page() -> None:
    plan = match_plan(find_game("pebbles"), ["random", "greedy", "mcts:4"], seats=2, games=10)
    text = as_markdown(ladder(plan))
    assert "### Pebbles" in text
    assert "30 games, 2 seats, 10 for each meeting; seed 0." in text
    assert "| 20 |" in text
    assert text.count("\n| `greedy` |") == 2


def test_three_at_a_table_have_a_row_for_each_meeting() -> None:
    plan = match_plan(find_game("pebbles"), ["random", "greedy", "mcts:4"], games=6)
    assert "| 6 | `random` " in as_markdown(ladder(plan))


def test_a_new_ladder_takes_the_place_of_the_old_one() -> None:
    plan = match_plan(find_game("pebbles"), ["random", "greedy"], games=10)
    old = as_markdown(ladder(plan))
    new = as_markdown(ladder(match_plan(find_game("pebbles"), ["random", "greedy"], games=20)))
    other = old.replace("pebbles", "marbles")
    page = laid_into(laid_into("", "pebbles", old), "marbles", other)
    assert page.startswith("# The bots\n")
    assert laid_into(page, "pebbles", new) == page.replace(old, new)
    assert laid_into(laid_into(page, "pebbles", new), "pebbles", old) == page
