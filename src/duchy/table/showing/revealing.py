"""Which moves would bring something to light, known before they are made.

They are made in an imagined world, which holds what the seat knows and else guesses, always the same guesses
for the same knowledge: the answer cannot depend on what the seat may not know. That world has no dice: a move
that wants to draw is known at that moment.
"""

from __future__ import annotations

from duchy.core.moves import Move
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed

GUESSES = key_from_seed("what a move would reveal")
NO_DICE = bytes(65)
"""A longer key than a stream can draw with."""


def revealing(state: State, seat: int, moves: list[Move]) -> set[int]:
    """The ids of those `moves` of the seat after which somebody knows more than before."""
    world = state.imagine(seat, Stream(GUESSES))
    world.stream = Stream(NO_DICE)
    return {move.id for move in moves if reveals(world, seat, move)}


def reveals(world: State, seat: int, move: Move) -> bool:
    after = world.clone()
    try:
        after.play(seat, move)
    except ValueError:  # it drew
        return True
    return after.news != world.news
