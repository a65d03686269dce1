"""The final count box by box, for people who want to know where their points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.score import counted
from duchy.games.dice_kingdoms.components.layout import FIRST, LAIRS, OPEN, bits
from duchy.games.dice_kingdoms.rules import scoring
from duchy.games.dice_kingdoms.showing.texts import card_name

if TYPE_CHECKING:
    from duchy.core.showing.shown import Counted
    from duchy.games.dice_kingdoms.state import Lordships


def reckoning(s: Lordships, seat: int) -> list[Counted]:
    return [
        *star_lines(s, seat),
        *(
            counted("domains", card_name(s.sheets.domains[domain]), 1, 1)
            for domain in bits(s.rallied[seat] & ~s.struck_domains)
        ),
        *lair_lines(s, seat),
        *(
            counted("statues", card_name(statue.id), 1, scoring.statue_points(s, seat, statue))
            for statue in scoring.owned(s, seat)
            if statue.vp
        ),
    ]


def star_lines(s: Lordships, seat: int) -> list[Counted]:
    """Those of the forest, those of the castle, and those that a statue stands for."""
    statues = [statue for statue in scoring.owned(s, seat) if statue.stars]
    forest = (s.roads[seat] & s.ways.stars & ~s.struck_roads).bit_count()
    castle = scoring.stars(s, seat) - forest - sum(statue.stars for statue in statues)
    lines = [
        counted("stars", (f"tally-stars-{sheet}", {"n": number}), number, number)
        for sheet, number in (("forest", forest), ("castle", castle))
        if number
    ]
    return lines + [counted("stars", card_name(card.id), card.stars, card.stars) for card in statues]


def lair_lines(s: Lordships, seat: int) -> list[Counted]:
    lines: list[Counted] = []
    for lair, place in enumerate(s.sheets.lairs):
        circled = s.claims[seat * LAIRS + lair]
        if circled != OPEN:
            first = circled == FIRST
            what = ("tally-lair-first" if first else "tally-lair-later", {"card": card_name(place.id)})
            lines.append(counted("lairs", what, 1, place.first if first else place.later))
    return lines
