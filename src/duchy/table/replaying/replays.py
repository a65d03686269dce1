"""Games to be looked at again: every position, how each seat stood, and playing on from anywhere."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import msgspec

from duchy.table import messages as m
from duchy.table.background import Background
from duchy.table.game import entries as e
from duchy.table.game.boxes import Cards
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.ports import BotLost, ShareUsedUp, Store, Workers
from duchy.table.refusal import Refusal
from duchy.table.replaying.opened import is_record_id
from duchy.table.replaying.opened_records import TOO_MUCH, OpenedRecords
from duchy.table.replaying.replay import ReplayedGame
from duchy.table.replaying.viewpoint import Viewpoint

log = logging.getLogger("duchy.replays")
GAMES_KEPT = 50
CURVES_EACH = 2
"""How many games one person may have looked at by a bot at once."""
LOST_FOR = 600.0
"""Seconds until a review that failed is tried again, however often its page asks."""

LayFrom = Callable[[m.Settings, Person, e.Beginning, Cards | None], Awaitable[Table]]


class Replays:
    """`finished` finds the table of a game that is over, `lay` makes a table that begins somewhere."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        records: OpenedRecords,
        finished: Callable[[str], Awaitable[Table]],
        lay: LayFrom,
        background: Background,
    ) -> None:
        self.store = store
        self.workers = workers
        self.records = records
        self.finished = finished
        self.lay = lay
        self.background = background
        self._shown: OrderedDict[str, ReplayedGame] = OrderedDict()
        self._progress: dict[str, float] = {}
        self._asked_by: dict[str, str] = {}
        self._lost: OrderedDict[str, float] = OrderedDict()

    async def shown(self, id: str) -> ReplayedGame:
        shown = self._shown.get(id)
        if shown is None:
            if is_record_id(id):
                shown = ReplayedGame.of_record(await self.records.find(id))
            else:
                shown = ReplayedGame.of_table(await self.finished(id))
            self._shown[id] = shown
            if len(self._shown) > GAMES_KEPT:
                self._shown.popitem(last=False)
        self._shown.move_to_end(id)
        return shown

    async def open(self, data: dict[str, Any], person: Person) -> m.Opened:
        return m.Opened(await self.records.open(data, person))

    async def replay(self, id: str) -> m.Replay:
        return (await self.shown(id)).facts()

    async def record(self, id: str) -> dict[str, Any]:
        """The record as a file, with its result and the parts of its key."""
        return (await self.shown(id)).file

    async def position(self, id: str, number: int, viewpoint: Viewpoint) -> m.Moment:
        return await (await self.shown(id)).position(number, viewpoint)

    async def stretch(self, id: str, after: int, count: int, viewpoint: Viewpoint) -> m.Stretch:
        return await (await self.shown(id)).stretch(after, count, viewpoint)

    async def rolls(self, id: str) -> list[m.Roll]:
        return (await self.shown(id)).rolls()

    async def go_on(self, id: str, wish: m.Onward, person: Person) -> Table:
        """A table that begins where a replay is: the person in one seat, bots in the others.

        What each seat holds stays as it was, and is hidden from the others again. The dice are new: those
        of the replay can be known.
        """
        shown = await self.shown(id)
        shown.check(wish.move, wish.seat)
        state = await shown.before(wish.move)
        if state.over:
            raise Refusal("not-now", "the game is over here: go back to a moment when there is a choice left")
        settings = m.Settings(
            game=shown.record.game.id,
            seats=["me" if seat == wish.seat else f"bot:{wish.level}" for seat in range(state.seats)],
            options=dict(state.options),
            public=False,
        )
        beginning = e.Beginning(id, wish.move, state.dump())
        cards = shown.record.game.card_file.overlay or None
        return await self.lay(settings, person, beginning, cards)

    async def curve(self, id: str, who: str = "") -> m.Curve:
        """How each seat stood; the first who asks has it computed, if not too much is computed for them."""
        kept = await self.store.curve(id)
        if kept is not None:
            return msgspec.json.decode(kept, type=m.Curve)
        record = (await self.shown(id)).record
        if id not in self._progress:
            if self._lost.get(id, 0.0) > monotonic():
                raise Refusal("not-now", "how this game went could not be worked out: try again later")
            if list(self._asked_by.values()).count(who) >= CURVES_EACH:
                raise Refusal("slow-down", TOO_MUCH)
            self._progress[id] = 0.0
            self._asked_by[id] = who
            self.background.run(self._compute(id, record.as_data(), who))
        return m.Curve(self._progress[id], [], [], 0, [])

    async def _compute(self, id: str, record: dict[str, Any], who: str) -> None:
        def heard(progress: float) -> None:
            self._progress[id] = progress

        try:
            curve = await self.workers.review(record, heard, who)
            await self.store.put_curve(id, msgspec.json.encode(curve))
        except ShareUsedUp as problem:
            log.info("the curve of %s waits: %s", id, problem)
        except BotLost as problem:
            log.error("the curve of %s could not be computed: %s", id, problem)
            self._lost[id] = monotonic() + LOST_FOR
            if len(self._lost) > GAMES_KEPT:
                self._lost.popitem(last=False)
        finally:
            self._progress.pop(id, None)
            self._asked_by.pop(id, None)
