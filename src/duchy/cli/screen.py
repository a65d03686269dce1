"""The screen: where a command writes, in the words of one game."""

from __future__ import annotations

import json
import sys
from typing import Any, ClassVar

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from duchy.core.errors import DuchyError
from duchy.core.showing.words import Words, words

ENGLISH = "en"


class Screen:
    """A console and the words to fill it with.

    Markup, emoji codes and highlighting are off: brackets and colons in texts mean what they say.
    """

    language: ClassVar[str] = "en"
    """The language that the person asked for."""

    def __init__(self, game: str = "") -> None:
        self.words: Words = words(Screen.language, game)
        self.console = Console(markup=False, emoji=False, highlight=False)

    def text(self, message: str, style: str = "", **arguments: Any) -> Text:
        """A message as styled text."""
        return Text(self.words.say(message, **arguments), style)

    def say(self, message: str, style: str = "", **arguments: Any) -> None:
        self.console.print(self.text(message, style, **arguments))

    def told(self, problem: DuchyError) -> str:
        """What went wrong, in one sentence. English is what the error itself says."""
        has_words = problem.phrase is not None and self.words.language != ENGLISH
        return self.words.phrase(problem.phrase) if has_words else str(problem)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def name(self, word: str, field: str = "") -> str:
        """A word out of a view, an event or a card file as people read it."""
        return self.words.name(word, field)

    def is_card(self, word: str) -> bool:
        return self.words.has(f"card-{word.replace('_', '-')}")


def indented(thing: RenderableType) -> Padding:
    """Something that belongs to the line above it."""
    return Padding(thing, (0, 0, 0, 2), expand=False)


def print_json(value: object) -> None:
    """Plain data for another program: on standard output, without any layout."""
    sys.stdout.write(json.dumps(value, indent=1, ensure_ascii=False) + "\n")
