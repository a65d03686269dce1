"""The bots that people choose from, by how strong they are.

Each level is meant to beat the one before it in at least three games of five; `docs/bots.md` tells how far
that is shown. Each answers within its time on one core: the work of a decision is fixed, so that a level
plays alike on every machine, and the clock only steps in where that work would take too long.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duchy.bots.bot import Bot
from duchy.bots.erring import ErringBot
from duchy.bots.greedy import GreedyBot
from duchy.bots.search import Budget, SearchBot
from duchy.core.stream import Stream

SECONDS: Final[dict[str, float]] = {"easy": 0.1, "medium": 0.3, "hard": 1.0, "master": 3.0}
"""How long each level may think about a decision."""

SLACK: Final = 0.8
"""The part of that time that the clock allows: the last round of thinking still has to end."""

EASY_ERRORS: Final = 0.4
MEDIUM_ERRORS: Final = 0.1
"""How often the lower levels make any move instead of the one that looks best."""

HARD_ITERATIONS: Final = 8
MASTER_ITERATIONS: Final = 200


def easy(rng: Stream) -> Bot:
    return ErringBot(GreedyBot(rng, SECONDS["easy"] * SLACK), rng, EASY_ERRORS)


def medium(rng: Stream) -> Bot:
    return ErringBot(GreedyBot(rng, SECONDS["medium"] * SLACK), rng, MEDIUM_ERRORS)


def hard(rng: Stream) -> Bot:
    return SearchBot(rng, Budget(HARD_ITERATIONS, clock=SECONDS["hard"] * SLACK))


def master(rng: Stream) -> Bot:
    return SearchBot(rng, Budget(MASTER_ITERATIONS, clock=SECONDS["master"] * SLACK))


LEVELS: Final[dict[str, Callable[[Stream], Bot]]] = {
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "master": master,
}
