"""Simulation: the same players meet in many games, and the results are added up.

Game number `i` of a plan depends on the plan's seed and on `i` alone, and every sum is exact (whole
numbers and fractions). So the result is the same whoever plays which game, in one process or in many.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import sqrt
from time import perf_counter
from typing import Any

from duchy.arena.play.plan import Conditions, check_bots, check_games, default_seats
from duchy.arena.play.work import Crew, Progress, parts_of
from duchy.bots.random import play_randomly
from duchy.bots.specs import BadBot, BotSpec, make_bot, spec_name
from duchy.core.errors import BadSeats, DuchyError
from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game

MOST_MOVES = 100_000
"""A game that goes on longer than this is taken for one that never ends."""

Watch = Callable[[State, int, Move], None]
"""Shown every decision just before it is played."""


class EndlessGame(DuchyError):
    """The players go on and on."""


@dataclass(frozen=True, kw_only=True)
class Plan(Conditions):
    """What is simulated, and how often."""

    games: int

    def open(self) -> Callable[[int, int], Tally]:
        return partial(play_chunk, find_game(self.game, self.cards), self)


def plan_for(
    game: Game,
    bots: Sequence[BotSpec],
    seats: int | None = None,
    games: int = 100,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
) -> Plan:
    """A plan that was checked: seats, options and bots exist. One bot alone takes every seat."""
    if seats is None:
        seats = len(bots) if len(bots) > 1 else default_seats(game)
    game.check_seats(seats)
    if len(bots) not in (1, seats):
        raise BadSeats(f"{len(bots)} bots cannot take {seats} seats: name one for all seats, or one for each")
    check_bots(bots)
    check_games(games)
    everyone = tuple(bots) * (seats if len(bots) == 1 else 1)
    chosen = game.read_options(seats, options or {})
    return Plan(
        game=game.id,
        seats=seats,
        bots=everyone,
        games=games,
        seed=seed,
        options=chosen,
        cards=game.card_file.overlay,
    )


class Tally:
    """Sums over games. Sums of parts add up to the sum of the whole, exactly."""

    __slots__ = ("games", "moves", "points", "squares", "turns", "wins")

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.moves = 0
        self.turns = 0
        self.wins = [Fraction(0)] * seats
        self.points = [0] * seats
        self.squares = [0] * seats

    def count(self, state: State, moves: int) -> None:
        """Count a finished game. A shared victory is split."""
        self.games += 1
        self.moves += moves
        self.turns += state.turn
        winners = state.winners()
        for seat in winners:
            self.wins[seat] += Fraction(1, len(winners))
        for seat, score in enumerate(state.scores()):
            self.points[seat] += score.total
            self.squares[seat] += score.total**2

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.turns += other.turns
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.points[seat] += other.points[seat]
            self.squares[seat] += other.squares[seat]

    def mean(self, total: int | Fraction) -> float:
        return float(Fraction(total) / self.games)

    def spread(self, seat: int) -> float:
        """The standard deviation of a seat's scores, as estimated from these games."""
        if self.games < 2:
            return 0.0
        above = self.games * self.squares[seat] - self.points[seat] ** 2
        return sqrt(Fraction(above, self.games * (self.games - 1)))


def simulate(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> dict[str, Any]:
    """Play the plan in `jobs` processes; the result is plain data and the same for any number of jobs."""
    started = perf_counter()
    total = Tally(plan.seats)
    for part in parts_of(plan, plan.games, Crew(jobs)):
        total.add(part)
        if progress is not None:
            progress(part.games)
    return summary(plan, total, perf_counter() - started)


def play_chunk(game: Game, plan: Plan, start: int, stop: int) -> Tally:
    """Play the games from number `start` up to, but not including, number `stop`."""
    tally = Tally(plan.seats)
    for number in range(start, stop):
        state = game.new(plan.seats, f"{plan.seed} game {number}", plan.options)
        chances = [
            Stream(key_from_seed(f"{plan.seed} game {number} seat {seat}")) for seat in range(plan.seats)
        ]
        try:
            tally.count(state, play_out(state, plan.bots, chances))
        except (EndlessGame, BadBot) as problem:
            raise type(problem)(f"game {number} of seed {plan.seed}: {problem}") from None
    return tally


def play_out(state: State, bots: Sequence[BotSpec], chances: list[Stream], watch: Watch | None = None) -> int:
    """Let bots finish a game; returns how many moves that took."""
    if watch is None and all(bot == "random" for bot in bots):
        moves = play_randomly(state, chances, MOST_MOVES)
        if state.over:
            return moves
        raise endless()
    players = [make_bot(bot, chances[seat], foreign=True) for seat, bot in enumerate(bots)]
    handles = [SeatHandle(state, seat) for seat in range(state.seats)]
    for moves in range(MOST_MOVES):
        if state.over:
            return moves
        seat = state.deciders[0]
        move = players[seat].choose(handles[seat])
        if watch is not None:
            watch(state, seat, move)
        state.play(seat, move)
    raise endless()


def endless() -> EndlessGame:
    return EndlessGame(f"it has no end after {MOST_MOVES} moves")


def summary(plan: Plan, total: Tally, seconds: float) -> dict[str, Any]:
    """A simulation as plain data, as `duchy sim --json` prints it."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": plan.games,
        "seed": plan.seed,
        "options": dict(plan.options),
        "moves_per_game": total.mean(total.moves),
        "turns_per_game": total.mean(total.turns),
        "games_per_second": round(total.games / seconds, 2),
        "moves_per_second": round(total.moves / seconds, 1),
        "bots": [
            {
                "seat": seat,
                "bot": spec_name(bot),
                "wins": float(total.wins[seat]),
                "win_rate": total.mean(total.wins[seat]),
                "mean_score": total.mean(total.points[seat]),
                "sd_score": total.spread(seat),
            }
            for seat, bot in enumerate(plan.bots)
        ],
    }
