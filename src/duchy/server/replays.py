"""Games to be looked at again: every position, how each seat stood, and playing on from anywhere."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

from duchy.core.events import Event
from duchy.core.record import Record
from duchy.core.state import State
from duchy.server import entries as e
from duchy.server import messages as m
from duchy.server.commands import Person
from duchy.server.eyes import Eyes
from duchy.server.faces import Viewer, facts_of
from duchy.server.patch import difference
from duchy.server.records import Kept, Records, everybody, facts_of_kept, is_record_id
from duchy.server.refusal import Refusal
from duchy.server.table import Table
from duchy.server.workers import BotLost

if TYPE_CHECKING:
    from duchy.server.hall import Hall

log = logging.getLogger("duchy.replays")
GAMES_KEPT = 50
EVERY = 25
"""Positions kept of a game that is looked at, so that each click replays a few moves only."""


class Shown:
    """A game that somebody looks at."""

    __slots__ = ("file", "opened", "positions", "record", "table")

    def __init__(self, table: m.TableFacts, record: Record, file: dict[str, Any], opened: bool) -> None:
        self.table = table
        self.record = record
        self.file = file
        self.opened = opened
        self.positions: list[State] = [record.start()]

    @classmethod
    def of_table(cls, table: Table) -> Shown:
        return cls(facts_of(table, everybody(len(table.seats))), table.record, record_of(table), opened=False)

    @classmethod
    def of_kept(cls, kept: Kept) -> Shown:
        return cls(facts_of_kept(kept), kept.record, kept.data, opened=True)

    async def before(self, number: int) -> State:
        """A state of its own after `number` moves. Others have their turn while a long game is replayed."""
        while len(self.positions) * EVERY <= number:
            state = self.positions[-1].clone()
            reached = (len(self.positions) - 1) * EVERY
            for seat, move in self.record.moves[reached : reached + EVERY]:
                state.play(seat, move)
            self.positions.append(state)
            await asyncio.sleep(0)
        start = number // EVERY
        state = self.positions[start].clone()
        for seat, move in self.record.moves[start * EVERY : number]:
            state.play(seat, move)
        return state

    def check(self, number: int, seat: Viewer) -> None:
        if number > len(self.record.moves):
            raise Refusal("not-found", f"this game has {len(self.record.moves)} moves")
        if seat is not None and seat >= self.record.seats:
            raise Refusal("not-found", f"there is no seat {seat}")

    def facts(self) -> m.Replay:
        secrets = self.record.game.secrets and self.record.seats > 1
        return m.Replay(self.table, len(self.record.moves), self.opened, secrets)

    async def position(self, number: int, eyes: Eyes) -> m.Position:
        self.check(number, eyes.seat)
        events: list[Event] = []
        if number == 0:
            state = self.record.start(events.append)
            return m.Position(0, eyes.seat, eyes.view(state), eyes.faces(events), None, None)
        state = await self.before(number - 1)
        state.listener = events.append
        mover, move = self.record.moves[number - 1]
        state.play(mover, move)
        return m.Position(number, eyes.seat, eyes.view(state), eyes.faces(events), mover, move.text)

    async def stretch(self, after: int, count: int, eyes: Eyes) -> m.Stretch:
        """Some moves in a row. Drawing a view takes its time, so others have their turn in between."""
        self.check(after, eyes.seat)
        events: list[Event] = []
        state = await self.before(after) if after else self.record.start(events.append)
        begun = view = eyes.view(state)
        dealt = eyes.faces(events)
        steps: list[m.Step] = []
        for number, (mover, move) in enumerate(self.record.moves[after : after + count], after + 1):
            await asyncio.sleep(0)
            label = state.label(mover, move)
            events.clear()
            state.listener = events.append
            state.play(mover, move)
            now = eyes.view(state)
            faces, patch = eyes.faces(events), difference(view, now)
            steps.append(m.Step(number, mover, move.text, move.target, label, faces, patch))
            view = now
        return m.Stretch(eyes.seat, after, begun, dealt, steps)


class Replays:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.records = Records(hall)
        self._shown: OrderedDict[str, Shown] = OrderedDict()
        self._progress: dict[str, float] = {}

    async def shown(self, id: str) -> Shown:
        shown = self._shown.get(id)
        if shown is None:
            if is_record_id(id):
                shown = Shown.of_kept(await self.records.find(id))
            else:
                shown = Shown.of_table(await self.hall.finished(id))
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

    async def position(self, id: str, number: int, eyes: Eyes) -> m.Position:
        return await (await self.shown(id)).position(number, eyes)

    async def stretch(self, id: str, after: int, count: int, eyes: Eyes) -> m.Stretch:
        return await (await self.shown(id)).stretch(after, count, eyes)

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
        return await self.hall.create(settings, person, beginning, cards=cards)

    async def curve(self, id: str) -> m.Curve:
        """How each seat stood; the first who asks has it computed."""
        kept = await self.hall.store.curve(id)
        if kept is not None:
            return msgspec.json.decode(kept, type=m.Curve)
        record = (await self.shown(id)).record
        if id not in self._progress:
            self._progress[id] = 0.0
            self.hall.run(self._compute(id, record.as_data()))
        return m.Curve(self._progress[id], [], [], 0, [])

    async def _compute(self, id: str, record: dict[str, Any]) -> None:
        def heard(progress: float) -> None:
            self._progress[id] = progress

        try:
            curve = await self.hall.workers.review(record, heard)
            await self.hall.store.put_curve(id, msgspec.json.encode(curve))
        except BotLost as problem:
            log.error("the curve of %s could not be computed: %s", id, problem)
        finally:
            self._progress.pop(id, None)


def record_of(table: Table) -> dict[str, Any]:
    result = table.result()
    assert result is not None
    written = {name: result[name] for name in ("over", "scores", "winners", "digest")}
    data = {**table.record.as_data(), "result": written}
    fairness = table.fairness()
    return data if fairness is None else {**data, "fairness": fairness}
