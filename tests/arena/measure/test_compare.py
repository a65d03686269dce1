"""Benchmarks are compared in units of their yardstick."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duchy.arena.measure.compare import MEASURED, SPEEDS, Line, compare, ratios, read_saved, slower
from duchy.core.errors import DuchyError


def line(speed: float = 1.0, machine: float = 1.0, **changes: float) -> Line:
    """A run of code that is `speed` times as fast, on a machine that is `machine` times as fast."""
    fast = speed * machine
    found: Line = {name: 100.0 * fast if name in SPEEDS else 100.0 / fast for name in MEASURED}
    return {"game": "pebbles", "seats": 2, "yardstick_us": 50.0 / machine, **found, **changes}


def test_another_machine_is_no_change() -> None:
    assert ratios(line(), line(machine=3)) == pytest.approx(dict.fromkeys(MEASURED, 1.0))


def test_faster_code_is_faster_on_any_machine() -> None:
    assert ratios(line(machine=0.5), line(speed=2, machine=3)) == pytest.approx(dict.fromkeys(MEASURED, 2.0))


def test_only_a_loss_beyond_the_limit_counts() -> None:
    found = ratios(line(), line(play_us=125.0, view_us=130.0))
    assert slower(found, 20) == ["view_us"]
    assert slower(found, 10) == ["play_us", "view_us"]
    assert slower(found, 25) == []


def test_what_looks_slower_is_measured_again() -> None:
    runs = iter([line(speed=0.5), line(speed=0.9), line(speed=0.1)])
    assert compare(line(), lambda: next(runs), 20) == pytest.approx(dict.fromkeys(MEASURED, 0.9))
    assert next(runs)["legal_us"] == pytest.approx(1000)


def test_what_is_slower_every_time_is_slower() -> None:
    assert slower(compare(line(), lambda: line(speed=0.5), 20), 20) == list(MEASURED)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("{", "is not valid JSON"),
        ("{}", "is not what 'duchy bench --json' prints"),
        ("[1]", "is not what 'duchy bench --json' prints"),
        (json.dumps([{**line(), "yardstick_us": None}]), "a line has no number 'yardstick_us' above 0"),
        (json.dumps([{**line(), "play_us": 0}]), "a line has no number 'play_us' above 0"),
    ],
)
def test_a_file_that_is_no_benchmark_is_refused(content: str, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    file.write_text(content)
    with pytest.raises(DuchyError, match=complaint):
        read_saved(file)


def test_a_saved_run_is_read_by_game_and_seats(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    file.write_text(json.dumps([line()]))
    assert read_saved(file) == {("pebbles", 2): line()}
