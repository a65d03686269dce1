"""The seat handle: all that a bot gets. It sees what a person in that seat would see."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.state import State
from duchy.core.stream import Stream

if TYPE_CHECKING:
    from duchy.core.showing.shown import View


class SeatHandle:
    """A seat at a running game: `view`, `prompt`, `legal`, `imagine`.

    The state itself stays out of reach, and so does its random stream: what a bot searches are
    imagined states with streams of their own.
    """

    __slots__ = ("_look", "_seat", "game", "seats")

    def __init__(self, state: State, seat: int) -> None:
        state.check_seat(seat)
        self.game: Game = state.game
        self._seat = seat
        self.seats = state.seats
        self._look: Callable[[], State] = lambda: state

    @property
    def seat(self) -> int:
        return self._seat

    def view(self) -> View:
        return self._look().view(self._seat)

    def prompt(self) -> Facts | None:
        return self._look().prompt(self._seat)

    def legal(self) -> list[Move]:
        return self._look().legal(self._seat)

    def imagine(self, rng: Stream) -> State:
        return self._look().imagine(self._seat, rng)
