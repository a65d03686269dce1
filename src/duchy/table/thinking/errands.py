"""What workers do, whoever they are: bots choose and give hints, records are checked and reviewed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_bytes
from typing import Any

import msgspec

from duchy.analysis.chances import chance_to_win
from duchy.analysis.hints import hints as hints_of
from duchy.analysis.review import review as review_of
from duchy.bots.hurried import hurry, steady
from duchy.bots.search import Hint as Found
from duchy.bots.specs import make_bot
from duchy.core.errors import DuchyError
from duchy.core.record import read_record
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream
from duchy.games import game as find_game
from duchy.table.game.boxes import game_with
from duchy.table.messages import Curve, Hint
from duchy.table.ports import Question
from duchy.table.replaying.checking import fault_in

Progress = Callable[[float], None]
"""Told how far a piece of work is, from 0 to 1."""


class Errand(msgspec.Struct, omit_defaults=True):
    """What a worker is sent to do, in another process. `kind` is `choose` or `hints`, which need a
    `question`, or `check` or `review`, which need a `record`."""

    kind: str
    question: Question | None = None
    record: dict[str, Any] | None = None


class Answer(msgspec.Struct, omit_defaults=True):
    """What it comes back with; `progress` below 1 is only how far it is."""

    move: str = ""
    hints: list[Hint] = []
    progress: float = 1.0
    curve: Curve | None = None
    fault: str = ""
    problem: str = ""


def carry_out(line: bytes | str, tell: Callable[[Answer], None]) -> Answer:
    """The answer to an errand; `tell` hears meanwhile how far a review is."""
    try:
        errand = msgspec.json.decode(line, type=Errand)
        question, record = errand.question, errand.record or {}
        if question is not None:
            if errand.kind == "choose":
                return Answer(move=choose(question))
            return Answer(hints=hints(question))
        if errand.kind == "check":
            return Answer(fault=fault_in(record))
        return Answer(curve=review(record, lambda progress: tell(Answer(progress=progress))))
    except (DuchyError, msgspec.MsgspecError, MemoryError) as problem:
        return Answer(problem=f"{type(problem).__name__}: {problem}")


def handle_of(question: Question) -> SeatHandle:
    """A bot gets a whole position but is handed its seat only."""
    position = question.position
    game = game_with(str(position.get("game")), question.cards, position.get("rules"))
    return SeatHandle(game.load(position), question.seat)


def choose(question: Question) -> str:
    """The text of the move that the bot chooses."""
    if question.key:
        bot = make_bot(question.bot, Stream(bytes.fromhex(question.key)))
        steady(bot)
    else:
        bot = make_bot(question.bot, own_stream())
        if question.most:
            hurry(bot, question.most)
    return bot.choose(handle_of(question)).text


def hints(question: Question) -> list[Hint]:
    """The legal moves, the best first."""
    bot = make_bot(question.bot, own_stream())
    handle = handle_of(question)
    found = hints_of(bot, handle, question.seconds, own_stream())
    return [told(hint, handle) for hint in found]


def told(hint: Found, handle: SeatHandle) -> Hint:
    """A hint as it is told: with the chance to win, where there is somebody to win against."""
    plain = Hint(hint.move.id, hint.move.text, hint.share, hint.value)
    if handle.seats > 1:
        chance = chance_to_win(handle.game, handle.seats, hint.margin, hint.error)
        plain.chance, plain.low, plain.high = chance
    return plain


def own_stream() -> Stream:
    return Stream(token_bytes(32))


def review(record: dict[str, Any], heard: Progress) -> Curve:
    """How each seat stood, as it is told."""
    found = review_of(read_record(record, find_game), heard)
    return msgspec.convert({"progress": 1.0, **msgspec.to_builtins(found)}, Curve)


class ThinkHere:
    """Workers in this very process, one thought after the other: for a browser, a terminal and tests."""

    async def choose(self, question: Question) -> str:
        await asyncio.sleep(0)
        return choose(question)

    async def hints(self, question: Question) -> list[Hint]:
        await asyncio.sleep(0)
        return hints(question)

    async def check(self, record: dict[str, Any], person: str = "") -> str:
        return fault_in(record)

    async def review(self, record: dict[str, Any], heard: Progress, person: str = "") -> Curve:
        return review(record, heard)

    async def stop(self) -> None:
        pass
