"""Bots by their short names: `random`, `greedy`, `mcts:500ms`, `mcts:2000`."""

from __future__ import annotations

import re
from collections.abc import Callable

from duchy.bots.bot import Bot
from duchy.bots.greedy import GreedyBot
from duchy.bots.random import RandomBot
from duchy.bots.search import SearchBot
from duchy.core.errors import DuchyError
from duchy.core.fields import unknown
from duchy.core.stream import Stream

LONGEST_MS = 600_000
MOST_ITERATIONS = 10_000_000


class UnknownBot(DuchyError):
    """No bot has that name."""


BOTS: dict[str, Callable[[Stream], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(spec: str, rng: Stream) -> Bot:
    """The bot that `spec` names, with a random stream of its own."""
    name, _, budget = spec.partition(":")
    if name == "mcts":
        return search_bot(spec, budget, rng)
    if spec not in BOTS:
        raise UnknownBot(unknown("bot", spec, [*BOTS, "mcts:500ms"]))
    return BOTS[spec](rng)


def search_bot(spec: str, budget: str, rng: Stream) -> SearchBot:
    """A budget in milliseconds bounds the time; one in iterations is reproducible."""
    match = re.fullmatch(r"([0-9]{1,9})(ms)?", budget)
    amount = int(match[1]) if match else 0
    most = LONGEST_MS if match and match[2] else MOST_ITERATIONS
    if not match or not 1 <= amount <= most:
        raise UnknownBot(
            f"bot {spec}: its budget is a number of iterations up to {MOST_ITERATIONS} (mcts:2000) "
            f"or of milliseconds up to {LONGEST_MS} (mcts:500ms)"
        )
    return SearchBot(rng, 0, amount / 1000) if match[2] else SearchBot(rng, amount, 0.0)
