"""What a table notes while it reads its journal: what changed, where it stood."""

from __future__ import annotations

from typing import Any

import msgspec

from duchy.core.events import Event
from duchy.table.game.clock import ClockState


class Change:
    """What an entry changed, so that the right people are told the right things. `withdrawn`: the number of
    an entry that alone no longer holds."""

    __slots__ = ("back", "events", "facts", "game", "number", "withdrawn")

    def __init__(self, number: int) -> None:
        self.number = number
        self.events: list[Event] = []
        self.game = False
        self.facts = False
        self.back = False
        self.withdrawn = 0


class Checkpoint(msgspec.Struct):
    """A position kept now and then, so that waking a table never means replaying its whole game."""

    number: int
    moves: int
    position: dict[str, Any]
    clock: ClockState
    offered_at: list[int] = msgspec.field(name="asked")
    answers: list[dict[str, str]] = msgspec.field(default_factory=list)
    """What each seat has answered to questions that come again and again."""
