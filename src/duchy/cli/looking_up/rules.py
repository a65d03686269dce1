"""`duchy rules GAME [ID]`: the rules of a game, or one of them."""

from __future__ import annotations

import re
from argparse import Namespace
from itertools import groupby
from typing import Any

from rich.table import Table
from rich.text import Text

from duchy.cli.arguments import add_command, add_game
from duchy.cli.looking_up.reference import Passage, read_reference
from duchy.cli.looking_up.rulebook import RuleEntry, read_rules
from duchy.cli.screen import ENGLISH, Screen, indented
from duchy.core.errors import NO_GUESS, DuchyError, nearest
from duchy.games import game as find_game

TAIL = re.compile(r" — (\(mode: [^)]*\)(?: — \[.*\])?)$")
EMPHASIS = re.compile(r"\*\*(?P<strong>.+?)\*\*|\*(?P<soft>.+?)\*|`(?P<code>.+?)`")
STYLES = {"strong": "bold", "soft": "italic", "code": "cyan"}


class UnknownRule(DuchyError):
    """No rule of the game has that id."""


def add_to(commands: Any) -> None:
    parser = add_command(commands, "rules")
    add_game(parser)
    parser.add_argument("id", metavar="ID", nargs="?", help="one rule, worked example or ruling, like CK-042")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    game = find_game(args.game)
    screen = Screen(game.id)
    language = screen.words.language
    told = [] if language == ENGLISH else read_reference(language, game.id, screen.words)
    entries = read_rules(game.id)
    if not entries:
        raise UnknownRule(f"{game.id} has no rules written down", ("error-no-rules", {"game": game.id}))
    if args.id is None and told:
        show_reference(screen, told)
        return
    if args.id is None:
        show_all(screen, entries)
        return
    for entry in find_rules(screen, game.id, args.id):
        show_rule(screen, entry)


def find_rules(screen: Screen, game_id: str, wanted: str) -> list[RuleEntry]:
    """The rule with this id, or the passages that tell it in the reader's language."""
    rule = find_rule(read_rules(game_id), wanted)
    if screen.words.language == ENGLISH:
        return [rule]
    passages = read_reference(screen.words.language, game_id, screen.words)
    found = [passage for passage in passages if passage.tells(rule.id)]
    if not found:
        raise UnknownRule(f"{rule.id} is not told in this language", ("error-rule-untold", {"rule": rule.id}))
    return [RuleEntry(rule.id, passage.section, passage.text) for passage in found]


def find_rule(entries: list[RuleEntry], wanted: str) -> RuleEntry:
    """The entry with this id, however its letters and zeros are written: `ck-42` is CK-042."""
    plain = same_id(wanted)
    for entry in entries:
        if same_id(entry.id) == plain:
            return entry
    near = nearest(wanted.upper(), [entry.id for entry in entries])
    guess = f"; did you mean '{near}'?" if near else ""
    raise UnknownRule(
        f"there is no rule '{wanted}'{guess}",
        ("error-no-rule", {"rule": wanted, "guess": near or NO_GUESS}),
    )


def same_id(id: str) -> str:
    return re.sub(r"-0+(?=[0-9])", "-", id.strip().upper())


def show_rule(screen: Screen, entry: RuleEntry) -> None:
    screen.show(Text.assemble((entry.id, "bold"), "  ", (entry.section, "dim")))
    screen.show(indented(readable(entry.text)))


def show_all(screen: Screen, entries: list[RuleEntry]) -> None:
    for section, rules in groupby(entries, key=lambda entry: entry.section):
        screen.show(Text(section, "bold underline"))
        listing = Table.grid(padding=(0, 2))
        listing.add_column(style="bold", no_wrap=True)
        for entry in rules:
            listing.add_row(entry.id, readable(entry.text))
        screen.show(listing, "")


def show_reference(screen: Screen, passages: list[Passage]) -> None:
    """The rules as the reference tells them, with the ids of what each passage is about behind it."""
    for section, told in groupby(passages, key=lambda passage: passage.section):
        screen.show(Text(section, "bold underline"))
        for in_table, rows in groupby(told, key=lambda passage: bool(passage.cells)):
            if in_table:
                grid = Table.grid(padding=(0, 3))
                for row in rows:
                    grid.add_row(*map(readable, row.cells))
                screen.show(grid)
            else:
                for passage in rows:
                    screen.show(readable(passage.text).append(f"  {passage.rules}", "dim"))
        screen.show("")


def readable(text: str) -> Text:
    """An entry without its Markdown signs; where it holds and where it is printed stand back."""
    tail = TAIL.search(text)
    body = text[: tail.start()] if tail else text
    shown = Text()
    end = 0
    for found in EMPHASIS.finditer(body):
        kind = found.lastgroup or ""
        shown.append(body[end : found.start()])
        shown.append(found[kind], STYLES[kind])
        end = found.end()
    shown.append(body[end:])
    if tail:
        shown.append(f"  {tail[1]}", "dim")
    return shown
