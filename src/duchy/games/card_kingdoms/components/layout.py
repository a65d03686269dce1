"""Where things lie: the numbers of the stacks of the centre, and of places outside it."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 5
CITIZEN_STACKS: Final = 10

MONSTERS: Final = 0
CITIZENS: Final = 5
DOMAINS: Final = 15
STACKS: Final = 20
"""Stacks are numbered row by row: 0-4 Monsters, 5-14 Citizens, 15-19 Domains (CK-027)."""

UNSEEN: Final = -1
IN_CENTRE: Final = -2
CAPTURED: Final = -3
OUT: Final = -4
"""Where a Domain is when no seat owns it: face down or in the box unseen, face up in the centre, with
the Dark Lord, or taken out by the set-up."""

RUNNING: Final = 0
VICTORY: Final = 1
DEFEAT: Final = 2
COUNT: Final = 3
OUTCOMES: Final = ("running", "victory", "defeat", "count")
"""How a solo game stands (CK-205..CK-207)."""

DOMAIN_DECK: Final = CITIZEN_STACKS
DUKE_DECK: Final = CITIZEN_STACKS + 1
"""Face-down decks, by the number that a draw names; a mixed stack of Citizens is one of the first ten."""
