"""What a bot is: something that chooses a move from a seat handle."""

from __future__ import annotations

from typing import Protocol

from duchy.core.moves import Move
from duchy.core.seat import SeatHandle


class Bot(Protocol):
    def choose(self, seat: SeatHandle) -> Move:
        """One of `seat.legal()`."""
        ...
