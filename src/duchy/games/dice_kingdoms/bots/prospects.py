"""What each action would bring, counted on the sheets without making it: before an action a seat stands as
well as its best action will leave it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.moves import Move
from duchy.games.dice_kingdoms.bots.weights import REWARD_WORTH, ROAD_TO_COME, Season, Worths
from duchy.games.dice_kingdoms.components.cards import (
    COUNTS,
    OF_BRIDGES,
    OF_DOMAINS,
    OF_GUILDS,
    OF_LAIRS,
    OF_PEDESTALS,
    OF_STARS,
    OF_TREASURY,
    OF_WALL_STARS,
    Statue,
)
from duchy.games.dice_kingdoms.components.layout import (
    BLOCKS,
    COMBAT,
    JOINS,
    LAIRS,
    OPEN,
    PEDESTAL,
    RECRUIT,
    STAR,
    TRACK_SIZE,
    TRACKS,
    TREASURY,
    WALL,
)
from duchy.games.dice_kingdoms.rules import effects, scoring
from duchy.games.dice_kingdoms.showing import preview
from duchy.games.dice_kingdoms.showing.preview import FORK, Pencil

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.state import Lordships

ALL_CITIZENS: Final = 2 * TRACKS


class Scales(Pencil):
    """Weighs the actions of a seat, one after the other."""

    __slots__ = ("counted", "gained", "rival", "road", "season", "statues", "value", "worths")

    season: Season
    worths: Worths
    rival: int
    road: int
    value: float
    gained: list[int]
    statues: list[Statue]
    counted: list[int]

    def __init__(self, s: Lordships, seat: int, rival: int, season: Season, worths: Worths) -> None:
        super().__init__(s, seat)
        self.season = season
        self.worths = worths
        self.rival = rival
        """The strongest of the others, whom a lost race for a lair sets back; -1 alone."""
        self.statues = [statue for statue in scoring.owned(s, seat) if statue.vp]
        self.counted = [scoring.count(s, seat, statue.per) for statue in self.statues]
        self.gained = [0] * len(COUNTS)
        self.value = 0.0
        self.road = 0

    def weigh(self, move: Move) -> float:
        """How much better the seat stands after an action than before it."""
        self.value = 0.0
        self.marks.clear()
        preview.DRAWN[move.verb](self, move)
        if self.statues:
            self.weigh_statues()
        return self.value

    def weigh_statues(self) -> None:
        """Statues grow with what they count."""
        for index, statue in enumerate(self.statues):
            counted = self.counted[index]
            if statue.per == OF_BRIDGES:
                more = scoring.bridges(self.s, self.seat, self.road) - counted
            else:
                more = self.gained[statue.per]
            if more:
                self.value += self.season.statue(statue, counted + more) - self.season.statue(statue, counted)
        self.gained = [0] * len(COUNTS)
        self.road = 0

    # -- What is checked -------------------------------------------------------------------------

    def note(self, section: int, before: int, after: int) -> None:
        sheets = self.s.sheets
        reward = sheets.rewards[section][before]
        if section >= BLOCKS:
            self.weigh_lair(sheets.lair_of[section - BLOCKS])
        elif section >= TRACKS:
            ahead = self.worths.ahead[section]
            self.value += (ahead[after] - ahead[before]) * self.season.rewards
            if section == TREASURY:
                self.gained[OF_TREASURY] += 1
                if reward == PEDESTAL:
                    self.gained[OF_PEDESTALS] += 1
            elif section == WALL and reward == STAR:
                self.gained[OF_WALL_STARS] += 1
        else:
            guild = sheets.guild_of[section]
            self.gained[OF_GUILDS + guild] += 1
            if self.s.marks[self.seat * self.s.width + TRACKS + guild] < TRACK_SIZE:
                self.value += self.worths.chances[section] * self.season.income
        if reward == STAR:
            self.value += 1.0
            self.gained[OF_STARS] += 1

    def weigh_lair(self, lair: int) -> None:
        """A step on the way to a lair's points, and with the last one the points themselves."""
        s = self.s
        if s.claims[self.seat * LAIRS + lair] != OPEN:
            return
        place = s.sheets.lairs[lair]
        first = scoring.is_first(s, lair)
        points = place.first if first else place.later
        boxes = self.worths.lair_boxes[lair]
        progress = self.season.lairs / boxes
        self.value += points * progress
        if scoring.lair_checks(s, self.seat, lair) + 1 == boxes:
            self.value += points * (1.0 - self.season.lairs)
            self.gained[OF_LAIRS] += 1
            if first and self.rival >= 0:
                behind = scoring.lair_checks(s, self.rival, lair)
                self.value += (place.first - place.later) * progress * behind

    def note_road(self, box: int) -> None:
        self.value += self.season.roads
        if self.statues:
            self.road |= self.s.ways.bit[box]
        if self.s.ways.rewards[box] == STAR:
            self.value += 1.0
            self.gained[OF_STARS] += 1

    def note_end(self, end: int, left: int) -> None:
        """A domain is worth a point and its power; where the way forks the rest of the road is to come."""
        if end >= 0:
            if not self.s.rallied[self.seat] >> end & 1:
                self.value += 1.0 + (REWARD_WORTH[RECRUIT] if end >= JOINS else self.season.powers)
                self.gained[OF_DOMAINS] += 1
        elif end == FORK:
            self.value += left * ROAD_TO_COME

    def note_choice(self, reward: int) -> None:
        """A reward to choose, unless there is nothing left to choose from."""
        s, seat = self.s, self.seat
        if reward == PEDESTAL:
            offered = bool(effects.offer_statues(s, seat, 0, 0))
        elif reward == COMBAT:
            offered = bool(effects.offer_combat(s, seat, 0, 0))
        elif reward == RECRUIT:
            start = seat * s.width
            offered = sum(s.marks[start : start + TRACKS]) < ALL_CITIZENS
        else:
            offered = True
        if offered:
            self.value += REWARD_WORTH[reward]
