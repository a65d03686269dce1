"""Phase 2: the King walks and summons (KV-042..KV-063, KV-072..KV-079, KV-R-09..KV-R-24, KV-R-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.core.state import replaced
from duchy.games.king_of_the_valley.components.cards import MONK, SORCERER, SUBJECT_TYPES, TYPES
from duchy.games.king_of_the_valley.components.layout import EMPTY, RAYS, SQUARE_NAMES, SQUARES, WAYS
from duchy.games.king_of_the_valley.moves import SINGLE, WIDTH
from duchy.games.king_of_the_valley.rules import effects, steps

if TYPE_CHECKING:
    from duchy.games.king_of_the_valley.state import Valley


def begin_summoning(s: Valley, seat: int, _a: int, _b: int) -> None:
    s.push(steps.SUMMON, seat)
    if s.listener is not None and not offer_summons(s, seat, 0, 0):
        s.tell("stuck", seat=seat)


# -- What the King can do ------------------------------------------------------------------------


def offer_summons(s: Valley, seat: int, _again: int, _b: int) -> list[Move]:
    """Each summons once: along every line, the tile landed on, and the group that ends just before it.

    Only tiles of the type right before the landing can form a group, since the King stops directly
    behind the last tile taken (KV-048): so a landing has one single summons and one group at most,
    but for Tax Collectors of which some must stay. Without any legal summons nothing is asked (KV-R-17).
    """
    offered: list[Move] = []
    valley = s.valley
    type_of = s.box.type_of
    singles, groups = s.moves.single, s.moves.group
    barred = occupied(s, seat)
    for line in RAYS[s.kings[seat]]:
        first = second = third = -1
        for number, square in enumerate(line):
            kind = valley[square]
            type = -1
            if kind >= 0:
                type = type_of[kind]
                if barred >> square & 1:
                    type = -1
                elif type < SUBJECT_TYPES or can_summon(s, seat, square, kind):
                    offered.append(singles[square * WIDTH + type])
                if number == 2:
                    if second >= 0 and second == first:
                        if second < MONK:
                            offered.append(groups[square * WIDTH + second])
                        else:
                            offer_specialists(s, seat, line, 2, barred, offered)
                elif number == 3 and third >= 0 and third in (first, second):
                    if third < MONK:
                        offered.append(groups[square * WIDTH + third])
                    else:
                        offer_specialists(s, seat, line, 3, barred, offered)
            if number == 0:
                first = type
            elif number == 1:
                second = type
            else:
                third = type
    return offered


def occupied(s: Valley, seat: int) -> int:
    """The squares where an opposing King stands, as bits: their tiles cannot be summoned (KV-052)."""
    barred = 0
    for other, square in enumerate(s.kings):
        if other != seat:
            barred |= 1 << square
    return barred


def can_summon(s: Valley, seat: int, square: int, kind: int) -> bool:
    """Whether a Specialist's condition is met when the King lands on it (KV-062)."""
    type = s.box.type_of[kind]
    if type == MONK:
        return s.gold[seat] >= s.box.tiles[kind].price and leads_on(s, seat, square, kind)
    if type == SORCERER:
        return effects.can_exchange(s, seat)
    return effects.can_tax(s, seat, s.box.tiles[kind].needs)


def leads_on(s: Valley, seat: int, square: int, kind: int) -> bool:
    """Whether a chain that goes on from this Monk can end in a legal summons (KV-R-22).

    Mostly a Subject lies next to him. If none does, the Monk is paid and taken for the time of looking;
    his space holds no tile then (KV-R-23).
    """
    barred = occupied(s, seat)
    for line in RAYS[square]:
        near = s.valley[line[0]]
        if near >= 0 and s.box.type_of[near] < SUBJECT_TYPES and not barred >> line[0] & 1:
            return True
    start, gold = s.kings[seat], s.gold[seat]
    s.kings[seat] = square
    s.gold[seat] = gold - s.box.tiles[kind].price + s.coins[square]
    s.valley[square] = EMPTY
    found = bool(offer_summons(s, seat, 1, 0))
    s.valley[square] = kind
    s.gold[seat] = gold
    s.kings[seat] = start
    return found


def offer_specialists(
    s: Valley, seat: int, line: tuple[int, ...], number: int, barred: int, offered: list[Move]
) -> None:
    """A group of Sorcerers, or as many Tax Collectors as can act, the last one among them (KV-R-12)."""
    landing = line[number]
    type_of = s.box.type_of
    type = type_of[s.valley[line[number - 1]]]
    if type == MONK:
        return
    if type == SORCERER:
        if effects.can_exchange(s, seat):
            offered.append(s.moves.group[landing * WIDTH + type])
        return
    needs = 0
    passed: list[int] = []
    for square in line[:number]:
        kind = s.valley[square]
        if kind >= 0 and type_of[kind] == type and not barred >> square & 1:
            passed.append(square)
            needs = needs * effects.DIGIT + s.box.tiles[kind].needs
    if effects.can_tax_all(s, seat, needs):
        offered.append(s.moves.group[landing * WIDTH + type])
    elif len(passed) == 3 and s.partial_groups:
        last = s.box.tiles[s.valley[passed[2]]].needs
        for left, taken in ((passed[0], passed[1]), (passed[1], passed[0])):
            needs = s.box.tiles[s.valley[taken]].needs * effects.DIGIT + last
            if effects.can_tax_all(s, seat, needs):
                move = s.moves.leaving[landing * SQUARES + left]
                assert move is not None
                offered.append(move)


# -- What he does --------------------------------------------------------------------------------


def summon(s: Valley, seat: int, again: int, _b: int, move: Move) -> None:
    start = s.kings[seat]
    landing = move.a
    s.kings[seat] = landing
    s.idle = 0
    if move.c != SINGLE:
        summon_group(s, seat, start, move)
        return
    kind = s.valley[landing]
    if s.listener is not None:
        s.tell(
            "monk" if move.b == MONK else "summon",
            seat=seat,
            start=SQUARE_NAMES[start],
            square=SQUARE_NAMES[landing],
            card=s.box.tiles[kind].id,
            gold=s.box.tiles[kind].price,
        )
    take_tile(s, seat, landing)
    if move.b < SUBJECT_TYPES:
        effects.join(s, seat, kind)
        return
    s.gone = replaced(s.gone, kind, s.gone[kind] + 1)
    if move.b == MONK:
        pay_monk(s, seat, landing, kind)
        s.push(steps.SUMMON, seat, again + 1)
    elif move.b == SORCERER:
        s.push(steps.SORCERER, seat)
    else:
        effects.activate_collectors(s, seat, [kind])


def pay_monk(s: Valley, seat: int, square: int, kind: int) -> None:
    """What he is paid stays on his space (KV-072, KV-078)."""
    price = s.box.tiles[kind].price
    s.gold[seat] -= price
    s.coins[square] += price


def summon_group(s: Valley, seat: int, start: int, move: Move) -> None:
    """All free tiles of the type between start and landing, in the order of the way (KV-046, KV-R-11)."""
    taken = group_squares(s, seat, start, move)
    if s.listener is not None:
        s.tell(
            "summon-group",
            seat=seat,
            start=SQUARE_NAMES[start],
            square=SQUARE_NAMES[move.a],
            card=TYPES[move.b],
            count=len(taken),
        )
    kinds: list[int] = []
    for square in taken:
        kinds.append(s.valley[square])
        if s.listener is not None:
            s.tell("taken", seat=seat, square=SQUARE_NAMES[square], card=s.box.tiles[s.valley[square]].id)
        take_tile(s, seat, square)
    if move.b < SUBJECT_TYPES:
        for kind in kinds:
            effects.join(s, seat, kind)
        return
    for kind in kinds:
        s.gone = replaced(s.gone, kind, s.gone[kind] + 1)
    if move.b == SORCERER:
        for _ in kinds:
            s.push(steps.SORCERER, seat)
    else:
        effects.activate_collectors(s, seat, kinds)


def group_squares(s: Valley, seat: int, start: int, move: Move) -> list[int]:
    """The squares whose tiles a group summons takes from `start`, the first passed first."""
    barred = occupied(s, seat)
    way = WAYS[start * SQUARES + move.a]
    assert way is not None
    taken: list[int] = []
    for square in way:
        kind = s.valley[square]
        if kind >= 0 and s.box.type_of[kind] == move.b and not barred >> square & 1 and square != move.c:
            taken.append(square)
    return taken


def take_tile(s: Valley, seat: int, square: int) -> None:
    """The tile leaves a hole; Gold that lay on it goes along (KV-063, KV-R-21)."""
    s.valley[square] = EMPTY
    s.holes.append(square)
    coins = s.coins[square]
    if coins:
        s.coins[square] = 0
        s.gold[seat] += coins
        if s.listener is not None:
            s.tell("gold-found", seat=seat, square=SQUARE_NAMES[square], gold=coins)


def prompt_summon(s: Valley, seat: int, again: int, _b: int) -> Facts:
    return {
        "square": SQUARE_NAMES[s.kings[seat]],
        "again": again,
        "rule": "KV-073" if again else "KV-042",
    }
