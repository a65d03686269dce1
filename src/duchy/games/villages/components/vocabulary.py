"""The vocabulary of powers: the words of `cards.toml`, as small numbers for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from duchy.core.reading.fields import Fields, list_of
from duchy.games.villages.components.layout import NOTHING

RESOURCES: Final = ("food", "wood", "stone", "magic")
WILD: Final = 4
SUPPLIES: Final = (*RESOURCES, "wild")

TYPES: Final = ("worker", "soldier", "shadow", "holy")

ACTIONS: Final = ("harvest", "develop", "build", "recruit", "tax")
HARVEST: Final = 0
DEVELOP: Final = 1
BUILD: Final = 2
RECRUIT: Final = 3
TAX: Final = 4

MOMENTS: Final = (*ACTIONS, "instant", "end")
INSTANT: Final = 5
END: Final = 6

COUNTED: Final = ("worker_building", "soldier_building", "shadow_building", "holy_building", "adventurer")
ADVENTURERS: Final = 4

EFFECTS: Final = ("gold", "steal_gold", "draw", "steal_cards", "resource", "vp", "all")
GOLD: Final = 0
STEAL_GOLD: Final = 1
DRAW: Final = 2
STEAL_CARDS: Final = 3
SUPPLY: Final = 4
POINTS: Final = 5
ALL: Final = 6

RESOLVED: Final = (GOLD, STEAL_GOLD, DRAW, STEAL_CARDS)
"""The effects that happen when a power is used; a resource is part of a payment, points of the count."""

MOST: Final = 9
"""The highest number a card may print."""


class Effect:
    """What a power does: one word with its number, for each thing counted if it is `per` something.

    `per`, `resource` and `only_for` are -1 if unused, `parts` are those of the word `all`.
    """

    __slots__ = ("amount", "card", "number", "only_for", "op", "parts", "per", "resource")

    card: str
    number: int
    op: int
    amount: int
    per: int
    resource: int
    only_for: int
    parts: list[Effect]

    def __init__(self, card: str, op: int) -> None:
        self.card = card
        self.number = NOTHING
        self.op = op
        self.amount = 0
        self.per = NOTHING
        self.resource = NOTHING
        self.only_for = NOTHING
        self.parts = []


class Power:
    """An effect of a card, when it may be used, and how many cards of the hand that costs."""

    __slots__ = ("card", "discard", "effect", "number", "when")

    card: str
    number: int
    when: int
    discard: int
    effect: Effect


class PowerReader:
    """Turns tables of a card file into powers, and numbers their effects so that a step can name one.

    The effect of a power has the power's own number; the parts of effects come after them all.
    """

    __slots__ = ("parts", "powers")

    powers: list[Power]
    parts: list[Effect]

    def __init__(self) -> None:
        self.powers = []
        self.parts = []

    def effects(self) -> list[Effect]:
        """All effects by their numbers, once every power was read."""
        found = [power.effect for power in self.powers] + self.parts
        for number, effect in enumerate(found):
            effect.number = number
        return found

    def read(self, fields: Fields, card: str) -> Power:
        power = Power()
        power.card = card
        power.number = len(self.powers)
        power.when = fields.place("when", MOMENTS, "moment")
        power.discard = fields.number("discard_cards", default=0, high=MOST)
        power.effect = self._read_effect(fields, card)
        check_moment(power, fields)
        self.powers.append(power)
        return power

    def _read_effect(self, fields: Fields, card: str) -> Effect:
        word = fields.word(EFFECTS, "effect")
        effect = Effect(card, EFFECTS.index(word))
        if effect.op == ALL:
            effect.parts = self._read_parts(fields, card)
        elif effect.op == SUPPLY:
            effect.resource = fields.place(word, SUPPLIES, "resource")
            effect.only_for = fields.place("only_for", TYPES, "type", optional=True)
        else:
            effect.amount = fields.number(word, low=1, high=MOST)
            effect.per = fields.place("per", COUNTED, "thing to count", optional=True)
        if effect.op == POINTS and effect.per == NOTHING:
            fields.fail("per", f"a power gives points for each {list_of(COUNTED)}; others are the card's own")
        if effect.op != SUPPLY and fields.has("only_for"):
            fields.fail("only_for", "only a power that gives a resource can be limited to a type")
        fields.done()
        return effect

    def _read_parts(self, fields: Fields, card: str) -> list[Effect]:
        parts = [self._read_effect(part, card) for part in fields.tables("all")]
        if len(parts) < 2:
            fields.fail("all", f"must have at least 2 parts, not {len(parts)}")
        for part in parts:
            if part.op not in RESOLVED:
                fields.fail("all", f"{EFFECTS[part.op]} cannot be a part of something else")
        self.parts += parts
        return parts


def check_moment(power: Power, fields: Fields) -> None:
    op = power.effect.op
    if (power.when == END) != (op == POINTS):
        fields.fail("when", "points are counted by a power whose moment is 'end', and by no other")
    if power.when == END and power.discard:
        fields.fail("discard_cards", "a power whose moment is 'end' only counts points")
    if op == SUPPLY and power.when != BUILD:
        fields.fail("when", "a resource is given by a power whose moment is 'build', and by no other")


# -- Older files ---------------------------------------------------------------------------------

SIDE_BY_SIDE: Final = ("gold", "steal_gold", "draw", "draw_per", "steal_cards", "vp_per")
"""The words of older files, in the order in which their effects happen."""


def in_words_of_today(power: object) -> object:
    """A power as files were written before there were `per` and `all`.

    `draw_per = "adventurer"` is `draw = 1, per = "adventurer"`, `vp_per` likewise; effects side by side are
    `all` of them, and 0 is none.
    """
    if not isinstance(power, Mapping) or "per" in power or "all" in power:
        return power
    effects: list[dict[str, Any]] = []
    for word in SIDE_BY_SIDE:
        if word.endswith("_per") and word in power:
            effects.append({word.removesuffix("_per"): 1, "per": power[word]})
        elif power.get(word, 0) != 0:
            effects.append({word: power[word]})
    rest = {name: power[name] for name in power if name not in SIDE_BY_SIDE}
    if len(effects) > 1:
        return {**rest, "all": effects}
    return {**rest, **effects[0]} if effects else rest
