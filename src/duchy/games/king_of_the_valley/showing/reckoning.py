"""The final count tile by tile, for people who want to know where their Renown came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.score import counted
from duchy.games.king_of_the_valley.rules import scoring
from duchy.games.king_of_the_valley.showing.texts import place_name, tile_name

if TYPE_CHECKING:
    from duchy.core.showing.shown import Counted
    from duchy.games.king_of_the_valley.state import Valley


def reckoning(s: Valley, seat: int) -> list[Counted]:
    box = s.box
    lines: list[Counted] = []
    for place, worth in enumerate(box.influence):
        number = scoring.owned(s, seat, place)
        if number and worth:
            lines.append(counted("influence", place_name(s, place), number, number * worth))
    for place in box.knight_places:
        number = scoring.owned(s, seat, place)
        bonus = box.order_bonus[min(number, len(box.order_bonus) - 1)]
        if bonus:
            lines.append(counted("orders", tile_name(s, box.place_kind[place]), number, bonus))
    for part, number, worth in (
        ("couples", scoring.couple_bonus(s, seat) // box.couple if box.couple else 0, box.couple),
        ("gold", s.gold[seat], 1),
        ("realm", s.tokens[seat], box.realm_renown),
    ):
        if number and worth:
            lines.append(counted(part, (f"tally-{part}", {"n": number}), number, number * worth))
    return lines
