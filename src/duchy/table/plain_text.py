"""What people write, made harmless for everybody else's screen."""

from __future__ import annotations

from unicodedata import category, combining, normalize

JOINERS = "\u200c\u200d"
"""Persian and other scripts cannot be written without them; a line of nothing else is empty."""
MOST_MARKS = 3
"""Vowel signs and accents on one letter; more of them would climb over the lines above."""


def plain_line(text: str) -> str:
    """One line without control characters, marks that turn the direction of what follows, and heaps of
    accents; '' if nothing is left to see."""
    letters: list[str] = []
    marks = 0
    for letter in normalize("NFC", text):
        marks = marks + 1 if combining(letter) else 0
        if marks <= MOST_MARKS:
            letters.append(letter if letter.isprintable() or letter in JOINERS else " ")
    line = " ".join("".join(letters).split())
    return line if any(is_seen(letter) for letter in line) else ""


def is_seen(letter: str) -> bool:
    return category(letter)[0] not in "CZM"
