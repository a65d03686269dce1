"""The kinds of steps on the agenda of King of the Valley; `agenda.py` says what each of them does."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0
PLACE_KING: Final = 1
TURN: Final = 2
RECRUIT: Final = 3
SUMMON_PHASE: Final = 4
SUMMON: Final = 5
JESTER: Final = 6
TAX: Final = 7
TURN_TILES: Final = 8
SORCERER: Final = 9
GIVE: Final = 10
CLAIM: Final = 11
FILL: Final = 12
REFILL_HILL: Final = 13
END_TURN: Final = 14
