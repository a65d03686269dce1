"""Starting is quick: nothing is imported that was not asked for. Times are told in docs/performance.md."""

from __future__ import annotations

import subprocess
import sys

import pytest

from duchy.cli.commands import COMMANDS
from duchy.cli.main import parser

SLOW = {"babel", "fluent", "rich", "json", "tomllib", "asyncio", "multiprocessing", "concurrent"}
UNASKED = {"pathlib", "urllib", "difflib", "pkgutil", "inspect", "dataclasses"}
"""Wanted by who opens a file, mistypes a name or looks along the shelf."""
MOST_OF_OURS, MOST = 25, 65
"""Modules that `import duchy` may bring, ours and together. A busy machine tells no times, but each module
costs half a millisecond or more."""


def imported_by(code: str) -> list[str]:
    """The modules that this code has imported in a fresh Python."""
    told = f"import sys\nhad = {{*sys.modules}}\n{code}\nprint(*sys.modules.keys() - had, file=sys.stderr)"
    command = [sys.executable, "-c", told]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stderr.split()


def packages(modules: list[str]) -> set[str]:
    return {name.partition(".")[0] for name in modules}


def test_importing_duchy_brings_the_rules_and_nothing_slow() -> None:
    modules = imported_by("import duchy")
    assert not packages(modules) & (SLOW | UNASKED)
    assert len([name for name in modules if name.startswith("duchy")]) <= MOST_OF_OURS
    assert len(modules) <= MOST


def test_help_waits_for_no_command() -> None:
    came = packages(imported_by("from duchy.cli.main import main\nassert main(['--help']) == 0"))
    assert not came & SLOW
    assert "duchy" in came


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_where_the_list_says(name: str) -> None:
    found = parser([name])._subparsers._group_actions[0].choices[name]  # type: ignore[union-attr, index]
    assert found.get_default("run") is not None
    assert parser([])._subparsers._group_actions[0].choices[name].get_default("run") is None  # type: ignore[union-attr, index]
