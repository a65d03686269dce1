"""The final count (VV-092..VV-101, VV-126), and the sums that never change (VV-085)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.score import Score, first_by, rank_of, tie_break
from duchy.games.villages.components.layout import NOTHING, PLACES
from duchy.games.villages.components.vocabulary import END, RESOURCES
from duchy.games.villages.moves import FROM_POWERS
from duchy.games.villages.rules import effects, paying, solo, steps

if TYPE_CHECKING:
    from duchy.core.showing.shown import TieBreak
    from duchy.games.villages.state import Villages


def score(s: Villages, seat: int) -> Score:
    """Printed points, scoring powers, and a point for each coin owned (VV-092, VV-094, VV-095)."""
    return Score(
        {
            "buildings": building_points(s, seat),
            "adventurers": adventurer_points(s, seat),
            "powers": power_points(s, seat),
            "gold": owned_gold(s, seat),
        }
    )


def tally(s: Villages, seat: int) -> dict[str, int]:
    """Gold without the coins laid down for a payment, which its payer still may take back."""
    laid = 0
    if s.trunk and s.trunk[-1][0] == steps.PAY and s.trunk[-1][1] == seat:
        laid = sum(paying.chosen_source(pick) < FROM_POWERS for pick in s.picks)
    resources = {name: s.resources[seat * 4 + r] for r, name in enumerate(RESOURCES)}
    return {
        "gold": s.gold[seat] - laid,
        "vp": total_points(s, seat),
        "cards": s.hand_size[seat],
        **resources,
    }


def total_points(s: Villages, seat: int) -> int:
    """The same as one number."""
    return building_points(s, seat) + adventurer_points(s, seat) + power_points(s, seat) + owned_gold(s, seat)


def building_points(s: Villages, seat: int) -> int:
    return printed(s.built[seat], s.box.building_points)


def adventurer_points(s: Villages, seat: int) -> int:
    return printed(s.joined[seat], s.box.adventurer_points)


def printed(cards: int, points: list[int]) -> int:
    """The points on these cards, a bit for each."""
    total = 0
    number = 0
    while cards:
        if cards & 1:
            total += points[number]
        cards >>= 1
        number += 1
    return total


def power_points(s: Villages, seat: int) -> int:
    """Points for each thing that a scoring power counts (VV-094, VV-127, VV-136, VV-137)."""
    bits = s.powers[seat] & s.box.moment_bits[END]
    total = 0
    if bits:
        for number in s.box.by_moment[END]:
            if bits >> number & 1:
                total += effects.amount(s, seat, s.box.effects[number])
    return total


def owned_gold(s: Villages, seat: int) -> int:
    """Coins at hand and on the own cards, whoever put them there (VV-095, VV-096, VV-RU-28)."""
    return s.gold[seat] + coins_on_cards(s, seat)


def coins_on_cards(s: Villages, seat: int) -> int:
    total = 0
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        total += s.coins[place]
    return total


def winners(s: Villages) -> tuple[int, ...]:
    """Most points, then cards in the village, then gold, then resources (VV-097..VV-101)."""
    if not s.over:
        return ()
    if s.seats == 1:
        return (0,)
    return first_by([total.total for total in s.scores()], tie_breaks(s))


def tie_breaks(s: Villages) -> list[TieBreak]:
    seats = range(s.seats)
    return [
        tie_break("village", [s.village_size(seat) for seat in seats]),
        tie_break("gold", [owned_gold(s, seat) for seat in seats]),
        tie_break("resources", [sum(s.resources[seat * 4 : seat * 4 + 4]) for seat in seats]),
    ]


def verdict(s: Villages) -> str:
    """The rank of a finished solo game (VV-126)."""
    return rank_of(solo.RANKS, score(s, 0).total)["verdict"] if s.seats == 1 and s.over else ""


def all_there(s: Villages) -> dict[str, int]:
    """Coins, Buildings and Adventurers, wherever they are (VV-085)."""
    found = s.unseen.copy()
    for pile in s.piles:
        for kind in pile:
            found[kind] += 1
    for kind in range(s.kinds):
        found[kind] += s.removed[kind]
        for seat in range(s.seats):
            place = seat * s.kinds + kind
            found[kind] += s.hand[place] + s.developed[place] + (s.built[seat] >> kind & 1)
    if s.building != NOTHING:
        found[s.building] += 1
    in_play = sum(found) - (s.unseen_size - s.deck_size)
    in_row = sum(number != NOTHING for number in s.row)
    return {
        "gold": s.bank + sum(s.gold) + sum(s.coins),
        "buildings": in_play,
        "kinds": sum(found[kind] == s.box.copies[kind] for kind in range(s.kinds)),
        "adventurers": s.adventurer_deck.bit_count() + in_row + sum(bits.bit_count() for bits in s.joined),
        "hands": sum(s.hand) - sum(s.hand_size),
        "debts": min(s.bank, min(s.gold), min(s.coins), min(s.hand), min(s.free), s.deck_size, 0),
    }
