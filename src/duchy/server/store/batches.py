"""Group commit: all that waits to be written goes into one transaction, and is acknowledged after it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic

from duchy.table.ports import Item

MOST_IN_BATCH = 500
GATHER_SECONDS = 0.006
"""Batches begin at least so far apart: to ask the disk costs as much work as many moves. Who comes alone does
not wait."""
STOP_SECONDS = 5.0

Write = Callable[[Sequence[Item]], Awaitable[list[bool]]]
"""Writes a batch in one transaction. False: that number was written by somebody else before."""


class Batches:
    """Numbers for operators: `written` entries in so many `batches`."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.batches = 0
        self.written = 0
        self._waiting: list[tuple[Item, asyncio.Future[bool]]] = []
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                while self._waiting:
                    await asyncio.sleep(0.005)
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def append(self, item: Item) -> bool:
        """Write one entry. True: it is stored for good. False: its number was taken. Else StoreAway."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, stored))
        self._more.set()
        return await stored

    async def _write_on(self) -> None:
        while True:
            await self._more.wait()
            began = monotonic()
            batch = self._waiting[:MOST_IN_BATCH]
            try:
                won: Sequence[bool | Exception] = await self.write([item for item, _ in batch])
            except Exception as problem:
                won = [problem] * len(batch)
            del self._waiting[: len(batch)]
            if not self._waiting:
                self._more.clear()
            self.batches += 1
            self.written += len(batch)
            for (_, stored), answer in zip(batch, won, strict=True):
                if stored.done():
                    continue
                if isinstance(answer, Exception):
                    stored.set_exception(answer)
                else:
                    stored.set_result(answer)
            await asyncio.sleep(max(0.0, began + GATHER_SECONDS - monotonic()))
