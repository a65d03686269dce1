"""Records that people open here. Each is checked by replaying it, and kept under the hash of what it says:
whoever opens the same game comes to the same replay."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from duchy.table.game.boxes import Cards
from duchy.table.game.seats import Person
from duchy.table.limits import Buckets, Limits
from duchy.table.ports import BotLost, Now, ShareUsedUp, Store, Workers
from duchy.table.refusal import Refusal
from duchy.table.replaying.opened import ID_BYTES, OpenedRecord

MOST_WAITING = 6
TOO_MUCH = "as much as you may have looked at at once is under way: please wait for it"


class OpenedRecords:
    """`cards` are the own cards that are played with here, by game."""

    def __init__(
        self, store: Store, workers: Workers, limits: Limits, cards: Mapping[str, Cards], now: Now
    ) -> None:
        self.store = store
        self.workers = workers
        self.most = limits.records_kept
        self.cards = cards
        self.now = now
        self._waiting = 0
        self._pace = Buckets(limits.records, limits.records_burst)

    async def open(self, data: dict[str, Any], person: Person) -> str:
        """Check a record and keep it; the id of its replay."""
        if not self._pace.take(person.id):
            raise Refusal("slow-down", "you open too many records at once: please wait a little")
        body = msgspec.json.encode(data, order="sorted")
        id = blake2b(body, digest_size=ID_BYTES, person=b"duchy record").hexdigest()
        if await self.store.record(id) is None:
            await self._check(data, person)
        await self.store.put_record(id, body, self.now(), self.most)
        return id

    async def find(self, id: str) -> OpenedRecord:
        found = await self.store.record(id)
        if found is None:
            raise Refusal(
                "not-found", "this record is not kept here any more: who has its file can open it again"
            )
        return OpenedRecord(id, msgspec.json.decode(found[0]), found[1])

    async def _check(self, data: dict[str, Any], person: Person) -> None:
        own = data.get("cards")
        if own and own != self.cards.get(str(data.get("game"))):
            raise Refusal(
                "bad-record",
                "cards: this game was played with cards of one's own, which this server does not have;"
                " `duchy replay` tells it in a terminal",
            )
        if self._waiting >= MOST_WAITING:
            raise Refusal("slow-down", "many records are being opened just now: please try again in a moment")
        self._waiting += 1
        try:
            fault = await self.workers.check(data, person.id)
        except ShareUsedUp:
            raise Refusal("slow-down", TOO_MUCH) from None
        except BotLost:
            raise Refusal(
                "bad-record", "this record takes too long to replay, or cannot be replayed"
            ) from None
        finally:
            self._waiting -= 1
        if fault:
            raise Refusal("bad-record", fault)
