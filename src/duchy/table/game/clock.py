"""Clocks: how long each seat still has. All times are milliseconds, given from outside."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

KINDS = ("none", "move", "game", "days")
DAY = 86_400_000
GRACE = 30_000
"""What a seat whose time was over gets when its person returns. Once in a game: whoever could have it again
and again would have no clock."""


class ClockState(msgspec.Struct):
    """A clock as a checkpoint keeps it."""

    left: list[int]
    since: list[int]
    had_grace: list[int] = []


class Clock:
    """`move` gives each decision so many seconds, `days` so many days, `game` all decisions together."""

    __slots__ = ("add", "had_grace", "kind", "left", "since", "time")

    STOPPED = -1

    def __init__(self, kind: str, time: int, add: int, seats: int) -> None:
        self.kind = kind
        self.time = time * (DAY if kind == "days" else 1000)
        self.add = add * 1000
        self.left = [self.time] * seats
        self.since = [self.STOPPED] * seats
        self.had_grace: set[int] = set()

    def turn(self, now: int, waiting: Iterable[int], answered: int = -1) -> None:
        """From now on the clocks of `waiting` run, all others stand. `answered` has just made a move."""
        if self.kind == "none":
            return
        running = set(waiting)
        for seat in range(len(self.left)):
            was_running = self.since[seat] != self.STOPPED
            if was_running and (seat not in running or seat == answered):
                self._stop(now, seat, moved=seat == answered)
            if seat == answered and self.kind != "game":
                self.left[seat] = self.time
            if seat in running and self.since[seat] == self.STOPPED:
                self.since[seat] = now

    def leave(self, now: int, seat: int) -> None:
        """A bot stands in: who returns to the same decision has what was left of its time."""
        if self.kind != "game":
            self.left[seat] = self.remaining(now, seat)

    def excuse(self, since: int, until: int) -> None:
        """Nobody could move between these times: clocks that ran then are set as if they had stood."""
        for seat in self.running():
            began = self.since[seat]
            self.since[seat] += max(0, until - max(began, since))

    def _stop(self, now: int, seat: int, moved: bool) -> None:
        if self.kind == "game":
            self.left[seat] = max(0, self.left[seat] - max(0, now - self.since[seat]))
            self.left[seat] += self.add if moved else 0
        self.since[seat] = self.STOPPED

    def remaining(self, now: int, seat: int) -> int:
        if self.since[seat] == self.STOPPED:
            return self.left[seat]
        return max(0, self.left[seat] - max(0, now - self.since[seat]))

    def running(self) -> list[int]:
        return [seat for seat, since in enumerate(self.since) if since != self.STOPPED]

    def deadline(self) -> int | None:
        """When the next seat runs out of time."""
        ends = [self.since[seat] + self.left[seat] for seat in self.running()]
        return min(ends) if ends else None

    def is_out(self, now: int, seat: int) -> bool:
        return self.since[seat] != self.STOPPED and self.remaining(now, seat) == 0

    def returned(self, seat: int) -> None:
        """The person is back: a spent clock of a whole game gets a little time again, once."""
        if self.kind == "game" and self.left[seat] < GRACE and seat not in self.had_grace:
            self.left[seat] = GRACE
            self.had_grace.add(seat)

    def keep(self) -> ClockState:
        return ClockState(self.left.copy(), self.since.copy(), sorted(self.had_grace))

    def restore(self, kept: ClockState) -> None:
        self.left = kept.left.copy()
        self.since = kept.since.copy()
        self.had_grace = set(kept.had_grace)
