"""`duchy bench [GAME]`: how fast the games are on this machine."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from duchy.arena.bench import bench, seat_counts
from duchy.cli.arguments import add_cards, seconds
from duchy.cli.screen import Screen, print_json
from duchy.cli.table import titled_table
from duchy.core.errors import DuchyError
from duchy.games import game as find_game
from duchy.games import game_ids

SPEEDS = ("moves_per_second", "games_per_second")
TIMES = ("legal_us", "play_us", "clone_us", "imagine_us", "view_us")


def add_to(commands: Any) -> None:
    parser = commands.add_parser("bench", help="measure how fast the games are", allow_abbrev=False)
    parser.add_argument("game", metavar="GAME", nargs="?", help="one game only")
    parser.add_argument("--seconds", type=seconds, default=2.0, metavar="T", help="time for each line")
    add_cards(parser)
    parser.add_argument("--json", action="store_true", help="print plain data")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    if args.cards and not args.game:
        raise DuchyError("--cards: name the game whose cards these are")
    games = [find_game(id, args.cards) for id in ([args.game] if args.game else game_ids())]
    screen = Screen()
    lines: list[dict[str, Any]] = []
    for game in games:
        measured = [bench(game, seats, args.seconds) for seats in seat_counts(game)]
        lines += measured
        if not args.json:
            show_lines(screen, game.id, measured)
    if args.json:
        print_json(lines)


def show_lines(screen: Screen, title: str, lines: list[dict[str, Any]]) -> None:
    table = titled_table(screen.words.say("cli-bench-title", game=title))
    for name in ("seats", *SPEEDS, *TIMES, "compiled"):
        table.add_column(screen.words.say(f"cli-{name.replace('_', '-')}"), justify="right")
    for line in lines:
        table.add_row(
            str(line["seats"]),
            *(f"{line[name]:,.0f}" for name in SPEEDS),
            *(f"{line[name]:,.2f}" for name in TIMES),
            screen.words.say("cli-yes" if line["compiled"] else "cli-no"),
        )
    screen.show(table, "")
