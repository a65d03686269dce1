"""Looking back at a game: is its record sound, how did each seat stand, and where did that change most.

This is work for a bot's process: it plays whole games again, and a record may come from anywhere.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from duchy.core.errors import BadRecord, DuchyError
from duchy.core.events import Event
from duchy.core.moves import Move
from duchy.core.record import Record, read_record, verify
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game
from duchy.server.fairness import check_fairness
from duchy.server.messages import Curve, Swing

MOST_POINTS = 400
MOST_SWINGS = 5
LEAST_SWING = 0.05
APART = 4
"""Swings that are nearer to each other than so many moves are one."""
OTHER_DICE = 12
EARLY, LATE = 1.0, 4.0
"""How sharply a lead tells at the beginning and at the end of a game."""
FURTHEST = 30.0

Heard = Callable[[float], None]


def check(data: dict[str, Any]) -> str:
    """One sentence on what is wrong with a record; '' if it can be replayed here."""
    try:
        if data.get("cards"):
            raise BadRecord(
                "cards: this game was played with cards of one's own, which the boards here cannot draw;"
                " `duchy replay` tells it in a terminal"
            )
        record = read_record(data, find_game)
        verify(record, data.get("result"))
        if "fairness" in data:
            check_fairness(data["fairness"], record.key)
    except DuchyError as problem:
        return str(problem)
    except Exception as problem:  # a position made by hand may lead where no game gets
        return f"position: the rules cannot go on from here ({type(problem).__name__})"
    return ""


def chances(state: State, part: float) -> list[float]:
    """Each seat's chance to win, as the evaluation of the bots has it; `part` of the game is played."""
    seats = range(state.seats)
    if state.over:
        winners = state.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    sharpness = (EARLY + (LATE - EARLY) * part) / state.game.margin_scale
    leads = [float(state.game.evaluate(state, seat)) * sharpness for seat in seats]
    odds = [1 / (1 + math.exp(-max(-FURTHEST, min(FURTHEST, lead)))) for lead in leads]
    return odds if state.seats == 1 else [odd / sum(odds) for odd in odds]


def review(data: dict[str, Any], heard: Heard) -> Curve:
    """How each seat stood after each move (or after some, in a long game), and the biggest swings."""
    record = read_record(data, find_game)
    length = len(record.moves)
    state = record.start()
    values = [chances(state, 0.0)]
    for number, (seat, move) in enumerate(record.moves, 1):
        state.play(seat, move)
        values.append(chances(state, number / length))
        if number % 10 == 0:
            heard(number / (length + 1))
    stride = 1 + length // MOST_POINTS
    points = [*range(0, length, stride), length]
    rounded = [[round(value, 4) for value in values[point]] for point in points]
    return Curve(1.0, points, rounded, [swing(record, number, values) for number in biggest(values)])


def biggest(values: list[list[float]]) -> list[int]:
    """The moves that changed the chances most, in the order of the game. The last move is no swing: it only
    counts what everybody has."""
    sizes = {number: size_of(values, number) for number in range(1, len(values) - 1)}
    found: list[int] = []
    for number in sorted(sizes, key=lambda number: -sizes[number]):
        if len(found) == MOST_SWINGS or sizes[number] < LEAST_SWING:
            break
        if all(abs(number - other) >= APART for other in found):
            found.append(number)
    return sorted(found)


def size_of(values: list[list[float]], number: int) -> float:
    return max(abs(after - before) for before, after in zip(values[number - 1], values[number], strict=True))


def swing(record: Record, number: int, values: list[list[float]]) -> Swing:
    seat, move = record.moves[number - 1]
    before = record.replay(number - 1)
    part = number / len(record.moves)
    changes = [after - was for was, after in zip(values[number - 1], values[number], strict=True)]
    label = before.label(seat, move)
    luck = is_luck(before, seat, move, part, values[number])
    events: list[Event] = []
    before.listener = events.append
    before.play(seat, move)
    faces = [dict(event.face(seat)) for event in events]
    return Swing(number, seat, label, faces, [round(change, 4) for change in changes], luck)


def is_luck(before: State, seat: int, move: Move, part: float, after: list[float]) -> bool:
    """Whether other dice would have made more of a difference than the move itself made."""
    was = chances(before, part)
    fallen = []
    for number in range(OTHER_DICE):
        other = before.clone()
        other.stream = Stream(key_from_seed(f"other dice {number}"))
        other.play(seat, move)
        fallen.append(chances(other, part))
    usual = [sum(values) / OTHER_DICE for values in zip(*fallen, strict=True)]
    by_dice: float = max(abs(now - mean) for now, mean in zip(after, usual, strict=True))
    by_choice: float = max(abs(mean - then) for mean, then in zip(usual, was, strict=True))
    return by_dice > by_choice
