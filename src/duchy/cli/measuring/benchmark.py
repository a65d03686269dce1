"""`duchy benchmark TASK AGENT`: how an agent does in one of the tasks of `docs/benchmark.md`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from duchy.arena.measure.benchmark import GAMES, RIVALS, Task, benchmark, task, tasks
from duchy.cli.arguments import add_command, names, whole
from duchy.cli.measuring.match import MEASURED, add_columns, measured
from duchy.cli.measuring.output import add_crew, bar, check_writable, crew_of
from duchy.cli.screen import Screen, print_json
from duchy.core.showing.look import titled_table


def add_to(commands: Any) -> None:
    parser = add_command(commands, "benchmark")
    parser.add_argument("task", metavar="TASK", help="a game and its seats, such as villages-3; or list")
    parser.add_argument("agent", nargs="?", metavar="AGENT", help="module:Class, or a bot's name")
    parser.add_argument(
        "--rivals", type=names, default=list(RIVALS), metavar="A,B", help=f"({','.join(RIVALS)})"
    )
    parser.add_argument(
        "--games", type=whole, default=GAMES, metavar="N", help=f"against each rival ({GAMES})"
    )
    add_crew(parser)
    parser.add_argument(
        "--keep", metavar="FILE", help="keep what was played in files; the same command goes on from there"
    )
    parser.add_argument("--json", action="store_true", help="print plain data")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    if args.task == "list" or args.agent is None:
        chosen = None if args.task == "list" else task(args.task)
        list_tasks(args.json, [chosen] if chosen is not None else tasks())
        return
    found = task(args.task)
    if args.keep:
        check_writable(args.keep)
    with bar(len(args.rivals) * args.games) as progress:
        result = benchmark(
            found,
            args.agent,
            args.rivals,
            args.games,
            crew_of(args),
            progress,
            (lambda rival: file_for(args.keep, rival)) if args.keep else None,
        )
    if args.json:
        print_json(result)
    else:
        show_result(Screen(found.game), result)


def file_for(path: str, rival: str) -> str:
    """A file for each rival: `mine.json` becomes `mine-greedy.json`."""
    file = Path(path)
    return str(file.with_name(f"{file.stem}-{rival.replace(':', '-')}{file.suffix or '.json'}"))


def list_tasks(as_json: bool, listed: list[Task]) -> None:
    if as_json:
        print_json([{"task": each.name, "game": each.game, "seats": each.seats} for each in listed])
        return
    for each in listed:
        print(each.name)


def show_result(screen: Screen, result: dict[str, Any]) -> None:
    table = titled_table(f"{result['task']}: {result['agent']}")
    add_columns(screen, table, "cli-bot", "cli-games", *MEASURED)
    for line in result["rivals"]:
        table.add_row(line["rival"], str(line["games"]), *measured(line))
    screen.show(table, "")
