"""Every move of Card Kingdoms.

Payments are part of the move: `recruit 3 magic=1` pays one Magic in place of one Gold. Columns and
stacks are counted from 1, as a person at the table would.
"""

from __future__ import annotations

from duchy.core.moves import Catalogue, Move
from duchy.games.card_kingdoms.components.cards import SLOTS, Cards
from duchy.games.card_kingdoms.components.layout import COLUMNS
from duchy.games.card_kingdoms.components.vocabulary import EXCHANGE, MOST_PARTS, RESOURCES

MOST_SEATS = 5
MOST_ROBBED = 5
MOST_TIMES = 24

UPPER = 0
LOWER = 1
DOMAIN = 2
NOTHING = 3
PREY = ("upper", "lower", "domain", "nothing")


def text_with(text: str, magic: int) -> str:
    return f"{text} magic={magic}" if magic else text


class Moves:
    """The catalogue, and its families by their numbers."""

    def __init__(self, cards: Cards) -> None:
        self.catalogue = catalogue = Catalogue()
        add = catalogue.add
        self.roll = add("roll", "dice")
        self.keep_dice = add("keep dice", "dice")
        self.decline = add("decline")
        self.take = [add(f"take {name}", f"token/{name}", r) for r, name in enumerate(RESOURCES)]

        dearest = max(monster.strength for monster in cards.monsters)
        self.slay = [self._payments(f"slay {c + 1}", f"monster/{c + 1}", c, dearest) for c in range(COLUMNS)]
        copies = max(citizen.copies for citizen in cards.citizens)
        dearest = max(citizen.cost for citizen in cards.citizens) + copies + 1
        self.recruit = [
            self._payments(f"recruit {s + 1}", f"citizen/{s + 1}", s, dearest) for s in range(len(SLOTS))
        ]
        dearest = max(domain.cost for domain in cards.domains)
        self.build = [self._payments(f"build {c + 1}", f"domain/{c + 1}", c, dearest) for c in range(COLUMNS)]

        self.choose = [
            [add(f"choose {o + 1}" + (f" x{n}" if n > 1 else ""), "", o, n) for n in range(1, MOST_TIMES + 1)]
            for o in range(MOST_PARTS)
        ]
        self.exchange_once = add("exchange")
        self.free = [add(f"free {s + 1}", f"citizen/{s + 1}", s) for s in range(len(SLOTS))]
        self.rob = [
            [
                [add(f"rob {seat} {name} {n}", f"seat/{seat}", seat, r, n) for n in range(1, MOST_ROBBED + 1)]
                for r, name in enumerate(RESOURCES)
            ]
            for seat in range(MOST_SEATS)
        ]
        self.rob_reserve = [add(f"rob reserve {name}", "", -1, r) for r, name in enumerate(RESOURCES)]
        self.raid = [add(f"raid {seat}", f"seat/{seat}", seat) for seat in range(MOST_SEATS)]
        self.attack = [
            [add(f"attack {c + 1} {prey}", self._prey_target(c, p), c, p) for p, prey in enumerate(PREY)]
            for c in range(COLUMNS)
        ]
        # Moves that name a card come last: a user's own cards then leave the ids of all others alone.
        self.keep_duke = [add(f"keep {duke.id}", f"duke/{duke.id}", d) for d, duke in enumerate(cards.dukes)]
        self.change_die = [
            [add(f"change {domain.id} {die + 1}", f"die/{die + 1}", d, die) for die in range(2)]
            for d, domain in enumerate(cards.domains)
        ]
        self.use_first = [
            add(f"first {domain.id}", f"own/{domain.id}", d) for d, domain in enumerate(cards.domains)
        ]
        self.give_citizen = [
            add(f"return {citizen.id}", f"own/{citizen.id}", kind)
            for kind, citizen in enumerate(cards.citizens)
        ]
        self.give_monster = [
            add(f"return {monster.id}", f"own/{monster.id}", m) for m, monster in enumerate(cards.monsters)
        ]
        self.exchange: list[list[Move]] = []
        for kind, citizen in enumerate(cards.citizens):
            trades = EXCHANGE in (citizen.active.op, citizen.passive.op)
            times = range(1, MOST_TIMES + 1) if trades else range(0)
            self.exchange.append(
                [
                    add(f"exchange {citizen.id}" + (f" x{n}" if n > 1 else ""), f"own/{citizen.id}", kind, n)
                    for n in times
                ]
            )

    def _payments(self, text: str, target: str, place: int, dearest: int) -> list[Move]:
        """The same purchase with 0, 1, 2, ... Magic in place of what it costs."""
        add = self.catalogue.add
        return [add(text_with(text, magic), target, place, magic) for magic in range(max(dearest, 1))]

    @staticmethod
    def _prey_target(column: int, prey: int) -> str:
        if prey == UPPER:
            return f"citizen/{column + 1}"
        if prey == LOWER:
            return f"citizen/{column + 1 + COLUMNS}"
        return f"domain/{column + 1}" if prey == DOMAIN else f"monster/{column + 1}"
