"""The vocabulary of card effects: the words of `cards.toml`, as small numbers for the rules."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from duchy.core.reading.fields import Fields

GOLD: Final = 0
STRENGTH: Final = 1
MAGIC: Final = 2
VP: Final = 3
TOKENS: Final = ("gold", "strength", "magic", "vp")
RESOURCES: Final = TOKENS[:3]

ROLES: Final = ("worker", "soldier", "shadow", "holy")
HOLY: Final = 3
NO_ROLE: Final = -1

TYPES: Final = ("minion", "beast", "titan", "boss")
AREAS: Final = ("hills", "ruins", "forest", "valley", "mountains", "swamp", "caverns", "barrens")
"""In the order that decides between stacks of equal Strength (CK-RU-04)."""

COUNTS: Final = ("citizens", "domains", "monsters", "named", "symbols", "resources")
OF_CITIZENS: Final = 0
OF_DOMAINS: Final = 1
OF_MONSTERS: Final = 2
OF_NAMED: Final = 3
OF_SYMBOLS: Final = 4
OF_RESOURCES: Final = 5

EFFECTS: Final = (
    "gain", "per", "choose", "all", "exchange", "free_citizen", "rob", "raid", "give_back",
    "extra_action", "set_die", "lower_die", "no_surcharge", "building_discount",
)  # fmt: skip
GAIN: Final = 0
PER: Final = 1
CHOOSE: Final = 2
ALL: Final = 3
EXCHANGE: Final = 4
FREE_CITIZEN: Final = 5
ROB: Final = 6
RAID: Final = 7
GIVE_BACK: Final = 8
EXTRA_ACTION: Final = 9
SET_DIE: Final = 10
LOWER_DIE: Final = 11
NO_SURCHARGE: Final = 12
BUILDING_DISCOUNT: Final = 13

MOST: Final = 30
"""The highest number a card may print: it bounds the catalogue of moves."""

MOST_PARTS: Final = 4
"""The most sides that "or" may have."""

RESOLVED: Final = (GAIN, PER, CHOOSE, ALL, EXCHANGE, FREE_CITIZEN, ROB, RAID, GIVE_BACK, EXTRA_ACTION)
"""The effects that happen when they are called for; the others change dice or prices while they lie there."""


class Count:
    """What is counted: Citizens of a role, Monsters of an area, groups of resources, ..."""

    __slots__ = ("area", "group", "kinds", "name", "of", "role", "roles", "type")

    def __init__(self, fields: Fields, kinds: dict[str, list[int]]) -> None:
        self.of = fields.place("of", COUNTS, "count")
        self.role = fields.place("role", ROLES, "role", optional=True)
        self.type = fields.place("type", TYPES, "type", optional=True)
        self.area = fields.place("area", AREAS, "area", optional=True)
        symbols = self.of == OF_SYMBOLS
        self.roles = [
            ROLES.index(role) for role in fields.texts("roles", ROLES, "role", optional=not symbols)
        ]
        self.name = fields.text("name", among=kinds, what="citizen") if self.of == OF_NAMED else ""
        self.kinds = kinds.get(self.name, [])
        self.group = fields.number("group", default=1, low=1)
        fields.done()


class Effect:
    """What a card does, as one operation with its numbers and, where it has them, its parts."""

    __slots__ = (
        "card", "cost_up_to", "count", "gain", "gains", "kinds", "name", "number", "op", "or_less", "parts",
        "pay", "robs", "role", "touches", "value", "what",
    )  # fmt: skip

    card: str
    number: int
    op: int
    gain: list[int]
    gains: list[tuple[int, int]]
    pay: list[int]
    count: Count | None
    parts: list[Effect]
    cost_up_to: int
    role: int
    kinds: list[int]
    name: str
    robs: list[tuple[int, int]]
    or_less: bool
    what: str
    value: int
    touches: int

    def __init__(self, card: str, op: int) -> None:
        self.card = card
        self.op = op
        self.number = -1
        self.gain = [0, 0, 0, 0]
        self.gains = []
        self.pay = [0, 0, 0]
        self.count = None
        self.parts = []
        self.cost_up_to = -1
        self.role = NO_ROLE
        self.kinds = []
        self.name = ""
        self.robs = []
        self.or_less = False
        self.what = ""
        self.value = 0
        self.touches = 0

    def is_automatic(self) -> bool:
        """Whether it only gives, so that nothing is asked and no order matters."""
        if self.op == ALL:
            return all(part.is_automatic() for part in self.parts)
        return self.op in (GAIN, PER)


class EffectReader:
    """Turns tables of a card file into effects, and numbers them so that a step can name one."""

    __slots__ = ("effects", "kinds_by_name")

    effects: list[Effect]
    kinds_by_name: dict[str, list[int]]

    def __init__(self, kinds_by_name: dict[str, list[int]]) -> None:
        self.effects = []
        self.kinds_by_name = kinds_by_name

    def read(self, fields: Fields, card: str) -> Effect:
        effect = self._read_effect(fields, card)
        fields.done()
        effect.number = len(self.effects)
        self.effects.append(effect)
        effect.touches = touched(effect)
        effect.gains = [(token, amount) for token, amount in enumerate(effect.gain) if amount]
        return effect

    def _read_effect(self, fields: Fields, card: str) -> Effect:
        gains_too = fields.has("per") or fields.has("give_back")
        word = fields.word([word for word in EFFECTS if word != "gain" or not gains_too], "effect")
        effect = Effect(card, EFFECTS.index(word))
        if effect.op in (GAIN, PER, GIVE_BACK):
            effect.gain = read_tokens(fields, "gain", TOKENS)
        if effect.op == PER:
            effect.count = Count(fields.table("per"), self.kinds_by_name)
            if effect.count.of == OF_RESOURCES:
                fields.fail("per", "resources are counted by Dukes only, since they change during a turn")
        elif effect.op in (CHOOSE, ALL):
            effect.parts = self._read_parts(fields, word, card)
        elif effect.op == EXCHANGE:
            terms = fields.table(word)
            effect.pay = read_tokens(terms, "pay", RESOURCES)
            effect.gain = read_tokens(terms, "gain", TOKENS)
            terms.done()
        elif effect.op == FREE_CITIZEN:
            self._read_free_citizen(effect, fields.table(word))
        elif effect.op == ROB:
            self._read_rob(effect, fields.table(word))
        elif effect.op == RAID:
            effect.what = fields.text(word, among=("monster",))
        elif effect.op == GIVE_BACK:
            effect.what = fields.text(word, among=("citizen", "monster"))
        elif effect.op == EXTRA_ACTION:
            effect.what = fields.text(word, among=("slay",))
        elif effect.op == SET_DIE:
            terms = fields.table(word)
            effect.value = terms.number("to", low=1, high=6)
            effect.pay = read_tokens(terms, "pay", RESOURCES)
            if terms.has("for_each"):
                effect.count = Count(terms.table("for_each"), self.kinds_by_name)
            terms.done()
        elif effect.op in (LOWER_DIE, BUILDING_DISCOUNT):
            effect.value = fields.number(word, low=1, high=5)
        elif effect.op == NO_SURCHARGE and not fields.flag(word):
            fields.fail(word, "must be true")
        return effect

    def _read_parts(self, fields: Fields, word: str, card: str) -> list[Effect]:
        parts = [self.read(part, card) for part in fields.tables(word)]
        if not 2 <= len(parts) <= MOST_PARTS:
            fields.fail(word, f"must have 2 to {MOST_PARTS} parts, not {len(parts)}")
        for part in parts:
            if part.op not in RESOLVED:
                fields.fail(word, f"{EFFECTS[part.op]} cannot be a part of something else")
        return parts

    def _read_free_citizen(self, effect: Effect, terms: Fields) -> None:
        effect.cost_up_to = terms.number("cost_up_to") if terms.has("cost_up_to") else -1
        effect.role = terms.place("role", ROLES, "role", optional=True)
        effect.name = terms.text("name", default="", among=["", *self.kinds_by_name], what="citizen")
        effect.kinds = self.kinds_by_name.get(effect.name, [])
        terms.done()

    def _read_rob(self, effect: Effect, terms: Fields) -> None:
        effect.or_less = terms.flag("or_less", default=False)
        for option in terms.tables("one_of"):
            for name in option.names():
                if name not in RESOURCES:
                    option.fail(name, "only gold, strength and magic can be taken")
                effect.robs.append((RESOURCES.index(name), option.number(name, low=1, high=5)))
        if not effect.robs:
            terms.fail("one_of", "must name what is taken")
        terms.done()


def read_tokens(fields: Fields, name: str, among: Collection[str]) -> list[int]:
    counts = fields.counts(name, among, "token")
    tokens = [counts.get(token, 0) for token in among]
    if not any(tokens) or max(tokens) > MOST:
        fields.fail(name, f"must give 1 to {MOST} of at least one token")
    return tokens


def touched(effect: Effect) -> int:
    """The resources an effect reads or changes, as bits: effects that share none can swap places."""
    bits = 0
    for token in range(4):
        if effect.gain[token] or (token < 3 and effect.pay[token]):
            bits |= 1 << token
    for resource, _ in effect.robs:
        bits |= 1 << resource
    for part in effect.parts:
        bits |= part.touches
    if effect.op in (FREE_CITIZEN, RAID, GIVE_BACK, EXTRA_ACTION):
        bits |= 0b11111
    return bits
