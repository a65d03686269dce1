"""The hall: all tables of this process, and what the server does by itself: bots, clocks, sleep, ratings."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Coroutine, Sequence
from hmac import compare_digest
from typing import Any

import msgspec

from duchy.server import entries as e
from duchy.server import messages as m
from duchy.server.attendance import REFRESH
from duchy.server.attendant import Attendant
from duchy.server.change import Checkpoint
from duchy.server.commands import Person, check_settings, create, new_table_id, persons_for
from duchy.server.config import STAND_IN, Config
from duchy.server.journal import Journal
from duchy.server.limits import Pace
from duchy.server.live import Live, seats_asked
from duchy.server.ratings import ranks, rating_after
from duchy.server.refusal import Refusal
from duchy.server.seating import PERSON
from duchy.server.shelf import Cards
from duchy.server.store import Store, StoreAway, open_store
from duchy.server.table import Table
from duchy.server.workers import Workers

log = logging.getLogger("duchy.hall")
MOST_DUE = 200
MOST_LISTED = 100
ORDER = (m.RUNNING, m.OPEN, m.OVER)
LISTED_ANEW = 5_000
"""How old the index may be about whose turn it is, in milliseconds."""
OTHERS_CARE = 5_000
"""How long a table that another process looks after is left to it, in milliseconds."""


class Counts:
    """What the metrics show."""

    def __init__(self) -> None:
        self.moves = 0
        self.wakes = 0
        self.not_saved = 0
        self.refused = 0
        self.created = 0
        self.bot_moves = 0


class Hall:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.counts = Counts()
        self.pace = Pace(config.limits)
        self.hints_waiting = 0
        self.store: Store = open_store(config.database)
        self.journal = Journal(self.store)
        self.workers = Workers(max(1, config.workers), config.worker_megabytes, config.bot_seconds)
        self.lives: dict[str, Live] = {}
        self.attendant = Attendant(self)
        self.stopping = False
        self.secret = b""
        self._tasks: set[asyncio.Task[None]] = set()
        self._others: dict[str, int] = {}
        self._announced = 0
        self.sockets: Counter[str] = Counter()

    # -- Opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open(self.heard, self.overheard)
        self.secret = await self.store.secret("cookies")
        self.journal.start()
        self.run(self._tick_on())

    async def close(self) -> None:
        """Stop taking requests, store what is under way, and go."""
        self.stopping = True
        for live in self.lives.values():
            for connection in live.connections:
                connection.close(1012)
        self.attendant.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await self.journal.stop()
        await self.workers.stop()
        await self.store.close()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something in the background failed", exc_info=task.exception())

    # -- Tables ------------------------------------------------------------------------------------

    def live(self, id: str) -> Live:
        """The table in memory; it wakes when something is asked of it."""
        live = self.lives.get(id)
        if live is None:
            if len(self.lives) >= self.config.limits.awake:
                raise Refusal("too-many", "too many tables are being played here just now")
            live = self.lives[id] = Live(self, id)
        return live

    async def create(
        self,
        settings: m.Settings,
        person: Person,
        beginning: e.Beginning | None = None,
        guide: e.Guided | None = None,
        cards: Cards | None = None,
    ) -> Table:
        """A new table. A guided game and one that goes on from a replay bring the cards they were made with;
        all others are played with the server's own."""
        if beginning is None and guide is None:
            cards = self.config.cards.get(settings.game)
        settings = check_settings(settings, STAND_IN, cards)
        if await self.store.count_tables(person.id) >= self.config.limits.tables_each:
            raise Refusal(
                "too-many", "you have made too many tables that are not over: finish or leave some first"
            )
        persons = persons_for(settings, person)
        made = create(
            settings, person, self.config.now(), persons, beginning=beginning, guide=guide, cards=cards
        )
        return await self.lay(new_table_id(), made)

    async def lay(self, id: str, made: e.Created) -> Table:
        """Lay out a new table."""
        if id in self.lives:
            raise Refusal("not-now", "this table is laid already")
        live = Live(self, id)
        live.table = Table(id)

        def first(table: Table) -> e.Created:
            if table.number:
                raise Refusal("not-now", "this table is laid already")
            return made

        async with live.lock:
            await live.append(first)
            table = await live.ensure()
        self.counts.created += 1
        self.look_after(live)
        return table

    async def rematch(self, old: Table, person: Person) -> None:
        """Lay out the rematch that the old table names, if it is not there yet."""
        if not old.rematch or await self.store.row(old.rematch) is not None:
            return
        persons = [e.Reserved(seat.player, seat.name) if seat.kind == PERSON else None for seat in old.seats]
        made = create(old.settings, person, self.config.now(), persons, previous=old.id, cards=old.cards)
        with contextlib.suppress(Refusal):
            await self.lay(old.rematch, made)

    async def visit(self, id: str, person: Person, invitation: str) -> Live:
        """The table with this id, for somebody who may see it."""
        if not is_table_id(id):
            raise Refusal("not-found", "there is no such table")
        live = self.live(id)
        async with live.lock:
            try:
                table = await live.ensure()
            except Refusal:
                if live.table is None and not live.connections:
                    self.lives.pop(id, None)
                raise
            if not may_see(table, person, invitation):
                raise Refusal("private", "this table is private: you need its link")
        return live

    async def finished(self, id: str) -> Table:
        """A finished game, which everybody may see."""
        if not is_table_id(id):
            raise Refusal("not-found", "there is no such game")
        live = self.lives.get(id)
        if live is not None and live.table is not None and live.told == live.table.number:
            table = live.table
        else:
            table = await self.read(id)
        if table.status != m.OVER:
            raise Refusal("running", "this game is not over: its record is secret until then")
        return table

    async def read(self, id: str) -> Table:
        """A table as it is stored, only to be looked at."""
        bodies = await self.store.journal(id)
        if not bodies:
            raise Refusal("not-found", "there is no such game")
        kept = await self.store.checkpoint(id)
        checkpoint = None if kept is None else msgspec.json.decode(kept, type=Checkpoint)
        return Table.wake(id, [e.read_entry(body) for body in bodies], checkpoint)

    # -- By itself ---------------------------------------------------------------------------------

    def look_after(self, live: Live) -> None:
        self.attendant.look_after(live)

    async def heard(self, id: str, number: int) -> None:
        """Another process has written; without an id: anything may have been written."""
        for live in list(self.lives.values()) if not id else filter(None, [self.lives.get(id)]):
            self.run(live.catch_up(number))

    async def announce(self, *lives: Live) -> None:
        """Tell the other processes who is at these tables here."""
        with contextlib.suppress(StoreAway):
            await self.store.announce({live.id: live.visitors() for live in lives})

    async def overheard(self, process: str, id: str, visitors: list[str]) -> None:
        """Another process says who is at a table there. Who is new is told who is here."""
        live = self.lives.get(id)
        if live is None:
            return
        if live.attendance.hear(process, visitors, self.config.now()) and live.connections:
            self.run(self.announce(live))
        self.run(live.presence_changed())

    async def _tick_on(self) -> None:
        while True:
            try:
                await self._tick()
            except (StoreAway, Refusal) as problem:
                log.warning("%s", problem)
            except Exception:
                log.exception("the hall stumbled")
            await asyncio.sleep(self.config.tick_seconds)

    async def _tick(self) -> None:
        for id in await self.store.due(self.config.now(), MOST_DUE):
            await self._attend_to(id)
        for id in await self.store.to_rate(10):
            await self._rate(id)
        await self._announce_again()
        for live in list(self.lives.values()):
            await self._let_sleep(live)
            await self._list_anew(live)

    async def _announce_again(self) -> None:
        now = self.config.now()
        if now - self._announced >= REFRESH:
            self._announced = now
            watched = [live for live in self.lives.values() if live.connections]
            await self.announce(*watched)
            for live in watched:
                if live.attendance.is_shared:
                    await live.presence_changed()

    async def _attend_to(self, id: str) -> None:
        """A table may need something, says the index, which names a time that is never too late."""
        now = self.config.now()
        if self.attendant.is_watching(id) or self._others.get(id, 0) > now:
            return
        if not await self.store.claim(id):
            self._others[id] = now + OTHERS_CARE
            return
        self._others.pop(id, None)
        live = self.live(id)
        async with live.lock:
            table = await live.ensure()
            wake = table.attention()
            if (wake is None or wake > now) and live.row is not None and live.row.wake_at != wake:
                await live.write_row(table)
        self.look_after(live)

    async def _rate(self, id: str) -> None:
        table = await self.read(id)
        players = [seat.player for seat in table.seats]
        await self.store.settle(id, table.game.id, players, rating_after(ranks(table)))

    async def _let_sleep(self, live: Live) -> None:
        """A table that nobody looks at and that needs nothing soon leaves the memory."""
        idle = self.config.now() - live.used
        if live.connections or live.lock.locked() or idle < self.config.idle_seconds * 1000:
            if idle >= self.config.idle_seconds * 1000 and not live.lock.locked():
                live.views.clear()
            return
        table = live.table
        if table is not None:
            wake = table.attention()
            if wake is not None and wake < self.config.now() + 2 * self.config.idle_seconds * 1000:
                return
        async with live.lock:
            if table is not None:
                await self._put_to_bed(live, table, wake)
            self.lives.pop(live.id, None)
            await self.store.release(live.id)

    async def _put_to_bed(self, live: Live, table: Table, wake: int | None) -> None:
        row = live.row
        is_behind = table.started and table.number - live.kept > 5
        is_listed = row is not None and row.wake_at == wake and live.asked_listed == seats_asked(table)
        if not is_listed or is_behind:
            await live.write_row(table, msgspec.json.encode(table.checkpoint()) if is_behind else None)

    async def _list_anew(self, live: Live) -> None:
        """Lists name whose turn it is: now and then, not with every move, the index learns it."""
        table, row = live.table, live.row
        if table is None or row is None or live.lock.locked():
            return
        if self.config.now() - row.changed < LISTED_ANEW or live.asked_listed == seats_asked(table):
            return
        async with live.lock:
            if live.table is table:
                await live.write_row(table)

    # -- Lists -------------------------------------------------------------------------------------

    async def public_tables(self, statuses: Sequence[str], person: Person) -> list[m.Listed]:
        found = await self.store.listed(statuses, None, MOST_LISTED)
        return [self._listed_for(person, summary) for summary in found]

    async def tables_of(self, person: Person) -> list[m.Listed]:
        """Those that the person made or sits at: first where it is awaited, then what is being played."""
        if not person.id:
            return []
        found = await self.store.listed((m.OPEN, m.RUNNING, m.OVER), person.id, MOST_LISTED)
        listed = [self._listed_for(person, summary) for summary in found]
        return sorted(listed, key=lambda table: (not table.your_turn, ORDER.index(table.status)))

    def _listed_for(self, person: Person, summary: bytes) -> m.Listed:
        listed = msgspec.json.decode(summary, type=m.Listed)
        live = self.lives.get(listed.table)
        if live is not None and live.table is not None and live.told == live.table.number:
            listed.asked = seats_asked(live.table)
        seats = enumerate(listed.seats)
        listed.mine = [number for number, seat in seats if person.id and seat.player == person.id]
        listed.your_turn = any(seat in listed.asked and not listed.seats[seat].away for seat in listed.mine)
        return listed


def is_table_id(id: str) -> bool:
    return len(id) == 18 and all(letter in "0123456789abcdef" for letter in id)


def may_see(table: Table, person: Person, invitation: str) -> bool:
    if table.settings.public or compare_digest(invitation.encode(), table.invitation.encode()):
        return True
    return bool(person.id) and (person.id == table.owner or person.id in table.persons())
