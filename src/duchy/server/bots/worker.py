"""One process that thinks about one thing at a time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from pathlib import Path

import msgspec

from duchy.table.ports import BotLost
from duchy.table.thinking.errands import Answer, Errand, Progress

LONGEST_LINE = 1 << 24


class Worker:
    """Started when it is first needed. `niceness`: how far it stands back behind other processes. `package`:
    the folder of the compiled package, if there is one; a process that runs takes it up between two jobs."""

    def __init__(self, megabytes: int, niceness: int) -> None:
        self.megabytes = megabytes
        self.niceness = niceness
        self.package: Path | None = None
        self._taken_up: Path | None = None
        self._running: asyncio.subprocess.Process | None = None

    async def ask(self, errand: Errand, heard: Progress | None) -> Answer:
        running = self._running
        assert running is not None
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(msgspec.json.encode(errand) + b"\n")
        await running.stdin.drain()
        while True:
            answer = await self._answer(running.stdout)
            if answer.progress >= 1:
                return answer
            if heard is not None:
                heard(answer.progress)

    @staticmethod
    async def _answer(stdout: asyncio.StreamReader) -> Answer:
        line = await stdout.readline()
        if not line:
            raise BotLost("the bot's process ended")
        return msgspec.json.decode(line, type=Answer)

    async def start(self) -> None:
        """See that the process is there and ready, which takes seconds on a busy machine."""
        if self._taken_up != self.package:
            await self.end()
        if self._running is None or self._running.returncode is not None:
            self._taken_up = self.package
            self._running = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "duchy.server.bots.process",
                str(self.megabytes),
                str(self.niceness),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                env=self._environment(),
            )
            assert self._running.stdout is not None
            try:
                await self._answer(self._running.stdout)
            except BotLost:  # compiled or not, it is the same bot
                self.package = None
                raise

    def _environment(self) -> dict[str, str] | None:
        if self.package is None:
            return None
        path = [str(self.package), os.environ.get("PYTHONPATH", "")]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}

    @property
    def pid(self) -> int | None:
        return None if self._running is None else self._running.pid

    async def end(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            with contextlib.suppress(ProcessLookupError):
                running.kill()
            await running.wait()
