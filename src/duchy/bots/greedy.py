"""One move ahead: play each legal move on an imagined state and keep the best evaluation."""

from __future__ import annotations

from time import monotonic

from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream

SAMPLES = 3
"""Imagined states a decision, so that one lucky die does not decide."""


class GreedyBot:
    """With `seconds` it imagines fewer states where three would take longer than that."""

    __slots__ = ("rng", "seconds")

    def __init__(self, rng: Stream, seconds: float = 0.0) -> None:
        self.rng = rng
        self.seconds = seconds

    def __reduce__(self) -> str | tuple[object, ...]:
        return (GreedyBot, (self.rng, self.seconds))

    def choose(self, seat: SeatHandle) -> Move:
        weighed = seat.game.weighed(seat.legal())
        if len(weighed) == 1:
            return weighed[0]
        worth = [0.0] * len(weighed)
        started = monotonic()
        for _ in range(SAMPLES):
            world = seat.imagine(self.rng)
            for index, value in enumerate(seat.game.one_ahead(world, seat.seat, weighed)):
                worth[index] += value
            if self.seconds and monotonic() - started >= self.seconds / 2:
                break
        best = max(worth)
        equals = [move for move, value in zip(weighed, worth, strict=True) if value == best]
        return equals[self.rng.below(len(equals))]
