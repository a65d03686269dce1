"""Numbers for learning: what a seat may know, as one row of floats with the observing seat first.

`layout` names the pieces of the row in their order, `write` fills them from the state: the row comes in
full of zeros. Seats are counted from the observing one on: `gold_0` is its own, `gold_1` that of the seat to
its left. Numbers are scaled so that most lie between 0 and 1. Only what `showing/view.py` shows is used: what
was seen of other hands is for the agent to remember, and the payment of another seat is its secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.showing.rows import write_bits
from duchy.games.villages.components.layout import NOTHING, PILES, PLACES
from duchy.games.villages.components.vocabulary import ACTIONS, SUPPLIES
from duchy.games.villages.rules import paying, steps
from duchy.games.villages.showing.view import supply

if TYPE_CHECKING:
    from duchy.games.villages.game import VillagesGame
    from duchy.games.villages.state import Villages

VERSION: Final = 1
"""To be raised when the pieces, the catalogue of moves or the rules change."""


def layout(game: VillagesGame, seats: int) -> list[tuple[str, int]]:
    kinds, adventurers = len(game.box.buildings), len(game.box.adventurers)
    pieces = [
        ("active", seats),
        ("first", seats),
        ("action", len(ACTIONS)),
        ("building", kinds),
        ("bank", 1),
        ("deck", 1),
        ("adventurer_deck", 1),
        ("pile_tops", PILES * kinds),
        ("pile_heights", PILES),
        ("piles_below", kinds),
        ("row", adventurers),
        ("hand", kinds),
        ("paying_for", kinds),
        ("paid", len(SUPPLIES)),
        ("left", 1),
        ("robs_cards", 1),
    ]
    for seat in range(seats):
        pieces += [
            (f"gold_{seat}", 1),
            (f"hand_size_{seat}", 1),
            (f"village_size_{seat}", 1),
            (f"resources_{seat}", 4),
            (f"types_{seat}", 4),
            (f"coins_{seat}", PLACES),
            (f"buildings_{seat}", kinds),
            (f"adventurers_{seat}", adventurers),
        ]
    if seats == 1:
        pieces += [("slid", PLACES), ("removed", kinds)]
    return pieces


def write(s: Villages, seat: int, out: list[float]) -> int:
    """Fill the row; the answer is its length."""
    at = write_turn(s, seat, out)
    at = write_centre(s, out, at)
    start = seat * s.kinds
    for kind in range(s.kinds):
        number = s.hand[start + kind]
        if number:
            out[at + kind] = number * 0.5
    at = write_step(s, seat, out, at + s.kinds)
    for offset in range(s.seats):
        at = write_village(s, (seat + offset) % s.seats, out, at)
    if s.seats == 1:
        for place in range(PLACES):
            out[at + place] = s.slid[place] * 0.25
        at += PLACES
        for kind in range(s.kinds):
            out[at + kind] = s.removed[kind] * 0.5
        at += s.kinds
    return at


def write_turn(s: Villages, seat: int, out: list[float]) -> int:
    seats = s.seats
    if s.turn:
        out[(s.active - seat) % seats] = 1.0
    out[seats + (s.first - seat) % seats] = 1.0
    at = 2 * seats
    if s.action != NOTHING:
        out[at + s.action] = 1.0
    at += len(ACTIONS)
    if s.building != NOTHING:
        out[at + s.building] = 1.0
    return at + s.kinds


def write_centre(s: Villages, out: list[float], at: int) -> int:
    kinds = s.kinds
    out[at] = s.bank * 0.05
    out[at + 1] = s.deck_size * 0.02
    out[at + 2] = s.adventurer_deck.bit_count() * 0.1
    at += 3
    heights = at + PILES * kinds
    below = heights + PILES
    for pile in s.piles:
        height = len(pile)
        if height:
            out[at + pile[height - 1]] = 1.0
            out[heights] = height * 0.2
            for place in range(height - 1):
                out[below + pile[place]] += 0.5
        at += kinds
        heights += 1
    at = below + kinds
    for number in s.row:
        if number != NOTHING:
            out[at + number] = 1.0
    return at + len(s.box.adventurers)


def write_step(s: Villages, seat: int, out: list[float], at: int) -> int:
    """The own payment so far, or how many cards are still to be drawn or given up."""
    paid = at + s.kinds
    left = paid + len(SUPPLIES)
    if seat in s.deciders:
        kind, _, a, b = s.step_of(seat)
        if kind == steps.PAY:
            out[at + a] = 1.0
            for pick in s.picks:
                out[paid + supply(s, paying.chosen_source(pick))] += 0.25
            out[left] = (s.box.totals[a] - len(s.picks)) * 0.2
        elif kind in (steps.DRAW, steps.DISCARD, steps.REMOVE):
            out[left] = a * 0.2
        elif kind == steps.ROB:
            out[left + 1] = 1.0 if b == steps.CARDS else 0.0
    return left + 2


def write_village(s: Villages, owner: int, out: list[float], at: int) -> int:
    out[at] = s.gold[owner] * 0.1
    out[at + 1] = s.hand_size[owner] * 0.1
    out[at + 2] = s.village_size(owner) * 0.1
    at += 3
    start = owner * 4
    for resource in range(4):
        out[at + resource] = s.resources[start + resource] * 0.25
        out[at + 4 + resource] = s.types[start + resource] * 0.25
    at += 8
    start = owner * PLACES
    for place in range(PLACES):
        out[at + place] = s.coins[start + place] * 0.25
    at = write_bits(s.built[owner], s.kinds, out, at + PLACES)
    return write_bits(s.joined[owner], len(s.box.adventurers), out, at)
