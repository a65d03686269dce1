"""How much one person may ask for, so that nobody can spoil it for the others."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct):
    """Sizes in bytes, rates in requests a second with a burst, all others in pieces."""

    message_size: int = 4_096
    body_size: int = 65_536
    messages: float = 20.0
    messages_burst: int = 60
    chats: float = 0.5
    chats_burst: int = 6
    hints: float = 0.5
    hints_burst: int = 4
    requests: float = 20.0
    requests_burst: int = 100
    tables_each: int = 30
    sockets_each: int = 40
    record_size: int = 262_144
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
