"""A table needs no server: it is played where there is no web, no SQL and no other process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from duchy.games import game_ids

SCRIPT = Path(__file__).parent / "alone.py"


def test_tables_are_played_where_nothing_of_a_server_is() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(SCRIPT)], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert "duchy.table.hosting.hall" in told["modules"]
    assert "duchy.local.front" in told["modules"]
    assert len(told["modules"]) > 30
    assert told["entries"].keys() == set(game_ids())
    assert all(number > 20 for number in told["entries"].values())
    assert told["heard"]["update"] > 20
    assert told["heard"]["done"] > 10
    assert told["heard"]["hint"] >= 1
    assert told["heard"]["refused"] >= 1
    assert told["here"] == []
