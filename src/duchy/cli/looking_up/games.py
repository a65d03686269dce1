"""`duchy games`: what lies on the shelf."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from duchy.cli.arguments import add_command
from duchy.cli.screen import Screen, indented, print_json
from duchy.core.game import Game
from duchy.core.reading.options import DUPLICATE, Option, Value
from duchy.games import game as find_game
from duchy.games import game_ids


def add_to(commands: Any) -> None:
    parser = add_command(commands, "games")
    parser.add_argument("--json", action="store_true", help="print plain data")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    if args.json:
        print_json([as_data(Screen(id), find_game(id)) for id in game_ids()])
        return
    for id in game_ids():
        show_game(Screen(id), find_game(id))


def as_data(screen: Screen, game: Game) -> dict[str, Any]:
    words = screen.words
    return {
        "id": game.id,
        "title": words.say("game-title"),
        "about": words.say("game-about") if words.has("game-about") else "",
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "rules_version": game.rules_version,
        "secrets": game.secrets,
        "moves": len(game.moves),
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "choices": list(option.choices),
                "rule": option.rule,
            }
            for option in game.options
        ],
    }


def show_game(screen: Screen, game: Game) -> None:
    title = screen.text("game-title", "bold")
    seats = screen.text("cli-from-to-seats", "cyan", least=game.min_seats, most=game.max_seats)
    screen.show(Text.assemble((game.id, "bold cyan"), "  ", title, "  ", seats))
    if screen.words.has("game-about"):
        screen.show(indented(screen.text("game-about")))
    screen.show(indented(options_table(screen, game)))
    screen.show("")


def options_table(screen: Screen, game: Game) -> Table:
    """Every option with what it can be, the default first in line of sight."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("cli-option", "cli-default", "cli-choices", "cli-rule"):
        table.add_column(screen.words.say(heading))
    for option in (*game.options, DUPLICATE):
        table.add_row(option.name, written(option.default), choices(option), Text(option.rule, "dim"))
    return table


def choices(option: Option) -> str:
    if option.kind == "flag":
        return "true, false"
    return ", ".join(option.choices)


def chosen(game: Game, options: Mapping[str, Value]) -> str:
    """The options that are not as usual, as one would write them; '' if there are none."""
    usual = {option.name: option.default for option in game.options}
    return " ".join(f"{name}={written(value)}" for name, value in options.items() if value != usual.get(name))


def written(value: Value) -> str:
    """A value as one would write it after `--option name=`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(value) if isinstance(value, list) else value
