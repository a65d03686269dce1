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
