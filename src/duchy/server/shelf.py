"""The games of this server: those of the box, with the cards that its owner laid over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from duchy.bots.levels import LEVELS
from duchy.core.cards import read_overlay
from duchy.core.errors import BadCards
from duchy.core.game import Game
from duchy.games import game as find_game
from duchy.games import game_ids
from duchy.server import messages as m

Cards = dict[str, Any]
"""Cards of one's own, as their file has them: sections of cards by id."""
BOXES_KEPT = 16
"""Games with own cards that stay open: those of the server, of older tables and of opened records."""


def game_with(id: str, cards: Cards | None) -> Game:
    """A game with own cards laid over it. Opening a box takes its time, so the last ones stay open."""
    return _opened(id, msgspec.json.encode(cards, order="sorted")) if cards else find_game(id)


@lru_cache(maxsize=BOXES_KEPT)
def _opened(id: str, cards: bytes) -> Game:
    return find_game(id, msgspec.json.decode(cards))


def read_own_cards(named: Sequence[str]) -> dict[str, Cards]:
    """The card files that a server is started with, by game. A file says itself which game it is for, unless
    several could have such cards: then it is named as GAME=FILE."""
    found: dict[str, Cards] = {}
    for word in named:
        before, equals, after = word.partition("=")
        id, file = (before, after) if equals and before in game_ids() else ("", word)
        cards = read_overlay(file)
        id = id or game_of(cards, file)
        game = find_game(id, file)  # raises a sentence about what is wrong in it
        for section in game.drawn:
            if section in cards:
                raise BadCards(
                    f"{file}: the {section} of {id} are drawn as printed at web tables and cannot be changed"
                    " there; in the terminal they can"
                )
        if id in found:
            raise BadCards(f"{file}: there is a card file for {id} already: put both into one")
        found[id] = cards
    return found


def game_of(cards: Cards, file: str) -> str:
    """The one game that has all these sections."""
    fitting = [id for id in game_ids() if cards.keys() <= find_game(id).card_file.sections.keys()]
    if len(fitting) == 1:
        return fitting[0]
    if not fitting or not cards:
        raise BadCards(f"{file}: no game has such sections: {', '.join(cards) or 'it is empty'}")
    ways = " or ".join(f"{id}={file}" for id in fitting)
    raise BadCards(f"{file}: several games have such cards: name it as {ways}")


def own_cards(game: Game) -> Cards:
    """The cards that were laid over, as they are now, with what they do in phrases: for a board to show."""
    return {
        section: {
            id: {**game.card_file.sections[section][id], "texts": game.card_texts(section, id)}
            for id in changed
        }
        for section, changed in game.card_file.overlay.items()
    }


def shelf_of(own: Mapping[str, Cards]) -> m.Shelf:
    games = [game_with(id, own.get(id)) for id in game_ids()]
    return m.Shelf([facts_of_game(game) for game in games], list(LEVELS))


def facts_of_game(game: Game) -> m.GameFacts:
    options = [m.OptionFacts(o.name, o.kind, o.default, list(o.choices), o.rule) for o in game.options]
    seats = (game.min_seats, game.max_seats)
    return m.GameFacts(game.id, game.rules_version, *seats, len(game.moves), options, own_cards(game))
