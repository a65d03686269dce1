"""Bots of somebody else, good and bad."""

from __future__ import annotations

from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream


class First:
    """Always the first move on offer."""

    def __init__(self, rng: Stream) -> None:
        self.rng = rng

    def choose(self, seat: SeatHandle) -> Move:
        return seat.legal()[0]


class Raising(First):
    def choose(self, seat: SeatHandle) -> Move:
        raise ZeroDivisionError("no way")


class Leaving(First):
    def choose(self, seat: SeatHandle) -> Move:
        raise SystemExit


class Cheating(First):
    """A move of the game that is not on offer."""

    def choose(self, seat: SeatHandle) -> Move:
        return next(move for move in seat.game.moves.all if move not in seat.legal())


class Talking(First):
    def choose(self, seat: SeatHandle) -> Move:
        return "take 3"  # type: ignore[return-value]


class Needy(First):
    def __init__(self, rng: Stream, more: int) -> None:
        super().__init__(rng)


class Silent:
    def __init__(self, rng: Stream) -> None: ...


number = 7
