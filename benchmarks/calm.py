"""How fast the games are while the machine is calm: `python benchmarks/calm.py [YARDSTICK]`.

On a machine that is shared with strangers the same work takes twice as long from one moment to the next. So
only short measurements count that have a quick yardstick before and after them (in microseconds; without an
argument, one tenth more than the best of a second), and of those the median.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median
from time import monotonic

from duchy.arena.measure.bench import calibrate, measure, measure_games, measure_search, sample
from duchy.bots.search import PLAYED_ON
from duchy.core.game import Game
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game, game_ids

SEATS = 2
WANTED = 20
PATIENCE = 40.0
"""How many seconds are waited for calm moments, for each figure."""
GLANCE = 0.01
SHORT = 0.15


def calmly(measured: Callable[[], float], limit: float) -> str:
    """The median of what was measured in calm moments, and how many there were."""
    found: list[float] = []
    until = monotonic() + PATIENCE
    while len(found) < WANTED and monotonic() < until:
        if calibrate(GLANCE) <= limit:
            value = measured()
            if calibrate(GLANCE) <= limit:
                found.append(value)
    return f"{median(found):,.2f} ({len(found)})" if found else "never calm"


def figures(played: Game, limit: float) -> list[str]:
    chance = Stream(key_from_seed("calm"))
    samples = sample(played, SEATS, chance)
    return [
        calmly(lambda: measure_games(played, SEATS, SHORT)[0], limit),
        calmly(lambda: measure_games(played, SEATS, SHORT)[1], limit),
        calmly(lambda: measure_search(samples, SHORT, chance, PLAYED_ON), limit),
        calmly(lambda: measure_search(samples, SHORT, chance, 0), limit),
        calmly(lambda: measure(samples, GLANCE, lambda state, _seat: state.clone()), limit),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the games are while the machine is calm.")
    parser.add_argument("yardstick", nargs="?", type=float, help="the most it may take, in microseconds")
    limit = parser.parse_args().yardstick
    if limit is None:
        limit = 1.1 * min(calibrate(GLANCE) for _ in range(100))
    elif not limit > 0:
        parser.error("the yardstick must be more than 0")
    print(f"{SEATS} seats, yardstick at most {limit:.0f} µs; medians, and of how many measurements")
    print("| game | moves/s | games/s | search/s | leaf/s | clone µs |")
    print("|---|--:|--:|--:|--:|--:|")
    for id in game_ids():
        print(f"| {id} | {' | '.join(figures(game(id), limit))} |", flush=True)


if __name__ == "__main__":
    main()
