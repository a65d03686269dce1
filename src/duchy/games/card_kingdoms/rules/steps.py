"""The kinds of steps on the agenda of Card Kingdoms; `agenda.py` says what each of them does."""

from __future__ import annotations

from typing import Final

KEEP_DUKE: Final = 0
FIRST_PLAYER: Final = 1
TURN: Final = 2
ROLL_DICE: Final = 3
CHANGE_DICE: Final = 4
THIEVES: Final = 5
HARVEST: Final = 6
HARVEST_CHOICE: Final = 7
HARVEST_EXCHANGE: Final = 8
CONSOLATION: Final = 9
BEGIN_ACTIONS: Final = 10
ACTION: Final = 11
AFTER_ACTION: Final = 12
END_ACTIONS: Final = 13
MONSTERS_PHASE: Final = 14
ATTACK: Final = 15
END_TURN: Final = 16
EFFECT: Final = 17
CHOOSE_ONE: Final = 18
EXCHANGE_ONCE: Final = 19
FREE_CITIZEN: Final = 20
ROB: Final = 21
RAID: Final = 22
GIVE_BACK: Final = 23
EXTRA_SLAY: Final = 24
WHICH_FIRST: Final = 25
UNCOVER: Final = 26
