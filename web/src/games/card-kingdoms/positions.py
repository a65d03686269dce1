"""Moments of Card Kingdoms: screenshots draw them, tests look at them."""

from __future__ import annotations

from moments import Moment, Played, asks, over, waits

MOMENTS: dict[str, Moment] = {
    "action": Played(3, 4, asks("action", 9, several=True)),
    "dukes": Played(3, 1, asks("keep-duke", 0)),
    "roll": Played(2, 2, asks("roll", 6)),
    "waits": Played(3, 3, waits(8)),
    "five": Played(5, 5, asks("action", 22)),
    "solo": Played(1, 6, asks("action", 5)),
    "exchange": Played(4, 8, asks("harvest-exchange", 8)),
    "first-five": Played(5, 5, asks("keep-duke", 0)),
    "late-five": Played(5, 1, asks("action", 37)),
    "late-two": Played(2, 1, asks("action", 17)),
    "end-two": Played(2, 1, over),
    "end": Played(3, 11, over),
    "end-tie": Played(5, 10, over),
    "end-lost": Played(1, 2, over, bots="random"),
}
