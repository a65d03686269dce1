"""Who looks after tables: lets bots move and watches the clocks. One process at a time does so for a
table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from secrets import randbelow
from typing import TYPE_CHECKING

from duchy.server import entries as e
from duchy.server.commands import moved
from duchy.server.entries import AnyEntry
from duchy.server.live import Live
from duchy.server.refusal import Refusal
from duchy.server.store import StoreAway
from duchy.server.table import Table
from duchy.server.thinking import Request
from duchy.server.workers import BotLost

if TYPE_CHECKING:
    from duchy.server.hall import Hall

log = logging.getLogger("duchy.bots")
PAUSE = 0.5
FAR = 600_000
"""Deadlines that are further away (milliseconds) are left to the index, so that tables can sleep."""


class Attendant:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._changed: dict[str, asyncio.Event] = {}

    def is_watching(self, id: str) -> bool:
        return id in self._at_work

    def look_after(self, live: Live) -> None:
        """See that what the table needs is done."""
        if live.id in self._at_work:
            self._changed[live.id].set()
            return
        if self.hall.stopping or live.table is None or live.table.attention() is None:
            return
        self._changed[live.id] = asyncio.Event()
        task = self._at_work[live.id] = self.hall.run(self._attend(live))
        task.add_done_callback(lambda _: self._done(live))

    def _done(self, live: Live) -> None:
        self._at_work.pop(live.id, None)
        changed = self._changed.pop(live.id, None)
        if changed is not None and changed.is_set():
            self.look_after(live)

    def stop(self) -> None:
        for task in list(self._at_work.values()):
            task.cancel()

    async def _attend(self, live: Live) -> None:
        """Let the bots move until persons are to decide, then wait for their clocks."""
        while True:
            try:
                if not await self.hall.store.claim(live.id):
                    await asyncio.sleep(PAUSE)
                    return
                if not await self._step(live):
                    return
            except (Refusal, StoreAway) as problem:
                log.warning("table %s: %s", live.id, problem)
                await asyncio.sleep(PAUSE)

    async def _step(self, live: Live) -> bool:
        """Do what is due now, or wait for what is due soon. False: nothing is."""
        self._changed[live.id].clear()
        now = self.hall.config.now()
        async with live.lock:
            table = await live.ensure()
            wake = table.attention()
            if wake is None or wake > now + FAR:
                return False
            bots = table.bots_to_move()
            if not bots:
                for seat in [seat for seat in table.clock.running() if table.clock.is_out(now, seat)]:
                    await live.append(partial(ran_out, seat=seat, now=now))
            else:
                seat = bots[0]
                asked = table.asked[seat]
                due = table.scripted()
                request = Request(
                    "choose", seat, table.seats[seat].bot, position=table.state.dump(), cards=table.cards
                )
        if bots:
            text = due[1] if due is not None else await self._think(live, request)
            await self._bot_moves(live, seat, asked, text)
        elif wake > now:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed[live.id].wait(), (wake - now) / 1000)
        return True

    async def _think(self, live: Live, request: Request) -> str:
        """What the bot chooses; nothing if it was lost over it."""
        try:
            return await self.hall.workers.choose(request)
        except BotLost as problem:
            log.error("table %s: %s; any legal move is made", live.id, problem)
            return ""

    async def _bot_moves(self, live: Live, seat: int, asked: int, text: str) -> None:
        def entry(table: Table) -> AnyEntry:
            if seat not in table.bots_to_move() or table.asked[seat] != asked:
                raise Refusal("stale", "somebody was faster")
            legal = table.state.legal(seat)
            chosen = table.game.parse(text) if text else legal[randbelow(len(legal))]
            made = moved(table, seat, chosen)
            made.at = self.hall.config.now()
            return made

        async with live.lock:
            try:
                await live.append(entry)
                self.hall.counts.bot_moves += 1
            except Refusal as problem:
                if problem.code != "stale":
                    raise


def ran_out(table: Table, seat: int, now: int) -> AnyEntry:
    if not table.clock.is_out(now, seat):
        raise Refusal("stale", "somebody was faster")
    return e.RanOut(at=now, seat=seat)
