"""Tournaments as the store has them: asked for by persons, and looked after by whoever comes first.

All of a tournament is one document with a version: who writes the next one first has won, and whoever lost
reads again. So several processes agree, and nothing is lost when one of them ends.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from duchy.core.errors import DuchyError
from duchy.core.stream import Stream
from duchy.games import game as find_game
from duchy.table import messages as m
from duchy.table.dealing.daily import Lay
from duchy.table.dealing.luck import Sealed, setup_of
from duchy.table.dealing.tournament import (
    CALLED_OFF,
    FILLS_IN,
    OPEN,
    OVER,
    RUNNING,
    WISHES,
    Round,
    RoundTable,
    Tournament,
    close_round,
    collect,
    draw_round,
    end,
    tables_for,
)
from duchy.table.deciding.laying import ID_BYTES, is_table_id, new_table_id
from duchy.table.game import entries as e
from duchy.table.game.boxes import game_with
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.limits import Limits
from duchy.table.plain_text import plain_line
from duchy.table.ports import Now, Randomness, Store, TournamentRow
from duchy.table.refusal import Refusal

TRIES = 20
MOST_LISTED = 50
LONGEST_DAYS = 7
SHORTEST_LIVE = 20

TimeUp = Callable[[str], Awaitable[None]]


class Tournaments:
    """`lay` lays out a table; `time_up` ends the game at a table whose round is closed."""

    def __init__(
        self,
        store: Store,
        sealed: Sealed,
        lay: Lay,
        time_up: TimeUp,
        limits: Limits,
        stand_in: str,
        now: Now,
        randomness: Randomness,
    ) -> None:
        self.store = store
        self.sealed = sealed
        self.lay = lay
        self.time_up = time_up
        self.limits = limits
        self.stand_in = stand_in
        self.now = now
        self.randomness = randomness

    # -- What persons ask --------------------------------------------------------------------------

    async def open(self, wish: m.NewTournament, person: Person) -> Tournament:
        name = plain_line(wish.name)
        if not name:
            raise Refusal("bad-message", "name: there are no letters in that name")
        try:
            game = find_game(wish.game)
            game.check_seats(wish.seats)
        except DuchyError as problem:
            raise Refusal("bad-table", str(problem)) from None
        if wish.pace == "days" and wish.time > LONGEST_DAYS:
            raise Refusal("bad-table", f"time: a decision may take {LONGEST_DAYS} days at most")
        if wish.pace == "live" and wish.time < SHORTEST_LIVE:
            raise Refusal("bad-table", f"time: a decision needs at least {SHORTEST_LIVE} seconds")
        await self._check_room_for(person)
        tournament = Tournament(
            id=self.randomness.token(ID_BYTES),
            name=name,
            game=game.id,
            seats=wish.seats,
            rounds=wish.rounds,
            pace=wish.pace,
            time=wish.time,
            together=wish.together,
            owner=person.id,
            organiser=person.name,
            created=self.now(),
        )
        await self.store.put_tournament(self._row(tournament, 1, person.household))
        return tournament

    async def _check_room_for(self, person: Person) -> None:
        count, alive = self.store.count_tournaments, (OPEN, RUNNING)
        if await count(alive, owner=person.id) >= self.limits.tournaments_each:
            raise Refusal("too-many", "you organise too many tournaments that are not over: end some first")
        household = person.household
        if household and await count(alive, household=household) >= self.limits.tournaments_household:
            raise Refusal("too-many", "too many tournaments are organised from your address")

    async def find(self, id: str) -> Tournament:
        return (await self._read(id))[0]

    async def ask(self, id: str, wish: m.TournamentWish, person: Person) -> Tournament:
        """Do what somebody wants, and what follows from it at once."""

        def change(tournament: Tournament) -> bool:
            WISHES[wish.wish](tournament, person, self.now())
            return True

        await self._change(id, change)
        await self.attend(id)
        return await self.find(id)

    async def of(self, person: Person) -> list[Tournament]:
        found = await self.store.tournaments_of(person.id, MOST_LISTED) if person.id else []
        return [read_body(row.body) for row in found]

    async def forget(self, player: str, other: str) -> None:
        """Somebody is forgotten: the tournaments go on, with somebody without a name."""

        def change(tournament: Tournament) -> bool:
            known = tournament.player(player)
            if known is not None:
                known.player, known.name, known.household, known.left = other, "", "", True
            for round in tournament.played:
                for seat in (seat for table in round.tables for seat in table.seats):
                    if seat.player == player:
                        seat.player, seat.name = other, ""
            if tournament.owner == player:
                tournament.owner, tournament.organiser = other, ""
                if tournament.status == OPEN:
                    end(tournament, CALLED_OFF)
            return True

        for row in await self.store.tournaments_of(player, MOST_LISTED):
            await self._change(row.id, change)

    # -- What happens by itself --------------------------------------------------------------------

    async def attend(self, id: str) -> None:
        """Do what is due: rounds are drawn, laid out and closed."""
        for _ in range(TRIES):
            tournament = await self.find(id)
            wake = tournament.attention()
            if wake is None or wake > self.now():
                return
            if tournament.status == OPEN:
                await self._change(id, lambda found: self._expire(found))
            elif tournament.round is None:
                await self._draw(tournament)
            elif not tournament.round.laid:
                await self._lay_round(tournament, tournament.round)
            elif tournament.round.is_over:
                await self._change(id, lambda found: self._close(found))
            else:
                for table in tournament.round.tables:
                    if not table.over:
                        await self.time_up(table.table)
                return

    def _expire(self, tournament: Tournament) -> bool:
        if tournament.status != OPEN:
            return False
        end(tournament, CALLED_OFF)
        return True

    def _close(self, tournament: Tournament) -> bool:
        if tournament.round is None or not tournament.round.is_over:
            return False
        close_round(tournament, self.now())
        return True

    async def _draw(self, tournament: Tournament) -> None:
        number = len(tournament.played) + 1
        chance = Stream(await self.sealed.secret(f"{tournament.deal(number)} seats"))
        tables = [new_table_id(self.randomness) for _ in range(tables_for(tournament))]

        def change(found: Tournament) -> bool:
            if found.round is not None or len(found.played) >= number or found.status != RUNNING:
                return False
            if len(tables) != tables_for(found):
                return False
            found.played.append(draw_round(found, tables, chance, self.now()))
            found.starts = 0
            return True

        await self._change(tournament.id, change)

    async def _lay_round(self, tournament: Tournament, round: Round) -> None:
        """Whoever was interrupted left some tables out: those that are there are not laid again."""
        for table in round.tables:
            if await self.store.row(table.table) is None:
                await self.lay(table.table, await self._created(tournament, round, table))

        def change(found: Tournament) -> bool:
            if found.round is None or found.round.laid:
                return False
            found.round.laid = True
            return True

        await self._change(tournament.id, change)

    async def _created(self, tournament: Tournament, round: Round, table: RoundTable) -> e.Created:
        deal = tournament.deal(round.number)
        settings = m.Settings(
            game=tournament.game,
            seats=["open" if seat.player else f"bot:{FILLS_IN}" for seat in table.seats],
            options=setup_of(deal, tournament.game),
            public=False,
            clock="move" if tournament.pace == "live" else "days",
            time=tournament.time,
            hints=False,
            undo="never",
            stand_in=self.stand_in,
        )
        first = next(seat for seat in table.seats if seat.player)
        return e.Created(
            at=self.now(),
            player=first.player,
            settings=settings,
            name=first.name,
            secret=(await self.sealed.secret(deal)).hex(),
            invitation=self.randomness.token(12),
            persons=[e.Reserved(seat.player, seat.name) if seat.player else None for seat in table.seats],
            deal=e.Dealt(deal, tournament=tournament.id, round=round.number),
            rules=game_with(tournament.game, None).rules_version,
        )

    async def collect(self, table: Table) -> None:
        """The game at a table is over."""
        assert table.deal is not None
        await self._change(table.deal.tournament, lambda found: collect(found, table))

    async def is_closed(self, dealt: e.Dealt) -> bool:
        """Whether the round of a table is told; one whose tournament is not kept any more is."""
        row = await self.store.tournament(dealt.tournament)
        played = read_body(row.body).played if row is not None else []
        return row is None or any(round.closed for round in played if round.number == dealt.round)

    # -- The store ---------------------------------------------------------------------------------

    async def _read(self, id: str) -> tuple[Tournament, TournamentRow]:
        row = await self.store.tournament(id) if is_table_id(id) else None
        if row is None:
            raise Refusal("not-found", "there is no such tournament")
        return read_body(row.body), row

    async def _change(self, id: str, change: Callable[[Tournament], bool]) -> None:
        """Change a tournament as it stands; if another was faster, as it stands then."""
        for _ in range(TRIES):
            tournament, row = await self._read(id)
            if not change(tournament):
                return
            if await self.store.put_tournament(self._row(tournament, row.version + 1, row.household)):
                return
        raise Refusal("busy", "too many want to change this tournament at once: please try again")

    def _row(self, tournament: Tournament, version: int, household: str) -> TournamentRow:
        is_alive = tournament.status in (OPEN, RUNNING)
        return TournamentRow(
            id=tournament.id,
            owner=tournament.owner,
            household=household if is_alive else "",
            status=tournament.status,
            created=tournament.created,
            changed=self.now(),
            wake_at=tournament.attention(),
            version=version,
            body=msgspec.json.encode(tournament),
            entrants=(tournament.owner, *(player.player for player in tournament.players)),
        )


def read_body(body: bytes) -> Tournament:
    return msgspec.json.decode(body, type=Tournament)


ENDED = (OVER, CALLED_OFF)
