"""The bots' worker processes: a few, each thinking about one thing at a time.

A worker that crashes, runs out of memory or takes too long is ended and replaced, and the request is asked
again.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from duchy.core.errors import DuchyError
from duchy.server.messages import Curve
from duchy.server.thinking import Answer, Request, Weighed

TRIES = 3
CHECK_SECONDS = 15.0
"""A record takes a fraction of a second to replay; the rest is for a process that has to start first, on a
busy machine. Who sends a record that takes longer means no good."""
LONGEST_LINE = 1 << 24


class BotLost(DuchyError):
    """No worker could answer."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, megabytes: int) -> None:
        self.megabytes = megabytes
        self._running: asyncio.subprocess.Process | None = None

    async def ask(self, request: Request, heard: Callable[[float], None] | None) -> Answer:
        running = await self._started()
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(msgspec.json.encode(request) + b"\n")
        await running.stdin.drain()
        while True:
            line = await running.stdout.readline()
            if not line:
                raise BotLost("the bot's process ended")
            answer = msgspec.json.decode(line, type=Answer)
            if answer.progress >= 1:
                return answer
            if heard is not None:
                heard(answer.progress)

    async def _started(self) -> asyncio.subprocess.Process:
        if self._running is None or self._running.returncode is not None:
            self._running = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "duchy.server.thinking",
                str(self.megabytes),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
        return self._running

    @property
    def pid(self) -> int | None:
        return None if self._running is None else self._running.pid

    async def end(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            with contextlib.suppress(ProcessLookupError):
                running.kill()
            await running.wait()


class Workers:
    """`count` processes of at most `megabytes` of memory each."""

    def __init__(self, count: int, megabytes: int = 2048, seconds: float = 20.0) -> None:
        self.seconds = seconds
        self.all = [Worker(megabytes) for _ in range(count)]
        self.lost = 0
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self._idle.put_nowait(worker)

    async def choose(self, request: Request) -> str:
        """The text of the move that the bot chooses."""
        return (await self._ask(request, self.seconds)).move

    async def explain(self, request: Request) -> Weighed:
        """The legal moves, the best first."""
        return (await self._ask(request, request.budget + 5)).weighed

    async def check(self, record: dict[str, Any]) -> str:
        """What is wrong with a record; '' if nothing is."""
        return (await self._ask(Request("check", record=record), CHECK_SECONDS, tries=1)).fault

    async def review(self, record: dict[str, Any], heard: Callable[[float], None]) -> Curve:
        answer = await self._ask(Request("review", record=record), self.seconds * 10, heard)
        assert answer.curve is not None
        return answer.curve

    async def _ask(
        self,
        request: Request,
        seconds: float,
        heard: Callable[[float], None] | None = None,
        tries: int = TRIES,
    ) -> Answer:
        problem = "the bot took too long"
        for _ in range(tries):
            worker = await self._idle.get()
            try:
                async with asyncio.timeout(seconds):
                    answer = await worker.ask(request, heard)
                if not answer.problem:
                    return answer
                problem = answer.problem
            except (BotLost, TimeoutError, OSError, ValueError) as lost:
                self.lost += 1
                problem = str(lost) or problem
                await worker.end()
            except BaseException:
                await worker.end()
                raise
            finally:
                self._idle.put_nowait(worker)
        raise BotLost(problem)

    async def stop(self) -> None:
        for worker in self.all:
            await worker.end()
