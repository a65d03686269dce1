"""`kill -9` at random moments: nothing acknowledged is lost or doubled, clocks and bots go on."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from duchy.server.store import is_file, open_store
from duchy.table.deciding.outages import PULSE
from duchy.table.game import entries as e
from duchy.table.game.entries import read_entry
from duchy.table.game.table import Table
from proof import proof
from server.house import Guest, Mate
from server.lives import Life

KILLS = {"sqlite": proof(15, nightly=1_000), "postgresql": proof(15, nightly=200)}
SECONDS_EACH = 30
"""How long a kill and a new start may take on a busy machine."""
LOST = (WebSocketException, OSError, httpx.HTTPError, EOFError)
EXCUSED = 2 * PULSE
"""Milliseconds that a clock may have more after a new start: what ran since the last pulse nobody pays for,
and on a busy machine that may be late."""


class Stubborn:
    """Somebody who goes on playing whatever happens, and remembers what was acknowledged."""

    def __init__(self, port: int, number: int) -> None:
        self.guest = Guest(port)
        self.number = number
        self.chance = Random(number)
        self.acknowledged: dict[str, dict[str, int]] = {}
        self.mate: Mate | None = None
        self.table = ""
        self.unsure: dict[str, Any] | None = None
        self.left = 0

    async def play_until(self, done: asyncio.Event) -> None:
        while not done.is_set():
            try:
                await self._play_on(done)
            except LOST:
                self.mate = None
                await asyncio.sleep(0.02)
        await self.guest.close()

    async def _play_on(self, done: asyncio.Event) -> None:
        if not self.guest.player:
            answer = await self.guest.http.post("/api/guest", json={"name": f"Guest {self.number}"})
            self.guest.player = answer.json()["player"]
        if not self.table:
            self.table = await self.guest.make("me", "bot:random", clock="game", time=3600)
            self.acknowledged[self.table] = {}
            self.left = 3_600_000
        mate = self.mate = await self.guest.sit_at(self.table)
        assert mate.table, mate.heard
        self.left += EXCUSED
        if not mate.table["seats"][0]["ready"]:
            await mate.ask("ready")
        while not done.is_set():
            self._check_clock(mate)
            if self.unsure is not None:
                await self._send(mate, self.unsure)
            elif mate.table["status"] == "over":
                self.table = ""
                return
            elif mate.moves:
                move = mate.moves[self.chance.randrange(len(mate.moves))]["id"]
                count = sum(len(ids) for ids in self.acknowledged.values())
                wish = {"seat": 0, "move": move, "answers": mate.asked["answers"]}
                self.unsure = {"id": f"{self.number}-{count}", **wish}
            else:
                async with asyncio.timeout(120):
                    await mate.read()

    async def _send(self, mate: Mate, wish: dict[str, Any]) -> None:
        """Send a move, perhaps for the second time: the same id counts once."""
        answer = await mate.ask("move", **wish)
        if answer["type"] == "done":
            self.acknowledged[self.table][wish["id"]] = answer["number"]
        else:
            assert answer["code"] in ("stale", "stopping", "not-saved"), answer
            if answer["code"] != "stale":
                return
        self.unsure = None

    def _check_clock(self, mate: Mate) -> None:
        if mate.clock is not None:
            assert mate.clock["left"][0] <= self.left
            self.left = mate.clock["left"][0]


def test_nothing_acknowledged_is_lost_or_doubled(database: str) -> None:
    kills = KILLS["sqlite" if is_file(database) else "postgresql"]

    async def story() -> list[Stubborn]:
        chance = Random(5)
        life = Life(database)
        people = [Stubborn(life.port, number) for number in range(3)]
        done = asyncio.Event()
        playing = [asyncio.create_task(person.play_until(done)) for person in people]
        until = time.monotonic() + kills * SECONDS_EACH
        for _ in range(kills):
            await asyncio.to_thread(life.wait)
            await some_moves(people, chance.randrange(6))
            await asyncio.sleep(chance.uniform(0, 0.02))
            await asyncio.to_thread(life.kill)
            life.start()
            assert time.monotonic() < until, "the kills took too long"
            for task in playing:
                if task.done():
                    task.result()
        await asyncio.to_thread(life.wait)
        await asyncio.sleep(0.5)
        done.set()
        await asyncio.to_thread(life.stop)
        await asyncio.gather(*playing)
        return people

    people = asyncio.run(story())
    asyncio.run(check(database, people, kills))


async def some_moves(people: list[Stubborn], count: int) -> None:
    """Until so many more moves are acknowledged."""

    def acknowledged() -> int:
        return sum(len(ids) for person in people for ids in person.acknowledged.values())

    wanted = acknowledged() + count
    with suppress(TimeoutError):
        async with asyncio.timeout(10):
            while acknowledged() < wanted:
                await asyncio.sleep(0.002)


async def check(database: str, people: list[Stubborn], kills: int) -> None:
    store = open_store(database)
    await store.open()
    moves = bots = 0
    for person in people:
        for id, acknowledged in person.acknowledged.items():
            journal = [read_entry(body) for body in await store.journal(id)]
            ids = [entry.id for entry in journal if isinstance(entry, e.Moved) and entry.player]
            assert len(set(ids)) == len(ids), "a move counts twice"
            for ask, number in acknowledged.items():
                entry = journal[number - 1]
                assert isinstance(entry, e.Moved)
                assert entry.id == ask, "an acknowledged move is lost"
            moves += len(acknowledged)
            bots += sum(isinstance(entry, e.Moved) and not entry.player for entry in journal)
            table = Table.wake(id, journal)
            if table.started:
                assert table.record.replay().digest() == table.state.digest()
    assert moves >= kills
    assert bots >= kills // 5
    await store.close()
