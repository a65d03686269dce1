"""Where the best player of a deal did otherwise: the first decision in which two games part."""

from __future__ import annotations

from duchy.core.moves import Move
from duchy.core.state import State
from duchy.table import messages as m
from duchy.table.game.table import Table


def parting(mine: Table, best: Table, seat: int) -> m.Otherwise:
    """Both had the same luck and the same rivals, so up to there they saw the same."""
    pairs = zip(mine.record.moves, best.record.moves, strict=False)
    at = next((number for number, (own, other) in enumerate(pairs) if own != other), None)
    if at is None or {mine.record.moves[at][0], best.record.moves[at][0]} != {seat}:
        return m.Otherwise(none="alike")
    state = mine.record.replay(at)
    return m.Otherwise(
        move=at,
        turn=state.turn,
        seat=seat,
        view=state.view(seat),
        yours=choice(state, seat, mine.record.moves[at][1]),
        theirs=choice(state, seat, best.record.moves[at][1]),
    )


def choice(state: State, seat: int, move: Move) -> m.Choice:
    return m.Choice(move.text, state.label(seat, move), move.target)
