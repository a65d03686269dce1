"""The compiled package plays the same games as the plain one: event by event, result by result, and move
by move of its bots."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from duchy.compiling import compiled_package, compiler
from places import RECORDS, ROOT

LONGEST = 600


def told_by(package: Path) -> list[dict[str, Any]]:
    """What the package in this folder tells, in a process of its own."""
    telling = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("telling.py")), str(RECORDS)],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert telling.returncode == 0, telling.stderr[-4000:]
    return [json.loads(line) for line in telling.stdout.splitlines()]


@pytest.mark.skipif(compiler() is None, reason="there is no C compiler here")
def test_compiled_or_not_is_the_same_game() -> None:
    compiled, *here = told_by(compiled_package())
    plain, *there = told_by(ROOT / "src")
    assert (compiled, plain) == ({"compiled": True}, {"compiled": False})
    assert len(here) >= len(list(RECORDS.glob("*.json")))
    for one, other in zip(here, there, strict=True):
        assert one == other
