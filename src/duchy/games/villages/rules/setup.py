"""Setting the table (VV-008..VV-017, VV-102..VV-104)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.games.villages.components.layout import (
    GOLD_IN_PLAY,
    PILES,
    ROW,
    SOLO_CARDS,
    START_GOLD,
    START_HAND,
)
from duchy.games.villages.rules import steps

if TYPE_CHECKING:
    from duchy.games.villages.state import Villages


def set_up(s: Villages) -> None:
    if s.seats == 1:
        s.deck_size = SOLO_CARDS
    s.bank = GOLD_IN_PLAY[s.seats]
    for seat in range(s.seats):
        s.take_gold(seat, START_GOLD)
        for _ in range(START_HAND):
            deal(s, seat)
    for pile in range(PILES):
        s.refill(pile)
    for place in range(ROW):
        s.row[place] = s.next_adventurer()
    s.first = first_player(s)
    s.active = s.first
    if s.seats > 1:
        s.tell("first-player", seat=s.first)
    s.push(steps.TURN, s.first)
    for offset in range(s.seats - 1, -1, -1):
        s.push(steps.CHOOSE_RESOURCE, (s.first + offset) % s.seats, 1)


def deal(s: Villages, seat: int) -> None:
    kind = s.turn_card()
    s.give(seat, kind)
    if s.listener is not None:
        s.tell_seat(seat, {"card": s.box.buildings[kind].id}, "dealt", seat=seat)


def first_player(s: Villages) -> int:
    """In any fair way (VV-009)."""
    choice = str(s.options["first_player"])
    return int(choice) if choice.isdigit() else s.stream.below(s.seats)
