"""Finished games: their records, every position, and how each seat stood on the way."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

from duchy.core.events import Event
from duchy.core.record import Record
from duchy.core.state import State
from duchy.server import messages as m
from duchy.server.faces import faces_of
from duchy.server.fairness import parts_as_data
from duchy.server.refusal import Refusal
from duchy.server.table import Table
from duchy.server.thinking import Request
from duchy.server.workers import BotLost

if TYPE_CHECKING:
    from duchy.server.hall import Hall

log = logging.getLogger("duchy.replays")
GAMES_KEPT = 50
EVERY = 25
"""Positions kept of a game that is looked at, so that each click replays a few moves only."""


class Shown:
    """A finished game that somebody looks at."""

    __slots__ = ("positions", "record", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.record: Record = table.record
        self.positions: list[State] = [self.record.start()]

    def at(self, number: int) -> tuple[State, list[Event]]:
        """The state after `number` moves, and what the last of them brought."""
        while len(self.positions) * EVERY <= number:
            state = self.positions[-1].clone()
            for seat, move in self.record.moves[
                (len(self.positions) - 1) * EVERY : len(self.positions) * EVERY
            ]:
                state.play(seat, move)
            self.positions.append(state)
        events: list[Event] = []
        if number == 0:
            return self.record.start(events.append), events
        start = (number - 1) // EVERY
        state = self.positions[start].clone()
        for seat, move in self.record.moves[start * EVERY : number - 1]:
            state.play(seat, move)
        state.listener = events.append
        state.play(*self.record.moves[number - 1])
        return state, events


class Replays:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._shown: OrderedDict[str, Shown] = OrderedDict()
        self._progress: dict[str, float] = {}

    async def shown(self, id: str) -> Shown:
        shown = self._shown.get(id)
        if shown is None:
            shown = self._shown[id] = Shown(await self.hall.finished(id))
            if len(self._shown) > GAMES_KEPT:
                self._shown.popitem(last=False)
        self._shown.move_to_end(id)
        return shown

    async def replay(self, id: str) -> m.Replay:
        table = (await self.shown(id)).table
        result = table.result()
        assert result is not None
        return m.Replay(
            table=id,
            game=table.game.id,
            created=table.created,
            players=[seat.name for seat in table.seats],
            seats=len(table.seats),
            options=dict(table.record.options),
            length=len(table.record.moves),
            result=result,
            fairness=parts_as_data(id, table.secret, table.contributions()),
        )

    async def record(self, id: str) -> dict[str, Any]:
        """The record as a file, with its result and the parts of its key."""
        table = (await self.shown(id)).table
        return record_of(table)

    async def position(self, id: str, number: int, seat: int | None) -> m.Position:
        shown = await self.shown(id)
        moves = shown.record.moves
        if number > len(moves):
            raise Refusal("not-found", f"this game has {len(moves)} moves")
        if seat is not None and seat >= shown.record.seats:
            raise Refusal("not-found", f"there is no seat {seat}")
        state, events = shown.at(number)
        mover, text = (moves[number - 1][0], moves[number - 1][1].text) if number else (None, None)
        return m.Position(number, seat, state.view(seat), faces_of(events, seat), mover, text)

    async def curve(self, id: str) -> m.Curve:
        """How each seat stood; the first who asks has it computed."""
        kept = await self.hall.store.curve(id)
        if kept is not None:
            return msgspec.json.decode(kept, type=m.Curve)
        table = (await self.shown(id)).table
        if id not in self._progress:
            self._progress[id] = 0.0
            self.hall.run(self._compute(id, table.record.as_data()))
        return m.Curve(self._progress[id], [], [])

    async def _compute(self, id: str, record: dict[str, Any]) -> None:
        def heard(progress: float) -> None:
            self._progress[id] = progress

        try:
            answer = await self.hall.workers.curve(Request("curve", record=record), heard)
            curve = m.Curve(1.0, answer.points, answer.values)
            await self.hall.store.put_curve(id, msgspec.json.encode(curve))
        except BotLost as problem:
            log.error("the curve of %s could not be computed: %s", id, problem)
        finally:
            self._progress.pop(id, None)


def record_of(table: Table) -> dict[str, Any]:
    result = table.result()
    assert result is not None
    written = {name: result[name] for name in ("over", "scores", "winners", "digest")}
    fairness = parts_as_data(table.id, table.secret, table.contributions())
    return {**table.record.as_data(), "result": written, "fairness": fairness}
