"""Bots by their short names: the levels `easy` to `master`, `random`, `greedy`, `mcts:500ms`, `mcts:2000`, or
`module:Class` for your own.

A bot of your own is a class that is called with a random stream and has `choose(seat)`. Python code may
hand over the class, or a bot, itself.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from duchy.bots.bot import Bot
from duchy.bots.greedy import GreedyBot
from duchy.bots.levels import LEVELS
from duchy.bots.random import RandomBot
from duchy.bots.search import Budget, SearchBot
from duchy.core.errors import DuchyError
from duchy.core.moves import Move
from duchy.core.reading.fields import show, unknown_name
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream

LONGEST_MS = 600_000
PATIENCE = 3
"""A budget in milliseconds is of the processor's time; by the clock it may take this many times as long."""
MOST_ITERATIONS = 10_000_000


class UnknownBot(DuchyError):
    """No bot has that name."""


class BadBot(DuchyError):
    """A bot of somebody else that cannot be made, raises, or makes a move that it may not make."""


BotSpec = str | Callable[[Stream], Any] | Bot
"""A name, a class (anything that makes a bot from a stream), or a bot."""

BOTS: dict[str, Callable[[Stream], Bot]] = {**LEVELS, "random": RandomBot, "greedy": GreedyBot}
"""Every bot that has a name of its own. People choose among the levels; the other two are for measuring."""


def make_bot(spec: BotSpec, rng: Stream, foreign: bool = False) -> Bot:
    """The bot that `spec` names, with a random stream of its own.

    Only a caller that trusts where the name comes from says `foreign`: `module:Class` runs code that is
    not Duchy's, so a name out of a file or from a socket must never get that far.
    """
    if not isinstance(spec, str):
        return ForeignBot(spec_name(spec), spec, rng)
    name, _, budget = spec.partition(":")
    if name == "mcts":
        return search_bot(spec, budget, rng)
    if foreign and re.fullmatch(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*", spec):
        return ForeignBot(spec, imported(spec), rng)
    if spec not in BOTS:
        known = [*BOTS, "mcts:500ms", "module:Class"] if foreign else [*BOTS, "mcts:500ms"]
        raise UnknownBot(*unknown_name("bot", spec, known))
    return BOTS[spec](rng)


def spec_name(spec: BotSpec) -> str:
    """A bot as people read it."""
    if isinstance(spec, str):
        return spec
    kind = spec if hasattr(spec, "__qualname__") else type(spec)
    return f"{kind.__module__}:{getattr(kind, '__qualname__', 'bot')}"


def imported(spec: str) -> Any:
    """What `module:Class` names; modules of the working directory count as well."""
    module, _, name = spec.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as problem:
        raise BadBot(f"bot {spec}: there is no module '{problem.name}' here or among the packages") from None
    except AttributeError:
        raise BadBot(f"bot {spec}: the module {module} has no class '{name}'") from None
    except (Exception, SystemExit) as problem:
        raise BadBot(f"bot {spec}: its module cannot be imported ({described(problem)})") from None


def described(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__


class ForeignBot:
    """A bot of somebody else. Whatever it does wrong is told in one sentence."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str, spec: Any, rng: Stream) -> None:
        self.name = name
        self.bot = spec
        if isinstance(spec, type) or not hasattr(spec, "choose"):
            if not callable(spec):
                raise BadBot(f"bot {name}: it must be a class with a method choose(seat), not {show(spec)}")
            try:
                self.bot = spec(rng)
            except (Exception, SystemExit) as problem:
                raise BadBot(f"bot {name}: it cannot be made from a stream ({described(problem)})") from None
        if not callable(getattr(self.bot, "choose", None)):
            raise BadBot(f"bot {name}: it has no method choose(seat)")

    def choose(self, seat: SeatHandle) -> Move:
        try:
            move = self.bot.choose(seat)
        except (Exception, SystemExit) as problem:
            raise BadBot(f"bot {self.name}: it failed in seat {seat.seat} ({described(problem)})") from None
        legal = seat.legal()
        if not isinstance(move, Move) or move not in legal:
            chosen = f"'{move.text}'" if isinstance(move, Move) else show(move)
            raise BadBot(
                f"bot {self.name}: in seat {seat.seat} it chose {chosen}, which is none of the "
                f"{len(legal)} moves it may make, such as '{legal[0].text}'"
            )
        return move


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
    if match[2]:
        return SearchBot(rng, Budget(work=amount / 1000, clock=PATIENCE * amount / 1000))
    return SearchBot(rng, Budget(amount))
