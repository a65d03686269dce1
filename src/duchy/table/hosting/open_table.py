"""A table that is awake: one request at a time is decided, stored, and then told to everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection
from typing import Any

from duchy.table import messages as m
from duchy.table.background import Background
from duchy.table.deciding.outages import Outages
from duchy.table.deciding.requests import decide
from duchy.table.game.entries import AnyEntry
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.hosting.audience import Audience, Connection
from duchy.table.hosting.stored_table import StoredTable
from duchy.table.plain_text import plain_line
from duchy.table.ports import Now, Randomness, StoreAway
from duchy.table.quarantine import SET_ASIDE
from duchy.table.refusal import Refusal
from duchy.table.showing.chronicle import Viewer
from duchy.table.showing.playback import playback
from duchy.table.showing.views import facts_of

log = logging.getLogger("duchy.table")
TRIES = 8
CLOSED_SET_ASIDE = 4410
"""The socket's code for a table that is set aside: coming back would not help."""


class OpenTable:
    """`awake` are all open tables, this one among them; `changed` is called after every change."""

    __slots__ = (
        "audience",
        "awake",
        "background",
        "changed",
        "flicker_seconds",
        "id",
        "lock",
        "now",
        "outages",
        "randomness",
        "stored",
        "used",
    )

    def __init__(
        self,
        stored: StoredTable,
        audience: Audience,
        awake: dict[str, OpenTable],
        changed: Callable[[OpenTable], None],
        background: Background,
        outages: Outages,
        flicker_seconds: float,
        now: Now,
        randomness: Randomness,
    ) -> None:
        self.id = stored.id
        self.lock = asyncio.Lock()
        self.stored = stored
        self.audience = audience
        self.awake = awake
        self.changed = changed
        self.background = background
        self.outages = outages
        self.flicker_seconds = flicker_seconds
        self.now = now
        self.randomness = randomness
        self.used = now()

    @property
    def table(self) -> Table | None:
        return self.stored.table

    @property
    def table_told(self) -> Table | None:
        """The table, if everybody knows of its last change."""
        table = self.table
        return table if table is not None and table.number == self.audience.told else None

    async def ensure(self) -> Table:
        """The table, read from the store if it is not in memory. To be called under the lock."""
        if self.awake.setdefault(self.id, self) is not self:  # it fell asleep while somebody knocked
            raise Refusal("busy", "the table has just been woken by somebody else: please try again")
        self.used = self.now()
        if self.stored.table is None:
            self.audience.tell_anew(await self._read())
            await self.excuse()
        assert self.stored.table is not None
        return self.stored.table

    async def excuse(self) -> None:
        """Charge nobody for the time when nobody served. To be called under the lock."""
        while self.table is not None and self.outages.excuse(self.table) is not None:
            await self.append(self._excused)

    def _excused(self, table: Table) -> AnyEntry:
        entry = self.outages.excuse(table)
        if entry is None:
            raise Refusal("stale", "somebody was faster")
        return entry

    async def _read(self) -> Table:
        try:
            return await self.stored.read()
        except Refusal as refusal:
            if refusal.code == SET_ASIDE:
                self.audience.close(CLOSED_SET_ASIDE)
            raise

    def set_aside(self, problem: Exception) -> None:
        """The table cannot go on: whoever is at it is told, and sent away."""
        self.stored.set_aside(problem)
        self.audience.close(CLOSED_SET_ASIDE)

    # -- Changing ----------------------------------------------------------------------------------

    async def lay(self, first: AnyEntry) -> Table:
        """Lay out a new table."""
        self.stored.table = Table(self.id)

        def begin(table: Table) -> AnyEntry:
            if table.number:
                raise Refusal("not-now", "this table is laid already")
            return first

        async with self.lock:
            await self.append(begin)
            table = await self.ensure()
        self.changed(self)
        return table

    async def perform(self, request: Any, person: Person) -> int:
        """Carry out a request; the number of its entry. A repeated request is not done again."""
        if not person.id:
            raise Refusal("no-guest", "say who you are first: choose a name")
        if self.background.stopping:
            raise Refusal("stopping", "the server is about to restart: your client will come back by itself")
        async with self.lock:
            table = await self.ensure()
            done = table.done_before(person.id, request.id)
            if done is not None:
                return done
            number = await self.append(
                lambda table: decide(table, request, person, self.now(), self.randomness)
            )
        self.changed(self)
        return number

    async def say(self, person: Person, text: str, id: str) -> int:
        """Somebody says something: it is kept beside the journal, and told; the number of the table."""
        if not person.id:
            raise Refusal("no-guest", "say who you are first: choose a name")
        if self.background.stopping:
            raise Refusal("stopping", "the server is about to restart: your client will come back by itself")
        said = plain_line(text)
        if not said:
            raise Refusal("bad-message", "there are no words in that")
        async with self.lock:
            table = await self.ensure()
            line = await self.stored.say(table, person, said, id)
            if line is not None:
                self.audience.tell_line(table, line)
            return table.number

    async def append(self, make: Callable[[Table], AnyEntry]) -> int:
        """Store the entry that `make` gives for the table as it stands. To be called under the lock."""
        for _ in range(TRIES):
            table = await self.ensure()
            entry = make(table)
            self.audience.look(table)
            change = await self.stored.write(table, entry)
            if change is not None:
                self.audience.tell(table, change)
                return table.number
        raise Refusal("busy", "too many want to change this table at once: please try again")

    async def catch_up(self, number: int) -> None:
        """Another process has written up to this number."""
        async with self.lock:
            table = self.table
            if table is None or table.number >= number > 0:
                return
            try:
                for entry in await self.stored.entries_after(table.number):
                    self.audience.look(table)
                    self.audience.tell(table, table.apply(entry))
                if number == 0:
                    for line in await self.stored.lines_after(table):
                        self.audience.tell_line(table, line)
            except StoreAway:
                self.stored.forget()
            except Exception as problem:
                log.warning("table %s could not be read on, and is read anew: %r", self.id, problem)
                self.stored.forget()
                with contextlib.suppress(Refusal):
                    await self.ensure()
        self.changed(self)

    # -- Visitors ----------------------------------------------------------------------------------

    async def join(self, connection: Connection, seat: Viewer, since: int) -> None:
        """A client comes to the table."""
        async with self.lock:
            self.audience.come(await self.ensure(), connection, seat, since)
        await self.announce()

    def part(self, connection: Connection) -> None:
        self.audience.part(connection)
        self.used = self.now()
        if not self.background.stopping:
            self.background.run(self._parted())

    async def _parted(self) -> None:
        """Tell the others, unless somebody only loads the page again."""
        await asyncio.sleep(self.flicker_seconds)
        await self.presence_changed()
        await self.announce()

    async def announce(self) -> None:
        """Tell the other processes who is at this table here."""
        with contextlib.suppress(StoreAway):
            await self.stored.store.announce({self.id: self.audience.visitors()})

    async def presence_changed(self) -> None:
        async with self.lock:
            if self.table is not None:
                self.audience.tell_presence(self.table)

    async def look(self, connection: Connection, seat: int) -> None:
        """The client takes another of its seats in hand."""
        async with self.lock:
            table = await self.ensure()
            connection.take_seats(table.seats_of(connection.person.id))
            if seat >= 0 and seat not in connection.mine:
                raise Refusal("not-yours", f"seat {seat} is not yours: you can only look from your own seats")
            connection.viewer = None if seat < 0 else seat
            self.audience.show(table, connection)

    async def block(self, person: Person, blocked: Collection[str]) -> None:
        """The person wants nothing of these any more: what they said is no longer shown."""
        theirs = [c for c in self.audience.connections if c.person.id == person.id]
        if theirs and self.table is not None:
            async with self.lock:
                table = await self.ensure()
                for connection in theirs:
                    connection.blocked = blocked
                    self.audience.show(table, connection)

    async def page(self, connection: Connection, before: int) -> m.ChroniclePage:
        """A page of the chronicle, as the seat in hand may know it."""
        async with self.lock:
            table = await self.ensure()
            return self.audience.chronicle(table).page(before, connection.viewer)

    async def playback(self, connection: Connection, since: int, id: str) -> m.Playback:
        """The game since an entry, as the seat in hand saw it."""
        async with self.lock:
            table = await self.ensure()
            if not table.started:
                raise Refusal("not-now", "the game has not started")
            return playback(table, since, connection.viewer, id)

    async def facts(self) -> m.TableFacts:
        """The table as everybody there knows it."""
        async with self.lock:
            table = await self.ensure()
            return facts_of(table, self.audience.presence_facts(table))
