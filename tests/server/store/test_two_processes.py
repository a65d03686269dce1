"""Two server processes on one PostgreSQL: one table, races for its moves, and the death of one of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from duchy.server.store import open_store
from duchy.table.game.entries import Moved, read_entry
from duchy.table.game.table import Table
from server.house import Guest, Mate, play_out, run
from server.lives import Life
from server.store.postgres import Postgres


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.fresh("processes")


@asynccontextmanager
async def processes(address: str) -> AsyncIterator[tuple[Life, Life]]:
    lives = Life(address), Life(address)
    try:
        for life in lives:
            await asyncio.to_thread(life.wait)
        yield lives
    finally:
        for life in lives:
            if life.is_alive:
                await asyncio.to_thread(life.stop)


async def guest_at(life: Life, name: str) -> Guest:
    guest = Guest(life.port)
    answer = await guest.http.post("/api/guest", json={"name": name})
    guest.player = answer.json()["player"]
    return guest


def same_person(guest: Guest, life: Life) -> Guest:
    other = Guest(life.port)
    other.player = guest.player
    other.http.cookies.update(guest.http.cookies)
    return other


async def stored(address: str, table: str) -> tuple[Table, list[Any]]:
    store = open_store(address)
    await store.open()
    journal = [read_entry(body) for body in await store.journal(table)]
    await store.close()
    return Table.wake(table, journal), journal


def test_a_whole_game_is_played_at_two_processes(address: str) -> None:
    async def story() -> None:
        async with processes(address) as (left, right):
            ada, bob = await guest_at(left, "Ada"), await guest_at(right, "Bob")
            table = await ada.make("me", "open", "bot:random")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await first.done("ready")
            await second.done("sit", seat=1)
            await first.until(lambda mate: mate.view)
            await second.done("chat", text="hello over there")
            await first.until(lambda mate: mate.chat)
            moves = await play_out(first, second)
            assert first.table["result"] == second.table["result"]
            played, journal = await stored(address, table)
            by_persons = [entry for entry in journal if isinstance(entry, Moved) and entry.player]
            assert len(by_persons) == moves
            assert first.view == played.state.view(0)
            assert second.view == played.state.view(1)
            assert played.record.replay().digest() == first.table["result"]["digest"]
            for guest in (ada, bob):
                await guest.close()

    run(story(), seconds=240)


def test_each_race_between_processes_has_one_winner(address: str) -> None:
    """One person with the same table open at both servers presses two buttons at the same moment."""

    async def story() -> None:
        async with processes(address) as (left, right):
            ada = await guest_at(left, "Ada")
            twin = same_person(ada, right)
            table = await ada.make("me")
            here, there = await ada.sit_at(table), await twin.sit_at(table)
            await here.done("ready")
            await here.until(lambda mate: mate.moves)
            chance = Random(8)
            races = 0
            while here.table["status"] != "over" and races < 60:
                while there.number < here.number:
                    await there.read()
                answers = await asyncio.gather(
                    here.play(chance.randrange(9)), there.play(chance.randrange(9))
                )
                assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
                while here.number < there.number:
                    await here.read()
                assert here.view == there.view
                races += 1
            _, journal = await stored(address, table)
            assert sum(isinstance(entry, Moved) for entry in journal) == races
            for guest in (ada, twin):
                await guest.close()

    run(story(), seconds=240)


def test_one_process_dies_and_the_game_goes_on_at_the_other(address: str) -> None:
    async def story() -> None:
        async with processes(address) as (left, right):
            ada, bob = await guest_at(left, "Ada"), await guest_at(right, "Bob")
            table = await ada.make("me", "open", "bot:random")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await first.done("ready")
            await second.done("sit", seat=1)
            await first.until(lambda mate: mate.view)
            playing = asyncio.create_task(play_while_it_lasts(first, second))
            while sum(message["type"] == "update" for message in second.heard) < 12:
                assert not playing.done(), playing  # else what went wrong would be waited for in vain
                await asyncio.sleep(0.01)
            await asyncio.to_thread(left.kill)
            acknowledged = await playing
            again = await same_person(ada, right).sit_at(table, since=first.number)
            await play_out(again, second)
            played, journal = await stored(address, table)
            ids = [entry.id for entry in journal if isinstance(entry, Moved) and entry.player]
            assert len(set(ids)) == len(ids)
            assert set(acknowledged) <= set(ids)
            assert played.status == "over"
            assert again.table["result"] == second.table["result"]
            for guest in (ada, bob):
                await guest.close()

    run(story(), seconds=240)


async def play_while_it_lasts(first: Mate, second: Mate) -> list[str]:
    """Both play until the first one's server is gone; the ids of the moves that were acknowledged."""
    acknowledged: list[str] = []

    async def play_on(mate: Mate, until: asyncio.Event) -> None:
        while not until.is_set() and mate.table["status"] != "over":
            if not mate.moves:
                try:
                    async with asyncio.timeout(0.5):
                        await mate.read()
                except TimeoutError:
                    pass
                continue
            answer = await mate.play()
            if answer["type"] == "done":
                acknowledged.append(answer["id"])

    gone = asyncio.Event()
    other = asyncio.create_task(play_on(second, gone))
    try:
        await play_on(first, asyncio.Event())
    except WebSocketException:
        gone.set()
    await other
    return acknowledged
