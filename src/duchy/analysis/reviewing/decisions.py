"""What a decision cost: all moves compared in the same imagined states, with the same draws to come.

The seat's own knowledge is all that is asked for: the states are imagined from it, and what was really
hidden or drawn makes no difference. Every move meets the first states; those that may be best, and the move
that was played, meet more; and the last states, which had no part in choosing the best move, tell by how much
it is better. So a cost is not just what chance favoured.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from duchy.analysis.reviewing.analyst import Analyst, likely, play_on, stream_for_moment
from duchy.analysis.reviewing.grades import DENSITY
from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.state import State

FEW: Final = 6
"""The moves that are looked at more closely, besides the one that was played."""
FINALISTS: Final = 2
SURE: Final = 1.64
"""A difference below so many standard errors may be chance: the move is as good."""
JUDGE_ERROR: Final = 0.005
"""How far the judge itself may be wrong when it compares two positions that are not finished, as a chance."""
LEAST: Final = 0.001
"""No smaller difference is called a cost."""


@dataclass(slots=True)
class Compared:
    """A move with what its mover may expect after it, the gap to the best move, and its standard error."""

    move: Move
    value: float
    gap: float
    error: float
    worlds: int


@dataclass(slots=True)
class Judged:
    """A decision: the moves, the best first; what the one that was played cost, for all seats (its mover's
    is never above 0), and the standard error of that."""

    compared: list[Compared]
    effect: list[float]
    cost: float
    error: float
    as_good: bool


def choices(state: State, seat: int, played: Move) -> list[Move]:
    """The moves to compare: all that do something, and the one that was made."""
    weighed = state.game.weighed(state.legal(seat))
    return weighed if played in weighed else [*weighed, played]


def judge_decision(analyst: Analyst, handle: SeatHandle, played: Move, number: int) -> Judged:
    """Compare what the seat could have done; `number` is that of the move in its game."""
    comparison = Comparison(analyst, handle, number)
    budget = analyst.budget
    moves = handle.game.weighed(handle.legal())
    moves = moves if played in moves else [*moves, played]
    comparison.meet(moves, budget.glances)
    few = comparison.best_of(moves, FEW, played)
    if len(few) > 1:
        comparison.meet(few, budget.looks)
    chosen = comparison.best_of(few, FINALISTS, played)
    best = comparison.best_of(few, 1, few[0])[0]
    first = comparison.met
    if len(chosen) > 1:
        comparison.meet(chosen, budget.last_looks)
    return comparison.judged(moves, best, played, first)


class Comparison:
    """What came of each move in each imagined state: `found[move][world]` is for all seats."""

    __slots__ = ("analyst", "found", "handle", "met", "own_error", "rng")

    def __init__(self, analyst: Analyst, handle: SeatHandle, number: int) -> None:
        self.analyst = analyst
        self.handle = handle
        self.rng = stream_for_moment("worlds", number)
        self.found: dict[int, dict[int, list[float]]] = {}
        self.met = 0
        self.own_error = 0.0

    def meet(self, moves: list[Move], worlds: int) -> None:
        """Let these moves meet so many more states."""
        seat = self.handle.seat
        for _ in range(worlds):
            world = self.handle.imagine(self.rng)
            let_others_choose(world, seat)
            for move in moves:
                self.found.setdefault(move.id, {})[self.met] = self.outcome(world, move)
            self.met += 1

    def outcome(self, world: State, move: Move) -> list[float]:
        """What all seats may expect at the end of this turn, after this move in this state."""
        after = world.clone()
        after.play(self.handle.seat, move)
        play_on(after, world.turn + 1)
        if after.deciders and not self.own_error:
            self.own_error = JUDGE_ERROR
            if after.seats == 1:
                self.own_error *= self.analyst.judge.spread(after) / DENSITY
        return self.analyst.judge.values(after)

    def mean(self, move: Move) -> float:
        """What the mover may expect after a move, as far as it was tried."""
        seat = self.handle.seat
        found = self.found[move.id].values()
        return math.fsum(values[seat] for values in found) / len(found)

    def best_of(self, moves: list[Move], count: int, besides: Move) -> list[Move]:
        """So many of these moves that did best, and one besides them."""
        ranked = sorted(moves, key=lambda move: (-self.mean(move), move.id))
        best = ranked[:count]
        return best if besides in best or len(best) == len(moves) else [*best, besides]

    def gaps(self, move: Move, other: Move, first: int = 0) -> list[list[float]]:
        """By how much all seats did better after the `other` move, in each state from this number on that
        both met."""
        one, two = self.found[move.id], self.found[other.id]
        return [
            [better - worse for worse, better in zip(values, two[world], strict=True)]
            for world, values in one.items()
            if world >= first and world in two
        ]

    def judged(self, moves: list[Move], best: Move, played: Move, first: int) -> Judged:
        seat = self.handle.seat
        gaps = [] if played is best else self.gaps(played, best, first)
        gap, error = self.gap_of(gaps)
        as_good = played is best or gap < max(LEAST, SURE * error)
        effect = [0.0] * self.handle.seats
        if not as_good:
            effect = [-math.fsum(gap[one] for gap in gaps) / len(gaps) for one in range(self.handle.seats)]
        compared = [self.compared(move, best) for move in moves]
        compared.sort(key=lambda one: (one.gap, -one.worlds, one.move.id))
        first_of = [one for one in compared if one.move is best]
        rest = [one for one in compared if one.move is not best]
        return Judged(first_of + rest, effect, -effect[seat] if not as_good else 0.0, error, as_good)

    def gap_of(self, gaps: list[list[float]]) -> tuple[float, float]:
        """By how much the mover did better, and how uncertain that is: by the states they met, and by the
        judge."""
        gap, error = mean_and_error([gap[self.handle.seat] for gap in gaps])
        return gap, math.hypot(error, self.own_error)

    def compared(self, move: Move, best: Move) -> Compared:
        found = self.found[move.id]
        gap, error = self.gap_of(self.gaps(move, best))
        if move is best:
            return Compared(move, self.mean(best), 0.0, 0.0, len(found))
        return Compared(move, self.mean(best) - gap, gap, error, len(found))


def let_others_choose(world: State, seat: int) -> None:
    """Others who choose at the same time make the move that looks best to them: the seat does not see it."""
    while len(world.deciders) > 1:
        other = next(one for one in world.deciders if one != seat)
        world.play(other, likely(world, other))


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    """A mean and its standard error; of nothing, 0 and 0."""
    count = len(numbers)
    if not count:
        return 0.0, 0.0
    mean = math.fsum(numbers) / count
    if count < 2:
        return mean, abs(mean)
    spread = math.fsum((number - mean) ** 2 for number in numbers) / (count - 1)
    return mean, math.sqrt(spread / count)
