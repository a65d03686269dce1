"""What lies on the table in King of the Valley, each field once; `storage.py` is written from this.

Lists are flat: seat by seat, `seat * width + index`. `valley` and `hill` hold kinds of tiles; `coins` is
the Gold that lies on each square, `holes` the empty squares in the order in which their tiles were taken.
A slope has `height` tiles, without gaps. `up` and `down` count a Castle's tiles by their place, `columns`
its face-up tiles by column. Piles are not shuffled: `piles` counts what is left in each, `left` how many
that is (KV-020).
"""

from __future__ import annotations

from typing import Final

from duchy.core.declaring.fields import REPLACED, Declared, Given, flag, number, numbers, seat_numbers
from duchy.games.king_of_the_valley.components.cards import COLUMNS
from duchy.games.king_of_the_valley.components.layout import (
    EMPTY,
    NOWHERE,
    PILES,
    PLACES_ON_HILL,
    SLOPES,
    SQUARES,
)

FIELDS: Final = Declared(
    Given("box", "duchy.games.king_of_the_valley.components.cards.Box", lambda game, _: game.box),
    Given("moves", "duchy.games.king_of_the_valley.moves.Moves", lambda game, _: game.families),
    Given("partial_groups", "bool", lambda _, options: options["partial_groups"] is True),
    Given("jester_couples", "bool", lambda _, options: options["jester_couples"] is True),
    Given("alternate", "bool", lambda _, options: options["hill_refill"] == "alternate"),
    # The turn.
    number("first"),
    number("active"),
    flag("ending"),
    number("idle"),
    # The valley, the hill, and the piles.
    number("bank", lambda s: s.box.coins),
    numbers("valley", SQUARES, EMPTY),
    numbers("coins", SQUARES),
    numbers("holes"),
    numbers("hill", PLACES_ON_HILL, EMPTY),
    numbers("height", len(SLOPES)),
    numbers("piles", lambda s: len(PILES) * s.box.kinds),
    numbers("left", len(PILES)),
    numbers("gone", lambda s: s.box.kinds, kept=REPLACED),
    # The realms.
    seat_numbers("kings", start=NOWHERE),
    seat_numbers("gold"),
    seat_numbers("tokens", kept=REPLACED),
    seat_numbers("taxed", kept=REPLACED),
    seat_numbers("up", lambda s: s.box.places),
    seat_numbers("down", lambda s: s.box.places),
    seat_numbers("columns", COLUMNS),
)
