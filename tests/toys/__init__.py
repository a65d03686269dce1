"""A shelf with a toy game, for tests of what is around games.

`PUT_UP` is for other processes: with it on PYTHONPATH they find the toy as well, through `sitecustomize`.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import duchy.core.reading.files as files
import duchy.games as games
from duchy.core.showing.words import words

HERE = Path(__file__).parent
PUT_UP = HERE / "site"


def put_up(folder: Path) -> None:
    """Add the toy game to the shelf of this process; `folder` then holds all locales and rules."""
    for name in ("locales", "rules"):
        shutil.copytree(files.folder(name), folder / name, dirs_exist_ok=True)
        shutil.copytree(HERE / name, folder / name, dirs_exist_ok=True)
        files.IN_CHECKOUT[name] = str(folder / name)
    games.__path__ = [str(HERE / "shelf")]
    words.cache_clear()


def environment(folder: Path) -> dict[str, str]:
    """The environment of another process that is to find the toy."""
    return {
        **os.environ,
        "PYTHONPATH": f"{PUT_UP}{os.pathsep}{HERE.parent}",
        "DUCHY_TOYS": str(folder),
    }
