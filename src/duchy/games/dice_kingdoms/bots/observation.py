"""Numbers for learning: what a seat may know, as one row with the observing seat first.

`layout` names the pieces of the row in their order, `write_codes` fills them from the state with small whole
numbers, and `scales` says what one of them counts for where that is not 1, so that most lie between 0 and 1.
The row comes in full of zeros. Seats are counted from the observing one on: `roads_0` are its own,
`roads_1` those of the seat to its left. Only what `showing/view.py` shows is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from duchy.core.showing.rows import write_bits, write_numbers
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
    from duchy.core.showing.rows import Row
    from duchy.games.dice_kingdoms.game import DiceKingdoms
    from duchy.games.dice_kingdoms.state import Lordships

VERSION: Final = 1
"""To be raised when the pieces, the catalogue of moves or the rules change."""

LEFT_SCALE: Final = 0.05
BUILD_CODE: Final = 2
STRIKE_CODE: Final = 5
"""What is left of a road and of a strike share a place of the row: tenths and quarters, in twentieths."""

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


def scales(game: DiceKingdoms, seats: int) -> dict[str, float | list[float]]:
    return {
        "deck": 1 / STATUES,
        "left": LEFT_SCALE,
        "sections": [1 / size for size in game.sheets[PEDESTALS[0]].sizes],
        "grants": 0.2,
        "owed_statues": 0.5,
        "boats": 1 / BOATS,
        "river_size": 1 / RIVER,
        "struck_sections": 0.25,
    }


def write_codes(s: Lordships, seat: int, out: Row, at: i64) -> i64:
    """Fill the row that begins at a place; the answer is the place after it."""
    at = write_table(s, seat, out, at)
    for offset in range(s.seats):
        at = write_lordship(s, (seat + offset) % s.seats, out, at)
    if s.seats == 1:
        at = write_alone(s, out, at)
    return at


def write_table(s: Lordships, seat: int, out: Row, at: i64) -> i64:
    seats: i64 = s.seats
    own: i64 = seat
    if s.turn:
        out[at + (s.active - own) % seats] = 1
    out[at + seats + (s.first - own) % seats] = 1
    out[at + 2 * seats] = 1 if s.ending else 0
    at = write_dice(s.dice, out, at + 2 * seats + 1)
    at = write_dice(s.rolled, out, at)
    at = write_bits(s.used, DOMAINS, out, at)
    at = write_bits(s.river, CARDS, out, at)
    out[at] = (s.deck & DAY).bit_count()
    out[at + 1] = (s.deck >> STATUES).bit_count() + len(s.under)
    at += 2
    if seat in s.deciders:
        kind, _, _, b = s.step_of(seat)
        if kind == steps.BUILD_ON:
            out[at] = b * BUILD_CODE
        elif kind == steps.STRIKE:
            out[at] = (b >> 4) * STRIKE_CODE
    return at + 1


def write_dice(dice: list[int], out: Row, at: i64) -> i64:
    for value in dice:
        if value:
            out[at + value - 1] = 1
        at += 6
    return at


def write_lordship(s: Lordships, owner: int, out: Row, at: i64) -> i64:
    at = write_numbers(s.marks, owner * s.width, s.width, out, at)
    at = write_numbers(s.grants, owner * 4, 4, out, at)
    at = write_bits(s.roads[owner], len(s.ways.boxes), out, at)
    at = write_bits(s.rallied[owner], DOMAINS, out, at)
    for lair in range(LAIRS):
        claim = s.claims[owner * LAIRS + lair]
        if claim == LATER:
            out[at] = 1
        elif claim == FIRST:
            out[at + 1] = 1
        at += 2
    at = write_bits(s.statues[owner], CARDS, out, at)
    out[at] = s.owed[owner]
    return at + 1


def write_alone(s: Lordships, out: Row, at: i64) -> i64:
    """Events, what they forbid in this turn, and what they have struck."""
    for event in s.events:
        out[at + event] = 1
    at += len(s.sheets.events)
    out[at] = len(s.events)
    at = write_bits(s.bans, len(BANS), out, at + 1)
    out[at] = s.river_size
    at += 1
    for section in range(s.width):
        out[at + section] = s.struck[section].bit_count()
    at = write_bits(s.struck_roads, len(s.ways.boxes), out, at + s.width)
    at = write_bits(s.struck_domains, DOMAINS, out, at)
    return write_bits(s.struck_lairs, LAIRS, out, at)
