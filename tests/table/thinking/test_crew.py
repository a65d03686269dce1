"""Workers for one kind of work: they are shared fairly, and one that is lost is replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from duchy.table.ports import BotLost, Question, ShareUsedUp
from duchy.table.thinking import crew as crews
from duchy.table.thinking.crew import LONGEST_THOUGHT, SHORTEST_THOUGHT, Crew, Job
from duchy.table.thinking.crews import whose
from duchy.table.thinking.errands import Answer, Errand


class FakeWorker:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[Errand] = []
        self.ends = 0
        self._waiting: asyncio.Future[Answer] | None = None

    async def start(self) -> None:
        pass

    async def ask(self, request: Errand, heard: Callable[[float], None] | None) -> Answer:
        self.asked.append(request)
        self._waiting = asyncio.get_running_loop().create_future()
        return await self._waiting

    async def end(self) -> None:
        self.ends += 1

    async def answer(self) -> Errand:
        """Answer what is asked now; the request that it was."""
        await settle()
        assert self._waiting is not None
        self._waiting.set_result(Answer(move="fine"))
        await settle()
        return self.asked[-1]

    def tables(self) -> list[str]:
        return [asked.question.table for asked in self.asked if asked.question is not None]

    def most(self) -> list[float]:
        return [asked.question.most for asked in self.asked if asked.question is not None]


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def job(person: str, table: str, household: str = "") -> Job:
    question = Question(0, "master", {}, person=person, table=table, household=household)
    return Job(Errand("choose", question), whose(question), seconds=60)


def asked(crew: Crew, person: str, table: str, household: str = "") -> asyncio.Task[Answer]:
    return asyncio.create_task(crew.ask(job(person, table, household)))


def test_many_guests_of_one_address_shorten_only_their_own_thoughts() -> None:
    async def story() -> None:
        worker = FakeWorker()
        crew = Crew([worker])
        tasks = [asked(crew, f"guest {number}", "t", "crowd") for number in range(20)]
        tasks.append(asked(crew, "ada", "ada's", "home"))
        await worker.answer()
        assert crew.thought("home") == pytest.approx(LONGEST_THOUGHT / 2)
        assert crew.thought("crowd") == pytest.approx(max(SHORTEST_THOUGHT, LONGEST_THOUGHT / 19), rel=0.1)
        await crew.stop()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(story())


def test_a_newcomer_waits_for_one_job_of_each_of_the_others() -> None:
    async def story() -> None:
        worker = FakeWorker()
        crew = Crew([worker])
        tasks = [asked(crew, guest, f"{guest}{n}") for guest in ("eve", "mallory") for n in range(25)]
        await settle()
        tasks.append(asked(crew, "ada", "ada's"))
        for _ in range(4):
            await worker.answer()
        assert worker.tables().index("ada's") <= 3
        assert tasks[-1].done()
        await crew.stop()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(story())


def test_who_asks_for_much_gets_shorter_thoughts_and_who_is_alone_the_whole_time() -> None:
    async def story() -> None:
        worker = FakeWorker()
        crew = Crew([worker])
        alone = asked(crew, "ada", "1")
        await worker.answer()
        assert (await alone).move == "fine"
        tasks = [asked(crew, "eve", str(n)) for n in range(25)]
        await worker.answer()
        first, *later = worker.most()
        assert first == 0.0
        assert later[0] == pytest.approx(LONGEST_THOUGHT / 25)
        for _ in range(3):
            asked(crew, f"guest{_}", "1")
        for _ in range(24):
            await worker.answer()
        assert all(SHORTEST_THOUGHT <= most <= LONGEST_THOUGHT for most in worker.most()[1:])
        await crew.stop()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(story())


def test_a_job_that_is_given_up_ends_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        worker = FakeWorker()
        crew = Crew([worker])
        first, queued, second = (asked(crew, "ada", table) for table in "123")
        await settle()
        first.cancel()
        queued.cancel()
        await settle()
        assert worker.tables() == ["1"]
        await worker.answer()
        assert worker.tables() == ["1", "3"]
        await worker.answer()
        assert (await second).move == "fine"
        assert (worker.ends, crew.lost) == (0, 0)

        monkeypatch.setattr(crews, "GRACE_SECONDS", 0.01)
        endless = asked(crew, "ada", "4")
        await settle()
        endless.cancel()
        while not worker.ends:
            await asyncio.sleep(0.01)
        assert crew.lost == 0
        await crew.stop()

    asyncio.run(story())


def test_a_share_that_is_used_up_is_refused_and_free_again_afterwards() -> None:
    async def story() -> None:
        worker = FakeWorker()
        crew = Crew([worker], most_each=2)
        tasks = [asked(crew, "ada", "1"), asked(crew, "ada", "2")]
        await settle()
        with pytest.raises(ShareUsedUp):
            await crew.ask(job("ada", "3"))
        other = asked(crew, "bob", "1")
        await worker.answer()
        tasks.append(asked(crew, "ada", "3"))
        await settle()
        assert not tasks[-1].done()
        await crew.stop()
        await asyncio.gather(*tasks, other, return_exceptions=True)

    asyncio.run(story())


class Failing(FakeWorker):
    """Breaks so many times, and answers then."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    async def ask(self, request: Errand, heard: Callable[[float], None] | None) -> Answer:
        self.asked.append(request)
        if len(self.asked) <= self.times:
            raise OSError("the process is gone")
        return Answer(move="fine")


def test_a_worker_that_breaks_is_replaced_and_the_job_has_its_turn_again() -> None:
    async def story() -> None:
        worker = Failing(2)
        crew = Crew([worker])
        assert (await crew.ask(job("ada", "1"))).move == "fine"
        assert (worker.ends, crew.lost) == (2, 2)
        await crew.stop()

    asyncio.run(story())


def test_a_job_that_breaks_every_worker_is_given_up_with_the_reason() -> None:
    async def story() -> None:
        crew = Crew([Failing(99)])
        with pytest.raises(BotLost, match="the process is gone"):
            await crew.ask(job("ada", "1"))
        await crew.stop()

    asyncio.run(story())
