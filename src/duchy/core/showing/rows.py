"""Rows of small whole numbers for learning, as each game fills them.

What a seat sees is written as *codes* from 0 to 255, one for each place of the row; a game tells the scale of
each piece, and whoever reads the row multiplies. Compiled, a row lies in memory of its own and a code costs
about a nanosecond; plain, it is a bytearray.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from duchy.core.state import State

if TYPE_CHECKING:
    from librt.vecs import vec

    Row = vec[u8]

HIGHEST_CODE: Final = 255

LOW_WIDTH: Final = 60
LOW_BITS: Final = (1 << LOW_WIDTH) - 1
"""As many bits as are looked at without the cost of a large number."""


def compiled_row(size: int) -> Row:
    """A row of zeros; only where this is compiled."""
    return vec[u8]([0] * size)


def capped(number: int) -> u8:
    """A number without bounds, as a code."""
    return number if number < HIGHEST_CODE else HIGHEST_CODE


def read_row(codes: Row, scales: list[float], out: list[float]) -> None:
    """What codes count for, into a list of zeros."""
    for place in range(len(scales)):
        code = int(codes[place])
        if code:
            out[place] = code * scales[place]


def write_numbers(numbers: list[int], start: i64, width: i64, out: Row, at: i64) -> i64:
    """A part of a list of small numbers as it is; the place after the last of them."""
    place: i64 = 0
    while place < width:
        number = numbers[start + place]
        if number:
            out[at + place] = number
        place += 1
    return at + width


def write_bits(bits: int, width: int, out: Row, at: i64) -> i64:
    """One place of the row for each bit, the lowest first; the place after the last of them."""
    end = at + width
    while bits:
        part: i64 = bits & LOW_BITS
        place = at
        while part:
            if part & 1:
                out[place] = 1
            part >>= 1
            place += 1
        bits >>= LOW_WIDTH
        at += LOW_WIDTH
    return end


def write_tail(state: State, seat: int, asks: list[int], out: Row, at: i64, last: i64) -> None:
    """What every game has: what the seat is asked, who decides, and the turn."""
    deciders = state.deciders
    seats: i64 = state.seats
    own: i64 = seat
    for decider in deciders:
        out[last - seats + (decider - own) % seats] = 1
        if decider == seat:
            out[at + asks[state.step_of(seat)[0]]] = 1
    out[last] = capped(state.turn)
