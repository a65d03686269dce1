"""Whatever a bot answers, its table goes on."""

from __future__ import annotations

import asyncio
import logging

import pytest

from duchy.table.game.laid_table import RESTS
from duchy.table.game.seats import Person
from duchy.table.hosting.habits import Habits
from duchy.table.hosting.hall import Hall
from duchy.table.hosting.open_table import OpenTable
from duchy.table.memory import MemoryStore
from duchy.table.messages import Ready, Settings
from duchy.table.ports import Question
from duchy.table.thinking.errands import ThinkHere
from server.house import run
from table.looking_on import looked_at


class Stubborn(ThinkHere):
    """Chooses the same move for ever, whether it is legal, a move of another phase, or no move at all."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.asked = 0

    async def choose(self, question: Question) -> str:
        self.asked += 1
        await asyncio.sleep(0)
        return self.text


@pytest.mark.parametrize("text", ["fill left", "jump over the moon"])
def test_a_bot_that_keeps_choosing_what_it_may_not_is_not_asked_for_ever(
    text: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        workers = Stubborn(text)
        hall = Hall(MemoryStore(), workers)
        await hall.open()
        settings = Settings(game="king-of-the-valley", seats=["bot:random", "bot:random"])
        id = (await hall.create(settings, Person("ada", "Ada"))).id
        async with looked_at(hall, id):
            while (await hall.read(id)).status != "over":
                await asyncio.sleep(0.005)
        table = await hall.finished(id)
        assert table.play is not None
        assert workers.asked == len(table.play.record.moves)
        await hall.close()

    with caplog.at_level(logging.ERROR, "duchy.bots"):
        run(story())
    assert f"{text!r} is no legal move; any legal one is made" in caplog.text


class Noting(ThinkHere):
    """Remembers on whose behalf it thought, and waits until it may go on."""

    def __init__(self) -> None:
        self.behalf: list[tuple[str, str]] = []
        self.may_go_on = asyncio.Event()

    async def choose(self, question: Question) -> str:
        self.behalf.append((question.household, question.person))
        await self.may_go_on.wait()
        return await super().choose(question)


async def with_a_person(hall: Hall) -> OpenTable:
    """A game that has started, in which a bot and Ada choose at first. She does not look."""
    settings = Settings(game="card-kingdoms", seats=["bot:random", "me"])
    ada = Person("ada", "Ada", "ada's house")
    at = hall.awake[(await hall.create(settings, ada)).id]
    await at.perform(Ready(id="r"), ada)
    return at


async def settled() -> None:
    for _ in range(50):
        await asyncio.sleep(0.001)


def test_bots_where_nobody_looks_have_one_share_together() -> None:
    """They think on nobody's behalf, whoever made the table; as soon as somebody looks, on the owner's."""

    async def story() -> None:
        workers = Noting()
        hall = Hall(MemoryStore(), workers)
        await hall.open()
        await with_a_person(hall)
        while not workers.behalf:
            await asyncio.sleep(0.005)
        assert workers.behalf == [("", "")]
        settings = Settings(game="king-of-the-valley", seats=["bot:random", "bot:random"])
        other = await hall.create(settings, Person("bob", "Bob"))
        async with looked_at(hall, other.id):
            while len(workers.behalf) < 2:
                await asyncio.sleep(0.005)
        assert workers.behalf == [("", ""), ("", "bob")]
        await hall.close()

    run(story())


def test_where_nobody_looks_bots_play_until_a_person_is_to_decide() -> None:
    async def story() -> None:
        workers = Noting()
        workers.may_go_on.set()
        hall = Hall(MemoryStore(), workers)
        await hall.open()
        at = await with_a_person(hall)
        while at.table is None or at.table.deciders() != [1]:
            await asyncio.sleep(0.005)
        thought = len(workers.behalf)
        await settled()
        assert thought == len(workers.behalf) > 0
        await hall.close()

    run(story())


def test_a_game_that_is_left_to_bots_rests_until_somebody_looks_and_ends_after_a_week() -> None:
    async def story() -> None:
        workers = Noting()
        workers.may_go_on.set()
        time = [1_000_000]
        hall = Hall(MemoryStore(), workers, habits=Habits(tick_seconds=0.01), now=lambda: time[0])
        await hall.open()
        settings = Settings(game="king-of-the-valley", seats=["bot:random", "bot:random"])
        id = (await hall.create(settings, Person("ada", "Ada"))).id
        await settled()
        assert workers.behalf == []
        async with looked_at(hall, id):
            while len(workers.behalf) < 5:
                await asyncio.sleep(0.001)
        await settled()
        thought, table = len(workers.behalf), await hall.read(id)
        await settled()
        assert (len(workers.behalf), table.status) == (thought, "running")
        time[0] += RESTS + 1
        while (await hall.read(id)).status != "over":
            await asyncio.sleep(0.005)
        ended = await hall.finished(id)
        assert (ended.ended, len(ended.record.moves)) == ("abandoned", len(table.record.moves))
        assert len(workers.behalf) == thought
        await hall.close()

    run(story())
