"""What follows from `fields.py`, slots, types and clones, and from `agenda.py`: steps by number.

Written by `python -m duchy.testing.storage`: change those files instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from duchy.core.moves import Move
from duchy.core.state import State
from duchy.games.villages.components.cards import Cards
from duchy.games.villages.moves import Moves
from duchy.games.villages.rules import actions, effects, paying, turn
from duchy.games.villages.showing.knowledge import Rumour

if TYPE_CHECKING:
    from duchy.games.villages.state import Villages


class Storage(State):
    """What a state of this game holds."""

    __slots__ = (
        "action",
        "active",
        "adventurer_deck",
        "arrived",
        "bank",
        "box",
        "building",
        "built",
        "coins",
        "deck_size",
        "developed",
        "first",
        "free",
        "gold",
        "hand",
        "hand_size",
        "idle",
        "joined",
        "kinds",
        "moves",
        "picks",
        "piles",
        "powers",
        "removed",
        "resources",
        "row",
        "rumours",
        "seen",
        "slid",
        "thefts",
        "types",
        "unseen",
        "unseen_size",
        "used",
    )

    box: Cards
    moves: Moves
    kinds: int
    first: int
    active: int
    action: int
    used: int
    arrived: int
    building: int
    picks: list[int]
    thefts: int
    idle: int
    bank: int
    unseen: list[int]
    unseen_size: int
    deck_size: int
    adventurer_deck: int
    piles: list[list[int]]
    row: list[int]
    free: list[int]
    removed: list[int]
    gold: list[int]
    hand: list[int]
    hand_size: list[int]
    seen: list[int]
    rumours: list[Rumour]
    built: list[int]
    joined: list[int]
    powers: list[int]
    types: list[int]
    resources: list[int]
    developed: list[int]
    coins: list[int]
    slid: list[int]

    def copy_table(self, other: Storage) -> None:
        other.box = self.box
        other.moves = self.moves
        other.kinds = self.kinds
        other.first = self.first
        other.active = self.active
        other.action = self.action
        other.used = self.used
        other.arrived = self.arrived
        other.building = self.building
        other.picks = self.picks.copy()
        other.thefts = self.thefts
        other.idle = self.idle
        other.bank = self.bank
        other.unseen = self.unseen.copy()
        other.unseen_size = self.unseen_size
        other.deck_size = self.deck_size
        other.adventurer_deck = self.adventurer_deck
        other.piles = self.piles.copy()
        other.row = self.row
        other.free = self.free.copy()
        other.removed = self.removed.copy() if self.seats == 1 else self.removed
        other.gold = self.gold.copy()
        other.hand = self.hand.copy()
        other.hand_size = self.hand_size.copy()
        other.seen = self.seen.copy()
        other.rumours = self.rumours.copy()
        other.built = self.built
        other.joined = self.joined
        other.powers = self.powers
        other.types = self.types
        other.resources = self.resources.copy()
        other.developed = self.developed
        other.coins = self.coins.copy()
        other.slid = self.slid.copy() if self.seats == 1 else self.slid

    def act_step(self, kind: int, seat: int, a: int, b: int) -> None:
        s = cast("Villages", self)
        if kind == 0:  # turn
            turn.begin_turn(s, seat, a, b)
        elif kind == 6:  # develop
            actions.develop_card(s, seat, a, b)
        elif kind == 9:  # complete
            paying.complete(s, seat, a, b)
        elif kind == 10:  # tax-coin
            actions.tax_coin(s, seat, a, b)
        elif kind == 12:  # gain
            effects.gain(s, seat, a, b)
        elif kind == 14:  # hand-limit
            turn.check_hand(s, seat, a, b)
        elif kind == 15:  # end-turn
            turn.end_turn(s, seat, a, b)

    def offer_step(self, kind: int, seat: int, a: int, b: int) -> list[Move]:
        s = cast("Villages", self)
        if kind == 1:  # lead
            return turn.offer_lead(s, seat, a, b)
        if kind == 2:  # follow
            return turn.offer_follow(s, seat, a, b)
        if kind == 3:  # draw
            return actions.offer_draw(s, seat, a, b)
        if kind == 4:  # discard
            return actions.offer_discard(s, seat, a, b)
        if kind == 5:  # remove
            return actions.offer_remove(s, seat, a, b)
        if kind == 7:  # resource
            return actions.offer_resources(s, seat, a, b)
        if kind == 8:  # pay
            return paying.offer_sources(s, seat, a, b)
        if kind == 11:  # powers
            return effects.offer_powers(s, seat, a, b)
        if kind == 13:  # rob
            return effects.offer_rob(s, seat, a, b)
        raise AssertionError("this step asks nothing")

    def answer_step(self, kind: int, seat: int, a: int, b: int, move: Move) -> None:
        s = cast("Villages", self)
        if kind == 1:  # lead
            turn.lead(s, seat, a, b, move)
        elif kind == 2:  # follow
            turn.follow(s, seat, a, b, move)
        elif kind == 3:  # draw
            actions.draw(s, seat, a, b, move)
        elif kind == 4:  # discard
            actions.discard(s, seat, a, b, move)
        elif kind == 5:  # remove
            actions.remove(s, seat, a, b, move)
        elif kind == 7:  # resource
            actions.choose_resource(s, seat, a, b, move)
        elif kind == 8:  # pay
            paying.choose_source(s, seat, a, b, move)
        elif kind == 11:  # powers
            effects.use_power(s, seat, a, b, move)
        elif kind == 13:  # rob
            effects.rob(s, seat, a, b, move)
