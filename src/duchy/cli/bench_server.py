"""`duchy bench-server`: how fast the table server is on this machine."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from duchy.cli.arguments import place, seconds, whole
from duchy.cli.screen import print_json
from duchy.core.errors import DuchyError
from duchy.games import game as find_game


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "bench-server", help="measure how fast the table server is", allow_abbrev=False
    )
    parser.add_argument("game", metavar="GAME", nargs="?", default="card-kingdoms", help="the game to play")
    parser.add_argument("--tables", type=whole, default=24, metavar="N", help="tables played at once")
    parser.add_argument("--seats", type=whole, default=1, metavar="N", help="persons at each of them")
    parser.add_argument("--seconds", type=seconds, default=10.0, metavar="T", help="how long they play")
    parser.add_argument(
        "--open", type=place, default=1000, metavar="N", help="tables to keep open for the memory (0: none)"
    )
    parser.add_argument(
        "--database", default="", metavar="WHERE", help="postgresql://..., or a file (a new one)"
    )
    parser.add_argument("--json", action="store_true", help="print plain data")
    parser.set_defaults(run=run)


add_parser = add_to


def run(args: Namespace) -> int:
    try:
        from duchy.server.bench import bench
    except ModuleNotFoundError as missing:
        raise DuchyError(
            f"the server needs the package {missing.name}: install duchy with its extra 'server'"
        ) from None
    game = find_game(args.game)
    game.check_seats(args.seats)
    measured = bench(game.id, args.tables, args.seats, args.seconds, args.open, args.database)
    if args.json:
        print_json(measured)
        return 0
    for name, value in measured.items():
        print(
            f"{name.replace('_', ' '):<20} {value:,.1f}"
            if isinstance(value, float)
            else f"{name:<20} {value}"
        )
    return 0
