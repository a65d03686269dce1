"""The benchmark: fixed tasks on which agents can be compared, here and in papers.

A task is a game with a number of seats, its options as they are by default. The agent meets each rival on the
same deals, named by the seed: with several seats it sits in every one of them, copies of the rival in the
others; alone, both play the deal, and who scores more has won it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any, Final

from duchy._version import __version__
from duchy.arena.intervals import mean_interval, wilson
from duchy.arena.play.match import chances_of, match, match_plan
from duchy.arena.play.plan import Conditions, check_bots, check_games
from duchy.arena.play.simulate import play_out
from duchy.arena.play.work import ALONE, Crew, Progress, parts_of
from duchy.bots.specs import BotSpec, spec_name
from duchy.core.errors import DuchyError
from duchy.core.game import Game
from duchy.core.reading.fields import unknown_name
from duchy.core.reading.files import BROUGHT
from duchy.games import game as find_game
from duchy.games import game_ids

SEED: Final = "duchy benchmark 1"
"""Names the deals. A new number means other deals: results of different seeds are not to be compared."""
RIVALS: Final = ("greedy", "hard", "master")
GAMES: Final = 400


class UnknownTask(DuchyError):
    """No task has that name."""


@dataclass(frozen=True)
class Task:
    """A game and how many play it; `villages-3`."""

    game: str
    seats: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}"


def tasks() -> list[Task]:
    """All tasks: Duchy's own games with every number of seats."""
    own = [find_game(id) for id in game_ids() if id not in BROUGHT]
    return [Task(game.id, seats) for game in own for seats in range(game.min_seats, game.max_seats + 1)]


def task(name: str) -> Task:
    for known in tasks():
        if known.name == name:
            return known
    raise UnknownTask(*unknown_name("task", name, [known.name for known in tasks()]))


def benchmark(
    chosen: Task,
    agent: BotSpec,
    rivals: Sequence[BotSpec] = RIVALS,
    games: int = GAMES,
    crew: Crew = ALONE,
    progress: Progress | None = None,
    keep: Callable[[str], str] | None = None,
) -> dict[str, Any]:
    """How an agent does in a task, as plain data."""
    game = find_game(chosen.game)
    check_bots([agent, *rivals])
    check_games(games)
    meet = meet_alone if chosen.seats == 1 else meet_at_table
    return {
        "task": chosen.name,
        "agent": spec_name(agent),
        "duchy": __version__,
        "rules": game.rules_version,
        "seed": SEED,
        "rivals": [
            {"rival": spec_name(rival), **meet(game, chosen, agent, rival, games, crew, progress, keep)}
            for rival in rivals
        ],
    }


def meet_at_table(
    game: Game,
    chosen: Task,
    agent: BotSpec,
    rival: BotSpec,
    games: int,
    crew: Crew,
    progress: Progress | None,
    keep: Callable[[str], str] | None,
) -> dict[str, Any]:
    plan = match_plan(game, [agent, *[rival] * (chosen.seats - 1)], chosen.seats, games, SEED)
    file = keep(spec_name(rival)) if keep is not None else None
    line = match(plan, crew, False, progress, file)["bots"][0]
    names = ("games", "win_rate", "win_low", "win_high", "mean_score", "mean_margin")
    return {name: line[name] for name in (*names, "margin_low", "margin_high")}


# -- Alone ---------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Deals(Conditions):
    """What two bots play after each other, each alone."""

    def open(self) -> Callable[[int, int], Alone]:
        return partial(play_deals, find_game(self.game, self.cards), self)


@dataclass
class Alone:
    """How often the first has scored more, its points, and what it scored more."""

    games: int = 0
    wins: Fraction = Fraction(0)
    points: int = 0
    margins: int = 0
    squares: int = 0

    def add(self, other: Alone) -> None:
        self.games += other.games
        self.wins += other.wins
        self.points += other.points
        self.margins += other.margins
        self.squares += other.squares


def play_deals(game: Game, plan: Deals, start: int, stop: int) -> Alone:
    sums = Alone()
    for deal in range(start, stop):
        totals = []
        for number, bot in enumerate(plan.bots):
            state = game.new(1, f"{plan.seed} game {deal}", plan.options)
            play_out(state, [bot], chances_of(plan.seed, deal, number, 1))
            totals.append(state.scores()[0].total)
        more = totals[0] - totals[1]
        won = Fraction(1, 2) if more == 0 else Fraction(int(more > 0))
        sums.add(Alone(1, won, totals[0], more, more * more))
    return sums


def meet_alone(
    game: Game,
    chosen: Task,
    agent: BotSpec,
    rival: BotSpec,
    games: int,
    crew: Crew,
    progress: Progress | None,
    keep: Callable[[str], str] | None,
) -> dict[str, Any]:
    plan = Deals(
        game=game.id, seats=1, bots=(agent, rival), seed=SEED, options=game.read_options(1, {}), cards={}
    )
    sums = Alone()
    for part in parts_of(plan, games, crew):
        sums.add(part)
        if progress is not None:
            progress(part.games)
    low, high = wilson(sums.wins, sums.games)
    margins = mean_interval(sums.margins, sums.squares, sums.games)
    return {
        "games": sums.games,
        "win_rate": float(sums.wins / sums.games),
        "win_low": low,
        "win_high": high,
        "mean_score": sums.points / sums.games,
        "mean_margin": sums.margins / sums.games,
        "margin_low": margins[0],
        "margin_high": margins[1],
    }
