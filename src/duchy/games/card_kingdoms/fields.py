"""What lies on the table in Card Kingdoms, each field once; `storage.py` is written from this.

Lists are flat: seat by seat, `seat * width + index`. A stack has `down` face-down cards under `up` face-
up ones; `cards` holds the latter, bottom first, `height` places a stack, and `tops` the card on top (-1:
none). Face-down cards are not decided: they come out of `unseen_citizens` (Mixed Citizens) or out of the
Domains whose place is UNSEEN.
"""

from __future__ import annotations

from typing import Final

from duchy.core.declaring.fields import (
    ALONE,
    FIXED,
    OTHERS,
    REPLACED,
    Declared,
    Given,
    flag,
    number,
    numbers,
    seat_numbers,
)
from duchy.games.card_kingdoms.components.layout import RUNNING, STACKS, UNSEEN

FIELDS: Final = Declared(
    Given("box", "duchy.games.card_kingdoms.components.cards.Cards", lambda game, _: game.box),
    Given("moves", "duchy.games.card_kingdoms.moves.Moves", lambda game, _: game.families),
    Given("height", "int", lambda game, _: game.height),
    Given("incomes", "list[float]", lambda game, _: game.incomes),
    Given("kinds", "int", lambda game, _: len(game.box.citizens)),
    Given("mixed", "bool", lambda _, options: options["mixed_citizens"] is True),
    # The turn. Domains used in this roll and exhausted stacks are bits.
    number("first"),
    number("active"),
    flag("ending"),
    number("die1"),
    number("die2"),
    number("used"),
    number("exhausted"),
    # The centre: an area for each stack of Monsters, a kind for each of Citizens (-1 if mixed).
    numbers("areas", kept=FIXED),
    numbers("lineup", kept=FIXED),
    numbers("tops", STACKS, -1),
    numbers("up", STACKS),
    numbers("down", STACKS, kept=REPLACED),
    numbers("cards", lambda s: STACKS * s.height, kept=REPLACED),
    numbers("domain_place", lambda s: len(s.box.domains), UNSEEN, kept=REPLACED),
    numbers("unseen_citizens", lambda s: s.kinds, kept="self.mixed"),
    # The kingdoms.
    seat_numbers("tokens", 4),
    seat_numbers("price", lambda s: s.kinds, lambda s: [citizen.cost for citizen in s.box.citizens]),
    seat_numbers("citizens", lambda s: s.kinds),
    seat_numbers("roles", 4),
    seat_numbers("monsters", lambda s: len(s.box.monsters)),
    seat_numbers("no_surcharge", kept=REPLACED),
    seat_numbers("discount", kept=REPLACED),
    seat_numbers("duke", start=-1, kept=REPLACED, hidden=OTHERS),
    seat_numbers("spare", start=-1, kept=REPLACED, hidden=OTHERS),
    seat_numbers("pending", lambda s: s.kinds, kept=REPLACED),
    # The Dark Lord, against whom one plays alone.
    number("outcome", RUNNING),
    number("dark_lord", -1),
    numbers("captured", lambda s: s.kinds, kept=ALONE),
)
