"""A bot with lapses: now and then it makes any move instead of the one it thinks best."""

from __future__ import annotations

from typing import Final

from duchy.bots.bot import Bot
from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream

PARTS: Final = 1000


class ErringBot:
    __slots__ = ("errors", "rng", "sober")

    def __init__(self, sober: Bot, rng: Stream, errors: float) -> None:
        self.sober = sober
        self.rng = rng
        self.errors = errors

    def choose(self, seat: SeatHandle) -> Move:
        if self.rng.below(PARTS) < self.errors * PARTS:
            weighed = seat.game.weighed(seat.legal())
            return weighed[self.rng.below(len(weighed))]
        return self.sober.choose(seat)
