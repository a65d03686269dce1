"""The seats at a table, and who is in them."""

from __future__ import annotations

from duchy.table.game.fairness import seal_of

FREE, PERSON, BOT = "free", "person", "bot"
ARMS = 12
"""How many arms there are: more than seats, so that everybody can wear their own."""


class Person:
    """Somebody who asks for something; without an id it is a stranger. Persons who come from one address have
    one `household` ('' if that is not known)."""

    __slots__ = ("household", "id", "name")

    def __init__(self, id: str, name: str, household: str = "") -> None:
        self.id = id
        self.name = name
        self.household = household


class SeatAt:
    """A seat at a table, and who is in it. `away` is the level of the bot that stands in for the person;
    whoever has `resigned` does not come back. `arms` are worn by this seat alone. `seal` is the hash of the
    contribution to the dice, which may be told later (`is_told`: it was). `usual`: what the person has
    answered before is answered alike."""

    __slots__ = (
        "arms",
        "away",
        "contribution",
        "household",
        "is_told",
        "kind",
        "level",
        "name",
        "player",
        "ready",
        "resigned",
        "seal",
        "usual",
    )

    def __init__(self) -> None:
        self.free()

    def free(self) -> None:
        self.kind = FREE
        self.player = self.name = self.level = self.away = self.household = ""
        self.resigned = self.usual = False
        self.arms = -1
        self.be_unready()

    def give(self, player: str, name: str, household: str = "") -> None:
        self.free()
        self.kind = PERSON
        self.player = player
        self.name = name
        self.household = household

    def give_bot(self, level: str) -> None:
        self.free()
        self.kind = BOT
        self.name = self.level = level
        self.ready = True

    def be_ready(self, contribution: str, seal: str) -> None:
        self.contribution = contribution
        self.seal = seal or seal_of(contribution)
        self.is_told = False
        self.ready = True

    def be_unready(self) -> None:
        self.contribution = self.seal = ""
        self.is_told = self.ready = False

    @property
    def is_sealed(self) -> bool:
        """Whether the contribution is still under its seal."""
        return bool(self.seal) and not self.contribution

    @property
    def bot(self) -> str:
        """The level of the bot that decides here; '' if a person does."""
        return self.level or self.away

    @property
    def has_voice(self) -> bool:
        """Whether a person plays here who can agree to something, or refuse it."""
        return self.kind == PERSON and not self.away and not self.resigned
