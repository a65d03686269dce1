"""Bots in workers of the page. A worker is a core's worth of thinking; each is started when it is first
needed, and one that thinks about what nobody waits for any more is ended."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from duchy.local.bridges import Thinking
from duchy.table.ports import BotLost
from duchy.table.thinking.crew import Crew
from duchy.table.thinking.crews import Crews
from duchy.table.thinking.errands import Answer, Errand, Progress, carry_out


class Thinker:
    def __init__(self, bridge: Thinking) -> None:
        self._bridge = bridge

    async def start(self) -> None:
        await self._bridge.start()

    async def ask(self, errand: Errand, heard: Progress | None) -> Answer:
        def tell(line: str) -> None:
            if heard is not None:
                heard(msgspec.json.decode(line, type=Answer).progress)

        try:
            line = await self._bridge.ask(msgspec.json.encode(errand).decode(), tell)
        except Exception as problem:
            raise BotLost(str(problem)) from None
        return msgspec.json.decode(line, type=Answer)

    async def end(self) -> None:
        self._bridge.end()


def thinkers_of(bridges: Sequence[Thinking]) -> Crews:
    """One person at a time plays here: all kinds of work share the workers."""
    crew = Crew([Thinker(bridge) for bridge in bridges])
    return Crews(crew, crew, crew)


def think(line: str, tell: object) -> str:
    """In the worker: the answer to an errand; `tell` gets the lines before it."""

    def told(answer: Answer) -> None:
        assert callable(tell)
        tell(msgspec.json.encode(answer).decode())

    return msgspec.json.encode(carry_out(line, told)).decode()
