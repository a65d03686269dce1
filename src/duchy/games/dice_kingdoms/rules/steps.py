"""The kinds of steps on the agenda of Dice Kingdoms; `agenda.py` says what each of them does."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0
TURN: Final = 1
ROLL_DICE: Final = 2
EVENT: Final = 3
INSTRUCTION: Final = 4
STRIKE: Final = 5
HARVEST: Final = 6
HARVEST_SEAT: Final = 7
TRACK_ORDER: Final = 8
FILL_TRACK: Final = 9
CONSOLATION: Final = 10
AFTER_HARVEST: Final = 11
SERVE_STATUES: Final = 12
TAKE_STATUE: Final = 13
REFILL: Final = 14
ACTION: Final = 15
BUILD_ON: Final = 16
GAIN_GOLD: Final = 17
RECRUIT: Final = 18
BUILD_ROAD: Final = 19
COMBAT: Final = 20
CITIZEN_JOINS: Final = 21
SECOND_ROLL: Final = 22
END_TURN: Final = 23
