"""A score: a total and the named parts it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duchy.core.showing.shown import Counted, Rank, ScoreFacts, Tie, TieBreak
    from duchy.core.showing.words import Phrase


class Score:
    __slots__ = ("parts", "total")

    total: int
    parts: dict[str, int]

    def __init__(self, parts: dict[str, int]) -> None:
        self.parts = parts
        self.total = sum(parts.values())

    def as_data(self) -> ScoreFacts:
        return {"total": self.total, "parts": dict(self.parts)}

    def __repr__(self) -> str:
        return f"<{self.total}: {self.parts}>"


def best_by(seats: list[int], value: dict[int, int] | list[int]) -> list[int]:
    """Those of `seats` with the highest value: one line of a chain of tie-breaks."""
    top = max(value[seat] for seat in seats)
    return [seat for seat in seats if value[seat] == top]


def rank_of(ranks: list[Rank], points: int) -> Rank:
    """The first rank, best first, that these points reach."""
    return next(rank for rank in ranks if rank["least"] is None or points >= rank["least"])


def counted(part: str, what: Phrase | str, n: int, points: int, by: Phrase | None = None) -> Counted:
    """A line of a reckoning."""
    return {"part": part, "what": what, "by": by, "n": n, "points": points}


def tie_break(by: str, values: list[int], least: bool = False) -> TieBreak:
    return {"by": by, "least": least, "values": values}


def first_by(totals: list[int], ties: list[TieBreak]) -> tuple[int, ...]:
    """The seats with the highest total, after all tie-breaks."""
    best = best_by(list(range(len(totals))), totals)
    for tie in ties:
        best = best_of(best, tie)
    return tuple(best)


def best_of(seats: list[int], tie: TieBreak) -> list[int]:
    sign = -1 if tie["least"] else 1
    return best_by(seats, [sign * value for value in tie["values"]])


def tie_among(totals: list[int], ties: list[TieBreak]) -> Tie | None:
    """How a tie for the first place was broken, or that it was not; None if there was none."""
    level = best_by(list(range(len(totals))), totals)
    if len(level) < 2:
        return None
    steps: list[TieBreak] = []
    left = level
    for tie in ties:
        if len(left) == 1:
            break
        steps.append(tie)
        left = best_of(left, tie)
    return {"seats": level, "steps": steps}
