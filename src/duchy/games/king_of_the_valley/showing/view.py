"""What a seat may know: everything but the order of the piles (KV-R-08).

Where a number is reconstructed, `reconstructed` stands beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.moves import Move
from duchy.games.king_of_the_valley.components.cards import COLUMNS, MONK, TAX_COLLECTOR, TYPES, Tile
from duchy.games.king_of_the_valley.components.layout import NOWHERE, PILES, ROWS, SIDE, SLOPES, SQUARE_NAMES
from duchy.games.king_of_the_valley.moves import SINGLE
from duchy.games.king_of_the_valley.rules import steps
from duchy.games.king_of_the_valley.rules.realm import missing_for_realm
from duchy.games.king_of_the_valley.rules.scoring import influence, owned
from duchy.games.king_of_the_valley.rules.summon import group_squares

if TYPE_CHECKING:
    from duchy.games.king_of_the_valley.showing import shown
    from duchy.games.king_of_the_valley.state import Valley

PHASES: Final = ("recruit", "summon", "claim", "refill")


def view_table(s: Valley, seat: int | None) -> shown.Table:
    table: shown.Table = {
        "first": s.first,
        "active": s.active,
        "round": (s.turn + s.seats - 1) // s.seats,
        "phase": phase(s),
        "last_round": s.ending,
        "valley": valley(s),
        "holes": [SQUARE_NAMES[hole] for hole in s.holes],
        "hill": [hill_row(s, row) for row in range(ROWS - 1, -1, -1)],
        "piles": piles(s),
        "castles": [castle(s, owner) for owner in range(s.seats)],
        "gone": {tile.id: s.gone[kind] for kind, tile in enumerate(s.box.tiles) if s.gone[kind]},
    }
    asked = s.trunk[-1][0] if s.deciders else -1
    if asked == steps.SUMMON:
        table["groups"] = [group(s, s.active, move) for move in s.legal(s.active) if move.c != SINGLE]
    if asked == steps.FILL:
        table["fills"] = {SLOPES[move.a]: fills(s, move.a) for move in s.legal(s.active)}
    return table if seat is None else {**table, **own_parts(s, seat, table)}


def own_parts(s: Valley, seat: int, table: shown.Table) -> shown.OwnParts:
    """Which rows of the hill a seat can pay for."""
    gold = s.gold[seat]
    return {"hill": [{**row, "can_pay": gold >= row["price"]} for row in table["hill"]]}


def phase(s: Valley) -> shown.Phase | None:
    """The phase of the turn that is played now: which of the later ones are still on the agenda?"""
    number = phase_number(s)
    return None if number < 0 else PHASES[number]


def phase_number(s: Valley) -> int:
    """The same as its place among the phases; -1 for none."""
    if s.turn == 0 or not s.deciders:
        return -1
    first = 3
    for place in range(len(s.trunk) - 1):
        kind = s.trunk[place][0]
        if kind == steps.SUMMON_PHASE:
            return 0
        if kind == steps.CLAIM:
            first = 1
        elif kind == steps.FILL and first > 2:
            first = 2
    return first


def tile(s: Valley, kind: int) -> shown.TileView:
    view: shown.TileView = {"card": s.box.tiles[kind].id}
    add_numbers(view, s.box.tiles[kind])
    return view


def add_numbers(view: shown.TileNumbers, tile: Tile) -> None:
    """The numbers that differ among tiles of a type."""
    if tile.type == TAX_COLLECTOR:
        view["needs"] = tile.needs
        view["gives"] = tile.gold
    elif tile.type == MONK:
        view["price"] = tile.price
    if tile.is_reconstructed:
        view["reconstructed"] = True


def valley(s: Valley) -> list[list[shown.Square]]:
    made_of = (s.valley.copy(), s.coins.copy(), s.kings.copy())
    rows: list[list[shown.Square]] | None = s.parts.known("valley", 0, made_of)
    if rows is None:
        rows = [[square(s, row * SIDE + column) for column in range(SIDE)] for row in range(SIDE)]
        s.parts.keep("valley", 0, made_of, rows)
    return rows


def square(s: Valley, number: int) -> shown.Square:
    """A place of the valley; Gold and Kings only where there are any."""
    kind = s.valley[number]
    view: shown.Square = {"square": SQUARE_NAMES[number], "card": None}
    if kind >= 0:
        view["card"] = s.box.tiles[kind].id
        add_numbers(view, s.box.tiles[kind])
    if s.coins[number]:
        view["gold"] = s.coins[number]
    kings = [seat for seat in range(s.seats) if s.kings[seat] == number]
    if kings:
        view["kings"] = kings
    return view


def hill_row(s: Valley, row: int) -> shown.HillRow:
    left, right = s.hill[row], s.hill[ROWS + row]
    return {
        "row": row + 1,
        "price": s.box.prices[row],
        "reconstructed": s.box.prices_reconstructed[row],
        "left": tile(s, left) if left >= 0 else None,
        "right": tile(s, right) if right >= 0 else None,
    }


def piles(s: Valley) -> list[shown.Pile]:
    made_of = (s.piles.copy(), s.left.copy())
    views: list[shown.Pile] | None = s.parts.known("piles", 0, made_of)
    if views is None:
        views = [pile(s, number) for number in range(1, len(PILES))]
        s.parts.keep("piles", 0, made_of, views)
    return views


def pile(s: Valley, number: int) -> shown.Pile:
    """How many tiles a pile holds, and which they are by all that has been seen."""
    start = number * s.box.kinds
    tiles = {tile.id: s.piles[start + kind] for kind, tile in enumerate(s.box.tiles) if s.piles[start + kind]}
    unsure = any(tile.mix_source == "reconstructed" for tile in s.box.tiles)
    return {"pile": PILES[number], "count": s.left[number], "tiles": tiles, "reconstructed": unsure}


def castle(s: Valley, owner: int) -> shown.Castle:
    start, stop = owner * s.box.places, (owner + 1) * s.box.places
    held = (s.kings[owner], s.gold[owner], s.tokens[owner], s.taxed[owner])
    made_of = (held, s.up[start:stop], s.down[start:stop])
    view: shown.Castle | None = s.parts.known("castle", owner, made_of)
    if view is None:
        view = castle_anew(s, owner)
        s.parts.keep("castle", owner, made_of, view)
    return view


def castle_anew(s: Valley, owner: int) -> shown.Castle:
    box = s.box
    return {
        "seat": owner,
        "king": None if s.kings[owner] == NOWHERE else SQUARE_NAMES[s.kings[owner]],
        "gold": s.gold[owner],
        "kingdom_tokens": s.tokens[owner],
        "columns": [column(s, owner, number) for number in range(COLUMNS)],
        "influence": influence(s, owner),
        "orders": {box.place_ids[p]: owned(s, owner, p) for p in box.knight_places if owned(s, owner, p)},
        "missing_for_realm": [TYPES[number] for number in missing_for_realm(s, owner)],
    }


def column(s: Valley, owner: int, number: int) -> shown.CastleColumn:
    return {
        "column": TYPES[number],
        "face_up": listed(s, owner, number, s.up),
        "face_down": listed(s, owner, number, s.down),
        "taxed": bool(s.taxed[owner] >> number & 1),
    }


def listed(s: Valley, owner: int, number: int, counts: list[int]) -> list[str]:
    box = s.box
    start = owner * box.places
    return [
        box.tiles[box.place_kind[place]].id
        for place in range(box.place_start[number], box.place_start[number + 1])
        for _ in range(counts[start + place])
    ]


def group(s: Valley, seat: int, move: Move) -> shown.Group:
    """What a group summons would take, in its order, so that a board can show it beforehand."""
    taken = group_squares(s, seat, s.kings[seat], move)
    return {
        "move": move.text,
        "to": SQUARE_NAMES[move.a],
        "type": TYPES[move.b],
        "takes": [SQUARE_NAMES[number] for number in taken],
    }


def touched(s: Valley, seat: int, move: Move) -> list[str]:
    """The squares whose tiles a walk takes, or that a slope fills, in their order."""
    if move.verb == "summon":
        squares = [move.a] if move.c == SINGLE else group_squares(s, seat, s.kings[seat], move)
    elif move.verb == "fill":
        squares = s.holes[: min(len(s.holes), s.height[move.a])]
    else:
        return []
    return [f"valley/{SQUARE_NAMES[square]}" for square in squares]


def fills(s: Valley, slope: int) -> list[str]:
    """What would slide into the holes from a slope, in their order."""
    number = min(len(s.holes), s.height[slope])
    return [
        f"{SQUARE_NAMES[s.holes[row]]} {s.box.tiles[s.hill[slope * ROWS + row]].id}" for row in range(number)
    ]
