"""What can go wrong, each as one sentence for the person who asked.

Every error of Duchy is a `DuchyError`; whoever talks to a person (command line, server) catches that one
type and shows `str(error)`. A refused request never changes anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class DuchyError(ValueError):
    """Something was asked that cannot be done; the text says what, why, and what would do.

    The text is English. `phrase` says the same in words of any language, where people get to see it.
    """

    def __init__(self, text: str = "", phrase: tuple[str, Mapping[str, Any]] | None = None) -> None:
        super().__init__(text)
        self.phrase = phrase


class UnknownGame(DuchyError):
    """No game has that id."""


class UnknownRules(DuchyError):
    """That version of a game's rules is not played here (any more)."""


class BadSeats(DuchyError):
    """The game is not played by that many, or there is no such seat."""


class BadOption(DuchyError):
    """An option that the game does not have, or a value it does not take."""


class BadCards(DuchyError):
    """A card file that cannot be used: the text names the file, the card and the field."""


class BadPosition(DuchyError):
    """A position that cannot be set up: the text names the field."""


class BadRecord(DuchyError):
    """A record that cannot be read or does not replay."""


class IllegalMove(DuchyError):
    """A move that is not possible now; the state is as it was."""


class UnknownMove(IllegalMove):
    """A text that is no entry of the game's catalogue."""


NO_GUESS = "none"
"""What a phrase says where no known name is near to the one that was given."""


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name that was probably meant, or ''.

    >>> nearest("vilages", ["card-kingdoms", "villages"])
    'villages'
    """
    from difflib import get_close_matches  # wanted by who has mistyped something, and by nobody else

    return "".join(get_close_matches(name, list(known), n=1))


def at(where: str, problem: DuchyError) -> tuple[str, tuple[str, Mapping[str, Any]] | None]:
    """What is wrong with a file or another place, for an error that says where."""
    phrase = problem.phrase
    return f"{where}: {problem}", phrase and ("error-at", {"where": where, "problem": phrase})
