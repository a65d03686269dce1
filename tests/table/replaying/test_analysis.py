"""Analysis has a share for everybody: who has used it up is told so, and nobody else is. What cannot be
analysed is not tried again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest

from duchy.table.game.seats import Person
from duchy.table.hosting.hall import Hall
from duchy.table.memory import MemoryStore
from duchy.table.messages import Curve, Settings
from duchy.table.ports import BotLost
from duchy.table.refusal import Refusal
from duchy.table.replaying.replays import CURVES_EACH, LOST_FOR
from duchy.table.thinking.errands import ThinkHere
from server.house import run
from table.looking_on import looked_at


class SlowReviews(ThinkHere):
    """Reviews end when they are let go."""

    def __init__(self) -> None:
        self.let_go = asyncio.Event()

    async def review(self, record: dict[str, Any], heard: Callable[[float], None], person: str = "") -> Curve:
        await self.let_go.wait()
        return Curve(1.0, [], [], 0, [])


class LostReviews(ThinkHere):
    """No review ever ends well."""

    def __init__(self) -> None:
        self.tried = 0

    async def review(self, record: dict[str, Any], heard: Callable[[float], None], person: str = "") -> Curve:
        self.tried += 1
        raise BotLost("the process died")


async def played(hall: Hall) -> str:
    """A game that is over."""
    settings = Settings(game="king-of-the-valley", seats=["bot:random", "bot:random"])
    id = (await hall.create(settings, Person("ada", "Ada"))).id
    async with looked_at(hall, id):
        while (await hall.read(id)).status != "over":
            await asyncio.sleep(0.01)
    return id


def test_a_review_that_failed_is_not_begun_again_by_a_page_that_asks_and_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        workers = LostReviews()
        hall = Hall(MemoryStore(), workers)
        await hall.open()
        id = await played(hall)
        assert (await hall.replays.curve(id, "eve")).progress == 0
        await asyncio.sleep(0.01)
        for who in ("eve", "eve", "bob"):
            with pytest.raises(Refusal, match="try again later"):
                await hall.replays.curve(id, who)
        assert workers.tried == 1
        monkeypatch.setattr("duchy.table.replaying.replays.monotonic", lambda: monotonic() + LOST_FOR)
        assert (await hall.replays.curve(id, "eve")).progress == 0
        await asyncio.sleep(0.01)
        assert workers.tried == 2
        await hall.close()

    run(story())


def test_who_has_too_many_games_looked_at_is_refused_until_one_is_done() -> None:
    async def story() -> None:
        workers = SlowReviews()
        hall = Hall(MemoryStore(), workers)
        await hall.open()
        ids = [await played(hall) for _ in range(CURVES_EACH + 1)]
        for id in ids[:-1]:
            assert (await hall.replays.curve(id, "eve")).progress == 0
            assert (await hall.replays.curve(id, "eve")).progress == 0
        with pytest.raises(Refusal, match="wait"):
            await hall.replays.curve(ids[-1], "eve")
        assert (await hall.replays.curve(ids[-1], "bob")).progress == 0
        workers.let_go.set()
        while (await hall.replays.curve(ids[0], "eve")).progress < 1:
            await asyncio.sleep(0.01)
        assert (await hall.replays.curve(ids[-1], "eve")).progress == 1
        await hall.close()

    run(story())
