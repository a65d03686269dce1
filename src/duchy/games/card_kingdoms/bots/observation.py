"""Numbers for learning: what a seat may know, as one row of floats with the observing seat first.

`layout` names the pieces of the row in their order, `write` fills them from the state: the row comes in
full of zeros. Seats are counted from the observing one on: `tokens_0` are its own, `tokens_1` those of the
seat to its left. Numbers are scaled so that most lie between 0 and 1. Only what `showing/view.py` shows is
used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.games.card_kingdoms.components.layout import CAPTURED, CITIZEN_STACKS, CITIZENS, COLUMNS, DOMAINS
from duchy.games.card_kingdoms.components.vocabulary import AREAS
from duchy.games.card_kingdoms.rules import harvest, steps
from duchy.games.card_kingdoms.rules.turn import exhausted_limit, resting_seat
from duchy.games.card_kingdoms.showing.view import is_choosing

if TYPE_CHECKING:
    from duchy.games.card_kingdoms.game import CardKingdoms
    from duchy.games.card_kingdoms.state import Kingdoms

VERSION: Final = 1
"""To be raised when the pieces, the catalogue of moves or the rules change."""

TOKEN_SCALE: Final[list[float]] = [0.05, 0.05, 0.05, 0.02]


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


def write(s: Kingdoms, seat: int, out: list[float]) -> int:
    """Fill the row; the answer is its length."""
    at = write_turn(s, seat, out)
    at = write_centre(s, seat, out, at)
    at = write_own(s, seat, out, at)
    for offset in range(s.seats):
        at = write_kingdom(s, (seat + offset) % s.seats, out, at)
    if s.seats == 1:
        at = write_dark_lord(s, out, at)
    return at


def write_turn(s: Kingdoms, seat: int, out: list[float]) -> int:
    seats = s.seats
    resting = resting_seat(s)
    if s.turn:
        out[(s.active - seat) % seats] = 1.0
        out[seats + (s.first - seat) % seats] = 1.0
        if resting >= 0:
            out[2 * seats + (resting - seat) % seats] = 1.0
    at = 3 * seats
    if s.die1:
        out[at + s.die1 - 1] = 1.0
        out[at + 5 + s.die2] = 1.0
    out[at + 12] = s.exhausted.bit_count() / exhausted_limit(s)
    return at + 13


def write_centre(s: Kingdoms, seat: int, out: list[float], at: int) -> int:
    """What lies in the centre, with the price that this seat would pay."""
    box = s.box
    for column in range(COLUMNS):
        out[at + s.areas[column]] = 1.0
        at += len(AREAS)
    for column in range(COLUMNS):
        card = s.tops[column]
        if card >= 0:
            monster = box.monsters[card]
            out[at] = s.up[column] * 0.2
            out[at + 1] = monster.strength * 0.1
            out[at + 2] = monster.magic * 0.2
            out[at + 3] = monster.vp * 0.2
        at += 4
    stacks = at + s.kinds
    for slot in range(CITIZEN_STACKS):
        stack = CITIZENS + slot
        kind = s.tops[stack]
        if kind >= 0:
            out[at + kind] = 1.0
            out[stacks] = (s.up[stack] + s.down[stack]) * 0.2
            out[stacks + 1] = s.price[seat * s.kinds + kind] * 0.1
        stacks += 2
    at = stacks
    domains = len(box.domains)
    stacks = at + COLUMNS * domains
    for column in range(COLUMNS):
        stack = DOMAINS + column
        domain = s.tops[stack]
        if domain >= 0:
            out[at + domain] = 1.0
            out[stacks] = (s.up[stack] + s.down[stack]) * 0.25
            out[stacks + 1] = s.build_cost(seat, domain) * 0.05
            out[stacks + 2] = 1.0 if s.has_roles(seat, domain) else 0.0
        at += domains
        stacks += 3
    return stacks


def write_own(s: Kingdoms, seat: int, out: list[float], at: int) -> int:
    """The own Dukes, and what the own decision is about."""
    dukes = len(s.box.dukes)
    if not is_choosing(s, seat):
        out[at + s.duke[seat]] = 1.0
    at += dukes
    out[at + s.duke[seat]] = 1.0
    if s.spare[seat] >= 0:
        out[at + s.spare[seat]] = 1.0
    at += dukes
    left = at + len(s.box.effects)
    if seat in s.deciders:
        kind, _, a, b = s.step_of(seat)
        if kind == steps.ACTION:
            out[left] = a * 0.5
        elif kind == steps.HARVEST_CHOICE:
            out[at + harvest.power(s, seat, a, b & 1).number] = 1.0
            out[left] = (b >> 1) * 0.2
        elif steps.EFFECT < kind < steps.WHICH_FIRST:
            out[at + a] = 1.0
    return left + 1


def write_kingdom(s: Kingdoms, owner: int, out: list[float], at: int) -> int:
    start = owner * 4
    for token in range(4):
        out[at + token] = s.tokens[start + token] * TOKEN_SCALE[token]
        out[at + 4 + token] = s.roles[start + token] * 0.1
    at += 8
    start = owner * s.kinds
    for kind in range(s.kinds):
        number = s.citizens[start + kind]
        if number:
            out[at + kind] = number * 0.25
    at += s.kinds
    monsters = len(s.box.monsters)
    start = owner * monsters
    for card in range(monsters):
        number = s.monsters[start + card]
        if number:
            out[at + card] = number * 0.5
    return write_domains(s, owner, out, at + monsters)


def write_domains(s: Kingdoms, place: int, out: list[float], at: int) -> int:
    for domain, where in enumerate(s.domain_place):
        if where == place:
            out[at + domain] = 1.0
    return at + len(s.domain_place)


def write_dark_lord(s: Kingdoms, out: list[float], at: int) -> int:
    for kind in range(s.kinds):
        out[at + kind] = s.captured[kind] * 0.25
    at = write_domains(s, CAPTURED, out, at + s.kinds)
    if s.dark_lord >= 0:
        out[at + s.dark_lord] = 1.0
    return at + len(s.box.dukes)
