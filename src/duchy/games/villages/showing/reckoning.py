"""The final count card by card, for people who want to know where their points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.score import counted
from duchy.games.villages.components.vocabulary import END
from duchy.games.villages.rules import effects, scoring
from duchy.games.villages.showing.texts import building_name, card_name

if TYPE_CHECKING:
    from duchy.core.showing.shown import Counted
    from duchy.games.villages.state import Villages


def reckoning(s: Villages, seat: int) -> list[Counted]:
    box = s.box
    lines = [
        counted("buildings", building_name(s, kind), 1, points)
        for kind, points in enumerate(box.building_points)
        if s.built[seat] >> kind & 1 and points
    ]
    lines += [
        counted("adventurers", card_name(box, box.adventurers[number].id), 1, points)
        for number, points in enumerate(box.adventurer_points)
        if s.joined[seat] >> number & 1 and points
    ]
    lines += [
        counted(
            "powers",
            card_name(box, box.effects[number].card),
            1,
            effects.amount(s, seat, box.effects[number]),
        )
        for number in box.by_moment[END]
        if s.powers[seat] >> number & 1
    ]
    on_cards = scoring.coins_on_cards(s, seat)
    for place, coins in (("hand", s.gold[seat]), ("cards", on_cards)):
        if coins:
            lines.append(counted("gold", (f"tally-gold-{place}", {"n": coins}), coins, coins))
    return lines
