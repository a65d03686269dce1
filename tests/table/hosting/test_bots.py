"""Whatever a bot answers, its table goes on."""

from __future__ import annotations

import asyncio
import logging

import pytest

from duchy.table.game.seats import Person
from duchy.table.hosting.audience import Connection
from duchy.table.hosting.conversation import Knock
from duchy.table.hosting.hall import Hall
from duchy.table.memory import MemoryStore
from duchy.table.messages import Settings
from duchy.table.ports import Question
from duchy.table.thinking.errands import ThinkHere
from server.house import run


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
        self.persons: list[str] = []
        self.may_go_on = asyncio.Event()

    async def choose(self, question: Question) -> str:
        self.persons.append(question.person)
        await self.may_go_on.wait()
        return await super().choose(question)


def test_bots_where_nobody_looks_have_one_share_together() -> None:
    """They think on nobody's behalf, whoever made the table; as soon as somebody looks, on the owner's."""

    async def story() -> None:
        workers = Noting()
        hall = Hall(MemoryStore(), workers)
        await hall.open()
        settings = Settings(game="king-of-the-valley", seats=["bot:random", "bot:random"])
        table = await hall.create(settings, Person("ada", "Ada"))
        while not workers.persons:
            await asyncio.sleep(0.005)
        assert workers.persons == [""]
        connection = Connection(Person("bob", "Bob"), 10**6)
        async with hall.conversation(table.id, connection, "bob", Knock("", None, 0, False)):
            workers.may_go_on.set()
            while len(workers.persons) < 3:
                await asyncio.sleep(0.005)
        assert workers.persons[:3] == ["", "ada", "ada"]
        await hall.close()

    run(story())
