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

LAID: dict[str, tuple[str, dict[str, Any], Moves]] = {
    "villages-paying": ("villages", VILLAGES, PAYING),
    "villages-follow": ("villages", VILLAGES, PAYING[:-3]),
}
