"""What a review finds: plain data, whole at every moment while it deepens.

All numbers are exact values: chances from 0 to 1 (`CHANCE`), or in a game alone points of score (`POINTS`).
`docs/review.md` defines them. A list "for all seats" has one number a seat. For every moment and seat

    values[number - 1] + luck + decision + rest = values[number]

and the account of a seat is the sum of that over the game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

FORMAT: Final = 1
CHANCE, POINTS = "chance", "points"

LUCK: Final = "luck"
"""The mover had no choice, and something was drawn or rolled."""
DECISION: Final = "decision"
"""The mover had a choice; something may have been drawn as well."""
FORCED: Final = "forced"
"""No choice, and nothing drawn."""

NOT_YET, GLANCE, LOOK = 0, 1, 2
"""How far a moment was looked at: not at all, quickly, as the budget allows."""

INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"


@dataclass(slots=True)
class Candidate:
    """A move that could have been made. `value` is what its mover may expect after it; `gap` by how much
    that is less than after the best move (0 for the best), and `error` the standard error of that gap.
    `worlds`: in how many imagined states the two were compared."""

    move: str
    label: Any
    value: float
    gap: float
    error: float
    worlds: int


@dataclass(slots=True)
class Moment:
    """One move of the game. `number` counts from 1: it is the move that leads from `values[number - 1]` to
    `values[number]`.

    `luck`, `decision` and `rest` are for all seats. `redraws` is K, the other draws that the luck was
    compared with (0 where nothing was drawn), and `luck_error` the standard error of the mover's luck.

    `cost` is what the mover gave away against `best`, never negative, with its standard `error`. It is 0
    where the difference is within the uncertainty: the move was `as_good`. Until the decision was looked at
    (`depth`) there is no `best` and no `accuracy`. `candidates` come best first.
    """

    number: int
    turn: int
    seat: int
    move: str
    label: Any
    kind: str
    luck: list[float]
    decision: list[float]
    rest: list[float]
    redraws: int = 0
    luck_error: float = 0.0
    cost: float = 0.0
    error: float = 0.0
    as_good: bool = True
    best: str = ""
    accuracy: float | None = None
    grade: str = ""
    depth: int = NOT_YET
    candidates: list[Candidate] = field(default_factory=list)


@dataclass(slots=True)
class Account:
    """How a seat came from its value at the start to its result:
    `start + luck + own + sum(rivals) + rest == result`.

    `own` is never above 0. `rivals` has one number a seat, 0 for the seat itself. `rest` is what the analyst
    could not explain. In `points` of a hundred (alone: of score) the same terms are whole numbers that add
    up too: `start`, `luck`, `own`, `rivals`, `rest`, `result`.
    """

    start: float
    luck: float
    own: float
    rivals: list[float]
    rest: float
    result: float
    points: WholePoints


@dataclass(slots=True)
class WholePoints:
    start: int
    luck: int
    own: int
    rivals: list[int]
    rest: int
    result: int


@dataclass(slots=True)
class SeatFindings:
    """A seat: its account, and how it decided. `accuracy` is the mean over its decisions, from 0 to 100, and
    `lost` the mean cost of a decision; both are None before one was looked at. `costly` are the numbers of
    the moments that cost it most, the most costly first; `lucky` and `unlucky` those whose luck did most for
    it and against it, whoever moved."""

    account: Account
    decisions: int
    looked_at: int
    accuracy: float | None
    lost: float | None
    inaccuracies: int
    mistakes: int
    blunders: int
    costly: list[int]
    lucky: list[int]
    unlucky: list[int]


@dataclass(slots=True)
class RankChance:
    """The chance to reach at least a rank of a game alone, or to win it."""

    verdict: str
    chance: float


@dataclass(slots=True)
class Review:
    """A whole review. `analyst` is its name with its budget: the same name finds the same in the same game.

    `values` has one list for all seats before the first move and after each; the last one is the result.
    `ranks` has for a game alone the chance of each rank at the same moments, and is empty otherwise.
    `done` of `total` pieces of work are done: a review that is not complete is whole all the same, it just
    knows less (see `Moment.depth`), and what it does not know yet is in `rest`.
    """

    game: str
    seats: int
    analyst: str
    unit: str
    judge: str
    turns: list[int]
    values: list[list[float]]
    ranks: list[list[RankChance]]
    moments: list[Moment]
    findings: list[SeatFindings]
    done: int
    total: int
    format: int = FORMAT

    @property
    def complete(self) -> bool:
        return self.done == self.total
