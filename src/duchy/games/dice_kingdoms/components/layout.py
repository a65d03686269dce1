"""Where things are: the numbers of sections, rewards, dice, powers and cards."""

from __future__ import annotations

from typing import Final

GUILDS: Final = ("holy", "worker", "shadow", "soldier")
"""In the order in which tracks are filled where nobody chooses (DK-R-08)."""

REWARDS: Final = ("-", "recruit", "gold", "road", "sentinel", "combat", "pedestal", "star")
NOTHING: Final = 0
RECRUIT: Final = 1
GOLD: Final = 2
ROAD: Final = 3
SENTINEL: Final = 4
COMBAT: Final = 5
PEDESTAL: Final = 6
STAR: Final = 7

VALUES: Final = ((1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,), (9, 10), (11, 12))
"""The values of the ten citizen sections (DK-020, DK-R-02)."""
LABELS: Final = tuple("/".join(str(value) for value in values) for values in VALUES)

CITIZENS: Final = 0
TRACKS: Final = 10
TREASURY: Final = 14
WALL: Final = 15
BLOCKS: Final = 16
"""Sections with an order of their own: ten of citizens, four tracks, treasury, wall walk, lair blocks."""
LONG_SECTIONS: Final = (*GUILDS, "treasury", "wall_walk")
TRACK_SIZE: Final = 24
CITIZEN_SIZE: Final = 2
LAIRS: Final = 4

YELLOW: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
COLOURS: Final = ("yellow", "red", "green", "blue")

STEP: Final = 0
FLIP: Final = 4
ANY: Final = 8
JOINS: Final = 9
DOMAINS: Final = 13
DICE_POWERS: Final = 0b1_1111_1111
"""Domains are numbered by their power: ±1 on each colour (0-3), turning it (4-7), ±1 on any (8), and a
citizen of each guild who joins (9-12)."""

STATUES: Final = 14
DAY: Final = (1 << STATUES) - 1
MOST_STATUES: Final = 4
RIVER: Final = 6
"""Statue cards are bits: number 1 to 14 with a Day back, then with a Night back."""

TREES: Final = 20
BOATS: Final = 6

STATUE_DECK: Final = 0
EVENT_DECK: Final = 1
"""Face-down decks, by the number that a draw names."""

OPEN: Final = 0
LATER: Final = 1
FIRST: Final = 2
CLAIMS: Final = ("open", "later", "first")
"""What a seat has circled at a lair."""

AT_ONCE: Final = 0
HARVESTING: Final = 1
SERVING: Final = 2
MOMENTS: Final = ("at-once", "harvesting", "serving")
"""When lairs and statues are decided: at once; after all have harvested; statues after that, in passes."""

NO_BLUE: Final = 1
NO_POWERS: Final = 2
NO_SECOND_HARVEST: Final = 4
BANS: Final = ("no-blue", "no-powers", "no-second-harvest")


PART: Final = 60
WHOLE_PART: Final = (1 << PART) - 1
"""As many bits as a native number has, and a few to spare."""


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set. Taken in parts, since a network of roads is a long number:
    each step on one makes a new one."""
    found: list[int] = []
    before = -1
    while mask:
        part = mask & WHOLE_PART
        while part:
            low = part & -part
            found.append(before + low.bit_length())
            part ^= low
        mask >>= PART
        before += PART
    return found
