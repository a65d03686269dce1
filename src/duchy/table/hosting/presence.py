"""Who is at a table just now, and since when the others are gone.

Nothing of this is stored: it is what the open sockets tell, here and (as far as they say so) in the other
processes. Somebody who was never seen counts as gone since the table woke.
"""

from __future__ import annotations

from collections.abc import Iterable

from duchy.table import messages as m
from duchy.table.game.seats import BOT, FREE
from duchy.table.game.table import Table

REFRESH = 20_000
"""Processes say who is with them again after so many milliseconds..."""
EXPIRY = 3 * REFRESH
"""... and are believed for so long."""


class Presence:
    """`told` is what everybody at the table heard last."""

    __slots__ = ("_elsewhere", "_gone", "opened", "told")

    def __init__(self, now: int) -> None:
        self.opened = now
        self.told: m.Presence | None = None
        self._gone: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[int, list[str]]] = {}

    def left(self, person: str, now: int) -> None:
        self._gone[person] = now

    def came(self, person: str) -> None:
        self._gone.pop(person, None)

    def hear(self, process: str, visitors: list[str], now: int) -> bool:
        """Another process says who is with it ('' is a stranger); True if it was not known before."""
        until, before = self._elsewhere.get(process, (0, []))
        for person in before:
            self.left(person, now)
        for person in visitors:
            self.came(person)
        self._elsewhere[process] = (now + EXPIRY, visitors)
        return until <= now

    @property
    def is_shared(self) -> bool:
        """Whether other processes have said anything, which may have expired since."""
        return bool(self._elsewhere)

    def elsewhere(self, now: int) -> list[str]:
        """The visitors in other processes."""
        believed = [visitors for until, visitors in self._elsewhere.values() if until > now]
        return [person for visitors in believed for person in visitors]

    def gone_since(self, person: str, here: Iterable[str], now: int) -> int:
        """Since when this person is not at the table; 0 if it is."""
        if person in here or person in self.elsewhere(now):
            return 0
        believed = [until for until, visitors in self._elsewhere.values() if person in visitors]
        return max(self._gone.get(person, self.opened), *believed, 0)

    def facts(self, table: Table, here: list[str], patience: int, now: int) -> m.Presence:
        since = [
            0 if seat.kind in (BOT, FREE) else self.gone_since(seat.player, here, now) for seat in table.seats
        ]
        persons = table.persons()
        self._gone = {person: at for person, at in self._gone.items() if person in persons}
        visitors = [*here, *self.elsewhere(now)]
        return m.Presence(
            here=[seat.kind != FREE and not gone for seat, gone in zip(table.seats, since, strict=True)],
            gone=since,
            watchers=sum(person not in persons for person in visitors),
            patience=patience if table.settings.clock == "none" else 0,
        )
