"""Which moves would bring something to light, known before they are made.

They are made in an imagined world, which holds what the seat knows and else guesses, always the same guesses
for the same knowledge: the answer cannot depend on what the seat may not know.
"""

from __future__ import annotations

from duchy.core.moves import Move
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed

GUESSES = key_from_seed("what a move would reveal")


def revealing(state: State, seat: int, moves: list[Move]) -> set[int]:
    """The ids of those `moves` of the seat after which somebody knows more than before."""
    world = state.imagine(seat, Stream(GUESSES))
    found = set()
    for move in moves:
        after = world.clone()
        after.play(seat, move)
        if after.news != world.news:
            found.add(move.id)
    return found
