"""Intervals: how far chance alone may have moved a number. 95 % unless another `z` is given."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from statistics import NormalDist

Interval = tuple[float, float]
Number = int | float | Fraction


def z_for(confidence: float) -> float:
    """The number of standard errors on each side that this confidence needs.

    >>> round(z_for(0.95), 3)
    1.96
    """
    return NormalDist().inv_cdf(0.5 + confidence / 2)


Z95 = z_for(0.95)


def wilson(wins: Number, n: Number, z: float = Z95) -> Interval:
    """The Wilson interval of a rate. Wins may be split, so neither number need be whole.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if n == 0:
        return (0.0, 1.0)
    n = float(n)
    rate = float(wins) / n
    spread = z * sqrt(max(0.0, rate * (1 - rate)) / n + z * z / (4 * n * n))
    middle = rate + z * z / (2 * n)
    whole = 1 + z * z / n
    return (max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole))


def mean_interval(total: Number, squares: Number, n: int, z: float = Z95) -> Interval:
    """The interval of a mean, from the sum of `n` numbers and the sum of their squares."""
    if n == 0:
        return (0.0, 0.0)
    mean = float(Fraction(total) / n)
    error = z * deviation(total, squares, n) / sqrt(n)
    return (mean - error, mean + error)


def deviation(total: Number, squares: Number, n: int) -> float:
    """The standard deviation as estimated from `n` numbers; none from fewer than two."""
    if n < 2:
        return 0.0
    return sqrt((Fraction(squares) - Fraction(total) ** 2 / n) / (n - 1))


def difference(first: Interval, rate: float, second: Interval, other: float) -> Interval:
    """The interval of `other - rate` from the intervals around the two (Newcombe)."""
    gap = other - rate
    below = sqrt((other - second[0]) ** 2 + (first[1] - rate) ** 2)
    above = sqrt((second[1] - other) ** 2 + (rate - first[0]) ** 2)
    return (gap - below, gap + above)
