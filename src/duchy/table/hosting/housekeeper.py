"""What is done again and again: tables that are due are woken, results rated, idle tables put to sleep."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from duchy.table.dealing.deals import Deals
from duchy.table.deciding.outages import Outages
from duchy.table.game import entries as e
from duchy.table.game.clock import DAY
from duchy.table.game.entries import AnyEntry
from duchy.table.game.results import places
from duchy.table.game.table import Table
from duchy.table.hosting.caretaker import Caretaker
from duchy.table.hosting.habits import Habits
from duchy.table.hosting.open_table import OpenTable
from duchy.table.hosting.presence import REFRESH
from duchy.table.hosting.stored_table import read_table
from duchy.table.messages import CLOSED, OPEN, OVER
from duchy.table.ports import Now, Rate, Rating, Store, StoreAway
from duchy.table.quarantine import SET_ASIDE, Quarantine
from duchy.table.refusal import Refusal

log = logging.getLogger("duchy.housekeeper")
MOST_DUE = 200
MOST_RATED = 10
SWEEP = 3_600_000
"""How often is looked for what is not kept any longer, in milliseconds..."""
MOST_FORGOTTEN = 200
"""... and how much of it goes in one round."""
NO_LONGER_HERE = 4403
OTHERS_CARE = 5_000
"""How long a table that another process looks after is left to it, in milliseconds."""


class Housekeeper:
    """`open_table` wakes the table with an id; without a `rating` nobody is rated."""

    def __init__(
        self,
        awake: dict[str, OpenTable],
        open_table: Callable[[str], OpenTable],
        store: Store,
        caretaker: Caretaker,
        outages: Outages,
        rating: Rating | None,
        deals: Deals,
        habits: Habits,
        quarantine: Quarantine,
        now: Now,
    ) -> None:
        self.awake = awake
        self.open_table = open_table
        self.store = store
        self.caretaker = caretaker
        self.outages = outages
        self.keep = habits.keep
        self.rating = rating
        self.deals = deals
        self.idle = habits.idle_seconds * 1000
        self.pause = habits.tick_seconds
        self.ready_lasts = int(habits.ready_seconds * 1000)
        self.quarantine = quarantine
        self.now = now
        self._others: dict[str, int] = {}
        self._announced = 0
        self._swept = 0

    async def go_round(self) -> None:
        """For ever."""
        while True:
            try:
                await self._round()
            except (StoreAway, Refusal) as problem:
                log.warning("%s", problem)
            except Exception:
                log.exception("the housekeeper stumbled")
            await asyncio.sleep(self.pause)

    async def _round(self) -> None:
        aside = self.quarantine.why
        if await self.outages.beat():
            for at in list(self.awake.values()):
                await self._try(at.id, partial(self._excuse, at))
        for id in await self.store.due(self.now(), MOST_DUE + len(aside)):
            if id not in aside:
                await self._try(id, partial(self._attend_to, id))
        for id in await self.store.to_rate(MOST_RATED + len(aside)):
            if id not in aside:
                await self._try(id, partial(self.count, id))
        for id in await self.store.tournaments_due(self.now(), MOST_DUE + len(aside)):
            if id not in aside:
                await self._try(id, partial(self.deals.tournaments.attend, id))
        await self._announce_again()
        for at in list(self.awake.values()):
            if at.audience.is_watched:
                self.caretaker.look_after(at)
            await self._try(at.id, partial(self._let_sleep, at))
            await self._try(at.id, partial(self._list_anew, at))
            await self._try(at.id, partial(self._unready, at))
        await self._sweep()

    async def _excuse(self, at: OpenTable) -> None:
        async with at.lock:
            await at.excuse()

    async def _sweep(self) -> None:
        """Forget what is not to be kept any longer, now and then and a little at a time."""
        now, keep = self.now(), self.keep
        if now - self._swept < SWEEP:
            return
        forgotten = await self.store.forget_tables((CLOSED,), now - DAY, MOST_FORGOTTEN)
        if keep.games:
            forgotten += await self.store.forget_tables((OVER,), now - keep.games * DAY, MOST_FORGOTTEN)
        for id in forgotten:
            at = self.awake.pop(id, None)
            if at is not None:
                at.audience.close(NO_LONGER_HERE)
        await self.deals.sweep(now - keep.games * DAY if keep.games else 0)
        guests = []
        if keep.guests:
            guests = await self.store.forget_guests(now - keep.guests * DAY, MOST_FORGOTTEN)
        if keep.chats:
            await self.store.forget_chats(now - keep.chats * DAY)
        if len(forgotten) < MOST_FORGOTTEN and len(guests) < MOST_FORGOTTEN:
            self._swept = now

    async def _try(self, id: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something for one table. What goes wrong with it is its own trouble: the round goes on."""
        try:
            await work()
        except StoreAway:
            raise
        except Refusal as problem:
            if problem.code != SET_ASIDE:
                log.warning("table %s: %s", id, problem)
        except Exception as problem:
            self.quarantine.put(id, problem)
            if id in self.awake:
                self.awake[id].set_aside(problem)

    async def _attend_to(self, id: str) -> None:
        """A table may need something, says the index, which names a time that is never too late."""
        now = self.now()
        if self.caretaker.is_watching(id) or self._others.get(id, 0) > now:
            return
        if not await self.store.claim(id):
            self._others[id] = now + OTHERS_CARE
            return
        self._others.pop(id, None)
        at = self.open_table(id)
        async with at.lock:
            table = await at.ensure()
            wake = table.attention()
            if (wake is None or wake > now) and at.stored.wakes_otherwise(table):
                await at.stored.list_anew(table)
        self.caretaker.look_after(at)

    async def count(self, id: str) -> None:
        """Count the result of a table: for its deal, or for the ratings."""
        table = await read_table(self.store, id)
        if table.is_ranked:
            await self.deals.settle(table)
        players: list[str] = []
        rate: Rate = list
        if self.rating is not None and not table.is_ranked:
            players = [seat.player for seat in table.seats]
            rate = self.rating(places(table.state, table.resigned))
        await self.store.settle(id, table.game.id, players, rate)

    async def _announce_again(self) -> None:
        """Tell the other processes who is here, now and then."""
        now = self.now()
        if now - self._announced < REFRESH:
            return
        self._announced = now
        watched = [at for at in self.awake.values() if at.audience.connections]
        with contextlib.suppress(StoreAway):
            await self.store.announce({at.id: at.audience.visitors() for at in watched})
        for at in watched:
            if at.audience.presence.is_shared:
                await self._try(at.id, at.presence_changed)

    async def _let_sleep(self, at: OpenTable) -> None:
        """A table that nobody looks at and that needs nothing soon leaves the memory."""
        is_idle = self.now() - at.used >= self.idle
        if not is_idle or at.lock.locked():
            return
        if at.audience.connections:
            at.audience.forget_views()
            return
        table = at.table
        if table is not None:
            wake = table.attention(at.audience.is_watched)
            if wake is not None and wake < self.now() + 2 * self.idle:
                return
        async with at.lock:
            if table is not None:
                await at.stored.list_before_sleep(table)
            self.awake.pop(at.id, None)
            await self.store.release(at.id)

    async def _unready(self, at: OpenTable) -> None:
        """Who said "ready" and has gone since does not hold up the start."""
        table = at.table
        if table is None or not self._ready_but_gone(at, table):
            return
        async with at.lock:
            await at.append(partial(self._no_longer_ready, at))

    def _ready_but_gone(self, at: OpenTable, table: Table) -> list[int]:
        """Whose contribution is told already is not waited for."""
        return [
            number
            for number, seat in enumerate(table.seats)
            if table.status == OPEN
            and seat.ready
            and seat.is_sealed
            and at.audience.is_gone(seat.player, self.ready_lasts)
        ]

    def _no_longer_ready(self, at: OpenTable, table: Table) -> AnyEntry:
        seats = self._ready_but_gone(at, table)
        if not seats:
            raise Refusal("stale", "somebody was faster")
        return e.Unreadied(at=self.now(), seat=seats[0])

    async def _list_anew(self, at: OpenTable) -> None:
        table = at.table
        if table is None or at.lock.locked() or not at.stored.is_list_old(table):
            return
        async with at.lock:
            if at.table is table:
                await at.stored.list_anew(table)
