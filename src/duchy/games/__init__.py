"""The shelf: every folder here is a game, and so is every installed package that says so. No game knows
another.

A package of its own names its module under the entry points `duchy.games`, by the id of the game:

    [project.entry-points."duchy.games"]
    pebbles = "pebbles_game"

A module has `make_game`, which opens the box with today's rules. When rules change, `rules_version` goes up,
and as long as games of the version before are played, the module keeps it in `FORMER`: by its number, what
opens the box with the rules as they were.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from duchy.core.errors import UnknownGame, UnknownRules
from duchy.core.game import Game
from duchy.core.reading.cards import read_overlay
from duchy.core.reading.fields import unknown_name

GROUP = "duchy.games"


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return list(_shelf(tuple(__path__)))


@cache
def _shelf(folders: tuple[str, ...]) -> dict[str, str]:
    """The module of every game, by its id. A server asks at every table: they are looked for once."""
    from importlib.metadata import entry_points

    modules = {found.name: found.value for found in entry_points(group=GROUP)}
    for module in iter_modules(folders):
        if module.ispkg:
            modules[module.name.replace("_", "-")] = f"{__name__}.{module.name}"
    return dict(sorted(modules.items()))


def game(id: str, cards: str | Path | Mapping[str, Any] | None = None, rules: int | None = None) -> Game:
    """The game with this id; `cards` is a user's card file, or its tables, to be laid over the cards, and
    `rules` the version that is wanted, if it is not today's.

    >>> game("card-kingdoms").max_seats
    5
    """
    if id not in game_ids():
        raise UnknownGame(*unknown_name("game", str(id), game_ids()))
    if not cards:
        return _standard(id, rules)
    if isinstance(cards, str | Path):
        return _make(id, read_overlay(cards), str(cards), rules)
    return _make(id, cards, "the cards", rules)


@cache
def _standard(id: str, rules: int | None) -> Game:
    return _make(id, {}, "", rules)


def _make(id: str, overlay: Mapping[str, Any], name: str, rules: int | None) -> Game:
    module = import_module(_shelf(tuple(__path__))[id])
    former: Mapping[int, Callable[[Mapping[str, Any], str], Game]] = getattr(module, "FORMER", {})
    if rules is not None and rules in former:
        return former[rules](overlay, name)
    made: Game = module.make_game(overlay, name)
    if rules is not None and rules != made.rules_version:
        raise UnknownRules(f"{id}: version {rules} of the rules is not played here any more")
    return made
