from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from duchy.cli.main import main
from toys.fixtures import toys

__all__ = ["Duchy", "duchy", "start", "toys"]

Duchy = Callable[..., tuple[int, str, str]]
"""Runs `duchy` with arguments and with what is typed; gives exit code, standard output and error."""


@pytest.fixture
def duchy(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Duchy:
    """`duchy` in this process."""
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: object, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        output = capsys.readouterr()
        return code, output.out, output.err

    return run


@pytest.fixture
def start(toys: Path) -> Duchy:
    """`duchy` in a process of its own, as a person starts it."""

    def run(*arguments: object, typed: str = "") -> tuple[int, str, str]:
        command = [sys.executable, "-m", "duchy.cli.main", *map(str, arguments)]
        done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60)
        return done.returncode, done.stdout, done.stderr

    return run
