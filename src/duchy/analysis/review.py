"""Looking back at a game: how did each seat stand, and where did that change most."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from duchy.core.events import Event
from duchy.core.record import Record
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed

MOST_POINTS = 400
MOST_SWINGS = 5
LEAST_SWING = 0.03
APART = 4
"""Swings are at least so many moves from each other, and at least a round."""
OTHER_DICE = 12
EARLY, LATE = 0.4, 1.5
"""How sharply a lead tells at the beginning and at the end of a game. With these numbers the chances fitted
40 games between greedy bots best (all games, two to four seats)."""
FURTHEST = 30.0

Heard = Callable[[float], None]
Values = list[list[float]]
"""Each seat's chance, for each move."""


@dataclass(slots=True)
class Swing:
    """A move that changed much: by how much each seat's value went up or down, and what happened, as its
    mover knew it. `luck`: the dice or cards had more part in it than the choice."""

    move: int
    turn: int
    mover: int
    label: Any
    events: list[dict[str, Any]]
    changes: list[float]
    luck: bool


@dataclass(slots=True)
class Review:
    """How each seat stood after each of `moves`: its chance to win, from 0 to 1. In a game alone the values
    are shares of so many `points`, which are 0 otherwise. `swings` are the biggest ones, in the order of the
    game."""

    moves: list[int]
    values: Values
    points: int
    swings: list[Swing]


def chances(state: State, part: float) -> list[float]:
    """Each seat's chance to win, as the evaluation of the bots has it; `part` of the game is played."""
    seats = range(state.seats)
    if state.over:
        winners = state.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    sharpness = (EARLY + (LATE - EARLY) * part) / state.game.margin_scale
    leads = [float(state.game.evaluate(state, seat)) * sharpness for seat in seats]
    odds = [1 / (1 + math.exp(-max(-FURTHEST, min(FURTHEST, lead)))) for lead in leads]
    return [odd / sum(odds) for odd in odds]


class Gauge:
    """What a curve shows: chances where there is somebody to win against, else a share of `points`."""

    __slots__ = ("points",)

    def __init__(self, record: Record) -> None:
        self.points = 0
        if record.seats == 1:
            state = record.start()
            self.points = max(1, points_of(state))
            for seat, move in record.moves:
                state.play(seat, move)
                self.points = max(self.points, points_of(state))

    def read(self, state: State, part: float) -> list[float]:
        return [points_of(state) / self.points] if self.points else chances(state, part)


def points_of(state: State) -> int:
    return max(0, state.scores()[0].total)


def review(record: Record, heard: Heard = lambda part: None) -> Review:
    """How each seat stood after each move (or after some, in a long game), and the biggest swings. `heard` is
    told how much of the work is done."""
    gauge = Gauge(record)
    length = len(record.moves)
    state = record.start()
    first = state.turn
    raw = [gauge.read(state, 0.0)]
    for number, (seat, move) in enumerate(record.moves, 1):
        state.play(seat, move)
        raw.append(gauge.read(state, number / length))
        if number % 10 == 0:
            heard(number / (length + 1))
    rounds = max(1, (state.turn - first) // record.seats)
    span = 1 if gauge.points else max(1, length // rounds)
    stride = 1 + length // MOST_POINTS
    moves = [*range(0, length, stride), length]
    values = [[round(value, 4) for value in smoothed(raw, move, span)] for move in moves]
    swings = [swing(record, gauge, number, raw, span) for number in biggest(raw, span)]
    return Review(moves, values, gauge.points, swings)


def mean(values: Values) -> list[float]:
    return [sum(seat) / len(values) for seat in zip(*values, strict=True)]


def smoothed(raw: Values, number: int, span: int) -> list[float]:
    """The mean over about a round: within it whose turn it is counts for more than how anybody stands."""
    reach = min(span // 2, number, len(raw) - 1 - number)
    return mean(raw[number - reach : number + reach + 1])


def change_at(raw: Values, number: int, span: int) -> list[float]:
    """How the chances of the round after a move differ from those of the round before it. The very end is
    left out: it only counts what everybody has."""
    before = mean(raw[max(0, number - span) : number])
    after = mean(raw[number : min(number + span, len(raw) - 1)])
    return [now - was for was, now in zip(before, after, strict=True)]


def biggest(raw: Values, span: int) -> list[int]:
    """The moves that changed the chances most and for longer than a moment, in the order of the game."""
    changes = {number: change_at(raw, number, span) for number in range(1, len(raw) - 1)}
    sizes = {number: max(map(abs, change)) for number, change in changes.items()}
    found: list[int] = []
    for number in sorted(sizes, key=lambda number: -sizes[number]):
        if len(found) == MOST_SWINGS or sizes[number] < LEAST_SWING:
            break
        near = range(number - span // 2, number + span // 2 + 1)
        felt = [move for move in near if sizes.get(move, 0.0) >= LEAST_SWING]
        cause = cause_of(raw, felt, changes[number])
        if all(abs(cause - other) >= max(span, APART) for other in found):
            found.append(cause)
    return sorted(found)


def cause_of(raw: Values, near: list[int], change: list[float]) -> int:
    """The one of these moves that did most of a change."""
    seat = max(range(len(change)), key=lambda seat: abs(change[seat]))
    sign = math.copysign(1, change[seat])
    return max(near, key=lambda move: sign * (raw[move][seat] - raw[move - 1][seat]))


def swing(record: Record, gauge: Gauge, number: int, raw: Values, span: int) -> Swing:
    seat, move = record.moves[number - 1]
    before = record.replay(number - 1)
    changes = [round(change, 4) for change in change_at(raw, number, span)]
    turn, label = before.turn, before.label(seat, move)
    luck = is_luck(record, gauge, number, before, raw[number])
    events: list[Event] = []
    before.listener = events.append
    before.play(seat, move)
    told = [dict(event.seen_by(seat)) for event in events]
    return Swing(number, turn, seat, label, told, changes, luck)


def is_luck(record: Record, gauge: Gauge, number: int, before: State, after: list[float]) -> bool:
    """Whether other dice would have made more of a difference than the move itself made."""
    seat, move = record.moves[number - 1]
    part = number / len(record.moves)
    was = gauge.read(before, part)
    fallen = []
    for throw in range(OTHER_DICE):
        other = before.clone()
        other.stream = Stream(key_from_seed(f"other dice {throw}"))
        other.play(seat, move)
        fallen.append(gauge.read(other, part))
    usual = mean(fallen)
    by_dice: float = max(abs(now - then) for now, then in zip(after, usual, strict=True))
    by_choice: float = max(abs(now - then) for now, then in zip(usual, was, strict=True))
    return by_dice > by_choice
