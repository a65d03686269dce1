"""The shelf: every folder here is a game. No game knows another."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from duchy.core.cards import read_overlay
from duchy.core.errors import UnknownGame
from duchy.core.fields import unknown
from duchy.core.game import Game


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return list(_ids_on(tuple(__path__)))


@cache
def _ids_on(shelves: tuple[str, ...]) -> list[str]:
    """A server asks at every table: the folders are looked through once."""
    return sorted(module.name.replace("_", "-") for module in iter_modules(shelves) if module.ispkg)


def game(id: str, cards: str | Path | Mapping[str, Any] | None = None) -> Game:
    """The game with this id; `cards` is a user's card file, or its tables, to be laid over the cards.

    >>> game("card-kingdoms").max_seats
    5
    """
    if id not in game_ids():
        raise UnknownGame(unknown("game", str(id), game_ids()))
    if not cards:
        return _standard(id)
    if isinstance(cards, str | Path):
        return _make(id, read_overlay(cards), str(cards))
    return _make(id, cards, "the cards")


@cache
def _standard(id: str) -> Game:
    return _make(id, {}, "")


def _make(id: str, overlay: Mapping[str, Any], name: str) -> Game:
    module = import_module(f"duchy.games.{id.replace('-', '_')}")
    made: Game = module.make_game(overlay, name)
    return made
