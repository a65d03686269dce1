"""The result of a game, as everybody is told it, and how it counts."""

from __future__ import annotations

from collections.abc import Sequence

from duchy.core.score import tie_among
from duchy.core.showing.shown import Counted, Result
from duchy.core.state import State

RESIGNED, ABANDONED, OLD_RULES, TIME_UP = "resigned", "abandoned", "old-rules", "time-up"
"""How a game can end before its end: all but one gave up, all agreed to it, its rules are not played any
more, or the round of its tournament was closed."""


def result_facts(state: State, resigned: Sequence[int] = ()) -> Result:
    """The scores and winners, how they came about, and how the game alone is judged. If all but one have
    resigned, that one has won, however the scores stand."""
    scores = state.scores()
    rival = state.rival()
    ties = state.tie_breaks() if state.over and state.seats > 1 else []
    left = [seat for seat in range(state.seats) if seat not in resigned]
    winners = list(state.winners()) if state.over else left if len(left) == 1 and resigned else []
    return {
        "over": state.over,
        "scores": [score.as_data() for score in scores],
        "winners": winners,
        "places": [int(place) for place in places(state, resigned)] if state.over or resigned else [],
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


def places(state: State, resigned: Sequence[int] = ()) -> list[float]:
    """The place of each seat: the winners first, the others by their scores; equals share a place. Those who
    resigned come last, the first of them at the very end: what a bot has made of their game is not theirs."""
    winners = state.winners()
    totals = [score.total for score in state.scores()]

    def worth(seat: int) -> tuple[int, bool, float]:
        if seat in resigned:
            return resigned.index(seat) - len(resigned), False, 0
        return 0, seat in winners, 0 if seat in winners else totals[seat]

    all_worth = [worth(seat) for seat in range(len(totals))]
    return [float(1 + sum(other > own for other in all_worth)) for own in all_worth]
