"""How much one person may ask for, so that nobody can spoil it for the others."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

import msgspec

MOST_KEPT = 10_000


class Limits(msgspec.Struct):
    """What one person may ask of tables: sizes in bytes, rates in requests a second with a burst, all others
    in pieces."""

    message_size: int = 4_096
    messages: float = 40.0
    messages_burst: int = 240
    chats: float = 0.5
    chats_burst: int = 6
    chats_table: float = 2.0
    chats_table_burst: int = 40
    hints: float = 0.5
    hints_burst: int = 4
    undos: float = 2.0
    undos_burst: int = 20
    pages: float = 4.0
    pages_burst: int = 40
    previews: float = 4.0
    previews_burst: int = 40
    visits: float = 2.0
    visits_burst: int = 40
    hints_waiting: int = 8
    tables_each: int = 30
    tables_household: int = 300
    open_each: int = 10
    open_household: int = 60
    tournaments_each: int = 3
    tournaments_household: int = 9
    blocked: int = 500
    sockets_each: int = 40
    records: float = 0.1
    records_burst: int = 12
    records_kept: int = 5_000
    outbox: int = 256
    awake: int = 20_000
    patience: int = 200
    """Refused messages in a row after which a socket is closed."""


class Bucket:
    """Fills with `rate` tokens a second up to `burst`; each request takes one."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.tokens = float(burst)
        self.at = 0.0

    def take(self, now: float) -> bool:
        """Whether there is a token left at time `now` (seconds)."""
        if self.at:
            self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each who asks; the one whose last request is the longest ago is forgotten first."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self._kept.get(who)
        if bucket is None:
            bucket = self._kept[who] = Bucket(self.rate, self.burst)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(who)
        return bucket.take(monotonic())


class Pace:
    """How fast anybody may go on, at all tables and over all connections together. Persons are known by their
    id, strangers by their address."""

    def __init__(self, limits: Limits) -> None:
        self.messages = Buckets(limits.messages, limits.messages_burst)
        self.chats = Buckets(limits.chats, limits.chats_burst)
        self.chats_table = Buckets(limits.chats_table, limits.chats_table_burst)
        self.hints = Buckets(limits.hints, limits.hints_burst)
        self.undos = Buckets(limits.undos, limits.undos_burst)
        self.pages = Buckets(limits.pages, limits.pages_burst)
        self.previews = Buckets(limits.previews, limits.previews_burst)
        self.visits = Buckets(limits.visits, limits.visits_burst)
