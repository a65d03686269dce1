"""Positions of King of the Valley, written and read; `docs/positions.md` explains the fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duchy.core.reading.fields import Fields, show, unknown
from duchy.games.king_of_the_valley.components.cards import COLUMNS, SUBJECT_TYPES, TAX_COLLECTOR, TYPES
from duchy.games.king_of_the_valley.components.layout import (
    EMPTY,
    NOWHERE,
    PILES,
    PLACES_ON_HILL,
    ROWS,
    SIDE,
    SLOPES,
    SQUARE_NAMES,
    SQUARES,
)
from duchy.games.king_of_the_valley.rules import effects, steps

if TYPE_CHECKING:
    from duchy.games.king_of_the_valley.state import Valley

HOLE = "-"
MOST_GOLD = 10_000


# -- Writing -------------------------------------------------------------------------------------


def dump_table(s: Valley) -> dict[str, Any]:
    ids = [tile.id for tile in s.box.tiles]
    return {
        "first": s.first,
        "active": s.active,
        "ending": s.ending,
        "idle": s.idle,
        "valley": [row_of(s, row, ids) for row in range(SIDE)],
        "holes": [SQUARE_NAMES[square] for square in s.holes],
        "gold_on": {SQUARE_NAMES[q]: s.coins[q] for q in range(SQUARES) if s.coins[q]},
        "hill": {
            name: [ids[s.hill[slope * ROWS + row]] for row in range(s.height[slope])]
            for slope, name in enumerate(SLOPES)
        },
        "piles": {
            name: counted(s.piles[pile * s.box.kinds : (pile + 1) * s.box.kinds], ids)
            for pile, name in enumerate(PILES)
            if pile
        },
        "gone": counted(s.gone, ids),
        "castles": [dump_castle(s, seat) for seat in range(s.seats)],
    }


def row_of(s: Valley, row: int, ids: list[str]) -> list[str]:
    kinds = s.valley[row * SIDE : (row + 1) * SIDE]
    return [ids[kind] if kind >= 0 else HOLE for kind in kinds]


def counted(counts: list[int], names: list[str]) -> dict[str, int]:
    return {name: number for name, number in zip(names, counts, strict=True) if number}


def dump_castle(s: Valley, seat: int) -> dict[str, Any]:
    start, stop = seat * s.box.places, (seat + 1) * s.box.places
    return {
        "king": SQUARE_NAMES[s.kings[seat]] if s.kings[seat] != NOWHERE else "",
        "gold": s.gold[seat],
        "face_up": counted(s.up[start:stop], s.box.place_ids),
        "face_down": counted(s.down[start:stop], s.box.place_ids),
        "taxed": [TYPES[column] for column in range(COLUMNS) if s.taxed[seat] >> column & 1],
        "kingdom_tokens": s.tokens[seat],
    }


# -- Reading -------------------------------------------------------------------------------------


def load_table(s: Valley, fields: Fields) -> None:
    s.clear()
    s.first = fields.number("first", default=0, high=s.seats - 1)
    s.active = fields.number("active", default=s.first, high=s.seats - 1)
    s.ending = fields.flag("ending", default=False)
    s.idle = fields.number("idle", default=0, high=1000)
    kinds = {tile.id: kind for kind, tile in enumerate(s.box.tiles)}
    load_valley(s, fields, kinds)
    load_holes(s, fields)
    for name, gold in fields.counts("gold_on", SQUARE_NAMES, "square").items():
        s.coins[SQUARE_NAMES.index(name)] = check_gold(fields, f"gold_on.{name}", gold)
    load_hill(s, fields.table("hill", optional=True), kinds)
    piles = fields.table("piles", optional=True)
    for pile in range(1, len(PILES)):
        for name, number in piles.counts(PILES[pile], kinds, "tile").items():
            s.piles[pile * s.box.kinds + kinds[name]] = number
            s.left[pile] += number
    piles.done()
    for name, number in fields.counts("gone", kinds, "tile").items():
        s.gone[kinds[name]] = number
    for seat, castle in enumerate(fields.tables("castles", length=s.seats)):
        load_castle(s, castle, seat)
    s.bank -= sum(s.gold) + sum(s.coins)
    check_amounts(s, fields)
    check_agenda(s, fields)


def load_valley(s: Valley, fields: Fields, kinds: dict[str, int]) -> None:
    for row, entries in enumerate(fields.listed("valley", length=SIDE)):
        if not isinstance(entries, list) or len(entries) != SIDE:
            fields.fail(f"valley[{row}]", f"must be a row of {SIDE} tiles, not {show(entries)}")
        for column, entry in enumerate(entries):
            if entry != HOLE and (not isinstance(entry, str) or entry not in kinds):
                fields.fail(f"valley[{row}][{column}]", unknown("tile", str(entry), [*kinds, HOLE]))
            s.valley[row * SIDE + column] = EMPTY if entry == HOLE else kinds[entry]


def load_holes(s: Valley, fields: Fields) -> None:
    """The empty squares in the order in which they are to be filled; without the field, as one reads."""
    empty = [square for square in range(SQUARES) if s.valley[square] == EMPTY]
    if not fields.has("holes"):
        s.holes = empty
        return
    s.holes = [SQUARE_NAMES.index(name) for name in fields.texts("holes", SQUARE_NAMES, "square")]
    if sorted(s.holes) != empty:
        fields.fail("holes", "must name every empty square of the valley once, and no other")


def load_hill(s: Valley, fields: Fields, kinds: dict[str, int]) -> None:
    for slope, name in enumerate(SLOPES):
        tiles = fields.texts(name, kinds, "tile", optional=True)
        if len(tiles) > ROWS:
            fields.fail(name, f"a slope holds at most {ROWS} tiles, not {len(tiles)}")
        s.height[slope] = len(tiles)
        for row, tile in enumerate(tiles):
            s.hill[slope * ROWS + row] = kinds[tile]
    fields.done()


def load_castle(s: Valley, fields: Fields, seat: int) -> None:
    king = fields.text("king", default="", among=["", *SQUARE_NAMES], what="square")
    s.kings[seat] = SQUARE_NAMES.index(king) if king else NOWHERE
    s.gold[seat] = fields.number("gold", default=0, high=MOST_GOLD)
    s.tokens[seat] = fields.number("kingdom_tokens", default=0, high=1000)
    places = {name: place for place, name in enumerate(s.box.place_ids)}
    for name, number in fields.counts("face_up", places, "Subject").items():
        check_number(s, fields, f"face_up.{name}", places[name], number)
        for _ in range(number):
            s.house(seat, places[name])
    for name, number in fields.counts("face_down", places, "Subject").items():
        check_number(s, fields, f"face_down.{name}", places[name], number)
        s.down[seat * s.box.places + places[name]] = number
    for name in fields.texts("taxed", TYPES[:COLUMNS], "column", optional=True):
        s.taxed[seat] |= 1 << TYPES.index(name)
    fields.done()


# -- What a position must keep to ----------------------------------------------------------------


def check_gold(fields: Fields, field: str, gold: int) -> int:
    if gold > MOST_GOLD:
        fields.fail(field, f"must be a number from 0 to {MOST_GOLD}, not {gold}")
    return gold


def check_number(s: Valley, fields: Fields, field: str, place: int, number: int) -> None:
    tile = s.box.tiles[s.box.place_kind[place]]
    if number > tile.copies:
        fields.fail(field, f"there are only {tile.copies} of {tile.id}, not {number}")


def check_amounts(s: Valley, fields: Fields) -> None:
    """No more tiles than the box holds. There may be fewer: the others are not in this game."""
    box = s.box
    for kind, tile in enumerate(box.tiles):
        there = s.valley.count(kind) + s.hill.count(kind) + s.gone[kind]
        there += sum(s.piles[pile * box.kinds + kind] for pile in range(len(PILES)))
        for at in range(s.seats * box.places):
            if box.place_kind[at % box.places] == kind:
                there += s.up[at] + s.down[at]
        if there > tile.copies:
            fields.fail("valley", f"there are {there} of {tile.id}, but the box has only {tile.copies}")


def check_agenda(s: Valley, fields: Fields) -> None:
    """Every King stands somewhere before his seat plays, and the numbers of a step mean something."""
    waiting = [seat for seat in range(s.seats) if s.kings[seat] == NOWHERE]
    for kind, seat, a, b in reversed(s.trunk):
        name = s.steps[kind].name
        if kind == steps.PLACE_KING:
            if seat not in waiting:
                fields.fail(f"castles[{seat}].king", f"he is placed already, but the agenda says {name}")
            waiting.remove(seat)
        elif kind == steps.FIRST_PLAYER:
            waiting = []
        elif waiting:
            fields.fail(f"castles[{waiting[0]}].king", "must be a square, as the agenda goes on without it")
        if not is_meant(s, kind, seat, a, b):
            fields.fail("castles", f"the agenda's step {name} with {a} and {b} does not fit this table")


def is_meant(s: Valley, kind: int, seat: int, a: int, b: int) -> bool:
    if kind == steps.TAX:
        fits = 0 <= a < s.box.kinds and s.box.type_of[a] == TAX_COLLECTOR
        return fits and 0 <= b < effects.DIGIT**2 and s.box.tiles[a].needs > 0
    if kind == steps.TURN_TILES:
        column = a % COLUMNS
        width = s.box.place_start[column + 1] - s.box.place_start[column]
        return a >= COLUMNS and 0 <= b < effects.CHOSEN**width and has_tiles(s, seat, a, b)
    if kind == steps.GIVE:
        return 0 <= a < PLACES_ON_HILL and s.hill[a] >= 0 and s.box.type_of[s.hill[a]] < SUBJECT_TYPES
    return a >= 0 and b == 0


def has_tiles(s: Valley, seat: int, wanted: int, chosen: int) -> bool:
    """Whether the column holds the tiles that are to be turned, and those chosen so far."""
    needed, column = wanted // COLUMNS, wanted % COLUMNS
    have = s.columns[seat * COLUMNS + column]
    total = 0
    for place in range(s.box.place_start[column], s.box.place_start[column + 1]):
        if chosen % effects.CHOSEN > s.up[seat * s.box.places + place]:
            return False
        total += chosen % effects.CHOSEN
        chosen //= effects.CHOSEN
    return needed <= have and total < max(1, min(needed, have - needed))
