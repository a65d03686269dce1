"""A hall in memory with a clock that tests set, and persons who play whole deals in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from duchy.core.moves import Move
from duchy.table import messages as m
from duchy.table.dealing.days import closes_at, number_of
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.hosting.habits import Habits
from duchy.table.hosting.hall import Hall
from duchy.table.limits import Limits
from duchy.table.memory import MemoryStore
from duchy.table.ports import Store
from duchy.table.thinking.errands import ThinkHere

GAME = "king-of-the-valley"
DAY = "2026-11-18"
NOON = closes_at(number_of(DAY)) - 43_200_000
Choose = Callable[[Table, int], Move]


class House:
    """`now` is what the clock says; it only goes on where a test says so."""

    def __init__(self, store: Store | None = None, now: int = NOON) -> None:
        self.now = now
        self.hall = Hall(
            store or MemoryStore(),
            ThinkHere(),
            habits=Habits(tick_seconds=0.01),
            limits=Limits(tables_each=500, open_each=500),
            now=lambda: self.now,
        )

    async def person(self, name: str, household: str = "") -> Person:
        await self.hall.store.put_person(name.lower(), name, self.now)
        return Person(name.lower(), name, household or f"house of {name}")

    async def play(self, table: str, person: Person, choose: Choose) -> Table:
        """Play a table to its end: somebody decides, the bots answer."""
        at = self.hall.open_table(table)
        number = 0
        while True:
            async with at.lock:
                now = await at.ensure()
                if now.status == m.OVER:
                    return now
                seats = [seat for seat in now.seats_of(person.id) if seat in now.deciders()]
                asked = next((seat for seat in seats if not now.is_passed_over(seat)), None)
            if asked is None:
                await asyncio.sleep(0)
                continue
            number += 1
            wish = m.Play(
                id=f"{person.id}-{number}",
                seat=asked,
                move=choose(now, asked).id,
                answers=now.offered_at[asked],
            )
            await at.perform(wish, person)

    async def settled(self, table: str) -> None:
        await self.hall.settle(table)


def first(table: Table, seat: int) -> Move:
    return table.state.legal(seat)[0]


def last(table: Table, seat: int) -> Move:
    return table.state.legal(seat)[-1]


def anyhow(seed: int) -> Choose:
    chance = Random(seed)

    def choose(table: Table, seat: int) -> Move:
        return chance.choice(table.state.legal(seat))

    return choose
