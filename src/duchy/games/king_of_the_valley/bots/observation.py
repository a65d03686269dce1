"""Numbers for learning: what a seat may know, as one row with the observing seat first.

`layout` names the pieces of the row in their order, `write_codes` fills them from the state with small whole
numbers, and `scales` says what one of them counts for where that is not 1, so that most lie between 0 and 1.
The row comes in full of zeros. Seats are counted from the observing one on: `gold_0` is its own,
`gold_1` that of the seat to its left. Only what `showing/view.py` shows is used.

A tile is written as its kind, if it is a Subject, else as its type (Monk, Sorcerer, Tax Collector) with two
numbers: the price or what it needs, and the Gold it gives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from duchy.core.showing.rows import capped, write_bits, write_numbers
from duchy.games.king_of_the_valley.components.cards import COLUMNS, SUBJECT_TYPES, TYPES, Box
from duchy.games.king_of_the_valley.components.layout import NOWHERE, PILES, PLACES_ON_HILL, SQUARES
from duchy.games.king_of_the_valley.rules import steps
from duchy.games.king_of_the_valley.showing.view import PHASES, phase_number

if TYPE_CHECKING:
    from duchy.core.showing.rows import Row
    from duchy.games.king_of_the_valley.game import KingOfTheValley
    from duchy.games.king_of_the_valley.state import Valley

VERSION: Final = 1
"""To be raised when the pieces, the catalogue of moves or the rules change."""

SPECIALISTS: Final = 3
assert len(TYPES) == SUBJECT_TYPES + SPECIALISTS


def layout(game: KingOfTheValley, seats: int) -> list[tuple[str, int]]:
    box = game.box
    tile = box.subject_kinds + SPECIALISTS + 2
    pieces = [
        ("active", seats),
        ("first", seats),
        ("last_round", 1),
        ("phase", len(PHASES)),
        ("valley", SQUARES * tile),
        ("coins", SQUARES),
        ("holes", SQUARES),
        ("hill", PLACES_ON_HILL * tile),
        ("piles", len(PILES) * box.kinds),
        ("piles_left", len(PILES)),
        ("asking_tile", tile),
        ("turning", COLUMNS),
    ]
    for seat in range(seats):
        pieces += [
            (f"king_{seat}", SQUARES),
            (f"gold_{seat}", 1),
            (f"kingdom_tokens_{seat}", 1),
            (f"face_up_{seat}", box.places),
            (f"face_down_{seat}", box.places),
            (f"taxed_{seat}", COLUMNS),
        ]
    return pieces


def scales(game: KingOfTheValley, seats: int) -> dict[str, float | list[float]]:
    tile = [1.0] * (game.box.subject_kinds + SPECIALISTS) + [0.2, 0.1]
    return {
        "valley": tile,
        "coins": 0.2,
        "hill": tile,
        "piles": 0.1,
        "piles_left": 0.025,
        "asking_tile": tile,
        "turning": 0.2,
        "gold": 0.05,
        "kingdom_tokens": 0.5,
        "face_up": 0.25,
        "face_down": 0.25,
    }


def curves(game: KingOfTheValley, seats: int) -> dict[str, list[float]]:
    """What each code counts for, where it is not a multiple: the next hole to be filled counts most."""
    return {"holes": [0.0, *(0.8**rank for rank in range(SQUARES))]}


def write_codes(s: Valley, seat: int, out: Row, at: i64) -> i64:
    """Fill the row that begins at a place; the answer is the place after it."""
    seats: i64 = s.seats
    own: i64 = seat
    if s.turn:
        out[at + (s.active - own) % seats] = 1
    out[at + seats + (s.first - own) % seats] = 1
    out[at + 2 * seats] = 1 if s.ending else 0
    at += 2 * seats + 1
    played = phase_number(s)
    if played >= 0:
        out[at + played] = 1
    at = write_board(s, out, at + len(PHASES))
    at = write_step(s, seat, out, at)
    for offset in range(s.seats):
        at = write_castle(s, (seat + offset) % s.seats, out, at)
    return at


def write_board(s: Valley, out: Row, at: i64) -> i64:
    box = s.box
    known: i64 = box.subject_kinds
    width = known + SPECIALISTS + 2
    for kind in s.valley:
        if 0 <= kind < known:
            out[at + kind] = 1
        elif kind >= 0:
            write_tile(box, kind, known, out, at)
        at += width
    at = write_numbers(s.coins, 0, SQUARES, out, at)
    rank = 1
    for hole in s.holes:
        out[at + hole] = rank
        rank += 1
    at += SQUARES
    for kind in s.hill:
        if 0 <= kind < known:
            out[at + kind] = 1
        elif kind >= 0:
            write_tile(box, kind, known, out, at)
        at += width
    at = write_numbers(s.piles, 0, len(s.piles), out, at)
    return write_numbers(s.left, 0, len(s.left), out, at)


def write_tile(box: Box, kind: int, known: i64, out: Row, at: i64) -> None:
    if kind < known:
        out[at + kind] = 1
        return
    tile = box.tiles[kind]
    out[at + known + tile.type - SUBJECT_TYPES] = 1
    out[at + known + SPECIALISTS] = tile.needs + tile.price
    out[at + known + SPECIALISTS + 1] = tile.gold


def write_step(s: Valley, seat: int, out: Row, at: i64) -> i64:
    """The tile that the own decision is about, or how many tiles of which column are to be turned."""
    known: i64 = s.box.subject_kinds
    column = at + known + SPECIALISTS + 2
    if seat in s.deciders:
        kind, _, a, _ = s.step_of(seat)
        if kind == steps.TAX:
            write_tile(s.box, a, known, out, at)
        elif kind == steps.GIVE:
            write_tile(s.box, s.hill[a], known, out, at)
        elif kind == steps.TURN_TILES:
            out[column + a % COLUMNS] = a // COLUMNS
    return column + COLUMNS


def write_castle(s: Valley, owner: int, out: Row, at: i64) -> i64:
    if s.kings[owner] != NOWHERE:
        out[at + s.kings[owner]] = 1
    at += SQUARES
    out[at] = capped(s.gold[owner])
    out[at + 1] = s.tokens[owner]
    at += 2
    places = s.box.places
    at = write_numbers(s.up, owner * places, places, out, at)
    at = write_numbers(s.down, owner * places, places, out, at)
    return write_bits(s.taxed[owner], COLUMNS, out, at)
