"""A store in memory: for tables in a terminal, in a browser and in tests. It forgets with its process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_bytes
from typing import Any

import msgspec

from duchy.table.memory_deals import DealsInMemory
from duchy.table.messages import OPEN, RUNNING, ChatLine
from duchy.table.ports import Heard, Item, Known, Overheard, Rate, Row, Standing

MU, SIGMA = 25.0, 25.0 / 3
"""What is known of somebody who has not played yet."""


class MemoryStore(DealsInMemory):
    def __init__(self) -> None:
        super().__init__()
        self._journals: dict[str, list[bytes]] = {}
        self._rows: dict[str, Row] = {}
        self._persons: dict[str, set[str]] = {}
        self._checkpoints: dict[str, bytes] = {}
        self._secrets: dict[str, bytes] = {}
        self._blocks: dict[str, dict[str, str]] = {}
        self._chats: dict[str, list[tuple[ChatLine, str]]] = {}
        self._pulse = 0
        self._outages: dict[int, int] = {}
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

    async def count_tables(self, statuses: Sequence[str], owner: str = "", household: str = "") -> int:
        return sum(
            row.status in statuses and (row.owner == owner if owner else row.household == household)
            for row in self._rows.values()
        )

    async def forget_tables(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        ended = [row for row in self._rows.values() if row.status in statuses and not row.to_rate]
        old = [row.id for row in sorted(ended, key=lambda row: row.changed) if row.changed < before][:limit]
        kept: tuple[dict[str, Any], ...] = (
            self._rows,
            self._journals,
            self._persons,
            self._checkpoints,
            self._curves,
            self._chats,
        )
        for id in old:
            for parts in kept:
                parts.pop(id, None)
        self._tries = [kept for kept in self._tries if kept.table not in old]
        return old

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
        self._players[player] = (name, now)

    async def person_name(self, player: str) -> str | None:
        known = self._players.get(player)
        return None if known is None else known[0]

    async def person(self, player: str) -> Known | None:
        if player not in self._players:
            return None
        standings = {game: found for (game, who), found in self._standings.items() if who == player}
        return Known(*self._players[player], dict(sorted(standings.items())))

    async def tables_of(self, player: str) -> list[str]:
        mine = [row for row in self._rows.values() if player in self._persons.get(row.id, ())]
        return [row.id for row in sorted(mine, key=lambda row: (-row.changed, row.id))]

    async def rewrite(self, table: str, bodies: Mapping[int, bytes], row: Row) -> None:
        for number, body in bodies.items():
            self._journals[table][number - 1] = body
        kept = self._rows[table]
        kept.owner, kept.summary, kept.household = row.owner, row.summary, row.household

    async def forget_person(self, player: str) -> None:
        self._players.pop(player, None)
        self._forget_tries(player)
        self._blocks.pop(player, None)
        for others in self._blocks.values():
            others.pop(player, None)
        for sitters in self._persons.values():
            sitters.discard(player)
        for table, lines in self._chats.items():
            self._chats[table] = [said for said in lines if said[0].player != player]
        for game, who in list(self._standings):
            if who == player:
                del self._standings[(game, who)]

    async def forget_guests(self, before: int, limit: int) -> list[str]:
        busy = {
            player
            for id, players in self._persons.items()
            for player in players
            if self._rows[id].status in (OPEN, RUNNING)
        }
        old = sorted(
            (seen, id) for id, (_, seen) in self._players.items() if seen < before and id not in busy
        )
        for _, player in old[:limit]:
            await self.forget_person(player)
        return [player for _, player in old[:limit]]

    async def block(self, player: str, other: str, name: str, now: int) -> None:
        self._blocks.setdefault(player, {}).setdefault(other, name)

    async def unblock(self, player: str, other: str) -> None:
        self._blocks.get(player, {}).pop(other, None)

    async def blocked(self, player: str) -> dict[str, str]:
        return dict(self._blocks.get(player, {}))

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
        name = self._players[player][0]
        return Standing(player, name, MU, SIGMA, 0) if found is None else found

    async def best(self, game: str, limit: int) -> list[Standing]:
        found = [
            msgspec.structs.replace(standing, name=self._players[player][0])
            for (of, player), standing in self._standings.items()
            if of == game and player in self._players
        ]
        return sorted(found, key=lambda s: (3 * s.sigma - s.mu, s.player))[:limit]

    # -- Chat, and the time ------------------------------------------------------------------------

    async def say(self, table: str, line: ChatLine, request: str, most: int) -> int:
        lines = self._chats.setdefault(table, [])
        for said, id in lines:
            if (said.player, id) == (line.player, request):
                return said.number
        number = 1 + max(line.number, lines[-1][0].number if lines else 0)
        lines.append((msgspec.structs.replace(line, number=number), request))
        del lines[:-most]
        return number

    async def chat(self, table: str, after: int, limit: int) -> list[ChatLine]:
        return [line for line, _ in self._chats.get(table, []) if line.number > after][-limit:]

    async def said_by(self, player: str) -> list[tuple[str, ChatLine]]:
        said = [(id, line) for id, lines in self._chats.items() for line, _ in lines if line.player == player]
        return sorted(said, key=lambda found: (found[1].at, found[1].number))

    async def forget_chats(self, before: int) -> None:
        for table, lines in self._chats.items():
            self._chats[table] = [said for said in lines if said[0].at >= before]

    async def pulse(self, now: int) -> int:
        before, self._pulse = self._pulse, max(now, self._pulse)
        return before

    async def put_outage(self, began: int, ended: int) -> None:
        self._outages.setdefault(began, ended)

    async def outages(self, after: int) -> list[tuple[int, int]]:
        return sorted((began, ended) for began, ended in self._outages.items() if ended > after)

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
