"""What a finished game was worth."""

from __future__ import annotations

from duchy.core.state import State


def result_of(state: State) -> list[float]:
    """What a finished game was worth to each seat: a shared victory is split; alone it is the score."""
    if state.seats == 1:
        return [float(state.scores()[0].total)]
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
