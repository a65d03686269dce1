"""The account of a seat: start + luck + own decisions + rivals' decisions + rest = result."""

from __future__ import annotations

import math
from collections.abc import Sequence

from duchy.analysis.reviewing.findings import Account, Moment, WholePoints


def account_of(seat: int, values: Sequence[Sequence[float]], moments: Sequence[Moment], unit: int) -> Account:
    """`unit` is how many points a value of 1 is told as."""
    seats = len(values[0])
    start, result = values[0][seat], values[-1][seat]
    luck = math.fsum(moment.luck[seat] for moment in moments)
    by_seat = [
        math.fsum(moment.decision[seat] for moment in moments if moment.seat == mover)
        for mover in range(seats)
    ]
    own = by_seat[seat]
    rivals = [0.0 if mover == seat else by_seat[mover] for mover in range(seats)]
    rest = result - math.fsum([start, luck, own, *rivals])
    return Account(start, luck, own, rivals, rest, result, in_points(start, luck, own, rivals, rest, unit))


def in_points(
    start: float, luck: float, own: float, rivals: list[float], rest: float, unit: int
) -> WholePoints:
    """The terms in whole points, whose sum is the whole result: by largest remainder."""
    terms = [start * unit, luck * unit, own * unit, *(rival * unit for rival in rivals), rest * unit]
    total = round(math.fsum(terms))
    whole = largest_remainder(terms, total)
    return WholePoints(whole[0], whole[1], whole[2], whole[3:-1], whole[-1], total)


def largest_remainder(terms: Sequence[float], total: int) -> list[int]:
    """Whole numbers next to these that add up to the total; who is nearest to the next one gets it first.

    >>> largest_remainder([33.4, 38.4, -18.6, 46.8], 100)
    [34, 38, -19, 47]
    """
    whole = [math.floor(term + TINY) for term in terms]
    left = total - sum(whole)
    order = sorted(range(len(terms)), key=lambda place: (whole[place] - terms[place], place))
    for place in order[: max(0, left)]:
        whole[place] += 1
    for place in reversed(order[left:] if left < 0 else []):
        whole[place] -= 1
    return whole


TINY = 1e-9
"""What sums of fractions may be wrong by."""
