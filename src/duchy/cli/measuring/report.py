"""`duchy report GAME`: what a designer wants to know, as one page or as plain data."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from duchy.arena.report.page import page
from duchy.arena.report.report import report, report_plan
from duchy.cli.arguments import add_game_command, names, read_options
from duchy.cli.measuring.output import add_playing, bar, check_writable, crew_of, write_text
from duchy.cli.screen import Screen, print_json
from duchy.core.errors import DuchyError
from duchy.games import game as find_game

STANDARD_OUTPUT = "-"


def add_to(commands: Any) -> None:
    parser = add_game_command(commands, "report")
    parser.add_argument(
        "--bots",
        type=names,
        default=["greedy"],
        metavar="A,B",
        help="who plays: one for all seats, or one for each (greedy); they change seats from game to game",
    )
    add_playing(parser, 200)
    parser.add_argument("-o", "--output", metavar="FILE", help="write the page to this file")
    parser.add_argument(
        "--json",
        nargs="?",
        const=STANDARD_OUTPUT,
        metavar="FILE",
        help="the same numbers as plain data, printed ('-', or no name) or to a file",
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    if args.output is None and args.json is None:
        raise DuchyError("say where the page goes (-o report.html), or ask for plain data (--json)")
    for path in (args.output, args.json):
        if path not in (None, STANDARD_OUTPUT):
            check_writable(path)
    results = play(args)
    data = {"standard": results[0][1], "changed": results[1][1] if args.cards else None}
    if args.output:
        write_text(args.output, page(results))
    if args.json == STANDARD_OUTPUT:
        print_json(data)
        return
    if args.json:
        write_text(args.json, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
    if args.output:
        Screen().say("cli-report-written", file=args.output, games=sum(one["games"] for _, one in results))


def play(args: Namespace) -> list[tuple[str, dict[str, Any]]]:
    """The standard cards, and then a user's own on the same deals."""
    options = read_options(args.option)
    games = [("standard", find_game(args.game))]
    if args.cards:
        games.append((Path(args.cards).name, find_game(args.game, args.cards)))
    plans = [
        (name, report_plan(game, args.bots, args.seats, args.games, args.seed, options))
        for name, game in games
    ]
    with bar(sum(plan.plan.games for _, plan in plans)) as progress:
        return [(name, report(plan, crew_of(args), progress)) for name, plan in plans]
