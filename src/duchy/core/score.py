"""A score: a total and the named parts it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duchy.core.shown import Rank, ScoreFacts


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
