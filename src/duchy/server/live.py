"""A table that is awake: one request at a time is decided, stored, and then told to everybody.

The table reads the entry before it is stored, but nobody is told until it is. If it could not be stored, or
another process was first, the table in memory is thrown away and read from the store again: nothing is ever
half done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from duchy.core.errors import DuchyError
from duchy.server import faces
from duchy.server import messages as m
from duchy.server.attendance import Attendance
from duchy.server.change import Change, Checkpoint
from duchy.server.commands import Person, decide
from duchy.server.connection import Connection, encoded
from duchy.server.entries import AnyEntry, read_entry, write_entry
from duchy.server.faces import Viewer
from duchy.server.patch import difference
from duchy.server.ratings import is_rated
from duchy.server.refusal import Refusal
from duchy.server.store import Item, Row, StoreAway
from duchy.server.table import Table

if TYPE_CHECKING:
    from duchy.server.hall import Hall

log = logging.getLogger("duchy.table")
TRIES = 8
NOT_SAVED = "this could not be stored just now and was not done: please try again in a moment"


class Live:
    def __init__(self, hall: Hall, id: str) -> None:
        self.hall = hall
        self.id = id
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.table: Table | None = None
        self.row: Row | None = None
        self.kept = 0
        self.told = 0
        self.views: dict[Viewer, dict[str, Any] | None] = {}
        self.used = hall.config.now()
        self.attendance = Attendance(self.used)
        self.asked_listed: list[int] = []

    # -- Waking and reading ------------------------------------------------------------------------

    async def ensure(self) -> Table:
        """The table, read from the store if it is not in memory. To be called under the lock."""
        if self.hall.lives.setdefault(self.id, self) is not self:  # it fell asleep while somebody knocked
            raise Refusal("busy", "the table has just been woken by somebody else: please try again")
        self.used = self.hall.config.now()
        if self.table is not None:
            return self.table
        try:
            self.row = await self.hall.store.row(self.id)
            if self.row is None:
                raise Refusal("not-found", "there is no such table")
            bodies = await self.hall.store.journal(self.id)
            kept = await self.hall.store.checkpoint(self.id)
        except StoreAway:
            raise Refusal("not-saved", "the store cannot be reached just now: please try again") from None
        self.asked_listed = msgspec.json.decode(self.row.summary, type=m.Listed).asked
        checkpoint = None if kept is None else msgspec.json.decode(kept, type=Checkpoint)
        table = Table.wake(self.id, [read_entry(body) for body in bodies], checkpoint)
        self.kept = checkpoint.number if checkpoint is not None else 0
        self.table = table
        self.views.clear()
        self.hall.counts.wakes += 1
        if self.told and table.number != self.told:
            self._tell_all_anew(table)
        self.told = table.number
        return table

    def _tell_all_anew(self, table: Table) -> None:
        for connection in self.connections:
            connection.take_seats(table.seats_of(connection.person.id))
            self._send_snapshot(table, connection, since=self.told)

    def forget(self) -> None:
        """What is in memory may differ from what is stored: read it again when it is needed."""
        self.table = None
        self.views.clear()

    async def catch_up(self, number: int) -> None:
        """Another process has written up to this number."""
        async with self.lock:
            table = self.table
            if table is None or table.number >= number > 0:
                return
            try:
                bodies = await self.hall.store.journal(self.id, after=table.number)
                for body in bodies:
                    entry = read_entry(body)
                    self._look_before()
                    self._tell(table, table.apply(entry))
            except StoreAway:
                self.forget()
            except Exception:
                log.exception("table %s could not be read on", self.id)
                self.forget()
        self.hall.look_after(self)

    # -- Changing ----------------------------------------------------------------------------------

    async def perform(self, ask: Any, person: Person) -> int:
        """Carry out a request; the number of its entry. A repeated request is not done again."""
        if not person.id:
            raise Refusal("no-guest", "say who you are first: choose a name")
        if self.hall.stopping:
            raise Refusal("stopping", "the server is about to restart: your client will come back by itself")
        async with self.lock:
            table = await self.ensure()
            done = table.ids.get((person.id, ask.id))
            if done is not None:
                return done
            number = await self.append(lambda table: decide(table, ask, person, self.hall.config.now()))
        self.hall.look_after(self)
        return number

    async def append(self, make: Callable[[Table], AnyEntry]) -> int:
        """Store the entry that `make` gives for the table as it stands. To be called under the lock."""
        for _ in range(TRIES):
            table = await self.ensure()
            entry = make(table)
            self._look_before()
            try:
                change = table.apply(entry)
                item = Item(self.id, table.number, write_entry(entry), *self._index(table, change))
                stored = await self.hall.journal.write(item)
            except StoreAway:
                self.forget()
                self.hall.counts.not_saved += 1
                raise Refusal("not-saved", NOT_SAVED) from None
            except DuchyError:
                self.forget()
                raise
            except Exception:
                self.forget()
                log.exception("table %s: an entry could not be carried out", self.id)
                raise Refusal("broken", "this could not be carried out; nothing was changed") from None
            except asyncio.CancelledError:
                self.forget()
                raise
            if stored:
                self._stored(table, item)
                self._tell(table, change)
                return table.number
            self.forget()
        raise Refusal("busy", "too many want to change this table at once: please try again")

    def _stored(self, table: Table, item: Item) -> None:
        self.row = item.row or self.row
        if item.checkpoint is not None:
            self.kept = table.number

    def _index(self, table: Table, change: Change) -> tuple[Row | None, bytes | None]:
        """What the entry changes in the index, and a checkpoint now and then."""
        checkpoint = None
        if table.started and table.number - self.kept >= self.hall.config.checkpoint_every:
            checkpoint = msgspec.json.encode(table.checkpoint())
        row, wake = self.row, table.attention()
        is_early = wake is not None and (row is None or row.wake_at is None or wake < row.wake_at)
        if change.facts or is_early or row is None or row.status != table.status:
            return self.index_row(table, wake), checkpoint
        return None, checkpoint

    async def write_row(self, table: Table, checkpoint: bytes | None = None) -> None:
        """Bring the index up to date although nothing was written. To be called under the lock."""
        row = self.index_row(table, table.attention())
        await self.hall.store.set_row(row, checkpoint)
        self.row = row
        if checkpoint is not None:
            self.kept = table.number

    def index_row(self, table: Table, wake: int | None) -> Row:
        has_ended = table.status == m.OVER and (self.row is None or self.row.status != m.OVER)
        return Row(
            id=self.id,
            game=table.game.id,
            owner=table.owner,
            public=table.settings.public,
            created=table.created,
            changed=self.hall.config.now(),
            status=table.status,
            wake_at=wake,
            to_rate=has_ended and is_rated(table),
            summary=msgspec.json.encode(self.listed(table)),
            persons=(table.owner, *table.persons()),
        )

    def listed(self, table: Table) -> m.Listed:
        self.asked_listed = seats_asked(table)
        return m.Listed(
            self.id,
            table.status,
            table.game.id,
            table.created,
            self.hall.config.now(),
            faces.seat_facts(table),
            table.settings.clock,
            table.settings.time,
            self.asked_listed,
        )

    # -- Telling -----------------------------------------------------------------------------------

    def viewers(self) -> dict[Viewer, list[Connection]]:
        found: dict[Viewer, list[Connection]] = {}
        for connection in self.connections:
            found.setdefault(connection.hand, []).append(connection)
        return found

    def _look_before(self) -> None:
        """Keep the views that the next change will be compared with."""
        assert self.table is not None
        wanted = self.viewers()
        self.views = {
            viewer: self.views[viewer] if viewer in self.views else faces.view_of(self.table, viewer)
            for viewer in wanted
        }

    def _tell(self, table: Table, change: Change) -> None:
        """Tell everybody what a stored entry changed, each what its seat may know."""
        before, self.told = self.told, table.number
        now = self.hall.config.now()
        anew: set[Connection] = set()
        if change.facts:
            anew = {c for c in self.connections if c.take_seats(table.seats_of(c.person.id))}
        if change.game:
            self._tell_game(table, change, before, now, anew)
        if change.facts:
            facts = self._facts(table, now)
            for connection in self.connections - anew:
                connection.send_text(facts)
        if change.chat is not None:
            line = encoded(m.Spoken(table.number, change.chat))
            for connection in self.connections - anew:
                connection.send_text(line)
        for connection in anew:
            self._send_snapshot(table, connection)

    def _facts(self, table: Table, now: int) -> bytes:
        presence = self.attendance.told = self.presence(table, now)
        facts = faces.facts_of(table, presence)
        return encoded(m.TableChanged(table.number, facts, faces.clock_of(table, now)))

    def _tell_game(self, table: Table, change: Change, before: int, now: int, anew: set[Connection]) -> None:
        clock = faces.clock_of(table, now)
        for viewer, connections in self.viewers().items():
            if all(connection in anew for connection in connections):
                continue
            warn = any(connection.warn for connection in connections)
            text = encoded(update(table, viewer, change, before, clock, self.views, warn))
            for connection in connections:
                if connection not in anew:
                    connection.send_text(text)

    def _send_snapshot(self, table: Table, connection: Connection, since: int = 0) -> None:
        viewer = connection.hand
        now = self.hall.config.now()
        presence = self.presence(table, now)
        snapshot = faces.snapshot(table, viewer, connection.mine, presence, now, since, connection.warn)
        self.views[viewer] = snapshot.view
        connection.send(snapshot)

    # -- Looking -----------------------------------------------------------------------------------

    async def join(self, connection: Connection, seat: Viewer, since: int) -> None:
        """A client comes to the table: it is told everything, and from then on what changes."""
        async with self.lock:
            table = await self.ensure()
            connection.take_seats(table.seats_of(connection.person.id), seat)
            self.connections.add(connection)
            self.attendance.came(connection.person.id)
            self._send_snapshot(table, connection, since)
            self._tell_presence(table, but=connection)
        await self.hall.announce(self)

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = self.hall.config.now()
        if connection.person.id not in self.visitors():
            self.attendance.left(connection.person.id, self.used)
        if not self.hall.stopping:
            self.hall.run(self._parted())

    async def _parted(self) -> None:
        """Tell the others, unless somebody only loads the page again."""
        await asyncio.sleep(self.hall.config.flicker_seconds)
        await self.presence_changed()
        await self.hall.announce(self)

    # -- Who is here -------------------------------------------------------------------------------

    def visitors(self) -> list[str]:
        """Who has a socket open here, each person once ('' is a stranger)."""
        persons = [connection.person.id for connection in self.connections]
        return [*dict.fromkeys(filter(None, persons)), *[id for id in persons if not id]]

    def presence(self, table: Table, now: int) -> m.Presence:
        patience = int(self.hall.config.absence_seconds * 1000)
        return self.attendance.presence(table, self.visitors(), patience, now)

    def is_gone(self, player: str) -> bool:
        """Whether this person has been away for so long that a bot may stand in."""
        now = self.hall.config.now()
        gone = self.attendance.gone_since(player, self.visitors(), now)
        return bool(gone) and now - gone >= self.hall.config.absence_seconds * 1000

    async def presence_changed(self) -> None:
        async with self.lock:
            if self.table is not None:
                self._tell_presence(self.table)

    def _tell_presence(self, table: Table, but: Connection | None = None) -> None:
        """Tell everybody who is here, if that is news to them. To be called under the lock."""
        now = self.hall.config.now()
        if self.attendance.told != self.presence(table, now):
            facts = self._facts(table, now)
            for connection in self.connections:
                if connection is not but:
                    connection.send_text(facts)

    async def look(self, connection: Connection, seat: int) -> None:
        """The client takes another of its seats in hand."""
        async with self.lock:
            table = await self.ensure()
            connection.take_seats(table.seats_of(connection.person.id))
            if seat >= 0 and seat not in connection.mine:
                raise Refusal("not-yours", f"seat {seat} is not yours: you can only look from your own seats")
            connection.hand = None if seat < 0 else seat
            self._send_snapshot(table, connection)


def seats_asked(table: Table) -> list[int]:
    return list(table.state.deciders) if table.status == m.RUNNING else []


def update(
    table: Table,
    viewer: Viewer,
    change: Change,
    before: int,
    clock: m.ClockFacts | None,
    views: dict[Viewer, dict[str, Any] | None],
    warn: bool = False,
) -> m.Update:
    """What a change looks like from a seat. `views` holds the views before it, and after it the new ones."""
    view = faces.view_of(table, viewer)
    patch = difference(views.get(viewer), view)
    views[viewer] = view
    return m.Update(
        number=table.number,
        before=before,
        events=faces.faces_of(change.events, viewer),
        patch=patch,
        asked=faces.asked_of(table, viewer, warn),
        clock=clock,
        back=change.back,
    )
