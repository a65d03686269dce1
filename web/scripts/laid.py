"""Tables laid out by hand for the screenshots: moments that no bot would happen to play."""

from __future__ import annotations

from collections import Counter
from typing import Any

Moves = tuple[tuple[int, str], ...]
"""Who plays what, from the table as it was laid to the moment that is drawn."""


def village(
    gold: int,
    hand: str,
    developed: str,
    buildings: str,
    adventurers: str,
    coins: dict[str, int] | None = None,
) -> dict[str, Any]:
    return {
        "gold": gold,
        "hand": dict(Counter(hand.split())),
        "developed": dict(Counter(developed.split())),
        "buildings": buildings.split(),
        "adventurers": adventurers.split(),
        "coins": coins or {},
    }


VILLAGES = {
    "seats": 4,
    "turn": 19,
    "agenda": [["lead", 2], ["follow", 3], ["follow", 0], ["follow", 1], ["end-turn", 2]],
    "table": {
        "active": 2,
        "piles": [
            ["farm", "barracks"],
            ["keep"],
            ["harbor", "black_market", "watch_post"],
            ["oracle"],
            ["blacksmith", "temple", "tavern", "market_square"],
        ],
        "row": ["knight", "paladin", "champion", "high_priestess", "archmage"],
        "villages": [
            village(
                3,
                "armory shrine chapel witchs_hut gatehouse citadel hideout",
                "watch_post witchs_hut windmill gatehouse shrine",
                "windmill tannery watch_post hideout monastery",
                "guildmaster",
                {"stone": 1},
            ),
            village(
                3,
                "workshop guard_tower catacombs fountain bastion tavern",
                "chapel armory blacksmith workshop windmill",
                "trading_post barracks chapel",
                "bard",
            ),
            village(
                4,
                "brewery cathedral poachers_camp herb_garden oracle",
                "guard_tower temple tannery keep",
                "training_grounds catacombs black_market wizards_tower",
                "necromancer",
            ),
            village(
                2,
                "arcane_library thieves_den gambling_den cathedral",
                "gambling_den shrine barracks guard_tower training_grounds",
                "market_square poachers_camp fountain herb_garden",
                "enchantress",
                {"castle": 1, "stone": 1},
            ),
        ],
    },
}
"""Villages: Bertrand leads Build, Odo declines, and we follow: two coins lie, a stone is left to pay."""

PAYING: Moves = (
    (2, "build brewery"),
    (2, "coin castle"),
    (2, "coin wood"),
    (2, "coin magic from 1"),
    (2, "confirm"),
    (2, "draw deck"),
    (2, "use wizards_tower"),
    (3, "decline"),
    (0, "build armory"),
    (0, "coin wood"),
    (0, "coin castle"),
)


def boxes(**lengths: int) -> dict[str, list[int]]:
    """The first so many boxes of each road."""
    return {road: list(range(1, length + 1)) for road, length in lengths.items()}


def tracks(*checked: int) -> dict[str, int]:
    return dict(zip(("holy", "worker", "shadow", "soldier"), checked, strict=True))


DICE_KINGDOMS = {
    "seats": 3,
    "turn": 22,
    "agenda": [["harvest", 0], ["action", 0], ["end-turn", 0]],
    "table": {
        "first": 0,
        "active": 0,
        "dice": {"black": [3, 4], "yellow": 5, "red": 2, "green": 3, "blue": 3},
        "river": ["5 day", "9 day", "3 day", "14 day", "7 day", "1 day"],
        "lordships": [
            {
                "citizens": {"1": 1, "3": 2, "4": 1, "5": 1, "6": 1, "7": 1},
                "tracks": tracks(5, 14, 6, 12),
                "treasury": 14,
                "wall_walk": 7,
                "lairs": {"lair_1": [2, 3], "lair_2": [2, 1]},
                "circled": {"lair_1": "first"},
                "roads": boxes(r01=2, r02=5, r05=5, r07=3, r09=6, r10=6),
                "domains": ["yellow_step", "green_step", "green_flip", "soldier_joins"],
                "statues": ["12 day"],
            },
            {
                "citizens": {"1": 2, "3": 1, "5": 2, "6": 1, "7": 1, "9/10": 1},
                "tracks": tracks(11, 9, 10, 7),
                "treasury": 13,
                "wall_walk": 8,
                "lairs": {"lair_2": [2, 4]},
                "circled": {"lair_2": "first"},
                "roads": boxes(r01=2, r02=5, r06=4, r12=3),
                "domains": ["yellow_step", "green_step", "blue_step"],
                "statues": ["8 day", "2 day"],
            },
            {
                "citizens": {"2": 2, "4": 1, "5": 2, "6": 2, "8": 1, "11/12": 1},
                "tracks": tracks(4, 17, 8, 14),
                "treasury": 11,
                "wall_walk": 5,
                "roads": boxes(r04=4, r05=5, r06=4, r08=5, r10=7),
                "domains": ["green_step", "green_flip", "blue_step", "soldier_joins", "worker_joins"],
                "statues": ["11 day"],
            },
        ],
    },
}
"""Dice Kingdoms: a harvest on 3, 4 and 7 that ends on a pedestal, a power used, a long road in reach."""

HARVESTED: Moves = ((0, "track soldier"), (0, "combat lair_2"), (0, "statue 1"), (0, "green +1"))

LAID: dict[str, tuple[str, dict[str, Any], Moves]] = {
    "villages-paying": ("villages", VILLAGES, PAYING),
    "villages-follow": ("villages", VILLAGES, PAYING[:-3]),
    "dice-kingdoms-road": ("dice-kingdoms", DICE_KINGDOMS, HARVESTED),
}
