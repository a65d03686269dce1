"""The store in PostgreSQL, for any number of processes.

Who writes `(table, number)` first has won. `NOTIFY` tells the other processes. Who looks after a table's
bots and clocks has claimed it in a table of its own, in the name of a number under which the process holds an
advisory lock: PostgreSQL frees that when the process is gone, and with it all its claims, however many there
are.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import blake2b
from secrets import randbelow, token_hex
from typing import Any, LiteralString, TypeVar

import psycopg

from duchy.server.store.schema import COUNT, COUNTED, Statement, counted_anew, steps_from, written
from duchy.server.store.sql import (
    PUT_CHECKPOINT,
    PUT_ROW,
    PUT_SITTER,
    PUT_STANDING,
    SETTLED,
    STANDING,
    SqlStore,
    row_values,
    standing_values,
)
from duchy.table.ports import Heard, Item, Overheard, Rate, Standing, StoreAway

T = TypeVar("T")
Connection = psycopg.AsyncConnection[tuple[Any, ...]]

CHANNEL, VISITORS = "duchy", "duchy_visitors"
TABLES_A_NOTICE = 100
TABLES_A_CALL, MOST_NAMED = 20, 20
"""A notice may have 8,000 letters."""
STRANGER = "-"
RETRY_SECONDS = 0.5
SET_UP_LOCK = 7_306_158
HOLDERS = 7_306
"""The first half of the advisory locks by which processes show that they are alive; the second is theirs."""
CLAIMS = "CREATE UNLOGGED TABLE IF NOT EXISTS claims (table_id TEXT PRIMARY KEY, holder INTEGER NOT NULL)"
ALIVE = f"""SELECT l.objid::bigint FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.classid = {HOLDERS}
    AND l.objsubid = 2 AND l.granted"""
CLAIM = f"""INSERT INTO claims (table_id, holder) VALUES (%s, %s) ON CONFLICT (table_id) DO UPDATE
    SET holder = excluded.holder WHERE claims.holder = excluded.holder OR claims.holder NOT IN ({ALIVE})
    RETURNING holder"""
FORGET_DEAD = f"DELETE FROM claims WHERE holder NOT IN ({ALIVE})"
PUT_ENTRIES = """INSERT INTO entries (table_id, number, body)
    SELECT * FROM unnest(%s::text[], %s::int[], %s::bytea[])
    ON CONFLICT DO NOTHING RETURNING table_id, number"""


def marked(statement: str) -> LiteralString:
    """The shared SQL with PostgreSQL's marks."""
    return statement.replace("?", "%s")


def lock_number(table: str) -> int:
    return int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), "little", signed=True)


class PostgresStore(SqlStore):
    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.process = token_hex(4)
        self._writer = Line(address)
        self._reader = Line(address)
        self._holder = Line(address, lost=self._lost_claims)
        self._claimed: set[str] = set()
        self._holds_as = 0
        self._ear: asyncio.Task[None] | None = None

    async def open(self, heard: Heard | None = None, overheard: Overheard | None = None) -> None:
        await self._writer.run(self._set_up)
        self.batches.start()
        if heard is not None:
            self._ear = asyncio.create_task(self._listen(heard, overheard))

    @staticmethod
    async def _set_up(db: Connection) -> None:
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock(%s)", (SET_UP_LOCK,))
            await db.execute(marked(COUNT))
            steps = steps_from(await (await db.execute(marked(COUNTED))).fetchall())
            for step in steps:
                for statement in written(step, "postgresql"):
                    await db.execute(marked(statement))
                if step.fills is not None:
                    found = await (await db.execute(marked(step.reads))).fetchall()
                    for statement, values in step.fills(found):
                        await db.execute(marked(statement), values)
            if steps:
                for statement, values in counted_anew():
                    await db.execute(marked(statement), values)
            await db.execute(CLAIMS)
            await db.execute(FORGET_DEAD)

    async def close(self) -> None:
        await self.batches.stop()
        if self._ear is not None:
            self._ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ear
        for line in (self._writer, self._reader, self._holder):
            await line.close()

    async def _listen(self, heard: Heard, overheard: Overheard | None) -> None:
        """Hear of other processes for ever; after a lost connection, listen again."""
        while True:
            try:
                db = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
                async with db:
                    await db.execute("LISTEN duchy")
                    await db.execute("LISTEN duchy_visitors")
                    await heard("", 0)  # what was said meanwhile was missed: look at everything
                    async for notice in db.notifies():
                        if notice.channel == CHANNEL:
                            await self._hear(notice.payload, heard)
                        elif overheard is not None:
                            await self._overhear(notice.payload, overheard)
            except (psycopg.Error, OSError):
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, payload: str, heard: Heard) -> None:
        process, _, tables = payload.partition(" ")
        if process != self.process:
            for part in tables.split():
                table, _, number = part.partition(":")
                await heard(table, int(number))

    async def _overhear(self, payload: str, overheard: Overheard) -> None:
        process, _, tables = payload.partition(" ")
        if process != self.process:
            for part in tables.split():
                table, _, players = part.partition(":")
                named = [player.replace(STRANGER, "") for player in players.split(",") if player]
                await overheard(process, table, named)

    async def announce(self, visitors: Mapping[str, Sequence[str]]) -> None:
        async def work(db: Connection) -> None:
            parts = [
                f"{table}:{','.join(player or STRANGER for player in players[:MOST_NAMED])}"
                for table, players in visitors.items()
            ]
            for start in range(0, len(parts), TABLES_A_CALL):
                call = " ".join([self.process, *parts[start : start + TABLES_A_CALL]])
                await db.execute("SELECT pg_notify(%s, %s)", (VISITORS, call))

        await self._reader.run(work)

    async def read(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        async def work(db: Connection) -> list[tuple[Any, ...]]:
            return await (await db.execute(marked(statement), values)).fetchall()

        return await self._reader.run(work)

    async def change(self, statement: str, *values: Any) -> None:
        async def work(db: Connection) -> None:
            await db.execute(marked(statement), values)

        await self._writer.run(work)

    async def change_and_read(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        async def work(db: Connection) -> list[tuple[Any, ...]]:
            return await (await db.execute(marked(statement), values)).fetchall()

        return await self._writer.run(work)

    async def change_all(self, statements: Sequence[Statement]) -> None:
        async def work(db: Connection) -> None:
            async with db.transaction():
                for statement, values in statements:
                    await db.execute(marked(statement), values)

        await self._writer.run(work)

    async def told_of(self, table: str) -> None:
        await self.change("SELECT pg_notify(?, ?)", CHANNEL, f"{self.process} {table}:0")

    async def write(self, items: Sequence[Item]) -> list[bool]:
        return await self._writer.run(lambda db: self._write(db, items))

    async def _write(self, db: Connection, items: Sequence[Item]) -> list[bool]:
        # In one order in all processes, so that two batches never wait for each other.
        ordered = sorted(items, key=lambda item: item.table)
        async with db.transaction():
            cursor = await db.execute(
                PUT_ENTRIES,
                (
                    [item.table for item in ordered],
                    [item.number for item in ordered],
                    [item.body for item in ordered],
                ),
            )
            free = set(await cursor.fetchall())
            won = []
            for item in ordered:
                if (item.table, item.number) not in free:
                    continue
                free.remove((item.table, item.number))
                won.append(item)
                if item.row is not None:
                    await db.execute(marked(PUT_ROW), row_values(item.row, item.checkpoint))
                    for player in item.row.persons:
                        await db.execute(marked(PUT_SITTER), (player, item.table))
                elif item.checkpoint is not None:
                    await db.execute(marked(PUT_CHECKPOINT), (item.checkpoint, item.table))
            told = [f"{item.table}:{item.number}" for item in won]
            for start in range(0, len(told), TABLES_A_NOTICE):
                notice = " ".join([self.process, *told[start : start + TABLES_A_NOTICE]])
                await db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice))
        stored = {id(item) for item in won}
        return [id(item) in stored for item in items]

    async def settle(self, table: str, game: str, players: Sequence[str], rate: Rate) -> bool:
        async def work(db: Connection) -> bool:
            async with db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock(%s)", (lock_number(f"ratings {game}"),))
                if (await db.execute(marked(SETTLED), (table,))).rowcount == 0:
                    return False
                found = [await (await db.execute(marked(STANDING), (game, p))).fetchone() for p in players]
                for standing in rate([Standing(*line) for line in found if line]) if all(found) else ():
                    await db.execute(marked(PUT_STANDING), standing_values(game, standing))
            return True

        return await self._writer.run(work)

    async def claim(self, table: str) -> bool:
        if table in self._claimed:
            return True

        async def work(db: Connection) -> bool:
            if not self._holds_as:
                await self._show_alive(db)
            return (await db.execute(CLAIM, (table, self._holds_as))).rowcount == 1

        if not await self._holder.run(work):
            return False
        self._claimed.add(table)
        return True

    async def release(self, table: str) -> None:
        if table not in self._claimed:
            return
        self._claimed.discard(table)

        async def work(db: Connection) -> None:
            await db.execute(
                "DELETE FROM claims WHERE table_id = %s AND holder = %s", (table, self._holds_as)
            )

        await self._holder.run(work)

    async def _show_alive(self, db: Connection) -> None:
        """Take a number that nobody has. Claims can be made again: the disk need not be waited for."""
        await db.execute("SET synchronous_commit = off")
        taken = False
        while not taken:
            number = randbelow(2**31 - 1) + 1
            cursor = await db.execute("SELECT pg_try_advisory_lock(%s, %s)", (HOLDERS, number))
            taken = bool((await cursor.fetchone() or (False,))[0])
        self._holds_as = number

    def _lost_claims(self) -> None:
        self._claimed.clear()
        self._holds_as = 0


class Line:
    """One connection, used by one at a time, made again when it was lost."""

    def __init__(self, address: str, lost: Callable[[], None] = lambda: None) -> None:
        self.address = address
        self._lost = lost
        self._db: Connection | None = None
        self._lock = asyncio.Lock()

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async with self._lock:
            try:
                if self._db is None or self._db.closed:
                    self._lost()
                    self._db = await psycopg.AsyncConnection.connect(
                        self.address, autocommit=True, connect_timeout=5, application_name="duchy"
                    )
                return await work(self._db)
            except (psycopg.OperationalError, psycopg.InterfaceError, OSError) as problem:
                await self._drop()
                raise StoreAway(f"the store cannot be used now ({type(problem).__name__})") from problem
            except psycopg.Error as problem:
                raise StoreAway(f"the store cannot be used now ({type(problem).__name__})") from problem
            except asyncio.CancelledError:
                await self._drop()
                raise

    async def _drop(self) -> None:
        self._lost()
        if self._db is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                await self._db.close()
        self._db = None

    async def close(self) -> None:
        async with self._lock:
            await self._drop()
