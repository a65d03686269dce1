"""Bots by their short names: `random`, `greedy`."""

from __future__ import annotations

from collections.abc import Callable

from duchy.bots.bot import Bot
from duchy.bots.greedy import GreedyBot
from duchy.bots.random import RandomBot
from duchy.core.errors import DuchyError
from duchy.core.fields import unknown
from duchy.core.stream import Stream


class UnknownBot(DuchyError):
    """No bot has that name."""


BOTS: dict[str, Callable[[Stream], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(spec: str, rng: Stream) -> Bot:
    """The bot that `spec` names, with a random stream of its own."""
    if spec not in BOTS:
        raise UnknownBot(unknown("bot", spec, BOTS))
    return BOTS[spec](rng)
