"""What ails a database: can it be read and written, has it all that is needed, can every table be read."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import msgspec

from duchy.core.showing.words import Phrase
from duchy.server.store import is_file, open_store
from duchy.server.store.schema import COUNT, STEPS, written
from duchy.server.store.sql import SqlStore
from duchy.table import messages as m
from duchy.table.hosting.stored_table import read_table
from duchy.table.ports import StoreAway

MANY_OWNERS = 10
"""Persons who made tables, all from one address, that are worth a word."""


class Finding(msgspec.Struct):
    """`parts` tell more of it, one by one."""

    is_fine: bool
    phrase: Phrase
    parts: list[Phrase] = []


async def examine(database: str) -> AsyncIterator[Finding]:
    """All that is found. Nothing is set up: the database is left as it is."""
    if is_file(database) and not Path(database).is_file():
        yield Finding(False, ("doctor-not-readable", {"why": ("doctor-no-file", {})}))
        return
    store = open_store(database)
    try:
        readable = await _readable(store)
        yield readable
        if not readable.is_fine:
            return
        schema = await _schema(store)
        yield schema
        if schema.is_fine:
            yield await _writable(store)
            yield await _tables(store)
            if await _is_one_household(store):
                yield Finding(True, ("doctor-one-household", {}))
    finally:
        await store.close()


async def _readable(store: SqlStore) -> Finding:
    try:
        await store.read("SELECT 1")
    except StoreAway as problem:
        return Finding(False, ("doctor-not-readable", {"why": str(problem)}))
    return Finding(True, ("doctor-readable", {}))


async def _schema(store: SqlStore) -> Finding:
    missing = []
    for table, columns in needed().items():
        for column in columns:
            try:
                await store.read(f"SELECT {column} FROM {table} LIMIT 0")
            except StoreAway:
                missing.append(f"{table}.{column}")
    if missing:
        return Finding(False, ("doctor-schema-missing", {"missing": ", ".join(missing)}))
    return Finding(True, ("doctor-schema", {}))


def needed() -> dict[str, list[str]]:
    """The columns of each table, as an empty database has them."""
    with closing(sqlite3.connect(":memory:")) as db:
        for statement in (COUNT, *(statement for step in STEPS for statement in written(step, "sqlite"))):
            db.execute(statement)
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [column[1] for column in db.execute(f"PRAGMA table_info({name})")] for name in names}


async def _writable(store: SqlStore) -> Finding:
    try:
        await store.try_writing()
    except StoreAway as problem:
        return Finding(False, ("doctor-not-writable", {"why": str(problem)}))
    return Finding(True, ("doctor-writable", {}))


async def _is_one_household(store: SqlStore) -> bool:
    """Whether many people seem to come from one address: a proxy that does not say who calls, or a party."""
    found = await store.read(
        "SELECT COUNT(DISTINCT owner), COUNT(DISTINCT household) FROM tables WHERE household <> ''"
    )
    owners, households = found[0]
    return bool(owners >= MANY_OWNERS and households == 1)


async def _tables(store: SqlStore) -> Finding:
    found = await store.read("SELECT id, game, summary FROM tables ORDER BY created, id")
    broken: list[Phrase] = []
    for id, game, summary in found:
        try:
            msgspec.json.decode(bytes(summary), type=m.Listed)
            await read_table(store, id)
        except StoreAway:
            raise
        except Exception as problem:
            why = f"{type(problem).__name__}: {problem}"
            broken.append(("doctor-table", {"id": id, "game": game, "why": why}))
    if broken:
        return Finding(False, ("doctor-tables-broken", {"broken": len(broken), "n": len(found)}), broken)
    return Finding(True, ("doctor-tables", {"n": len(found)}))
