"""All deals of this process: what is told of them, and where results go."""

from __future__ import annotations

from duchy.table import messages as m
from duchy.table.dealing.daily import Daily
from duchy.table.dealing.days import closes_at, number_of
from duchy.table.dealing.luck import Sealed
from duchy.table.dealing.standings import facts_for, listed_for
from duchy.table.dealing.tournament import Tournament
from duchy.table.dealing.tournaments import ENDED, Tournaments
from duchy.table.game.clock import DAY
from duchy.table.game.results import ABANDONED
from duchy.table.game.seats import PERSON, Person
from duchy.table.game.table import Table
from duchy.table.ports import Now, Store
from duchy.table.refusal import Refusal

MOST_TRIES = 2_000
SEALED = "this game is part of a deal that others still play: it can be looked at when the deal is closed"


class Deals:
    def __init__(
        self, store: Store, sealed: Sealed, daily: Daily, tournaments: Tournaments, now: Now
    ) -> None:
        self.store = store
        self.sealed = sealed
        self.daily = daily
        self.tournaments = tournaments
        self.now = now

    # -- What may be told --------------------------------------------------------------------------

    async def is_told(self, table: Table) -> bool:
        """Whether others may know of the game at a table: not while they could still play its deal."""
        dealt = table.deal
        if dealt is None or not dealt.ranked:
            return True
        if dealt.tournament:
            return await self.tournaments.is_closed(dealt)
        return self.now() >= closes_at(number_of(dealt.day))

    async def must_be_told(self, table: Table) -> None:
        if not await self.is_told(table):
            raise Refusal("sealed", SEALED)

    # -- Results -----------------------------------------------------------------------------------

    async def settle(self, table: Table) -> None:
        """The game of a deal is over: its result is written down, once."""
        assert table.deal is not None
        if table.deal.tournament:
            await self.tournaments.collect(table)
            return
        seat = next(number for number, seat in enumerate(table.seats) if seat.kind == PERSON)
        gave_up = seat in table.resigned or table.ended == ABANDONED
        points = 0 if gave_up else table.state.scores()[seat].total
        await self.store.end_try(table.id, table.touched_at, points, gave_up)

    # -- Tournaments, as they are told -------------------------------------------------------------

    async def tournament(self, id: str, person: Person) -> m.TournamentFacts:
        return await self._told(await self.tournaments.find(id), person)

    async def open(self, wish: m.NewTournament, person: Person) -> m.TournamentFacts:
        return await self._told(await self.tournaments.open(wish, person), person)

    async def ask(self, id: str, wish: m.TournamentWish, person: Person) -> m.TournamentFacts:
        return await self._told(await self.tournaments.ask(id, wish, person), person)

    async def _told(self, tournament: Tournament, person: Person) -> m.TournamentFacts:
        return await facts_for(tournament, person, self.sealed, self.now())

    async def listed(self, person: Person) -> list[m.ListedTournament]:
        return [listed_for(found, person) for found in await self.tournaments.of(person)]

    # -- What is kept ------------------------------------------------------------------------------

    async def kept_tries(self, player: str) -> list[m.KeptTry]:
        found = await self.store.tries_of(player, MOST_TRIES)
        return [m.KeptTry(kept.deal, kept.table, kept.began, kept.ended, kept.points) for kept in found]

    async def kept_tournaments(self, person: Person) -> list[m.KeptTournament]:
        return [m.KeptTournament(t.id, t.name, t.created) for t in await self.tournaments.of(person)]

    async def forget(self, player: str, other: str) -> None:
        await self.tournaments.forget(player, other)

    async def sweep(self, before: int) -> None:
        """Forget tournaments that ended before a time, and of older tries from where they came."""
        await self.store.forget_households(self.now() - 2 * DAY)
        if before:
            await self.store.forget_tournaments(ENDED, before)
