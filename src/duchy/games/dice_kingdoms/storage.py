"""What follows from `fields.py`, slots, types and clones, and from `agenda.py`: steps by number.

Written by `python -m duchy.testing.storage`: change those files instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from duchy.core.moves import Move
from duchy.core.state import State
from duchy.games.dice_kingdoms.components.cards import Sheets
from duchy.games.dice_kingdoms.components.roads import RoadMap
from duchy.games.dice_kingdoms.moves import Moves
from duchy.games.dice_kingdoms.rules import actions, effects, harvest, solo, turn

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.state import Lordships


class Storage(State):
    """What a state of this game holds."""

    __slots__ = (
        "active",
        "ahead",
        "bans",
        "chosen_order",
        "claims",
        "complete",
        "deck",
        "dice",
        "ending",
        "events",
        "first",
        "frontier",
        "grants",
        "leftmost_joins",
        "marks",
        "moment",
        "moves",
        "origin",
        "owed",
        "rallied",
        "river",
        "river_size",
        "roads",
        "rolled",
        "sheets",
        "statue_at_once",
        "statues",
        "struck",
        "struck_domains",
        "struck_lairs",
        "struck_roads",
        "under",
        "used",
        "ways",
        "width",
    )

    sheets: Sheets
    ways: RoadMap
    moves: Moves
    width: int
    chosen_order: bool
    leftmost_joins: bool
    statue_at_once: bool
    first: int
    active: int
    ending: bool
    moment: int
    dice: list[int]
    rolled: list[int]
    used: int
    bans: int
    origin: int
    ahead: int
    marks: list[int]
    grants: list[int]
    roads: list[int]
    frontier: list[int]
    rallied: list[int]
    claims: list[int]
    complete: list[int]
    owed: list[int]
    statues: list[int]
    deck: int
    river: int
    under: list[int]
    river_size: int
    events: list[int]
    struck: list[int]
    struck_roads: int
    struck_domains: int
    struck_lairs: int

    def copy_table(self, other: Storage) -> None:
        other.sheets = self.sheets
        other.ways = self.ways
        other.moves = self.moves
        other.width = self.width
        other.chosen_order = self.chosen_order
        other.leftmost_joins = self.leftmost_joins
        other.statue_at_once = self.statue_at_once
        other.first = self.first
        other.active = self.active
        other.ending = self.ending
        other.moment = self.moment
        other.dice = self.dice.copy()
        other.rolled = self.rolled
        other.used = self.used
        other.bans = self.bans
        other.origin = self.origin
        other.ahead = self.ahead
        other.marks = self.marks.copy()
        other.grants = self.grants.copy()
        other.roads = self.roads.copy()
        other.frontier = self.frontier.copy()
        other.rallied = self.rallied.copy()
        other.claims = self.claims.copy()
        other.complete = self.complete.copy()
        other.owed = self.owed.copy()
        other.statues = self.statues.copy()
        other.deck = self.deck
        other.river = self.river
        other.under = self.under.copy()
        other.river_size = self.river_size
        other.events = self.events.copy()
        other.struck = self.struck.copy() if self.seats == 1 else self.struck
        other.struck_roads = self.struck_roads
        other.struck_domains = self.struck_domains
        other.struck_lairs = self.struck_lairs

    def act_step(self, kind: int, seat: int, a: int, b: int) -> None:
        s = cast("Lordships", self)
        if kind == 0:  # first-player
            turn.find_first_player(s, seat, a, b)
        elif kind == 1:  # turn
            turn.begin_turn(s, seat, a, b)
        elif kind == 3:  # event
            solo.event(s, seat, a, b)
        elif kind == 4:  # instruction
            solo.instruct(s, seat, a, b)
        elif kind == 6:  # harvest
            harvest.harvest(s, seat, a, b)
        elif kind == 7:  # harvest-seat
            harvest.harvest_seat(s, seat, a, b)
        elif kind == 9:  # fill-track
            harvest.fill_track(s, seat, a, b)
        elif kind == 11:  # after-harvest
            harvest.after_harvest(s, seat, a, b)
        elif kind == 12:  # serve-statues
            harvest.serve_statues(s, seat, a, b)
        elif kind == 14:  # refill
            harvest.refill(s, seat, a, b)
        elif kind == 17:  # gold
            effects.gain_gold(s, seat, a, b)
        elif kind == 23:  # end-turn
            turn.end_turn(s, seat, a, b)

    def offer_step(self, kind: int, seat: int, a: int, b: int) -> list[Move]:
        s = cast("Lordships", self)
        if kind == 2:  # roll
            return turn.offer_roll(s, seat, a, b)
        if kind == 5:  # strike
            return solo.offer_strike(s, seat, a, b)
        if kind == 8:  # track-order
            return harvest.offer_order(s, seat, a, b)
        if kind == 10:  # consolation
            return harvest.offer_consolation(s, seat, a, b)
        if kind == 13:  # statue
            return effects.offer_statues(s, seat, a, b)
        if kind == 15:  # action
            return actions.offer_action(s, seat, a, b)
        if kind == 16:  # build-on
            return actions.offer_on(s, seat, a, b)
        if kind == 18:  # recruit
            return effects.offer_recruit(s, seat, a, b)
        if kind == 19:  # road
            return effects.offer_road(s, seat, a, b)
        if kind == 20:  # combat
            return effects.offer_combat(s, seat, a, b)
        if kind == 21:  # citizen-joins
            return effects.offer_joining(s, seat, a, b)
        if kind == 22:  # second-roll
            return turn.offer_second_roll(s, seat, a, b)
        raise AssertionError("this step asks nothing")

    def answer_step(self, kind: int, seat: int, a: int, b: int, move: Move) -> None:
        s = cast("Lordships", self)
        if kind == 2:  # roll
            turn.roll(s, seat, a, b, move)
        elif kind == 5:  # strike
            solo.strike(s, seat, a, b, move)
        elif kind == 8:  # track-order
            harvest.choose_track(s, seat, a, b, move)
        elif kind == 10:  # consolation
            harvest.console(s, seat, a, b, move)
        elif kind == 13:  # statue
            effects.take_statue(s, seat, a, b, move)
        elif kind == 15:  # action
            actions.act(s, seat, a, b, move)
        elif kind == 16:  # build-on
            actions.build_on(s, seat, a, b, move)
        elif kind == 18:  # recruit
            effects.take_citizen(s, seat, a, b, move)
        elif kind == 19:  # road
            effects.build_road(s, seat, a, b, move)
        elif kind == 20:  # combat
            effects.combat(s, seat, a, b, move)
        elif kind == 21:  # citizen-joins
            effects.take_citizen(s, seat, a, b, move)
        elif kind == 22:  # second-roll
            turn.second_roll(s, seat, a, b, move)
