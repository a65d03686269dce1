"""Who thinks for all tables: moves, hints and analysis have a crew each, so that no game waits for somebody's
review."""

from __future__ import annotations

from typing import Any

from duchy.table.messages import Curve, Hint
from duchy.table.ports import Question
from duchy.table.thinking.crew import Crew, Job
from duchy.table.thinking.errands import Errand, Progress
from duchy.table.thinking.fair_queue import Whose

CHECK_SECONDS = 15.0
"""A record takes a fraction of a second to replay, and some more on a busy machine. Who sends one that takes
longer means no good."""


class Crews:
    """A move may take so many `seconds`. One crew may have more than one kind of work."""

    def __init__(self, moving: Crew, hinting: Crew, analysing: Crew, seconds: float = 20.0) -> None:
        self.seconds = seconds
        self.moving = moving
        self.hinting = hinting
        self.analysing = analysing
        self.crews = (moving, hinting, analysing)

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
