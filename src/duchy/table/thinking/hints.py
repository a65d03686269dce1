"""Hints: a bot is asked for the best moves of a seat, while its person can go on playing."""

from __future__ import annotations

from duchy.table.game.table import Table
from duchy.table.messages import Hint
from duchy.table.ports import BotLost, Question, ShareUsedUp, Workers
from duchy.table.refusal import Refusal


class Hints:
    """`bot` thinks for so many `seconds`; at most so many hints wait at once."""

    def __init__(self, workers: Workers, bot: str, seconds: float, most: int) -> None:
        self.workers = workers
        self.bot = bot
        self.seconds = seconds
        self.most = most
        self._waiting = 0

    @property
    def are_too_many(self) -> bool:
        return self._waiting >= self.most

    def question(self, table: Table, seat: int, person: str, household: str) -> Question:
        return Question(
            seat,
            self.bot,
            table.state.dump(),
            table.cards,
            self.seconds,
            person,
            table.id,
            household=household,
        )

    async def answer(self, question: Question) -> list[Hint]:
        """The moves of the seat, the best first."""
        self._waiting += 1
        try:
            return await self.workers.hints(question)
        except ShareUsedUp:
            raise Refusal(
                "busy", "you have asked for as many hints as you may at once: wait for one"
            ) from None
        except BotLost:
            raise Refusal("broken", "no bot could give a hint just now") from None
        finally:
            self._waiting -= 1
