"""A store in memory: for tables in a terminal, in a browser and in tests. It forgets with its process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_bytes

import msgspec

from duchy.table.messages import OPEN, RUNNING
from duchy.table.ports import Heard, Item, Overheard, Rate, Row, Standing

MU, SIGMA = 25.0, 25.0 / 3
"""What is known of somebody who has not played yet."""


class MemoryStore:
    def __init__(self) -> None:
        self._journals: dict[str, list[bytes]] = {}
        self._rows: dict[str, Row] = {}
        self._persons: dict[str, set[str]] = {}
        self._checkpoints: dict[str, bytes] = {}
        self._secrets: dict[str, bytes] = {}
        self._players: dict[str, str] = {}
        self._standings: dict[tuple[str, str], Standing] = {}
        self._records: dict[str, tuple[bytes, int, int]] = {}
        self._curves: dict[str, bytes] = {}

    async def open(self, heard: Heard | None = None, overheard: Overheard | None = None) -> None:
        pass

    async def close(self) -> None:
        pass

    async def ping(self) -> None:
        pass

    # -- Journals ----------------------------------------------------------------------------------

    async def append(self, item: Item) -> bool:
        journal = self._journals.setdefault(item.table, [])
        if item.number != len(journal) + 1:
            return False
        journal.append(item.body)
        if item.row is not None:
            self._put_row(item.row)
            self._persons.setdefault(item.table, set()).update(item.row.persons)
        if item.checkpoint is not None:
            self._checkpoints[item.table] = item.checkpoint
        return True

    async def journal(self, table: str, after: int = 0) -> list[bytes]:
        return self._journals.get(table, [])[after:]

    async def checkpoint(self, table: str) -> bytes | None:
        return self._checkpoints.get(table)

    # -- The index ---------------------------------------------------------------------------------

    async def set_row(self, row: Row, checkpoint: bytes | None = None) -> None:
        self._put_row(row)
        if checkpoint is not None:
            self._checkpoints[row.id] = checkpoint

    def _put_row(self, row: Row) -> None:
        before = self._rows.get(row.id)
        waits = row.to_rate or (before is not None and before.to_rate)
        self._rows[row.id] = msgspec.structs.replace(row, to_rate=waits, persons=())

    async def row(self, table: str) -> Row | None:
        return self._rows.get(table)

    async def listed(self, statuses: Sequence[str], player: str | None, limit: int) -> list[bytes]:
        found = [
            row
            for row in self._rows.values()
            if row.status in statuses
            and (row.public if player is None else player in self._persons.get(row.id, ()))
        ]
        return [row.summary for row in sorted(found, key=lambda row: -row.changed)[:limit]]

    async def due(self, now: int, limit: int) -> list[str]:
        waiting = sorted(
            (row.wake_at, row.changed, id) for id, row in self._rows.items() if row.wake_at is not None
        )
        return [id for wake, _, id in waiting if wake <= now][:limit]

    async def count_tables(self, owner: str) -> int:
        return sum(row.owner == owner and row.status in (OPEN, RUNNING) for row in self._rows.values())

    # -- There is no other process -----------------------------------------------------------------

    async def announce(self, visitors: Mapping[str, Sequence[str]]) -> None:
        pass

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass

    # -- Persons and ratings -----------------------------------------------------------------------

    async def secret(self, name: str) -> bytes:
        return self._secrets.setdefault(name, token_bytes(32))

    async def put_person(self, player: str, name: str, now: int) -> None:
        self._players[player] = name

    async def person_name(self, player: str) -> str | None:
        return self._players.get(player)

    async def to_rate(self, limit: int) -> list[str]:
        return [id for id, row in self._rows.items() if row.to_rate][:limit]

    async def settle(self, table: str, game: str, players: Sequence[str], rate: Rate) -> bool:
        row = self._rows.get(table)
        if row is None or not row.to_rate:
            return False
        row.to_rate = False
        if all(player in self._players for player in players):
            for standing in rate([self._standing(game, player) for player in players]):
                self._standings[(game, standing.player)] = standing
        return True

    def _standing(self, game: str, player: str) -> Standing:
        found = self._standings.get((game, player))
        name = self._players[player]
        return Standing(player, name, MU, SIGMA, 0) if found is None else found

    async def best(self, game: str, limit: int) -> list[Standing]:
        found = [
            msgspec.structs.replace(standing, name=self._players[player])
            for (of, player), standing in self._standings.items()
            if of == game
        ]
        return sorted(found, key=lambda s: (3 * s.sigma - s.mu, s.player))[:limit]

    # -- Records and curves ------------------------------------------------------------------------

    async def record(self, id: str) -> tuple[bytes, int] | None:
        found = self._records.get(id)
        return None if found is None else (found[0], found[1])

    async def put_record(self, id: str, body: bytes, now: int, most: int) -> None:
        kept = self._records.get(id)
        self._records[id] = (body, now, now) if kept is None else (kept[0], kept[1], now)
        wanted = sorted(self._records, key=lambda id: (-self._records[id][2], id))
        for dropped in wanted[most:]:
            del self._records[dropped]
            self._curves.pop(dropped, None)

    async def curve(self, table: str) -> bytes | None:
        return self._curves.get(table)

    async def put_curve(self, table: str, curve: bytes) -> None:
        self._curves.setdefault(table, curve)
