"""The figures of `docs/research.md`: sizes, layouts and speeds.

python -m duchy.envs.figures            # the tables of sizes and layouts
python -m duchy.envs.figures --speed 3  # steps a second, each measured for three seconds of one core
python -m duchy.envs.figures --batch 3  # the same of a batch, beside random play without looking
"""

from __future__ import annotations

import argparse
import random
from time import process_time
from types import FunctionType

import numpy as np

import duchy
from duchy.bots.random import play_randomly
from duchy.core.game import Game
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.envs.batch import Batch
from duchy.envs.observation import Observer, versioned_name
from duchy.envs.pettingzoo import DuchyAEC
from duchy.envs.rewards import MOST_MOVES


def games() -> list[Game]:
    return [duchy.game(id) for id in duchy.game_ids()]


def seat_counts(game: Game) -> range:
    return range(game.min_seats, game.max_seats + 1)


def sizes_table() -> list[str]:
    """Actions and observation sizes by seats."""
    lines = [
        "| environment | actions | 1 seat | 2 seats | 3 seats | 4 seats | 5 seats |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for game in games():
        sizes = [str(size(game, seats)) if seats in seat_counts(game) else "-" for seats in range(1, 6)]
        lines.append(f"| `{versioned_name(game)}` | {len(game.moves)} | {' | '.join(sizes)} |")
    return lines


def size(game: Game, seats: int) -> int:
    return Observer(game, seats).layout.size


def layout_table(game: Game) -> list[str]:
    """The pieces in their order, those of a seat once (`*`); at the end those of solo games."""
    largest = Observer(game, game.max_seats).layout.pieces
    of_others = tuple(f"_{seat}" for seat in range(1, game.max_seats))
    rows: list[str] = []
    for name, numbers in largest:
        if name in BY_SEATS:
            rows.append(f"| `{name}` | seats |")
        elif not name.endswith(of_others):
            rows.append(f"| `{name[:-1] + '*' if name.endswith('_0') else name}` | {numbers} |")
    if game.min_seats == 1:
        known = dict(largest)
        alone = [piece for piece in Observer(game, 1).layout.pieces if piece[0] not in known]
        rows += [f"| `{name}` (solo) | {numbers} |" for name, numbers in alone]
    return ["| piece | numbers |", "|---|--:|", *rows]


BY_SEATS = ("active", "first", "resting", "deciding")


def steps_a_second(game: Game, seats: int, seconds: float, observed: bool) -> float:
    """Random agents on one core, in processor time."""
    env = DuchyAEC(game, seats)
    chance = random.Random(1)
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        env.reset(seed=steps)
        while not env.table.over:
            env.last(observe=observed)
            env.step(chance.choice(env.legal_actions()))
            steps += 1
    return steps / (process_time() - start)


def batch_steps(game: Game, seats: int, seconds: float, games: int = 256) -> float:
    """A batch with observations and masks; choosing the moves is not counted."""
    batch = Batch(game, games, seats)
    batch.reset(seed=1)
    chance = np.random.default_rng(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = (batch.masks * chance.random(batch.masks.shape, np.float32)).argmax(axis=1)
        start = process_time()
        batch.step(actions)
        spent += process_time() - start
        steps += games
    return steps / spent


def blind_moves(game: Game, seats: int, seconds: float) -> float:
    """Random play that nobody looks at: what the rules alone can do."""
    chances = [Stream(key_from_seed(seat)) for seat in range(seats)]
    moves, start = 0, process_time()
    while process_time() - start < seconds:
        moves += play_randomly(game.new(seats, moves), chances, MOST_MOVES)
    return moves / (process_time() - start)


def batch_table(seconds: float) -> list[str]:
    how = "compiled" if is_compiled() else "interpreted"
    lines = [f"| 2 seats, {how} | random play, unseen | batch of 256 | part |", "|---|--:|--:|--:|"]
    for game in games():
        seats = max(2, game.min_seats)
        blind, seen = blind_moves(game, seats, seconds), batch_steps(game, seats, seconds)
        lines.append(f"| `{versioned_name(game)}` | {blind:,.0f} | {seen:,.0f} | {seen / blind:.2f} |")
    return lines


def is_compiled() -> bool:
    return not isinstance(State.play, FunctionType)


def speed_table(seconds: float) -> list[str]:
    how = "compiled" if is_compiled() else "interpreted"
    lines = [f"| environment, 2 seats, {how} | with observations | without |", "|---|--:|--:|"]
    for game in games():
        seats = max(2, game.min_seats)
        seen, blind = (steps_a_second(game, seats, seconds, observed) for observed in (True, False))
        lines.append(f"| `{versioned_name(game)}` | {seen:,.0f} | {blind:,.0f} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--speed", type=float, metavar="SECONDS", help="measure steps a second instead")
    parser.add_argument("--batch", type=float, metavar="SECONDS", help="measure batches instead")
    args = parser.parse_args()
    if args.speed or args.batch:
        print("\n".join(speed_table(args.speed) if args.speed else batch_table(args.batch)))
        return
    print("\n".join(sizes_table()))
    for game in games():
        print("\n".join(["", f"### `{versioned_name(game)}`", "", *layout_table(game)]))


if __name__ == "__main__":
    main()
