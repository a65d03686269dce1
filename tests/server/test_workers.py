"""The bots' processes: bounded, replaceable, cancellable."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from duchy.games import game
from duchy.server.thinking import Request
from duchy.server.workers import BotLost, Workers
from server.house import GAME, run


def request(kind: str = "choose", spec: str = "greedy", **fields: object) -> Request:
    state = game(GAME).new(2, seed=3)
    return Request(kind, 0, spec, position=state.dump(), **fields)  # type: ignore[arg-type]


def test_a_bot_chooses_and_explains() -> None:
    async def story() -> None:
        workers = Workers(1)
        legal = {move.text for move in game(GAME).new(2, seed=3).legal(0)}
        assert await workers.choose(request()) in legal
        for spec in ("greedy", "mcts:50"):
            weighed = await workers.explain(request("explain", spec, budget=0.2))
            assert {text for text, _, _ in weighed} == legal
            shares = [share for _, share, _ in weighed]
            assert shares == sorted(shares, reverse=True)
        await workers.stop()

    run(story())


def test_a_crashed_worker_costs_a_retry() -> None:
    async def story() -> None:
        workers = Workers(1)
        await workers.choose(request())
        pid = workers.all[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        assert await workers.choose(request())
        assert workers.lost == 1
        await workers.stop()

    run(story())


def test_a_slow_bot_is_ended() -> None:
    async def story() -> None:
        workers = Workers(1, seconds=0.4)
        with pytest.raises(BotLost):
            await workers.choose(request(spec="mcts:600000ms"))
        assert workers.lost == 3
        workers.seconds = 20
        assert await workers.choose(request())
        await workers.stop()

    run(story())


def test_a_cancelled_request_frees_its_worker() -> None:
    async def story() -> None:
        workers = Workers(1)
        await workers.choose(request())
        slow = asyncio.create_task(workers.choose(request(spec="mcts:600000ms")))
        await asyncio.sleep(0.1)
        slow.cancel()
        with pytest.raises(asyncio.CancelledError):
            await slow
        assert await workers.choose(request())
        await workers.stop()

    run(story())


def test_memory_is_bounded() -> None:
    async def story() -> None:
        workers = Workers(1, megabytes=512)
        assert await workers.choose(request())
        limits = Path(f"/proc/{workers.all[0].pid}/limits").read_text()
        line = next(line for line in limits.splitlines() if line.startswith("Max address space"))
        assert line.split()[3:5] == [str(512 << 20)] * 2
        await workers.stop()

    run(story())


def test_nonsense_is_answered_with_a_problem() -> None:
    async def story() -> None:
        workers = Workers(1)
        with pytest.raises(BotLost, match="UnknownBot"):
            await workers.choose(request(spec="nobody"))
        with pytest.raises(BotLost):
            await workers.choose(Request("choose", 0, "greedy", position={"game": GAME}))
        assert workers.lost == 0
        await workers.stop()

    run(story())
