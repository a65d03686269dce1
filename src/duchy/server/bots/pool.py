"""The bots' processes. Moves, hints and analysis have a crew each: no game waits for somebody's review."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from duchy.server.bots.crew import Crew, Job
from duchy.server.bots.fair_queue import Whose
from duchy.server.bots.process import Errand
from duchy.server.bots.worker import Progress, Worker
from duchy.table.messages import Curve, Hint
from duchy.table.ports import Question

CHECK_SECONDS = 15.0
"""A record takes a fraction of a second to replay, and some more on a busy machine. Who sends one that takes
longer means no good."""
HINTS_EACH = 2
ANALYSES_EACH = 3
"""How much one person may have under way at once."""


class BotProcesses:
    """`count` processes for moves, and one each for hints and for analysis, of at most `megabytes` of memory
    each. They stand back behind the server, and behind each other in this order."""

    def __init__(self, count: int, megabytes: int = 2048, seconds: float = 20.0) -> None:
        self.seconds = seconds
        self.moving = Crew([Worker(megabytes, niceness=5) for _ in range(count)])
        self.hinting = Crew([Worker(megabytes, niceness=10)], HINTS_EACH)
        self.analysing = Crew([Worker(megabytes, niceness=15)], ANALYSES_EACH)
        self.crews = (self.moving, self.hinting, self.analysing)

    def take_up(self, package: Path) -> None:
        """From the next job on, bots think in the compiled package of this folder."""
        for crew in self.crews:
            for worker in crew.workers:
                worker.package = package

    @property
    def lost(self) -> int:
        return sum(crew.lost for crew in self.crews)

    async def choose(self, question: Question) -> str:
        job = Job(Errand("choose", question), whose(question), self.seconds)
        return (await self.moving.ask(job)).move

    async def hints(self, question: Question) -> list[Hint]:
        job = Job(Errand("hints", question), whose(question), question.seconds + 5)
        return (await self.hinting.ask(job)).hints

    async def check(self, record: dict[str, Any], person: str = "") -> str:
        job = Job(Errand("check", record=record), (person, person, ""), CHECK_SECONDS, tries=1)
        return (await self.analysing.ask(job)).fault

    async def review(self, record: dict[str, Any], heard: Progress, person: str = "") -> Curve:
        job = Job(Errand("review", record=record), (person, person, ""), self.seconds * 10, heard=heard)
        answer = await self.analysing.ask(job)
        assert answer.curve is not None
        return answer.curve

    async def stop(self) -> None:
        for crew in self.crews:
            await crew.stop()


def whose(question: Question) -> Whose:
    """On whose behalf a bot thinks. Who is of no household is one alone."""
    return question.household or question.person, question.person, question.table
