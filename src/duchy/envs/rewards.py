"""What a finished game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duchy.core.errors import DuchyError
from duchy.core.reading.fields import unknown
from duchy.core.state import State

MOST_MOVES: Final = 20_000
"""After so many moves a game is broken off: agents may go to and fro for ever."""


class BadSetting(DuchyError):
    """Something was asked of an environment that it does not have."""


def results(state: State) -> list[float]:
    """1 for the winner, equal parts of it for those who share a victory, 0 for all others."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def margins(state: State) -> list[float]:
    """Points more than the best other seat, or than a rival without a seat; alone, all points."""
    totals = [score.total for score in state.scores()]
    rival = state.rival()
    margins: list[float] = []
    for seat, total in enumerate(totals):
        others = totals[:seat] + totals[seat + 1 :]
        if rival is not None:
            others.append(rival.total)
        margins.append(float(total - max(others)) if others else float(total))
    return margins


Reward = Callable[[State], list[float]]
"""What each seat gets for a finished game."""

REWARDS: Final[dict[str, Reward]] = {"result": results, "score": margins}


def read_reward(reward: str | Reward) -> Reward:
    """A reward by its name, or a function of one's own."""
    if callable(reward):
        return reward
    if reward not in REWARDS:
        raise BadSetting(f"reward: {unknown('reward', str(reward), list(REWARDS))}")
    return REWARDS[reward]


Potential = Callable[[State, int], float]
"""How a seat stands before the end."""


def by_points(state: State, seat: int) -> float:
    """Points more than the best rival as they lie on the table, in clear leads."""
    return margins(state)[seat] / state.game.margin_scale


def by_evaluation(state: State, seat: int) -> float:
    """What the game's own evaluation expects, in clear leads."""
    return state.game.evaluate(state, seat) / state.game.margin_scale


POTENTIALS: Final[dict[str, Potential]] = {"points": by_points, "evaluation": by_evaluation}


def read_potential(shaping: str | Potential | None) -> Potential | None:
    """What rewards before the end are differences of: by its name, a function of one's own, or nothing."""
    if shaping is None or callable(shaping):
        return shaping
    if shaping not in POTENTIALS:
        raise BadSetting(f"shaping: {unknown('shaping', str(shaping), list(POTENTIALS))}")
    return POTENTIALS[shaping]


class Shaping:
    """Rewards before the end, as differences of a potential.

    A seat that is asked again gets `discount * potential now - potential when it was asked last`, and at the
    end `- potential when it was asked last`. Over a game these add up to something no decision can change, so
    the best play stays the same (Ng, Harada and Russell, 1999); `discount` must be the learner's.
    """

    __slots__ = ("discount", "last", "potential")

    def __init__(self, potential: Potential, discount: float) -> None:
        self.potential = potential
        self.discount = discount
        self.last: dict[int, float] = {}

    def begin(self) -> None:
        self.last = {}

    def asked(self, state: State, seat: int) -> float:
        """What a seat gets when it is asked."""
        now = self.potential(state, seat)
        before = self.last.get(seat)
        self.last[seat] = now
        return 0.0 if before is None else self.discount * now - before

    def last_of(self, state: State, seat: int) -> float:
        """What a seat gets when a game is over; in one that was broken off there is still something to hope
        for."""
        if seat not in self.last:
            return 0.0
        return -self.last[seat] if state.over else self.asked(state, seat)


def read_shaping(shaping: str | Potential | None, discount: float) -> Shaping | None:
    potential = read_potential(shaping)
    return None if potential is None else Shaping(potential, discount)
