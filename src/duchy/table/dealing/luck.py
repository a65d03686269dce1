"""What a deal is: its secret, which is sealed until the deal is closed, and what is the same for everybody.

The secret comes from one that only the store knows, and from the name of the deal: nobody can work it out
before it is told, and all processes know the same one. Its hash, the commitment, is shown from the first day.
How many play, against whom and with which options is no secret: the name of the deal says it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from duchy.core.reading.options import Value
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game
from duchy.table.game.fairness import commitment_of, parts_as_data
from duchy.table.ports import Store

SECRET = "deals"
"""What the secret of all deals is called in the store."""
LEVELS = ("medium", "hard")
"""The bots that one plays against, from day to day."""
MOST_SEATS = 3
"""A deal is played in one go, on a phone too."""


class Sealed:
    """The secrets of all deals."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._secret = b""

    async def secret(self, deal: str) -> bytes:
        if not self._secret:
            self._secret = await self.store.secret(SECRET)
        return blake2b(deal.encode(), key=self._secret, digest_size=32, person=b"duchy deal").digest()

    async def commitment(self, deal: str) -> str:
        return commitment_of(await self.secret(deal))

    async def fairness(self, deal: str) -> dict[str, Any]:
        """The parts of the key, for when it is told."""
        return parts_as_data(deal, await self.secret(deal), [])


def setup_of(deal: str, game: str) -> dict[str, Value]:
    """The options that a deal is played with."""
    setups = find_game(game).setups()
    chosen = setups[Stream(key_from_seed(f"setup {deal}")).below(len(setups))]
    return {**chosen, "duplicate": True}


def rivals_of(deal: str, game: str) -> list[str]:
    """The levels of the bots that one plays a day's deal against."""
    box, chance = find_game(game), Stream(key_from_seed(f"rivals {deal}"))
    fewest, most = max(2, box.min_seats), min(MOST_SEATS, box.max_seats)
    level = LEVELS[chance.below(len(LEVELS))]
    return [level] * (max(fewest, fewest + chance.below(most - fewest + 1)) - 1)
