"""The arguments that several commands share, and how they are read."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import Any, NoReturn

from duchy.cli.commands import COMMANDS
from duchy.core.errors import BadOption, DuchyError
from duchy.core.game import Game
from duchy.games import game as find_game


class Parser(ArgumentParser):
    """A parser whose complaints are one sentence, like all others."""

    def error(self, message: str) -> NoReturn:
        text = f"{message[:1].lower()}{message[1:]} (see '{self.prog} --help')"
        for form, name in COMPLAINTS.items():
            if found := re.fullmatch(form, message):
                raise DuchyError(text, (name, {**found.groupdict(), "help": f"{self.prog} --help"}))
        raise DuchyError(text)


ARGUMENT = r"argument (?P<name>[^:]+): "
GIVEN = r", not '(?P<given>.*)'"
COMPLAINTS = {
    r"the following arguments are required: (?P<names>.+)": "error-required",
    r"unrecognized arguments: (?P<names>.+)": "error-unrecognized",
    ARGUMENT + r"invalid choice: '?(?P<given>.*?)'? \(choose from (?P<known>.+)\)": "error-choice",
    ARGUMENT + r"expected (?:one|at least one) argument": "error-expected",
    ARGUMENT + r"not allowed with argument (?P<other>.+)": "error-not-with",
    ARGUMENT + r"must be a whole number of at least 1" + GIVEN: "error-whole",
    ARGUMENT + r"must be a number of seconds above 0" + GIVEN: "error-seconds",
    ARGUMENT + r"must be a number of per cent from 0 to 99" + GIVEN: "error-per-cent",
}
"""What the parser complains about, and how it is said in other languages."""


def whole(text: str) -> int:
    """A number of things, at least one."""
    if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) < 1:
        raise ArgumentTypeError(f"must be a whole number of at least 1, not '{text}'")
    return int(text)


def place(text: str) -> int:
    """A number of moves, which may be none."""
    return 0 if text == "0" else whole(text)


def seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{0,6}\.?[0-9]{1,6}", text) or float(text) <= 0:
        raise ArgumentTypeError(f"must be a number of seconds above 0, not '{text}'")
    return float(text)


def per_cent(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,6})?", text):
        raise ArgumentTypeError(f"must be a number of per cent from 0 to 99, not '{text}'")
    return float(text)


def seed(text: str) -> int | str:
    """A seed is a number or any text."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else text


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",")]


def add_command(commands: Any, name: str, description: str | None = None) -> ArgumentParser:
    """The parser of a command, as the list of all commands describes it."""
    made: ArgumentParser = commands.add_parser(
        name, help=COMMANDS[name].help, description=description, allow_abbrev=False
    )
    return made


def add_game(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the id of a game, as 'duchy games' lists it")


def add_cards(parser: ArgumentParser) -> None:
    parser.add_argument("--cards", metavar="FILE", help="a TOML file of your own cards, laid over the game's")


def add_setting(parser: ArgumentParser) -> None:
    """What a new game is set up from."""
    parser.add_argument("--seats", type=whole, metavar="N", help="how many play")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be given several times",
    )


def add_game_command(commands: Any, name: str) -> ArgumentParser:
    """A command that sets up new games of one title, with your own cards if you like."""
    parser = add_command(commands, name)
    add_game(parser)
    add_setting(parser)
    add_cards(parser)
    return parser


def read_options(given: list[str]) -> dict[str, object]:
    """The options of the command line as the game reads them."""
    options: dict[str, object] = {}
    for entry in given:
        name, equals, value = entry.partition("=")
        if not name or not equals:
            raise BadOption(
                f"option '{entry}': write it as name=value", ("error-option-form", {"option": entry})
            )
        if name in options:
            raise BadOption(f"option {name}: it is given twice", ("error-option-twice", {"option": name}))
        options[name] = value
    return options


def open_game(args: Namespace) -> Game:
    return find_game(args.game, args.cards)
