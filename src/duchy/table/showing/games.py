"""The games that can be played here, with the cards that were laid over them."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from duchy.bots.levels import LEVELS
from duchy.core.game import Game
from duchy.games import BrokenGame, game_ids
from duchy.table import messages as m
from duchy.table.game.boxes import Cards, game_with

log = logging.getLogger("duchy.games")


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
    """A game of another package that cannot be used is left out: the others are played all the same."""
    facts: list[m.GameFacts] = []
    for id in game_ids():
        try:
            facts.append(facts_of_game(game_with(id, own.get(id))))
        except BrokenGame as problem:
            log.warning("%s", problem)
    return m.Shelf(facts, list(LEVELS))


def facts_of_game(game: Game) -> m.GameFacts:
    options = [m.OptionFacts(o.name, o.kind, o.default, list(o.choices), o.rule) for o in game.options]
    seats = (game.min_seats, game.max_seats)
    return m.GameFacts(game.id, game.rules_version, *seats, len(game.moves), options, own_cards(game))
