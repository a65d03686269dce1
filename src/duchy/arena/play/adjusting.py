"""The luck of a game, seat by seat, to be taken out of its result.

What is left has the same mean, whoever judges the positions, since the mean of luck is zero; it varies less
the better they are judged. So the same certainty needs fewer games.
"""

from __future__ import annotations

from typing import Final

from duchy.analysis.reviewing.analyst import Analyst, Budget, key_for
from duchy.analysis.reviewing.luck import luck_of, redrawn
from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.state import State

REDRAWS: Final = 16
BUDGET: Final = Budget(0, redraws=REDRAWS, glances=0, looks=0, last_looks=0)


class LuckWatch:
    """Watches a game, shown every decision just before it is played, and adds up the luck of all seats."""

    __slots__ = ("analyst", "luck", "moves")

    def __init__(self, game: Game, seats: int, analyst: Analyst | None = None) -> None:
        self.analyst = analyst or Analyst(game, seats, BUDGET)
        self.luck = [0.0] * seats
        self.moves = 0

    def __call__(self, state: State, seat: int, move: Move) -> None:
        self.moves += 1
        after = state.clone()
        after.play(seat, move)
        if after.stream.drawn == state.stream.drawn:
            return
        value, key = self.analyst.value, key_for("rest of the turn", self.moves)
        redraws = range(self.analyst.budget.redraws)
        others = [value(redrawn(state, seat, move, self.moves, throw), key) for throw in redraws]
        found = luck_of(value(after, key), others)
        for one, luck in enumerate(found.of):
            self.luck[one] += luck
