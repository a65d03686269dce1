"""Group commit: who comes alone is written at once, what comes together is written together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from duchy.server.store import batches as module
from duchy.server.store.batches import Batches
from duchy.table.ports import Item
from server.house import run


class Disk:
    """Remembers how many entries each batch had."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    async def write(self, items: Sequence[Item]) -> list[bool]:
        await asyncio.sleep(0)
        self.batches.append(len(items))
        return [True] * len(items)


def test_what_comes_while_the_disk_rests_goes_into_one_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GATHER_SECONDS", 0.3)

    async def story() -> list[int]:
        disk = Disk()
        batches = Batches(disk.write)
        batches.start()
        assert await batches.append(Item("t", 1, b""))
        assert disk.batches == [1]
        later = []
        for number in range(2, 12):
            later.append(asyncio.create_task(batches.append(Item("t", number, b""))))
            await asyncio.sleep(0.001)
        assert all(await asyncio.gather(*later))
        await batches.stop()
        return disk.batches

    assert run(story()) == [1, 10]


def test_who_comes_after_a_pause_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GATHER_SECONDS", 0.01)

    async def story() -> list[int]:
        disk = Disk()
        batches = Batches(disk.write)
        batches.start()
        for number in range(1, 4):
            assert await batches.append(Item("t", number, b""))
            await asyncio.sleep(0.05)
        monkeypatch.setattr(module, "GATHER_SECONDS", 1_000.0)
        assert await batches.append(Item("t", 4, b""))
        await batches.stop()
        return disk.batches

    assert run(story()) == [1, 1, 1, 1]
