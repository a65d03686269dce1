"""The cards of Villages, typed: what `cards.toml` says, as small numbers for the rules."""

from __future__ import annotations

from typing import Final

from duchy.core.cards import CardFile, check_ids, read_source
from duchy.core.errors import BadCards
from duchy.core.fields import Fields

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

NUMBERS: Final = ("discard_cards", "draw", "gold", "steal_cards", "steal_gold")

BUILDING_FIELDS: Final = ("name", "kind", "type", "cost", "vp", "power", "resource", "copies")
ADVENTURER_FIELDS: Final = ("name", "kind", "requirement", "vp", "power", "copies")
CASTLE_FIELDS: Final = ("colour",)

MOST: Final = 9
"""The highest number a card may print."""

FEWEST_BUILDINGS: Final = 36
"""Cards needed to set up for five players and to have a deck at all."""


class Power:
    """What a card does, and when. `only_for`, `draw_per`, `vp_per` and `resource` are -1 if unused."""

    __slots__ = (
        "card", "discard", "draw", "draw_per", "gold", "number", "only_for", "resource", "steal_cards",
        "steal_gold", "vp_per", "when",
    )  # fmt: skip

    card: str
    number: int
    when: int
    discard: int
    draw: int
    draw_per: int
    gold: int
    resource: int
    only_for: int
    steal_cards: int
    steal_gold: int
    vp_per: int

    def __init__(self, card: str, number: int, fields: Fields) -> None:
        self.card = card
        self.number = number
        self.when = MOMENTS.index(fields.text("when", among=MOMENTS, what="moment"))
        self.discard = fields.number("discard_cards", default=0, high=MOST)
        self.draw = fields.number("draw", default=0, high=MOST)
        self.draw_per = optional_index(fields, "draw_per", COUNTED)
        self.gold = fields.number("gold", default=0, high=MOST)
        self.resource = optional_index(fields, "resource", SUPPLIES)
        self.only_for = optional_index(fields, "only_for", TYPES)
        self.steal_cards = fields.number("steal_cards", default=0, high=MOST)
        self.steal_gold = fields.number("steal_gold", default=0, high=MOST)
        self.vp_per = optional_index(fields, "vp_per", COUNTED)
        self._check(fields)
        fields.done()

    def _check(self, fields: Fields) -> None:
        brings = self.draw + self.gold + self.steal_cards + self.steal_gold > 0 or self.draw_per >= 0
        if (self.when == END) != (self.vp_per >= 0):
            fields.fail("vp_per", "points are counted by a power whose moment is 'end', and by no other")
        if self.when == END and (brings or self.discard or self.resource >= 0):
            fields.fail("when", "a power whose moment is 'end' only counts points")
        if self.resource >= 0 and self.when != BUILD:
            fields.fail("resource", "a resource is given by a power whose moment is 'build', and by no other")
        if self.resource >= 0 and brings:
            fields.fail("resource", "a power that gives a resource gives nothing else")
        if self.only_for >= 0 and self.resource < 0:
            fields.fail("only_for", "only a power that gives a resource can be limited to a type")
        if self.when != END and self.resource < 0 and not brings:
            fields.fail("when", "the power does nothing; it can draw, gain gold, give a resource or steal")


class Building:
    """A kind of Building. `powers` are the bits of its powers, `total` the resources it costs."""

    __slots__ = (
        "copies", "cost", "id", "powers", "reconstructed", "resource", "source", "total", "type", "vp",
    )  # fmt: skip

    id: str
    type: int
    cost: list[int]
    total: int
    vp: int
    resource: int
    copies: int
    powers: int
    reconstructed: list[str]
    source: str


class Adventurer:
    """One Adventurer card; copies of a card are cards of their own with the same id (VV-RU-23)."""

    __slots__ = ("id", "powers", "reconstructed", "requirement", "source", "vp")

    id: str
    requirement: list[int]
    vp: int
    powers: int
    reconstructed: list[str]
    source: str


class Castle:
    __slots__ = ("colour", "id", "reconstructed", "source")

    id: str
    colour: str
    reconstructed: list[str]
    source: str


class Cards:
    """All cards of the box. Powers are numbered; sets of powers are bits."""

    __slots__ = (
        "adventurer_points", "adventurers", "building_points", "buildings", "by_moment", "castles", "copies",
        "costs", "moment_bits", "new", "powers", "resource_bits", "resource_powers", "totals",
    )  # fmt: skip

    buildings: list[Building]
    adventurers: list[Adventurer]
    castles: list[Castle]
    powers: list[Power]
    by_moment: list[list[int]]
    moment_bits: list[int]
    resource_powers: list[int]
    resource_bits: int
    copies: list[int]
    costs: list[list[int]]
    totals: list[int]
    building_points: list[int]
    adventurer_points: list[int]
    new: dict[str, bool]

    def __init__(self, file: CardFile) -> None:
        for section in file.sections:
            check_ids(file.ids(section), f"{file.overlay_name}: {section}")
        self.powers = []
        self.buildings = [self._building(file, id) for id in file.ids("buildings")]
        self.adventurers = []
        for id in file.ids("adventurers"):
            self._read_adventurer(file, id)
        self.castles = [self._castle(file, id) for id in file.ids("castles")]
        self._check_numbers(file)
        self.by_moment = [
            [power.number for power in self.powers if power.when == moment and power.resource < 0]
            for moment in range(len(MOMENTS))
        ]
        self.moment_bits = [sum(1 << number for number in numbers) for numbers in self.by_moment]
        self.resource_powers = [power.number for power in self.powers if power.resource >= 0]
        self.resource_bits = sum(1 << number for number in self.resource_powers)
        self.copies = [building.copies for building in self.buildings]
        self.costs = [building.cost for building in self.buildings]
        self.totals = [building.total for building in self.buildings]
        self.building_points = [building.vp for building in self.buildings]
        self.adventurer_points = [adventurer.vp for adventurer in self.adventurers]
        # Cards that only a user's file knows have no words in the catalogues: they show their id.
        standard = CardFile(file.path)
        self.new = {
            id: True
            for section, cards in file.sections.items()
            for id in cards
            if id not in standard.sections[section]
        }

    def _building(self, file: CardFile, id: str) -> Building:
        fields = file.fields("buildings", id)
        building = Building()
        building.id = id
        building.type = TYPES.index(fields.text("type", among=TYPES, what="type"))
        building.cost = read_counts(fields, "cost", RESOURCES, "resource")
        building.total = sum(building.cost)
        building.vp = fields.number("vp", high=MOST)
        building.powers = self._powers(fields, id)
        building.resource = RESOURCES.index(fields.text("resource", among=RESOURCES, what="resource"))
        building.copies = fields.number("copies", high=20)
        building.reconstructed = read_reconstructed(file, "buildings", id, fields, BUILDING_FIELDS)
        building.source = read_source(fields)
        fields.done()
        return building

    def _read_adventurer(self, file: CardFile, id: str) -> None:
        copies = file.fields("adventurers", id).number("copies", default=1, high=MOST)
        for _ in range(copies):
            self.adventurers.append(self._adventurer(file, id))

    def _adventurer(self, file: CardFile, id: str) -> Adventurer:
        fields = file.fields("adventurers", id)
        adventurer = Adventurer()
        adventurer.id = id
        adventurer.requirement = read_counts(fields, "requirement", TYPES, "type")
        adventurer.vp = fields.number("vp", high=MOST)
        adventurer.powers = self._powers(fields, id)
        fields.number("copies", default=1)
        adventurer.reconstructed = read_reconstructed(file, "adventurers", id, fields, ADVENTURER_FIELDS)
        adventurer.source = read_source(fields)
        fields.done()
        return adventurer

    def _castle(self, file: CardFile, id: str) -> Castle:
        fields = file.fields("castles", id)
        castle = Castle()
        castle.id = id
        castle.colour = fields.text("colour")
        castle.reconstructed = read_reconstructed(file, "castles", id, fields, CASTLE_FIELDS)
        castle.source = read_source(fields)
        fields.done()
        return castle

    def _powers(self, fields: Fields, id: str) -> int:
        bits = 0
        for table in fields.tables("power", optional=True):
            power = Power(id, len(self.powers), table)
            self.powers.append(power)
            bits |= 1 << power.number
        return bits

    def _check_numbers(self, file: CardFile) -> None:
        for adventurer in self.adventurers:
            if adventurer.id in file.sections["buildings"]:
                raise BadCards(
                    f"{file.overlay_name}: adventurers.{adventurer.id}: a building has this id already"
                )
        cards = sum(building.copies for building in self.buildings)
        if cards < FEWEST_BUILDINGS:
            raise BadCards(
                f"{file.overlay_name}: buildings: the game needs at least {FEWEST_BUILDINGS} cards, "
                f"here are {cards}"
            )
        if len(self.castles) < 5:
            raise BadCards(f"{file.overlay_name}: castles: five players need five of them")


def optional_index(fields: Fields, name: str, among: tuple[str, ...]) -> int:
    return among.index(fields.text(name, among=among, what=name)) if fields.has(name) else -1


def read_counts(fields: Fields, name: str, among: tuple[str, ...], what: str) -> list[int]:
    counts = fields.counts(name, among, what)
    for key, number in counts.items():
        if number > MOST:
            fields.fail(f"{name}.{key}", f"must be a number from 0 to {MOST}, not {number}")
    return [counts.get(key, 0) for key in among]


def read_reconstructed(
    file: CardFile, section: str, id: str, fields: Fields, known: tuple[str, ...]
) -> list[str]:
    """The fields whose values are ours; what a user's file tells is no longer among them.

    The card file is what `duchy cards` shows, so the shorter list is written back to it.
    """
    listed = fields.texts("reconstructed", known, "field", optional=True)
    laid_over = file.overlay.get(section, {}).get(id, {})
    if "reconstructed" not in laid_over:
        listed = [name for name in listed if name not in laid_over]
    file.sections[section][id]["reconstructed"] = listed
    return listed
