"""A review in pieces: each moment by itself, so that pieces can be done in any order, anywhere, and kept.

First every moment is valued, with its luck: that is the curve, after a second or two. Then every decision is
looked at, from the start of the game. A piece depends on the record, the budget and its number alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from duchy.analysis.reviewing.account import account_of
from duchy.analysis.reviewing.analyst import Analyst, Budget, key_for
from duchy.analysis.reviewing.decisions import Judged, choices, judge_decision
from duchy.analysis.reviewing.findings import (
    CHANCE,
    DECISION,
    FORCED,
    LOOK,
    LUCK,
    NOT_YET,
    POINTS,
    Candidate,
    Moment,
    RankChance,
    Review,
    SeatFindings,
)
from duchy.analysis.reviewing.grades import accuracy_of, as_chance, grade_of
from duchy.analysis.reviewing.luck import luck_of, redrawn
from duchy.analysis.reviewing.ranks import rank_chances
from duchy.analysis.value.judge import Judge
from duchy.core.errors import BadRecord, IllegalMove
from duchy.core.moves import Move
from duchy.core.record import Record
from duchy.core.seat import SeatHandle
from duchy.core.state import State

MOST_CANDIDATES: Final = 8
"""The moves of a decision that are told; that which was played is always among them."""
MOST_LISTED: Final = 5
WORTH_TELLING: Final = 0.01
"""The luck from which on a moment is listed as lucky or unlucky, as a chance."""


@dataclass(slots=True)
class Valued:
    """A moment after the quick pass: the value after it, for all seats, and the luck in it."""

    values: list[float]
    luck: list[float]
    luck_error: float
    redraws: int
    ranks: list[RankChance]


@dataclass(slots=True)
class Looked:
    """A decision that was looked at; its candidates have no labels yet."""

    candidates: list[Candidate]
    effect: list[float]
    cost: float
    error: float
    as_good: bool


Piece = Valued | Looked


class Reviewer:
    """All positions of a finished game, and who analyses them."""

    def __init__(self, record: Record, budget: Budget, judge: Judge | None = None) -> None:
        self.record = record
        self.analyst = Analyst(record.game, record.seats, budget, judge)
        self.states = positions_of(record)
        if not self.states[-1].over:
            raise BadRecord(
                "the game is not finished: only a finished game can be reviewed",
                ("error-review-unfinished", {}),
            )
        self.kinds = [self._kind(number) for number in range(1, len(self.states))]
        self.decisions = [number for number, kind in enumerate(self.kinds, 1) if kind == DECISION]

    @property
    def moves(self) -> int:
        return len(self.record.moves)

    @property
    def total(self) -> int:
        """The pieces of a whole review: one for each position, then one for each decision."""
        return len(self.states) + len(self.decisions)

    def _kind(self, number: int) -> str:
        seat, move = self.record.moves[number - 1]
        if len(choices(self.states[number - 1], seat, move)) > 1:
            return DECISION
        return LUCK if self._drew(number) else FORCED

    def _drew(self, number: int) -> bool:
        return self.states[number].stream.drawn != self.states[number - 1].stream.drawn

    # -- Pieces ------------------------------------------------------------------------------------

    def valued(self, number: int) -> Valued:
        """The position after this move (0: before the first), and the luck of the move."""
        analyst, after = self.analyst, self.states[number]
        key = key_for("rest of the turn", number)
        values = analyst.value(after, key)
        ranks = rank_chances(after, values[0], analyst.judge.spread(after)) if after.seats == 1 else []
        if number == 0 or not self._drew(number):
            return Valued(values, [0.0] * after.seats, 0.0, 0, ranks)
        before = self.states[number - 1]
        seat, move = self.record.moves[number - 1]
        others = [
            analyst.value(redrawn(before, seat, move, number, throw), key)
            for throw in range(analyst.budget.redraws)
        ]
        luck = luck_of(values, others)
        return Valued(values, luck.of, luck.errors[seat], luck.redraws, ranks)

    def looked(self, number: int) -> Looked:
        """The decision that this move was."""
        seat, move = self.record.moves[number - 1]
        before = self.states[number - 1]
        judged = judge_decision(self.analyst, SeatHandle(before, seat), move, number)
        return Looked(
            told_of(judged, move),
            judged.effect,
            judged.cost,
            judged.error,
            judged.as_good,
        )

    def piece(self, place: int) -> Piece:
        """A piece of work by its place in the row of all."""
        first = len(self.states)
        return self.valued(place) if place < first else self.looked(self.decisions[place - first])

    # -- The whole -----------------------------------------------------------------------------------

    def assembled(self, pieces: Sequence[Piece]) -> Review:
        """The review as the first so many pieces have it: at least those that value positions."""
        valued = [piece for piece in pieces[: len(self.states)] if isinstance(piece, Valued)]
        looked = [piece for piece in pieces[len(self.states) :] if isinstance(piece, Looked)]
        looks = dict(zip(self.decisions, looked, strict=False))
        values = [piece.values for piece in valued]
        moments = [
            self._moment(number, values, valued[number], looks.get(number))
            for number in range(1, len(self.states))
        ]
        alone = self.record.seats == 1
        return Review(
            game=self.record.game.id,
            seats=self.record.seats,
            analyst=self.analyst.budget.name,
            unit=POINTS if alone else CHANCE,
            judge=self.analyst.judge.name,
            turns=[state.turn for state in self.states],
            values=values,
            ranks=[one.ranks for one in valued] if alone else [],
            moments=moments,
            findings=[self._findings(seat, values, moments) for seat in range(self.record.seats)],
            done=len(pieces),
            total=self.total,
        )

    def _moment(
        self, number: int, values: list[list[float]], valued: Valued, looked: Looked | None
    ) -> Moment:
        seat, move = self.record.moves[number - 1]
        before = self.states[number - 1]
        effect = looked.effect if looked is not None else [0.0] * before.seats
        rest = [
            now - was - luck - gave
            for was, now, luck, gave in zip(
                values[number - 1], values[number], valued.luck, effect, strict=True
            )
        ]
        kind = self.kinds[number - 1]
        moment = Moment(
            number, before.turn, seat, move.text, before.label(seat, move), kind, valued.luck, effect, rest,
            valued.redraws, valued.luck_error, depth=NOT_YET if kind == DECISION else LOOK,
        )  # fmt: skip
        if looked is not None:
            moment.cost, moment.error, moment.as_good = looked.cost, looked.error, looked.as_good
            moment.candidates, moment.depth = self._labelled(before, seat, looked.candidates), LOOK
            moment.best = looked.candidates[0].move
            chance = self.as_chance(moment.cost)
            moment.accuracy, moment.grade = accuracy_of(chance), grade_of(chance)
        return moment

    def _labelled(self, before: State, seat: int, candidates: list[Candidate]) -> list[Candidate]:
        parse = self.record.game.parse
        return [replace(one, label=before.label(seat, parse(one.move))) for one in candidates]

    def as_chance(self, value: float) -> float:
        """A cost or luck on the scale of chances, which in a game alone it is not."""
        if self.record.seats > 1:
            return value
        return as_chance(value, self.analyst.judge.spread(self.states[0]))

    def _findings(self, seat: int, values: list[list[float]], moments: list[Moment]) -> SeatFindings:
        own = [moment for moment in moments if moment.seat == seat and moment.kind == DECISION]
        looked = [moment for moment in own if moment.depth == LOOK]
        costly = sorted((one for one in looked if one.cost), key=lambda one: (-one.cost, one.number))
        lucky = sorted(moments, key=lambda one: (-one.luck[seat], one.number))
        least = WORTH_TELLING
        return SeatFindings(
            account=account_of(seat, values, moments, 1 if self.record.seats == 1 else 100),
            decisions=len(own),
            looked_at=len(looked),
            accuracy=mean([one.accuracy for one in looked if one.accuracy is not None]),
            lost=mean([one.cost for one in looked]),
            inaccuracies=sum(one.grade == "inaccuracy" for one in looked),
            mistakes=sum(one.grade == "mistake" for one in looked),
            blunders=sum(one.grade == "blunder" for one in looked),
            costly=[one.number for one in costly],
            lucky=[one.number for one in lucky[:MOST_LISTED] if self.as_chance(one.luck[seat]) > least],
            unlucky=[
                one.number
                for one in lucky[: -MOST_LISTED - 1 : -1]
                if self.as_chance(one.luck[seat]) < -least
            ],
        )


def positions_of(record: Record) -> list[State]:
    """Every position of a game, from before the first move on."""
    state = record.start()
    states = [state.clone()]
    for number, (seat, move) in enumerate(record.moves, 1):
        try:
            state.play(seat, move)
        except IllegalMove as problem:
            raise BadRecord(f"move {number} (seat {seat}) cannot be replayed: {problem}") from None
        states.append(state.clone())
    return states


def told_of(judged: Judged, played: Move) -> list[Candidate]:
    """The candidates that are told, the best first; the move that was made is one of them."""
    told = judged.compared[:MOST_CANDIDATES]
    if all(one.move is not played for one in told):
        told = [*told[:-1], *(one for one in judged.compared if one.move is played)]
    return [Candidate(one.move.text, None, one.value, one.gap, one.error, one.worlds) for one in told]


def mean(numbers: list[float]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def reviews(reviewer: Reviewer, every: int = 8) -> Iterator[Review]:
    """The review as it deepens: first when all positions are valued, then after some more decisions."""
    pieces: list[Piece] = []
    for place in range(reviewer.total):
        pieces.append(reviewer.piece(place))
        done = len(pieces) - len(reviewer.states)
        if len(pieces) == reviewer.total or (done >= 0 and done % every == 0):
            yield reviewer.assembled(pieces)


def review(record: Record, budget: Budget, judge: Judge | None = None) -> Review:
    """The whole review of a finished game."""
    reviewer = Reviewer(record, budget, judge)
    return reviewer.assembled([reviewer.piece(place) for place in range(reviewer.total)])
