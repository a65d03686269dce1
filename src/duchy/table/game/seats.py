"""The seats at a table, and who is in them."""

from __future__ import annotations

FREE, PERSON, BOT = "free", "person", "bot"


class Person:
    """Somebody who asks for something; without an id it is a stranger."""

    __slots__ = ("id", "name")

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


class SeatAt:
    """A seat at a table, and who is in it. `away` is the level of the bot that stands in for the person."""

    __slots__ = ("away", "contribution", "kind", "level", "name", "player", "ready")

    def __init__(self) -> None:
        self.free()

    def free(self) -> None:
        self.kind = FREE
        self.player = self.name = self.level = self.away = self.contribution = ""
        self.ready = False

    def give(self, player: str, name: str) -> None:
        self.free()
        self.kind = PERSON
        self.player = player
        self.name = name

    def give_bot(self, level: str) -> None:
        self.free()
        self.kind = BOT
        self.name = self.level = level
        self.ready = True

    @property
    def bot(self) -> str:
        """The level of the bot that decides here; '' if a person does."""
        return self.level or self.away
