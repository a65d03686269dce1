"""The kinds of steps on the agenda of Villages; `agenda.py` says what each of them does."""

from __future__ import annotations

from typing import Final

TURN: Final = 0
LEAD: Final = 1
FOLLOW: Final = 2
DRAW: Final = 3
DISCARD: Final = 4
REMOVE: Final = 5
DEVELOP: Final = 6
CHOOSE_RESOURCE: Final = 7
PAY: Final = 8
COMPLETE: Final = 9
TAX_COIN: Final = 10
POWERS: Final = 11
GAIN: Final = 12
ROB: Final = 13
HAND_LIMIT_CHECK: Final = 14
END_TURN: Final = 15

FOR_ACTION: Final = 0
FOR_POWER: Final = 1
FOR_LIMIT: Final = 2
"""Why cards are discarded."""

GOLD: Final = 0
CARDS: Final = 1
"""What is taken from an opponent."""
