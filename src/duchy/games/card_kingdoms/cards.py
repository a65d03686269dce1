"""The cards of Card Kingdoms, typed: what `cards.toml` says, as small numbers for the rules."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from duchy.core.cards import CardFile, check_ids, read_source
from duchy.core.errors import BadCards
from duchy.core.fields import Fields

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

SLOTS: Final = ((1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,), (9, 10), (11, 12))
"""The ten activation values, each with one stack of Citizens (CK-034, CK-036)."""

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

MOMENTS: Final = (
    "built", "roll", "doubles", "actions-begin", "actions-end", "citizen-gained", "monster-slain", "always",
)  # fmt: skip
BUILT: Final = 0
ROLL: Final = 1
DOUBLES: Final = 2
ACTIONS_BEGIN: Final = 3
ACTIONS_END: Final = 4
CITIZEN_GAINED: Final = 5
MONSTER_SLAIN: Final = 6
ALWAYS: Final = 7

MOST: Final = 30
"""The highest number a card may print: it bounds the catalogue of moves."""


class Count:
    """What is counted: Citizens of a role, Monsters of an area, groups of resources, ..."""

    __slots__ = ("area", "group", "kinds", "name", "of", "role", "roles", "type")

    def __init__(self, fields: Fields, kinds: dict[str, list[int]]) -> None:
        self.of = COUNTS.index(fields.text("of", among=COUNTS, what="count"))
        self.role = optional_index(fields, "role", ROLES)
        self.type = optional_index(fields, "type", TYPES)
        self.area = optional_index(fields, "area", AREAS)
        self.roles = [ROLES.index(role) for role in fields.texts("roles", ROLES, "role", optional=True)]
        self.name = fields.text("name", among=kinds, what="citizen") if self.of == OF_NAMED else ""
        self.kinds = kinds.get(self.name, [])
        self.group = fields.number("group", default=1, low=1)
        fields.done()


class Effect:
    """What a card does, as one operation with its numbers and, where it has them, its parts."""

    __slots__ = (
        "card", "cost_up_to", "count", "gain", "kinds", "name", "number", "op", "or_less", "parts", "pay",
        "robs", "role", "touches", "value", "what",
    )  # fmt: skip

    card: str
    number: int
    op: int
    gain: list[int]
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


class Citizen:
    """A Citizen or Starter card. `namesakes` are all kinds with the same name (CK-016)."""

    __slots__ = (
        "active",
        "copies",
        "cost",
        "id",
        "name",
        "namesakes",
        "passive",
        "role",
        "slot",
        "source",
        "values",
    )

    id: str
    name: str
    values: tuple[int, ...]
    slot: int
    role: int
    cost: int
    copies: int
    active: Effect
    passive: Effect
    namesakes: list[int]
    source: str


class Monster:
    __slots__ = (
        "area",
        "copies",
        "extra_copies",
        "id",
        "magic",
        "reward",
        "source",
        "strength",
        "type",
        "vp",
    )

    id: str
    area: int
    type: int
    strength: int
    magic: int
    vp: int
    reward: Effect
    copies: int
    extra_copies: int
    source: str


class Domain:
    __slots__ = ("cost", "effect", "id", "roles", "source", "vp", "when")

    id: str
    roles: list[int]
    cost: int
    vp: int
    when: int
    effect: Effect
    source: str


class Line:
    """One line of a Duke: points for each thing counted, under the name it has in the score."""

    __slots__ = ("count", "name", "vp")

    count: Count
    name: str
    vp: int


class Duke:
    """`lines` all score; a line with several alternatives gives the best of them (CK-146)."""

    __slots__ = ("id", "lines", "source")

    id: str
    lines: list[list[Line]]
    source: str


class SetUp:
    __slots__ = ("areas", "citizens", "id", "without")

    id: str
    areas: list[int]
    citizens: list[int]
    without: list[int]


class Cards:
    """All cards of the box. Kinds of Citizens are numbered with the Starters first, then by slot."""

    __slots__ = (
        "activated", "by_moment", "citizens", "domains", "dukes", "effects", "kinds_by_name", "monsters",
        "setups", "slot_start", "starters",
    )  # fmt: skip

    def __init__(self, file: CardFile) -> None:
        for section in file.sections:
            if section != "setups":
                check_ids(file.ids(section), f"{file.overlay_name}: {section}")
        self.effects: list[Effect] = []
        self.citizens: list[Citizen] = []
        self.starters = len(file.ids("starters"))
        self._read_citizens(file)
        self.monsters = [self._monster(file.fields("monsters", id), id) for id in file.ids("monsters")]
        self.domains = [self._domain(file.fields("domains", id), id) for id in file.ids("domains")]
        self.dukes = [self._duke(file.fields("dukes", id), id) for id in file.ids("dukes")]
        self.setups = {id: self._setup(file.fields("setups", id), id) for id in file.ids("setups")}
        self._check_areas(file)
        self.by_moment = [
            [number for number, domain in enumerate(self.domains) if domain.when == moment]
            for moment in range(len(MOMENTS))
        ]
        self.activated = [self._activated(first, second) for first in range(1, 7) for second in range(1, 7)]

    def _read_citizens(self, file: CardFile) -> None:
        slots: dict[str, int] = {}
        for section in ("starters", "citizens"):
            for id in file.ids(section):
                slots[id] = read_slot(file.fields(section, id))
        order = file.ids("starters") + sorted(file.ids("citizens"), key=lambda id: slots[id])
        names = {id: id for id in file.ids("citizens")}
        for id in file.ids("starters"):
            names[id] = file.fields("starters", id).text("named", among=list(names), what="citizen")
        self.kinds_by_name: dict[str, list[int]] = {}
        for kind, id in enumerate(order):
            self.kinds_by_name.setdefault(names[id], []).append(kind)
        for id in order:
            section = "starters" if id in file.ids("starters") else "citizens"
            self.citizens.append(self._citizen(file.fields(section, id), id, names[id], slots[id]))
        self.slot_start = [self._first_of_slot(slot) for slot in range(len(SLOTS) + 1)]
        for slot in range(len(SLOTS)):
            if self.slot_start[slot] == self.slot_start[slot + 1]:
                raise BadCards(f"{file.overlay_name}: citizens: the value {SLOTS[slot][0]} has no Citizen")

    def _first_of_slot(self, slot: int) -> int:
        kind = self.starters
        while kind < len(self.citizens) and self.citizens[kind].slot < slot:
            kind += 1
        return kind

    def _citizen(self, fields: Fields, id: str, name: str, slot: int) -> Citizen:
        citizen = Citizen()
        citizen.id = id
        citizen.name = name
        citizen.values = SLOTS[slot]
        citizen.slot = slot
        fields.value("values")
        starter = fields.has("named")
        if starter:
            fields.value("named")
        citizen.role = NO_ROLE if starter else ROLES.index(fields.text("role", among=ROLES, what="role"))
        citizen.cost = 0 if starter else fields.number("cost", high=MOST)
        citizen.copies = 5 if starter else fields.number("copies", default=6, low=6, high=12)
        citizen.active = self._effect(fields.table("active"), id)
        citizen.passive = self._effect(fields.table("passive"), id)
        for side, effect in (("active", citizen.active), ("passive", citizen.passive)):
            if not is_harvest_power(effect):
                fields.fail(
                    side,
                    f"a Citizen can gain, choose between gains, exchange or rob, not {EFFECTS[effect.op]}",
                )
        citizen.namesakes = self.kinds_by_name[name]
        citizen.source = read_source(fields)
        fields.done()
        return citizen

    def _monster(self, fields: Fields, id: str) -> Monster:
        monster = Monster()
        monster.id = id
        monster.area = AREAS.index(fields.text("area", among=AREAS, what="area"))
        monster.type = TYPES.index(fields.text("type", among=TYPES, what="type"))
        monster.strength = fields.number("strength", high=MOST)
        monster.magic = fields.number("magic", high=MOST)
        monster.vp = fields.number("vp", high=MOST)
        monster.reward = self._effect(fields.table("reward"), id)
        monster.copies = fields.number("copies", high=6)
        monster.extra_copies = fields.number("extra_copies", default=0, high=6)
        monster.source = read_source(fields)
        fields.done()
        return monster

    def _domain(self, fields: Fields, id: str) -> Domain:
        domain = Domain()
        domain.id = id
        needed = fields.counts("roles", ROLES, "role")
        domain.roles = [needed.get(role, 0) for role in ROLES]
        domain.cost = fields.number("cost", high=MOST)
        domain.vp = fields.number("vp", high=MOST)
        domain.when = MOMENTS.index(fields.text("when", among=MOMENTS, what="moment"))
        domain.effect = self._effect(fields.table("effect"), id)
        domain.source = read_source(fields)
        if (domain.when == ROLL) != (domain.effect.op in (SET_DIE, LOWER_DIE)):
            fields.fail("effect", "a die is changed by a Domain whose moment is 'roll', and by no other")
        if (domain.when == ALWAYS) != (domain.effect.op in (NO_SURCHARGE, BUILDING_DISCOUNT)):
            fields.fail(
                "effect",
                "what the owner pays is changed by a Domain whose moment is 'always', and by no other",
            )
        if domain.when == DOUBLES and not domain.effect.is_automatic():
            fields.fail("effect", "a Domain whose moment is 'doubles' can only gain")
        fields.done()
        return domain

    def _duke(self, fields: Fields, id: str) -> Duke:
        duke = Duke()
        duke.id = id
        duke.lines = []
        for line in fields.tables("lines"):
            duke.lines.append(
                [self._line(way) for way in line.tables("best")] if line.has("best") else [self._line(line)]
            )
            line.done()
        duke.source = read_source(fields)
        fields.done()
        return duke

    def _line(self, fields: Fields) -> Line:
        line = Line()
        line.count = Count(fields.table("per"), self.kinds_by_name)
        line.vp = fields.number("vp", low=1, high=MOST)
        line.name = line_name(line.count)
        return line

    def _setup(self, fields: Fields, id: str) -> SetUp:
        setup = SetUp()
        setup.id = id
        setup.areas = [AREAS.index(area) for area in fields.texts("areas", AREAS, "area")]
        citizens = {citizen.id: kind for kind, citizen in enumerate(self.citizens)}
        setup.citizens = [citizens[name] for name in fields.texts("citizens", list(citizens), "citizen")]
        domains = [domain.id for domain in self.domains]
        setup.without = [domains.index(name) for name in fields.texts("without", domains, "domain")]
        read_source(fields)
        fields.done()
        if len(setup.areas) != 5 or len(set(setup.areas)) != 5:
            fields.fail("areas", "must name five different areas")
        if [self.citizens[kind].slot for kind in setup.citizens] != list(range(10)):
            fields.fail("citizens", "must name one Citizen for each of the ten values, in rising order")
        return setup

    def _check_areas(self, file: CardFile) -> None:
        for area, name in enumerate(AREAS):
            copies = sum(monster.copies for monster in self.monsters if monster.area == area)
            if copies == 0:
                raise BadCards(f"{file.overlay_name}: monsters: the area {name} has no Monster")

    def _activated(self, first: int, second: int) -> list[tuple[int, int]]:
        """The kinds of Citizens that two dice activate, each with how often (CK-057, CK-066..CK-072)."""
        found: list[tuple[int, int]] = []
        for kind, citizen in enumerate(self.citizens):
            times = 0
            for value in (first, second, first + second):
                if value in citizen.values:
                    times += 1
            if times:
                found.append((kind, times))
        return found

    # -- Effects ---------------------------------------------------------------------------------

    def _effect(self, fields: Fields, card: str) -> Effect:
        effect = self._read_effect(fields, card)
        fields.done()
        effect.number = len(self.effects)
        self.effects.append(effect)
        effect.touches = touched(effect)
        return effect

    def _read_effect(self, fields: Fields, card: str) -> Effect:
        words = [word for word in EFFECTS if fields.has(word)]
        if fields.has("per") or fields.has("give_back"):
            words.remove("gain")
        if len(words) != 1:
            fields.fail("", f"an effect has exactly one of the words {', '.join(EFFECTS)}")
        word = words[0]
        effect = Effect(card, EFFECTS.index(word))
        if effect.op in (GAIN, PER, GIVE_BACK):
            effect.gain = read_tokens(fields, "gain", TOKENS)
        if effect.op == PER:
            effect.count = Count(fields.table("per"), self.kinds_by_name)
        elif effect.op in (CHOOSE, ALL):
            effect.parts = [self._effect(part, card) for part in fields.tables(word)]
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

    def _read_free_citizen(self, effect: Effect, terms: Fields) -> None:
        effect.cost_up_to = terms.number("cost_up_to") if terms.has("cost_up_to") else -1
        effect.role = optional_index(terms, "role", ROLES)
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
        terms.done()


def read_slot(fields: Fields) -> int:
    values = tuple(fields.numbers("values", low=1, high=12))
    if values not in SLOTS:
        allowed = ", ".join(str(list(slot)) for slot in SLOTS)
        fields.fail("values", f"must be one of {allowed}, not {list(values)}")
    return SLOTS.index(values)


def read_tokens(fields: Fields, name: str, among: Collection[str]) -> list[int]:
    counts = fields.counts(name, among, "token")
    tokens = [counts.get(token, 0) for token in among]
    if not any(tokens) or max(tokens) > MOST:
        fields.fail(name, f"must give 1 to {MOST} of at least one token")
    return tokens


def optional_index(fields: Fields, name: str, among: tuple[str, ...]) -> int:
    return among.index(fields.text(name, among=among, what=name)) if fields.has(name) else -1


def is_harvest_power(effect: Effect) -> bool:
    """Powers of Citizens either give, or ask their owner alone; the Thief alone takes from others."""
    if effect.op == CHOOSE:
        return all(part.is_automatic() for part in effect.parts)
    return effect.op in (EXCHANGE, ROB) or effect.is_automatic()


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


def line_name(count: Count) -> str:
    """What a Duke's line is called in the score: `duke-worker`, `duke-titan`, `duke-resources`."""
    if count.of == OF_SYMBOLS and len(count.roles) == 1:
        return f"duke-{ROLES[count.roles[0]]}"
    if count.type >= 0:
        return f"duke-{TYPES[count.type]}"
    if count.role >= 0:
        return f"duke-{ROLES[count.role]}"
    if count.area >= 0:
        return f"duke-{AREAS[count.area]}"
    return f"duke-{COUNTS[count.of]}"
