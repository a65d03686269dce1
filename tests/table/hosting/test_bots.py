"""Whatever a bot answers, its table goes on."""

from __future__ import annotations

import asyncio
import logging

import pytest

from duchy.table.game.seats import Person
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
