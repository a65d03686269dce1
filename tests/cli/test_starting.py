"""Starting is quick: nothing is imported that was not asked for. Times are told in docs/performance.md."""

from __future__ import annotations

import subprocess
import sys

import pytest

from duchy.cli.commands import COMMANDS
from duchy.cli.main import parser

SLOW = {"babel", "fluent", "rich", "json", "tomllib", "asyncio", "multiprocessing", "concurrent"}


def imported_by(code: str) -> set[str]:
    """The packages that a fresh Python has imported after this code."""
    told = f"{code}\nimport sys\nprint(*{{name.partition('.')[0] for name in sys.modules}}, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", told], capture_output=True, text=True, timeout=60, check=True
    )
    return set(done.stderr.split())


def test_importing_duchy_brings_the_rules_and_nothing_slow() -> None:
    assert not imported_by("import duchy") & SLOW


def test_help_waits_for_no_command() -> None:
    code = "from duchy.cli.main import main\nassert main(['--help']) == 0"
    assert not imported_by(code) & SLOW
    assert "duchy" in imported_by(code)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_where_the_list_says(name: str) -> None:
    found = parser([name])._subparsers._group_actions[0].choices[name]  # type: ignore[union-attr, index]
    assert found.get_default("run") is not None
    assert parser([])._subparsers._group_actions[0].choices[name].get_default("run") is None  # type: ignore[union-attr, index]
