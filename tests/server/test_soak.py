"""A server under steady play keeps its memory: tables come and go, and nothing of them stays."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median

from duchy.server.bench import resident_megabytes
from proof import proof
from server.lives import Life
from server.store.test_kills import Stubborn

SECONDS = proof(8, nightly=3_600)
PLAYERS = 6
EVERY = SECONDS / 80
WARM = 20
"""Samples after which as many tables are awake as ever will be: those that nobody looks at fall asleep."""
MOST_GROWTH = proof(64, nightly=12)
"""Megabytes between the first samples and the last; in a few seconds tables only come."""


def test_memory_is_constant_under_steady_play(tmp_path: Path) -> None:
    async def story() -> tuple[list[float], int]:
        life = Life(str(tmp_path / "duchy.db"))
        await asyncio.to_thread(life.wait)
        done = asyncio.Event()
        people = [Stubborn(life.port, number) for number in range(PLAYERS)]
        playing = [asyncio.create_task(person.play_until(done)) for person in people]
        used = []
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            await asyncio.sleep(EVERY)
            used.append(resident_megabytes(life.pid))
            for task in playing:
                if task.done():
                    task.result()
        done.set()
        await asyncio.gather(*playing)
        assert await asyncio.to_thread(life.stop) == 0
        return used, sum(len(ids) for person in people for ids in person.acknowledged.values())

    used, moves = asyncio.run(story())
    assert moves >= PLAYERS
    growth = median(used[-WARM:]) - median(used[WARM : 2 * WARM] or used)
    assert growth < MOST_GROWTH, f"{growth:.1f} MB more after {moves} moves: {used}"
