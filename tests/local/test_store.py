"""The store of a device is a store, and its tabs are to it what processes are to a server's."""

from __future__ import annotations

import asyncio

import pytest

from duchy.local.store import DeviceStore
from duchy.table.ports import Item, Store, StoreAway
from local.bridges import Device
from table.stores import CHECKS, Check, row


@pytest.mark.parametrize("check", CHECKS)
def test_the_store_of_a_device_is_a_store(check: Check) -> None:
    device = Device()

    async def reopened() -> Store:
        store = DeviceStore(device.tab())
        await store.open()
        return store

    asyncio.run(check(reopened))


def test_of_two_tabs_one_writes_a_number_and_the_other_hears_of_it() -> None:
    async def story() -> None:
        device = Device()
        heard: list[tuple[str, int]] = []
        one, other = DeviceStore(device.tab()), DeviceStore(device.tab())

        async def hear(table: str, number: int) -> None:
            heard.append((table, number))

        await one.open()
        await other.open(hear)
        device.tabs[1].listen(lambda text: words.append(text))
        words: list[str] = []
        won = await asyncio.gather(
            one.append(Item("a", 1, b"one", row("a"))), other.append(Item("a", 1, b"other", row("a")))
        )
        assert sorted(won) == [False, True]
        assert len(await other.journal("a")) == 1
        for word in words:
            await other.listen(word)
        assert heard == [("a", 1)] * won[0]
        assert await one.claim("a")
        assert not await other.claim("a")
        device.tabs[0].crash()
        assert await other.claim("a")

    asyncio.run(story())


def test_a_full_device_keeps_nothing_of_what_it_could_not_keep_whole() -> None:
    async def story() -> None:
        device = Device()
        store = DeviceStore(device.tab())
        await store.open()
        await store.append(Item("a", 1, b"1", row("a")))
        device.full = True
        with pytest.raises(StoreAway, match="QuotaExceeded"):
            await store.append(Item("a", 2, b"2", row("a", status="over")))
        device.full = False
        assert await store.journal("a") == [b"1"]
        assert (await store.row("a")) == row("a")
        assert await store.append(Item("a", 2, b"2"))

    asyncio.run(story())
