"""Who did how well with the same luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from duchy.table import messages as m
from duchy.table.ports import Try

BEST, AROUND = 8, 2
"""How many of the best are named, and how many on each side of oneself."""


def counted(tries: Sequence[Try], closes: int) -> list[Try]:
    """Those that are ranked, the best first: who resigned comes last, equals in the order they ended."""
    over = [kept for kept in tries if kept.counts and 0 < kept.ended < closes]
    return sorted(over, key=lambda kept: (kept.resigned, -kept.points, kept.ended, kept.player))


def worth(kept: Try) -> tuple[bool, int]:
    return (not kept.resigned, 0 if kept.resigned else kept.points)


def place_in(ranked: Sequence[Try], mine: Try) -> int:
    return 1 + sum(worth(other) > worth(mine) for other in ranked)


def ranking_of(ranked: Sequence[Try], player: str, told: bool) -> m.Ranking:
    """The ranking as somebody may see it. Tables are named once the deal is told."""
    own = next((at for at, kept in enumerate(ranked) if kept.player == player), None)
    shown = [at for at in range(len(ranked)) if at < BEST or (own is not None and abs(at - own) <= AROUND)]
    lines = [
        m.Ranked(
            at + 1,
            place_in(ranked, ranked[at]),
            ranked[at].player,
            ranked[at].name,
            ranked[at].points,
            at == own,
            ranked[at].resigned,
            ranked[at].table if told else "",
        )
        for at in shown
    ]
    spread = Counter(kept.points for kept in ranked if not kept.resigned)
    place = 0 if own is None else place_in(ranked, ranked[own])
    return m.Ranking(place, len(ranked), [[points, n] for points, n in sorted(spread.items())], lines)


def percents(points: Sequence[int | None], hows: Sequence[str]) -> list[float]:
    """Of all who held one seat, each in percent: half of it for who did as well, all for who did worse. Who
    resigned has nothing, and whose game could not come to its end has half."""
    return [percent(at, points, hows) for at in range(len(points))]


def percent(at: int, points: Sequence[int | None], hows: Sequence[str]) -> float:
    if hows[at] == "resigned":
        return 0.0
    others = [other for other in range(len(points)) if other != at and hows[other] != "average"]
    if hows[at] == "average" or not others:
        return 50.0
    mine = points[at] or 0
    won = 0.0
    for other in others:
        theirs = points[other] or 0
        won += 1.0 if hows[other] == "resigned" or mine > theirs else 0.5 if mine == theirs else 0.0
    return 100 * won / len(others)
