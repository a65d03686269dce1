"""The hall: all tables of this process, who may come to them, and everybody who looks after them.

Here everything is put together; no part of it knows the hall.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from functools import partial
from hmac import compare_digest

import msgspec

from duchy.table import messages as m
from duchy.table.background import Background
from duchy.table.dealing.daily import Daily
from duchy.table.dealing.deals import Deals
from duchy.table.dealing.luck import Sealed
from duchy.table.dealing.tournaments import Tournaments
from duchy.table.deciding.laying import check_settings, create, is_table_id, new_table_id, persons_for
from duchy.table.deciding.outages import Outages
from duchy.table.game import entries as e
from duchy.table.game.boxes import Cards
from duchy.table.game.entries import AnyEntry
from duchy.table.game.seats import BOT, Person
from duchy.table.game.table import Table
from duchy.table.hosting.audience import Audience, Connection, InSight
from duchy.table.hosting.caretaker import Caretaker
from duchy.table.hosting.conversation import Conversation, Knock
from duchy.table.hosting.habits import STAND_IN, Counts, Habits
from duchy.table.hosting.housekeeper import Housekeeper
from duchy.table.hosting.lists import Lists
from duchy.table.hosting.open_table import OpenTable
from duchy.table.hosting.persons import Persons
from duchy.table.hosting.stored_table import StoredTable, read_table
from duchy.table.limits import Limits, Pace
from duchy.table.ports import Now, OwnRandomness, Randomness, Rating, Store, StoreAway, Workers, now_ms
from duchy.table.quarantine import Quarantine
from duchy.table.refusal import Refusal
from duchy.table.replaying.opened_records import OpenedRecords
from duchy.table.replaying.replays import Replays
from duchy.table.thinking.hints import Hints

GOING_AWAY = 1012
OWN_RANDOMNESS = OwnRandomness()


class Hall:
    """`cards` are own cards that new tables are played with, by game."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        rating: Rating | None = None,
        habits: Habits | None = None,
        limits: Limits | None = None,
        cards: Mapping[str, Cards] | None = None,
        now: Now = now_ms,
        randomness: Randomness = OWN_RANDOMNESS,
    ) -> None:
        self.store = store
        self.workers = workers
        self.habits = habits or Habits()
        self.limits = limits or Limits()
        self.cards = cards or {}
        self.now = now
        self.randomness = randomness
        self.counts = Counts()
        self.pace = Pace(self.limits)
        self.background = Background()
        self.awake: dict[str, OpenTable] = {}
        self.in_sight = InSight()
        self.sockets: Counter[str] = Counter()
        self.quarantine = Quarantine()
        self.outages = Outages(store, now)
        self.lists = Lists(store, self.awake)
        sealed = Sealed(store)
        daily = Daily(store, sealed, self.lay, self.read, self._check_room_for, STAND_IN, now, randomness)
        tournaments = Tournaments(
            store, sealed, self.lay, self._time_up, self.limits, STAND_IN, now, randomness
        )
        self.deals = Deals(store, sealed, daily, tournaments, now)
        self.persons = Persons(
            store,
            self.awake,
            self.open_table,
            self.deals,
            self.habits.keep,
            self.limits.blocked,
            now,
            randomness,
        )
        self.hints = Hints(workers, self.habits.hint_bot, self.habits.hint_seconds, self.limits.hints_waiting)
        self.caretaker = Caretaker(
            store, workers, self.background, self.counts, self.outages, now, randomness
        )
        self.housekeeper = Housekeeper(
            self.awake,
            self.open_table,
            store,
            self.caretaker,
            self.outages,
            rating,
            self.deals,
            self.habits,
            self.quarantine,
            now,
        )
        records = OpenedRecords(store, workers, self.limits, self.cards, now)
        self.replays = Replays(store, workers, records, self.finished, self.go_on_from, self.background)

    # -- Opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open(self.heard, self.overheard)
        await self.outages.beat()
        self.background.run(self.housekeeper.go_round())

    async def close(self) -> None:
        """Stop taking requests, store what is under way, and go."""
        self.background.stopping = True
        for at in self.awake.values():
            at.audience.close(GOING_AWAY)
        self.caretaker.stop()
        await self.background.stop()
        await self.workers.stop()
        with contextlib.suppress(StoreAway):
            await self.outages.rest()
        await self.store.close()

    async def heard(self, id: str, number: int) -> None:
        """Another process has written; without an id: anything may have been written."""
        for at in list(self.awake.values()) if not id else filter(None, [self.awake.get(id)]):
            self.background.run(at.catch_up(number))

    async def overheard(self, process: str, id: str, visitors: list[str]) -> None:
        """Another process says who is at a table there. Who is new is told who is here."""
        at = self.awake.get(id)
        if at is None:
            return
        if at.audience.presence.hear(process, visitors, self.now()) and at.audience.connections:
            self.background.run(at.announce())
        self.background.run(at.presence_changed())
        self.caretaker.look_after(at)

    # -- New tables --------------------------------------------------------------------------------

    async def create(self, settings: m.Settings, person: Person) -> Table:
        """A new table, played with the cards that are laid over the games here."""
        return await self._lay(settings, person, cards=self.cards.get(settings.game))

    async def teach(self, settings: m.Settings, person: Person, guide: e.Guided) -> Table:
        """A table for a guided game, which brings its own cards and dice."""
        return await self._lay(settings, person, guide=guide)

    async def go_on_from(
        self, settings: m.Settings, person: Person, beginning: e.Beginning, cards: Cards | None
    ) -> Table:
        """A table that goes on from a replay, with the cards that it was played with."""
        return await self._lay(settings, person, beginning=beginning, cards=cards)

    async def _lay(
        self,
        settings: m.Settings,
        person: Person,
        beginning: e.Beginning | None = None,
        guide: e.Guided | None = None,
        cards: Cards | None = None,
    ) -> Table:
        settings = check_settings(settings, STAND_IN, cards)
        await self._check_room_for(person)
        persons = persons_for(settings, person)
        made = create(
            settings,
            person,
            self.now(),
            persons,
            beginning=beginning,
            guide=guide,
            cards=cards,
            randomness=self.randomness,
        )
        return await self.lay(new_table_id(self.randomness), made)

    async def _check_room_for(self, person: Person) -> None:
        """Whoever has many tables, or many names at one address, leaves room for others."""
        limits, count = self.limits, self.store.count_tables
        alive = (m.OPEN, m.RUNNING)
        if await count(alive, owner=person.id) >= limits.tables_each:
            raise Refusal("too-many", "you have made too many tables that are not over: end some first")
        if await count((m.OPEN,), owner=person.id) >= limits.open_each:
            raise Refusal("too-many", "you have too many tables that wait for players: close some first")
        if not person.household:
            return
        if (
            await count(alive, household=person.household) >= limits.tables_household
            or await count((m.OPEN,), household=person.household) >= limits.open_household
        ):
            raise Refusal("too-many", "too many tables were made from your address: end some first")

    async def lay(self, id: str, made: e.Created) -> Table:
        """Lay out a new table."""
        if id in self.awake:
            raise Refusal("not-now", "this table is laid already")
        table = await self._opened(id).lay(made)
        self.counts.created += 1
        return table

    async def rematch(self, old: Table, person: Person) -> None:
        """Lay out the rematch that the old table names, if it is not there yet: seats are kept for those who
        agreed to it."""
        if not old.rematch or await self.store.row(old.rematch) is not None:
            return
        persons = [
            e.Reserved(seat.player, seat.name, seat.arms) if seat.player in old.willing else None
            for seat in old.seats
        ]
        seats = [f"bot:{seat.level}" if seat.kind == BOT else "open" for seat in old.seats]
        made = create(
            msgspec.structs.replace(old.settings, seats=seats),
            person,
            self.now(),
            persons,
            previous=old.id,
            cards=old.cards,
            randomness=self.randomness,
        )
        with contextlib.suppress(Refusal):
            await self.lay(old.rematch, made)

    # -- Tables there are --------------------------------------------------------------------------

    def open_table(self, id: str) -> OpenTable:
        """The table in memory; it wakes when something is asked of it."""
        at = self.awake.get(id)
        if at is None:
            if len(self.awake) >= self.limits.awake:
                raise Refusal("too-many", "too many tables are being played here just now")
            at = self.awake[id] = self._opened(id)
        return at

    def _opened(self, id: str) -> OpenTable:
        habits = self.habits
        return OpenTable(
            StoredTable(id, self.store, self.now, habits.checkpoint_every, self.counts, self.quarantine),
            Audience(self.now, habits.absence_seconds, self.in_sight),
            self.awake,
            self.caretaker.look_after,
            self.background,
            self.outages,
            habits.flicker_seconds,
            self.now,
            self.randomness,
        )

    async def visit(self, id: str, person: Person, invitation: str) -> OpenTable:
        """The table with this id, for somebody who may see it."""
        if not is_table_id(id):
            raise Refusal("not-found", "there is no such table")
        at = self.open_table(id)
        async with at.lock:
            try:
                table = await at.ensure()
            except Refusal:
                if at.table is None and not at.audience.connections:
                    self.awake.pop(id, None)
                raise
            if not may_see(table, person, invitation):
                raise Refusal("private", "this table is private: you need its link")
        return at

    @contextlib.asynccontextmanager
    async def conversation(
        self, id: str, connection: Connection, who: str, knock: Knock
    ) -> AsyncIterator[Conversation]:
        """Take a client to its table, as long as it stays."""
        self.sockets[who] += 1
        try:
            if self.sockets[who] > self.limits.sockets_each:
                raise Refusal("too-many", "you have too many tables open at once: close some")
            if not self.pace.visits.take(who):
                raise Refusal("slow-down", "you come and go too often: please wait a little")
            at = await self.visit(id, connection.person, knock.invitation)
            if connection.person.id:
                connection.blocked = await self.store.blocked(connection.person.id)
            await at.join(connection, knock.seat, knock.since)
            self.caretaker.look_after(at)
            conversation = Conversation(
                at,
                connection,
                who,
                self.pace,
                self.limits,
                self.hints,
                self.persons,
                self.deals,
                self.rematch,
                self.background,
                self.counts,
                self.now,
            )
            try:
                yield conversation
            finally:
                conversation.end()
        finally:
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    async def finished(self, id: str) -> Table:
        """A finished game, which everybody may see; that of a deal once the deal is closed."""
        if not is_table_id(id):
            raise Refusal("not-found", "there is no such game")
        at = self.awake.get(id)
        table = at.table_told if at is not None else None
        if table is None:
            table = await self.read(id)
        if table.status != m.OVER:
            raise Refusal("running", "this game is not over: its record is secret until then")
        await self.deals.must_be_told(table)
        return table

    async def _time_up(self, id: str) -> None:
        """End the game at a table, since its round is closed."""
        at = self.open_table(id)
        async with at.lock:
            table = await at.ensure()
            if table.status == m.RUNNING:
                await at.append(partial(time_up, now=self.now()))
        await self.settle(id)

    async def deal(self, game: str, day: str, person: Person) -> m.Deal:
        """The deal of a day. Who has just ended a game sees the result without waiting."""
        found = await self.deals.daily.deal(game, day, person)
        if found.mine is None or found.mine.ended:
            return found
        await self.settle(found.mine.table)
        return await self.deals.daily.deal(game, day, person)

    async def settle(self, id: str) -> None:
        """A game of a deal may be over: then its result counts at once."""
        row = await self.store.row(id)
        if row is not None and row.status == m.OVER and row.to_rate:
            await self.housekeeper.count(id)

    async def read(self, id: str) -> Table:
        """A table as it is stored, only to be looked at."""
        with self.quarantine.guard(id):
            return await read_table(self.store, id)


def time_up(table: Table, now: int) -> AnyEntry:
    if table.status != m.RUNNING:
        raise Refusal("stale", "somebody was faster")
    return e.TimeUp(at=now)


def may_see(table: Table, person: Person, invitation: str) -> bool:
    """Nobody looks on at somebody's one try at a deal, with a link or without."""
    if table.is_ranked:
        return person.id in table.persons()
    if table.settings.public or compare_digest(invitation.encode(), table.invitation.encode()):
        return True
    return bool(person.id) and (person.id == table.owner or person.id in table.persons())
