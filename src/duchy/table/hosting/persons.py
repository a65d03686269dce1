"""What is kept about persons: whom they want nothing of, all of it on request, and how it is forgotten."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from contextlib import nullcontext

import msgspec

from duchy.table import messages as m
from duchy.table.dealing.deals import Deals
from duchy.table.deciding.forgetting import without
from duchy.table.game.entries import read_entry, write_entry
from duchy.table.game.seats import Person
from duchy.table.hosting.lists import read_summary
from duchy.table.hosting.open_table import OpenTable
from duchy.table.ports import Now, Randomness, Row, Store
from duchy.table.refusal import Refusal

FORGOTTEN = 4403
ID_BYTES = 8


class Persons:
    """`open_table` wakes the table with an id; `keep` is for how long things are kept."""

    def __init__(
        self,
        store: Store,
        awake: Mapping[str, OpenTable],
        open_table: Callable[[str], OpenTable],
        deals: Deals,
        keep: m.Keep,
        most_blocked: int,
        now: Now,
        randomness: Randomness,
    ) -> None:
        self.store = store
        self.awake = awake
        self.open_table = open_table
        self.deals = deals
        self.keep = keep
        self.most_blocked = most_blocked
        self.now = now
        self.randomness = randomness

    # -- Whom one wants nothing of -----------------------------------------------------------------

    async def wants_nothing_of(self, player: str, other: str) -> bool:
        return bool(player) and other in await self.store.blocked(player)

    async def blocked(self, person: Person) -> list[m.Blocked]:
        return [m.Blocked(player, name) for player, name in (await self.store.blocked(person.id)).items()]

    async def block(self, person: Person, wish: m.Block) -> list[m.Blocked]:
        if wish.player == person.id:
            raise Refusal("not-now", "you cannot block yourself")
        before = await self.store.blocked(person.id)
        if not wish.blocked:
            await self.store.unblock(person.id, wish.player)
        elif wish.player not in before:
            if len(before) >= self.most_blocked:
                raise Refusal("too-many", "you have blocked too many: take some of that back first")
            name = await self.store.person_name(wish.player)
            if name is None:
                raise Refusal("not-found", "there is no such person")
            await self.store.block(person.id, wish.player, name, self.now())
        blocked = await self.store.blocked(person.id)
        for at in list(self.awake.values()):
            await at.block(person, blocked)
        return await self.blocked(person)

    # -- All that is kept --------------------------------------------------------------------------

    async def data(self, person: Person) -> m.PersonData:
        known = await self.store.person(person.id)
        if known is None:
            raise Refusal("not-found", "nothing is known about you")
        ratings = [m.KnownRating(game, s.mu, s.sigma, s.games) for game, s in known.standings.items()]
        rows = [await self.store.row(id) for id in await self.store.tables_of(person.id)]
        listed = [read_summary(row.summary) for row in rows if row is not None]
        chats = [m.SaidLine(table, line.at, line.text) for table, line in await self.store.said_by(person.id)]
        return m.PersonData(
            person.id,
            known.name,
            known.seen,
            ratings,
            [table for table in listed if table is not None],
            chats,
            await self.blocked(person),
            self.keep,
            await self.deals.kept_tries(person.id),
            await self.deals.kept_tournaments(person),
        )

    async def forget(self, person: Person) -> None:
        """Resign and leave everywhere, then take away all that is known. What was played stays, of somebody
        without a name: the others played it too."""
        other = self.randomness.token(ID_BYTES)
        for id in await self.store.tables_of(person.id):
            row = await self.store.row(id)
            if row is not None and row.status in (m.OPEN, m.RUNNING):
                with contextlib.suppress(Refusal):
                    await self._leave(id, person)
            at = self.awake.get(id)
            async with at.lock if at is not None else nullcontext():
                await self._rewrite(id, person.id, other)
                if at is not None:
                    at.stored.forget()
            await asyncio.sleep(0)
        await self.deals.forget(person.id, other)
        await self.store.forget_person(person.id)
        for at in list(self.awake.values()):
            at.audience.close(FORGOTTEN, person.id)

    async def _leave(self, id: str, person: Person) -> None:
        at = self.open_table(id)
        async with at.lock:
            table = await at.ensure()
            seats = [seat for seat in table.seats_of(person.id) if not table.seats[seat].resigned]
        if table.status == m.OPEN and table.owner == person.id:
            await at.perform(m.Close(id=self.randomness.token(ID_BYTES)), person)
            return
        for seat in seats:
            if at.table is not None and at.table.status not in (m.OPEN, m.RUNNING):
                return
            give_up = m.Leave if table.status == m.OPEN else m.Resign
            await at.perform(give_up(id=self.randomness.token(ID_BYTES), seat=seat), person)

    async def _rewrite(self, id: str, player: str, other: str) -> None:
        row = await self.store.row(id)
        if row is None:
            return
        bodies: dict[int, bytes] = {}
        for number, body in enumerate(await self.store.journal(id), 1):
            with contextlib.suppress(msgspec.MsgspecError):
                entry = read_entry(body)
                if without(entry, player, other):
                    bodies[number] = write_entry(entry)
        await self.store.rewrite(id, bodies, unnamed(row, player, other))


def unnamed(row: Row, player: str, other: str) -> Row:
    """The same in the index."""
    listed = read_summary(row.summary)
    is_theirs = row.owner == player
    if listed is not None:
        for seat in listed.seats:
            if seat.player == player:
                seat.player, seat.name = other, ""
    return msgspec.structs.replace(
        row,
        owner=other if is_theirs else row.owner,
        household="" if is_theirs else row.household,
        summary=row.summary if listed is None else msgspec.json.encode(listed),
    )
