"""Moments of Dice Kingdoms: screenshots draw them, tests look at them."""

from __future__ import annotations

from moments import Laid, Moment, Moves, Played, asks, over, waits


def boxes(**lengths: int) -> dict[str, list[int]]:
    """The first so many boxes of each road."""
    return {road: list(range(1, length + 1)) for road, length in lengths.items()}


def tracks(*checked: int) -> dict[str, int]:
    return dict(zip(("holy", "worker", "shadow", "soldier"), checked, strict=True))


TABLE = {
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
"""A harvest on 3, 4 and 7 that ends on a pedestal, a power used, a long road in reach."""

HARVESTED: Moves = ((0, "track soldier"), (0, "combat lair_2"), (0, "statue 1"), (0, "green +1"))

MOMENTS: dict[str, Moment] = {
    "roll": Played(2, 2, asks("roll", 3)),
    "action": Played(3, 4, asks("action", 22, several=True)),
    "powers": Played(2, 6, asks("action", 26, several=True)),
    "track": Played(3, 2, asks("track-order", 9)),
    "statue": Played(3, 3, asks("statue", 6)),
    "combat": Played(2, 5, asks("combat", 8)),
    "waits": Played(3, 5, waits(14)),
    "four": Played(4, 7, asks("action", 29, several=True)),
    "solo": Played(1, 13, asks("action", 12)),
    "strike": Played(1, 8, asks("strike", 3)),
    "late-four": Played(4, 1, asks("action", 49)),
    "late-two": Played(2, 1, asks("action", 45)),
    "fork": Played(2, 1, asks("build-on", 37)),
    "end": Played(3, 4, over),
    "end-tie": Played(4, 13, over),
    "end-solo": Played(1, 7, over),
    "end-lost": Played(1, 1, over, bots="random"),
    "road": Laid(TABLE, HARVESTED),
}
