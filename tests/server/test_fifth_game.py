"""A fifth game in a package of its own: listed, served and played, and no file of Duchy knows it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

from places import ROOT, TESTS
from server.test_program import start

TOY = TESTS / "toys" / "shelf" / "pebbles"


def install(folder: Path) -> None:
    """What an installer writes for a package that brings a game."""
    shutil.copytree(TOY, folder / "pebbles_game", ignore=shutil.ignore_patterns("__pycache__"))
    about = folder / "pebbles_game-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles-game\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[duchy.games]\npebbles = pebbles_game\n")


def test_a_game_of_another_package_is_served_and_played(tmp_path: Path) -> None:
    install(tmp_path / "packages")
    known = [str(tmp_path / "packages"), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, known))}
    server, url = start(tmp_path, environment=environment)
    try:
        with urllib.request.urlopen(f"{url}/api/games") as answer:
            games = {game["id"]: game for game in json.load(answer)["games"]}
        assert {"card-kingdoms", "pebbles"} <= games.keys()
        assert [option["name"] for option in games["pebbles"]["options"]]
        example = [sys.executable, str(ROOT / "examples" / "play_a_game.py"), url, "pebbles"]
        played = subprocess.run(example, capture_output=True, text=True, timeout=240)
        assert re.search(r"^ +\d+ take [123]$", played.stdout, re.MULTILINE), played.stderr
        assert re.search(r"scores: \[-?\d+, -?\d+\]", played.stdout), played.stderr
    finally:
        server.terminate()
        _, log = server.communicate(timeout=120)
    assert server.returncode == 0, log
    assert "any legal move is made" not in log, "the bot's process did not know the game"
