"""The shelf: every folder here is a game, and so is every installed package that says so. No game knows
another.

A package of its own names its module under the entry points `duchy.games`, by the id of the game:

    [project.entry-points."duchy.games"]
    pebbles = "pebbles_game"

A module has `make_game`, which opens the box with today's rules. When rules change, `rules_version` goes up,
and as long as games of the version before are played, the module keeps it in `FORMER`: by its number, what
opens the box with the rules as they were.

What a game needs besides its module lies beside it: `locales/en/words.ftl` and other languages,
`rules.md`, `reference/en.md`, `guide.json`, `bots/observation.py`. `duchy new-game` writes such a package.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from duchy.core.errors import DuchyError, UnknownGame, UnknownRules
from duchy.core.game import Game
from duchy.core.reading.cards import read_overlay
from duchy.core.reading.fields import unknown_name
from duchy.core.reading.files import BROUGHT

if TYPE_CHECKING:
    from pathlib import Path

GROUP = "duchy.games"


class BrokenGame(DuchyError):
    """A game in a package of somebody else that cannot be used."""


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return list(_shelf(tuple(__path__)))


@cache
def _shelf(folders: tuple[str, ...]) -> dict[str, str]:
    """The module of every game, by its id. A server asks at every table: they are looked for once."""
    from importlib.metadata import entry_points
    from importlib.util import find_spec
    from pathlib import Path
    from pkgutil import iter_modules

    modules: dict[str, str] = {}
    for found in entry_points(group=GROUP):
        spec = find_spec(found.module)
        if spec is not None and spec.origin is not None:
            modules[found.name] = found.module
            BROUGHT[found.name] = Path(spec.origin).parent
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
    if isinstance(cards, Mapping):
        return _changed(id, cards, "the cards", rules)
    return _changed(id, read_overlay(cards), str(cards), rules)


def reopened(id: str, cards: Mapping[str, Any], name: str, rules: int) -> Game:
    """The game that was sent: the very one, if it is open here."""
    version = None if rules == _standard(id, None).rules_version else rules
    if not cards:
        return _standard(id, version)
    return _with_cards.get(_mark(id, cards, rules)) or _changed(id, cards, name, version)


_with_cards: dict[str, Game] = {}
"""The games with cards of somebody's own that were opened last."""
MOST_WITH_CARDS = 16


def _mark(id: str, cards: Mapping[str, Any], rules: int) -> str:
    import json

    return json.dumps([id, rules, cards], sort_keys=True, default=str)


def _changed(id: str, cards: Mapping[str, Any], name: str, rules: int | None) -> Game:
    made = _make(id, cards, name, rules)
    mark = _mark(id, cards, made.rules_version)
    _with_cards.pop(mark, None)
    _with_cards[mark] = made
    if len(_with_cards) > MOST_WITH_CARDS:
        del _with_cards[next(iter(_with_cards))]
    return made


@cache
def _standard(id: str, rules: int | None) -> Game:
    return _make(id, {}, "", rules)


def _make(id: str, overlay: Mapping[str, Any], name: str, rules: int | None) -> Game:
    module = module_of(id)
    try:
        made = _opened(module, id, overlay, name, rules)
        made.reopen = reopened
        made.moves.game = made
        return made
    except DuchyError:
        raise
    except Exception as problem:
        if id not in BROUGHT:
            raise
        raise BrokenGame(f"{id}: its package {module} cannot be used ({problem!r})") from problem


def _opened(module: str, id: str, overlay: Mapping[str, Any], name: str, rules: int | None) -> Game:
    package = import_module(module)
    former: Mapping[int, Callable[[Mapping[str, Any], str], Game]] = getattr(package, "FORMER", {})
    if rules is not None and rules in former:
        return former[rules](overlay, name)
    made: Game = package.make_game(overlay, name)
    if rules is not None and rules != made.rules_version:
        raise UnknownRules(f"{id}: version {rules} of the rules is not played here any more")
    return made


def module_of(id: str) -> str:
    """The name of the module, a package, that a game is."""
    return _shelf(tuple(__path__))[id]
