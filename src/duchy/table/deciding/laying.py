"""Laying a table: its settings are checked, and its first entry is made."""

from __future__ import annotations

import msgspec

from duchy.bots.specs import BOTS
from duchy.core.errors import DuchyError
from duchy.core.reading.fields import unknown
from duchy.table import messages as m
from duchy.table.deciding.rated import check_rated
from duchy.table.game import entries as e
from duchy.table.game.boxes import Cards, game_with
from duchy.table.game.seats import Person
from duchy.table.plain_text import plain_line
from duchy.table.ports import Randomness
from duchy.table.refusal import Refusal

ID_BYTES = 9


def new_table_id(randomness: Randomness) -> str:
    return randomness.token(ID_BYTES)


def is_table_id(id: str) -> bool:
    return len(id) == 2 * ID_BYTES and all(letter in "0123456789abcdef" for letter in id)


def check_settings(settings: m.Settings, default_stand_in: str, cards: Cards | None = None) -> m.Settings:
    """The settings as they can be played, or a sentence why they cannot."""
    try:
        game = game_with(settings.game, cards)
        game.check_seats(len(settings.seats))
        options = game.read_options(len(settings.seats), settings.options)
        settings.stand_in = settings.stand_in or default_stand_in
        check_level(settings.stand_in)
        for number, word in enumerate(settings.seats):
            if word.startswith("bot:"):
                check_level(word[4:])
            elif word not in ("me", "open"):
                raise Refusal(
                    "bad-table",
                    f"seats[{number}]: it can be 'me', 'open' or 'bot:' with a level, not '{word}'",
                )
    except Refusal:
        raise
    except DuchyError as problem:
        raise Refusal("bad-table", str(problem)) from None
    if settings.clock != "none" and settings.time < 1:
        raise Refusal("bad-table", f"time: a clock of the kind '{settings.clock}' needs a time of at least 1")
    if settings.clock == "days" and settings.time > 30:
        raise Refusal("bad-table", "time: a decision may take 30 days at most")
    for field, given in (("names", settings.names), ("arms", settings.arms)):
        if len(given) not in (0, len(settings.seats)):
            raise Refusal(
                "bad-table", f"{field}: there is one for each of {len(settings.seats)} seats, or none"
            )
    check_rated(settings, cards)
    named = {**game.former_defaults(), **settings.options}
    settings.options = {name: value for name, value in options.items() if name in named}
    return settings


def check_level(level: str) -> None:
    """Whether there is a bot of this level. Bots with a budget of one's own are not for the server."""
    if level not in BOTS:
        raise Refusal("bad-table", unknown("bot", level, BOTS))


def create(
    settings: m.Settings,
    person: Person,
    now: int,
    persons: list[e.Reserved | None],
    previous: str = "",
    beginning: e.Beginning | None = None,
    guide: e.Guided | None = None,
    cards: Cards | None = None,
    deal: e.Dealt | None = None,
    *,
    randomness: Randomness,
) -> e.Created:
    return e.Created(
        at=now,
        player=person.id,
        settings=msgspec.structs.replace(settings, names=[], arms=[]),
        name=person.name,
        secret=randomness.token(32),
        invitation=randomness.token(12),
        persons=persons,
        previous=previous,
        beginning=beginning,
        guide=guide,
        deal=deal,
        cards=cards,
        rules=game_with(settings.game, cards).rules_version,
        household=person.household,
    )


def persons_for(settings: m.Settings, person: Person) -> list[e.Reserved | None]:
    """The seats of who lays the table: at one screen for several, each with a name and arms of its own."""
    names = settings.names or [""] * len(settings.seats)
    arms = settings.arms or [-1] * len(settings.seats)
    return [
        e.Reserved(person.id, plain_line(name) or person.name, worn) if word == "me" else None
        for word, name, worn in zip(settings.seats, names, arms, strict=True)
    ]
