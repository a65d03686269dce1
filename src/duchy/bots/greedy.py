"""One move ahead: play each legal move on an imagined state and keep the best evaluation."""

from __future__ import annotations

from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream

SAMPLES = 3
"""Imagined states a decision, so that one lucky die does not decide."""


class GreedyBot:
    __slots__ = ("rng",)

    def __init__(self, rng: Stream) -> None:
        self.rng = rng

    def choose(self, seat: SeatHandle) -> Move:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        worth = [0.0] * len(legal)
        for _ in range(SAMPLES):
            world = seat.imagine(self.rng)
            for index, move in enumerate(legal):
                after = world.clone()
                after.play(seat.seat, move)
                worth[index] += seat.game.evaluate(after, seat.seat)
        best = max(worth)
        equals = [move for move, value in zip(legal, worth, strict=True) if value == best]
        return equals[self.rng.below(len(equals))]
