"""The catalogue: every move that the game can ever offer, with its text and its part of the board."""

from __future__ import annotations

from duchy.core.moves import Catalogue

MOVES = Catalogue()
ROLL = MOVES.add("roll", "die")
HOLD = MOVES.add("hold", "bank")
