"""The time when nobody served: a restart, or a store that could not be reached. It is charged to nobody.

While somebody serves, the store hears a pulse every few seconds, from whichever process. Where it was silent,
nobody could move: the clocks of all tables are set as if they had stood, each when it is looked at next.
"""

from __future__ import annotations

from duchy.table.game import entries as e
from duchy.table.game.table import Table
from duchy.table.messages import RUNNING
from duchy.table.ports import Now, Store

PULSE = 2_500
"""Milliseconds between two pulses."""
SILENCE = 6_000
"""How long there is no pulse before nobody is thought to serve."""
COMING_BACK = 15_000
"""How long browsers may take to notice that somebody serves again."""
REMEMBERED = 40 * 86_400_000
"""A decision may take thirty days."""


class Outages:
    def __init__(self, store: Store, now: Now) -> None:
        self.store = store
        self.now = now
        self._known: list[tuple[int, int]] = []
        self.heard_at = 0

    async def beat(self) -> bool:
        """Say that somebody serves, now and then; True if nobody did for a while."""
        now = self.now()
        silent = now - self.heard_at
        if silent < PULSE:
            return False
        before = await self.store.pulse(now)
        if before and now - before >= SILENCE:
            await self.store.put_outage(before, now + COMING_BACK)
        self.heard_at = now
        if silent >= SILENCE:
            self._known = await self.store.outages(now - REMEMBERED)
        return silent >= SILENCE

    async def rest(self) -> None:
        """This process goes: the silence begins now."""
        await self.store.pulse(self.now())

    def excuse(self, table: Table) -> e.ServerAway | None:
        """What the journal of a table has to know of the time when nobody served."""
        if table.status != RUNNING:
            return None
        clock = table.clock
        for began, ended in self._known:
            is_new = ended > table.excused_to
            if is_new and any(clock.since[seat] < ended for seat in clock.running()):
                return e.ServerAway(at=self.now(), since=began, until=ended)
        return None
