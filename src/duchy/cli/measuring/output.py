"""What commands that play many games share: a bar while they run, their heading, and files at the end."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from errno import errorcode
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from duchy.arena.play import work
from duchy.arena.play.work import RUNNERS, Crew
from duchy.cli.arguments import seed, whole
from duchy.cli.looking_up.games import chosen
from duchy.cli.playing.running import check_path
from duchy.cli.screen import Screen
from duchy.core.errors import DuchyError
from duchy.core.game import Game


@contextmanager
def bar(games: int) -> Iterator[work.Progress | None]:
    """A bar on the terminal; nobody else gets to see it."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        yield lambda finished: progress.advance(task, finished)


def show_heading(screen: Screen, game: Game, result: dict[str, Any]) -> None:
    """What was played, before its numbers."""
    screen.say(
        "cli-sim-heading",
        "bold",
        game=("game-title", {}),
        seats=result["seats"],
        games=result["games"],
        seed=str(result["seed"]),
    )
    options = chosen(game, result["options"])
    if options:
        screen.show(Text(options, "dim"))


def add_playing(parser: ArgumentParser, games: int, each: str = "") -> None:
    """How much is played, and by whom."""
    parser.add_argument("--games", type=whole, default=games, metavar="N", help=f"how many games{each}")
    parser.add_argument(
        "--seed", type=seed, default=0, metavar="S", help="the same seed plays the same games"
    )
    add_crew(parser)


def add_crew(parser: ArgumentParser) -> None:
    """Who plays."""
    parser.add_argument(
        "--jobs",
        type=whole,
        metavar="J",
        help="how many processes (with ray: actors; all processors if left out)",
    )
    parser.add_argument(
        "--runner",
        choices=RUNNERS,
        default=RUNNERS[0],
        help="processes of this machine, or a Ray cluster (the one of RAY_ADDRESS, or one made here)",
    )


def crew_of(args: Namespace) -> Crew:
    return Crew(args.jobs, args.runner)


def check_writable(path: str) -> None:
    """Complain about a file that cannot be written before any game is played for it."""
    check_path(path)
    file = Path(path)
    existed = file.exists()
    with told_if_unwritable(path):
        file.open("a").close()
        if not existed:
            file.unlink()


def write_text(path: str, text: str) -> None:
    with told_if_unwritable(path):
        Path(path).write_text(text, "utf-8")


@contextmanager
def told_if_unwritable(path: str) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        reason = (problem.strerror or "unknown reason").lower()
        raise DuchyError(
            f"{path}: cannot be written ({reason})",
            ("error-cannot-write", {"file": path, "reason": errorcode.get(problem.errno or 0, "other")}),
        ) from None
