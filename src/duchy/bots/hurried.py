"""Any bot, but answering within a given time, or however long it takes: by the clock it thinks less where it
would have thought for longer, without one it answers alike on every machine."""

from __future__ import annotations

from duchy.bots.bot import Bot
from duchy.bots.erring import ErringBot
from duchy.bots.greedy import GreedyBot
from duchy.bots.search import Budget, SearchBot


def hurry(bot: Bot, seconds: float) -> None:
    """Let the bot think for at most so many seconds of the clock about a decision."""
    if isinstance(bot, ErringBot):
        hurry(bot.sober, seconds)
    elif isinstance(bot, GreedyBot):
        bot.seconds = shorter(bot.seconds, seconds)
    elif isinstance(bot, SearchBot):
        budget = bot.budget
        bot.budget = Budget(budget.iterations, budget.work, shorter(budget.clock, seconds))


def steady(bot: Bot) -> None:
    """Let the bot do all of its work, whatever the clock says."""
    if isinstance(bot, ErringBot):
        steady(bot.sober)
    elif isinstance(bot, GreedyBot):
        bot.seconds = 0.0
    elif isinstance(bot, SearchBot):
        bot.budget = Budget(bot.budget.iterations)


def shorter(limit: float, seconds: float) -> float:
    """The shorter of two times, of which the first may be 0: no limit."""
    return min(limit, seconds) if limit else seconds
