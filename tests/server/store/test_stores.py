"""The stores of a server: they do what every store does, and write in batches."""

from __future__ import annotations

import asyncio

import pytest

from duchy.server.store import open_store
from duchy.server.store.sql import SqlStore
from duchy.server.store.sqlite import SqliteStore
from duchy.table.ports import Item, Store
from server.house import run
from table.stores import CHECKS, Check, row


async def opened(database: str) -> SqlStore:
    store = open_store(database)
    await store.open()
    return store


@pytest.mark.parametrize("check", CHECKS)
def test_each_kind_is_a_store(check: Check, database: str) -> None:
    async def reopened() -> Store:
        return await opened(database)

    run(check(reopened))


def test_a_batch_is_written_but_for_the_numbers_that_were_taken(database: str) -> None:
    async def story() -> None:
        store = await opened(database)
        items = [Item("a", 1, b"a1", row("a")), Item("b", 1, b"b1", row("b"))]
        assert await store.write(items) == [True, True]
        again = [Item("b", 1, b"other", row("b", status="over")), Item("a", 2, b"a2"), Item("c", 1, b"c1")]
        assert await store.write(again) == [False, True, True]
        assert [await store.journal(id) for id in "abc"] == [[b"a1", b"a2"], [b"b1"], [b"c1"]]
        assert await store.row("b") == row("b")
        await store.close()

    run(story())


def test_what_comes_at_once_is_written_together(database: str) -> None:
    async def story() -> None:
        store = await opened(database)
        items = [Item(f"t{number}", 1, b"1") for number in range(60)]
        assert all(await asyncio.gather(*(store.append(item) for item in items)))
        assert store.batches.written == 60
        assert store.batches.batches < 10
        await store.close()

    run(story())


def test_batches_from_many_sides_at_once(database: str) -> None:
    """Two connections race for the same numbers: each is won by exactly one."""

    async def story() -> None:
        one = await opened(database)
        other = one if isinstance(one, SqliteStore) else await opened(database)
        tables = [f"t{n}" for n in range(20)]

        async def race(store: SqlStore, who: bytes, order: list[str]) -> list[bool]:
            return await store.write([Item(table, 1, who) for table in order])

        won = await asyncio.gather(
            race(one, b"one", tables), race(other, b"other", tables[::-1]), race(one, b"one", tables)
        )
        for place, table in enumerate(tables):
            assert sum((won[0][place], won[1][len(tables) - 1 - place], won[2][place])) == 1
            assert len(await one.journal(table)) == 1
        await one.close()
        if other is not one:
            await other.close()

    run(story())
