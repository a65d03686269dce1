"""The result of a game, as everybody is told it."""

from __future__ import annotations

from typing import Any

from duchy.core.record import result_of
from duchy.core.state import State


def result_facts(state: State) -> dict[str, Any]:
    """The scores and winners, and how the game alone is judged."""
    rival = state.rival()
    return {
        **result_of(state),
        "verdict": state.verdict(),
        "rival": None if rival is None else rival.as_data(),
    }


def places(state: State) -> list[float]:
    """The place of each seat, the winners first, the others by their scores; equals share a place."""
    winners = state.winners()
    totals = [score.total for score in state.scores()]
    worth = [(seat in winners, totals[seat] if seat not in winners else 0) for seat in range(len(totals))]
    return [float(1 + sum(other > own for other in worth)) for own in worth]
