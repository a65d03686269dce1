"""What things are worth to the evaluation, set by hand; a few were tried against others in matches of greedy
bots.
"""

from __future__ import annotations

from typing import Final

from duchy.games.dice_kingdoms.components.cards import COUNTS, Sheets, Statue
from duchy.games.dice_kingdoms.components.layout import BLOCKS, TRACKS, TREASURY
from duchy.games.dice_kingdoms.rules import steps

REWARD_WORTH: Final[list[float]] = [0.0, 0.9, 0.55, 0.5, 0.6, 1.0, 6.0, 1.0]
"""A point or so for each reward, in the order of `REWARDS`."""
AHEAD: Final = 0.88
TREASURY_AHEAD: Final = 0.93
LAIR_PROGRESS: Final = 0.75
CHECK_WORTH: Final = 0.45
POWER_WORTH: Final = 1.6
ROAD_WORTH: Final = 0.16
ROAD_TO_COME: Final = 2 * ROAD_WORTH
"""A box of a road whose way is still to be chosen."""
EXPECTED: Final[list[float]] = [4.0, 10.0, 28.0, 3.0, 3.0, 18.0, 3.6, 2.2, 3.2, 2.2, 3.6]
"""What statues will have counted at the end of a game for two, in the order of `COUNTS`."""
HARVESTS: Final = 34.0
HESITATION: Final = 0.05
"""What a changed die costs against an action made at once, so that nobody turns dice for nothing."""

PENDING: Final[list[float]] = [0.0] * 24
"""A step still to come, by its kind."""
PENDING[steps.RECRUIT] = REWARD_WORTH[1]
PENDING[steps.GAIN_GOLD] = REWARD_WORTH[2]
PENDING[steps.BUILD_ROAD] = REWARD_WORTH[3]
PENDING[steps.COMBAT] = REWARD_WORTH[5]
PENDING[steps.TAKE_STATUE] = REWARD_WORTH[6]
PENDING[steps.CITIZEN_JOINS] = REWARD_WORTH[1]

assert len(EXPECTED) == len(COUNTS)


class Season:
    """How much of the game is left, from 1 at the start to 0, and what that makes of things to come.

    In the last turn a road that reaches nothing is worth nothing.
    """

    __slots__ = ("growing", "income", "lairs", "powers", "rewards", "roads")

    rewards: float
    income: float
    powers: float
    lairs: float
    roads: float
    growing: float

    def __init__(self, left: float, is_last: bool) -> None:
        self.rewards = min(1.0, 2.0 * left)
        self.income = left * HARVESTS * CHECK_WORTH
        self.powers = left * POWER_WORTH
        self.lairs = LAIR_PROGRESS * min(1.0, 3.0 * left)
        self.roads = 0.0 if is_last else ROAD_WORTH
        self.growing = min(1.0, 1.5 * left)

    def statue(self, statue: Statue, counted: int) -> float:
        """What a statue scores now, and will still grow by."""
        now = float(statue.vp * (counted // statue.group))
        expected = statue.vp * EXPECTED[statue.per] / statue.group
        return now + (expected - now) * self.growing if expected > now else now


class Worths:
    """What lies ahead of every box of every section, and how often each citizen is activated."""

    __slots__ = ("ahead", "chances", "lair_boxes")

    ahead: list[list[float]]
    chances: list[float]
    lair_boxes: list[int]

    def __init__(self, sheets: Sheets) -> None:
        self.ahead = [
            rewards_ahead(rewards, TREASURY_AHEAD if section == TREASURY else AHEAD)
            for section, rewards in enumerate(sheets.rewards)
        ]
        self.chances = [0.0] * TRACKS
        for pair in sheets.activated:
            for section, times in pair:
                self.chances[section] += times / 36
        self.lair_boxes = [
            sum(sheets.sizes[BLOCKS + block] for block in range(lair.start, lair.stop))
            for lair in sheets.lairs
        ]


def rewards_ahead(rewards: list[int], fading: float) -> list[float]:
    """For each number of checked boxes, the worth of the boxes still to come, fading with distance."""
    found = [0.0]
    for reward in reversed(rewards):
        found.append((found[-1] + REWARD_WORTH[reward]) * fading)
    found.reverse()
    return found
