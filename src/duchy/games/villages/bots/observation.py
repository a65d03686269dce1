"""Numbers for learning: what a seat may know, as one row with the observing seat first.

`layout` names the pieces of the row in their order, `write_codes` fills them from the state with small whole
numbers, and `scales` says what one of them counts for where that is not 1, so that most lie between 0 and 1.
The row comes in full of zeros. Seats are counted from the observing one on: `gold_0` is its own,
`gold_1` that of the seat to its left. Only what `showing/view.py` shows is used: what was seen of other hands
is for the agent to remember, and the payment of another seat is its secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from duchy.core.showing.rows import capped, write_bits, write_numbers
from duchy.games.villages.components.layout import NOTHING, PILES, PLACES
from duchy.games.villages.components.vocabulary import ACTIONS, SUPPLIES
from duchy.games.villages.rules import paying, steps
from duchy.games.villages.showing.view import supply

if TYPE_CHECKING:
    from duchy.core.showing.rows import Row
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


def scales(game: VillagesGame, seats: int) -> dict[str, float | list[float]]:
    return {
        "bank": 0.05,
        "deck": 0.02,
        "adventurer_deck": 0.1,
        "pile_heights": 0.2,
        "piles_below": 0.5,
        "hand": 0.5,
        "paid": 0.25,
        "left": 0.2,
        "gold": 0.1,
        "hand_size": 0.1,
        "village_size": 0.1,
        "resources": 0.25,
        "types": 0.25,
        "coins": 0.25,
        "slid": 0.25,
        "removed": 0.5,
    }


def write_codes(s: Villages, seat: int, out: Row, at: i64) -> i64:
    """Fill the row that begins at a place; the answer is the place after it."""
    at = write_turn(s, seat, out, at)
    at = write_centre(s, out, at)
    at = write_numbers(s.hand, seat * s.kinds, s.kinds, out, at)
    at = write_step(s, seat, out, at)
    for offset in range(s.seats):
        at = write_village(s, (seat + offset) % s.seats, out, at)
    if s.seats == 1:
        at = write_numbers(s.slid, 0, PLACES, out, at)
        at = write_numbers(s.removed, 0, s.kinds, out, at)
    return at


def write_turn(s: Villages, seat: int, out: Row, at: i64) -> i64:
    seats: i64 = s.seats
    own: i64 = seat
    if s.turn:
        out[at + (s.active - own) % seats] = 1
    out[at + seats + (s.first - own) % seats] = 1
    at += 2 * seats
    if s.action != NOTHING:
        out[at + s.action] = 1
    at += len(ACTIONS)
    if s.building != NOTHING:
        out[at + s.building] = 1
    return at + s.kinds


def write_centre(s: Villages, out: Row, at: i64) -> i64:
    kinds = s.kinds
    out[at] = capped(s.bank)
    out[at + 1] = capped(s.deck_size)
    out[at + 2] = s.adventurer_deck.bit_count()
    at += 3
    heights = at + PILES * kinds
    below = heights + PILES
    for pile in s.piles:
        height = len(pile)
        if height:
            out[at + pile[height - 1]] = 1
            out[heights] = height
            for place in range(height - 1):
                out[below + pile[place]] += 1
        at += kinds
        heights += 1
    at = below + kinds
    for number in s.row:
        if number != NOTHING:
            out[at + number] = 1
    return at + len(s.box.adventurers)


def write_step(s: Villages, seat: int, out: Row, at: i64) -> i64:
    """The own payment so far, or how many cards are still to be drawn or given up."""
    paid = at + s.kinds
    left = paid + len(SUPPLIES)
    if seat in s.deciders:
        kind, _, a, b = s.step_of(seat)
        if kind == steps.PAY:
            out[at + a] = 1
            for pick in s.picks:
                out[paid + supply(s, paying.chosen_source(pick))] += 1
            out[left] = s.box.totals[a] - len(s.picks)
        elif kind in (steps.DRAW, steps.DISCARD, steps.REMOVE):
            out[left] = a
        elif kind == steps.ROB:
            out[left + 1] = 1 if b == steps.CARDS else 0
    return left + 2


def write_village(s: Villages, owner: int, out: Row, at: i64) -> i64:
    out[at] = capped(s.gold[owner])
    out[at + 1] = capped(s.hand_size[owner])
    out[at + 2] = capped(s.village_size(owner))
    at += 3
    at = write_numbers(s.resources, owner * 4, 4, out, at)
    at = write_numbers(s.types, owner * 4, 4, out, at)
    at = write_numbers(s.coins, owner * PLACES, PLACES, out, at)
    at = write_bits(s.built[owner], s.kinds, out, at)
    return write_bits(s.joined[owner], len(s.box.adventurers), out, at)
