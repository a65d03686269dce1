"""A game being played: its state, its record, and the way back.

A seat may take back its own moves as far as nothing new was revealed and no other seat decided in
between. Going back further needs the consent of the table (nobody else is asked in solo and hot-seat).
"""

from __future__ import annotations

from collections.abc import Iterable

from duchy.core.errors import IllegalMove
from duchy.core.events import Listener
from duchy.core.moves import Move
from duchy.core.record import Record
from duchy.core.state import State


class Playthrough:
    __slots__ = ("_drawn", "listener", "record", "state")

    def __init__(
        self,
        record: Record,
        listener: Listener | None = None,
        state: State | None = None,
        drawn: list[int] | None = None,
    ) -> None:
        """Play the record's moves, or take them as played if the `state` after them is given, with how
        much was `drawn` before each."""
        self.record = record
        self.listener = listener
        self._drawn: list[int] = []
        if state is not None:
            self.state = state
            self._drawn = list(drawn or ())
            return
        self.state = record.start(listener)
        played, record.moves = record.moves, []
        for seat, move in played:
            self.play(seat, move)

    def play(self, seat: int, move: Move) -> None:
        drawn = self.state.stream.drawn
        self.state.play(seat, move)
        self.record.moves.append((seat, move))
        self._drawn.append(drawn)

    def free_undo(self, seat: int) -> int:
        """How many moves `seat` may take back without asking anybody."""
        drawn = self.state.stream.drawn
        count = 0
        while count < len(self.record.moves):
            last = len(self.record.moves) - 1 - count
            if self.record.moves[last][0] != seat or self._drawn[last] != drawn:
                break
            count += 1
        return count

    def undo(self, seat: int, consent: Iterable[int] = ()) -> None:
        """Take back the last move of `seat`, and what others did since if all of them consent."""
        if self.free_undo(seat) > 0:
            return self.go_back(len(self.record.moves) - 1)
        agreed = {seat, *consent}
        missing = [other for other in range(self.state.seats) if other not in agreed]
        if missing:
            raise IllegalMove(
                "undo: something was revealed or decided by others since; "
                f"seat {missing[0]} has not agreed to go back that far"
            )
        for number in range(len(self.record.moves) - 1, -1, -1):
            if self.record.moves[number][0] == seat:
                return self.go_back(number)
        raise IllegalMove("undo: there is no move to take back")

    def go_back(self, moves: int) -> None:
        """Return to the position after the first `moves` moves."""
        del self.record.moves[moves:]
        del self._drawn[moves:]
        self.state = self.record.replay()
        self.state.listener = self.listener
