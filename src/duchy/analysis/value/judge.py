"""Who says what a position is worth: one place where another judge can be plugged in.

A judge is a fixed function of a position: it draws nothing and remembers nothing. It may look at what every
seat holds; whoever wants to know what a seat could know asks it about imagined states.
"""

from __future__ import annotations

from functools import cache
from typing import Protocol

from duchy.analysis.chances import EVEN, logistic
from duchy.analysis.value.foretelling import Foretelling, kept_coefficients
from duchy.analysis.value.result import result_of
from duchy.core.game import Game
from duchy.core.state import State

CERTAIN = 500.0
"""Beyond this an evaluation is not one in points."""


class Judge(Protocol):
    """`values` are the chances of all seats to win, which add up to 1; alone, the score to expect. `spread`
    is the standard deviation of the score around that in a game alone, 0 otherwise."""

    @property
    def name(self) -> str: ...

    def values(self, state: State) -> list[float]: ...

    def spread(self, state: State) -> float: ...


def judge_for(game: Game, seats: int) -> Judge:
    """The judge of a game: fitted to played games where that was done for it, else its bots' evaluation."""
    return fitted(game, seats) or Evaluation()


@cache
def fitted(game: Game, seats: int) -> Foretelling | None:
    kept = kept_coefficients(game, seats)
    return None if kept is None else Foretelling(game, seats, kept)


class Evaluation:
    """The hand-made evaluation of the bots as a chance, for games that no coefficients were fitted for."""

    name = "evaluation"

    def values(self, state: State) -> list[float]:
        if state.over:
            return result_of(state)
        game, seats = state.game, state.seats
        if seats == 1:
            return [self.expected_alone(state)]
        even = EVEN[min(seats, max(EVEN))]
        odds = [
            logistic(even + game.lead_tells * game.evaluate(state, seat) / game.margin_scale)
            for seat in range(seats)
        ]
        return [odd / sum(odds) for odd in odds]

    @staticmethod
    def expected_alone(state: State) -> float:
        """Alone the evaluation is the score to expect, or the lead over a rival without a seat. What it calls
        certain is no score."""
        rival = state.rival()
        ahead = state.game.evaluate(state, 0)
        if abs(ahead) > CERTAIN:
            return float(state.scores()[0].total)
        return ahead + (rival.total if rival is not None else 0)

    def spread(self, state: State) -> float:
        return state.game.margin_scale if state.seats == 1 and not state.over else 0.0
