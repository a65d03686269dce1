"""Ratings: how strong each bot is, in Elo points above the first one.

The model is Luce's: of the bots at a table, each wins in proportion to its strength (with two of them
that is Bradley-Terry, and Elo). The strengths are the most likely ones given all games at once, so they
do not depend on the order in which the games were played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from duchy.arena.intervals import Z95, Interval

POINTS = 400 / log(10)
"""Elo points for a factor of e: 400 points are a factor of ten."""

DOUBT = 1.0
"""Games, shared by all, that are taken to have been played in every group besides the real ones: whoever
won every game is not infinitely strong."""

CLOSE_ENOUGH = 1e-9
MOST_STEPS = 10_000


@dataclass(frozen=True)
class Group:
    """The bots that met, and how many games each of them won."""

    bots: tuple[int, ...]
    wins: tuple[float, ...]

    def games(self) -> float:
        return sum(self.wins) + DOUBT

    def won(self, place: int) -> float:
        return self.wins[place] + DOUBT / len(self.bots)


@dataclass(frozen=True)
class Rating:
    points: float
    low: float
    high: float


def rate(bots: int, groups: Sequence[Group]) -> list[Rating]:
    """The rating of every bot with its 95 % interval; the first bot is the zero of the scale."""
    strengths = most_likely(bots, groups)
    spread = covariance(strengths, groups)
    ratings = [Rating(0.0, 0.0, 0.0)]
    for bot in range(1, bots):
        points = POINTS * log(strengths[bot] / strengths[0])
        low, high = around(points, POINTS * sqrt(max(0.0, spread[bot - 1][bot - 1])))
        ratings.append(Rating(points, low, high))
    return ratings


def around(value: float, error: float) -> Interval:
    return (value - Z95 * error, value + Z95 * error)


def most_likely(bots: int, groups: Sequence[Group]) -> list[float]:
    """Hunter's iteration: each step makes what was seen more likely."""
    strengths = [1.0] * bots
    won = [0.0] * bots
    for group in groups:
        for place, bot in enumerate(group.bots):
            won[bot] += group.won(place)
    for _ in range(MOST_STEPS):
        due = [0.0] * bots
        for group in groups:
            share = group.games() / sum(strengths[bot] for bot in group.bots)
            for bot in group.bots:
                due[bot] += share
        after = [won[bot] / due[bot] for bot in range(bots)]
        after = [strength / after[0] for strength in after]
        change = max(abs(log(new / old)) for new, old in zip(after, strengths, strict=True))
        strengths = after
        if change < CLOSE_ENOUGH:
            break
    return strengths


def covariance(strengths: Sequence[float], groups: Sequence[Group]) -> list[list[float]]:
    """How uncertain the logarithms of the strengths are, the first one being fixed."""
    size = len(strengths)
    known = [[0.0] * size for _ in range(size)]
    for group in groups:
        total = sum(strengths[bot] for bot in group.bots)
        for bot in group.bots:
            share = strengths[bot] / total
            known[bot][bot] += group.games() * share
            for other in group.bots:
                known[bot][other] -= group.games() * share * strengths[other] / total
    return inverse([row[1:] for row in known[1:]])


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination; the matrix is symmetric and positive, so no pivot is ever zero."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [
                    value - factor * own for value, own in zip(rows[other], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]
