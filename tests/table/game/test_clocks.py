"""Clocks: how long a seat has, and what happens when its time is over."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from duchy.table import ports
from duchy.table.game.clock import DAY, GRACE, Clock, ClockState
from duchy.table.ports import now_ms
from server.house import config_for, house, open_limits, run
from table.game.test_seats import two_at_a_table


def test_a_clock_a_move_starts_anew_with_each_decision() -> None:
    clock = Clock("move", 10, 0, 2)
    clock.turn(1_000, [0])
    assert clock.remaining(4_000, 0) == 7_000
    assert clock.deadline() == 11_000
    clock.turn(5_000, [1], answered=0)
    assert clock.running() == [1]
    clock.turn(6_000, [0], answered=1)
    assert clock.remaining(6_000, 0) == 10_000


def test_a_clock_of_a_game_goes_on_where_it_stood_and_gets_its_increment() -> None:
    clock = Clock("game", 60, 2, 2)
    clock.turn(0, [0])
    clock.turn(10_000, [1], answered=0)
    assert clock.left == [52_000, 60_000]
    clock.turn(70_000, [0], answered=1)
    assert clock.left[1] == 2_000
    clock.turn(75_000, [0, 1])
    assert clock.remaining(76_000, 0) == 46_000
    assert clock.is_out(77_000, 1)


def test_an_own_decision_after_an_own_decision_restarts_the_clock() -> None:
    clock = Clock("move", 10, 0, 1)
    clock.turn(0, [0])
    clock.turn(9_000, [0], answered=0)
    assert clock.remaining(9_000, 0) == 10_000


def test_correspondence_counts_days() -> None:
    clock = Clock("days", 3, 0, 1)
    clock.turn(0, [0])
    assert clock.deadline() == 3 * DAY


def test_who_returns_to_a_spent_clock_has_a_little_time() -> None:
    clock = Clock("game", 1, 0, 1)
    clock.turn(0, [0])
    clock.turn(5_000, [])
    assert clock.left == [0]
    clock.returned(0)
    assert clock.left == [GRACE]


def test_the_little_time_is_given_once() -> None:
    clock = Clock("game", 60, 0, 1)
    clock.turn(0, [0])
    clock.turn(59_000, [])
    clock.returned(0)
    assert clock.left == [GRACE]
    clock.turn(59_000, [0])
    clock.turn(59_000 + GRACE - 1_000, [])
    kept = msgspec.json.decode(msgspec.json.encode(clock.keep()), type=ClockState)
    clock = Clock("game", 60, 0, 1)
    clock.restore(kept)
    clock.returned(0)
    assert clock.left == [1_000]


def test_who_has_time_left_gets_no_more_by_returning() -> None:
    clock = Clock("game", 60, 0, 1)
    clock.turn(0, [0])
    clock.turn(20_000, [])
    clock.returned(0)
    assert clock.left == [40_000]


@pytest.mark.parametrize(("kind", "unit"), [("move", 1_000), ("days", DAY)])
def test_leaving_and_returning_does_not_begin_a_decision_s_time_anew(kind: str, unit: int) -> None:
    clock = Clock(kind, 10, 0, 2)
    clock.turn(0, [0])
    clock.leave(7 * unit, 0)
    clock.turn(7 * unit, [])
    clock.returned(0)
    clock.turn(8 * unit, [0])
    assert clock.remaining(8 * unit, 0) == 3 * unit
    clock.turn(9 * unit, [1], answered=0)
    clock.turn(9 * unit, [0], answered=1)
    assert clock.remaining(9 * unit, 0) == 10 * unit


def test_a_decision_that_the_bot_made_gives_the_next_one_its_whole_time() -> None:
    clock = Clock("move", 10, 0, 1)
    clock.turn(0, [0])
    clock.leave(10_000, 0)
    clock.turn(10_000, [])
    clock.turn(10_500, [], answered=0)
    clock.returned(0)
    clock.turn(11_000, [0])
    assert clock.remaining(11_000, 0) == 10_000


def test_a_clock_that_was_kept_before_the_little_time_was_counted_still_opens() -> None:
    kept = msgspec.json.decode(b'{"left":[5],"since":[-1]}', type=ClockState)
    clock = Clock("game", 60, 0, 1)
    clock.restore(kept)
    clock.returned(0)
    assert clock.left == [GRACE]


def test_leaving_and_returning_at_a_table_gives_no_time(tmp_path: Path) -> None:
    async def story() -> None:
        now = 1_000_000
        config = open_limits(config_for(tmp_path, now=lambda: now))
        async with house(config) as place:
            _, _, first, second = await two_at_a_table(place, clock="move", time=60, stand_in="random")
            table = place.hall.awake[first.table["id"]]
            now += 50_000
            place.hall.caretaker.workers.choose = never  # type: ignore[method-assign]
            await first.done("leave", seat=0)
            now += 1_000
            await first.done("return", seat=0)
            assert table.table is not None
            assert table.table.clock.remaining(now, 0) == 10_000
            assert second.clock is not None

    async def never(question: object) -> str:
        await asyncio.Event().wait()
        return ""

    run(story())


def test_a_jump_of_the_machine_s_clock_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now_ms()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(ports, "time_ns", lambda: 0)
    assert 0 <= now_ms() - before < 60_000
    assert abs(before - datetime.now(UTC).timestamp() * 1000) < 60_000


@pytest.mark.parametrize("kind", ["move", "game"])
def test_a_bot_takes_over_when_time_is_over(tmp_path: Path, kind: str) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            settings = {"clock": kind, "time": 1, "stand_in": "random"}
            _, _, first, second = await two_at_a_table(place, **settings)
            assert first.clock is not None
            assert first.clock["running"] == [0, 1]
            await first.play()
            await first.until(lambda mate: mate.table["seats"][1]["away"] == "random")
            await second.until(lambda mate: mate.table["seats"][1]["away"] == "random")
            await second.done("return", seat=1)

    run(story())


def test_a_sleeping_table_wakes_when_its_clock_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path))
        async with house(config) as place:
            _, _, first, _ = await two_at_a_table(place, clock="move", time=2, stand_in="random")
            table = first.table["id"]
        async with house(config) as place:
            while not all(seat.away for seat in (await place.hall.read(table)).seats):
                await place.hall.store.ping()

    run(story())
