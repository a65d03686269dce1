"""Words for people: Fluent catalogues in `locales/`, one folder a language, and in it one a game.

Rules never make text. They give *phrases*: the name of a message and its arguments, which may be
phrases again. The browser renders the same phrases from the same catalogues.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from duchy.core.reading.files import folder, words_folders

Phrase = tuple[str, Mapping[str, Any]]

DIGITS = {"fa": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")}
"""Languages with digits of their own."""

NUMBER_ARGUMENT = "\u2068-?[0-9,.]+(?:[ ·/–]+[0-9]+)*\u2069"
"""Numbers that Fluent has put into a sentence, `7` or `9/10`: they stand between marks of isolation."""


def languages() -> list[str]:
    """The languages there are words for, English first."""
    folders = sorted(path.name for path in folder("locales").iterdir() if path.is_dir())
    return ["en", *(name for name in folders if name != "en")]


class Words:
    """The words of one language for one game, or for the `server` (or for none: what is common to all).

    `faults` gathers what was wrong with messages that were said, such as a missing argument.
    """

    def __init__(self, language: str, game: str = "") -> None:
        from fluent.runtime import FluentBundle  # rules and tables do without: only who speaks needs it

        self.language = language
        self.faults: list[str] = []
        self._bundle = FluentBundle([language], use_isolating=language == "fa")
        house = folder("locales") / language
        own = [folder / "words.ftl" for folder in words_folders(language, game)] if game else []
        shared = [house / f"{name}.ftl" for name in ("common", "fields", "terminal", game)]
        for file in (*shared, *own):
            if file.exists():
                self.add(file.read_text("utf-8"))

    def add(self, text: str) -> None:
        """Add messages to the catalogue."""
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        """Whether there is a message, or another way of saying it: `event-roll.you`."""
        return self._pattern(message) is not None

    def say(self, message: str, /, **arguments: Any) -> str:
        """The message as text. An unknown message is shown by its name, so that it is noticed."""
        value = self._pattern(message)
        if value is None:
            return own_card(message) if message.startswith("card-") else f"[{message}]"
        text, errors = self._bundle.format_pattern(value, self._arguments(arguments))
        self.faults += [f"{message}: {error}" for error in errors]
        return re.sub(NUMBER_ARGUMENT, lambda number: self._digits(number[0]), str(text))

    def _pattern(self, message: str) -> Any:
        name, _, way = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(way) if way else found.value

    def phrase(self, phrase: Phrase | None) -> str:
        return "" if phrase is None else self.say(phrase[0], **phrase[1])

    def name(self, word: str, field: str = "") -> str:
        """A word out of a view, an event or a card file as people read it.

        It is the name of a card (`card-archer`), a value of the field it stands in (`area-hills`), a
        word of its own (`word-influence`), the name of a field (`field-next`), or else stands for itself.
        """
        plain = word.replace("_", "-")
        for kind in ("card", field.replace("_", "-"), "word", "field"):
            if self.has(f"{kind}-{plain}"):
                return self.say(f"{kind}-{plain}", n=1)
        return word.replace("_", " ")

    def number(self, value: int) -> str:
        """A number as the language writes it."""
        return self._digits(str(value))

    def _digits(self, text: str) -> str:
        return text.translate(DIGITS.get(self.language, {}))

    def _arguments(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self._argument(value) for name, value in arguments.items()}

    def _argument(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return self.say(value[0], **value[1])
        if isinstance(value, list):
            return self.say("list-separator").join(str(self._argument(part)) for part in value)
        return value


def own_card(message: str) -> str:
    """The name of a card that only a user's file knows: its id, written as a name."""
    return message.removeprefix("card-").replace("-", " ").title()


@cache
def words(language: str, game: str = "") -> Words:
    return Words(language, game)


def english(game: str, phrase: Phrase | None) -> str:
    """A phrase in English: the language of error sentences. Where nobody speaks, as in a browser's Python, it
    is named: the page has the words."""
    try:
        return words("en", game).phrase(phrase)
    except ImportError:
        return "" if phrase is None else phrase[0]
