"""`duchy match A B --game G`: which bot is better, and how sure that is."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from rich.table import Table

from duchy.arena.play.match import match, match_plan
from duchy.cli.arguments import add_cards, add_command, add_setting, open_game, read_options
from duchy.cli.measuring.output import add_playing, bar, check_writable, crew_of, show_heading
from duchy.cli.screen import Screen, print_json
from duchy.core.game import Game
from duchy.core.showing.look import titled_table


def add_to(commands: Any) -> None:
    parser = add_command(commands, "match")
    parser.add_argument(
        "bots", nargs="+", metavar="BOT", help="easy to master, random, greedy, mcts:2000, or module:Class"
    )
    parser.add_argument("--game", required=True, metavar="GAME", help="the id of a game")
    add_setting(parser)
    add_playing(parser, 100, " (rounded up so that every bot has every seat)")
    parser.add_argument(
        "--duplicate",
        action="store_true",
        help="let all games of a deal have the same luck, whatever was drawn before",
    )
    parser.add_argument(
        "--adjusted",
        action="store_true",
        help="also tell the win rate with luck taken out, which needs fewer games for the same certainty",
    )
    parser.add_argument("--decide", action="store_true", help="stop as soon as it is clear who is best")
    add_keep(parser)
    add_cards(parser)
    parser.add_argument("--json", action="store_true", help="print plain data")
    parser.set_defaults(run=run)


def add_keep(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--keep", metavar="FILE", help="keep what was played in a file; the same command goes on from there"
    )


def run(args: Namespace) -> None:
    game = open_game(args)
    options = read_options(args.option) | ({"duplicate": True} if args.duplicate else {})
    plan = match_plan(game, args.bots, args.seats, args.games, args.seed, options, args.adjusted)
    if args.keep:
        check_writable(args.keep)
    with bar(plan.games()) as progress:
        result = match(plan, crew_of(args), args.decide, progress, args.keep)
    if args.json:
        print_json(result)
    else:
        show_result(Screen(game.id), game, result)


def show_result(screen: Screen, game: Game, result: dict[str, Any]) -> None:
    show_heading(screen, game, result)
    for meeting in result["meetings"]:
        table = titled_table()
        add_columns(screen, table, "cli-bot", "cli-games", *MEASURED)
        for line in meeting["bots"]:
            table.add_row(line["bot"], str(line["games"]), *measured(line))
        screen.show(table, "")
        if "adjusted" in meeting["bots"][0]:
            show_adjusted(screen, meeting["bots"])
        if result["options"].get("duplicate"):
            line = meeting["bots"][0]
            screen.say("cli-match-worth", games=round(line["games"] * line["worth"]))
    if result["decided"] is not None:
        message = "cli-match-decided" if result["decided"] else "cli-match-open"
        screen.say(message, games=result["games"], planned=result["planned"])


def show_adjusted(screen: Screen, bots: list[dict[str, Any]]) -> None:
    """The same win rates with luck taken out."""
    table = titled_table()
    add_columns(screen, table, "cli-bot", "cli-win-rate-adjusted", "cli-interval", "cli-adjusted-factor")
    for line in bots:
        found = line["adjusted"]
        table.add_row(
            line["bot"],
            f"{found['rate']:.1%}",
            f"{found['low']:.1%} – {found['high']:.1%}",
            f"{found['factor']:.1f}",
        )
    screen.show(table, "")


MEASURED = ("cli-win-rate", "cli-interval", "cli-mean-score", "cli-mean-margin", "cli-interval")


def measured(line: dict[str, Any]) -> list[str]:
    """The cells under the headings `MEASURED`."""
    return [
        f"{line['win_rate']:.1%}",
        f"{line['win_low']:.1%} – {line['win_high']:.1%}",
        f"{line['mean_score']:.1f}",
        f"{line['mean_margin']:+.1f}",
        f"{line['margin_low']:+.1f} – {line['margin_high']:+.1f}",
    ]


def add_columns(screen: Screen, table: Table, *headings: str) -> None:
    for heading in headings:
        table.add_column(screen.words.say(heading), justify="left" if heading == "cli-bot" else "right")
