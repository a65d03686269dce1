"""What the server remembers, behind one small interface: SQLite and PostgreSQL both fill it.

A table is its journal: `(table, number)` is the key of an entry, so that each number is written exactly once,
whoever tries. All else here is an index over the journals, or can be made from them again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from duchy.core.errors import DuchyError


class StoreAway(DuchyError):
    """The store cannot be reached or written. Nothing, or nothing that is known of, was changed."""


class Row(msgspec.Struct):
    """What the index knows of a table. `wake_at`: by then somebody must look after it (None: nobody need).

    `persons` are those who made it or sit at it: it is in their lists. They are written, never read back.
    """

    id: str
    game: str
    owner: str
    public: bool
    created: int
    changed: int
    status: str
    wake_at: int | None
    to_rate: bool
    summary: bytes
    persons: tuple[str, ...] = ()


class Item(msgspec.Struct):
    """One entry to be written, with what it changes in the index and perhaps a checkpoint."""

    table: str
    number: int
    body: bytes
    row: Row | None = None
    checkpoint: bytes | None = None


class Standing(msgspec.Struct):
    """How good a player is at a game, as far as is known."""

    player: str
    name: str
    mu: float
    sigma: float
    games: int


Heard = Callable[[str, int], Awaitable[None]]
"""Called when another process has written an entry: the table and the number."""

Overheard = Callable[[str, str, list[str]], Awaitable[None]]
"""Called when another process says who is at a table with it: the process, the table, the players."""

Rate = Callable[[Sequence[Standing]], Sequence[Standing]]


class Store(Protocol):
    async def open(self, heard: Heard | None = None, overheard: Overheard | None = None) -> None:
        """Connect, and set up what is not there yet. `heard` is told what other processes write, and
        `overheard` what they announce."""

    async def announce(self, visitors: Mapping[str, Sequence[str]]) -> None:
        """Say to the other processes who is at which tables here. Nothing of it is stored."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Raise StoreAway if nothing can be read now."""

    async def write(self, items: Sequence[Item]) -> list[bool]:
        """Write a batch in one transaction. False: that number was written by somebody else before."""
        ...

    async def set_row(self, row: Row, checkpoint: bytes | None = None) -> None: ...

    async def row(self, table: str) -> Row | None: ...

    async def journal(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after that number, in order."""
        ...

    async def checkpoint(self, table: str) -> bytes | None: ...

    async def listed(self, statuses: Sequence[str], player: str | None, limit: int) -> list[bytes]:
        """Summaries of public tables, or of all those of a player, the newest first."""
        ...

    async def due(self, now: int, limit: int) -> list[str]:
        """Running tables that somebody must look after."""
        ...

    async def claim(self, table: str) -> bool:
        """Whether this process, and no other, now looks after the bots and clocks of a table."""
        ...

    async def release(self, table: str) -> None: ...

    async def secret(self, name: str) -> bytes:
        """A secret of 32 bytes that all processes share."""
        ...

    async def put_player(self, player: str, name: str, now: int) -> None: ...

    async def player(self, player: str) -> str | None:
        """The name of a player."""
        ...

    async def count_tables(self, owner: str) -> int:
        """How many tables this person made that are not over."""
        ...

    async def to_rate(self, limit: int) -> list[str]:
        """Finished tables whose result is not in the ratings yet."""
        ...

    async def settle(self, table: str, game: str, players: Sequence[str], rate: Rate) -> bool:
        """Put a result into the ratings, once; False if it was there."""
        ...

    async def best(self, game: str, limit: int) -> list[Standing]: ...

    async def record(self, id: str) -> tuple[bytes, int] | None:
        """A record that somebody opened, and when."""
        ...

    async def put_record(self, id: str, body: bytes, now: int, most: int) -> None:
        """Keep an opened record, or remember that it was wanted again; of more than `most`, those that
        nobody opened for the longest time go."""

    async def curve(self, table: str) -> bytes | None: ...

    async def put_curve(self, table: str, curve: bytes) -> None: ...


def open_store(database: str) -> Store:
    """The store that an address names: a file, or `postgresql://...`."""
    if database.startswith(("postgresql://", "postgres://")):
        from duchy.server.postgres import PostgresStore

        return PostgresStore(database)
    from duchy.server.sqlite import SqliteStore

    return SqliteStore(database)
