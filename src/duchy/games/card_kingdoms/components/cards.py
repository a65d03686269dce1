"""The cards of Card Kingdoms, typed: what `cards.toml` says, as small numbers for the rules."""

from __future__ import annotations

from typing import Final

from duchy.core.errors import BadCards
from duchy.core.reading.cards import CardFile, check_ids, read_source
from duchy.core.reading.fields import Fields
from duchy.games.card_kingdoms.components.vocabulary import (
    AREAS,
    BUILDING_DISCOUNT,
    CHOOSE,
    COUNTS,
    EFFECTS,
    EXCHANGE,
    LOWER_DIE,
    MOST,
    NO_ROLE,
    NO_SURCHARGE,
    OF_SYMBOLS,
    RESOLVED,
    ROB,
    ROLES,
    SET_DIE,
    TYPES,
    Count,
    Effect,
    EffectReader,
)

SLOTS: Final = ((1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,), (9, 10), (11, 12))
"""The ten activation values, each with one stack of Citizens (CK-034, CK-036)."""

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

    def robs(self) -> bool:
        return ROB in (self.active.op, self.passive.op)


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
    """All cards of the box. Kinds of Citizens are numbered with the Starters first, then by slot.

    `activated` and `thieves` are looked up by the two dice, `powers` by side (0 active, 1 passive) and
    kind, `by_moment` by the moment of a Domain.
    """

    __slots__ = (
        "activated", "by_moment", "citizen_ids", "citizens", "domains", "dukes", "effects", "kinds_by_name",
        "monster_ids", "monsters", "powers", "reader", "setups", "slot_start", "starters", "thieves",
    )  # fmt: skip

    def __init__(self, file: CardFile) -> None:
        for section in file.sections:
            if section != "setups":
                check_ids(file.ids(section), f"{file.overlay_name}: {section}")
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
        self.citizen_ids = [citizen.id for citizen in self.citizens]
        self.monster_ids = [monster.id for monster in self.monsters]
        self.effects = self.reader.effects
        self.powers = [[c.active for c in self.citizens], [c.passive for c in self.citizens]]
        self.activated = [self._activated(first, second) for first in range(1, 7) for second in range(1, 7)]
        self.thieves = [[(k, n) for k, n in kinds if self.citizens[k].robs()] for kinds in self.activated]

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
        self.reader = EffectReader(self.kinds_by_name)
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
        citizen.active = self.reader.read(fields.table("active"), id)
        citizen.passive = self.reader.read(fields.table("passive"), id)
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
        monster.reward = self.reader.read(fields.table("reward"), id)
        if monster.reward.op not in RESOLVED:
            fields.fail("reward", f"a Monster cannot bring {EFFECTS[monster.reward.op]}")
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
        domain.effect = self.reader.read(fields.table("effect"), id)
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
            ways = line.tables("best") if line.has("best") else [line]
            if not ways:
                line.fail("best", "must name at least one way to score")
            duke.lines.append([self._line(way) for way in ways])
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


def read_slot(fields: Fields) -> int:
    values = tuple(fields.numbers("values", low=1, high=12))
    if values not in SLOTS:
        allowed = ", ".join(str(list(slot)) for slot in SLOTS)
        fields.fail("values", f"must be one of {allowed}, not {list(values)}")
    return SLOTS.index(values)


def is_harvest_power(effect: Effect) -> bool:
    """Powers of Citizens either give, or ask their owner alone; the Thief alone takes from others."""
    if effect.op == CHOOSE:
        return all(part.is_automatic() for part in effect.parts)
    return effect.op in (EXCHANGE, ROB) or effect.is_automatic()


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
