"""The card files that a server is started with."""

from __future__ import annotations

from collections.abc import Sequence

from duchy.core.errors import BadCards
from duchy.core.reading.cards import read_overlay
from duchy.games import game as find_game
from duchy.games import game_ids
from duchy.table.game.boxes import Cards


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
