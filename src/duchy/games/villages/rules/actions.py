"""Harvest, Develop, Recruit and Tax, and the drawing and discarding that all actions share.

VV-026..VV-031, VV-045..VV-049, VV-061..VV-071, VV-105, VV-107, VV-114..VV-121.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.core.state import replaced
from duchy.games.villages.components.layout import DECK, HAND_LIMIT, NOTHING, PILES
from duchy.games.villages.rules import steps, turn

if TYPE_CHECKING:
    from duchy.games.villages.state import Villages


# -- Harvest and Tax -----------------------------------------------------------------------------


def harvest(s: Villages, seat: int, _move: Move) -> None:
    """The leader draws three, a follower one (VV-045, VV-046, VV-114)."""
    s.push(steps.DRAW, seat, 3 if seat == s.active else 1)


def tax(s: Villages, seat: int, _move: Move) -> None:
    """The leader takes a coin and draws; a follower only draws (VV-068..VV-071).

    Alone a card is removed for the coin, and none is drawn (VV-120, VV-RU-46).
    """
    if s.seats == 1:
        s.push(steps.TAX_COIN, seat)
        s.push(steps.REMOVE, seat, 1)
        return
    s.push(steps.DRAW, seat, 1)
    if seat == s.active:
        tax_coin(s, seat, 0, 0)


def tax_coin(s: Villages, seat: int, _a: int, _b: int) -> None:
    taken = s.take_gold(seat, 1)
    if s.listener is not None:
        s.tell("tax", seat=seat, gold=taken)


def surely(s: Villages, seat: int, move: Move) -> dict[str, int]:
    """The cards that an action costs or brings, whichever its player draws, discards and develops."""
    if s.ask(seat) not in ("lead", "follow"):
        return {}
    leads = seat == s.active
    if move is s.moves.develop_action:
        return {"cards": -2 if leads else -3}
    if move is s.moves.harvest:
        return {"cards": min(3 if leads else 1, can_be_drawn(s, seat))}
    if move is s.moves.tax:
        return {"cards": min(1, can_be_drawn(s, seat))} if s.seats > 1 else {"cards": -1}
    return {}


def can_be_drawn(s: Villages, seat: int) -> int:
    """How many cards a seat could draw and keep: what is more than a hand may hold is discarded again."""
    room = HAND_LIMIT - s.hand_size[seat]
    return max(0, min(room, s.deck_size + sum(len(pile) for pile in s.piles)))


# -- Drawing -------------------------------------------------------------------------------------


def can_draw(s: Villages, seat: int) -> bool:
    """Whether there is a card to draw, and (alone) room for it in the hand (VV-105, VV-RU-31)."""
    if s.seats == 1 and s.hand_size[seat] >= HAND_LIMIT:
        return False
    return s.deck_size > 0 or any(s.piles)


def offer_draw(s: Villages, seat: int, _left: int, _b: int) -> list[Move]:
    """The top of any pile, or of the deck (VV-028, VV-029)."""
    if s.seats == 1 and s.hand_size[seat] >= HAND_LIMIT:
        return []
    if s.deck_size:
        return s.moves.draw_anywhere
    return [s.moves.draw[pile] for pile in range(PILES) if s.piles[pile]]


def draw(s: Villages, seat: int, left: int, _b: int, move: Move) -> None:
    """One card at a time, choosing anew for each (VV-030, VV-RU-02)."""
    place = move.a
    if place == DECK:
        kind = s.turn_card()
        if s.listener is not None:
            s.tell_seat(seat, {"card": s.box.buildings[kind].id}, "draw", seat=seat)
    else:
        kind = s.take_from_pile(place)
        s.seen[seat * s.kinds + kind] += 1
        if s.listener is not None:
            s.tell("draw-open", seat=seat, card=s.box.buildings[kind].id, pile=place + 1)
        if not s.piles[place]:
            s.refill(place)
    s.give(seat, kind)
    if left > 1:
        s.push(steps.DRAW, seat, left - 1)


def prompt_draw(s: Villages, _seat: int, left: int, _b: int) -> Facts:
    return {"left": left, "rule": "VV-028"}


# -- Discarding and removing ---------------------------------------------------------------------


def hand_moves(s: Villages, seat: int, family: list[Move]) -> list[Move]:
    """The moves of a family by kind, for the cards in hand."""
    start = seat * s.kinds
    offered: list[Move] = []
    kind = -1
    for count in s.hand[start : start + s.kinds]:
        kind += 1
        if count:
            offered.append(family[kind])
    return offered


def offer_discard(s: Villages, seat: int, _left: int, _why: int) -> list[Move]:
    """Any card of the hand, onto any pile, an empty one too (VV-026, VV-027, VV-RU-32)."""
    start = seat * s.kinds
    offered: list[Move] = []
    discards = s.moves.discard
    kind = -1
    for count in s.hand[start : start + s.kinds]:
        kind += 1
        if count:
            offered += discards[kind]
    return offered


def discard(s: Villages, seat: int, left: int, why: int, move: Move) -> None:
    s.lose(seat, move.a)
    s.put_on_pile(move.b, move.a)
    if s.listener is not None:
        s.tell("discard", seat=seat, card=s.box.buildings[move.a].id, pile=move.b + 1)
    if left > 1:
        s.push(steps.DISCARD, seat, left - 1, why)


def prompt_discard(s: Villages, _seat: int, left: int, why: int) -> Facts:
    return {"left": left, "why": why, "rule": "VV-034" if why == steps.FOR_LIMIT else "VV-026"}


def offer_remove(s: Villages, seat: int, _left: int, _why: int) -> list[Move]:
    return hand_moves(s, seat, s.moves.remove)


def remove(s: Villages, seat: int, left: int, why: int, move: Move) -> None:
    """Out of the game, not onto a pile (VV-107, VV-108)."""
    s.lose(seat, move.a)
    s.removed[move.a] += 1
    if s.listener is not None:
        s.tell("remove", seat=seat, card=s.box.buildings[move.a].id)
    if left > 1:
        s.push(steps.REMOVE, seat, left - 1, why)


def prompt_remove(s: Villages, _seat: int, left: int, _why: int) -> Facts:
    return {"left": left, "rule": "VV-107"}


# -- Develop -------------------------------------------------------------------------------------


def develop(s: Villages, seat: int, _move: Move) -> None:
    """Discard one card as leader, two as follower, then develop another (VV-047, VV-048, VV-115)."""
    s.push(steps.DEVELOP, seat)
    cards = 1 if seat == s.active else 2
    s.push(turn.discard_step(s, steps.FOR_ACTION), seat, cards, steps.FOR_ACTION)


def develop_card(s: Villages, seat: int, _a: int, _b: int) -> None:
    """The last card of a hand needs no choice; others do, even if they happen to be alike."""
    moves = hand_moves(s, seat, s.moves.develop)
    if s.hand_size[seat] == 1 or (s.seats == 1 and len(moves) == 1):
        choose_resource(s, seat, 0, 0, moves[0])
    else:
        s.push(steps.CHOOSE_RESOURCE, seat)


def offer_resources(s: Villages, seat: int, _first: int, _b: int) -> list[Move]:
    return hand_moves(s, seat, s.moves.develop)


def choose_resource(s: Villages, seat: int, _first: int, _b: int, move: Move) -> None:
    """From now on only its resource section matters (VV-018, VV-019)."""
    s.lose(seat, move.a)
    s.add_resource(seat, move.a)
    if s.listener is not None:
        s.tell("develop", seat=seat, card=s.box.buildings[move.a].id)


def prompt_resource(s: Villages, _seat: int, first: int, _b: int) -> Facts:
    return {"first": bool(first), "rule": "VV-016" if first else "VV-047"}


# -- Recruit -------------------------------------------------------------------------------------


def recruit_price(s: Villages, seat: int) -> int:
    """One coin as leader, two as follower or alone (VV-061, VV-062, VV-119, VV-RU-01)."""
    if s.seats == 1:
        return 2
    if seat == s.active:
        return 1
    return 1 if s.options["follow_recruit_cost"] == "1" else 2


def offer_recruits(s: Villages, seat: int, offered: list[Move]) -> None:
    """Any Adventurer of the row whose requirement is met, if the price can be paid (VV-063, VV-064)."""
    if s.gold[seat] < recruit_price(s, seat):
        return
    for number in s.row:
        if number >= 0 and is_welcome(s, seat, number):
            move = s.moves.recruit[number]
            if move not in offered:
                offered.append(move)


def is_welcome(s: Villages, seat: int, number: int) -> bool:
    """Whether the village has the Buildings an Adventurer asks for, one for each sign (VV-RU-24)."""
    needed = s.box.adventurers[number].requirement
    start = seat * 4
    return (
        s.types[start] >= needed[0]
        and s.types[start + 1] >= needed[1]
        and s.types[start + 2] >= needed[2]
        and s.types[start + 3] >= needed[3]
    )


def recruit(s: Villages, seat: int, move: Move) -> None:
    """Pay the bank, place the Adventurer, refill the row at once (VV-061..VV-067)."""
    price = recruit_price(s, seat)
    s.idle = 0
    s.gold[seat] -= price
    s.bank += price
    place = 0
    while s.row[place] == NOTHING or s.moves.recruit[s.row[place]] is not move:
        place += 1
    number = s.row[place]
    s.add_adventurer(seat, number)
    s.arrived = s.box.adventurers[number].powers
    s.row = replaced(s.row, place, s.next_adventurer())
    if s.listener is not None:
        s.tell("recruit", seat=seat, card=s.box.adventurers[number].id, gold=price, place=place + 1)
        if s.row[place] != NOTHING:
            s.tell("row", card=s.box.adventurers[s.row[place]].id, place=place + 1)
    turn.announce_end(s, seat)


def build_elsewhere(s: Villages, seat: int, move: Move) -> None:
    raise AssertionError("Build has a file of its own")


ACTIONS: Final[list[Callable[[Villages, int, Move], None]]] = [
    harvest,
    develop,
    build_elsewhere,
    recruit,
    tax,
]
