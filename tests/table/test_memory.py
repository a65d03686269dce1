"""The store in memory."""

from __future__ import annotations

import asyncio

import pytest

from duchy.table.memory import MemoryStore
from duchy.table.ports import Store
from table.stores import CHECKS, Check


@pytest.mark.parametrize("check", CHECKS)
def test_the_store_in_memory_is_a_store(check: Check) -> None:
    store = MemoryStore()

    async def reopened() -> Store:
        await store.open()
        return store

    asyncio.run(check(reopened))
