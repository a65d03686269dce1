"""Deals, which everybody tries once, and tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duchy.server.store.statements import Statements
from duchy.table.ports import TournamentRow, Try

TRY = "t.deal, t.player, t.table_id, t.household, t.began, t.counts, t.ended, t.points, t.resigned"
FOUND = f"SELECT {TRY}, COALESCE(p.name, '') FROM tries t LEFT JOIN players p ON p.id = t.player"
BEGIN = """INSERT INTO tries (deal, player, table_id, household, began, counts, ended, points, resigned)
    VALUES (?, ?, ?, ?, ?, ?, 0, 0, 0) ON CONFLICT DO NOTHING"""
TOURNAMENT = "id, owner, household, status, created, changed, wake_at, version, body"
PUT_TOURNAMENT = f"""INSERT INTO tournaments ({TOURNAMENT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, household = excluded.household,
    status = excluded.status, changed = excluded.changed, wake_at = excluded.wake_at,
    version = excluded.version, body = excluded.body WHERE tournaments.version = excluded.version - 1
    RETURNING id"""


def read_try(line: Sequence[Any]) -> Try:
    deal, player, table, household, began, counts, ended, points, resigned, name = line
    return Try(deal, player, table, household, began, bool(counts), ended, points, bool(resigned), name)


def read_tournament(line: Sequence[Any]) -> TournamentRow:
    id, owner, household, status, created, changed, wake_at, version, body = line
    return TournamentRow(id, owner, household, status, created, changed, wake_at, version, bytes(body))


class DealsSql(Statements):
    # -- Tries -------------------------------------------------------------------------------------

    async def begin_try(self, wanted: Try) -> Try:
        """Of two who begin at once the index lets one count: the other is put down as one that does not."""
        values = (wanted.deal, wanted.player, wanted.table, wanted.household, wanted.began)
        if wanted.counts:
            await self.change(BEGIN, *values, 1)
        await self.change(BEGIN, *values, 0)
        kept = await self.try_at(wanted.deal, wanted.player)
        assert kept is not None
        return kept

    async def try_at(self, deal: str, player: str) -> Try | None:
        found = await self.read(f"{FOUND} WHERE t.deal = ? AND t.player = ?", deal, player)
        return read_try(found[0]) if found else None

    async def tries(self, deal: str) -> list[Try]:
        found = await self.read(f"{FOUND} WHERE t.deal = ? AND t.counts = 1 ORDER BY t.began, t.player", deal)
        return [read_try(line) for line in found]

    async def household_tries(self, deal: str, household: str) -> list[Try]:
        found = await self.read(
            f"{FOUND} WHERE t.deal = ? AND t.household = ? AND t.household <> '' ORDER BY t.began, t.player",
            *(deal, household),
        )
        return [read_try(line) for line in found]

    async def unrank(self, deal: str, household: str) -> None:
        await self.change(
            "UPDATE tries SET counts = 0 WHERE deal = ? AND household = ? AND household <> '' AND ended = 0",
            *(deal, household),
        )

    async def tries_of(self, player: str, limit: int) -> list[Try]:
        found = await self.read(
            f"{FOUND} WHERE t.player = ? ORDER BY t.began DESC, t.deal LIMIT ?", player, limit
        )
        return [read_try(line) for line in found]

    async def count_tries(self, deals: Sequence[str]) -> dict[str, int]:
        if not deals:
            return {}
        marks = ", ".join("?" for _ in deals)
        found = await self.read(
            f"SELECT deal, COUNT(*) FROM tries WHERE deal IN ({marks}) AND counts = 1 AND ended > 0"
            " GROUP BY deal",
            *deals,
        )
        return {deal: int(count) for deal, count in found}

    async def end_try(self, table: str, ended: int, points: int, resigned: bool) -> None:
        await self.change(
            "UPDATE tries SET ended = ?, points = ?, resigned = ? WHERE table_id = ? AND ended = 0",
            *(ended, points, int(resigned), table),
        )

    async def forget_households(self, before: int) -> None:
        await self.change("UPDATE tries SET household = '' WHERE household <> '' AND began < ?", before)

    # -- Tournaments -------------------------------------------------------------------------------

    async def put_tournament(self, row: TournamentRow) -> bool:
        written = await self.change_and_read(
            PUT_TOURNAMENT,
            *(row.id, row.owner, row.household, row.status, row.created, row.changed, row.wake_at),
            *(row.version, row.body),
        )
        if not written:
            return False
        put = "INSERT INTO entrants (player, tournament) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.change_all(
            [
                ("DELETE FROM entrants WHERE tournament = ?", (row.id,)),
                *((put, (player, row.id)) for player in dict.fromkeys(row.entrants)),
            ]
        )
        return True

    async def tournament(self, id: str) -> TournamentRow | None:
        found = await self.read(f"SELECT {TOURNAMENT} FROM tournaments WHERE id = ?", id)
        return read_tournament(found[0]) if found else None

    async def tournaments_due(self, now: int, limit: int) -> list[str]:
        found = await self.read(
            "SELECT id FROM tournaments WHERE wake_at <= ? ORDER BY wake_at, id LIMIT ?", now, limit
        )
        return [id for (id,) in found]

    async def tournaments_of(self, player: str, limit: int) -> list[TournamentRow]:
        found = await self.read(
            f"SELECT {TOURNAMENT} FROM tournaments WHERE id IN"
            " (SELECT tournament FROM entrants WHERE player = ?) ORDER BY changed DESC, id LIMIT ?",
            *(player, limit),
        )
        return [read_tournament(line) for line in found]

    async def count_tournaments(self, statuses: Sequence[str], owner: str = "", household: str = "") -> int:
        marks = ", ".join("?" for _ in statuses)
        whose = "owner = ?" if owner else "household = ?"
        found = await self.read(
            f"SELECT COUNT(*) FROM tournaments WHERE {whose} AND status IN ({marks})",
            *(owner or household, *statuses),
        )
        return int(found[0][0])

    async def forget_tournaments(self, statuses: Sequence[str], before: int) -> None:
        marks = ", ".join("?" for _ in statuses)
        old = f"SELECT id FROM tournaments WHERE status IN ({marks}) AND changed < ?"
        await self.change_all(
            [
                (f"DELETE FROM entrants WHERE tournament IN ({old})", (*statuses, before)),
                (f"DELETE FROM tournaments WHERE status IN ({marks}) AND changed < ?", (*statuses, before)),
            ]
        )
