"""The sums of a match. Sums of parts add up to the sum of the whole, exactly."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from duchy.arena.intervals import deviation, mean_interval, wilson
from duchy.core.state import State


class Adjusted(NamedTuple):
    """A win rate with luck taken out, its interval, and by what factor that needs fewer games."""

    rate: float
    low: float
    high: float
    factor: float


BILLION: Final = 1_000_000_000


class Meeting:
    """Sums over the games in which the same bots met, one number for each of them.

    The margin of a bot is its score less the mean score of its rivals, times the number of rivals. Margins
    and wins are squared a block at a time, since the games of a block share their deal.
    """

    __slots__ = (
        "adjusted",
        "adjusted_squares",
        "blocks",
        "games",
        "margins",
        "points",
        "squares",
        "win_squares",
        "wins",
    )

    def __init__(self, size: int) -> None:
        self.blocks = 0
        self.games = 0
        self.wins = [Fraction(0)] * size
        self.points = [0] * size
        self.margins = [0] * size
        self.squares = [0] * size
        self.win_squares = [Fraction(0)] * size
        self.adjusted = [0] * size
        self.adjusted_squares = [0] * size

    def add(self, other: Meeting) -> None:
        self.blocks += other.blocks
        self.games += other.games
        for bot in range(len(self.wins)):
            self.wins[bot] += other.wins[bot]
            self.points[bot] += other.points[bot]
            self.margins[bot] += other.margins[bot]
            self.squares[bot] += other.squares[bot]
            self.win_squares[bot] += other.win_squares[bot]
            self.adjusted[bot] += other.adjusted[bot]
            self.adjusted_squares[bot] += other.adjusted_squares[bot]

    def count(self, state: State, turned: int, luck: list[float] | None = None) -> None:
        """Count a finished game in which bot `b` had seat `b + turned`, and each seat so much luck."""
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
            if luck is not None:
                won = 1 / len(winners) if seat in winners else 0.0
                self.adjusted[bot] += round((won - luck[seat]) * BILLION)

    def close(self) -> None:
        """End the only block that was counted so far."""
        self.blocks = 1
        self.squares = [margin**2 for margin in self.margins]
        self.win_squares = [wins**2 for wins in self.wins]
        self.adjusted_squares = [wins**2 for wins in self.adjusted]

    def alone(self, place: int) -> Meeting:
        """The meeting as one of its bots has it."""
        own = Meeting(1)
        own.blocks, own.games = self.blocks, self.games
        own.wins, own.win_squares = [self.wins[place]], [self.win_squares[place]]
        own.points, own.margins, own.squares = (
            [self.points[place]],
            [self.margins[place]],
            [self.squares[place]],
        )
        own.adjusted, own.adjusted_squares = [self.adjusted[place]], [self.adjusted_squares[place]]
        return own

    def worth(self) -> float:
        """What a game tells about the first bot's win rate, in games that have nothing to do with each other:
        where the games of a block share their luck, a bot that is lucky in one seat is unlucky in the next. A
        block of independent games is thrown in, so that a few blocks do not claim too much."""
        if self.blocks < 2:
            return 1.0
        rate = self.wins[0] / self.games
        independent = Fraction(self.games, self.blocks) * rate * (1 - rate)
        if not independent:
            return 1.0
        spread = self.win_squares[0] - self.wins[0] ** 2 / self.blocks
        return float(independent * self.blocks / (spread + independent))

    def without_luck(self) -> Adjusted:
        """The first bot's win rate with luck taken out, and how much that helps: the variance of a block with
        luck, over that without."""
        a_block = Fraction(self.games, self.blocks)
        low, high = mean_interval(self.adjusted[0], self.adjusted_squares[0], self.blocks)
        plain = deviation(self.wins[0], self.win_squares[0], self.blocks)
        left = deviation(self.adjusted[0], self.adjusted_squares[0], self.blocks) / BILLION
        unit = BILLION * float(a_block)
        return Adjusted(
            float(Fraction(self.adjusted[0], self.games)) / BILLION,
            low / unit,
            high / unit,
            (plain / left) ** 2 if left else 1.0,
        )

    def decided(self, z: float) -> bool:
        """Whether the bot with most wins is ahead of each other one by more than chance explains."""
        best = max(range(len(self.wins)), key=lambda bot: self.wins[bot])
        for other, wins in enumerate(self.wins):
            games = self.wins[best] + wins
            if other != best and wilson(self.wins[best], games, z)[0] <= 0.5:
                return False
        return True
