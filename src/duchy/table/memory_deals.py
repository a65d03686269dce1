"""Deals and tournaments, kept in memory."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from duchy.table.ports import TournamentRow, Try


class DealsInMemory:
    def __init__(self) -> None:
        self._players: dict[str, tuple[str, int]] = {}
        self._tries: list[Try] = []
        self._tournaments: dict[str, TournamentRow] = {}
        self._entrants: dict[str, set[str]] = {}

    async def begin_try(self, wanted: Try) -> Try:
        kept = await self.try_at(wanted.deal, wanted.player)
        if kept is None:
            others = await self.household_tries(wanted.deal, wanted.household)
            counts = wanted.counts and not any(other.counts for other in others)
            self._tries.append(msgspec.structs.replace(wanted, counts=counts))
            kept = await self.try_at(wanted.deal, wanted.player)
        assert kept is not None
        return kept

    def _named(self, kept: Try) -> Try:
        return msgspec.structs.replace(kept, name=self._players.get(kept.player, ("", 0))[0])

    async def try_at(self, deal: str, player: str) -> Try | None:
        found = (kept for kept in self._tries if (kept.deal, kept.player) == (deal, player))
        return next(map(self._named, found), None)

    async def tries(self, deal: str) -> list[Try]:
        found = [self._named(kept) for kept in self._tries if kept.deal == deal and kept.counts]
        return sorted(found, key=lambda kept: (kept.began, kept.player))

    async def household_tries(self, deal: str, household: str) -> list[Try]:
        found = [self._named(kept) for kept in self._of_household(deal, household)]
        return sorted(found, key=lambda kept: (kept.began, kept.player))

    async def unrank(self, deal: str, household: str) -> None:
        for kept in self._of_household(deal, household):
            kept.counts = kept.counts and kept.ended > 0

    def _of_household(self, deal: str, household: str) -> list[Try]:
        return [kept for kept in self._tries if kept.deal == deal and kept.household == household != ""]

    async def tries_of(self, player: str, limit: int) -> list[Try]:
        mine = [self._named(kept) for kept in self._tries if kept.player == player]
        return sorted(mine, key=lambda kept: (-kept.began, kept.deal))[:limit]

    async def count_tries(self, deals: Sequence[str]) -> dict[str, int]:
        counted: dict[str, int] = {}
        for kept in self._tries:
            if kept.deal in deals and kept.counts and kept.ended:
                counted[kept.deal] = counted.get(kept.deal, 0) + 1
        return counted

    async def end_try(self, table: str, ended: int, points: int, resigned: bool) -> None:
        for kept in self._tries:
            if kept.table == table and not kept.ended:
                kept.ended, kept.points, kept.resigned = ended, points, resigned

    async def forget_households(self, before: int) -> None:
        for kept in self._tries:
            if kept.began < before:
                kept.household = ""

    def _forget_tries(self, player: str) -> None:
        for kept in self._tries:
            if kept.player == player:
                kept.player = f"-{kept.table}"
        for entrants in self._entrants.values():
            entrants.discard(player)

    async def put_tournament(self, row: TournamentRow) -> bool:
        before = self._tournaments.get(row.id)
        if row.version != 1 + (0 if before is None else before.version):
            return False
        self._tournaments[row.id] = msgspec.structs.replace(row, entrants=())
        self._entrants[row.id] = set(row.entrants)
        return True

    async def tournament(self, id: str) -> TournamentRow | None:
        return self._tournaments.get(id)

    async def tournaments_due(self, now: int, limit: int) -> list[str]:
        waiting = sorted(
            (row.wake_at, id) for id, row in self._tournaments.items() if row.wake_at is not None
        )
        return [id for wake, id in waiting if wake <= now][:limit]

    async def tournaments_of(self, player: str, limit: int) -> list[TournamentRow]:
        mine = [row for id, row in self._tournaments.items() if player in self._entrants[id]]
        return sorted(mine, key=lambda row: (-row.changed, row.id))[:limit]

    async def count_tournaments(self, statuses: Sequence[str], owner: str = "", household: str = "") -> int:
        return sum(
            row.status in statuses and (row.owner == owner if owner else row.household == household)
            for row in self._tournaments.values()
        )

    async def forget_tournaments(self, statuses: Sequence[str], before: int) -> None:
        for id, row in list(self._tournaments.items()):
            if row.status in statuses and row.changed < before:
                del self._tournaments[id], self._entrants[id]
