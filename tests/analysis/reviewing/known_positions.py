"""Positions with a known answer: the last decision of a game, laid out by hand from the rules.

In each a seat decides for the last time, so what its moves bring is written on the cards. `right` wins and
`wrong` does not: it wastes what the seat has. Where a game is lost, or won, whatever the seat does, both are
as good as each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from duchy.core.state import State
from games.card_kingdoms import tables as ck
from games.dice_kingdoms import tables as dk
from games.king_of_the_valley import tables as kv
from games.villages import table as vv

WINS, LOST, WON = "wins", "lost", "won"


@dataclass(frozen=True)
class Known:
    """`answer`: the right move wins and the wrong one does not; or both lose; or both win."""

    name: str
    state: Callable[[], State]
    right: str
    wrong: str
    answer: str

    def __str__(self) -> str:
        return self.name


def three(name: str, lay: Callable[[int], State], right: str, wrong: str, rival: int) -> list[Known]:
    """The same decision three times: with a rival who has so many points that only the right move is enough,
    with one who cannot be reached any more, and with one who has nothing."""
    return [
        Known(f"{name} wins", lambda: lay(rival), right, wrong, WINS),
        Known(f"{name} comes too late", lambda: lay(rival + 12), right, wrong, LOST),
        Known(f"{name} is not needed", lambda: lay(0), right, wrong, WON),
    ]


# -- Card Kingdoms: four stacks are exhausted, and the last player has one action left

EXHAUSTED = {"cleric": 0, "merchant": 0, "mercenary": 0, "archer": 0}
SLAIN = [
    ("the Goblin King", "slay 1", {"hills": 1}, 6, 0, 12),
    ("the Skeleton", "slay 2", {}, 2, 0, 11),
    ("the Skeleton King", "slay 2", {"ruins": 1}, 8, 0, 13),
    ("the Spider Queen", "slay 3", {"forest": 1}, 10, 3, 14),
    ("the Troll", "slay 4", {"valley": 1}, 12, 0, 14),
    ("the Dire Bear", "slay 5", {}, 5, 0, 12),
    ("the Orc Chieftain", "slay 5", {"mountains": 1}, 14, 0, 14),
]
"""The Monster, the move, which cards are left of its area, the Strength and Magic it costs, and a rival's
points between what slaying it and what taking a token brings: ten points, its own, one for four resources."""


def slaying(left: dict[str, int], strength: int, magic: int) -> Callable[[int], State]:
    def lay(rival: int) -> State:
        return ck.table(
            ck.realm(vp=rival, duke="cornelius"),
            ck.realm(strength=strength, magic=magic, vp=10, duke="elsyn"),
            active=1, first=0, at="action", actions=1, left={**EXHAUSTED, **left},
        )  # fmt: skip

    return lay


BUILT = [("darktide_harbour", 6), ("rogues_landing", 7), ("shattered_hand", 7), ("grimmwater_keep", 10)]


def building(domain: str, gold: int) -> Callable[[int], State]:
    def lay(rival: int) -> State:
        roles = {"cleric": 2, "peasant": 2, "rogue": 2, "knight": 2}
        return ck.table(
            ck.realm(vp=rival, duke="elisium"),
            ck.realm(gold=gold, vp=10, duke="cornelius", citizens=roles),
            active=1, first=0, at="action", actions=1, domains=[domain],
            left={"merchant": 0, "mercenary": 0, "archer": 0, "champion": 0},
        )  # fmt: skip

    return lay


CARD_KINGDOMS = [
    known
    for name, move, left, strength, magic, rival in SLAIN
    for known in three(f"slaying {name}", slaying(left, strength, magic), move, "take gold", rival)
] + [
    known
    for domain, gold in BUILT
    for known in three(f"building {domain}", building(domain, gold), "build 1", "take gold", 14)
]

# -- King of the Valley: the hill is empty, and the last king summons one of two tiles

INFLUENCE = {"Q": 5, "D": 4, "C": 3, "L": 2, "P": 1}
MOVES = {"Q": "queen", "D": "duke", "C": "countess", "L": "knight", "P": "peasant"}
PAIRS = [(high, low) for high in INFLUENCE for low in INFLUENCE if INFLUENCE[high] > INFLUENCE[low]]


def summoning(high: str, low: str, held: str = "") -> Callable[[int], State]:
    def lay(rival: int) -> State:
        rows = [f"{high} . . . .", ". . . . .", f". . {low} . .", ". . . . .", ". . . . ."]
        return kv.table(
            rows, kv.castle(king="a5", gold=rival), kv.castle(king="e1", gold=3, up=held),
            seat=1, first=0, ending=True, left="", right="", pile2="", pile3="",
        )  # fmt: skip

    return lay


def between(high: str, low: str) -> int:
    """Points of a rival that the higher tile is enough for and the lower one is not: with three gold of one's
    own, and where they are neighbours with the tie that the second in the order wins here."""
    return 3 + INFLUENCE[high] - (INFLUENCE[high] - INFLUENCE[low] > 1)


VALLEY = [
    known
    for high, low in PAIRS
    for known in three(
        f"{MOVES[high]} before {MOVES[low]}",
        summoning(high, low),
        f"summon a1 {MOVES[high]}",
        f"summon c3 {MOVES[low]}",
        between(high, low),
    )
]

# -- Villages: the rival has reached the target, and the last follower may build once

TARGET = (
    "windmill blacksmith trading_post barracks guard_tower witchs_hut "
    "catacombs gambling_den chapel herb_garden fountain wizards_tower"
)
"""Twelve Buildings of one point each."""
HALF = "farm workshop armory keep bastion training_grounds"
"""Six Buildings of two points each."""
ALL_RESOURCES = "harbor harbor oracle black_market tavern tavern monastery arcane_library"
"""Two cards of each resource."""
COINS = 4
HANDS = {
    "tannery": 1, "watch_post": 1, "hideout": 1, "shrine": 1,
    "brewery": 3, "temple": 3, "citadel": 3, "cathedral": 3, "thieves_den": 2, "gatehouse": 2,
}  # fmt: skip
"""The Building in hand, and its points."""


def following(hand: str) -> Callable[[int], State]:
    def lay(rival: int) -> State:
        return vv.follows(
            "build",
            vv.village(gold=COINS, hand=hand, buildings=HALF, developed=ALL_RESOURCES),
            vv.village(gold=min(rival, 14 - COINS), buildings=TARGET),
            seat=0,
            first=0,
        )

    return lay


VILLAGES = [
    known
    for hand, points in HANDS.items()
    for known in three(
        f"following with {hand}", following(hand), f"build {hand}", "decline", COINS + points - 1
    )
]

# -- Dice Kingdoms: the last round ends with this action

FOUGHT = [
    ("lair_1", 1, [1, 3], 3, 1),
    ("lair_1", 1, [1, 3], 5, 1),
    ("lair_1", 2, [2, 2], 6, 3),
    ("lair_2", 1, [1, 4], 1, 1),
    ("lair_2", 2, [2, 3], 6, 1),
    ("lair_3", 1, [1, 2, 3], 2, 1),
    ("lair_3", 2, [2, 1, 3], 5, 1),
    ("lair_3", 3, [2, 2, 2], 6, 4),
    ("lair_4", 1, [1, 3, 3], 2, 1),
    ("lair_4", 2, [2, 2, 3], 6, 1),
    ("lair_4", 3, [2, 3, 2], 6, 5),
]
"""The lair, the block whose last box is open, what is checked, and the red and the blue die that reach it."""


def fighting(lair: str, checked: list[int], red: int, blue: int) -> Callable[[int], State]:
    """The rival has four stars on the Wall Walk, or much more than that, or nothing; the seat itself one."""

    def lay(rival: int) -> State:
        much: dict[str, Any] = {"treasury": 36, "tracks": dict.fromkeys(dk.GUILDS, 24)} if rival > 4 else {}
        return dk.table(
            dk.lordship(wall_walk=16 if rival else 0, **much),
            dk.lordship(lairs={lair: checked}, wall_walk=6),
            active=1, first=0, at="action", red=red, blue=blue, ending=True,
        )  # fmt: skip

    return lay


DICE_KINGDOMS = [
    known
    for lair, block, checked, red, blue in FOUGHT
    for known in three(
        f"the last box of {lair}, block {block}, with {red} and {blue},",
        fighting(lair, checked, red, blue),
        f"fight {lair} {block}",
        "recruit 1",
        4,
    )
]

KNOWN = {
    "card-kingdoms": CARD_KINGDOMS,
    "villages": VILLAGES,
    "dice-kingdoms": DICE_KINGDOMS,
    "king-of-the-valley": VALLEY,
}
