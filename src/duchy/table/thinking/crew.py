"""The workers for one kind of work, and who is next: the household that has had the least of their time,
its persons in turn, and the tables of each in turn.

A worker is a process of its own: on a server one of the machine, in a browser one of the page. One that
crashes, runs out of memory or takes too long is ended and replaced, and the job has its turn again. Under
load nobody waits for long thoughts: they are shortened instead.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import Protocol

import msgspec

from duchy.bots.levels import SECONDS
from duchy.table.ports import BotLost, ShareUsedUp
from duchy.table.thinking.errands import Answer, Errand, Progress
from duchy.table.thinking.fair_queue import FairQueue, Whose

LONGEST_THOUGHT = SECONDS["master"]
SHORTEST_THOUGHT = 0.05
START_SECONDS = 60.0
"""What a process that has to start first gets besides."""
GRACE_SECONDS = 1.5
"""How much longer a process works on what nobody waits for any more: most hints end by then, and a process
that was ended would have to start again while others wait for it."""


class Worker(Protocol):
    """Thinks about one thing at a time."""

    async def start(self) -> None:
        """See that it is there and ready."""

    async def ask(self, errand: Errand, heard: Progress | None) -> Answer: ...

    async def end(self) -> None:
        """Whatever it does just now; it can be started again."""


class Job:
    """An errand on somebody's behalf. A try may take so many `seconds`."""

    def __init__(
        self,
        errand: Errand,
        whose: Whose,
        seconds: float,
        tries: int = 3,
        heard: Progress | None = None,
    ) -> None:
        self.errand = errand
        self.whose = whose
        self.household, self.person, _ = whose
        self.seconds = seconds
        self.tries = tries
        self.heard = heard
        self.problem = "the bot took too long"
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Crew:
    """`most_each` are the jobs that one person may have here at once (0: any number)."""

    def __init__(self, workers: Sequence[Worker], most_each: int = 0) -> None:
        self.workers = workers
        self.most_each = most_each
        self.lost = 0
        self._idle = list(workers)
        self._queue: FairQueue[Job] = FairQueue()
        self._at_work: Counter[tuple[str, str]] = Counter()
        """How many jobs are being done, by household and person."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, job: Job) -> Answer:
        if self.most_each and self._count(job.household, job.person) >= self.most_each:
            raise ShareUsedUp("as much as one person may ask for at once is under way")
        self._queue.put(job.whose, job)
        self._go_on()
        try:
            return await job.answer
        finally:
            self._queue.remove(job.whose, job)

    def thought(self, household: str) -> float:
        """How long a bot of this household may think now, in seconds; 0 is as long as it likes. The jobs of a
        household share the time of one, and all households share the processes."""
        households = self._queue.households() | {household for household, _ in self._at_work}
        sharing = max(self._count(household), len(households) / len(self.workers))
        return 0.0 if sharing <= 1 else max(SHORTEST_THOUGHT, LONGEST_THOUGHT / sharing)

    def _count(self, household: str, person: str | None = None) -> int:
        """How many jobs a household has here, or one person in it."""
        at_work = sum(
            count
            for (home, who), count in self._at_work.items()
            if home == household and person in (None, who)
        )
        return self._queue.count(household, person) + at_work

    def _go_on(self) -> None:
        while self._idle and self._queue:
            job = self._queue.take()
            self._at_work[job.household, job.person] += 1
            task = asyncio.create_task(self._carry_out(self._idle.pop(0), job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, worker: Worker, job: Job) -> None:
        began = monotonic()
        try:
            await self._try(worker, job)
        finally:
            self._queue.charge(job.household, monotonic() - began)
            self._at_work -= Counter([(job.household, job.person)])
            self._idle.insert(0, worker)  # who is warm goes again: the others may never be needed
        if not job.answer.done():
            self._queue.put(job.whose, job)
        self._go_on()

    async def _try(self, worker: Worker, job: Job) -> None:
        """One try; the job is answered, or has its turn again."""
        job.tries -= 1
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker.start()
            answer = await self._answer(worker, job)
        except asyncio.CancelledError:
            job.answer.cancel()
            await worker.end()
            raise
        except Exception as lost:
            self.lost += not job.answer.done()
            job.problem = str(lost) or job.problem
            await worker.end()
        else:
            job.problem = answer.problem
            if not answer.problem and not job.answer.done():
                job.answer.set_result(answer)
        if not job.tries and not job.answer.done():
            job.answer.set_exception(BotLost(job.problem))

    async def _answer(self, worker: Worker, job: Job) -> Answer:
        work = asyncio.ensure_future(worker.ask(self._in_time(job), job.heard))
        try:
            await asyncio.wait((work, job.answer), timeout=job.seconds, return_when=asyncio.FIRST_COMPLETED)
            if job.answer.done():
                await asyncio.wait((work,), timeout=GRACE_SECONDS)
            if not work.done():
                raise TimeoutError
            return work.result()
        finally:
            work.cancel()

    def _in_time(self, job: Job) -> Errand:
        """The errand, with as much time to think as there is for it now."""
        if job.errand.kind != "choose" or job.errand.question is None:
            return job.errand
        question = msgspec.structs.replace(job.errand.question, most=self.thought(job.household))
        return msgspec.structs.replace(job.errand, question=question)

    async def stop(self) -> None:
        while self._queue:
            self._queue.take().answer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.end()
