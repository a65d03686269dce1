"""What the persons at a table decide together: to take back, to abandon the game, to replace a silent player.

One wish is answered at a time. All who have a voice must agree; a single no ends it, and so does time.
"""

from __future__ import annotations

from collections.abc import Sequence

from duchy.table.game.seats import PERSON, SeatAt

UNDO, ABANDON, REPLACE = "undo", "abandon", "replace"
LASTS, LASTS_DAYS = 120_000, 86_400_000
"""How long a wish stands, in milliseconds; longer where a decision may take days."""
NOTICE = 60_000
"""How long a silent player has to say or play something before a bot takes over."""
NOBODY = -1
MOST_REFUSED, PAUSE = 2, 180_000
"""Who was refused so often is not asked about again for so long."""


class Wish:
    """`seat` wishes it: to go back to the position after `to` moves, or something `about` a seat. It ends by
    itself at `until` (0: never)."""

    __slots__ = ("about", "agreed", "kind", "seat", "to", "until")

    def __init__(
        self, kind: str, seat: int, agreed: set[str], until: int = 0, to: int = 0, about: int = -1
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.agreed = agreed
        self.until = until
        self.to = to
        self.about = about

    def missing(self, seats: Sequence[SeatAt]) -> list[int]:
        """The seats that have not agreed yet. Who has left can agree to nothing, so that a wish to take back
        waits for them; to end the game, or to go on with a bot, is for those who are still in it."""
        return [
            number
            for number, seat in enumerate(seats)
            if seat.kind == PERSON
            and not seat.resigned
            and seat.player not in self.agreed
            and number != self.about
            and (seat.has_voice or self.kind == UNDO)
        ]

    def ends_at(self, seats: Sequence[SeatAt]) -> int | None:
        """When it is over without an answer: at once (0) if somebody must agree who is away."""
        if any(seats[seat].away for seat in self.missing(seats)):
            return 0
        return self.until or None

    def outlives(self, mover: int) -> bool:
        """Whether it still stands after a move, or when moves were taken back (by nobody): who was to be
        replaced was not silent, and what one wished to take back is not the last thing that happened."""
        return self.kind == ABANDON or (self.kind == REPLACE and mover not in (self.about, NOBODY))


class Refusals:
    """How often the others have refused somebody the same thing, and when last."""

    def __init__(self) -> None:
        self._noted: dict[tuple[str, str], tuple[int, int]] = {}

    def note(self, player: str, kind: str, now: int) -> None:
        count, at = self._noted.get((player, kind), (0, 0))
        fresh = now - at < PAUSE
        self._noted[(player, kind)] = (count + 1 if fresh else 1, now)

    def are_enough(self, player: str, kind: str, now: int) -> bool:
        count, at = self._noted.get((player, kind), (0, 0))
        return count >= MOST_REFUSED and now - at < PAUSE
