"""Numbers for learning: what a seat may know, as one row of floats with the observing seat first.

`layout` names the pieces of the row in their order, `write` fills them from the state: the row comes in
full of zeros. Seats are counted from the observing one on: `gold_0` is its own, `gold_1` that of the seat to
its left. Numbers are scaled so that most lie between 0 and 1. Only what `showing/view.py` shows is used.

A tile is written as its kind, if it is a Subject, else as its type (Monk, Sorcerer, Tax Collector) with two
numbers: the price or what it needs, and the Gold it gives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.games.king_of_the_valley.components.cards import COLUMNS, SUBJECT_TYPES, TYPES, Box
from duchy.games.king_of_the_valley.components.layout import NOWHERE, PILES, PLACES_ON_HILL, SQUARES
from duchy.games.king_of_the_valley.rules import steps
from duchy.games.king_of_the_valley.showing.view import PHASES, phase

if TYPE_CHECKING:
    from duchy.games.king_of_the_valley.game import KingOfTheValley
    from duchy.games.king_of_the_valley.state import Valley

VERSION: Final = 1
"""To be raised when the pieces, the catalogue of moves or the rules change."""

SPECIALISTS: Final = 3
assert len(TYPES) == SUBJECT_TYPES + SPECIALISTS


def subjects(box: Box) -> int:
    """How many kinds of tiles are Subjects; they come first."""
    number = 0
    while number < box.kinds and box.type_of[number] < SUBJECT_TYPES:
        number += 1
    return number


def layout(game: KingOfTheValley, seats: int) -> list[tuple[str, int]]:
    box = game.box
    tile = subjects(box) + SPECIALISTS + 2
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


def write(s: Valley, seat: int, out: list[float]) -> int:
    """Fill the row; the answer is its length."""
    seats = s.seats
    if s.turn:
        out[(s.active - seat) % seats] = 1.0
    out[seats + (s.first - seat) % seats] = 1.0
    out[2 * seats] = 1.0 if s.ending else 0.0
    at = 2 * seats + 1
    played = phase(s)
    if played is not None:
        out[at + PHASES.index(played)] = 1.0
    at = write_board(s, out, at + len(PHASES))
    at = write_step(s, seat, out, at)
    for offset in range(seats):
        at = write_castle(s, (seat + offset) % seats, out, at)
    return at


def write_board(s: Valley, out: list[float], at: int) -> int:
    box = s.box
    known = subjects(box)
    width = known + SPECIALISTS + 2
    for kind in s.valley:
        if kind >= 0:
            write_tile(box, kind, known, out, at)
        at += width
    for square in range(SQUARES):
        if s.coins[square]:
            out[at + square] = s.coins[square] * 0.2
    at += SQUARES
    rank = 1.0
    for hole in s.holes:
        out[at + hole] = rank
        rank *= 0.8
    at += SQUARES
    for kind in s.hill:
        if kind >= 0:
            write_tile(box, kind, known, out, at)
        at += width
    for number in s.piles:
        if number:
            out[at] = number * 0.1
        at += 1
    for number in s.left:
        out[at] = number * 0.025
        at += 1
    return at


def write_tile(box: Box, kind: int, known: int, out: list[float], at: int) -> None:
    if kind < known:
        out[at + kind] = 1.0
        return
    tile = box.tiles[kind]
    out[at + known + tile.type - SUBJECT_TYPES] = 1.0
    out[at + known + SPECIALISTS] = (tile.needs + tile.price) * 0.2
    out[at + known + SPECIALISTS + 1] = tile.gold * 0.1


def write_step(s: Valley, seat: int, out: list[float], at: int) -> int:
    """The tile that the own decision is about, or how many tiles of which column are to be turned."""
    known = subjects(s.box)
    column = at + known + SPECIALISTS + 2
    if seat in s.deciders:
        kind, _, a, _ = s.step_of(seat)
        if kind == steps.TAX:
            write_tile(s.box, a, known, out, at)
        elif kind == steps.GIVE:
            write_tile(s.box, s.hill[a], known, out, at)
        elif kind == steps.TURN_TILES:
            out[column + a % COLUMNS] = (a // COLUMNS) * 0.2
    return column + COLUMNS


def write_castle(s: Valley, owner: int, out: list[float], at: int) -> int:
    if s.kings[owner] != NOWHERE:
        out[at + s.kings[owner]] = 1.0
    at += SQUARES
    out[at] = s.gold[owner] * 0.05
    out[at + 1] = s.tokens[owner] * 0.5
    at += 2
    places = s.box.places
    start = owner * places
    for place in range(places):
        number = s.up[start + place]
        if number:
            out[at + place] = number * 0.25
        number = s.down[start + place]
        if number:
            out[at + places + place] = number * 0.25
    at += 2 * places
    taxed = s.taxed[owner]
    for column in range(COLUMNS):
        if taxed >> column & 1:
            out[at + column] = 1.0
    return at + COLUMNS
