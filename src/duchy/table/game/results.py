"""The result of a game, as everybody is told it."""

from __future__ import annotations

from duchy.core.score import tie_among
from duchy.core.showing.shown import Counted, Result
from duchy.core.state import State


def result_facts(state: State) -> Result:
    """The scores and winners, how they came about, and how the game alone is judged."""
    scores = state.scores()
    rival = state.rival()
    ties = state.tie_breaks() if state.over and state.seats > 1 else []
    return {
        "over": state.over,
        "scores": [score.as_data() for score in scores],
        "winners": list(state.winners()) if state.over else [],
        "digest": state.digest(),
        "verdict": state.verdict(),
        "rival": None if rival is None else rival.as_data(),
        "reckoning": reckonings(state) if state.over else [],
        "tie": tie_among([score.total for score in scores], ties) if ties else None,
    }


def reckonings(state: State) -> list[list[Counted]]:
    """Line by line: of each seat, then of a rival without one."""
    found = [state.reckoning(seat) for seat in range(state.seats)]
    return found if state.rival() is None else [*found, state.rival_reckoning()]


def places(state: State) -> list[float]:
    """The place of each seat, the winners first, the others by their scores; equals share a place."""
    winners = state.winners()
    totals = [score.total for score in state.scores()]
    worth = [(seat in winners, totals[seat] if seat not in winners else 0) for seat in range(len(totals))]
    return [float(1 + sum(other > own for other in worth)) for own in worth]
