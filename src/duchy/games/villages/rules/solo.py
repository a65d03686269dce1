"""What is different for one player alone: coins come back in two steps, and a rank is reached.

VV-102..VV-126.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.games.villages.components.layout import PLACES

if TYPE_CHECKING:
    from duchy.core.showing.shown import Rank
    from duchy.games.villages.state import Villages

RANKS: Final[list[Rank]] = [
    {"verdict": "imperator", "least": 60, "won": True},
    {"verdict": "architect", "least": 50, "won": True},
    {"verdict": "boastful-mayor", "least": 40, "won": True},
    {"verdict": "backwater", "least": 30, "won": True},
    {"verdict": "pothole", "least": None, "won": True},
]
"""Every rank is a rank (VV-126): alone nobody loses."""


def ranks(s: Villages) -> list[Rank]:
    return RANKS if s.seats == 1 else []


def replenish(s: Villages) -> None:
    """Coins on the right come back, then those on the left slide to the right (VV-110..VV-112)."""
    back = 0
    moved = 0
    for place in range(PLACES):
        returned = s.slid[place]
        back += returned
        s.coins[place] -= returned
        if place < 4:
            s.free[place] += returned
        s.slid[place] = s.coins[place]
        moved += s.coins[place]
    s.gold[0] += back
    if s.listener is not None and back + moved:
        s.tell("replenish-alone", seat=0, gold=back, slid=moved)
