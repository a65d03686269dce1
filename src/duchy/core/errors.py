"""What can go wrong, each as one sentence for the person who asked.

Every error of Duchy is a `DuchyError`; whoever talks to a person (command line, server) catches that one
type and shows `str(error)`. A refused request never changes anything.
"""

from __future__ import annotations


class DuchyError(ValueError):
    """Something was asked that cannot be done; the text says what, why, and what would do."""


class UnknownGame(DuchyError):
    """No game has that id."""


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
