"""A look at the table: what the terminal draws it with.

A game brings its board for the terminal in `showing/terminal.py`, a function `draw(look, table)`.
Nothing else of a game or of the core knows that there is a terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.reading.options import Value
from duchy.core.showing.words import Phrase, Words

BETWEEN = "  ·  "
OWN = "▸"
"""Stands before what belongs to the seat that looks."""
YES = "✓"
NOTE = "note-"
WIDE = 110
"""Columns from which on a board shows more beside each other."""


class Look:
    """Whose eyes it is seen with, and the words for it."""

    def __init__(
        self,
        words: Words,
        width: int,
        game: Game,
        viewer: int | None,
        player: Callable[[int], str],
        label: Callable[[Move], str],
        options: Mapping[str, Value],
    ) -> None:
        self.words = words
        self.game = game
        self.viewer = viewer
        self.player = player
        self._label = label
        self.options = options
        self.is_wide = width >= WIDE

    # -- Words -----------------------------------------------------------------------------------

    def say(self, message: str, /, **arguments: Any) -> str:
        return self.words.say(message, **arguments)

    def name(self, word: str, field: str = "") -> str:
        return self.words.name(word, field)

    def number(self, value: int) -> str:
        return self.words.number(value)

    def joined(self, parts: Iterable[str]) -> str:
        return self.say("list-separator").join(parts)

    def phrases(self, phrases: Iterable[Phrase]) -> str:
        return self.joined(self.words.phrase(phrase) for phrase in phrases)

    def counts(self, counts: Mapping[str, int]) -> str:
        """Several of each: 'Goblin ×2, Troll'."""
        return self.joined(counted(self.name(id), number, self.number) for id, number in counts.items())

    def numbered(self, counts: Mapping[str, int]) -> str:
        """Named numbers: 'food 2, stone 1'; those of nothing are left out."""
        return self.joined(
            f"{self.name(name)} {self.number(number)}" for name, number in counts.items() if number
        )

    def move(self, text: str) -> str:
        return self._label(self.game.parse(text))

    # -- Cards -----------------------------------------------------------------------------------

    def card(self, section: str, id: str) -> Mapping[str, Any]:
        fields: Mapping[str, Any] = self.game.card_file.sections[section][id]
        return fields

    def texts(self, section: str, id: str) -> list[str]:
        """What a card does, in sentences; notes on it are for who asks about the card."""
        phrases = self.game.card_texts(section, id)
        return [self.words.phrase(phrase) for phrase in phrases if not phrase[0].startswith(NOTE)]

    def tells(self, id: str, texts: list[str]) -> str:
        """A card by its name, and what it does."""
        return self.say("board-tells", card=self.name(id), text=" ".join(texts))

    def effects(self, section: str, id: str) -> list[str]:
        """What a card does, without saying when."""
        found = [arguments.get("effect") for _, arguments in self.game.card_texts(section, id)]
        return [self.words.phrase(effect) for effect in found if effect is not None]

    # -- Shapes ----------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """A seat by its name; one's own is marked."""
        return f"{OWN} {self.player(seat)}" if seat == self.viewer else self.player(seat)

    def table(self, title: str, headings: Iterable[str]) -> Table:
        """A table whose headings are named fields. A heading that ends in '#' is of numbers."""
        table = titled_table(title)
        for heading in headings:
            name = heading.rstrip("#")
            table.add_column(
                self.name(name) if name else "",
                justify="right" if heading.endswith("#") else "left",
                style="" if name else "bold",
            )
        return table

    def line(self, *parts: tuple[str, str]) -> Text:
        """`gold 3  ·  magic 1`: names in the background; what has no value is left out."""
        text = Text()
        for name, value in parts:
            if value:
                if text:
                    text.append(BETWEEN, "dim")
                text.append(f"{self.name(name)} ", "dim").append(value)
        return text

    def panel(self, seat: int, *things: RenderableType) -> Panel:
        own = seat == self.viewer
        return boxed(self.seat(seat), own, *things)


def boxed(title: str, own: bool, *things: RenderableType) -> Panel:
    shown = [thing for thing in things if not isinstance(thing, Text) or thing.plain]
    return Panel(
        Group(*shown), title=Text(title, "bold"), title_align="left", border_style="cyan" if own else "dim"
    )


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


def counted(text: str, number: int, written: Callable[[int], str] = str) -> str:
    if text.isdecimal():
        return ", ".join([text] * number)
    return text if number == 1 else f"{text}\N{NO-BREAK SPACE}×{written(number)}"
