"""A table as the store has it: read when it is needed, written entry by entry, listed in the index.

The table reads an entry before it is stored. If it could not be stored, or another process was first, what
is in memory is thrown away and read from the store again: nothing is ever half done.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec

from duchy.core.errors import DuchyError
from duchy.table import messages as m
from duchy.table.deciding.rated import is_rated
from duchy.table.game.change import Change, Checkpoint
from duchy.table.game.entries import AnyEntry, read_entry, write_entry
from duchy.table.game.laid_table import CHAT_KEPT
from duchy.table.game.results import OLD_RULES
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.hosting.habits import Counts
from duchy.table.ports import Item, Now, Row, Store, StoreAway
from duchy.table.quarantine import Quarantine
from duchy.table.refusal import Refusal
from duchy.table.showing.views import seat_facts

log = logging.getLogger("duchy.table")
NOT_SAVED = "this could not be stored just now and was not done: please try again in a moment"
BROKEN = "broken"
BEHIND = 5
"""A table that goes to sleep so many entries after its checkpoint gets a new one."""
MOST_LINES = 500
"""Lines of chat that are kept of a table."""
LISTED_ANEW = 5_000
"""How old the index may be about whose turn it is, in milliseconds."""


async def read_table(store: Store, id: str) -> Table:
    """A table as it is stored, only to be looked at."""
    table, _ = woken(id, await store.journal(id), await store.checkpoint(id))
    return table


def woken(id: str, journal: list[bytes], kept: bytes | None) -> tuple[Table, int]:
    """The table that a journal tells, and the number of its last checkpoint."""
    if not journal:
        raise Refusal("not-found", "there is no such game")
    checkpoint = None if kept is None else msgspec.json.decode(kept, type=Checkpoint)
    table = Table.wake(id, [read_entry(body) for body in journal], checkpoint)
    return table, 0 if checkpoint is None else checkpoint.number


class StoredTable:
    """`table` is None while it is not in memory."""

    __slots__ = (
        "_deciders_listed",
        "_kept",
        "_row",
        "checkpoint_every",
        "counts",
        "id",
        "now",
        "quarantine",
        "store",
        "table",
    )

    def __init__(
        self,
        id: str,
        store: Store,
        now: Now,
        checkpoint_every: int,
        counts: Counts,
        quarantine: Quarantine,
    ) -> None:
        self.id = id
        self.store = store
        self.now = now
        self.checkpoint_every = checkpoint_every
        self.counts = counts
        self.quarantine = quarantine
        self.table: Table | None = None
        self._row: Row | None = None
        self._kept = 0
        self._deciders_listed: list[int] = []

    async def read(self) -> Table:
        try:
            row = await self.store.row(self.id)
            if row is None:
                raise Refusal("not-found", "there is no such table")
            journal = await self.store.journal(self.id)
            kept = await self.store.checkpoint(self.id)
            lines = await self.store.chat(self.id, 0, CHAT_KEPT)
        except StoreAway:
            raise Refusal("not-saved", "the store cannot be reached just now: please try again") from None
        self._row = row
        with self.quarantine.guard(self.id):
            if not journal:
                raise ValueError("the index names it, but it has no journal")
            self._deciders_listed = msgspec.json.decode(row.summary, type=m.Listed).deciders
            table, self._kept = woken(self.id, journal, kept)
        if table.ended == OLD_RULES and row.status != table.status:
            log.warning("table %s ends here: version %s of its rules is gone", self.id, table.rules)
        table.chat.extend(lines)
        self.table = table
        self.counts.wakes += 1
        return table

    def forget(self) -> None:
        """What is in memory may differ from what is stored: it is read again when it is needed."""
        self.table = None

    def set_aside(self, problem: Exception) -> None:
        self.forget()
        self.quarantine.put(self.id, problem)

    async def entries_after(self, number: int) -> list[AnyEntry]:
        return [read_entry(body) for body in await self.store.journal(self.id, after=number)]

    async def say(self, table: Table, person: Person, text: str, request: str) -> m.ChatLine | None:
        """Keep a line of chat; None if the same request was kept before."""
        last = table.chat[-1].number if table.chat else 0
        seats = table.seats_of(person.id)
        name = table.seats[seats[0]].name if seats else person.name
        line = m.ChatLine(last, self.now(), person.id, name, text)
        try:
            line.number = await self.store.say(self.id, line, request, MOST_LINES)
        except StoreAway:
            self.counts.not_saved += 1
            raise Refusal("not-saved", NOT_SAVED) from None
        if line.number <= last:
            return None
        table.chat.append(line)
        return line

    async def lines_after(self, table: Table) -> list[m.ChatLine]:
        """What others have said meanwhile, in another process."""
        last = table.chat[-1].number if table.chat else 0
        lines = await self.store.chat(self.id, last, CHAT_KEPT)
        table.chat.extend(lines)
        return lines

    async def write(self, table: Table, entry: AnyEntry) -> Change | None:
        """Carry out an entry and store it. None: its number was taken by another process."""
        try:
            change = table.apply(entry)
            item = Item(self.id, table.number, write_entry(entry), *self._index(table, change))
            is_stored = await self.store.append(item)
        except StoreAway:
            self.forget()
            self.counts.not_saved += 1
            raise Refusal("not-saved", NOT_SAVED) from None
        except (DuchyError, asyncio.CancelledError):
            self.forget()
            raise
        except Exception:
            self.forget()
            log.exception("table %s: an entry could not be carried out", self.id)
            raise Refusal(BROKEN, "this could not be carried out; nothing was changed") from None
        if not is_stored:
            self.forget()
            return None
        self._row = item.row or self._row
        if item.checkpoint is not None:
            self._kept = table.number
        return change

    # -- The index ---------------------------------------------------------------------------------

    def _index(self, table: Table, change: Change) -> tuple[Row | None, bytes | None]:
        """What the entry changes in the index, and a checkpoint now and then."""
        checkpoint = None
        if table.started and not table.has_old_rules and table.number - self._kept >= self.checkpoint_every:
            checkpoint = msgspec.json.encode(table.checkpoint())
        row, wake = self._row, table.attention()
        is_early = wake is not None and (row is None or row.wake_at is None or wake < row.wake_at)
        if change.facts or is_early or row is None or row.status != table.status:
            return self._index_row(table, wake), checkpoint
        return None, checkpoint

    def _index_row(self, table: Table, wake: int | None) -> Row:
        has_ended = table.status == m.OVER and (self._row is None or self._row.status != m.OVER)
        return Row(
            id=self.id,
            game=table.game.id,
            owner=table.owner,
            public=table.settings.public,
            created=table.created,
            changed=self.now(),
            status=table.status,
            wake_at=wake,
            to_rate=has_ended and (is_rated(table) or table.is_ranked),
            summary=msgspec.json.encode(self._listed(table)),
            persons=(table.owner, *table.persons()),
            household=table.household,
        )

    def _listed(self, table: Table) -> m.Listed:
        self._deciders_listed = table.deciders()
        return m.Listed(
            self.id,
            table.status,
            table.game.id,
            table.created,
            self.now(),
            seat_facts(table),
            table.settings.clock,
            table.settings.time,
            self._deciders_listed,
            rated=is_rated(table),
        )

    async def list_anew(self, table: Table, checkpoint: bytes | None = None) -> None:
        """Bring the index up to date although nothing was written."""
        row = self._index_row(table, table.attention())
        await self.store.set_row(row, checkpoint)
        self._row = row
        if checkpoint is not None:
            self._kept = table.number

    async def list_before_sleep(self, table: Table) -> None:
        """What the index must know of a table that leaves the memory, and a checkpoint if that is old."""
        row = self._row
        is_behind = table.started and not table.has_old_rules and table.number - self._kept > BEHIND
        is_listed = row is not None and row.wake_at == table.attention() and self._has_deciders(table)
        if not is_listed or is_behind:
            await self.list_anew(table, msgspec.json.encode(table.checkpoint()) if is_behind else None)

    def wakes_otherwise(self, table: Table) -> bool:
        """Whether the index names another time than the table at which it needs somebody."""
        return self._row is not None and self._row.wake_at != table.attention()

    def is_list_old(self, table: Table) -> bool:
        """Lists name whose turn it is: now and then, not with every move, the index learns it."""
        row = self._row
        return row is not None and self.now() - row.changed >= LISTED_ANEW and not self._has_deciders(table)

    def _has_deciders(self, table: Table) -> bool:
        return self._deciders_listed == table.deciders()
