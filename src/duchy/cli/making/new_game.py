"""`duchy new-game NAME`: a package with a small complete game, its words and its tests, to make yours."""

from __future__ import annotations

import re
from argparse import Namespace
from errno import errorcode
from pathlib import Path
from typing import Any

from duchy.cli.arguments import add_command
from duchy.cli.screen import Screen, indented
from duchy.core.errors import DuchyError
from duchy.core.reading.files import folder
from duchy.games import game_ids

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 30
NOT_COPIED = ("__pycache__", "build", "dist", ".pytest_cache")


class BadName(DuchyError):
    """A game cannot be called that, or not put there."""


def add_to(commands: Any) -> None:
    parser = add_command(commands, "new-game")
    parser.add_argument("name", metavar="NAME", help="the id of the game, such as salt-road")
    parser.add_argument("--into", metavar="FOLDER", help="where to write it (./duchy-NAME)")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    check_name(args.name)
    target = Path(args.into or f"duchy-{args.name}")
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BadName(
            f"{target}: there is something already; name an empty or a new folder with --into",
            ("error-something-there", {"folder": str(target)}),
        )
    try:
        write(args.name, target)
    except OSError as problem:
        reason = errorcode.get(problem.errno or 0, "other")
        raise BadName(
            f"{target}: cannot be written ({(problem.strerror or 'unknown reason').lower()})",
            ("error-cannot-write", {"file": str(target), "reason": reason}),
        ) from None
    screen = Screen()
    screen.say("cli-new-game", folder=str(target))
    for command in (f"cd {target}", "pip install -e .", "pytest", f"duchy play {args.name}"):
        screen.show(indented(command))


def check_name(name: str) -> None:
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise BadName(
            f"a game cannot be called '{name}': its id has small letters, figures and single hyphens, begins "
            f"with a letter, and is at most {LONGEST} long, like salt-road",
            ("error-game-name", {"name": name, "most": LONGEST}),
        )
    if name in game_ids():
        raise BadName(f"there is a game '{name}' already", ("error-game-there", {"name": name}))


def write(name: str, target: Path) -> None:
    """Copy the template under the new name."""
    template = folder("template")
    for file in sorted(template.rglob("*")):
        place = file.relative_to(template)
        if file.is_dir() or any(part in NOT_COPIED or part.endswith(".egg-info") for part in place.parts):
            continue
        written = target / renamed(str(place), name)
        written.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text("utf-8")
        written.write_text(as_code(text, name) if file.suffix == ".py" else as_prose(text, name), "utf-8")


def as_code(text: str, name: str) -> str:
    """Classes are named in one word."""
    return renamed(text.replace("Pig", "".join(part.title() for part in name.split("-"))), name)


def as_prose(text: str, name: str) -> str:
    """Titles are written out, in every language: a translation of the old one would be wrong."""
    title = " ".join(part.title() for part in name.split("-"))
    text = re.sub(r"^game-title = .*$", f"game-title = {title}", text, flags=re.MULTILINE)
    return renamed(re.sub(r"\bPig\b", title, text), name)


def renamed(text: str, name: str) -> str:
    text = text.replace("duchy_pig", f"duchy_{name.replace('-', '_')}")
    text = text.replace("test_pig", f"test_{name.replace('-', '_')}")
    text = re.sub(r"\bpig\b", name, text)
    return re.sub(r"\bPG\b", prefix_of(name), text)


def prefix_of(name: str) -> str:
    """Two letters before the number of a rule: the first of two words, or of one."""
    parts = [part for part in name.split("-") if part[0].isalpha()]
    letters = (
        parts[0][0] + parts[1][0] if len(parts) > 1 else (name[:2] if name[1:2].isalpha() else name[0] * 2)
    )
    return letters.upper()
