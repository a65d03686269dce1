"""Who looks after tables: lets bots move and watches the clocks. One process at a time does so for a
table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from duchy.table.background import Background
from duchy.table.deciding.outages import Outages
from duchy.table.deciding.rated import is_rated
from duchy.table.deciding.requests import moved
from duchy.table.game import entries as e
from duchy.table.game.entries import AnyEntry
from duchy.table.game.table import Table
from duchy.table.hosting.habits import Counts
from duchy.table.hosting.open_table import OpenTable
from duchy.table.hosting.stored_table import BROKEN
from duchy.table.messages import OPEN
from duchy.table.ports import BotLost, Now, Question, Randomness, Store, StoreAway, Workers
from duchy.table.quarantine import SET_ASIDE
from duchy.table.refusal import Refusal

log = logging.getLogger("duchy.bots")
PAUSE = 0.5
NOBODY = ""
"""On whose behalf bots think where nobody looks: all such tables together have what is one person's share.
They think there only until a person is to decide; games that are left to bots rest."""
COMING_BACK = 120_000
"""After a restart, how long nobody is missed, in milliseconds."""
HESITATION = (0.5, 2_000)
"""Who has no choice is passed over after as long as somebody with one may take, so that other persons cannot
tell: so many seconds, and at most so many milliseconds more."""
FAR = 600_000
"""Deadlines that are further away (milliseconds) are left to the index, so that tables can sleep."""


class Caretaker:
    def __init__(
        self,
        store: Store,
        workers: Workers,
        background: Background,
        counts: Counts,
        outages: Outages,
        now: Now,
        randomness: Randomness,
    ) -> None:
        self.outages = outages
        self.store = store
        self.workers = workers
        self.background = background
        self.counts = counts
        self.now = now
        self.randomness = randomness
        self.began = now()
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._changed: dict[str, asyncio.Event] = {}

    def is_watching(self, id: str) -> bool:
        return id in self._at_work

    def look_after(self, at: OpenTable) -> None:
        """See that what the table needs is done."""
        if at.id in self._at_work:
            self._changed[at.id].set()
            return
        if self.background.stopping or at.table is None:
            return
        if at.table.attention(at.audience.is_watched) is None:
            return
        self._changed[at.id] = asyncio.Event()
        task = self._at_work[at.id] = self.background.run(self._attend(at))
        task.add_done_callback(lambda _: self._done(at))

    def _done(self, at: OpenTable) -> None:
        self._at_work.pop(at.id, None)
        changed = self._changed.pop(at.id, None)
        if changed is not None and changed.is_set():
            self.look_after(at)

    def stop(self) -> None:
        for task in list(self._at_work.values()):
            task.cancel()

    async def _attend(self, at: OpenTable) -> None:
        """Let the bots move until persons are to decide, then wait for their clocks."""
        while True:
            try:
                if not await self.store.claim(at.id):
                    await asyncio.sleep(PAUSE)
                    return
                if not await self._step(at):
                    return
            except Refusal as problem:
                if problem.code == SET_ASIDE:
                    return
                if problem.code == BROKEN:
                    at.set_aside(problem)
                    return
                await self._later(at, problem)
            except StoreAway as problem:
                await self._later(at, problem)
            except Exception as problem:
                at.set_aside(problem)
                return

    async def _later(self, at: OpenTable, problem: Exception) -> None:
        log.warning("table %s: %s", at.id, problem)
        await asyncio.sleep(PAUSE)

    async def _step(self, at: OpenTable) -> bool:
        """Do what is due now, or wait for what is due soon. False: nothing is."""
        self._changed[at.id].clear()
        now = self.now()
        async with at.lock:
            table = await at.ensure()
            is_watched = at.audience.is_watched
            wake = table.attention(is_watched)
            if wake is None or wake > now + FAR:
                return False
            if table.status == OPEN:
                await self._expire(at, table, now)
                return False
            if table.is_left_to_bots and not is_watched and wake <= now:
                await at.append(partial(expired, now=now))
                return False
            bots = table.bots_to_move()
            passed_over = [] if bots else table.passed_over()
            if table.is_wish_over(now):
                await at.append(partial(wish_over, now=now))
                return True
            if passed_over:
                seat = passed_over[0]
                offered_at = table.offered_at[seat]
                is_forced = table.state.forced(seat) is not None
                may_tell = is_forced and len(table.persons()) > 1
            elif not bots:
                if any(table.clock.is_out(now, seat) for seat in table.clock.running()):
                    await self.outages.beat()
                    await at.excuse()
                for seat in [seat for seat in table.clock.running() if table.clock.is_out(now, seat)]:
                    await at.append(partial(ran_out, seat=seat, now=now))
            else:
                seat = bots[0]
                offered_at = table.offered_at[seat]
                due = table.scripted()
                question = Question(
                    seat,
                    table.seats[seat].bot,
                    table.state.dump(),
                    table.cards,
                    person=table.owner if is_watched else NOBODY,
                    table=at.id,
                    household=table.household if is_watched else NOBODY,
                    key=table.bot_key(seat),
                )
        if bots:
            text = due[1] if due is not None else await self._think(at, question)
            await self._bot_moves(at, seat, offered_at, text)
        elif passed_over:
            if may_tell:
                await asyncio.sleep(HESITATION[0] + self.randomness.below(HESITATION[1]) / 1000)
            await self._pass_over(at, seat, offered_at)
        elif wake > now:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed[at.id].wait(), (wake - now) / 1000)
        return True

    async def _expire(self, at: OpenTable, table: Table, now: int) -> None:
        """Close a table at which nobody waits any more. After a restart everybody gets time to come back."""
        if at.audience.is_waited_at(table):
            table.awaited_at = now
        elif now - self.began < COMING_BACK:
            table.awaited_at = self.began
        elif table.attention_is_due(now):
            await at.append(partial(expired, now=now))
            return
        if at.stored.wakes_otherwise(table):
            await at.stored.list_anew(table)

    async def _pass_over(self, at: OpenTable, seat: int, offered_at: int) -> None:
        """Make the move of a person who is not asked: the only one there is, or the usual one."""

        def entry(table: Table) -> AnyEntry:
            if table.offered_at[seat] != offered_at or not table.is_passed_over(seat):
                raise Refusal("stale", "somebody was faster")
            forced = table.state.forced(seat)
            chosen = forced or table.usual_answer(seat)
            assert chosen is not None
            made = moved(table, seat, chosen)
            made.forced = forced is not None
            made.usual = forced is None
            made.at = self.now()
            return made

        async with at.lock:
            try:
                await at.append(entry)
            except Refusal as problem:
                if problem.code != "stale":
                    raise

    async def _think(self, at: OpenTable, question: Question) -> str:
        """What the bot chooses; nothing if it was lost over it."""
        try:
            return await self.workers.choose(question)
        except BotLost as problem:
            log.error("table %s: %s; any legal move is made", at.id, problem)
            return ""

    async def _bot_moves(self, at: OpenTable, seat: int, offered_at: int, text: str) -> None:
        def entry(table: Table) -> AnyEntry:
            if seat not in table.bots_to_move() or table.offered_at[seat] != offered_at:
                raise Refusal("stale", "somebody was faster")
            legal = table.state.legal(seat)
            chosen = next((move for move in legal if move.text == text), None)
            if chosen is None:
                if text:
                    log.error("table %s: %r is no legal move; any legal one is made", at.id, text)
                chosen = legal[0 if table.deal else self.randomness.below(len(legal))]
            made = moved(table, seat, chosen)
            made.at = self.now()
            return made

        async with at.lock:
            try:
                await at.append(entry)
                self.counts.bot_moves += 1
            except Refusal as problem:
                if problem.code != "stale":
                    raise


def ran_out(table: Table, seat: int, now: int) -> AnyEntry:
    if not table.clock.is_out(now, seat):
        raise Refusal("stale", "somebody was faster")
    if is_rated(table) or table.is_ranked:
        return e.Resigned(at=now, seat=seat, why="time")
    return e.RanOut(at=now, seat=seat)


def expired(table: Table, now: int) -> AnyEntry:
    if table.status != OPEN and not (table.is_left_to_bots and table.attention_is_due(now)):
        raise Refusal("stale", "somebody was faster")
    return e.Expired(at=now)


def wish_over(table: Table, now: int) -> AnyEntry:
    if not table.is_wish_over(now):
        raise Refusal("stale", "somebody was faster")
    return e.WishOver(at=now)
