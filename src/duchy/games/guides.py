"""The guided first games: `guide.json` beside the module of a game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from duchy.core.errors import UnknownGame
from duchy.core.reading.files import BROUGHT
from duchy.core.reading.guide import Guide, load_guide
from duchy.games import game as find_game


def guide_file(id: str) -> Path:
    return BROUGHT.get(id, Path(__file__).parent / id.replace("-", "_")) / "guide.json"


@cache
def guide(id: str) -> Guide:
    """The guided first game of the game with this id."""
    game = find_game(id)
    path = guide_file(id)
    if not path.exists():
        raise UnknownGame(f"there is no guided game of {id} yet")
    return load_guide(path, game)
