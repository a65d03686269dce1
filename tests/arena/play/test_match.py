"""Matches: each bot in each seat on the same deals, and the same result whoever plays which game."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from duchy.arena.intervals import wilson
from duchy.arena.play import match as arena
from duchy.arena.play.match import looks_at, match, match_plan, play_blocks
from duchy.arena.play.meeting import Meeting
from duchy.arena.play.simulate import play_out
from duchy.arena.play.work import Crew
from duchy.core.errors import BadSeats, DuchyError
from duchy.core.state import State
from duchy.games import game as find_game


def planned(*bots: str, **arguments: Any) -> arena.MatchPlan:
    return match_plan(find_game("pebbles"), bots, **arguments)


def test_every_bot_has_every_seat_of_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, tuple[str, ...]]] = []
    whole = play_out

    def noted(state: State, bots: Any, chances: Any, watch: Any = None) -> int:
        played.append((state.digest(), tuple(bots)))
        return whole(state, bots, chances, watch)

    monkeypatch.setattr(arena, "play_out", noted)
    match(planned("random", "greedy", "mcts:2", games=6))
    assert [bots for _, bots in played] == 2 * [
        ("random", "greedy", "mcts:2"),
        ("mcts:2", "random", "greedy"),
        ("greedy", "mcts:2", "random"),
    ]
    assert len({deal for deal, _ in played[:3]}) == 1
    assert len({deal for deal, _ in played}) == 2


def test_every_pairing_has_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    played: dict[tuple[str, ...], list[str]] = {}
    whole = play_out

    def noted(state: State, bots: Any, chances: Any, watch: Any = None) -> int:
        played.setdefault(tuple(sorted(bots)), []).append(state.digest())
        return whole(state, bots, chances, watch)

    monkeypatch.setattr(arena, "play_out", noted)
    match(planned("random", "greedy", "mcts:2", seats=2, games=4))
    assert len(played) == 3
    assert len({tuple(deals) for deals in played.values()}) == 1


@pytest.mark.parametrize("decide", [False, True])
def test_the_number_of_jobs_changes_nothing(decide: bool) -> None:
    plan = planned("greedy", "random", "random", seats=2, games=50, seed=3)
    assert match(plan, Crew(2), decide) == match(plan, Crew(1), decide)


def test_a_block_depends_on_the_seed_and_its_number_only() -> None:
    plan = planned("greedy", "random", games=20)
    game = find_game("pebbles")
    (first,), (second,), (both,) = (play_blocks(game, plan, *ends) for ends in ((0, 4), (4, 10), (0, 10)))
    first.add(second)
    assert [getattr(first, name) for name in Meeting.__slots__] == [
        getattr(both, name) for name in Meeting.__slots__
    ]
    assert match(plan) == match(plan) != match(planned("greedy", "random", games=20, seed=1))


def test_wins_and_margins_add_up() -> None:
    result = match(planned("greedy", "random", "random", games=60))
    assert sum(line["wins"] for line in result["bots"]) == pytest.approx(60)
    assert sum(line["mean_margin"] for line in result["bots"]) == pytest.approx(0)
    for line in result["bots"]:
        assert line["win_low"] < line["win_rate"] < line["win_high"]
        assert line["margin_low"] < line["mean_margin"] < line["margin_high"]


def test_the_margin_of_two_is_the_difference_of_their_scores() -> None:
    first, second = match(planned("greedy", "random", games=30))["bots"]
    assert first["mean_margin"] == pytest.approx(first["mean_score"] - second["mean_score"])
    assert second["mean_margin"] == pytest.approx(-first["mean_margin"])


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert match(planned("random", "random", "random", games=4))["games"] == 6


def test_a_clear_match_stops_early_and_a_close_one_does_not() -> None:
    clear = match(planned("greedy", "random", games=400), decide=True)
    assert clear["decided"]
    assert clear["games"] < clear["planned"] == 400
    close = match(planned("random", "random", games=100), decide=True)
    assert (close["decided"], close["games"]) == (False, 100)
    assert match(planned("random", "random", games=4))["decided"] is None


def test_looks_are_few_and_the_last_is_the_end() -> None:
    assert looks_at(100) == [8, 16, 32, 64, 100]
    assert looks_at(16) == [8, 16]
    assert looks_at(3) == [3]


def test_equal_bots_are_hardly_ever_called_different() -> None:
    decided = [
        match(planned("random", "random", games=60, seed=seed), decide=True)["decided"] for seed in range(20)
    ]
    assert sum(decided) <= 3


def test_a_match_that_cannot_be_played_says_why() -> None:
    with pytest.raises(BadSeats, match="a match needs at least 2 bots, not 1"):
        planned("greedy")
    with pytest.raises(BadSeats, match="2 bots cannot meet at 3 seats"):
        planned("greedy", "random", seats=3)
    with pytest.raises(BadSeats, match="2 bots cannot meet at 1 seats"):
        planned("greedy", "random", seats=1)
    with pytest.raises(DuchyError, match="there is no bot 'gredy'; did you mean 'greedy'"):
        planned("gredy", "random")
    with pytest.raises(DuchyError, match="at least 1 game"):
        planned("greedy", "random", games=0)


def test_more_bots_than_seats_meet_in_every_choice_of_them() -> None:
    result = match(planned("random", "random", "random", "greedy", games=3))
    assert result["seats"] == 3
    assert [len(meeting["bots"]) for meeting in result["meetings"]] == [3, 3, 3, 3]
    assert [line["games"] for line in result["bots"]] == [9, 9, 9, 9]


def test_progress_counts_every_game_once() -> None:
    finished: list[int] = []
    match(planned("random", "random", games=40), progress=finished.append)
    assert sum(finished) == 40


# -- Duplicate matches --------------------------------------------------------------------------------------


def met(*blocks: int) -> Meeting:
    """A meeting of two bots, the first of which won so many of the two games of each block."""
    total = Meeting(2)
    for wins in blocks:
        block = Meeting(2)
        block.games, block.wins = 2, [Fraction(wins), Fraction(2 - wins)]
        block.close()
        total.add(block)
    return total


def test_games_that_share_their_luck_are_worth_more() -> None:
    deals_decide = met(*[1] * 50)
    independent = met(*[0, 1, 1, 2] * 25)
    bots_decide = met(*[0, 2] * 50)
    assert deals_decide.worth() == 50.0
    assert independent.worth() == pytest.approx(1.0, abs=0.02)
    assert bots_decide.worth() == pytest.approx(0.5, abs=0.02)


def test_a_few_blocks_or_a_clean_sweep_claim_nothing() -> None:
    assert met(1).worth() == 1.0
    assert met(2, 2, 2).worth() == 1.0


def test_a_duplicate_match_has_the_interval_of_what_its_games_are_worth() -> None:
    plan = planned("greedy", "random", games=40, options={"duplicate": True})
    line = match(plan)["bots"][0]
    expected = wilson(line["wins"] * line["worth"], line["games"] * line["worth"])
    assert (line["win_low"], line["win_high"]) == expected
    assert match(planned("greedy", "random", games=40))["bots"][0]["worth"] == 1.0
