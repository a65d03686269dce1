"""Moments of King of the Valley: screenshots draw them, tests look at them."""

from __future__ import annotations

from moments import Moment, Played, asks, over

MOMENTS: dict[str, Moment] = {
    "walk": Played(4, 2, asks("summon", 28, several=True)),
    "recruit": Played(3, 5, asks("recruit", 14)),
    "give": Played(2, 9, asks("give", 0, least=6), bots="random"),
    "first-four": Played(4, 1, asks("place-king", 0)),
    "late-four": Played(4, 1, asks("summon", 35)),
    "late-two": Played(2, 1, asks("summon", 31)),
    "end-four": Played(4, 1, over),
    "end": Played(3, 4, over),
    "end-shared": Played(3, 11, over),
}

REPLAYS = (3,)
"""The golden records of so many seats that are shown as replays."""
