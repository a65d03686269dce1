"""Drawing what a seat may know: any view, as plain nested data, good enough to play from.

Small things stand in one line, lists of alike things become a table, lists of lists a board, and
everything larger a panel of its own. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from duchy.cli.screen import Screen

BETWEEN = "  ·  "


def titled_table(title: str | None = None) -> Table:
    """The one look of all tables: a quiet heading and as few lines as possible."""
    return Table(
        title=title,
        title_justify="left",
        title_style="bold",
        header_style="dim",
        box=SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        collapse_padding=True,
    )


def draw(screen: Screen, things: Mapping[str, Any]) -> RenderableType:
    """A table of named things."""
    small = {name: value for name, value in things.items() if is_small(value)}
    parts: list[RenderableType] = [named_in_line(screen, small)] if small else []
    for name, value in things.items():
        if not is_small(value):
            parts.append(draw_large(screen, screen.name(name), value))
    return Group(*parts)


def draw_large(screen: Screen, title: str, value: Any) -> RenderableType:
    if isinstance(value, Mapping):
        if all(isinstance(part, Mapping) and part for part in value.values()):
            return draw_rows(screen, title, value.values(), [screen.name(name) for name in value])
        return Panel(draw(screen, value), title=title, title_align="left", border_style="dim")
    if all(isinstance(part, Mapping) for part in value):
        return draw_rows(screen, title, value)
    return draw_board(screen, title, value)


def draw_rows(
    screen: Screen, title: str, rows: Sequence[Mapping[str, Any]] | Any, heads: Sequence[str] = ()
) -> Table:
    """Alike things below each other, one column for each name that any of them has."""
    rows = list(rows)
    table = titled_table(title)
    names = list({name: True for row in rows for name in row})
    if heads:
        table.add_column("", style="bold")
    for name in names:
        numbers = all(isinstance(row.get(name), int | None) for row in rows)
        table.add_column(screen.name(name), justify="right" if numbers else "left")
    for index, row in enumerate(rows):
        cells = [in_line(screen, row[name]) if name in row else "" for name in names]
        table.add_row(*([heads[index]] if heads else []), *cells)
    return table


def draw_board(screen: Screen, title: str, rows: Sequence[Any]) -> Table:
    """Rows of places, such as a valley of five by five."""
    table = Table(title=title, title_justify="left", title_style="bold", show_header=False, show_lines=True)
    for row in rows:
        cells = row if isinstance(row, list) else [row]
        table.add_row(*(in_line(screen, cell) for cell in cells))
    return table


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
    """`gold 3  ·  magic 1`, with the names in the background."""
    line = Text()
    for name, value in things.items():
        line.append(BETWEEN if line else "", "dim")
        line.append(f"{screen.name(name)} ", "dim")
        line.append(in_line(screen, value))
    return line


def in_line(screen: Screen, value: Any) -> str:
    """Any value in as few words as possible."""
    if value is None or value == [] or value == {}:
        return screen.words.say("cli-nothing")
    if isinstance(value, bool):
        return screen.words.say("cli-yes" if value else "cli-no")
    if isinstance(value, str):
        return screen.name(value)
    separator = screen.words.say("list-separator")
    if isinstance(value, list):
        return separator.join(counted(screen, value))
    if isinstance(value, Mapping):
        between = separator if is_small(value) else "\n"
        return between.join(f"{screen.name(name)} {in_line(screen, part)}" for name, part in value.items())
    return str(value)


def counted(screen: Screen, values: list[Any]) -> Iterator[str]:
    """The values of a list, with neighbours that are alike taken together."""
    for text, alike in groupby(in_line(screen, value) for value in values):
        number = len(list(alike))
        yield text if number == 1 or (text.isdigit() and number < 3) else f"{text} ×{number}"
