"""Every move of Villages.

Piles are counted from 1 and seats from 0, as everywhere. A payment is chosen source by source
(`coin castle`, `coin wood from 2`, `use farm`) and then confirmed. The number `c` of the moves that
name an action says which.
"""

from __future__ import annotations

from typing import Final

from duchy.core.moves import Catalogue, Move
from duchy.games.villages.components.cards import Cards
from duchy.games.villages.components.layout import CASTLE, DECK, PILES
from duchy.games.villages.components.vocabulary import BUILD, DEVELOP, HARVEST, RECRUIT, RESOURCES, TAX

MOST_SEATS: Final = 5

FROM_OTHERS: Final = 5
FROM_POWERS: Final = FROM_OTHERS + 4 * MOST_SEATS
"""Sources of a payment: 0-3 own resources, 4 the own Castle, then the resources of every seat, four by
four, then the powers by their numbers."""


class Moves:
    """The catalogue, and its families by their numbers."""

    __slots__ = (
        "back", "build", "catalogue", "confirm", "decline", "develop", "develop_action", "discard", "done",
        "draw", "draw_anywhere", "harvest", "recruit", "remove", "rob", "source", "tax", "use",
    )  # fmt: skip

    catalogue: Catalogue
    harvest: Move
    develop_action: Move
    tax: Move
    decline: Move
    done: Move
    confirm: Move
    back: Move
    draw: list[Move]
    draw_anywhere: list[Move]
    rob: list[Move]
    source: list[Move]
    build: list[Move]
    develop: list[Move]
    remove: list[Move]
    discard: list[list[Move]]
    recruit: list[Move]
    use: list[Move]

    def __init__(self, cards: Cards) -> None:
        self.catalogue = catalogue = Catalogue()
        add = catalogue.add
        self.harvest = add("harvest", "action/harvest", c=HARVEST)
        self.develop_action = add("develop", "action/develop", c=DEVELOP)
        self.tax = add("tax", "action/tax", c=TAX)
        self.decline = add("decline")
        self.done = add("done")
        self.confirm = add("confirm")
        self.back = add("back")
        self.draw = [add(f"draw {pile + 1}", f"pile/{pile + 1}", pile) for pile in range(PILES)]
        self.draw.append(add("draw deck", "deck", DECK))
        self.draw_anywhere = self.draw.copy()
        self.rob = [add(f"rob {seat}", f"seat/{seat}", seat) for seat in range(MOST_SEATS)]
        self.source = [add(f"coin {name}", f"own/{name}", r) for r, name in enumerate(RESOURCES)]
        self.source.append(add("coin castle", "own/castle", CASTLE))
        for seat in range(MOST_SEATS):
            for r, name in enumerate(RESOURCES):
                code = FROM_OTHERS + 4 * seat + r
                self.source.append(add(f"coin {name} from {seat}", f"seat/{seat}/{name}", code))
        # Moves that name a card come last: a user's own cards then leave the ids of all others alone.
        kinds = list(enumerate(cards.buildings))
        self.build = [add(f"build {b.id}", f"hand/{b.id}", k, c=BUILD) for k, b in kinds]
        self.develop = [add(f"develop {b.id}", f"hand/{b.id}", k) for k, b in kinds]
        self.remove = [add(f"remove {b.id}", f"hand/{b.id}", k) for k, b in kinds]
        self.discard = [
            [add(f"discard {b.id} {pile + 1}", f"hand/{b.id}", k, pile) for pile in range(PILES)]
            for k, b in kinds
        ]
        self.recruit = self._recruits(cards)
        self.use = self._uses(cards)
        self.source += self.use

    def _recruits(self, cards: Cards) -> list[Move]:
        """One move for each name: copies of a card share it."""
        by_name: dict[str, Move] = {}
        for number, adventurer in enumerate(cards.adventurers):
            if adventurer.id not in by_name:
                by_name[adventurer.id] = self.catalogue.add(
                    f"recruit {adventurer.id}", f"row/{adventurer.id}", number, c=RECRUIT
                )
        return [by_name[adventurer.id] for adventurer in cards.adventurers]

    def _uses(self, cards: Cards) -> list[Move]:
        """`use farm`; a second power of the same name is `use farm 2`."""
        times: dict[str, int] = {}
        moves: list[Move] = []
        for power in cards.powers:
            nth = times[power.card] = times.get(power.card, 0) + 1
            text = f"use {power.card}" + (f" {nth}" if nth > 1 else "")
            moves.append(self.catalogue.add(text, f"own/{power.card}", FROM_POWERS + power.number))
        return moves
