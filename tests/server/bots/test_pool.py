"""The bots' processes: bounded, replaceable, cancellable."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from duchy.games import game
from duchy.server.bots.pool import BotProcesses
from duchy.server.bots.worker import Worker
from duchy.table.ports import BotLost, Question
from server.house import GAME, run


def question(bot: str = "greedy", seconds: float = 1.0) -> Question:
    return Question(0, bot, game(GAME).new(2, seed=3).dump(), seconds=seconds)


def pid_of(workers: BotProcesses) -> int:
    worker = workers.moving.workers[0]
    assert isinstance(worker, Worker)
    assert worker.pid is not None
    return worker.pid


def test_a_bot_chooses_and_gives_hints() -> None:
    async def story() -> None:
        workers = BotProcesses(1)
        legal = {move.text for move in game(GAME).new(2, seed=3).legal(0)}
        assert await workers.choose(question()) in legal
        for spec in ("greedy", "mcts:50"):
            hints = await workers.hints(question(spec, seconds=0.2))
            assert {hint.text for hint in hints} == legal
            shares = [hint.share for hint in hints]
            assert shares == sorted(shares, reverse=True)
        await workers.stop()

    run(story())


def test_a_crashed_worker_costs_a_retry() -> None:
    async def story() -> None:
        workers = BotProcesses(1)
        await workers.choose(question())
        pid = pid_of(workers)
        os.kill(pid, signal.SIGKILL)
        assert await workers.choose(question())
        assert workers.lost == 1
        await workers.stop()

    run(story())


def test_a_slow_bot_is_ended() -> None:
    async def story() -> None:
        workers = BotProcesses(1, seconds=0.4)
        with pytest.raises(BotLost):
            await workers.choose(question("mcts:600000ms"))
        assert workers.lost == 3
        workers.seconds = 20
        assert await workers.choose(question())
        await workers.stop()

    run(story())


def test_a_cancelled_request_frees_its_worker() -> None:
    async def story() -> None:
        workers = BotProcesses(1)
        await workers.choose(question())
        slow = asyncio.create_task(workers.choose(question("mcts:600000ms")))
        await asyncio.sleep(0.1)
        slow.cancel()
        with pytest.raises(asyncio.CancelledError):
            await slow
        assert await workers.choose(question())
        await workers.stop()

    run(story())


def test_memory_is_bounded() -> None:
    async def story() -> None:
        workers = BotProcesses(1, megabytes=512)
        assert await workers.choose(question())
        limits = Path(f"/proc/{pid_of(workers)}/limits").read_text()
        line = next(line for line in limits.splitlines() if line.startswith("Max address space"))
        assert line.split()[3:5] == [str(512 << 20)] * 2
        await workers.stop()

    run(story())


def test_nonsense_is_answered_with_a_problem() -> None:
    async def story() -> None:
        workers = BotProcesses(1)
        with pytest.raises(BotLost, match="UnknownBot"):
            await workers.choose(question("nobody"))
        with pytest.raises(BotLost):
            await workers.choose(Question(0, "greedy", {"game": GAME}))
        assert workers.lost == 0
        await workers.stop()

    run(story())
