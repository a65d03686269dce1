"""Any legal move, each as likely as the others."""

from __future__ import annotations

from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import Stream


class RandomBot:
    __slots__ = ("rng",)

    def __init__(self, rng: Stream) -> None:
        self.rng = rng

    def __reduce__(self) -> str | tuple[object, ...]:
        return (RandomBot, (self.rng,))

    def choose(self, seat: SeatHandle) -> Move:
        legal = seat.legal()
        return legal[self.rng.below(len(legal))]


def play_randomly(state: State, chances: list[Stream], most: int) -> int:
    """Play a game on as random bots would, without their copies of the moves on offer: to its end, or for so
    many moves. Tells how many it made."""
    for moves in range(most):
        deciders = state.deciders
        if not deciders:
            return moves
        seat = deciders[0]
        offered = state.offers[seat]
        state.play(seat, offered[chances[seat].below(len(offered))])
    return most
