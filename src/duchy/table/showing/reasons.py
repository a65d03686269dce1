"""Why a part of the board cannot be used now: the most telling of the reasons against its moves."""

from __future__ import annotations

from functools import lru_cache

from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.showing.words import Phrase
from duchy.core.state import State

MOST_TRIED = 60
"""A part may be the target of hundreds of moves (all ways to pay): the first say enough."""


@lru_cache(maxsize=32)
def moves_by_target(game: Game) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for move in game.moves.all:
        found.setdefault(move.target, []).append(move)
    return found


def why_not_target(state: State, seat: int, target: str) -> Phrase | None:
    """Why no move with this target is possible; None if one is, or if nothing ever happens there."""
    moves = moves_by_target(state.game).get(target, [])
    offered = state.offers[seat]
    if any(move.target == target for move in offered):
        return None
    if not moves or seat not in state.deciders:
        return state.why_not(seat, moves[0]) if moves else None
    offered_verbs = {move.verb for move in offered}
    likely_first = sorted(moves, key=lambda move: move.verb not in offered_verbs)[:MOST_TRIED]
    reasons = (state.reason(seat, move) for move in likely_first)
    found = next((reason for reason in reasons if reason is not None), None)
    return state.why_not(seat, moves[0]) if found is None else state.by_rule(found)
