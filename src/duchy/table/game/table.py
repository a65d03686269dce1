"""A table: its journal read from the first entry to the last. Pure: no network, no store, no time of its
own."""

from __future__ import annotations

from duchy.core.playthrough import Playthrough
from duchy.table.game import entries as e
from duchy.table.game.applying.course import Deeds
from duchy.table.game.applying.gathering import GATHERING
from duchy.table.game.applying.leaving import LEAVING
from duchy.table.game.applying.moving import MOVING
from duchy.table.game.applying.wishing import WISHING
from duchy.table.game.change import Change, Checkpoint
from duchy.table.game.entries import AnyEntry
from duchy.table.game.laid_table import LaidTable
from duchy.table.game.results import OLD_RULES
from duchy.table.messages import CLOSED, OVER

APPLY: Deeds = {**GATHERING, **LEAVING, **MOVING, **WISHING}
IDS_KEPT = 256
"""The requests of each person that are known again. A client repeats only what was never answered, and others
cannot push that out, however long it is away."""
STRANGERS_KEPT = 40
"""Persons without a seat whose requests are known again."""


class Table(LaidTable):
    __slots__ = ()

    @classmethod
    def wake(cls, id: str, journal: list[AnyEntry], checkpoint: Checkpoint | None = None) -> Table:
        """The table as its journal tells it. Moves before the checkpoint are taken as played."""
        table = cls(id)
        if checkpoint is not None and checkpoint.number <= len(journal):
            table.kept_back = checkpoint
        for entry in journal:
            table.apply(entry)
        table._freeze_if_old()
        return table

    def _freeze_if_old(self) -> None:
        """A game whose rules are not played here any more ends where it is. Nothing of that is written: where
        its rules are known, it goes on."""
        if not self.has_old_rules or self.status == CLOSED:
            return
        self.status = OVER if self.started else CLOSED
        self.ended = OLD_RULES
        self.wish = None
        if self.started:
            self.record.rules = self.rules
            self.clock.turn(self.moved_at, [])

    def apply(self, entry: AnyEntry) -> Change:
        """Read the next entry."""
        change = Change(self.number + 1)
        APPLY[type(entry)](self, entry, change)
        self.number += 1
        if change.game:
            self.changed = self.number
        self.touched_at = entry.at
        self._count(entry)
        if entry.id:
            self._remember(entry.player, entry.id)
        if self.kept_back is not None and self.number == self.kept_back.number:
            self._take_up(self.kept_back)
        return change

    def _count(self, entry: AnyEntry) -> None:
        """How much each person has made happen here, besides moves: nobody may fill the journal."""
        if isinstance(entry, e.Sat):
            self.sits[entry.player] += 1
        if entry.player and not isinstance(entry, e.Moved | e.Said):
            self.stirs[entry.player] += 1

    def _remember(self, player: str, id: str) -> None:
        known = self.ids[player] = self.ids.pop(player, {})
        known[id] = self.number
        if len(known) > IDS_KEPT:
            del known[next(iter(known))]
        if len(self.ids) > STRANGERS_KEPT + len(self.seats):
            seated = set(self.persons())
            del self.ids[next(player for player in self.ids if player not in seated)]

    def _take_up(self, checkpoint: Checkpoint) -> None:
        """Set up the kept position instead of replaying what led to it."""
        self.kept_back = None
        assert self.play is not None
        state = self.game.load(checkpoint.position)
        self.play = Playthrough(self.play.record, state=state, news=self.news)
        self.clock.restore(checkpoint.clock)
        self.offered_at = checkpoint.offered_at.copy()
        self.answers = [dict(known) for known in checkpoint.answers] or self.answers
        if state.over:
            self.status = OVER

    def checkpoint(self) -> Checkpoint:
        assert self.play is not None
        moves = len(self.play.record.moves)
        return Checkpoint(
            self.number,
            moves,
            self.state.dump(),
            self.clock.keep(),
            self.offered_at.copy(),
            [dict(known) for known in self.answers],
        )
