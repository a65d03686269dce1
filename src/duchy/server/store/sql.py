"""The SQL that SQLite and PostgreSQL share; each only says how a statement is run."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from secrets import token_bytes
from time import monotonic
from typing import Any

from duchy.server.store.batches import Batches
from duchy.server.store.sql_deals import DealsSql
from duchy.server.store.sql_persons import PersonsSql
from duchy.server.store.sql_times import TimesSql
from duchy.table.ports import Heard, Item, Overheard, Rate, Row, Standing

ROW = "id, game, owner, public, created, changed, status, wake_at, to_rate, summary, household"
PUT_ROW = f"""INSERT INTO tables ({ROW}, checkpoint) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, status = excluded.status,
    wake_at = excluded.wake_at, summary = excluded.summary,
    to_rate = CASE WHEN excluded.to_rate = 1 THEN 1 ELSE tables.to_rate END,
    checkpoint = COALESCE(excluded.checkpoint, tables.checkpoint)"""
PUT_SITTER = "INSERT INTO sitters (player, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
PUT_CHECKPOINT = "UPDATE tables SET checkpoint = ? WHERE id = ?"
STANDING = """SELECT p.id, p.name, COALESCE(r.mu, 25.0), COALESCE(r.sigma, 25.0 / 3), COALESCE(r.games, 0)
    FROM players p LEFT JOIN ratings r ON r.player = p.id AND r.game = ? WHERE p.id = ?"""
PUT_STANDING = """INSERT INTO ratings (game, player, mu, sigma, rating, games) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, player) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
    rating = excluded.rating, games = excluded.games"""
TRIAL, TRIAL_SIZE = "trial", 16_384
"""A few pages of the file, since there may be room in those that are there."""
TRIAL_EVERY = 2.0
"""Seconds: how often is looked whether the store can be written, at most, while it can."""
PUT_TRIAL = """INSERT INTO secrets (name, secret) VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET secret = excluded.secret"""
SETTLED = "UPDATE tables SET to_rate = 0 WHERE id = ? AND to_rate = 1"


def row_values(row: Row, checkpoint: bytes | None) -> tuple[Any, ...]:
    return (
        row.id,
        row.game,
        row.owner,
        int(row.public),
        row.created,
        row.changed,
        row.status,
        row.wake_at,
        int(row.to_rate),
        row.summary,
        row.household,
        checkpoint,
    )


def standing_values(game: str, standing: Standing) -> tuple[Any, ...]:
    """The rating shown is cautious: what the player is worth almost certainly."""
    rating = standing.mu - 3 * standing.sigma
    return (game, standing.player, standing.mu, standing.sigma, rating, standing.games)


class SqlStore(PersonsSql, TimesSql, DealsSql):
    """Tables: everything that one statement does, and entries in batches."""

    def __init__(self) -> None:
        self._tried = -TRIAL_EVERY
        self.batches = Batches(lambda items: self.write(items))

    async def append(self, item: Item) -> bool:
        return await self.batches.append(item)

    @abstractmethod
    async def open(self, heard: Heard | None = None, overheard: Overheard | None = None) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def write(self, items: Sequence[Item]) -> list[bool]:
        """Write a batch in one transaction. False: that number was written by somebody else before."""

    @abstractmethod
    async def settle(self, table: str, game: str, players: Sequence[str], rate: Rate) -> bool: ...

    @abstractmethod
    async def announce(self, visitors: Mapping[str, Sequence[str]]) -> None: ...

    @abstractmethod
    async def claim(self, table: str) -> bool: ...

    @abstractmethod
    async def release(self, table: str) -> None: ...

    async def ping(self) -> None:
        await self.read("SELECT 1")
        if monotonic() - self._tried >= TRIAL_EVERY:
            await self.try_writing()
            self._tried = monotonic()

    async def try_writing(self) -> None:
        """Raise StoreAway if nothing can be written now: something is, and taken away again."""
        await self.change(PUT_TRIAL, TRIAL, bytes(TRIAL_SIZE))
        await self.change("DELETE FROM secrets WHERE name = ?", TRIAL)

    async def set_row(self, row: Row, checkpoint: bytes | None = None) -> None:
        await self.change(PUT_ROW, *row_values(row, checkpoint))

    async def row(self, table: str) -> Row | None:
        found = await self.read(f"SELECT {ROW} FROM tables WHERE id = ?", table)
        if not found:
            return None
        id, game, owner, public, created, changed, status, wake_at, to_rate, summary, household = found[0]
        return Row(
            id=id,
            game=game,
            owner=owner,
            public=bool(public),
            created=created,
            changed=changed,
            status=status,
            wake_at=wake_at,
            to_rate=bool(to_rate),
            summary=bytes(summary),
            household=household,
        )

    async def journal(self, table: str, after: int = 0) -> list[bytes]:
        found = await self.read(
            "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number", table, after
        )
        return [bytes(body) for (body,) in found]

    async def checkpoint(self, table: str) -> bytes | None:
        found = await self.read("SELECT checkpoint FROM tables WHERE id = ?", table)
        return bytes(found[0][0]) if found and found[0][0] is not None else None

    async def listed(self, statuses: Sequence[str], player: str | None, limit: int) -> list[bytes]:
        marks = ", ".join("?" for _ in statuses)
        whose, value = "public = ?", 1 if player is None else player
        if player is not None:
            whose = "id IN (SELECT table_id FROM sitters WHERE player = ?)"
        found = await self.read(
            f"SELECT summary FROM tables WHERE status IN ({marks}) AND {whose} ORDER BY changed DESC LIMIT ?",
            *statuses,
            value,
            limit,
        )
        return [bytes(summary) for (summary,) in found]

    async def due(self, now: int, limit: int) -> list[str]:
        found = await self.read(
            "SELECT id FROM tables WHERE wake_at <= ? ORDER BY wake_at, changed LIMIT ?", now, limit
        )
        return [id for (id,) in found]

    async def secret(self, name: str) -> bytes:
        await self.change(
            "INSERT INTO secrets (name, secret) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
            name,
            token_bytes(32),
        )
        return bytes((await self.read("SELECT secret FROM secrets WHERE name = ?", name))[0][0])

    async def count_tables(self, statuses: Sequence[str], owner: str = "", household: str = "") -> int:
        marks = ", ".join("?" for _ in statuses)
        whose = "owner = ?" if owner else "household = ?"
        found = await self.read(
            f"SELECT COUNT(*) FROM tables WHERE {whose} AND status IN ({marks})",
            owner or household,
            *statuses,
        )
        return int(found[0][0])

    async def to_rate(self, limit: int) -> list[str]:
        found = await self.read("SELECT id FROM tables WHERE to_rate = 1 LIMIT ?", limit)
        return [id for (id,) in found]

    async def best(self, game: str, limit: int) -> list[Standing]:
        found = await self.read(
            "SELECT r.player, p.name, r.mu, r.sigma, r.games FROM ratings r JOIN players p ON p.id = r.player"
            " WHERE r.game = ? ORDER BY r.rating DESC, r.player LIMIT ?",
            game,
            limit,
        )
        return [Standing(*line) for line in found]

    async def record(self, id: str) -> tuple[bytes, int] | None:
        found = await self.read("SELECT body, opened FROM records WHERE id = ?", id)
        return (bytes(found[0][0]), int(found[0][1])) if found else None

    async def put_record(self, id: str, body: bytes, now: int, most: int) -> None:
        await self.change(
            "INSERT INTO records (id, body, opened, wanted) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET wanted = excluded.wanted",
            *(id, body, now, now),
        )
        dropped = "SELECT id FROM records ORDER BY wanted DESC, id LIMIT 1000000 OFFSET ?"
        await self.change(f"DELETE FROM curves WHERE table_id IN ({dropped})", most)
        await self.change(f"DELETE FROM records WHERE id IN ({dropped})", most)

    async def curve(self, table: str) -> bytes | None:
        found = await self.read("SELECT curve FROM curves WHERE table_id = ?", table)
        return bytes(found[0][0]) if found else None

    async def put_curve(self, table: str, curve: bytes) -> None:
        await self.change(
            "INSERT INTO curves (table_id, curve) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING",
            table,
            curve,
        )
