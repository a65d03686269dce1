"""What follows from `fields.py`, slots, types and clones, and from `agenda.py`: steps by number.

Written by `python -m duchy.testing.storage`: change those files instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from duchy.core.moves import Move
from duchy.core.state import State
from duchy.games.card_kingdoms.components.cards import Cards
from duchy.games.card_kingdoms.moves import Moves
from duchy.games.card_kingdoms.rules import actions, effects, harvest, solo, turn

if TYPE_CHECKING:
    from duchy.games.card_kingdoms.state import Kingdoms


class Storage(State):
    """What a state of this game holds."""

    __slots__ = (
        "active",
        "areas",
        "box",
        "captured",
        "cards",
        "citizens",
        "dark_lord",
        "die1",
        "die2",
        "discount",
        "domain_place",
        "down",
        "duke",
        "ending",
        "exhausted",
        "first",
        "height",
        "incomes",
        "kinds",
        "lineup",
        "mixed",
        "monsters",
        "moves",
        "no_surcharge",
        "outcome",
        "pending",
        "price",
        "roles",
        "spare",
        "tokens",
        "tops",
        "unseen_citizens",
        "up",
        "used",
    )

    box: Cards
    moves: Moves
    height: int
    incomes: list[float]
    kinds: int
    mixed: bool
    first: int
    active: int
    ending: bool
    die1: int
    die2: int
    used: int
    exhausted: int
    areas: list[int]
    lineup: list[int]
    tops: list[int]
    up: list[int]
    down: list[int]
    cards: list[int]
    domain_place: list[int]
    unseen_citizens: list[int]
    tokens: list[int]
    price: list[int]
    citizens: list[int]
    roles: list[int]
    monsters: list[int]
    no_surcharge: list[int]
    discount: list[int]
    duke: list[int]
    spare: list[int]
    pending: list[int]
    outcome: int
    dark_lord: int
    captured: list[int]

    def copy_table(self, other: Storage) -> None:
        other.box = self.box
        other.moves = self.moves
        other.height = self.height
        other.incomes = self.incomes
        other.kinds = self.kinds
        other.mixed = self.mixed
        other.first = self.first
        other.active = self.active
        other.ending = self.ending
        other.die1 = self.die1
        other.die2 = self.die2
        other.used = self.used
        other.exhausted = self.exhausted
        other.areas = self.areas
        other.lineup = self.lineup
        other.tops = self.tops.copy()
        other.up = self.up.copy()
        other.down = self.down
        other.cards = self.cards
        other.domain_place = self.domain_place
        other.unseen_citizens = self.unseen_citizens.copy() if self.mixed else self.unseen_citizens
        other.tokens = self.tokens.copy()
        other.price = self.price.copy()
        other.citizens = self.citizens.copy()
        other.roles = self.roles.copy()
        other.monsters = self.monsters.copy()
        other.no_surcharge = self.no_surcharge
        other.discount = self.discount
        other.duke = self.duke
        other.spare = self.spare
        other.pending = self.pending
        other.outcome = self.outcome
        other.dark_lord = self.dark_lord
        other.captured = self.captured.copy() if self.seats == 1 else self.captured

    def act_step(self, kind: int, seat: int, a: int, b: int) -> None:
        s = cast("Kingdoms", self)
        if kind == 1:  # first-player
            turn.find_first_player(s, seat, a, b)
        elif kind == 2:  # turn
            turn.begin_turn(s, seat, a, b)
        elif kind == 5:  # thieves
            harvest.thieves(s, seat, a, b)
        elif kind == 6:  # harvest
            harvest.harvest(s, seat, a, b)
        elif kind == 10:  # begin-actions
            actions.begin_actions(s, seat, a, b)
        elif kind == 12:  # after-action
            actions.after_action(s, seat, a, b)
        elif kind == 13:  # end-actions
            actions.end_actions(s, seat, a, b)
        elif kind == 14:  # monsters
            solo.monsters_phase(s, seat, a, b)
        elif kind == 16:  # end-turn
            turn.end_turn(s, seat, a, b)
        elif kind == 17:  # effect
            effects.resolve(s, seat, a, b)
        elif kind == 26:  # uncover
            actions.uncover(s, seat, a, b)

    def offer_step(self, kind: int, seat: int, a: int, b: int) -> list[Move]:
        s = cast("Kingdoms", self)
        if kind == 0:  # keep-duke
            return turn.offer_dukes(s, seat, a, b)
        if kind == 3:  # roll
            return turn.offer_roll(s, seat, a, b)
        if kind == 4:  # change-dice
            return turn.offer_changes(s, seat, a, b)
        if kind == 7:  # harvest-choice
            return harvest.offer_choice(s, seat, a, b)
        if kind == 8:  # harvest-exchange
            return harvest.offer_exchange(s, seat, a, b)
        if kind == 9:  # consolation
            return harvest.offer_consolation(s, seat, a, b)
        if kind == 11:  # action
            return actions.offer_action(s, seat, a, b)
        if kind == 15:  # attack
            return solo.offer_attack(s, seat, a, b)
        if kind == 18:  # choose
            return effects.offer_sides(s, seat, a, b)
        if kind == 19:  # exchange
            return effects.offer_trade(s, seat, a, b)
        if kind == 20:  # free-citizen
            return effects.offer_free(s, seat, a, b)
        if kind == 21:  # rob
            return effects.offer_rob(s, seat, a, b)
        if kind == 22:  # raid
            return effects.offer_raid(s, seat, a, b)
        if kind == 23:  # give-back
            return effects.offer_give_back(s, seat, a, b)
        if kind == 24:  # extra-slay
            return effects.offer_extra_slay(s, seat, a, b)
        if kind == 25:  # which-first
            return actions.offer_order(s, seat, a, b)
        raise AssertionError("this step asks nothing")

    def answer_step(self, kind: int, seat: int, a: int, b: int, move: Move) -> None:
        s = cast("Kingdoms", self)
        if kind == 0:  # keep-duke
            turn.keep_duke(s, seat, a, b, move)
        elif kind == 3:  # roll
            turn.roll(s, seat, a, b, move)
        elif kind == 4:  # change-dice
            turn.change(s, seat, a, b, move)
        elif kind == 7:  # harvest-choice
            harvest.choose(s, seat, a, b, move)
        elif kind == 8:  # harvest-exchange
            harvest.exchange(s, seat, a, b, move)
        elif kind == 9:  # consolation
            harvest.console(s, seat, a, b, move)
        elif kind == 11:  # action
            actions.act(s, seat, a, b, move)
        elif kind == 15:  # attack
            solo.attack(s, seat, a, b, move)
        elif kind == 18:  # choose
            effects.choose_side(s, seat, a, b, move)
        elif kind == 19:  # exchange
            effects.trade_once(s, seat, a, b, move)
        elif kind == 20:  # free-citizen
            effects.take_free(s, seat, a, b, move)
        elif kind == 21:  # rob
            effects.rob(s, seat, a, b, move)
        elif kind == 22:  # raid
            effects.raid(s, seat, a, b, move)
        elif kind == 23:  # give-back
            effects.give_back(s, seat, a, b, move)
        elif kind == 24:  # extra-slay
            effects.extra_slay(s, seat, a, b, move)
        elif kind == 25:  # which-first
            actions.use_first(s, seat, a, b, move)
