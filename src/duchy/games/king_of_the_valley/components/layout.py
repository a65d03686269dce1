"""Where things lie: the squares of the valley with the lines a King walks on, and the hill.

A square is `row * 5 + column`, counted from the top left; people read it as `a1` to `e5`, letter for
the column and figure for the row, so that (1,5) of the rules is `e1`.
"""

from __future__ import annotations

from typing import Final

SIDE: Final = 5
SQUARES: Final = 25
EMPTY: Final = -1
NOWHERE: Final = -1

SQUARE_NAMES: Final[list[str]] = [f"{'abcde'[q % SIDE]}{q // SIDE + 1}" for q in range(SQUARES)]

SLOPES: Final = ("left", "right")
ROWS: Final = 6
PLACES_ON_HILL: Final = 12
"""A place on the hill is `slope * 6 + row`, row 0 at the bottom (KV-024)."""

PILES: Final = ("I", "II", "III")

DIRECTIONS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


def ray(square: int, down: int, right: int) -> tuple[int, ...]:
    """The squares of the valley that lie in one direction, the nearest first."""
    found: list[int] = []
    row, column = square // SIDE + down, square % SIDE + right
    while 0 <= row < SIDE and 0 <= column < SIDE:
        found.append(row * SIDE + column)
        row, column = row + down, column + right
    return tuple(found)


def rays(square: int) -> tuple[tuple[int, ...], ...]:
    lines = [ray(square, down, right) for down, right in DIRECTIONS]
    return tuple(line for line in lines if line)


RAYS: Final[list[tuple[tuple[int, ...], ...]]] = [rays(square) for square in range(SQUARES)]
"""The straight lines a King can walk from each square, like a chess queen (KV-042)."""


def way(start: int, end: int) -> tuple[int, ...] | None:
    """The squares between two squares of one line, in the order of walking; None if there is no line."""
    for line in RAYS[start]:
        if end in line:
            return line[: line.index(end)]
    return None


WAYS: Final[list[tuple[int, ...] | None]] = [
    way(start, end) for start in range(SQUARES) for end in range(SQUARES)
]
"""The way from `start` to `end` is `WAYS[start * 25 + end]`."""
