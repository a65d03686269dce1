"""What lies on the table in Villages, each field once; `storage.py` is written from this.

Lists are flat: seat by seat, `seat * width + index`. Hands and developed cards are counts by kind of
Building; `built`, `joined` and `powers` are bits. Face-down cards are not decided: `unseen` holds every
Building nobody has looked at, of which `deck_size` form the deck (alone, the others stay in the box).
`resources` and `coins` are counts by kind of resource; the fifth place for coins is the Castle. `free`
sums up, over all villages, the resources without a coin. `seen` is what everybody knows to be in a hand;
`rumours` what some know. `idle` counts the turns in a row in which nothing could be done any more.
"""

from __future__ import annotations

from typing import Final

from duchy.core.declaring.fields import (
    ALONE,
    EVERYBODY,
    OTHERS,
    REPLACED,
    Declared,
    Given,
    listed,
    number,
    numbers,
    seat_numbers,
)
from duchy.games.villages.components.layout import NOTHING, PILES, PLACES, ROW

FIELDS: Final = Declared(
    Given("box", "duchy.games.villages.components.cards.Cards", lambda game, _: game.box),
    Given("moves", "duchy.games.villages.moves.Moves", lambda game, _: game.families),
    Given("kinds", "int", lambda game, _: len(game.box.buildings)),
    # The turn.
    number("first"),
    number("active"),
    number("action", NOTHING),
    number("used"),
    number("arrived"),
    number("building", NOTHING),
    numbers("picks", hidden=OTHERS),
    number("thefts"),
    number("idle"),
    # The centre.
    number("bank"),
    listed("unseen", "int", lambda s: s.box.copies.copy(), hidden=EVERYBODY),
    number("unseen_size", lambda s: sum(s.unseen)),
    number("deck_size", lambda s: s.unseen_size),
    number("adventurer_deck", lambda s: (1 << len(s.box.adventurers)) - 1),
    listed("piles", "list[int]", lambda s: [[] for _ in range(PILES)]),
    numbers("row", ROW, NOTHING, kept=REPLACED),
    numbers("free", 4),
    numbers("removed", lambda s: s.kinds, kept=ALONE),
    # The villages.
    seat_numbers("gold"),
    seat_numbers("hand", lambda s: s.kinds, hidden=OTHERS),
    seat_numbers("hand_size"),
    seat_numbers("seen", lambda s: s.kinds),
    listed("rumours", "duchy.games.villages.showing.knowledge.Rumour", lambda s: [], hidden=OTHERS),
    seat_numbers("built", kept=REPLACED),
    seat_numbers("joined", kept=REPLACED),
    seat_numbers("powers", kept=REPLACED),
    seat_numbers("types", 4, kept=REPLACED),
    seat_numbers("resources", 4),
    seat_numbers("developed", lambda s: s.kinds, kept=REPLACED),
    seat_numbers("coins", PLACES),
    numbers("slid", PLACES, kept=ALONE),
)
