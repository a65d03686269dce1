"""Rows of numbers for learning, as each game fills them."""

from __future__ import annotations

from typing import Final

PLACES_IN_BYTE: Final[list[list[int]]] = [
    [place for place in range(8) if byte >> place & 1] for byte in range(256)
]
"""The places of the bits that are set, for every byte: quicker than to look at each bit."""


def write_bits(bits: int, width: int, out: list[float], at: int) -> int:
    """One place of the row for each bit, the lowest first; the place after the last of them."""
    end = at + width
    while bits:
        for place in PLACES_IN_BYTE[bits & 255]:
            out[at + place] = 1.0
        bits >>= 8
        at += 8
    return end
