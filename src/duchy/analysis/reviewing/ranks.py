"""The chance to reach each rank of a game alone."""

from __future__ import annotations

from statistics import NormalDist

from duchy.analysis.reviewing.findings import RankChance
from duchy.core.state import State

CERTAIN = 1e-9


def rank_chances(state: State, expected: float, spread: float) -> list[RankChance]:
    """Each rank, best first, with the chance to end at least as high, if scores lie around what is expected
    as they do in played games. A game that is over has reached what it has reached."""
    found = []
    for rank in state.ranks():
        if rank["least"] is None:
            chance = 1.0
        elif state.over or spread < CERTAIN:
            chance = float(expected >= rank["least"])
        else:
            chance = 1.0 - NormalDist(expected, spread).cdf(rank["least"] - 0.5)
        found.append(RankChance(rank["verdict"], chance))
    return found
