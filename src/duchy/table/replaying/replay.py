"""A game that somebody looks at again: its position after any move, and its moves one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from duchy.core.events import Event
from duchy.core.record import Record, result_of
from duchy.core.showing.patches import difference
from duchy.core.state import State
from duchy.table import messages as m
from duchy.table.game.table import Table
from duchy.table.refusal import Refusal
from duchy.table.replaying.opened import OpenedRecord, everybody, facts_of_opened
from duchy.table.replaying.rolls import rolls_of
from duchy.table.replaying.viewpoint import Viewpoint
from duchy.table.showing.chronicle import Viewer
from duchy.table.showing.views import facts_of

EVERY = 25
"""Positions kept of a game that is looked at, so that each click replays a few moves only."""


class ReplayedGame:
    """A game that somebody looks at."""

    __slots__ = ("_rolls", "file", "numbers", "opened", "positions", "record", "table")

    def __init__(
        self,
        table: m.TableFacts,
        record: Record,
        file: dict[str, Any],
        opened: bool,
        numbers: Sequence[int],
    ) -> None:
        self.table = table
        self.record = record
        self.file = file
        self.opened = opened
        self.numbers = numbers
        self._rolls: list[m.Roll] | None = None
        self.positions: list[State] = [record.start()]

    @classmethod
    def of_table(cls, table: Table) -> ReplayedGame:
        facts = facts_of(table, everybody(len(table.seats)))
        facts.fairness = table.fairness()
        return cls(facts, table.record, record_of(table), False, [table.began, *table.numbers])

    @classmethod
    def of_record(cls, opened: OpenedRecord) -> ReplayedGame:
        moves = range(len(opened.record.moves) + 1)
        return cls(facts_of_opened(opened), opened.record, opened.data, True, moves)

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
        secrets = self.record.game.has_secrets(self.record.seats)
        return m.Replay(self.table, len(self.record.moves), self.opened, secrets)

    def rolls(self) -> list[m.Roll]:
        if self._rolls is None:
            self._rolls = rolls_of(self.record, self.numbers)
        return self._rolls

    async def position(self, number: int, viewpoint: Viewpoint) -> m.Moment:
        self.check(number, viewpoint.seat)
        events: list[Event] = []
        if number == 0:
            state = self.record.start(events.append)
            return m.Moment(0, viewpoint.seat, viewpoint.view(state), viewpoint.events(events), None, None)
        state = await self.before(number - 1)
        state.listener = events.append
        mover, move = self.record.moves[number - 1]
        state.play(mover, move)
        return m.Moment(
            number, viewpoint.seat, viewpoint.view(state), viewpoint.events(events), mover, move.text
        )

    async def stretch(self, after: int, count: int, viewpoint: Viewpoint) -> m.Stretch:
        """Some moves in a row. Drawing a view takes its time, so others have their turn in between."""
        self.check(after, viewpoint.seat)
        events: list[Event] = []
        state = await self.before(after) if after else self.record.start(events.append)
        begun = view = viewpoint.view(state)
        dealt = viewpoint.events(events)
        steps: list[m.ReplayMove] = []
        for number, (mover, move) in enumerate(self.record.moves[after : after + count], after + 1):
            await asyncio.sleep(0)
            label = state.label(mover, move)
            events.clear()
            state.listener = events.append
            state.play(mover, move)
            now = viewpoint.view(state)
            seen, patch = viewpoint.events(events), difference(view, now)
            steps.append(m.ReplayMove(number, mover, move.text, move.target, label, seen, patch))
            view = now
        return m.Stretch(viewpoint.seat, after, begun, dealt, steps)


def record_of(table: Table) -> dict[str, Any]:
    data = {**table.record.as_data(), "result": result_of(table.state)}
    if table.ended:
        data["ended"] = table.ended
    fairness = table.fairness()
    return data if fairness is None else {**data, "fairness": fairness}
