"""Work in pieces: a row of games is cut into chunks and played here, in many processes or on a Ray cluster.

A piece depends on its number alone and parts come back in the order of their pieces, so whoever plays
which piece changes nothing.
"""

from __future__ import annotations

import os
import pickle
import re
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from duchy.core.errors import DuchyError
from duchy.core.reading.extras import needs_extra
from duchy.core.reading.fields import unknown

MOST_IN_A_CHUNK = 16
CHUNKS_A_JOB = 8

ANSWERS_WITHIN = 5.0
"""Seconds that a cluster has to answer."""

RUNNERS = ("processes", "ray")

Part = TypeVar("Part")
Part_co = TypeVar("Part_co", covariant=True)

Chunk = tuple[int, int]
"""The pieces from the first number up to, but not including, the second."""

Progress = Callable[[int], None]
"""Told how many more games are finished."""


class Work(Protocol[Part_co]):
    """Something to be done in pieces. It travels to other processes, so it is plain data."""

    def open(self) -> Callable[[int, int], Part_co]:
        """Set up what all pieces need, once a process; what comes back does a chunk of pieces."""
        ...


@dataclass(frozen=True)
class Crew:
    """Who does the work: so many processes of this machine, or so many actors of a Ray cluster.

    Without a number it is one process, or every processor of the cluster.
    """

    jobs: int | None = None
    runner: str = "processes"

    def __post_init__(self) -> None:
        if self.runner not in RUNNERS:
            raise DuchyError(unknown("runner", self.runner, RUNNERS))


ALONE = Crew(1)


def cut(pieces: int, jobs: int) -> list[Chunk]:
    """Chunks that are small enough to keep everybody busy to the end."""
    size = max(1, min(MOST_IN_A_CHUNK, pieces // (jobs * CHUNKS_A_JOB)))
    return [(start, min(start + size, pieces)) for start in range(0, pieces, size)]


def parts_of(
    work: Work[Part], pieces: int, crew: Crew = ALONE, size: int = 0, start: int = 0
) -> Iterator[Part]:
    """The parts of all chunks from piece `start` on, in the order of their pieces. `size` fixes the pieces
    of a chunk."""
    if start >= pieces:
        return
    if crew.runner == "ray":
        yield from on_ray(work, crew.jobs, lambda jobs: chunks_for(start, pieces, jobs, size))
        return
    jobs = crew.jobs or 1
    chunks = chunks_for(start, pieces, jobs, size)
    jobs = min(jobs, len(chunks))
    if jobs > 1:
        yield from in_processes(work, chunks, jobs)
        return
    do = work.open()
    for start, stop in chunks:
        yield do(start, stop)


def chunks_for(first: int, pieces: int, jobs: int, size: int) -> list[Chunk]:
    if size:
        return [(start, min(start + size, pieces)) for start in range(first, pieces, size)]
    return [(first + start, first + stop) for start, stop in cut(pieces - first, jobs)]


def in_processes(work: Work[Part], chunks: Sequence[Chunk], jobs: int) -> Iterator[Part]:
    check_it_travels(work)
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), Worker.start, (work,))
    try:
        ahead: deque[Future[Part]] = deque()
        for start, stop in chunks:
            ahead.append(pool.submit(Worker.do, start, stop))
            if len(ahead) > 2 * jobs:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    except BrokenProcessPool:
        raise DuchyError("a process that played games has died: play with 1 job to see why") from None
    finally:
        pool.shutdown(cancel_futures=True)


class Worker:
    """What a process of the pool keeps between chunks: the work, set up once."""

    play: Callable[[int, int], Any]

    @classmethod
    def start(cls, work: Work[object]) -> None:
        """A worker that is interrupted just ends: the process that asked for it has the last word. Where that
        one is not to be interrupted, as in the background of a shell, nor is the worker."""
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        cls.play = staticmethod(work.open())

    @classmethod
    def do(cls, start: int, stop: int) -> Any:
        return cls.play(start, stop)


def on_ray(work: Work[Part], jobs: int | None, chunks_of: Callable[[int], list[Chunk]]) -> Iterator[Part]:
    """The same work on a cluster: the one that RAY_ADDRESS names, else one made here for it. One that Ray
    remembers from before is not asked: it may be long gone.

    Ray is imported here and nowhere else: who does not ask for it does not need it.
    """
    with needs_extra("the runner ray", "ray"):
        ray: Any = import_module("ray")
        pool_of = import_module("ray.util").ActorPool
    check_it_travels(work)
    address = os.environ.get("RAY_ADDRESS") or "local"
    check_address(address)
    mine = not ray.is_initialized()
    try:
        if mine:
            ray.init(address, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as problem:
        raise DuchyError(f"the Ray cluster cannot be reached ({problem})") from None
    try:
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        jobs = min(jobs or processors, processors)  # an actor without a processor would never begin
        chunks = chunks_of(jobs)
        hands = ray.remote(num_cpus=1)(Hand)
        pool = pool_of([hands.remote(work) for _ in range(min(jobs, len(chunks)))])
        yield from pool.map(lambda hand, chunk: hand.do.remote(*chunk), chunks)
    except ray.exceptions.RayTaskError as problem:
        if isinstance(problem.cause, DuchyError):
            raise problem.cause from None
        raise
    except ray.exceptions.RayError as problem:
        raise DuchyError(f"the Ray cluster gave up ({str(problem).splitlines()[0]})") from None
    finally:
        if mine:
            ray.shutdown()


def check_address(address: str) -> None:
    """Complain at once about a cluster that nobody answers at: Ray itself would try for minutes."""
    place = re.fullmatch(r"(?:ray://)?([^:/]+):([0-9]{1,5})", address)
    if place is None:
        return
    try:
        socket.create_connection((place[1], int(place[2])), ANSWERS_WITHIN).close()
    except (OSError, OverflowError) as problem:
        reason = (getattr(problem, "strerror", None) or str(problem)).lower()
        raise DuchyError(f"the Ray cluster at {address} cannot be reached ({reason})") from None


class Hand:
    """An actor of a cluster: what `Worker` is to a process."""

    def __init__(self, work: Work[object]) -> None:
        self.play = work.open()

    def do(self, start: int, stop: int) -> object:
        return self.play(start, stop)


def check_it_travels(work: Work[object]) -> None:
    """Complain about a bot that another process could not make."""
    try:
        pickle.loads(pickle.dumps(work))
    except Exception as problem:
        raise DuchyError(
            "the bots cannot be sent to other processes: give a class at the top of a module, "
            f"or play with 1 job ({problem})"
        ) from None
