"""A bot's process: reads errands line by line, thinks, and writes the answers line by line.

It gets whole positions but hands the bot a seat handle only. Its memory is bounded, and whoever started it
may end it at any moment: it keeps nothing.
"""

from __future__ import annotations

import os
import resource
import sys
from contextlib import suppress
from typing import IO

import msgspec

from duchy.table.thinking.errands import Answer, carry_out


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
            write(out, carry_out(line, lambda progress: write(out, progress)))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
