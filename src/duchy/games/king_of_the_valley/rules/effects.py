"""What Specialists and Jesters do, and the tiles that are turned face down for it.

KV-060..KV-071, KV-080..KV-094, KV-R-12, KV-R-25..KV-R-33.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.core.state import replaced
from duchy.games.king_of_the_valley.components.cards import COLUMNS, JESTER, SORCERER, SUBJECT_TYPES, TYPES
from duchy.games.king_of_the_valley.components.layout import PLACES_ON_HILL, ROWS, SLOPES
from duchy.games.king_of_the_valley.rules import steps

if TYPE_CHECKING:
    from duchy.games.king_of_the_valley.state import Valley

DIGIT: Final = 16
"""Needs of Tax Collectors still to act are written as digits of one number."""
CHOSEN: Final = 64
"""So are the tiles chosen so far in one column, a digit for each place."""


# -- Subjects and Jesters ------------------------------------------------------------------------


def join(s: Valley, seat: int, kind: int) -> None:
    """A Subject goes to the column of its portrait; a Jester is given one at once (KV-038, KV-064)."""
    place = s.box.place_of[kind]
    if place >= 0:
        s.house(seat, place)
    else:
        s.push(steps.JESTER, seat)


def offer_columns(s: Valley, _seat: int, _a: int, _b: int) -> list[Move]:
    return s.moves.jester


def place_jester(s: Valley, seat: int, _a: int, _b: int, move: Move) -> None:
    s.house(seat, s.box.jester_place[move.a])
    if s.listener is not None:
        s.tell("jester", seat=seat, card=TYPES[move.a])


def prompt_jester(s: Valley, _seat: int, _a: int, _b: int) -> Facts:
    return {"card": TYPES[JESTER], "rule": "KV-064"}


# -- Conditions of Specialists -------------------------------------------------------------------


def can_exchange(s: Valley, seat: int) -> bool:
    """A face-up Subject to give, and a Subject of the hill to take (KV-080, KV-R-26)."""
    start = seat * COLUMNS
    if not any(s.columns[start : start + COLUMNS]):
        return False
    type_of = s.box.type_of
    return any(kind >= 0 and type_of[kind] < SUBJECT_TYPES for kind in s.hill)


def can_tax(s: Valley, seat: int, needs: int) -> bool:
    """Whether a single Tax Collector can act (KV-087, KV-092)."""
    if needs == 0:
        return True
    columns = s.columns
    taxed = s.taxed[seat]
    start = seat * COLUMNS
    for column in range(COLUMNS):  # noqa: SIM110 -- asked for at every King's step: no generator here
        if columns[start + column] >= needs and not taxed >> column & 1:
            return True
    return False


def can_tax_all(s: Valley, seat: int, needs: int, column_used: int = -1) -> bool:
    """Whether several Tax Collectors can act; `needs` has a digit for each (KV-094).

    Each taxes a type of its own, so in whatever order they act the most demanding is best served from
    the fullest column, the next from the next.
    """
    wanted: list[int] = []
    while needs:
        if needs % DIGIT:
            wanted.append(needs % DIGIT)
        needs //= DIGIT
    taxed = s.taxed[seat]
    start = seat * COLUMNS
    full = [s.columns[start + c] for c in range(COLUMNS) if not taxed >> c & 1 and c != column_used]
    if len(full) < len(wanted):
        return False
    wanted.sort(reverse=True)
    full.sort(reverse=True)
    return all(full[number] >= need for number, need in enumerate(wanted))


# -- Tax Collector -------------------------------------------------------------------------------


def activate_collectors(s: Valley, seat: int, kinds: list[int]) -> None:
    """Those without a condition pay at once; the others act in the order of the King's way, and each
    knows what must be left for those after it (KV-086, KV-094, KV-R-31)."""
    later = 0
    for kind in reversed(kinds):
        tile = s.box.tiles[kind]
        if tile.needs == 0:
            s.gain(seat, tile.gold)
            if s.listener is not None:
                s.tell("tax-free", seat=seat, card=tile.id, gold=tile.gold)
        else:
            s.push(steps.TAX, seat, kind, later)
            later = later * DIGIT + tile.needs


def offer_taxes(s: Valley, seat: int, kind: int, later: int) -> list[Move]:
    """The types that carry no token, have enough tiles and leave enough for the rest (KV-R-30)."""
    needs = s.box.tiles[kind].needs
    start = seat * COLUMNS
    return [
        move
        for move in s.moves.tax
        if s.columns[start + move.a] >= needs
        and not s.taxed[seat] >> move.a & 1
        and can_tax_all(s, seat, later, move.a)
    ]


def tax(s: Valley, seat: int, kind: int, _later: int, move: Move) -> None:
    """The gain, a token on the portrait, and the tiles turned down (KV-087..KV-091)."""
    tile = s.box.tiles[kind]
    s.gain(seat, tile.gold)
    s.taxed = replaced(s.taxed, seat, s.taxed[seat] | 1 << move.a)
    if s.listener is not None:
        s.tell("tax", seat=seat, card=TYPES[move.a], by=tile.id, count=tile.needs, gold=tile.gold)
    s.push(steps.TURN_TILES, seat, tile.needs * COLUMNS + move.a)


def prompt_tax(s: Valley, _seat: int, kind: int, _later: int) -> Facts:
    tile = s.box.tiles[kind]
    return {"card": tile.id, "needs": tile.needs, "gold": tile.gold, "rule": "KV-088"}


# -- Tiles turned face down ----------------------------------------------------------------------
#
# Which tiles of a column are turned matters only to a later Sorcerer, and only if they differ. One
# chooses those to be turned, or those to be kept if they are fewer.


def offer_tiles(s: Valley, seat: int, wanted: int, chosen: int) -> list[Move]:
    needed, column = wanted // COLUMNS, wanted % COLUMNS
    box = s.box
    start, stop = box.place_start[column], box.place_start[column + 1]
    own = seat * box.places
    family = s.moves.keep if is_keeping(s, seat, wanted) else s.moves.turn
    offered: list[Move] = []
    for place in range(start, stop):
        if s.up[own + place] > chosen % CHOSEN:
            offered.append(family[place])
        chosen //= CHOSEN
    if needed == s.columns[seat * COLUMNS + column] or not sorcerers_left(s):
        return offered[:1]
    return offered


def is_keeping(s: Valley, seat: int, wanted: int) -> bool:
    needed, column = wanted // COLUMNS, wanted % COLUMNS
    return s.columns[seat * COLUMNS + column] - needed < needed


def sorcerers_left(s: Valley) -> bool:
    """Whether a Sorcerer may still be summoned in this game."""
    for kind, type in enumerate(s.box.type_of):
        if type == SORCERER:
            if kind in s.valley or kind in s.hill:
                return True
            for pile in range(3):
                if s.piles[pile * s.box.kinds + kind]:
                    return True
    return False


def choose_tile(s: Valley, seat: int, wanted: int, chosen: int, move: Move) -> None:
    needed, column = wanted // COLUMNS, wanted % COLUMNS
    box = s.box
    start, stop = box.place_start[column], box.place_start[column + 1]
    have = s.columns[seat * COLUMNS + column]
    if needed == have:
        turn_all(s, seat, column, 0)
        return
    keeping = is_keeping(s, seat, wanted)
    chosen += CHOSEN ** (move.a - start)
    number = 0
    digits = chosen
    while digits:
        number += digits % CHOSEN
        digits //= CHOSEN
    if number < (have - needed if keeping else needed):
        s.push(steps.TURN_TILES, seat, wanted, chosen)
    elif keeping:
        turn_all(s, seat, column, chosen)
    else:
        for place in range(start, stop):
            for _ in range(chosen % CHOSEN):
                s.turn_down(seat, place)
            chosen //= CHOSEN


def turn_all(s: Valley, seat: int, column: int, kept: int) -> None:
    box = s.box
    for place in range(box.place_start[column], box.place_start[column + 1]):
        for _ in range(s.up[seat * box.places + place] - kept % CHOSEN):
            s.turn_down(seat, place)
        kept //= CHOSEN


def prompt_tiles(s: Valley, seat: int, wanted: int, chosen: int) -> Facts:
    needed, column = wanted // COLUMNS, wanted % COLUMNS
    keeping = is_keeping(s, seat, wanted)
    number = s.columns[seat * COLUMNS + column] - needed if keeping else needed
    while chosen:
        number -= chosen % CHOSEN
        chosen //= CHOSEN
    return {"card": TYPES[column], "keeping": "yes" if keeping else "no", "count": number, "rule": "KV-R-30"}


# -- Sorcerer ------------------------------------------------------------------------------------


def offer_exchanges(s: Valley, _seat: int, _a: int, _b: int) -> list[Move]:
    """Any Subject of the hill, free of charge (KV-081..KV-083)."""
    hill = s.hill
    type_of = s.box.type_of
    return [
        s.moves.exchange[place]
        for place in range(PLACES_ON_HILL)
        if hill[place] >= 0 and type_of[hill[place]] < SUBJECT_TYPES
    ]


def choose_exchange(s: Valley, seat: int, _a: int, _b: int, move: Move) -> None:
    s.push(steps.GIVE, seat, move.a)


def offer_gifts(s: Valley, seat: int, _place: int, _b: int) -> list[Move]:
    """Any face-up tile of the Castle (KV-081, KV-084)."""
    own = seat * s.box.places
    return [s.moves.give[p] for p in range(s.box.places) if s.up[own + p]]


def exchange(s: Valley, seat: int, on_hill: int, _b: int, move: Move) -> None:
    """The tile given lies where the other was taken, face up (KV-R-25); Jesters lose or choose their
    column (KV-R-28); tokens stay (KV-R-29)."""
    box = s.box
    given = move.a
    taken = s.hill[on_hill]
    s.up[seat * box.places + given] -= 1
    s.columns[seat * COLUMNS + box.place_column[given]] -= 1
    s.hill[on_hill] = box.place_kind[given]
    if s.listener is not None:
        slope, row = SLOPES[on_hill // ROWS], on_hill % ROWS + 1
        s.tell("exchange", seat=seat, card=box.tiles[taken].id, by=TYPES[SORCERER], slope=slope, row=row)
        s.tell("given", seat=seat, card=box.tiles[box.place_kind[given]].id, slope=slope, row=row)
    join(s, seat, taken)


def prompt_exchange(s: Valley, _seat: int, _a: int, _b: int) -> Facts:
    return {"card": TYPES[SORCERER], "rule": "KV-081"}


def prompt_gift(s: Valley, _seat: int, on_hill: int, _b: int) -> Facts:
    return {"card": s.box.tiles[s.hill[on_hill]].id, "by": TYPES[SORCERER], "rule": "KV-081"}
