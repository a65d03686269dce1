"""What happened, told once: to the log, the animations, the screen reader and the terminal.

An event carries facts, never text. Where it reveals something to one seat only it has a private face
for that seat and a public one for everybody else, and each is made from what may be known.
"""

from __future__ import annotations

from collections.abc import Callable

Fact = int | str | bool | None
Facts = dict[str, Fact]


class Event:
    """`name` with its facts; `private` are the further facts that only `seat` may know."""

    __slots__ = ("facts", "name", "private", "seat")

    name: str
    facts: Facts
    seat: int
    private: Facts

    def __init__(self, name: str, facts: Facts, seat: int = -1, private: Facts | None = None) -> None:
        self.name = name
        self.facts = facts
        self.seat = seat
        self.private = {} if private is None else private

    def seen_by(self, viewer: int | None) -> dict[str, Fact]:
        """The event as `viewer` may know it (None is a spectator), as plain data."""
        seen: dict[str, Fact] = {"event": self.name, **self.facts}
        if self.private and viewer == self.seat:
            seen.update(self.private)
        return seen

    def __repr__(self) -> str:
        private = f" | seat {self.seat}: {self.private}" if self.private else ""
        return f"<{self.name} {self.facts}{private}>"


Listener = Callable[[Event], None]
