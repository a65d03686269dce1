"""Numbers for learning: what a seat may know, as one row with the observing seat first.

`layout` names the pieces of the row in their order, `write_codes` fills them from the state with small whole
numbers, and `scales` says what one of them counts for where that is not 1, so that most lie between 0 and 1.
The row comes in full of zeros. Seats are counted from the observing one on: `tokens_0` are its own,
`tokens_1` those of the seat to its left. Only what `showing/view.py` shows is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from duchy.core.showing.rows import capped, write_numbers
from duchy.games.card_kingdoms.components.layout import CAPTURED, CITIZEN_STACKS, CITIZENS, COLUMNS, DOMAINS
from duchy.games.card_kingdoms.components.vocabulary import AREAS
from duchy.games.card_kingdoms.rules import harvest, steps
from duchy.games.card_kingdoms.rules.turn import exhausted_limit, resting_seat
from duchy.games.card_kingdoms.showing.view import is_choosing

if TYPE_CHECKING:
    from duchy.core.showing.rows import Row
    from duchy.games.card_kingdoms.game import CardKingdoms
    from duchy.games.card_kingdoms.state import Kingdoms

VERSION: Final = 1
"""To be raised when the pieces, the catalogue of moves or the rules change."""

LEFT_SCALE: Final = 0.1
ACTION_CODE: Final = 5
ACTIVATION_CODE: Final = 2
"""Actions and activations left share a place of the row: halves and fifths, in tenths."""


def layout(game: CardKingdoms, seats: int) -> list[tuple[str, int]]:
    box = game.box
    kinds, monsters, domains, dukes = len(box.citizens), len(box.monsters), len(box.domains), len(box.dukes)
    pieces = [
        ("active", seats),
        ("first", seats),
        ("resting", seats),
        ("dice", 12),
        ("exhausted", 1),
        ("monster_areas", COLUMNS * len(AREAS)),
        ("monster_stacks", COLUMNS * 4),
        ("citizen_tops", kinds),
        ("citizen_stacks", CITIZEN_STACKS * 2),
        ("domain_tops", COLUMNS * domains),
        ("domain_stacks", COLUMNS * 3),
        ("duke", dukes),
        ("dukes_dealt", dukes),
        ("asking_card", len(box.effects)),
        ("left", 1),
    ]
    for seat in range(seats):
        pieces += [
            (f"tokens_{seat}", 4),
            (f"roles_{seat}", 4),
            (f"citizens_{seat}", kinds),
            (f"monsters_{seat}", monsters),
            (f"domains_{seat}", domains),
        ]
    if seats == 1:
        pieces += [("captured_citizens", kinds), ("captured_domains", domains), ("dark_lord", dukes)]
    return pieces


def scales(game: CardKingdoms, seats: int) -> dict[str, float | list[float]]:
    return {
        "exhausted": 1 / exhausted_limit(seats),
        "monster_stacks": [0.2, 0.1, 0.2, 0.2],
        "citizen_stacks": [0.2, 0.1],
        "domain_stacks": [0.25, 0.05, 1.0],
        "left": LEFT_SCALE,
        "tokens": [0.05, 0.05, 0.05, 0.02],
        "roles": 0.1,
        "citizens": 0.25,
        "monsters": 0.5,
        "captured_citizens": 0.25,
    }


def write_codes(s: Kingdoms, seat: int, out: Row, at: i64) -> i64:
    """Fill the row that begins at a place; the answer is the place after it."""
    at = write_turn(s, seat, out, at)
    at = write_centre(s, seat, out, at)
    at = write_own(s, seat, out, at)
    for offset in range(s.seats):
        at = write_kingdom(s, (seat + offset) % s.seats, out, at)
    if s.seats == 1:
        at = write_dark_lord(s, out, at)
    return at


def write_turn(s: Kingdoms, seat: int, out: Row, at: i64) -> i64:
    seats: i64 = s.seats
    own: i64 = seat
    resting = resting_seat(s)
    if s.turn:
        out[at + (s.active - own) % seats] = 1
        out[at + seats + (s.first - own) % seats] = 1
        if resting >= 0:
            out[at + 2 * seats + (resting - own) % seats] = 1
    at += 3 * seats
    if s.die1:
        out[at + s.die1 - 1] = 1
        out[at + 5 + s.die2] = 1
    out[at + 12] = s.exhausted.bit_count()
    return at + 13


def write_centre(s: Kingdoms, seat: int, out: Row, at: i64) -> i64:
    """What lies in the centre, with the price that this seat would pay."""
    box = s.box
    for column in range(COLUMNS):
        out[at + s.areas[column]] = 1
        at += len(AREAS)
    for column in range(COLUMNS):
        card = s.tops[column]
        if card >= 0:
            monster = box.monsters[card]
            out[at] = s.up[column]
            out[at + 1] = monster.strength
            out[at + 2] = monster.magic
            out[at + 3] = monster.vp
        at += 4
    stacks = at + s.kinds
    for slot in range(CITIZEN_STACKS):
        stack = CITIZENS + slot
        kind = s.tops[stack]
        if kind >= 0:
            out[at + kind] = 1
            out[stacks] = s.up[stack] + s.down[stack]
            out[stacks + 1] = capped(s.price[seat * s.kinds + kind])
        stacks += 2
    at = stacks
    domains = len(box.domains)
    stacks = at + COLUMNS * domains
    for column in range(COLUMNS):
        stack = DOMAINS + column
        domain = s.tops[stack]
        if domain >= 0:
            out[at + domain] = 1
            out[stacks] = s.up[stack] + s.down[stack]
            out[stacks + 1] = capped(s.build_cost(seat, domain))
            out[stacks + 2] = 1 if s.has_roles(seat, domain) else 0
        at += domains
        stacks += 3
    return stacks


def write_own(s: Kingdoms, seat: int, out: Row, at: i64) -> i64:
    """The own Dukes, and what the own decision is about."""
    dukes = len(s.box.dukes)
    if not is_choosing(s, seat):
        out[at + s.duke[seat]] = 1
    at += dukes
    out[at + s.duke[seat]] = 1
    if s.spare[seat] >= 0:
        out[at + s.spare[seat]] = 1
    at += dukes
    left = at + len(s.box.effects)
    if seat in s.deciders:
        kind, _, a, b = s.step_of(seat)
        if kind == steps.ACTION:
            out[left] = a * ACTION_CODE
        elif kind == steps.HARVEST_CHOICE:
            out[at + harvest.power(s, seat, a, b & 1).number] = 1
            out[left] = (b >> 1) * ACTIVATION_CODE
        elif steps.EFFECT < kind < steps.WHICH_FIRST:
            out[at + a] = 1
    return left + 1


def write_kingdom(s: Kingdoms, owner: int, out: Row, at: i64) -> i64:
    start = owner * 4
    for token in range(4):
        out[at + token] = capped(s.tokens[start + token])
        out[at + 4 + token] = capped(s.roles[start + token])
    at += 8
    at = write_numbers(s.citizens, owner * s.kinds, s.kinds, out, at)
    monsters = len(s.box.monsters)
    at = write_numbers(s.monsters, owner * monsters, monsters, out, at)
    return write_domains(s, owner, out, at)


def write_domains(s: Kingdoms, place: int, out: Row, at: i64) -> i64:
    for where in s.domain_place:
        if where == place:
            out[at] = 1
        at += 1
    return at


def write_dark_lord(s: Kingdoms, out: Row, at: i64) -> i64:
    at = write_numbers(s.captured, 0, s.kinds, out, at)
    at = write_domains(s, CAPTURED, out, at)
    if s.dark_lord >= 0:
        out[at + s.dark_lord] = 1
    return at + len(s.box.dukes)
