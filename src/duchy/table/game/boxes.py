"""Games as they are played at a table: a box, with the cards that somebody laid over its own."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from duchy.core.game import Game
from duchy.games import game as find_game

Cards = dict[str, Any]
"""Cards of one's own, as their file has them: sections of cards by id."""
BOXES_KEPT = 16
"""Games with own cards that stay open: those of the server, of older tables and of opened records."""


def game_with(id: str, cards: Cards | None, rules: int | None = None) -> Game:
    """A game with own cards laid over it, in a version of its rules (None: today's). Opening a box takes its
    time, so the last ones stay open."""
    if not cards:
        return find_game(id, rules=rules)
    return _opened(id, msgspec.json.encode(cards, order="sorted"), rules)


@lru_cache(maxsize=BOXES_KEPT)
def _opened(id: str, cards: bytes, rules: int | None) -> Game:
    return find_game(id, msgspec.json.decode(cards), rules)
