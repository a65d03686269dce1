"""A review on file, as far as it has come, and as work for several processes.

Pieces are done in their order and each depends on the record and the budget alone, so a review that was
stopped ends as if it had not been.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from duchy.analysis.reviewing.analyst import Budget
from duchy.analysis.reviewing.findings import FORMAT, Candidate, RankChance
from duchy.analysis.reviewing.reviewer import Looked, Piece, Reviewer, Valued
from duchy.core.errors import DuchyError
from duchy.core.reading.files import read_json, write_json
from duchy.core.record import read_record
from duchy.games import game as find_game


@dataclass(frozen=True)
class ReviewWork:
    """A review to be done in pieces, wherever: plain data, which travels to other processes."""

    record: dict[str, Any]
    budget: Budget

    def open(self) -> Callable[[int, int], list[Piece]]:
        reviewer = self.reviewer()
        return lambda start, stop: [reviewer.piece(place) for place in range(start, stop)]

    def reviewer(self) -> Reviewer:
        return Reviewer(read_record(self.record, find_game), self.budget)

    def plan(self, judge: str) -> dict[str, Any]:
        """All that decides what is found."""
        text = json.dumps(self.record, sort_keys=True)
        digest = blake2b(text.encode(), digest_size=16).hexdigest()
        return {"format": FORMAT, "record": digest, "analyst": self.budget.name, "judge": judge}


def read_pieces(path: str, plan: dict[str, Any]) -> list[Piece]:
    """The pieces that the file holds, none if there is no file yet."""
    if not Path(path).exists():
        return []
    data = read_json(path, DuchyError)
    if not isinstance(data, dict) or not isinstance(data.get("plan"), dict):
        raise DuchyError(f"{path}: is not a review that --keep has begun")
    for name, value in plan.items():
        if data["plan"].get(name) != value:
            raise DuchyError(f"{path}: holds another review (its {name} differs): give another file")
    try:
        return [as_piece(entry) for entry in data["pieces"]]
    except (KeyError, TypeError):
        raise DuchyError(f"{path}: is damaged: remove it, or give another file") from None


def write_pieces(path: str, plan: dict[str, Any], pieces: Sequence[Piece]) -> None:
    """Whoever is interrupted here still has the file as it was before."""
    draft = f"{path}.new"
    write_json(draft, {"plan": plan, "pieces": [asdict(piece) for piece in pieces]}, DuchyError)
    Path(draft).replace(path)


def as_piece(data: dict[str, Any]) -> Piece:
    if "candidates" in data:
        return Looked(**{**data, "candidates": [Candidate(**one) for one in data["candidates"]]})
    return Valued(**{**data, "ranks": [RankChance(**one) for one in data["ranks"]]})
