"""Every move of King of the Valley.

A summons names where the King lands and what he takes: `summon e4 duke` takes the Duke on e4,
`summon e4 group peasant` the Farmers passed on the way there, `summon e1 group tax_collector leave c1`
all Tax Collectors passed but the one on c1.
"""

from __future__ import annotations

from typing import Final

from duchy.core.moves import Catalogue, Move
from duchy.games.king_of_the_valley.components.cards import (
    COLUMNS,
    MONK,
    PEASANT,
    PEASANT_WOMAN,
    TAX_COLLECTOR,
    TYPES,
    Box,
)
from duchy.games.king_of_the_valley.components.layout import (
    PLACES_ON_HILL,
    RAYS,
    ROWS,
    SLOPES,
    SQUARE_NAMES,
    SQUARES,
)

SINGLE: Final = -2
GROUP: Final = -1
"""The third number of a summons: one of these, or the square of the Tax Collector left behind."""

WIDTH: Final = 10
"""Summons are found at `square * WIDTH + type`."""


class Moves:
    """The catalogue, and its families by their numbers."""

    def __init__(self, box: Box) -> None:
        self.catalogue = catalogue = Catalogue()
        add = catalogue.add
        names = SQUARE_NAMES
        self.king = [add(f"king {names[q]}", f"valley/{names[q]}", q) for q in range(SQUARES)]
        self.recruit_nobody = add("recruit nobody")
        self.recruit = [self._on_hill("recruit", place) for place in range(PLACES_ON_HILL)]
        self.jester = [add(f"jester {TYPES[c]}", f"castle/{TYPES[c]}", c) for c in range(COLUMNS)]
        self.single = [
            add(f"summon {names[q]} {TYPES[type]}", f"valley/{names[q]}", q, type, SINGLE)
            for q in range(SQUARES)
            for type in range(WIDTH)
        ]
        # Monks never form a group (KV-058): their entry only keeps the numbering simple.
        self.group = [
            self.single[q * WIDTH + type]
            if type == MONK
            else add(f"summon {names[q]} group {TYPES[type]}", f"valley/{names[q]}", q, type, GROUP)
            for q in range(SQUARES)
            for type in range(WIDTH)
        ]
        self.leaving: list[Move | None] = [None] * (SQUARES * SQUARES)
        self._add_leaving()
        self.tax = [add(f"tax {TYPES[c]}", f"castle/{TYPES[c]}", c) for c in range(COLUMNS)]
        self.exchange = [self._on_hill("exchange", place) for place in range(PLACES_ON_HILL)]
        self.claim_nothing = add("claim nothing")
        self.claim = [add(f"claim {TYPES[c]}", f"castle/{TYPES[c]}", c) for c in (PEASANT, PEASANT_WOMAN)]
        self.fill = [add(f"fill {name}", f"slope/{name}", slope) for slope, name in enumerate(SLOPES)]
        # Moves that name a tile come last: a user's own tiles then leave the ids of all others alone.
        places = range(box.places)
        self.give = [add(f"give {box.place_ids[p]}", f"castle/{box.place_ids[p]}", p) for p in places]
        self.turn = [add(f"turn {box.place_ids[p]}", f"castle/{box.place_ids[p]}", p) for p in places]
        self.keep = [add(f"keep {box.place_ids[p]}", f"castle/{box.place_ids[p]}", p) for p in places]

    def _on_hill(self, verb: str, place: int) -> Move:
        slope, row = SLOPES[place // ROWS], place % ROWS + 1
        return self.catalogue.add(f"{verb} {slope} {row}", f"hill/{slope}/{row}", place)

    def _add_leaving(self) -> None:
        """Of three Tax Collectors passed, the first or the second may have to stay (KV-R-12)."""
        for landing in range(SQUARES):
            for line in RAYS[landing]:
                if len(line) < 4:
                    continue
                for left in (line[2], line[1]):
                    text = f"summon {SQUARE_NAMES[landing]} group {TYPES[TAX_COLLECTOR]}"
                    self.leaving[landing * SQUARES + left] = self.catalogue.add(
                        f"{text} leave {SQUARE_NAMES[left]}",
                        f"valley/{SQUARE_NAMES[landing]}",
                        landing,
                        TAX_COLLECTOR,
                        left,
                    )
