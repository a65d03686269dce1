"""One seat of every game for the agent, bots in the others."""

from __future__ import annotations

from collections.abc import Sequence

from duchy.bots.bot import Bot
from duchy.bots.specs import BotSpec, make_bot
from duchy.core.reading.fields import show
from duchy.core.stream import Stream
from duchy.envs.rewards import BadSetting


class Seating:
    """Seats the bots of a game. They are made for every game, so that the same key gives the same game."""

    def __init__(self, opponents: BotSpec | Sequence[BotSpec], seats: int, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < seats:
            raise BadSetting(f"seat: there is no seat {show(seat)} with {seats} seats")
        self.opponents = listed(opponents, seats - 1)
        self.seat = seat

    def __call__(self, chance: Stream, seats: int) -> list[Bot | None]:
        """Who sits where: None is the agent's own seat, the bots sit to its left."""
        own = chance.below(seats) if self.seat is None else self.seat
        players: list[Bot | None] = [None] * seats
        for offset, bot in enumerate(self.opponents, 1):
            players[(own + offset) % seats] = make_bot(bot, Stream(chance.new_key()), foreign=True)
        return players


def listed(opponents: BotSpec | Sequence[BotSpec], number: int) -> list[BotSpec]:
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [opponents] * number
    if len(opponents) != number:
        raise BadSetting(f"opponents: there are {number} other seats, not {len(opponents)}")
    return list(opponents)
