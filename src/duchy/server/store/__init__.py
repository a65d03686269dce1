"""Where journals are kept: SQLite or PostgreSQL."""

from __future__ import annotations

from duchy.server.store.sql import SqlStore


def is_file(database: str) -> bool:
    """Whether an address names an SQLite file rather than a PostgreSQL database."""
    return not database.startswith(("postgresql://", "postgres://"))


def open_store(database: str) -> SqlStore:
    """The store that an address names: a file, or `postgresql://...`."""
    if is_file(database):
        from duchy.server.store.sqlite import SqliteStore

        return SqliteStore(database)
    from duchy.server.store.postgres import PostgresStore

    return PostgresStore(database)
