"""A bot's process: reads errands line by line, thinks, and writes the answers line by line.

It gets whole positions but hands the bot a seat handle only. Its memory is bounded, and whoever started it
may end it at any moment: it keeps nothing.
"""

from __future__ import annotations

import os
import resource
import sys
from contextlib import suppress
from typing import IO, Any

import msgspec

from duchy.core.errors import DuchyError
from duchy.table.messages import Curve, Hint
from duchy.table.ports import Question
from duchy.table.replaying.checking import fault_in
from duchy.table.thinking.errands import choose, hints, review


class Errand(msgspec.Struct, omit_defaults=True):
    """`kind` is `choose` or `hints`, which need a `question`, or `check` or `review`, which need a
    `record`."""

    kind: str
    question: Question | None = None
    record: dict[str, Any] | None = None


class Answer(msgspec.Struct, omit_defaults=True):
    move: str = ""
    hints: list[Hint] = []
    progress: float = 1.0
    curve: Curve | None = None
    fault: str = ""
    problem: str = ""


def answer_to(line: bytes, out: IO[bytes]) -> Answer:
    try:
        return work_on(msgspec.json.decode(line, type=Errand), out)
    except (DuchyError, msgspec.MsgspecError, MemoryError) as problem:
        return Answer(problem=f"{type(problem).__name__}: {problem}")


def work_on(errand: Errand, out: IO[bytes]) -> Answer:
    """Whoever waits for a review is told meanwhile how far it is."""
    question, record = errand.question, errand.record or {}
    if question is not None:
        if errand.kind == "choose":
            return Answer(move=choose(question))
        return Answer(hints=hints(question))
    if errand.kind == "check":
        return Answer(fault=fault_in(record))
    return Answer(curve=review(record, lambda progress: write(out, Answer(progress=progress))))


def write(out: IO[bytes], answer: Answer) -> None:
    out.write(msgspec.json.encode(answer) + b"\n")
    out.flush()


def main(megabytes: int, niceness: int) -> None:
    if megabytes:
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    os.nice(niceness)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not look like an answer
    with suppress(BrokenPipeError, KeyboardInterrupt):  # the server is gone, or was told to go
        write(out, Answer())  # ready
        for line in sys.stdin.buffer:
            write(out, answer_to(line, out))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
