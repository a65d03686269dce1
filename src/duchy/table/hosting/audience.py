"""Everybody who looks at a table, each told what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec

from duchy.core.showing.parts import Parts
from duchy.core.showing.patches import Known, difference
from duchy.table import messages as m
from duchy.table.game.change import Change
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.hosting.presence import Presence
from duchy.table.ports import Now
from duchy.table.showing.chronicle import Chronicle, Viewer
from duchy.table.showing.views import clock_of, facts_of, snapshot, update, views_of

UNREAD_KEPT = 40
"""Changes after which a chronicle that nobody asked for is given up: most tables have no readers."""
MOST_IN_SIGHT = 1_000
"""Tables whose views are kept."""

_encoder = msgspec.json.Encoder()


def encoded(message: msgspec.Struct) -> bytes:
    return _encoder.encode(message)


def nothing() -> None:
    """Nobody sends anything yet."""


class Connection:
    """A client at a table: who it is, which seat it has in hand, and what is still to be sent to it, of which
    `more` is told.

    `mine` are the person's seats, `viewer` the one it looks from (None: as a spectator). `warn`: it wants to
    know which moves would reveal something. What the `blocked` say it does not hear."""

    __slots__ = ("blocked", "closing", "mine", "more", "most", "outbox", "person", "viewer", "warn")

    def __init__(self, person: Person, most: int, warn: bool = False) -> None:
        self.person = person
        self.warn = warn
        self.most = most
        self.viewer: Viewer = None
        self.mine: list[int] = []
        self.blocked: Collection[str] = ()
        self.outbox: list[bytes] = []
        self.more: Callable[[], None] = nothing
        self.closing = 0

    def send(self, message: msgspec.Struct) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: bytes) -> None:
        """Put a message into the outbox. Who does not read for too long is closed, and may come back."""
        if self.closing:
            return
        if len(self.outbox) >= self.most:
            self.close(1013)
            return
        self.outbox.append(text)
        self.more()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.more()

    def take_seats(self, seats: list[int], wanted: Viewer = None) -> bool:
        """Know which seats are this person's now; True if that changed."""
        if seats == self.mine and wanted is None:
            return False
        self.mine = seats
        if wanted is not None and wanted in seats:
            self.viewer = wanted
        elif self.viewer not in seats:
            self.viewer = seats[0] if len(seats) == 1 else None
        return True


class InSight:
    """The audiences that were told something last keep their views until the next change; the others make
    them again when they need them, for what a table shows takes as much memory as the table."""

    def __init__(self) -> None:
        self._last: dict[Audience, None] = {}

    def changed(self, audience: Audience) -> None:
        self._last.pop(audience, None)
        self._last[audience] = None
        if len(self._last) > MOST_IN_SIGHT:
            next(iter(self._last)).forget_views()

    def left(self, audience: Audience) -> None:
        self._last.pop(audience, None)


class Audience:
    """`told` is the number of the last entry that everybody here knows of."""

    __slots__ = (
        "_chronicle",
        "_parts",
        "_unread",
        "_views",
        "connections",
        "in_sight",
        "now",
        "patience",
        "presence",
        "told",
    )

    def __init__(self, now: Now, absence_seconds: float, in_sight: InSight) -> None:
        self.now = now
        self.in_sight = in_sight
        self.patience = int(absence_seconds * 1000)
        self.connections: set[Connection] = set()
        self.presence = Presence(now())
        self.told = 0
        self._views: dict[Viewer, Mapping[str, Any] | None] = {}
        self._parts = Parts()
        self._chronicle: Chronicle | None = None
        self._unread = 0

    def come(self, table: Table, connection: Connection, seat: Viewer, since: int) -> None:
        """A client comes to the table: it is told everything, and from then on what changes."""
        connection.take_seats(table.seats_of(connection.person.id), seat)
        self.connections.add(connection)
        self.presence.came(connection.person.id)
        self.show(table, connection, since)
        self.tell_presence(table, but=connection)

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if not self.connections:
            self._chronicle = None
            self.forget_views()
        if connection.person.id not in self.visitors():
            self.presence.left(connection.person.id, self.now())

    def close(self, code: int, person: str | None = None) -> None:
        """Send everybody away, or only one person."""
        for connection in self.connections:
            if person is None or connection.person.id == person:
                connection.close(code)

    # -- What is told ------------------------------------------------------------------------------

    @property
    def keeps_views(self) -> bool:
        return bool(self._views)

    def forget_views(self) -> None:
        self.in_sight.left(self)
        if self._views:
            self._views = {}
            self._parts = Parts()

    def look(self, table: Table) -> None:
        """Keep the views that the next change will be compared with."""
        wanted = self._viewers()
        if not wanted:
            return
        self.in_sight.changed(self)
        missing = [viewer for viewer in wanted if viewer not in self._views]
        if missing:
            self._views |= views_of(table, missing, self._parts)
        if len(self._views) > len(wanted):
            self._views = {viewer: self._views[viewer] for viewer in wanted}

    def tell(self, table: Table, change: Change) -> None:
        """Tell everybody what a stored entry changed, each what its seat may know."""
        before, self.told = self.told, table.number
        now = self.now()
        anew: set[Connection] = set()
        if change.facts:
            anew = {c for c in self.connections if c.take_seats(table.seats_of(c.person.id))}
        if change.game:
            self._write_on(table, change)
            self._tell_game(table, change, before, now, anew)
        if change.facts:
            facts = self._facts(table, now)
            for connection in self.connections - anew:
                connection.send_text(facts)
        for connection in anew:
            self.show(table, connection)

    def tell_line(self, table: Table, line: m.ChatLine) -> None:
        """Tell what somebody said, but not to who wants nothing of them."""
        text = encoded(m.Spoken(table.number, line))
        for connection in self.connections:
            if line.player not in connection.blocked:
                connection.send_text(text)

    def tell_anew(self, table: Table) -> None:
        """The table was read again: whoever knows of an older one is shown everything."""
        self.forget_views()
        self._chronicle = None
        if self.told and table.number != self.told:
            for connection in self.connections:
                connection.take_seats(table.seats_of(connection.person.id))
                self.show(table, connection, since=self.told)
        self.told = table.number

    def show(self, table: Table, connection: Connection, since: int = 0) -> None:
        """Show a client everything that its seat may know."""
        viewer = connection.viewer
        presence = self.presence_facts(table)
        chronicle, now = self.chronicle(table), self.now()
        shown = snapshot(
            table, viewer, connection.mine, presence, chronicle, now, since, connection.warn, self._parts
        )
        shown.chat = [line for line in shown.chat if line.player not in connection.blocked]
        self._views[viewer] = shown.view
        self.in_sight.changed(self)
        connection.send(shown)

    def chronicle(self, table: Table) -> Chronicle:
        """The chronicle, kept for the readers who come next; to write it means playing the record again."""
        self._unread = 0
        if self._chronicle is None or self._chronicle.last != table.holds:
            self._chronicle = Chronicle(table)
        return self._chronicle

    def _write_on(self, table: Table, change: Change) -> None:
        """Keep the chronicle up to date for as long as somebody reads it now and then."""
        self._unread += 1
        if self._chronicle is None or self._unread > UNREAD_KEPT:
            self._chronicle = None
        elif change.withdrawn:
            self._chronicle.withdraw(change.withdrawn)
        elif change.back:
            self._chronicle.take_back(table.holds)
        elif table.holds > self._chronicle.last:
            self._chronicle.add(table.holds, change.events)

    def _viewers(self) -> dict[Viewer, list[Connection]]:
        found: dict[Viewer, list[Connection]] = {}
        for connection in self.connections:
            found.setdefault(connection.viewer, []).append(connection)
        return found

    def _tell_game(self, table: Table, change: Change, before: int, now: int, anew: set[Connection]) -> None:
        clock = clock_of(table, now)
        viewers = self._viewers()
        seen, self._views = self._views, views_of(table, viewers, self._parts)
        known: Known = {}
        for viewer, connections in viewers.items():
            if all(connection in anew for connection in connections):
                continue
            warn = any(connection.warn for connection in connections)
            patch = difference(seen.get(viewer), self._views[viewer], known)
            text = encoded(update(table, viewer, change, before, clock, patch, warn))
            for connection in connections:
                if connection not in anew:
                    connection.send_text(text)

    def _facts(self, table: Table, now: int) -> bytes:
        presence = self.presence.told = self.presence_facts(table)
        return encoded(m.TableChanged(table.number, facts_of(table, presence), clock_of(table, now)))

    # -- Who is here -------------------------------------------------------------------------------

    def visitors(self) -> list[str]:
        """Who has a socket open here, each person once ('' is a stranger)."""
        persons = [connection.person.id for connection in self.connections]
        return [*dict.fromkeys(filter(None, persons)), *[id for id in persons if not id]]

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks, here or with another process."""
        return bool(self.connections) or bool(self.presence.elsewhere(self.now()))

    def presence_facts(self, table: Table) -> m.Presence:
        return self.presence.facts(table, self.visitors(), self.patience, self.now())

    def is_waited_at(self, table: Table) -> bool:
        """Whether somebody who made the table, or sits at it, is here, in whichever process."""
        here = {*self.visitors(), *self.presence.elsewhere(self.now())}
        return not here.isdisjoint((table.owner, *table.persons()))

    def is_gone(self, player: str, patience: int | None = None) -> bool:
        """Whether this person has been away for so many milliseconds: unless said otherwise, for so long that
        a bot may stand in."""
        now = self.now()
        gone = self.presence.gone_since(player, self.visitors(), now)
        return bool(gone) and now - gone >= (self.patience if patience is None else patience)

    def tell_presence(self, table: Table, but: Connection | None = None) -> None:
        """Tell everybody who is here, if that is news to them."""
        if self.presence.told != self.presence_facts(table):
            facts = self._facts(table, self.now())
            for connection in self.connections:
                if connection is not but:
                    connection.send_text(facts)
