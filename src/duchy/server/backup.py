"""A whole server in one file, and back again: `duchy backup` and `duchy restore`.

The file is an SQLite database, whichever store it comes from: it can be served as it is, or be brought into
another SQLite file or into PostgreSQL. Rows are copied as they are; no journal has to be understood for it.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from duchy.core.errors import DuchyError
from duchy.server.store import is_file
from duchy.server.store.postgres import PostgresStore
from duchy.server.store.schema import COUNTED, VERSION
from duchy.server.store.sqlite import SqliteStore, Transaction, holding, make_private, private

ROWS_AT_ONCE = 500


def back_up(database: str, file: Path) -> int:
    """Write all of a database into a new file, while the server runs or not; the number of tables in it."""
    if file.exists():
        raise DuchyError(f"{file}: there is a file already; name another one")
    half = file.with_name(f"{file.name}.part")
    half.unlink(missing_ok=True)
    with told_plainly(str(file)):
        os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(half, isolation_level=None)) as copy:
            if is_file(database):
                with closing(opened(database)) as source:
                    source.backup(copy)
            else:
                from_postgres(database, copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            count = tables_in(copy, str(file))
        half.replace(file)
    return count


def restore(file: Path, database: str) -> int:
    """Bring a backup into a database in which there is nothing yet; the number of tables in it."""
    with told_plainly(database), closing(opened(str(file))) as copy:
        count = tables_in(copy, str(file))
        if is_file(database):
            with holding(database):
                if Path(database).exists() and Path(database).stat().st_size:
                    raise DuchyError(f"{database}: there is a file already; move it away first")
                with open(database, "ab", opener=private), closing(sqlite3.connect(database)) as target:
                    copy.backup(target)
                make_private(database)
        else:
            to_postgres(copy, database)
    return count


def opened(file: str) -> sqlite3.Connection:
    """An SQLite file, only to be read."""
    if not Path(file).is_file():
        raise DuchyError(f"{file}: there is no such file")
    return sqlite3.connect(f"file:{Path(file).absolute()}?mode=ro", uri=True)


def tables_in(copy: sqlite3.Connection, name: str) -> int:
    try:
        (found,) = copy.execute("SELECT COUNT(*) FROM tables").fetchone()
        (state,) = copy.execute("PRAGMA quick_check").fetchone()
    except sqlite3.DatabaseError as problem:
        raise DuchyError(f"{name}: this is not a database of a table server ({problem})") from None
    if state != "ok":
        raise DuchyError(f"{name}: the file is damaged ({state})")
    return int(found)


@contextmanager
def told_plainly(name: str) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as problem:
        raise DuchyError(f"{name}: {problem}") from None


# -- PostgreSQL ---------------------------------------------------------------------------------------------
# Its rows go into tables made by the same steps as always, so both sides have the same columns.


def from_postgres(address: str, copy: sqlite3.Connection) -> None:
    """All rows as they are at one moment."""
    import psycopg

    SqliteStore.set_up(copy)
    with reached(address) as db:
        db.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        db.read_only = True
        found = db.execute(COUNTED.encode()).fetchone()
        if found is None or found[0] != VERSION:
            raise DuchyError(
                "the database has another schema: open it with `duchy serve` of this version first"
            )
        with Transaction(copy):
            for table, columns in columns_of(copy).items():
                marks = ", ".join("?" for _ in columns)
                with db.cursor(name="copied") as cursor:
                    cursor.itersize = ROWS_AT_ONCE
                    cursor.execute(f"SELECT {', '.join(columns)} FROM {table}".encode())
                    copy.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", cursor)


def to_postgres(copy: sqlite3.Connection, address: str) -> None:
    """Into an empty database, in one transaction."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as newest:
        copy.backup(newest)
        SqliteStore.set_up(newest)  # an older backup is brought up to date on the way
        with reached(address) as db:
            if db.execute("SELECT to_regclass('tables')").fetchone() != (None,):
                raise DuchyError("there are tables in that database already: name an empty one")
        asyncio.run(set_up(address))
        with reached(address) as db:
            for table, columns in columns_of(newest).items():
                named = ", ".join(columns)
                with db.cursor().copy(f"COPY {table} ({named}) FROM STDIN".encode()) as rows:
                    for row in newest.execute(f"SELECT {named} FROM {table}"):
                        rows.write_row(row)


async def set_up(address: str) -> None:
    store = PostgresStore(address)
    await store.open()
    await store.close()


def columns_of(db: sqlite3.Connection) -> dict[str, list[str]]:
    """Every table of the store with its columns, but the number of its schema."""
    names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {
        name: [column[1] for column in db.execute(f"PRAGMA table_info({name})")]
        for name in names
        if name != "schema_version"
    }


@contextmanager
def reached(address: str) -> Iterator[Any]:
    import psycopg

    try:
        with psycopg.connect(address, connect_timeout=5) as db:
            yield db
    except psycopg.Error as problem:
        raise DuchyError(f"the database cannot be used ({str(problem).strip()})") from None
