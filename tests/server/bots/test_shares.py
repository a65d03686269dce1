"""Nobody's bots wait for all that somebody else's have to think about: with real processes."""

from __future__ import annotations

import asyncio
import os
from importlib import import_module
from typing import Any

import pytest

from duchy.bots.greedy import GreedyBot
from duchy.bots.hurried import hurry
from duchy.bots.levels import SECONDS
from duchy.bots.search import SearchBot
from duchy.bots.specs import make_bot
from duchy.core.stream import Stream
from duchy.games import game
from duchy.server.bots.pool import HINTS_EACH, BotProcesses
from duchy.table.ports import Question, ShareUsedUp
from places import ROOT
from server.house import GAME, run


def test_a_move_waits_for_no_review_and_no_hint() -> None:
    """With real processes: while both others are busy, moves are made."""

    async def story() -> None:
        position = game(GAME).new(2, seed=3).dump()
        workers = BotProcesses(1)
        hint = Question(0, "mcts:600000ms", position, seconds=60, person="eve")
        hints = [asyncio.create_task(workers.hints(hint)) for _ in range(HINTS_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(ShareUsedUp):
            await workers.hints(hint)
        for number in range(5):
            assert await workers.choose(Question(0, "greedy", position, person="ada", table=str(number)))
        assert not any(task.done() for task in hints)
        await workers.stop()
        await asyncio.gather(*hints, return_exceptions=True)

    run(story())


@pytest.mark.parametrize("level", SECONDS)
def test_every_level_can_be_hurried(level: str) -> None:
    bot: Any = make_bot(level, Stream(b"hurry"))
    hurry(bot, 0.05)
    sober: Any = getattr(bot, "sober", bot)
    limit = sober.seconds if isinstance(sober, GreedyBot) else sober.budget.clock
    assert limit == 0.05
    if isinstance(sober, SearchBot):
        unhurried = make_bot(level, Stream(b"hurry"))
        assert isinstance(unhurried, SearchBot)
        assert sober.budget.iterations == unhurried.budget.iterations


@pytest.mark.slow
def test_an_easy_bot_does_not_wait_for_fifty_masters(monkeypatch: pytest.MonkeyPatch) -> None:
    """With real processes. The bar is 500 ms for 99 of 100 moves; on a machine that is too busy with other
    work it is so much more."""
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    starving = import_module("starving")
    took, masters = run(starving.measure(GAME, workers=1, moves=20), 300)
    busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    assert starving.share(took, 0.99) < 500 * busy, sorted(took)[-5:]
    assert masters, "the others go on as well"
