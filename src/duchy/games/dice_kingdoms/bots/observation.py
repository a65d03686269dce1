"""Numbers for learning: what a seat may know, as one row of floats with the observing seat first.

`layout` names the pieces of the row in their order, `write` fills them from the state: the row comes in
full of zeros. Seats are counted from the observing one on: `roads_0` are its own, `roads_1` those of the
seat to its left. Numbers are scaled so that most lie between 0 and 1. Only what `showing/view.py` shows is
used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.showing.rows import write_bits
from duchy.games.dice_kingdoms.components.cards import PEDESTALS
from duchy.games.dice_kingdoms.components.layout import (
    BANS,
    BOATS,
    DAY,
    DOMAINS,
    FIRST,
    LAIRS,
    LATER,
    RIVER,
    STATUES,
)
from duchy.games.dice_kingdoms.rules import steps

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.game import DiceKingdoms
    from duchy.games.dice_kingdoms.state import Lordships

VERSION: Final = 1
"""To be raised when the pieces, the catalogue of moves or the rules change."""


CARDS: Final = 2 * STATUES


def layout(game: DiceKingdoms, seats: int) -> list[tuple[str, int]]:
    sheets = game.sheets[PEDESTALS[0]]
    boxes = len(sheets.roads.boxes)
    pieces = [
        ("active", seats),
        ("first", seats),
        ("last_round", 1),
        ("dice", 36),
        ("rolled", 24),
        ("powers_used", DOMAINS),
        ("river", CARDS),
        ("deck", 2),
        ("left", 1),
    ]
    for seat in range(seats):
        pieces += [
            (f"sections_{seat}", sheets.width),
            (f"grants_{seat}", 4),
            (f"roads_{seat}", boxes),
            (f"domains_{seat}", DOMAINS),
            (f"lairs_{seat}", LAIRS * 2),
            (f"statues_{seat}", CARDS),
            (f"owed_statues_{seat}", 1),
        ]
    if seats == 1:
        pieces += [
            ("events", len(sheets.events)),
            ("boats", 1),
            ("bans", len(BANS)),
            ("river_size", 1),
            ("struck_sections", sheets.width),
            ("struck_roads", boxes),
            ("struck_domains", DOMAINS),
            ("struck_lairs", LAIRS),
        ]
    return pieces


def write(s: Lordships, seat: int, out: list[float]) -> int:
    """Fill the row; the answer is its length."""
    at = write_table(s, seat, out)
    for offset in range(s.seats):
        at = write_lordship(s, (seat + offset) % s.seats, out, at)
    if s.seats == 1:
        at = write_alone(s, out, at)
    return at


def write_table(s: Lordships, seat: int, out: list[float]) -> int:
    seats = s.seats
    if s.turn:
        out[(s.active - seat) % seats] = 1.0
    out[seats + (s.first - seat) % seats] = 1.0
    out[2 * seats] = 1.0 if s.ending else 0.0
    at = write_dice(s.dice, out, 2 * seats + 1)
    at = write_dice(s.rolled, out, at)
    at = write_bits(s.used, DOMAINS, out, at)
    at = write_bits(s.river, CARDS, out, at)
    out[at] = (s.deck & DAY).bit_count() / STATUES
    out[at + 1] = ((s.deck >> STATUES).bit_count() + len(s.under)) / STATUES
    at += 2
    if seat in s.deciders:
        kind, _, _, b = s.step_of(seat)
        if kind == steps.BUILD_ON:
            out[at] = b * 0.1
        elif kind == steps.STRIKE:
            out[at] = (b >> 4) * 0.25
    return at + 1


def write_dice(dice: list[int], out: list[float], at: int) -> int:
    for value in dice:
        if value:
            out[at + value - 1] = 1.0
        at += 6
    return at


def write_lordship(s: Lordships, owner: int, out: list[float], at: int) -> int:
    sizes = s.sheets.sizes
    start = owner * s.width
    for section in range(s.width):
        out[at + section] = s.marks[start + section] / sizes[section]
    at += s.width
    for track in range(4):
        out[at + track] = s.grants[owner * 4 + track] * 0.2
    at = write_bits(s.roads[owner], len(s.ways.boxes), out, at + 4)
    at = write_bits(s.rallied[owner], DOMAINS, out, at)
    for lair in range(LAIRS):
        claim = s.claims[owner * LAIRS + lair]
        if claim == LATER:
            out[at] = 1.0
        elif claim == FIRST:
            out[at + 1] = 1.0
        at += 2
    at = write_bits(s.statues[owner], CARDS, out, at)
    out[at] = s.owed[owner] * 0.5
    return at + 1


def write_alone(s: Lordships, out: list[float], at: int) -> int:
    """Events, what they forbid in this turn, and what they have struck."""
    for event in s.events:
        out[at + event] = 1.0
    at += len(s.sheets.events)
    out[at] = len(s.events) / BOATS
    at = write_bits(s.bans, len(BANS), out, at + 1)
    out[at] = s.river_size / RIVER
    at += 1
    for section in range(s.width):
        out[at + section] = s.struck[section].bit_count() * 0.25
    at = write_bits(s.struck_roads, len(s.ways.boxes), out, at + s.width)
    at = write_bits(s.struck_domains, DOMAINS, out, at)
    return write_bits(s.struck_lairs, LAIRS, out, at)
