"""What lies on the table in Dice Kingdoms, each field once; `storage.py` is written from this.

Lists are flat: seat by seat, `seat * width + index`. `marks` holds for each section how many boxes are
behind its next one. Only alone can boxes be struck: then `struck` has their bits, and `marks` has moved
on past them. Lairs without a free box are bits of `complete`. A network of roads is the bits of its boxes
in `roads`, what may be checked next those in `frontier`, rallied domains those in `rallied`. Statue cards
are bits too: `deck`, `river` and what each seat owns share the 28 of them with `under`.
"""

from __future__ import annotations

from typing import Any, Final

from duchy.core.declaring.fields import (
    ALONE,
    REPLACED,
    Declared,
    Given,
    flag,
    listed,
    number,
    numbers,
    seat_numbers,
)
from duchy.games.dice_kingdoms.components.cards import Sheets
from duchy.games.dice_kingdoms.components.layout import AT_ONCE, DAY, LAIRS, RIVER, STATUES


def sheets(game: Any, options: dict[str, Any]) -> Sheets:
    found: Sheets = game.sheets[str(options["pedestals"])]
    return found


FIELDS: Final = Declared(
    Given("sheets", "duchy.games.dice_kingdoms.components.cards.Sheets", sheets),
    Given(
        "ways",
        "duchy.games.dice_kingdoms.components.roads.RoadMap",
        lambda game, options: sheets(game, options).roads,
    ),
    Given("moves", "duchy.games.dice_kingdoms.moves.Moves", lambda game, _: game.families),
    Given("width", "int", lambda game, options: sheets(game, options).width),
    Given("chosen_order", "bool", lambda _, options: options["harvest_order"] == "chosen"),
    Given("leftmost_joins", "bool", lambda _, options: options["joining_citizen"] == "leftmost"),
    Given("statue_at_once", "bool", lambda _, options: options["statue_chain"] == "at-once"),
    # The turn.
    number("first"),
    number("active"),
    flag("ending"),
    number("moment", AT_ONCE),
    numbers("dice", 6),
    numbers("rolled", 4, kept=REPLACED),
    number("used"),
    number("bans"),
    number("origin"),
    number("ahead"),
    # The sheets.
    listed("marks", "int", lambda s: s.sheets.start * s.seats),
    seat_numbers("grants", 4),
    seat_numbers("roads"),
    seat_numbers("frontier", start=lambda s: [s.ways.entries]),
    seat_numbers("rallied"),
    seat_numbers("claims", LAIRS),
    seat_numbers("complete"),
    seat_numbers("owed"),
    seat_numbers("statues"),
    # The statues that nobody has.
    number("deck", DAY | DAY << STATUES),
    number("river"),
    numbers("under"),
    number("river_size", RIVER),
    # Alone: events to come, and what was struck.
    numbers("events"),
    numbers("struck", lambda s: s.width, kept=ALONE),
    number("struck_roads"),
    number("struck_domains"),
    number("struck_lairs"),
)
