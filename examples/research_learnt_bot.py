"""A learnt network as a bot of Duchy: it can sit wherever a bot can.

python examples/train_king_of_the_valley.py
duchy match examples.research_learnt_bot:LearntBot random --game king-of-the-valley --seats 2

A bot gets a seat handle, never the state. Observations are the same for all states that the seat cannot tell
apart, so the bot looks at one that it imagines.
"""

from __future__ import annotations

import os
from functools import cache

from sb3_contrib import MaskablePPO

from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream
from duchy.envs.observation import Observer, mask_of

MODEL = "DUCHY_MODEL"
"""The name of the file with the network may stand in this variable."""


@cache
def network(path: str) -> MaskablePPO:
    return MaskablePPO.load(path, device="cpu")


class LearntBot:
    """Plays the move that the network likes best."""

    def __init__(self, rng: Stream) -> None:
        self.rng = rng
        self.model = network(os.environ.get(MODEL, "king_of_the_valley.zip"))
        self.observers: dict[int, Observer] = {}

    def choose(self, seat: SeatHandle) -> Move:
        observer = self.observers.get(seat.seats)
        if observer is None:
            observer = self.observers[seat.seats] = Observer(seat.game, seat.seats)
        imagined = seat.imagine(self.rng)
        mask = mask_of(imagined, seat.seat)
        action, _ = self.model.predict(
            observer.vector(imagined, seat.seat), action_masks=mask, deterministic=True
        )
        return seat.game.moves[int(action)]
