"""What an action promises, told from the table as it lies.

A search plays many turns ahead, and to try each action on a copy would be most of its work. Here the same
worth (`features.worth`) is told from what a card costs and brings; a choice that comes with it counts as its
best part, and what is less certain for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from duchy.core.moves import Move
from duchy.games.card_kingdoms.bots import features
from duchy.games.card_kingdoms.bots.features import RESOURCE_WORTH, TURNS_AHEAD, spendable
from duchy.games.card_kingdoms.components.cards import BUILT, Cards, Domain, Duke, Monster
from duchy.games.card_kingdoms.components.layout import CITIZENS, DOMAINS
from duchy.games.card_kingdoms.components.vocabulary import (
    ALL,
    CHOOSE,
    GAIN,
    OF_CITIZENS,
    OF_DOMAINS,
    OF_MONSTERS,
    OF_NAMED,
    OF_SYMBOLS,
    VP,
    Effect,
)
from duchy.games.card_kingdoms.rules import steps
from duchy.games.card_kingdoms.rules.turn import exhausted_limit

if TYPE_CHECKING:
    from duchy.games.card_kingdoms.game import CardKingdoms
    from duchy.games.card_kingdoms.state import Kingdoms

NOTHING_YET: Final = -1e9


class Prospects:
    """Points that each card brings to the owner of each Duke, and resources of its reward: the same in every
    game with these cards."""

    __slots__ = ("citizens", "domain_gifts", "domains", "monster_gifts", "monsters")

    def __init__(self, box: Cards) -> None:
        self.citizens = [
            [citizen_points(box, duke, kind) for kind in range(len(box.citizens))] for duke in box.dukes
        ]
        self.monsters = [[monster_points(duke, monster) for monster in box.monsters] for duke in box.dukes]
        self.domains = [[domain_points(duke, domain) for domain in box.domains] for duke in box.dukes]
        self.monster_gifts = [gift(monster.reward)[0] for monster in box.monsters]
        self.domain_gifts = [gift(domain.effect)[0] if domain.when == BUILT else 0 for domain in box.domains]


def citizen_points(box: Cards, duke: Duke, kind: int) -> int:
    if kind < box.starters:
        return 0
    role = box.citizens[kind].role
    points = 0
    for line in duke.lines:
        counted = line[0].count
        if (
            (counted.of == OF_CITIZENS and counted.role in (-1, role))
            or (counted.of == OF_NAMED and kind in counted.kinds)
            or (counted.of == OF_SYMBOLS and role in counted.roles)
        ):
            points += line[0].vp
    return points


def monster_points(duke: Duke, monster: Monster) -> int:
    points = monster.vp + gift(monster.reward)[1]
    for line in duke.lines:
        counted = line[0].count
        if (
            counted.of == OF_MONSTERS
            and counted.area in (-1, monster.area)
            and counted.type in (-1, monster.type)
        ):
            points += line[0].vp
    return points


def domain_points(duke: Duke, domain: Domain) -> int:
    points = domain.vp + (gift(domain.effect)[1] if domain.when == BUILT else 0)
    for line in duke.lines:
        counted = line[0].count
        if counted.of == OF_DOMAINS:
            points += line[0].vp
        elif counted.of == OF_SYMBOLS:
            points += line[0].vp * sum(domain.roles[role] for role in counted.roles)
    return points


def gift(effect: Effect) -> tuple[int, int]:
    """The resources and the points that an effect brings at once."""
    if effect.op == GAIN:
        return sum(effect.gain[:VP]), effect.gain[VP]
    gifts = [gift(part) for part in effect.parts]
    if effect.op == ALL:
        return sum(resources for resources, _ in gifts), sum(points for _, points in gifts)
    if effect.op == CHOOSE:
        return max(gifts, key=lambda it: RESOURCE_WORTH * it[0] + it[1])
    return 0, 0


def is_to_act(s: Kingdoms, seat: int) -> bool:
    """Whether a seat has an action to choose, and nothing else before it."""
    return not s.lanes and bool(s.trunk) and s.trunk[-1][0] == steps.ACTION and s.trunk[-1][1] == seat


def best_action(s: Kingdoms, seat: int) -> Move:
    """The action that promises most. However it is paid, it is worth the same: the first way will do."""
    scales = Scales(s, seat)
    best = s.offers[seat][0]
    most = NOTHING_YET
    target = "none yet"
    for move in s.offers[seat]:
        if move.target != target:
            target = move.target
            value = scales.weigh(move)
            if value > most:
                best, most = move, value
    return best


class Scales:
    """Tells how far a seat would be ahead of its best rival after an action, but for their present points."""

    __slots__ = (
        "duke",
        "full",
        "income",
        "left",
        "prospects",
        "resources",
        "rival_resources",
        "s",
        "seat",
        "tallest",
        "thin",
    )

    def __init__(self, s: Kingdoms, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.duke = s.duke[seat]
        self.prospects = cast("CardKingdoms", s.game).prospects
        self.full = exhausted_limit(s.seats) * 4.0
        self.thin, self.tallest = features.thinnest(s)
        self.left = features.part_left(self.thin, self.full)
        rival = best_rival(s, seat, self.left)
        self.resources = features.resources(s, seat)
        self.rival_resources = features.resources(s, rival)
        self.income = features.income(s, seat) - features.income(s, rival)

    def weigh(self, move: Move) -> float:
        s = self.s
        if move.verb == "take":
            return self.standing(0, self.resources + 1, self.income, self.left)
        if move.verb == "slay":
            card = s.tops[move.a]
            monster = s.box.monsters[card]
            points = self.prospects.monsters[self.duke][card]
            resources = self.resources + self.prospects.monster_gifts[card] - monster.strength - monster.magic
            return self.standing(points, resources, self.income, self.left_after(move.a))
        if move.verb == "recruit":
            card = s.tops[CITIZENS + move.a]
            points = self.prospects.citizens[self.duke][card]
            resources = self.resources - s.price[self.seat * s.kinds + card]
            income = self.income + s.incomes[card]
            return self.standing(points, resources, income, self.left_after(CITIZENS + move.a))
        card = s.tops[DOMAINS + move.a]
        points = self.prospects.domains[self.duke][card]
        resources = self.resources + self.prospects.domain_gifts[card] - s.build_cost(self.seat, card)
        return self.standing(points, resources, self.income, self.left_after(DOMAINS + move.a))

    def left_after(self, stack: int) -> float:
        """How much of the game is left when a stack has one card less."""
        if self.s.up[stack] + self.s.down[stack] > self.tallest:
            return self.left
        return features.part_left(self.thin - 1, self.full)

    def standing(self, points: int, resources: int, income: float, left: float) -> float:
        ahead = (
            spendable(resources, left) - spendable(self.rival_resources, left) + income * left * TURNS_AHEAD
        )
        return points + RESOURCE_WORTH * ahead


def best_rival(s: Kingdoms, seat: int, left: float) -> int:
    if s.seats == 2:
        return 1 - seat
    best, most = -1, NOTHING_YET
    for other in range(s.seats):
        if other != seat:
            value = features.worth(s, other, left)
            if value > most:
                best, most = other, value
    return best
