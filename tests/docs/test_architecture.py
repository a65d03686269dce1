"""The ways in `docs/architecture.md` lead through files that are there, and the rooms it draws are all."""

from __future__ import annotations

import re
from pathlib import Path

from places import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SOURCE = ROOT / "src" / "duchy"


def files_of(row: str) -> list[str]:
    """The files of a row; one without a folder lies beside the one before it."""
    found: list[str] = []
    for name in re.findall(r"`([^`]+\.\w+)`", row.split("|")[1]):
        beside = Path(found[-1]).parent if found and "/" not in name else Path()
        found.append((beside / name).as_posix())
    return found


def test_every_file_on_the_ways_is_there() -> None:
    ways = PAGE.partition("### A move")[2].partition("## Compiled or not")[0]
    files = [file for row in ways.splitlines() if row.startswith("| `") for file in files_of(row)]
    assert len(files) > 30
    for file in files:
        places = (ROOT, SOURCE)
        found = [path for place in places for path in place.glob(file.replace("<id>", "*"))]
        assert found, f"docs/architecture.md names {file}, which is not there"


def test_every_room_is_drawn() -> None:
    drawn = PAGE.partition("```")[2].partition("```")[0]
    folders = [path for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"]
    rooms = [
        path for name in ("core", "table", "server") for path in (SOURCE / name).iterdir() if path.is_dir()
    ]
    for room in (*folders, *rooms):
        if (room / "__init__.py").exists():
            assert f" {room.name}/ " in drawn, f"docs/architecture.md does not draw {room.name}/"
