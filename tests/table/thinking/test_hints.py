"""Hints at a table: how many may wait, and what is said where there is none."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from duchy.table.messages import Curve, Hint
from duchy.table.ports import BotLost, Question, ShareUsedUp
from duchy.table.refusal import Refusal
from duchy.table.thinking.hints import Hints

ASKED = Question(0, "hard", {})


class Waiting:
    """Workers that answer when they are told to, or not at all."""

    def __init__(self, problem: Exception | None = None) -> None:
        self.go = asyncio.Event()
        self.problem = problem

    async def hints(self, question: Question) -> list[Hint]:
        if self.problem is not None:
            raise self.problem
        await self.go.wait()
        return [Hint(1, "take 1", 1.0, 0.5)]

    async def choose(self, question: Question) -> str:
        raise NotImplementedError

    async def check(self, record: dict[str, Any], person: str = "") -> str:
        raise NotImplementedError

    async def review(self, record: dict[str, Any], heard: Any, person: str = "") -> Curve:
        raise NotImplementedError

    async def stop(self) -> None:
        pass


def test_no_more_than_so_many_wait_at_once_and_then_there_is_room_again() -> None:
    async def story() -> None:
        workers = Waiting()
        hints = Hints(workers, "hard", 1.0, most=2)
        asked = [asyncio.create_task(hints.answer(ASKED)) for _ in range(2)]
        await asyncio.sleep(0)
        assert hints.are_too_many
        workers.go.set()
        assert [len(await answer) for answer in asked] == [1, 1]
        assert not hints.are_too_many

    asyncio.run(story())


@pytest.mark.parametrize(
    ("problem", "code", "sentence"),
    [
        (ShareUsedUp("enough"), "busy", "you have asked for as many hints as you may at once: wait for one"),
        (BotLost("gone"), "broken", "no bot could give a hint just now"),
    ],
)
def test_where_there_is_no_hint_a_sentence_says_why(problem: Exception, code: str, sentence: str) -> None:
    async def story() -> None:
        hints = Hints(Waiting(problem), "hard", 1.0, most=1)
        with pytest.raises(Refusal) as refused:
            await hints.answer(ASKED)
        assert (refused.value.code, str(refused.value)) == (code, sentence)
        assert not hints.are_too_many, "who was refused waits no longer"

    asyncio.run(story())
