"""Lists of tables, each as somebody sees it: which seats are its own, and whether it is awaited."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from duchy.table import messages as m
from duchy.table.game.seats import Person
from duchy.table.hosting.open_table import OpenTable
from duchy.table.ports import Store

MOST_LISTED = 100
ORDER = (m.RUNNING, m.OPEN, m.OVER)


def read_summary(summary: bytes) -> m.Listed | None:
    try:
        return msgspec.json.decode(summary, type=m.Listed)
    except (msgspec.MsgspecError, UnicodeError):
        return None


class Lists:
    """The index may be a little behind about whose turn it is; tables that are awake know better."""

    def __init__(self, store: Store, awake: Mapping[str, OpenTable]) -> None:
        self.store = store
        self.awake = awake

    async def public(self, statuses: Sequence[str], person: Person) -> list[m.Listed]:
        found = await self.store.listed(statuses, None, MOST_LISTED)
        return self._listed_for(person, found)

    async def of(self, person: Person) -> list[m.Listed]:
        """Those that the person made or sits at: first where it is awaited, then what is being played."""
        if not person.id:
            return []
        found = await self.store.listed((m.OPEN, m.RUNNING, m.OVER), person.id, MOST_LISTED)
        listed = self._listed_for(person, found)
        return sorted(listed, key=lambda table: (not table.your_turn, ORDER.index(table.status)))

    def _listed_for(self, person: Person, summaries: Sequence[bytes]) -> list[m.Listed]:
        """A table that the index tells nothing readable of is in no list; it spoils none."""
        found = filter(None, map(read_summary, summaries))
        return [self._seen_by(person, listed) for listed in found]

    def _seen_by(self, person: Person, listed: m.Listed) -> m.Listed:
        at = self.awake.get(listed.table)
        if at is not None and at.table_told is not None:
            listed.deciders = at.table_told.deciders()
        seats = enumerate(listed.seats)
        listed.mine = [number for number, seat in seats if person.id and seat.player == person.id]
        listed.your_turn = any(
            seat in listed.deciders and not listed.seats[seat].away for seat in listed.mine
        )
        return listed

    async def best(self, game: str) -> list[m.Rated]:
        """The best players of a game."""
        standings = await self.store.best(game, MOST_LISTED)
        return [m.Rated(s.player, s.name, s.mu - 3 * s.sigma, s.mu, s.sigma, s.games) for s in standings]
