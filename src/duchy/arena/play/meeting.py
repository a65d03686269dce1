"""The sums of a match. Sums of parts add up to the sum of the whole, exactly."""

from __future__ import annotations

from fractions import Fraction

from duchy.arena.intervals import wilson
from duchy.core.state import State


class Meeting:
    """Sums over the games in which the same bots met, one number for each of them.

    The margin of a bot is its score less the mean score of its rivals, times the number of rivals; it is
    squared a block at a time, since the games of a block share their deal.
    """

    __slots__ = ("blocks", "games", "margins", "points", "squares", "wins")

    def __init__(self, size: int) -> None:
        self.blocks = 0
        self.games = 0
        self.wins = [Fraction(0)] * size
        self.points = [0] * size
        self.margins = [0] * size
        self.squares = [0] * size

    def add(self, other: Meeting) -> None:
        self.blocks += other.blocks
        self.games += other.games
        for bot in range(len(self.wins)):
            self.wins[bot] += other.wins[bot]
            self.points[bot] += other.points[bot]
            self.margins[bot] += other.margins[bot]
            self.squares[bot] += other.squares[bot]

    def count(self, state: State, turned: int) -> None:
        """Count a finished game in which bot `b` had seat `b + turned`."""
        size = len(self.wins)
        winners = state.winners()
        totals = [score.total for score in state.scores()]
        self.games += 1
        for bot in range(size):
            seat = (bot + turned) % size
            if seat in winners:
                self.wins[bot] += Fraction(1, len(winners))
            self.points[bot] += totals[seat]
            self.margins[bot] += size * totals[seat] - sum(totals)

    def close(self) -> None:
        """End the only block that was counted so far."""
        self.blocks = 1
        self.squares = [margin**2 for margin in self.margins]

    def decided(self, z: float) -> bool:
        """Whether the bot with most wins is ahead of each other one by more than chance explains."""
        best = max(range(len(self.wins)), key=lambda bot: self.wins[bot])
        for other, wins in enumerate(self.wins):
            games = self.wins[best] + wins
            if other != best and wilson(self.wins[best], games, z)[0] <= 0.5:
                return False
        return True
