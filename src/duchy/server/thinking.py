"""A bot's process: reads requests line by line, thinks, and writes the answers line by line.

It gets whole positions but hands the bot a seat handle only. Its memory is bounded, and whoever started it
may end it at any moment: it keeps nothing.
"""

from __future__ import annotations

import os
import resource
import sys
from contextlib import suppress
from secrets import token_bytes
from time import monotonic
from typing import IO, Any

import msgspec

from duchy.bots.specs import make_bot
from duchy.core.errors import DuchyError
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream
from duchy.server.messages import Curve
from duchy.server.review import check, review
from duchy.server.shelf import Cards, game_with

MOST_SAMPLES = 24

Weighed = list[tuple[str, float, float]]
"""Moves by their text, each with how much of the search favours it and the result expected."""


class Request(msgspec.Struct, omit_defaults=True):
    """`kind` is `choose` or `explain`, which need a `position`, with own `cards` if it has any, or `check` or
    `review`, which need a `record`."""

    kind: str
    seat: int = 0
    spec: str = ""
    budget: float = 1.0
    position: dict[str, Any] | None = None
    cards: Cards | None = None
    record: dict[str, Any] | None = None


class Answer(msgspec.Struct, omit_defaults=True):
    move: str = ""
    weighed: Weighed = []
    progress: float = 1.0
    curve: Curve | None = None
    fault: str = ""
    problem: str = ""


def handle_of(request: Request) -> SeatHandle:
    position = request.position or {}
    game = game_with(str(position.get("game")), request.cards)
    return SeatHandle(game.load(position), request.seat)


def choose(request: Request) -> Answer:
    bot = make_bot(request.spec, Stream(token_bytes(32)))
    return Answer(move=bot.choose(handle_of(request)).text)


def explain(request: Request) -> Answer:
    """What the bot itself says about the moves, if it can; else a comparison one move ahead."""
    seat = handle_of(request)
    own = getattr(make_bot(request.spec, Stream(token_bytes(32))), "explain", None)
    if own is not None:
        listed = [(line.move.text, float(line.share), float(line.value)) for line in own(seat)]
    else:
        listed = compare(seat, request.budget)
    return Answer(weighed=sorted(listed, key=lambda line: (-line[1], -line[2], line[0])))


def compare(seat: SeatHandle, budget: float) -> Weighed:
    """Each move's mean evaluation over imagined states, and in how many of them it was the best."""
    until = monotonic() + budget
    rng = Stream(token_bytes(32))
    moves = seat.game.weighed(seat.legal())
    sums, wins, samples = [0.0] * len(moves), [0] * len(moves), 0
    while samples < MOST_SAMPLES and (samples == 0 or monotonic() < until):
        world = seat.imagine(rng)
        values = seat.game.one_ahead(world, seat.seat, moves)
        sums = [total + value for total, value in zip(sums, values, strict=True)]
        wins[values.index(max(values))] += 1
        samples += 1
    return [
        (move.text, won / samples, total / samples)
        for move, won, total in zip(moves, wins, sums, strict=True)
    ]


def look_back(request: Request, out: IO[bytes]) -> Answer:
    """Check a record, or review it and tell how far that is."""
    record = request.record or {}
    if request.kind == "check":
        return Answer(fault=check(record))
    return Answer(curve=review(record, lambda progress: write(out, Answer(progress=progress))))


def answer_to(line: bytes, out: IO[bytes]) -> Answer:
    try:
        request = msgspec.json.decode(line, type=Request)
        if request.kind in ("check", "review"):
            return look_back(request, out)
        return choose(request) if request.kind == "choose" else explain(request)
    except (DuchyError, msgspec.MsgspecError, MemoryError) as problem:
        return Answer(problem=f"{type(problem).__name__}: {problem}")


def write(out: IO[bytes], answer: Answer) -> None:
    out.write(msgspec.json.encode(answer) + b"\n")
    out.flush()


def main(megabytes: int) -> None:
    if megabytes:
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    os.nice(5)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not look like an answer
    with suppress(BrokenPipeError, KeyboardInterrupt):  # the server is gone, or was told to go
        for line in sys.stdin.buffer:
            write(out, answer_to(line, out))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
