"""`duchy bench [GAME]`: how fast the games are on this machine; `duchy bench server`: the table server."""

from __future__ import annotations

from argparse import Namespace
from functools import partial
from typing import Any

from duchy.arena.measure.bench import bench, seat_counts
from duchy.arena.measure.compare import MEASURED, SPEEDS, TIMES, compare, read_saved, slower
from duchy.cli.arguments import add_cards, add_command, per_cent, seconds
from duchy.cli.measuring import bench_server
from duchy.cli.screen import Screen, print_json
from duchy.core.errors import DuchyError
from duchy.core.game import Game
from duchy.core.showing.look import titled_table
from duchy.games import game as find_game
from duchy.games import game_ids

SECONDS = 2.0
SLOWER = 1
"""The exit code when something has become too slow."""


def add_to(commands: Any) -> None:
    parser = add_command(commands, "bench")
    parser.add_argument(
        "game", metavar="WHAT", nargs="?", help="one game only, or 'server' for the table server"
    )
    bench_server.add_arguments(parser)
    parser.add_argument(
        "--seconds",
        type=seconds,
        metavar="T",
        help="time for each line (2), or for the server (10)",
    )
    add_cards(parser)
    parser.add_argument("--json", action="store_true", help="print plain data")
    parser.add_argument(
        "--compare",
        metavar="FILE",
        help="compare with what --json printed before; exit code 1 beyond the loss",
    )
    parser.add_argument(
        "--loss", type=per_cent, default=20.0, metavar="P", help="the loss of speed allowed, in per cent (20)"
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    if args.game == bench_server.NAME:
        bench_server.run(args)
        return
    args.seconds = args.seconds or SECONDS
    if args.cards and not args.game:
        raise DuchyError("--cards: name the game whose cards these are")
    games = [find_game(id, args.cards) for id in ([args.game] if args.game else game_ids())]
    screen = Screen()
    if args.compare:
        compare_games(screen, games, args)
        return
    lines: list[dict[str, Any]] = []
    for game in games:
        measured = [bench(game, seats, args.seconds) for seats in seat_counts(game)]
        lines += measured
        if not args.json:
            show_lines(screen, game.id, measured)
    if args.json:
        print_json(lines)


def compare_games(screen: Screen, games: list[Game], args: Namespace) -> None:
    """Print how many times as fast each game is now, and leave with 1 if one has lost too much."""
    saved = read_saved(args.compare)
    rows = [(game, seats) for game in games for seats in seat_counts(game) if (game.id, seats) in saved]
    if not rows:
        raise DuchyError(f"{args.compare}: has no line for {', '.join(game.id for game in games)}")
    found = {
        (game.id, seats): compare(saved[game.id, seats], partial(bench, game, seats, args.seconds), args.loss)
        for game, seats in rows
    }
    lost = [
        f"{id} ({seats}) {name}" for (id, seats), line in found.items() for name in slower(line, args.loss)
    ]
    if args.json:
        print_json([{"game": id, "seats": seats, **line} for (id, seats), line in found.items()])
    else:
        for id in dict.fromkeys(id for id, _ in found):
            lines = [(seats, line) for (own, seats), line in found.items() if own == id]
            show_ratios(screen, screen.words.say("cli-compare-title", game=id, file=args.compare), lines)
        message = "cli-compare-slower" if lost else "cli-compare-fine"
        screen.say(message, "bold red" if lost else "", loss=f"{args.loss:g}", lines=", ".join(lost))
    if lost:
        raise SystemExit(SLOWER)


def show_ratios(screen: Screen, title: str, lines: list[tuple[int, dict[str, float]]]) -> None:
    table = titled_table(title)
    for name in ("seats", *MEASURED):
        table.add_column(screen.words.say(f"cli-{name.replace('_', '-')}"), justify="right")
    for seats, line in lines:
        table.add_row(str(seats), *(f"{line[name]:.2f}" for name in MEASURED))
    screen.show(table, "")


def show_lines(screen: Screen, title: str, lines: list[dict[str, Any]]) -> None:
    compiled = "yes" if lines[0]["compiled"] else "no"
    table = titled_table(screen.words.say("cli-bench-title", game=title, compiled=compiled))
    for name in ("seats", *MEASURED):
        table.add_column(screen.words.say(f"cli-{name.replace('_', '-')}"), justify="right")
    for line in lines:
        table.add_row(
            str(line["seats"]),
            *(f"{line[name]:,.0f}" for name in SPEEDS),
            *(f"{line[name]:,.2f}" for name in TIMES),
        )
    screen.show(table, "")
