"""How fast the games are beside the last run that was kept: `python benchmarks/gate.py [--keep]`.

A machine that others use too is now fast, now slow. So every short measurement stands between two of the
yardstick, a fixed piece of plain Python (`duchy bench`), and counts in units of it; of many the median
counts, and what looks slower is measured again. `kept.json` has such a run for each version of Python,
plain and compiled; where it has none, the figures are only printed. With `--keep` this run is kept from
now on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median

from duchy.arena.measure.bench import calibrate, measure, measure_games, sample
from duchy.compiling import is_compiled
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game, game_ids

KEPT = Path(__file__).with_name("kept.json")
SEATS = 2
SLICES = 15
SLICE = 0.03
GLANCE = 0.01
TRIES = 3
LOSS = 15.0

Figures = dict[str, float]


def where() -> str:
    """What a run is kept under: speeds of other versions say nothing of a change of the code."""
    return f"{sys.version_info[0]}.{sys.version_info[1]} {'compiled' if is_compiled() else 'plain'}"


def in_yardsticks(work: Callable[[], float]) -> float:
    """How much is done in the time of a yardstick: the median of many short measurements."""
    found: list[float] = []
    before = calibrate(GLANCE)
    for _ in range(SLICES):
        done = work()
        after = calibrate(GLANCE)
        found.append(done * (before + after) / 2)
        before = after
    return median(found)


def works() -> dict[str, Callable[[], float]]:
    """What is measured: each gives how much of it is done in a microsecond."""
    found: dict[str, Callable[[], float]] = {}
    for id in game_ids():
        played = game(id)
        samples = sample(played, SEATS, Stream(key_from_seed("gate")))
        found[f"{id} moves"] = lambda played=played: measure_games(played, SEATS, SLICE)[0] / 1e6
        found[f"{id} clones"] = lambda samples=samples: (
            1 / measure(samples, SLICE, lambda state, _seat: state.clone())
        )
    return found


def best(kept: Figures, measured: Callable[[str], float], names: list[str], loss: float) -> Figures:
    """Each figure; what has lost too much is measured again, and its best run counts: chance only slows."""
    found: Figures = {}
    for name in names:
        for _ in range(TRIES):
            found[name] = max(found.get(name, 0.0), measured(name))
            if found[name] >= kept.get(name, 0.0) * (1 - loss / 100):
                break
    return found


def lost(kept: Figures, found: Figures, loss: float) -> list[str]:
    """What has lost more than so many per cent of its speed."""
    return [name for name, now in found.items() if now < kept.get(name, 0.0) * (1 - loss / 100)]


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast the games are beside the last run that was kept.")
    parser.add_argument("--keep", action="store_true", help="keep this run")
    parser.add_argument("--loss", type=float, default=LOSS, help="the loss allowed, in per cent (15)")
    given = parser.parse_args()
    runs: dict[str, Figures] = json.loads(KEPT.read_text("utf-8"))
    kept = {} if given.keep else runs.get(where(), {})
    work = works()
    found = best(kept, lambda name: in_yardsticks(work[name]), list(work), given.loss)
    print(f"Python {where()}, {SEATS} seats: how much in the time of a yardstick, and beside the run kept")
    for name, now in found.items():
        beside = f"{now / kept[name]:6.2f}" if name in kept else "     -"
        print(f"{name:28}{now:10.3f}{beside}")
    if given.keep:
        runs[where()] = {name: round(now, 4) for name, now in found.items()}
        KEPT.write_text(json.dumps(runs, indent=2, sort_keys=True) + "\n", "utf-8")
    slower = lost(kept, found, given.loss)
    if slower:
        print(f"slower by more than {given.loss:g} %: {', '.join(slower)}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
