"""The store in one SQLite file, for one process: copy the file and you have a backup.

One thread writes and one reads (WAL lets both go on at once). A commit waits for the disk
(`synchronous=FULL`): what is acknowledged survives a power cut, and batches make that cheap.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from duchy.core.errors import DuchyError
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
PUT_ENTRY = "INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)"
PUT_ENTRY_IF_FREE = "INSERT OR IGNORE INTO entries (table_id, number, body) VALUES (?, ?, ?)"


class SqliteStore(SqlStore):
    greatest = "MAX"

    def __init__(self, path: str | Path) -> None:
        super().__init__()
        self.path = str(path)
        self._writer = Lane(self.path)
        self._reader = Lane(self.path)
        self._held = ExitStack()

    async def open(self, heard: Heard | None = None, overheard: Overheard | None = None) -> None:
        self._held.enter_context(holding(self.path))
        make_private(self.path)
        await self._writer.run(self.set_up)
        self.batches.start()

    @staticmethod
    def set_up(db: sqlite3.Connection) -> None:
        with Transaction(db):
            db.execute(COUNT)
            steps = steps_from(db.execute(COUNTED).fetchall())
            for step in steps:
                for statement in written(step, "sqlite"):
                    db.execute(statement)
                if step.fills is not None:
                    for statement, values in step.fills(db.execute(step.reads).fetchall()):
                        db.execute(statement, values)
            if steps:
                for statement, values in counted_anew():
                    db.execute(statement, values)

    async def close(self) -> None:
        await self.batches.stop()
        await self._writer.close()
        await self._reader.close()
        self._held.close()

    async def read(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._reader.run(lambda db: db.execute(statement, values).fetchall())

    async def change(self, statement: str, *values: Any) -> None:
        await self._writer.run(lambda db: db.execute(statement, values))

    async def change_and_read(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._writer.run(lambda db: db.execute(statement, values).fetchall())

    async def change_all(self, statements: Sequence[Statement]) -> None:
        def work(db: sqlite3.Connection) -> None:
            with Transaction(db):
                for statement, values in statements:
                    db.execute(statement, values)

        await self._writer.run(work)

    async def write(self, items: Sequence[Item]) -> list[bool]:
        return await self._writer.run(lambda db: self._write(db, items))

    @staticmethod
    def _write(db: sqlite3.Connection, items: Sequence[Item]) -> list[bool]:
        if all(item.row is None and item.checkpoint is None for item in items):
            with suppress(sqlite3.IntegrityError):
                put_all(db, items)  # a statement by itself is a transaction by itself
                return [True] * len(items)
        with Transaction(db):
            try:
                put_all(db, items)
                won = [True] * len(items)
            except sqlite3.IntegrityError:
                db.execute("ROLLBACK")
                db.execute("BEGIN IMMEDIATE")
                won = [
                    db.execute(PUT_ENTRY_IF_FREE, (item.table, item.number, item.body)).rowcount == 1
                    for item in items
                ]
            for item, is_won in zip(items, won, strict=True):
                if is_won and item.row is not None:
                    db.execute(PUT_ROW, row_values(item.row, item.checkpoint))
                    db.executemany(PUT_SITTER, [(player, item.table) for player in item.row.persons])
                elif is_won and item.checkpoint is not None:
                    db.execute(PUT_CHECKPOINT, (item.checkpoint, item.table))
        return won

    async def settle(self, table: str, game: str, players: Sequence[str], rate: Rate) -> bool:
        return await self._writer.run(lambda db: self._settle(db, table, game, players, rate))

    @staticmethod
    def _settle(db: sqlite3.Connection, table: str, game: str, players: Sequence[str], rate: Rate) -> bool:
        with Transaction(db):
            if db.execute(SETTLED, (table,)).rowcount == 0:
                return False
            found = [db.execute(STANDING, (game, player)).fetchone() for player in players]
            if all(found):
                for standing in rate([Standing(*line) for line in found]):
                    db.execute(PUT_STANDING, standing_values(game, standing))
        return True

    async def announce(self, visitors: Mapping[str, Sequence[str]]) -> None:
        pass  # there is no other process

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass


def put_all(db: sqlite3.Connection, items: Sequence[Item]) -> None:
    """All entries or none, in one statement: after each, the thread that writes would have to wait until the
    others let it go on."""
    values = [value for item in items for value in (item.table, item.number, item.body)]
    db.execute(PUT_ENTRY + ", (?, ?, ?)" * (len(items) - 1), values)


@contextmanager
def holding(path: str) -> Iterator[None]:
    """Keep the file to this process. The lock is the kernel's, on a file beside it: it ends with the process,
    however that ends. Whoever goes takes that file away, so one that is no longer there locks nothing."""
    beside = Path(f"{path}-lock")
    with open(beside, "a", opener=private) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            is_ours = os.path.samestat(os.fstat(file.fileno()), beside.stat())
        except (BlockingIOError, FileNotFoundError):
            is_ours = False
        if not is_ours:
            raise DuchyError(
                f"{path}: another server uses this file; SQLite is for one process, PostgreSQL for several"
            )
        try:
            yield
        finally:
            beside.unlink(missing_ok=True)


def private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def make_private(path: str) -> None:
    """Cookies and dice are signed with what is in the file: it is nobody else's to read. What SQLite keeps
    beside it is made alike."""
    with open(path, "ab", opener=private):
        pass
    for part in (path, f"{path}-wal", f"{path}-shm"):
        with suppress(FileNotFoundError, PermissionError):
            Path(part).chmod(0o600)


class Transaction:
    """All of it or nothing."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    def __enter__(self) -> None:
        self.db.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, problem: object, trace: object) -> None:
        if kind is None:
            try:
                self.db.execute("COMMIT")
                return
            except sqlite3.Error:
                self._roll_back()
                raise
        self._roll_back()

    def _roll_back(self) -> None:
        if self.db.in_transaction:
            self.db.execute("ROLLBACK")


class Lane:
    """One connection with a thread of its own."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._db: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")

    def _connected(self) -> sqlite3.Connection:
        if self._db is None:
            db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=5)
            for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "cache_size=-16000"):
                db.execute(f"PRAGMA {setting}")
            self._db = db
        return self._db

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def carry_out() -> T:
            return work(self._connected())

        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, carry_out)
        except sqlite3.Error as problem:
            raise StoreAway(f"the store cannot be used now ({problem})") from problem

    async def close(self) -> None:
        def leave() -> None:
            if self._db is not None:
                self._db.close()

        await asyncio.get_running_loop().run_in_executor(self._thread, leave)
        self._thread.shutdown()
