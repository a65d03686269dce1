"""Phase 4: the valley is filled from one slope, then the hill from the piles.

KV-103..KV-111, KV-R-36..KV-R-41.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.core.state import NO_MOVES
from duchy.games.king_of_the_valley.components.layout import (
    EMPTY,
    PILES,
    PLACES_ON_HILL,
    ROWS,
    SLOPES,
    SQUARE_NAMES,
)
from duchy.games.king_of_the_valley.rules.turn import is_last_turn

if TYPE_CHECKING:
    from duchy.games.king_of_the_valley.state import Valley

LEFT: Final = 0
RIGHT: Final = 1


def offer_slopes(s: Valley, seat: int, _a: int, _b: int) -> list[Move]:
    """Either slope that holds enough; failing both, the one that holds more (KV-103, KV-R-37).

    In the last turn of the game the choice means nothing any more, so it is not asked.
    """
    holes = len(s.holes)
    left, right = s.height
    if holes == 0 or left + right == 0:
        return NO_MOVES
    fill = s.moves.fill
    most = left if left > right else right
    wanted = holes if holes < most else most
    if left < wanted:
        return fill[RIGHT:]
    wanted_on_hill = PLACES_ON_HILL - left - right + wanted
    if right < wanted or is_last_turn(s, seat, wanted_on_hill):
        return fill[:RIGHT]
    return fill


def fill_valley(s: Valley, _seat: int, _a: int, _b: int, move: Move) -> None:
    """The lowest tile goes to the hole made first, and so on; Gold that lies there is on the new tile
    (KV-079, KV-104..KV-107)."""
    slope = move.a
    start = slope * ROWS
    hill = s.hill
    height = s.height[slope]
    holes = len(s.holes)
    number = holes if holes < height else height
    for row in range(number):
        square = s.holes[row]
        s.valley[square] = hill[start + row]
        if s.listener is not None:
            card = s.box.tiles[hill[start + row]].id
            s.tell("fill", square=SQUARE_NAMES[square], card=card, slope=SLOPES[slope], gold=s.coins[square])
    del s.holes[:number]
    for row in range(height):
        hill[start + row] = hill[start + row + number] if row + number < height else EMPTY
    s.height[slope] = height - number


def prompt_fill(s: Valley, _seat: int, _a: int, _b: int) -> Facts:
    return {"holes": len(s.holes), "rule": "KV-103"}


def refill_hill(s: Valley, _seat: int, _a: int, _b: int) -> None:
    """The emptier slope first, the left if they are equal; new tiles enter at the top (KV-108..KV-111)."""
    height = s.height
    if height[LEFT] + height[RIGHT] == PLACES_ON_HILL:
        return
    slope = RIGHT if height[RIGHT] < height[LEFT] else LEFT
    if s.alternate:
        fill_by_turns(s, slope)
    else:
        while height[slope] < ROWS and enter(s, slope):
            pass
        slope = RIGHT - slope
        while height[slope] < ROWS and enter(s, slope):
            pass


def fill_by_turns(s: Valley, slope: int) -> None:
    """The other reading of KV-R-40: one tile here, one there, until both are full."""
    while s.height[LEFT] + s.height[RIGHT] < PLACES_ON_HILL:
        if s.height[slope] < ROWS and not enter(s, slope):
            return
        slope = RIGHT - slope


def enter(s: Valley, slope: int) -> bool:
    """The next tile of the piles slides down a slope; False if none is left."""
    pile = 0 if s.left[0] else 1 if s.left[1] else 2
    kind = s.draw()
    if kind < 0:
        return False
    row = s.height[slope]
    s.hill[slope * ROWS + row] = kind
    s.height[slope] = row + 1
    if s.listener is not None:
        s.tell("enter", card=s.box.tiles[kind].id, slope=SLOPES[slope], row=row + 1, pile=PILES[pile])
    return True
