"""Any legal move, each as likely as the others."""

from __future__ import annotations

from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream


class RandomBot:
    __slots__ = ("rng",)

    def __init__(self, rng: Stream) -> None:
        self.rng = rng

    def choose(self, seat: SeatHandle) -> Move:
        legal = seat.legal()
        return legal[self.rng.below(len(legal))]
