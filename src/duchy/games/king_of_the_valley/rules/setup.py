"""Setting the table (KV-017..KV-029)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.games.king_of_the_valley.components.layout import (
    NOWHERE,
    PILES,
    ROWS,
    SLOPES,
    SQUARE_NAMES,
    SQUARES,
)
from duchy.games.king_of_the_valley.rules import steps

if TYPE_CHECKING:
    from duchy.games.king_of_the_valley.state import Valley


def set_up(s: Valley) -> None:
    """The valley from pile I, then the hill row by row with what comes next (KV-020..KV-026)."""
    for pile in range(len(PILES)):
        for kind, tile in enumerate(s.box.tiles):
            s.piles[pile * s.box.kinds + kind] = tile.piles[pile]
            s.left[pile] += tile.piles[pile]
    for square in range(SQUARES):
        s.valley[square] = s.draw()
    for row in range(ROWS):
        for slope in range(len(SLOPES)):
            s.hill[slope * ROWS + row] = s.draw()
            s.height[slope] += 1
    for seat in range(s.seats):
        s.gain(seat, s.box.start_gold)
    s.trunk.append((steps.FIRST_PLAYER, 0, 0, 0))


def find_first_player(s: Valley, _seat: int, _a: int, _b: int) -> None:
    """Anybody, or the seat chosen in the lobby (KV-R-04); then all place their Kings in turn (KV-027)."""
    choice = str(s.options["first_player"])
    s.first = s.stream.below(s.seats) if choice == "random" else int(choice)
    s.active = s.first
    s.tell("first-player", seat=s.first)
    s.push(steps.TURN, s.first)
    for place in range(s.seats - 1, -1, -1):
        s.push(steps.PLACE_KING, (s.first + place) % s.seats)


def offer_squares(s: Valley, _seat: int, _a: int, _b: int) -> list[Move]:
    """Any valley tile without a King (KV-027, KV-028)."""
    return [move for move in s.moves.king if move.a not in s.kings and s.valley[move.a] >= 0]


def place_king(s: Valley, seat: int, _a: int, _b: int, move: Move) -> None:
    s.kings[seat] = move.a
    if s.listener is not None:
        card = s.box.tiles[s.valley[move.a]].id
        s.tell("king-placed", seat=seat, square=SQUARE_NAMES[move.a], card=card)


def prompt_king(s: Valley, _seat: int, _a: int, _b: int) -> Facts:
    return {"placed": s.seats - s.kings.count(NOWHERE), "rule": "KV-027"}
