"""The report: what a designer wants to know of many games. It knows no game by name.

Cards taken are found from events (any event that tells a seat and a card), the parts of a score from the
scores, opening choices from the first real decisions of each seat. Every number comes with its `n`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from duchy.arena.play.match import chances_of
from duchy.arena.play.simulate import EndlessGame, Plan, plan_for, play_out
from duchy.arena.play.work import ALONE, Crew, Progress, parts_of
from duchy.arena.report.observed import Observed, Watcher
from duchy.arena.report.tables import numbers_of
from duchy.bots.specs import BadBot, BotSpec, spec_name
from duchy.core.game import Game
from duchy.core.record import Record
from duchy.core.stream import key_from_seed
from duchy.games import game as find_game


@dataclass(frozen=True)
class ReportPlan:
    """A plan whose games are watched. Its games are dealt in blocks: all rotations on the same deal."""

    plan: Plan

    def open(self) -> Callable[[int, int], Observed]:
        return partial(watch_games, find_game(self.plan.game, self.plan.cards), self.plan)


def report_plan(
    game: Game,
    bots: Sequence[BotSpec],
    seats: int | None = None,
    games: int = 200,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
) -> ReportPlan:
    """A plan that was checked, with as many games as make whole blocks."""
    plan = plan_for(game, bots, seats, games, seed, options)
    turns = rotations(plan)
    whole = -(-plan.games // turns) * turns
    return ReportPlan(plan if whole == games else plan_for(game, bots, seats, whole, seed, options))


def rotations(plan: Plan) -> int:
    """How many rotations of the bots over the seats differ: one, where the same bot sits everywhere."""
    row = [spec_name(bot) for bot in plan.bots]
    return next(turn for turn in range(1, plan.seats + 1) if row[turn:] + row[:turn] == row)


def watch_games(game: Game, plan: Plan, start: int, stop: int) -> Observed:
    """Play and watch the games from number `start` up to, but not including, number `stop`."""
    observed = Observed(plan.seats)
    turns = rotations(plan)
    for number in range(start, stop):
        block, turned = divmod(number, turns)
        seated = [plan.bots[(seat - turned) % plan.seats] for seat in range(plan.seats)]
        watcher = Watcher(game, [spec_name(bot) for bot in seated])
        record = Record(game, plan.seats, plan.options, key_from_seed(f"{plan.seed} game {block}"))
        state = record.start(watcher.hear)
        try:
            moves = play_out(state, seated, chances_of(plan.seed, block, turned, plan.seats), watcher.see)
        except (EndlessGame, BadBot) as problem:
            raise type(problem)(f"game {block} of seed {plan.seed}: {problem}") from None
        watcher.close(state, moves, observed)
    return observed


def report(report_plan: ReportPlan, crew: Crew = ALONE, progress: Progress | None = None) -> dict[str, Any]:
    """Play and watch; the result is plain data and the same for any number of jobs."""
    plan = report_plan.plan
    total = Observed(plan.seats)
    for part in parts_of(report_plan, plan.games, crew):
        total.add(part)
        if progress is not None:
            progress(part.games)
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bots": [spec_name(bot) for bot in plan.bots],
        "games": plan.games,
        "seed": plan.seed,
        "options": dict(plan.options),
        "changed": {section: list(cards) for section, cards in plan.cards.items()},
        **numbers_of(find_game(plan.game, plan.cards), total),
    }
