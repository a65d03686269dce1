"""`duchy completion`: scripts that real shells take."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from duchy.cli.commands import COMMANDS
from places import ROOT


def script(shell: str) -> str:
    command = [sys.executable, "-m", "duchy.cli.main", "completion", shell]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout


@pytest.fixture(scope="module")
def bash(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("bash") is None:
        pytest.skip("there is no bash here")
    file = tmp_path_factory.mktemp("completion") / "duchy.bash"
    file.write_text(script("bash"))
    return file


def completed(file: Path, *words: str) -> set[str]:
    """What bash offers for the last of these words."""
    listed = " ".join(f"'{word}'" for word in words)
    typed = f"COMP_WORDS=({listed}); COMP_CWORD={len(words) - 1}"
    command = ["bash", "-c", f"source {file}; {typed}; _duchy; echo ${{COMPREPLY[@]}}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=True, cwd=ROOT)
    return set(done.stdout.split())


def test_bash_completes_commands_options_games_and_bots(bash: Path) -> None:
    assert completed(bash, "duchy", "rep") == {"report", "replay"}
    assert completed(bash, "duchy", "--language", "f") == {"fa", "fr"}
    assert completed(bash, "duchy", "play", "v") == {"villages"}
    assert completed(bash, "duchy", "--language", "fr", "rules", "k") == {"king-of-the-valley"}
    assert completed(bash, "duchy", "play", "villages", "--se") == {"--seats", "--seed"}
    assert completed(bash, "duchy", "sim", "villages", "--bots", "m") == {"medium", "master", "mcts:500ms"}
    assert completed(bash, "duchy", "replay", "READ") == {"README.md"}
    assert completed(bash, "duchy", "completion", "z") == {"zsh"}


def test_scripts_know_every_command() -> None:
    for shell in ("bash", "zsh", "fish"):
        written = script(shell)
        assert all(name in written for name in COMMANDS)
        assert ("bashcompinit" in written) == (shell == "zsh")
    if shutil.which("fish"):
        subprocess.run(["fish", "--no-execute"], input=script("fish"), text=True, timeout=30, check=True)
