"""`duchy bench server [GAME]`: how fast the table server is on this machine."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from duchy.cli.arguments import place, whole
from duchy.cli.screen import Screen, print_json
from duchy.core.reading.extras import needs_extra
from duchy.core.showing.look import titled_table
from duchy.games import game as find_game

NAME = "server"
USUAL_GAME = "card-kingdoms"
SECONDS = 10.0


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "played",
        metavar="GAME",
        nargs="?",
        default=USUAL_GAME,
        help=f"played at the server ({USUAL_GAME})",
    )
    group = parser.add_argument_group("the table server")
    group.add_argument("--tables", type=whole, default=24, metavar="N", help="tables played at once (24)")
    group.add_argument("--seats", type=whole, default=1, metavar="N", help="persons at each of them (1)")
    group.add_argument(
        "--open",
        type=place,
        default=1000,
        metavar="N",
        help="tables to keep open for the memory (1000; 0: none)",
    )
    group.add_argument(
        "--database", default="", metavar="WHERE", help="postgresql://..., or a file (a new one)"
    )


def run(args: Namespace) -> None:
    with needs_extra("the server", "server"):
        from duchy.server.bench import bench
    game = find_game(args.played)
    game.check_seats(args.seats)
    measured = bench(game.id, args.tables, args.seats, args.seconds or SECONDS, args.open, args.database)
    if args.json:
        print_json(measured)
        return
    screen = Screen(NAME)
    table = titled_table(screen.words.say("bench-server-title", game=game.id))
    table.add_column("", style="dim")
    table.add_column("", justify="right")
    for name, value in measured.items():
        if name != "game":
            shown = f"{value:,.1f}" if isinstance(value, float) else f"{value:,}"
            table.add_row(screen.words.say(f"bench-{name.replace('_', '-')}"), shown)
    screen.show(table, "")
