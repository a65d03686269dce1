"""The numbers of the table: how much of everything, by the number of players."""

from __future__ import annotations

from typing import Final

PILES: Final = 5
ROW: Final = 5
DECK: Final = 5
"""Where a card is drawn: piles are 0 to 4, the face-down deck comes after them (VV-028)."""

START_HAND: Final = 6
START_GOLD: Final = 3
HAND_LIMIT: Final = 8

GOLD_IN_PLAY: Final = (0, 7, 14, 20, 25, 30)
"""By the number of players (VV-010, VV-102, VV-RU-04)."""

TARGET: Final = (0, 0, 12, 12, 10, 10)
"""Buildings and Adventurers that end the game, by the number of players (VV-086, VV-RU-05)."""

SOLO_CARDS: Final = 35
"""Buildings in a solo game, hand and piles included (VV-103, VV-RU-44)."""

CASTLE: Final = 4
PLACES: Final = 5
"""Places for coins in a village: the four kinds of resources, then the Castle."""

NOTHING: Final = -1
"""No action, no card, no Adventurer."""

BUILDING_DECK: Final = 0
ADVENTURER_DECK: Final = 1
"""Face-down decks, by the number that a draw names."""
