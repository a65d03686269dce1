"""What follows from `fields.py`, slots, types and clones, and from `agenda.py`: steps by number.

Written by `python -m duchy.testing.storage`: change those files instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from duchy.core.moves import Move
from duchy.core.state import State
from duchy.games.king_of_the_valley.components.cards import Box
from duchy.games.king_of_the_valley.moves import Moves
from duchy.games.king_of_the_valley.rules import effects, realm, refill, setup, summon, turn

if TYPE_CHECKING:
    from duchy.games.king_of_the_valley.state import Valley


class Storage(State):
    """What a state of this game holds."""

    __slots__ = (
        "active",
        "alternate",
        "bank",
        "box",
        "coins",
        "columns",
        "down",
        "ending",
        "first",
        "gold",
        "gone",
        "height",
        "hill",
        "holes",
        "idle",
        "jester_couples",
        "kings",
        "left",
        "moves",
        "partial_groups",
        "piles",
        "taxed",
        "tokens",
        "up",
        "valley",
    )

    box: Box
    moves: Moves
    partial_groups: bool
    jester_couples: bool
    alternate: bool
    first: int
    active: int
    ending: bool
    idle: int
    bank: int
    valley: list[int]
    coins: list[int]
    holes: list[int]
    hill: list[int]
    height: list[int]
    piles: list[int]
    left: list[int]
    gone: list[int]
    kings: list[int]
    gold: list[int]
    tokens: list[int]
    taxed: list[int]
    up: list[int]
    down: list[int]
    columns: list[int]

    def copy_table(self, other: Storage) -> None:
        other.box = self.box
        other.moves = self.moves
        other.partial_groups = self.partial_groups
        other.jester_couples = self.jester_couples
        other.alternate = self.alternate
        other.first = self.first
        other.active = self.active
        other.ending = self.ending
        other.idle = self.idle
        other.bank = self.bank
        other.valley = self.valley.copy()
        other.coins = self.coins.copy()
        other.holes = self.holes.copy()
        other.hill = self.hill.copy()
        other.height = self.height.copy()
        other.piles = self.piles.copy()
        other.left = self.left.copy()
        other.gone = self.gone
        other.kings = self.kings.copy()
        other.gold = self.gold.copy()
        other.tokens = self.tokens
        other.taxed = self.taxed
        other.up = self.up.copy()
        other.down = self.down.copy()
        other.columns = self.columns.copy()

    def act_step(self, kind: int, seat: int, a: int, b: int) -> None:
        s = cast("Valley", self)
        if kind == 0:  # first-player
            setup.find_first_player(s, seat, a, b)
        elif kind == 2:  # turn
            turn.begin_turn(s, seat, a, b)
        elif kind == 4:  # summon-phase
            summon.begin_summoning(s, seat, a, b)
        elif kind == 13:  # refill-hill
            refill.refill_hill(s, seat, a, b)
        elif kind == 14:  # end-turn
            turn.end_turn(s, seat, a, b)

    def offer_step(self, kind: int, seat: int, a: int, b: int) -> list[Move]:
        s = cast("Valley", self)
        if kind == 1:  # place-king
            return setup.offer_squares(s, seat, a, b)
        if kind == 3:  # recruit
            return turn.offer_recruits(s, seat, a, b)
        if kind == 5:  # summon
            return summon.offer_summons(s, seat, a, b)
        if kind == 6:  # jester
            return effects.offer_columns(s, seat, a, b)
        if kind == 7:  # tax
            return effects.offer_taxes(s, seat, a, b)
        if kind == 8:  # turn-tiles
            return effects.offer_tiles(s, seat, a, b)
        if kind == 9:  # sorcerer
            return effects.offer_exchanges(s, seat, a, b)
        if kind == 10:  # give
            return effects.offer_gifts(s, seat, a, b)
        if kind == 11:  # claim
            return realm.offer_claims(s, seat, a, b)
        if kind == 12:  # fill
            return refill.offer_slopes(s, seat, a, b)
        raise AssertionError("this step asks nothing")

    def answer_step(self, kind: int, seat: int, a: int, b: int, move: Move) -> None:
        s = cast("Valley", self)
        if kind == 1:  # place-king
            setup.place_king(s, seat, a, b, move)
        elif kind == 3:  # recruit
            turn.recruit(s, seat, a, b, move)
        elif kind == 5:  # summon
            summon.summon(s, seat, a, b, move)
        elif kind == 6:  # jester
            effects.place_jester(s, seat, a, b, move)
        elif kind == 7:  # tax
            effects.tax(s, seat, a, b, move)
        elif kind == 8:  # turn-tiles
            effects.choose_tile(s, seat, a, b, move)
        elif kind == 9:  # sorcerer
            effects.choose_exchange(s, seat, a, b, move)
        elif kind == 10:  # give
            effects.exchange(s, seat, a, b, move)
        elif kind == 11:  # claim
            realm.claim(s, seat, a, b, move)
        elif kind == 12:  # fill
            refill.fill_valley(s, seat, a, b, move)
