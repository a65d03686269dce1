"""The levels that people choose from: in order, honest about hidden facts, and in time."""

from __future__ import annotations

import pytest

import duchy
from bots.test_bots import GAMES, mid_game, play_on, rng
from duchy.bots import levels, search
from duchy.bots.erring import ErringBot
from duchy.bots.levels import LEVELS, SECONDS
from duchy.bots.search import MOST_NODES, Budget, Search, SearchBot
from duchy.bots.specs import BOTS, make_bot
from duchy.core.moves import Move
from duchy.core.seat import SeatHandle


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches that are short, and that no busy machine cuts shorter."""
    monkeypatch.setattr(levels, "HARD_ITERATIONS", 6)
    monkeypatch.setattr(levels, "MASTER_ITERATIONS", 12)
    monkeypatch.setattr(levels, "SLACK", 1000.0)


def test_people_are_offered_four_levels_from_weak_to_strong() -> None:
    assert list(LEVELS) == list(SECONDS) == ["easy", "medium", "hard", "master"]
    assert list(BOTS)[:4] == list(LEVELS)
    assert list(SECONDS.values()) == sorted(SECONDS.values())


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", GAMES)
def test_hidden_facts_do_not_change_what_a_level_does(id: str, level: str) -> None:
    state = mid_game(duchy.game(id), 2, "hidden")
    seat = state.deciders[0]
    chosen = make_bot(level, rng("same")).choose(SeatHandle(state, seat))
    for other in ("red", "blue"):
        world = state.imagine(seat, rng(other))
        assert make_bot(level, rng("same")).choose(SeatHandle(world, seat)) is chosen


@pytest.mark.slow
@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_at_any_table(level: str) -> None:
    for id in GAMES:
        game = duchy.game(id)
        for seats in (game.min_seats, game.max_seats):
            state = game.new(seats, "level")
            play_on(state, [make_bot(level, rng(f"level {seat}")) for seat in range(seats)], 6)


def ticking(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A clock that is a tenth of a second on whenever somebody looks."""
    now = [0.0]

    def tick() -> float:
        now[0] += 0.1
        return now[0]

    monkeypatch.setattr(search, name, tick)


@pytest.mark.parametrize(
    ("clock", "budget"),
    [("monotonic", Budget(10_000, clock=0.5)), ("work_time", Budget(work=0.5))],
)
def test_a_search_ends_when_its_time_is_up(
    monkeypatch: pytest.MonkeyPatch, clock: str, budget: Budget
) -> None:
    ticking(monkeypatch, clock)
    state = mid_game(duchy.game("king-of-the-valley"), 2, "time")
    tree = Search(SeatHandle(state, state.deciders[0]), rng("time"))
    tree.run(budget)
    assert sum(edge.visits for edge in tree.ranking()) == 5 * search.CLOCK_EVERY


def test_a_level_is_bounded_by_the_clock_as_well() -> None:
    for level in ("hard", "master"):
        bot = make_bot(level, rng("clock"))
        assert isinstance(bot, SearchBot)
        assert 0 < bot.budget.clock < SECONDS[level]
        assert bot.budget.iterations > 0


def test_the_memory_of_a_search_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_NODES <= 1_000_000
    monkeypatch.setattr(search, "MOST_NODES", 5)
    monkeypatch.setattr(search, "MOST_WORLDS", 4)
    state = mid_game(duchy.game("king-of-the-valley"), 2, "memory")
    tree = Search(SeatHandle(state, state.deciders[0]), rng("memory"))
    tree.run(Budget(80))
    assert tree.nodes == 5
    assert len(tree.worlds) == 4
    assert sum(edge.visits for edge in tree.ranking()) == 80


def test_a_bot_that_errs_makes_any_move_as_often_as_it_was_told() -> None:
    state = mid_game(duchy.game("king-of-the-valley"), 2, "errs")
    handle = SeatHandle(state, state.deciders[0])
    best = handle.legal()[0]

    class Sure:
        def choose(self, seat: SeatHandle) -> Move:
            return best

    by_chance = 1 / len(handle.legal())
    for errors in (0.0, 0.5, 1.0):
        bot = ErringBot(Sure(), rng("errs"), errors)
        share = sum(bot.choose(handle) is best for _ in range(400)) / 400
        assert share == pytest.approx(1 - errors + errors * by_chance, abs=0.08)
