"""The benchmark: how fast a game is on one core, played at random.

Whole games give moves and games a second. The single operations are timed on states sampled along such
games, so that early and late positions both count; a search is one iteration of the search bot, a leaf one
that is not played on but evaluated as it is. Times are those of the processor, so that whatever else the
machine does counts as little as possible.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from duchy.arena.play.plan import default_seats
from duchy.arena.play.simulate import MOST_MOVES
from duchy.bots.random import play_randomly
from duchy.bots.search import PLAYED_ON, Budget, Search
from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed

SAMPLES = 200
"""States that the single operations are timed on."""

ITERATIONS = 100
"""The length of the searches that are timed."""

STRIDE = 37
"""Between the positions of one search and the next: a few searches already see all parts of a game."""

SHARE_OF_GAMES = 0.5
"""The part of the time that whole games get; the operations share the rest."""

Sample = tuple[State, int, Move]
"""A position, a seat that decides in it, and the move it makes."""


def bench(game: Game, seats: int, seconds: float = 2.0) -> dict[str, Any]:
    """Measure a game with this many seats for about this many seconds; times are in microseconds."""
    chance = Stream(key_from_seed("bench"))
    yardstick = calibrate()
    samples = sample(game, seats, chance)
    moves_per_second, games_per_second = measure_games(game, seats, seconds * SHARE_OF_GAMES)
    share = seconds * (1 - SHARE_OF_GAMES) / 7
    return {
        "game": game.id,
        "seats": seats,
        "moves_per_second": round(moves_per_second, 1),
        "games_per_second": round(games_per_second, 2),
        "searches_per_second": round(measure_search(samples, share, chance, PLAYED_ON), 1),
        "leaves_per_second": round(measure_search(samples, share, chance, 0), 1),
        "legal_us": measure(samples, share, lambda state, seat: state.legal(seat)),
        "play_us": measure_play(samples, share),
        "clone_us": measure(samples, share, lambda state, seat: state.clone()),
        "imagine_us": measure(samples, share, lambda state, seat: state.imagine(seat, chance)),
        "view_us": measure(samples, share, lambda state, seat: state.view(seat)),
        "compiled": is_compiled(type(samples[0][0])),
        "yardstick_us": round((yardstick + calibrate()) / 2, 3),
    }


def calibrate(seconds: float = 0.05) -> float:
    """The time of a fixed piece of plain Python, in microseconds: what is fast beside it is fast on any
    machine."""
    done = 0
    started = process_time()
    spent = 0.0
    while spent < seconds:
        table = {number: [number] * 3 for number in range(200)}
        sum(sorted(sum(row) % 97 for row in table.values()))
        done += 1
        spent = process_time() - started
    return spent / done * 1e6


def seat_counts(game: Game) -> list[int]:
    """The fewest, two, and the most."""
    return sorted({game.min_seats, default_seats(game), game.max_seats})


def is_compiled(kind: type) -> bool:
    """Whether the module that a class comes from was compiled to a C extension."""
    file = getattr(sys.modules[kind.__module__], "__file__", None) or ""
    return file.endswith((".so", ".pyd"))


def sample(game: Game, seats: int, chance: Stream) -> list[Sample]:
    """Positions evenly spread over whole random games, one of every seven decisions."""
    samples: list[Sample] = []
    seen = number = 0
    while len(samples) < SAMPLES:
        state = game.new(seats, f"bench {number}")
        number += 1
        while not state.over and len(samples) < SAMPLES:
            seat = state.deciders[0]
            moves = state.legal(seat)
            move = moves[chance.below(len(moves))]
            if seen % 7 == 0:
                samples.append((state.clone(), seat, move))
            seen += 1
            state.play(seat, move)
    return samples


def measure_games(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Moves and games a second: whole games, and only whole ones, until the time is up."""
    moves = games = 0
    started = process_time()
    spent = 0.0
    while spent < seconds:
        state = game.new(seats, f"bench {games}")
        chance = Stream(key_from_seed(f"bench {games} moves"))
        moves += play_randomly(state, [chance] * seats, MOST_MOVES)
        games += 1
        spent = process_time() - started
    return moves / spent, games / spent


def measure_search(samples: list[Sample], seconds: float, chance: Stream, played_on: int) -> float:
    """Iterations a second of searches that begin at these positions, one after the other."""
    done = 0
    started = process_time()
    spent = 0.0
    while spent < seconds:
        state, seat, _ = samples[done * STRIDE % len(samples)]
        Search(SeatHandle(state, seat), chance, played_on).run(Budget(ITERATIONS))
        done += 1
        spent = process_time() - started
    return done * ITERATIONS / spent


def measure(samples: list[Sample], seconds: float, operation: Callable[[State, int], object]) -> float:
    """The mean time of an operation that leaves its state as it was, in microseconds."""
    done = 0
    started = process_time()
    spent = 0.0
    while spent < seconds:
        for state, seat, _ in samples:
            operation(state, seat)
        done += len(samples)
        spent = process_time() - started
    return round(spent / done * 1e6, 3)


def measure_play(samples: list[Sample], seconds: float) -> float:
    """The mean time of a move, in microseconds; the clones that it is made on are not counted."""
    done = 0
    spent = 0.0
    while spent < seconds:
        clones = [(state.clone(), seat, move) for state, seat, move in samples]
        started = process_time()
        for state, seat, move in clones:
            state.play(seat, move)
        spent += process_time() - started
        done += len(clones)
    return round(spent / done * 1e6, 3)
