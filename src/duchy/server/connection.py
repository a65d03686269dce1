"""A client at a table: who it is, which seat it has in hand, and what is still to be sent to it."""

from __future__ import annotations

import asyncio

import msgspec

from duchy.server.commands import Person
from duchy.server.faces import Viewer
from duchy.server.limits import Limits

_encoder = msgspec.json.Encoder()


def encoded(message: msgspec.Struct) -> bytes:
    return _encoder.encode(message)


class Connection:
    """`mine` are the person's seats, `hand` the one it looks from (None: as a spectator). `warn`: it wants to
    know which moves would reveal something."""

    __slots__ = ("closing", "hand", "limits", "mine", "outbox", "person", "wake", "warn")

    def __init__(self, person: Person, limits: Limits, warn: bool = False) -> None:
        self.person = person
        self.warn = warn
        self.limits = limits
        self.hand: Viewer = None
        self.mine: list[int] = []
        self.outbox: list[bytes] = []
        self.wake = asyncio.Event()
        self.closing = 0

    def send(self, message: msgspec.Struct) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: bytes) -> None:
        """Put a message into the outbox. Who does not read for too long is closed, and may come back."""
        if self.closing:
            return
        if len(self.outbox) >= self.limits.outbox:
            self.close(1013)
            return
        self.outbox.append(text)
        self.wake.set()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.wake.set()

    def take_seats(self, seats: list[int], wanted: Viewer = None) -> bool:
        """Know which seats are this person's now; True if that changed."""
        if seats == self.mine and wanted is None:
            return False
        self.mine = seats
        if wanted is not None and wanted in seats:
            self.hand = wanted
        elif self.hand not in seats:
            self.hand = seats[0] if len(seats) == 1 else None
        return True
