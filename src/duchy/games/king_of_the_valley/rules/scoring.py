"""The final count (KV-115..KV-126, KV-R-34, KV-R-48)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.score import Score, first_by, tie_break
from duchy.games.king_of_the_valley.components.cards import PEASANT, PEASANT_WOMAN

if TYPE_CHECKING:
    from duchy.core.showing.shown import TieBreak
    from duchy.games.king_of_the_valley.state import Valley


def score(s: Valley, seat: int) -> Score:
    """Renown by its parts (KV-123)."""
    return Score(
        {
            "influence": influence(s, seat),
            "orders": order_bonus(s, seat),
            "couples": couple_bonus(s, seat),
            "gold": s.gold[seat],
            "realm": s.tokens[seat] * s.box.realm_renown,
        }
    )


def tally(s: Valley, seat: int) -> dict[str, int]:
    return {
        "gold": s.gold[seat],
        "vp": influence(s, seat),
        "realms": s.tokens[seat],
        "renown": score(s, seat).total,
    }


def influence(s: Valley, seat: int) -> int:
    """All Subjects of the Castle, face up or face down (KV-116)."""
    start = seat * s.box.places
    total = 0
    for place, worth in enumerate(s.box.influence):
        if worth:
            total += worth * (s.up[start + place] + s.down[start + place])
    return total


def owned(s: Valley, seat: int, place: int) -> int:
    at = seat * s.box.places + place
    return s.up[at] + s.down[at]


def order_bonus(s: Valley, seat: int) -> int:
    """Each Order by itself, its best step only; Jesters are in no Order (KV-117..KV-119, KV-070)."""
    steps = s.box.order_bonus
    total = 0
    for place in s.box.knight_places:
        total += steps[min(owned(s, seat, place), len(steps) - 1)]
    return total


def couple_bonus(s: Valley, seat: int) -> int:
    """A Farmer and a Farmer's Wife each; Jesters only if the option says so (KV-120, KV-R-34)."""
    return s.box.couple * min(partners(s, seat, PEASANT), partners(s, seat, PEASANT_WOMAN))


def partners(s: Valley, seat: int, column: int) -> int:
    number = owned(s, seat, s.box.place_start[column])
    if s.jester_couples:
        number += owned(s, seat, s.box.jester_place[column])
    return number


def winners(s: Valley) -> tuple[int, ...]:
    """Most Renown, then most Influence, else shared (KV-124..KV-126, KV-R-48)."""
    if not s.over:
        return ()
    return first_by([score(s, seat).total for seat in range(s.seats)], tie_breaks(s))


def tie_breaks(s: Valley) -> list[TieBreak]:
    return [tie_break("influence", [influence(s, seat) for seat in range(s.seats)])]


def in_the_box(s: Valley) -> dict[str, int]:
    """Every tile and every coin, wherever they are."""
    box = s.box
    found: dict[str, int] = {}
    for kind, tile in enumerate(box.tiles):
        number = s.valley.count(kind) + s.hill.count(kind) + s.gone[kind]
        for pile in range(3):
            number += s.piles[pile * box.kinds + kind]
        found[tile.id] = number
    for at in range(s.seats * box.places):
        found[box.tiles[box.place_kind[at % box.places]].id] += s.up[at] + s.down[at]
    # A Jester that waits for its column is between two places.
    found[box.tiles[box.jester].id] += sum(s.steps[step[0]].name == "jester" for step in s.trunk)
    found["gold"] = s.bank + sum(s.gold) + sum(s.coins)
    found["debts"] = min(0, *s.gold)
    return found
