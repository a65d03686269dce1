"""What a bot thinks of each move that a seat could make."""

from __future__ import annotations

import math
from time import monotonic

from duchy.bots.bot import Bot
from duchy.bots.search import Hint
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream

MOST_SAMPLES = 24
ONE_LOOK = 4.0


def hints(bot: Bot, seat: SeatHandle, seconds: float, rng: Stream) -> list[Hint]:
    """The legal moves, the best first: what the bot itself says about them, if it can; else a comparison one
    move ahead."""
    own = getattr(bot, "hints", None)
    found: list[Hint] = compare(seat, seconds, rng) if own is None else own(seat)
    return sorted(found, key=lambda hint: (-hint.share, -hint.value, hint.move.text))


def compare(seat: SeatHandle, seconds: float, rng: Stream) -> list[Hint]:
    """Each move's mean evaluation over imagined states, and in how many of them it was the best."""
    until = monotonic() + seconds
    moves = seat.game.weighed(seat.legal())
    sums, squares, wins, samples = [0.0] * len(moves), [0.0] * len(moves), [0] * len(moves), 0
    while samples < MOST_SAMPLES and (samples == 0 or monotonic() < until):
        world = seat.imagine(rng)
        values = seat.game.one_ahead(world, seat.seat, moves)
        sums = [total + value for total, value in zip(sums, values, strict=True)]
        squares = [total + value * value for total, value in zip(squares, values, strict=True)]
        wins[values.index(max(values))] += 1
        samples += 1
    return [
        Hint(move, won, won / samples, total / samples, total / samples, error_of(total, square, samples))
        for move, won, total, square in zip(moves, wins, sums, squares, strict=True)
    ]


def error_of(total: float, squares: float, samples: int) -> float:
    """The standard error of a mean. One look tells nothing of it: then it is the worth of a good move."""
    if samples < 2:
        return ONE_LOOK
    mean = total / samples
    return math.sqrt(max(0.0, squares / samples - mean * mean) / (samples - 1))
