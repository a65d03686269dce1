"""The tiles of King of the Valley, typed: what `cards.toml` says, as small numbers for the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duchy.core.errors import BadCards
from duchy.core.reading.cards import CardFile, check_ids, read_source
from duchy.core.reading.fields import Fields, list_of, unknown
from duchy.games.king_of_the_valley.components.layout import PILES, PLACES_ON_HILL, ROWS, SQUARES

TYPES: Final = (
    "queen", "duke", "countess", "knight", "peasant", "peasant_woman", "jester",
    "monk", "sorcerer", "tax_collector",
)  # fmt: skip
QUEEN: Final = 0
DUKE: Final = 1
COUNTESS: Final = 2
KNIGHT: Final = 3
PEASANT: Final = 4
PEASANT_WOMAN: Final = 5
JESTER: Final = 6
MONK: Final = 7
SORCERER: Final = 8
TAX_COLLECTOR: Final = 9

COLUMNS: Final = 6
"""The first six types have a portrait, and so a column, in every Castle (KV-065)."""
SUBJECT_TYPES: Final = 7

MOST: Final = 30
"""The highest price, gain or Influence a tile may show."""
MOST_TILES: Final = 60
"""The most tiles of one kind."""
MOST_NEEDED: Final = 9
"""The most tiles a Tax Collector may ask for."""


class Tile:
    """One kind of tile. `piles` says how many have the back I, II and III."""

    __slots__ = (
        "copies", "gold", "id", "influence", "mix_source", "needs", "piles", "price", "source", "type",
    )  # fmt: skip

    id: str
    type: int
    influence: int
    price: int
    needs: int
    gold: int
    copies: int
    piles: list[int]
    source: str
    mix_source: str

    def __init__(self, id: str) -> None:
        self.id = id
        self.type = 0
        self.influence = 0
        self.price = 0
        self.needs = 0
        self.gold = 0
        self.copies = 0
        self.piles = [0, 0, 0]
        self.source = ""
        self.mix_source = ""

    @property
    def is_reconstructed(self) -> bool:
        return self.source == "reconstructed"


class Box:
    """Everything in the box.

    A *kind* is a number of `tiles`, Subjects first and by type. A *place* is where a tile can lie in a
    Castle: each kind of Subject in the column of its portrait, and the Jester in any of the columns. The
    places of column `c` are `place_start[c]` to `place_start[c + 1]`, its Jester last.
    """

    __slots__ = (
        "coins",
        "couple",
        "influence",
        "jester",
        "jester_place",
        "kinds",
        "kingdom_tokens",
        "knight_places",
        "order_bonus",
        "place_column",
        "place_ids",
        "place_kind",
        "place_of",
        "place_start",
        "places",
        "prices",
        "prices_reconstructed",
        "realm_gold",
        "realm_renown",
        "start_gold",
        "subject_kinds",
        "tax_tokens",
        "tiles",
        "type_of",
    )  # fmt: skip

    def __init__(self, file: CardFile) -> None:
        for section in file.sections:
            check_ids(file.ids(section), f"{file.overlay_name}: {section}")
        self.tiles: list[Tile] = read_tiles(file)
        self.kinds = len(self.tiles)
        self.subject_kinds = len([tile for tile in self.tiles if tile.type < SUBJECT_TYPES])
        self.type_of = [tile.type for tile in self.tiles]
        read_mix(file, self.tiles)
        check_piles(file, self.tiles)
        self._lay_out_castles()
        self._read_hill(file)
        self._read_values(file)

    def _lay_out_castles(self) -> None:
        self.jester = self.type_of.index(JESTER)
        self.place_kind: list[int] = []
        self.place_column: list[int] = []
        self.place_start: list[int] = []
        self.place_of = [-1] * self.kinds
        self.jester_place: list[int] = []
        for column in range(COLUMNS):
            self.place_start.append(len(self.place_kind))
            for kind, tile in enumerate(self.tiles):
                if tile.type == column:
                    self.place_of[kind] = len(self.place_kind)
                    self.place_kind.append(kind)
            self.jester_place.append(len(self.place_kind))
            self.place_kind.append(self.jester)
            self.place_column += [column] * (len(self.place_kind) - len(self.place_column))
        self.places = len(self.place_kind)
        self.place_start.append(self.places)
        self.place_ids = [
            f"jester_as_{TYPES[column]}" if kind == self.jester else self.tiles[kind].id
            for kind, column in zip(self.place_kind, self.place_column, strict=True)
        ]
        self.knight_places = list(range(self.place_start[KNIGHT], self.jester_place[KNIGHT]))
        self.influence = [self.tiles[kind].influence for kind in self.place_kind]

    def _read_hill(self, file: CardFile) -> None:
        known = [f"row_{row + 1}" for row in range(ROWS)]
        only(file, "hill", known)
        self.prices: list[int] = []
        self.prices_reconstructed: list[bool] = []
        for row in known:
            fields = file.fields("hill", row)
            self.prices.append(fields.number("price", high=MOST))
            self.prices_reconstructed.append(read_source(fields) == "reconstructed")
            fields.done()

    def _read_values(self, file: CardFile) -> None:
        only(file, "values", ("start", "realm", "order", "couple", "coins", "tokens"))
        (self.start_gold,) = values(file, "start", ("gold",))
        self.realm_gold, self.realm_renown = values(file, "realm", ("gold", "renown"))
        self.order_bonus = [0, 0, 0, *values(file, "order", ("three", "four", "five"))]
        (self.couple,) = values(file, "couple", ("renown",))
        ones, fives, tens = values(file, "coins", ("ones", "fives", "tens"))
        self.coins = ones + 5 * fives + 10 * tens
        self.kingdom_tokens, self.tax_tokens = values(file, "tokens", ("kingdom", "tax"))


def read_tiles(file: CardFile) -> list[Tile]:
    """All kinds of tiles. Knights and Specialists may have several kinds of one type, others one."""
    found: list[Tile] = []
    for id in file.ids("subjects"):
        fields = file.fields("subjects", id)
        tile = read_tile(fields, id, TYPES[:SUBJECT_TYPES])
        tile.influence = fields.number("influence", high=MOST)
        fields.done()
        if tile.type != KNIGHT and any(other.type == tile.type for other in found):
            fields.fail("type", f"there is a {TYPES[tile.type]} already; only Knights come in several kinds")
        found.append(tile)
    for type in range(SUBJECT_TYPES):
        if all(tile.type != type for tile in found):
            raise BadCards(f"{file.overlay_name}: subjects: there is no tile of the type {TYPES[type]}")
    for id in file.ids("specialists"):
        fields = file.fields("specialists", id)
        tile = read_tile(fields, id, TYPES[SUBJECT_TYPES:])
        if tile.type == MONK:
            tile.price = fields.number("price", high=MOST)
        elif tile.type == TAX_COLLECTOR:
            tile.needs = fields.number("needs", high=MOST_NEEDED)
            tile.gold = fields.number("gold", high=MOST)
        fields.done()
        if any(other.id == id for other in found):
            fields.fail("type", "there is a Subject with this id already")
        found.append(tile)
    return sorted(found, key=lambda tile: tile.type)


def read_tile(fields: Fields, id: str, types: Sequence[str]) -> Tile:
    tile = Tile(id)
    tile.type = TYPES.index(fields.text("type", among=types, what="type"))
    tile.copies = fields.number("tiles", high=MOST_TILES)
    tile.source = read_source(fields)
    return tile


def read_mix(file: CardFile, tiles: list[Tile]) -> None:
    """Which backs the tiles have; all of them must have one (KV-R-03)."""
    ids = [tile.id for tile in tiles]
    for id in file.ids("mix"):
        fields = file.fields("mix", id)
        if id not in ids:
            fields.fail("piles", unknown("tile", id, ids))
        tile = tiles[ids.index(id)]
        tile.piles = fields.numbers("piles", length=len(PILES), high=MOST_TILES)
        tile.mix_source = read_source(fields)
        fields.done()
        if sum(tile.piles) != tile.copies:
            fields.fail("piles", f"must add up to {tile.copies}, the tiles there are, not {sum(tile.piles)}")
    for tile in tiles:
        if not tile.mix_source and tile.copies:
            raise BadCards(f"{file.overlay_name}: mix.{tile.id}: this entry is missing")


def check_piles(file: CardFile, tiles: list[Tile]) -> None:
    """Each pile holds the tiles it is said to hold; pile I fills the valley, I and II the hill."""
    known = [f"pile_{pile + 1}" for pile in range(len(PILES))]
    only(file, "piles", known)
    sizes: list[int] = []
    for pile, id in enumerate(known):
        fields = file.fields("piles", id)
        size = fields.number("tiles", high=len(tiles) * MOST_TILES)
        read_source(fields)
        fields.done()
        there = sum(tile.piles[pile] for tile in tiles)
        if there != size:
            fields.fail("tiles", f"pile {PILES[pile]} holds {size}, but the mix puts {there} into it")
        sizes.append(size)
    full = SQUARES + PLACES_ON_HILL
    if not SQUARES <= sizes[0] <= full:
        file.fields("piles", "pile_1").fail("tiles", f"pile I must hold {SQUARES} to {full} tiles")
    if sizes[0] + sizes[1] < full:
        file.fields("piles", "pile_2").fail("tiles", f"piles I and II must hold {full} tiles between them")


def only(file: CardFile, section: str, known: Sequence[str]) -> None:
    for id in file.ids(section):
        if id not in known:
            raise BadCards(f"{file.overlay_name}: {section}.{id}: only {list_of(known)} can stand here")


def values(file: CardFile, id: str, names: Sequence[str]) -> list[int]:
    fields = file.fields("values", id)
    found = [fields.number(name, high=1000) for name in names]
    read_source(fields)
    fields.done()
    return found
