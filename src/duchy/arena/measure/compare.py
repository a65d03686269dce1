"""Comparing two benchmarks: how many times as fast everything is now.

Both runs carry a yardstick, the time of a fixed piece of Python in the same run. Speeds are compared in
units of it, so that another machine, or a busy one, does not look like a change of the code.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from duchy.core.errors import DuchyError
from duchy.core.reading.files import read_json

SPEEDS = ("moves_per_second", "games_per_second", "searches_per_second", "leaves_per_second")
TIMES = ("legal_us", "play_us", "clone_us", "imagine_us", "view_us")
MEASURED = (*SPEEDS, *TIMES)

TRIES = 3
"""What looks slower is measured again, this often in all, and the best run counts: chance only slows."""

Line = dict[str, Any]


def read_saved(path: str | Path) -> dict[tuple[str, int], Line]:
    """The lines that `duchy bench --json` wrote, by game and seats."""
    lines = read_json(path, DuchyError)
    needed = (*MEASURED, "seats", "yardstick_us")
    if not isinstance(lines, list) or not all(isinstance(line, dict) for line in lines):
        raise DuchyError(f"{path}: is not what 'duchy bench --json' prints")
    for line in lines:
        for name in needed:
            value = line.get(name)
            if isinstance(value, bool) or not isinstance(value, int | float) or value <= 0:
                raise DuchyError(
                    f"{path}: a line has no number '{name}' above 0: save a new 'duchy bench --json'"
                )
    return {(str(line.get("game")), int(line["seats"])): line for line in lines}


def ratios(before: Line, after: Line) -> dict[str, float]:
    """How many times as fast each thing is now, in units of the yardstick."""
    machine = after["yardstick_us"] / before["yardstick_us"]
    found = {name: after[name] / before[name] * machine for name in SPEEDS}
    found.update({name: before[name] / after[name] * machine for name in TIMES})
    return found


def compare(before: Line, measure: Callable[[], Line], loss: float) -> dict[str, float]:
    """The ratios of the best of a few runs; one run is enough where nothing looks slower."""
    best: dict[str, float] = {}
    for _ in range(TRIES):
        new = ratios(before, measure())
        best = {name: max(ratio, best.get(name, 0.0)) for name, ratio in new.items()}
        if not slower(best, loss):
            break
    return best


def slower(found: dict[str, float], loss: float) -> list[str]:
    """What has lost more than `loss` per cent of its speed."""
    return [name for name, ratio in found.items() if ratio < 1 - loss / 100]
