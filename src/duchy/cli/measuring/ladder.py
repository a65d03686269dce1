"""`duchy ladder --game G`: all bots against each other, rated."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from duchy.arena.measure.ladder import as_markdown, distinct, ladder, laid_into
from duchy.arena.play.match import match_plan
from duchy.arena.play.plan import default_seats
from duchy.bots.levels import LEVELS
from duchy.cli.arguments import add_cards, add_command, add_setting, names, open_game, read_options
from duchy.cli.measuring.match import MEASURED, add_columns, add_keep, measured
from duchy.cli.measuring.output import add_playing, bar, check_writable, crew_of, show_heading, write_text
from duchy.cli.screen import Screen, print_json
from duchy.core.errors import DuchyError
from duchy.core.game import Game
from duchy.core.reading.files import read_text
from duchy.core.showing.look import titled_table

EVERYBODY = ["random", *LEVELS]


def add_to(commands: Any) -> None:
    parser = add_command(commands, "ladder")
    parser.add_argument("--game", required=True, metavar="GAME", help="the id of a game")
    parser.add_argument(
        "--bots",
        type=names,
        default=EVERYBODY,
        metavar="A,B",
        help=f"who is rated; the first has 0 points ({','.join(EVERYBODY)})",
    )
    add_setting(parser)
    add_playing(parser, 100, " each meeting has")
    add_keep(parser)
    add_cards(parser)
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help="write it into a page, such as docs/bots.md; other games stay in it",
    )
    parser.add_argument("--json", action="store_true", help="print plain data")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    game = open_game(args)
    if not distinct(args.bots):
        raise DuchyError(f"--bots: each bot is rated once, but one is named twice in {','.join(args.bots)}")
    seats = args.seats or default_seats(game)
    plan = match_plan(game, args.bots, seats, args.games, args.seed, read_options(args.option))
    if args.keep:
        check_writable(args.keep)
    if args.output:
        read_page(args.output)
    with bar(plan.games()) as progress:
        result = ladder(plan, crew_of(args), progress, args.keep)
    if args.output:
        write_text(args.output, laid_into(read_page(args.output), game.id, as_markdown(result)))
    if args.json:
        print_json(result)
    else:
        show_result(Screen(game.id), game, result)


def read_page(path: str) -> str:
    """What the page holds so far. Asked before anything is played, to complain if it could not be written,
    and again when the ladder is known: others may have written to it meanwhile."""
    check_writable(path)
    return read_text(path, DuchyError) if Path(path).exists() else ""


def show_result(screen: Screen, game: Game, result: dict[str, Any]) -> None:
    show_heading(screen, game, result)
    table = titled_table()
    add_columns(screen, table, "cli-bot", "cli-rating", "cli-interval", "cli-games", *MEASURED[:2])
    for line in result["bots"]:
        interval = f"{line['rating_low']:+.0f} – {line['rating_high']:+.0f}"
        table.add_row(
            line["bot"],
            f"{line['rating']:+.0f}",
            screen.words.say("cli-nothing") if line["bot"] == result["zero"] else interval,
            str(line["games"]),
            *measured(line)[:2],
        )
    screen.show(table, "")
