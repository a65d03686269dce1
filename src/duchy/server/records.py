"""Records that people open here. Each is checked by replaying it, and kept under the hash of what it says:
whoever opens the same game comes to the same replay."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from duchy.bots.specs import BOTS
from duchy.core.record import Record, read_record
from duchy.games import game as find_game
from duchy.server import messages as m
from duchy.server.commands import Person
from duchy.server.fairness import hash_of_key
from duchy.server.limits import Bucket
from duchy.server.plain import plain_line
from duchy.server.refusal import Refusal
from duchy.server.shelf import own_cards
from duchy.server.table import result_facts
from duchy.server.workers import BotLost

if TYPE_CHECKING:
    from duchy.server.hall import Hall

ID_BYTES = 16
MOST_WAITING = 6
MOST_BUCKETS = 10_000
LONGEST_NAME = 30


class Kept:
    """An opened record."""

    __slots__ = ("data", "id", "opened", "record")

    def __init__(self, id: str, data: dict[str, Any], opened: int) -> None:
        self.id = id
        self.data = data
        self.opened = opened
        self.record: Record = read_record(data, find_game)


class Records:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._waiting = 0
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def open(self, data: dict[str, Any], person: Person) -> str:
        """Check a record and keep it; the id of its replay."""
        self._check_rate(person)
        body = msgspec.json.encode(data, order="sorted")
        id = blake2b(body, digest_size=ID_BYTES, person=b"duchy record").hexdigest()
        if await self.hall.store.record(id) is None:
            await self._check(data)
        await self.hall.store.put_record(
            id, body, self.hall.config.now(), self.hall.config.limits.records_kept
        )
        return id

    async def find(self, id: str) -> Kept:
        found = await self.hall.store.record(id)
        if found is None:
            raise Refusal(
                "not-found", "this record is not kept here any more: who has its file can open it again"
            )
        return Kept(id, msgspec.json.decode(found[0]), found[1])

    async def _check(self, data: dict[str, Any]) -> None:
        own = data.get("cards")
        if own and own != self.hall.config.cards.get(str(data.get("game"))):
            raise Refusal(
                "bad-record",
                "cards: this game was played with cards of one's own, which this server does not have;"
                " `duchy replay` tells it in a terminal",
            )
        if self._waiting >= MOST_WAITING:
            raise Refusal("slow-down", "many records are being opened just now: please try again in a moment")
        self._waiting += 1
        try:
            fault = await self.hall.workers.check(data)
        except BotLost:
            raise Refusal(
                "bad-record", "this record takes too long to replay, or cannot be replayed"
            ) from None
        finally:
            self._waiting -= 1
        if fault:
            raise Refusal("bad-record", fault)

    def _check_rate(self, person: Person) -> None:
        limits = self.hall.config.limits
        bucket = self._buckets.setdefault(person.id, Bucket(limits.records, limits.records_burst))
        self._buckets.move_to_end(person.id)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take(monotonic()):
            raise Refusal("slow-down", "you open too many records at once: please wait a little")


def is_record_id(id: str) -> bool:
    return len(id) == 2 * ID_BYTES and all(letter in "0123456789abcdef" for letter in id)


def facts_of_kept(kept: Kept) -> m.TableFacts:
    """An opened record as if it were a table of this server."""
    record = kept.record
    state = record.replay()
    seats = [seat_of(record, seat) for seat in range(record.seats)]
    words = [f"bot:{seat.level}" if seat.kind == "bot" else "open" for seat in seats]
    return m.TableFacts(
        id=kept.id,
        status=m.OVER if state.over else m.RUNNING,
        owner="",
        settings=m.Settings(game=record.game.id, seats=words, options=dict(state.options)),
        seats=seats,
        created=kept.opened,
        commitment="",
        key_hash=hash_of_key(record.key),
        wish=None,
        rematch="",
        previous="",
        beginning=None,
        guide=None,
        presence=everybody(record.seats),
        result=result_facts(state),
        fairness=kept.data.get("fairness"),
        cards=own_cards(record.game),
    )


def everybody(seats: int) -> m.Presence:
    """Everybody is at the table of a replay, as they were when it was played."""
    return m.Presence(here=[True] * seats, gone=[0] * seats, watchers=0, patience=0)


def seat_of(record: Record, seat: int) -> m.SeatFacts:
    """Who played a seat, as the record says."""
    name = plain_line(record.players[seat])[:LONGEST_NAME] if seat < len(record.players) else ""
    is_bot = name.partition(":")[0] in (*BOTS, "mcts")
    return m.SeatFacts(
        kind="bot" if is_bot else "person",
        name=name,
        player="" if is_bot else str(seat),  # each a person of its own, though nobody here
        level=name if is_bot else "",
        ready=True,
        away="",
    )
