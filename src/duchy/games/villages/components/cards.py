"""The cards of Villages, typed: what `cards.toml` says, as small numbers for the rules."""

from __future__ import annotations

from typing import Final

from duchy.core.errors import BadCards
from duchy.core.reading.cards import CardFile, check_ids, read_source
from duchy.core.reading.fields import Fields
from duchy.games.villages.components.vocabulary import (
    MOMENTS,
    MOST,
    RESOURCES,
    SUPPLY,
    TYPES,
    Effect,
    Power,
    PowerReader,
    in_words_of_today,
)

BUILDING_FIELDS: Final = ("name", "kind", "type", "cost", "vp", "power", "resource", "copies")
ADVENTURER_FIELDS: Final = ("name", "kind", "requirement", "vp", "power", "copies")
CASTLE_FIELDS: Final = ("colour",)

FEWEST_BUILDINGS: Final = 36
"""Cards needed to set up for five players and to have a deck at all."""


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
        "costs", "effects", "moment_bits", "new", "powers", "reader", "resource_bits", "resource_powers",
        "totals",
    )  # fmt: skip

    buildings: list[Building]
    adventurers: list[Adventurer]
    castles: list[Castle]
    reader: PowerReader
    powers: list[Power]
    effects: list[Effect]
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
        put_in_words_of_today(file)
        self.reader = PowerReader()
        self.buildings = [self._building(file, id) for id in file.ids("buildings")]
        self.adventurers = []
        for id in file.ids("adventurers"):
            self._read_adventurer(file, id)
        self.castles = [self._castle(file, id) for id in file.ids("castles")]
        self._check_numbers(file)
        self.powers = self.reader.powers
        self.effects = self.reader.effects()
        self.resource_powers = [power.number for power in self.powers if power.effect.op == SUPPLY]
        self.resource_bits = sum(1 << number for number in self.resource_powers)
        self.by_moment = [
            [power.number for power in self.powers if power.when == moment and power.effect.op != SUPPLY]
            for moment in range(len(MOMENTS))
        ]
        self.moment_bits = [sum(1 << number for number in numbers) for numbers in self.by_moment]
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
        building.type = fields.place("type", TYPES, "type")
        building.cost = read_counts(fields, "cost", RESOURCES, "resource")
        building.total = sum(building.cost)
        building.vp = fields.number("vp", high=MOST)
        building.powers = self._powers(fields, id)
        building.resource = fields.place("resource", RESOURCES, "resource")
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
            bits |= 1 << self.reader.read(table, id).number
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


def put_in_words_of_today(file: CardFile) -> None:
    """What older files say, as everybody who shows cards expects it; the file laid over stays as it is."""
    for cards in file.sections.values():
        for fields in cards.values():
            if isinstance(fields.get("power"), list):
                fields["power"] = [in_words_of_today(power) for power in fields["power"]]


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
