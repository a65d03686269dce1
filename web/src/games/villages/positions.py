"""Moments of Villages: screenshots draw them, tests look at them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from moments import Laid, Moment, Moves, Played, asks, over

from duchy.core.state import State


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


TABLE = {
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
"""Bertrand leads Build, Odo declines, and we follow: two coins lie, a stone is left to pay."""

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


def coins_return(state: State) -> bool:
    """Alone: some coins come back next turn, others the turn after."""
    village = state.view(0)["table"]["villages"][0]
    return asks("draw", 5)(state) and sum(village["slid"].values()) < sum(village["coins"].values())


MOMENTS: dict[str, Moment] = {
    "lead": Played(3, 5, asks("lead", 13)),
    "draw": Played(3, 1, asks("draw", 6)),
    "discard": Played(4, 2, asks("discard", 8)),
    "powers": Played(2, 3, asks("powers", 8, least=2)),
    "first": Played(3, 1, asks("resource", 0)),
    "five": Played(5, 4, asks("lead", 16)),
    "late": Played(2, 6, asks("lead", 20)),
    "solo": Played(1, 7, coins_return),
    "first-five": Played(5, 1, asks("resource", 0)),
    "late-five": Played(5, 2, asks("lead", 30)),
    "full-hand": Played(5, 2, asks("discard", 31)),
    "end": Played(4, 3, over),
    "end-tie": Played(5, 3, over),
    "end-solo": Played(1, 7, over),
    "paying": Laid(TABLE, PAYING),
    "follow": Laid(TABLE, PAYING[:-3]),
}
