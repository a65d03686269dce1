"""Drawing what a seat may know: any view, as plain nested data, good enough to play from.

Small things stand in a line, alike things in a table, rows of places on a board, and whoever has much
of their own gets a panel. Nothing here knows a game. Two habits of views help: what belongs to a seat
says so in its field `seat`, and what lies in a row is counted from 1, as in the texts of moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from duchy.cli.screen import Screen
from duchy.core.showing.look import BETWEEN, counted, titled_table

SEAT = "seat"
CARD = "card"
SHORT = 20
"""Values longer than this stand in a line of their own."""

MOST_IN_A_ROW = 3
"""Things with more parts than this that are themselves tables or lists get a panel, not a row."""


class Drawing:
    """Draws tables of named things for one viewer, who finds what is theirs in another colour."""

    def __init__(self, screen: Screen, player: Callable[[int], str], viewer: int | None) -> None:
        self.screen = screen
        self.player = player
        self.viewer = viewer

    def draw(self, things: Mapping[str, Any]) -> RenderableType:
        small = {name: value for name, value in things.items() if is_small(value)}
        parts: list[RenderableType] = []
        if any(not is_nothing(value) for value in small.values()):
            parts.append(named_in_line(self.screen, small))
        large = [self.draw_large(name, value) for name, value in things.items() if name not in small]
        if large:
            parts.append(Columns(large, padding=(0, 4)))
        return Group(*parts)

    def draw_large(self, name: str, value: Any) -> RenderableType:
        title = self.screen.name(name)
        if isinstance(value, Mapping):
            if are_alike(list(value.values())):
                return self.rows(title, list(value.values()), [self.screen.name(head) for head in value])
            return self.panel(title, value)
        if not all(isinstance(part, Mapping) for part in value):
            return self.board(title, value)
        if any(sum(not is_single(part) for part in row.values()) > MOST_IN_A_ROW for row in value):
            return Group(*(self.panel(self.head(place, row), row) for place, row in enumerate(value, 1)))
        return self.rows(title, value)

    def panel(self, title: str, things: Mapping[str, Any]) -> Panel:
        """Something with many parts: its numbers in a line, everything else in a line of its own."""
        own = self.viewer is not None and things.get(SEAT) == self.viewer
        return Panel(
            self.draw({name: value for name, value in things.items() if name != SEAT}),
            title=Text(title, "bold"),
            title_align="left",
            border_style="cyan" if own else "dim",
            box=ROUNDED,
        )

    def head(self, place: int, row: Mapping[str, Any]) -> str:
        """What a row is called: by its seat, or by its place."""
        return self.player(row[SEAT]) if isinstance(row.get(SEAT), int) else str(place)

    def rows(self, title: str, rows: Sequence[Mapping[str, Any]], heads: Sequence[str] = ()) -> Table:
        """Alike things below each other, with a column for every field that says something."""
        heads = heads or [self.head(place, row) for place, row in enumerate(rows, 1)]
        table = titled_table(title)
        table.add_column("", style="bold")
        names = list({name: True for row in rows for name in row if name != SEAT})
        fields = [name for name in names if any(not is_nothing(row.get(name)) for row in rows)]
        for name in fields:
            numbers = all(isinstance(row.get(name), int | None) for row in rows)
            table.add_column(self.screen.name(name), justify="right" if numbers else "left")
        for head, row in zip(heads, rows, strict=True):
            cells = [
                "" if is_nothing(row.get(name)) else in_line(self.screen, row[name], name) for name in fields
            ]
            own = self.viewer is not None and row.get(SEAT) == self.viewer
            table.add_row(head, *cells, style="cyan" if own else "")
        return table

    def board(self, title: str, rows: Sequence[Any]) -> Table:
        """Rows of places, such as a valley of five by five."""
        table = Table(
            title=title, title_justify="left", title_style="bold", show_header=False, show_lines=True
        )
        for row in rows:
            cells = row if isinstance(row, list) else [row]
            table.add_row(*(in_line(self.screen, cell) for cell in cells))
        return table


def is_nothing(value: Any) -> bool:
    """Whether a value says nothing: not there, or not so."""
    return value is None or value is False or value in ([], {})


def are_alike(values: Sequence[Any]) -> bool:
    """Whether these are tables with the same few fields."""
    return all(
        isinstance(value, Mapping) and is_small(value) and list(value) == list(values[0]) for value in values
    )


def is_small(value: Any) -> bool:
    """Whether a value fits into a line: a word, a few words, or a few named numbers."""
    if isinstance(value, Mapping):
        return all(is_single(part) for part in value.values())
    if isinstance(value, list):
        return all(is_single(part) for part in value)
    return True


def is_single(value: Any) -> bool:
    return not isinstance(value, Mapping | list)


def named_in_line(screen: Screen, things: Mapping[str, Any]) -> Text:
    """`gold 3  ·  magic 1`, with the names in the background; what is long gets a line of its own."""
    said = [
        (screen.name(name), in_line(screen, things[name], name))
        for name in things
        if not is_nothing(things[name])
    ]
    text = Text()
    for name, value in sorted(said, key=lambda one: len(one[1]) > SHORT):
        if text:
            text.append(BETWEEN if len(value) <= SHORT else "\n", "dim")
        text.append(f"{name} ", "dim")
        text.append(value)
    return text


def in_line(screen: Screen, value: Any, field: str = "") -> str:
    """Any value in as few words as possible."""
    if is_nothing(value):
        return screen.words.say("cli-nothing")
    if value is True:
        return screen.words.say("cli-yes")
    if isinstance(value, str):
        return screen.name(value, field)
    separator = screen.words.say("list-separator")
    if isinstance(value, list):
        alike = groupby(in_line(screen, part, field) for part in value)
        return separator.join(counted(text, len(list(group)), screen.words.number) for text, group in alike)
    if isinstance(value, Mapping):
        between = separator if is_small(value) else "\n"
        return between.join(named(screen, name, part) for name, part in value.items() if not is_nothing(part))
    return screen.words.number(value) if isinstance(value, int) else str(value)


def named(screen: Screen, name: str, value: Any) -> str:
    """A named value. A card needs no name beside its own, so many of a card are counted, and what is so
    is just said."""
    if name == CARD:
        return in_line(screen, value, name)
    if value is True:
        return screen.name(name)
    if isinstance(value, int) and value > 0 and screen.is_card(name):
        return counted(screen.name(name), value, screen.words.number)
    return f"{screen.name(name)} {in_line(screen, value, name)}"
