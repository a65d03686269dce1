"""Intervals against values that are known from elsewhere."""

from __future__ import annotations

from fractions import Fraction
from statistics import mean, stdev

import pytest

from duchy.arena.intervals import Z95, deviation, difference, mean_interval, wilson, z_for


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(wins: int, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=1e-4)


def test_wilson_of_split_wins_lies_between() -> None:
    assert wilson(3, 10)[0] < wilson(Fraction(7, 2), 10)[0] < wilson(4, 10)[0]


def test_nothing_seen_says_nothing() -> None:
    assert wilson(0, 0) == (0, 1)
    assert mean_interval(0, 0, 0) == (0, 0)
    assert deviation(5, 25, 1) == 0


def test_the_interval_of_a_mean() -> None:
    values = [3, 9, 9, 10, 1]
    low, high = mean_interval(sum(values), sum(value**2 for value in values), 5)
    assert (low + high) / 2 == pytest.approx(mean(values))
    assert (high - low) / 2 == pytest.approx(1.959964 * stdev(values) / 5**0.5)


def test_more_confidence_needs_more_room() -> None:
    assert pytest.approx(1.959964) == Z95
    assert z_for(0.99) == pytest.approx(2.575829)


def test_newcombes_difference() -> None:
    """The example of his paper: 56/70 against 48/80."""
    before, after = wilson(48, 80), wilson(56, 70)
    assert difference(before, 48 / 80, after, 56 / 70) == pytest.approx((0.0524, 0.3339), abs=1e-4)
