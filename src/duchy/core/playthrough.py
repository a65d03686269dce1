"""A game being played: its state, its record, and the way back.

A seat may take back its own moves as far as nothing new was revealed and no other seat decided in
between; once the game is over everything is open. Going back further needs the consent of the table
(nobody else is asked in solo and hot-seat).
"""

from __future__ import annotations

from collections.abc import Iterable

from duchy.core.errors import BadRecord, IllegalMove
from duchy.core.events import Listener
from duchy.core.moves import Move
from duchy.core.record import Record
from duchy.core.state import State


class Playthrough:
    __slots__ = ("_choice", "_news", "listener", "record", "state")

    def __init__(
        self,
        record: Record,
        listener: Listener | None = None,
        state: State | None = None,
        news: list[int] | None = None,
    ) -> None:
        """Play the record's moves, or take them as played if the `state` after them is given, with the
        `news` before each."""
        self.record = record
        self.listener = listener
        self._news: list[int] = []
        self._choice = -1
        if state is not None:
            self.state = state
            self._news = list(news or ())
            return
        self.state = record.start(listener)
        played, record.moves = record.moves, []
        for number, (seat, move) in enumerate(played):
            try:
                self.play(seat, move)
            except IllegalMove as problem:
                record.moves = played
                raise BadRecord(f"move {number + 1} (seat {seat}) cannot be replayed: {problem}") from None

    def play(self, seat: int, move: Move) -> None:
        news = self.state.news
        lanes = self.state.lanes
        self.state.play(seat, move)
        self.record.moves.append((seat, move))
        self._news.append(news)
        if self.state.lanes is not lanes:
            self._choice = len(self.record.moves)

    def free_undo(self, seat: int) -> int:
        """How many moves `seat` may take back without asking anybody."""
        if self.state.over:
            return 0
        news = self.state.news
        count = 0
        while count < len(self.record.moves):
            last = len(self.record.moves) - 1 - count
            if self.record.moves[last][0] != seat or self._news[last] != news:
                break
            count += 1
        return count

    def undo(self, seat: int, consent: Iterable[int] = ()) -> None:
        """Take back the last move of `seat`, and what others did since if all of them consent."""
        if self.free_undo(seat) > 0:
            self.go_back(len(self.record.moves) - 1)
            return
        own = [number for number, (mover, _) in enumerate(self.record.moves) if mover == seat]
        if not own:
            raise IllegalMove("undo: there is no move to take back", ("error-no-undo", {}))
        agreed = {seat, *consent}
        missing = [other for other in range(self.state.seats) if other not in agreed]
        if missing:
            raise IllegalMove(
                "undo: something was revealed or decided by others since; "
                f"seat {missing[0]} has not agreed to go back that far"
            )
        self.go_back(own[-1])

    def shared_choice(self) -> int | None:
        """After how many moves the choice began that several seats are making at the same time; None if they
        are not. A position that was taken up does not tell: then its moves are played again."""
        if not self.state.lanes:
            return None
        if self._choice < 0:
            state = self.record.start()
            lanes, self._choice = state.lanes, 0
            for number, (seat, move) in enumerate(self.record.moves, 1):
                state.play(seat, move)
                if state.lanes is not lanes:
                    lanes, self._choice = state.lanes, number
        return self._choice

    def withdraw(self, number: int) -> None:
        """Take one answer out of a choice that others are still making: what they answered stays."""
        del self.record.moves[number]
        del self._news[number]
        self._play_again()

    def go_back(self, moves: int) -> None:
        """Return to the position after the first `moves` moves."""
        del self.record.moves[moves:]
        del self._news[moves:]
        self._play_again()

    def _play_again(self) -> None:
        self._choice = -1
        self.state = self.record.replay()
        self.state.listener = self.listener
