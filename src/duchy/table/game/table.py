"""A table: its journal read from the first entry to the last. Pure: no network, no store, no time of its
own."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.playthrough import Playthrough
from duchy.core.record import Record
from duchy.core.showing.shown import Result
from duchy.core.showing.words import Phrase
from duchy.core.state import State
from duchy.table.game import entries as e
from duchy.table.game.boxes import Cards, game_with
from duchy.table.game.change import Change, Checkpoint, Wish
from duchy.table.game.clock import Clock
from duchy.table.game.entries import AnyEntry
from duchy.table.game.fairness import key_from_parts, parts_as_data
from duchy.table.game.lesson import move_after, moves_along
from duchy.table.game.results import result_facts
from duchy.table.game.seats import BOT, PERSON, SeatAt
from duchy.table.messages import CLOSED, OPEN, OVER, RUNNING, ChatLine, Settings

CHAT_KEPT = 100
IDS_KEPT = 400


class Table:
    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        self.status = OPEN
        self.created = 0
        self.owner = ""
        self.invitation = ""
        self.previous = ""
        self.beginning: e.Beginning | None = None
        self.guide: e.Guided | None = None
        self.left_guide = False
        self.rematch = ""
        self.willing: set[str] = set()
        self.secret = b""
        self.settings: Settings
        self.game: Game
        self.seats: list[SeatAt] = []
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.ids: dict[tuple[str, str], int] = {}
        self.clock: Clock
        self.play: Playthrough | None = None
        self.began = 0
        self.numbers: list[int] = []
        self.labels: list[Phrase | None] = []
        self.changed = 0
        self.offered_at: list[int] = []
        self.wish: Wish | None = None
        self._kept_back: Checkpoint | None = None
        self._news: list[int] = []

    # -- Reading the journal ------------------------------------------------------------------------

    @classmethod
    def wake(cls, id: str, journal: list[AnyEntry], checkpoint: Checkpoint | None = None) -> Table:
        """The table as its journal tells it. Moves before the checkpoint are taken as played."""
        table = cls(id)
        if checkpoint is not None and checkpoint.number <= len(journal):
            table._kept_back = checkpoint
        for entry in journal:
            table.apply(entry)
        return table

    def apply(self, entry: AnyEntry) -> Change:
        """Read the next entry."""
        change = Change(self.number + 1)
        APPLY[type(entry)](self, entry, change)
        self.number += 1
        if change.game:
            self.changed = self.number
        if entry.id:
            self._remember(entry.player, entry.id)
        if self._kept_back is not None and self.number == self._kept_back.number:
            self._take_up(self._kept_back)
        return change

    def _remember(self, player: str, id: str) -> None:
        self.ids[(player, id)] = self.number
        if len(self.ids) > IDS_KEPT:
            del self.ids[next(iter(self.ids))]

    def _take_up(self, checkpoint: Checkpoint) -> None:
        """Set up the kept position instead of replaying what led to it."""
        self._kept_back = None
        assert self.play is not None
        state = self.game.load(checkpoint.position)
        self.play = Playthrough(self.play.record, state=state, news=self._news)
        self.clock.restore(checkpoint.clock)
        self.offered_at = checkpoint.offered_at.copy()
        if state.over:
            self.status = OVER

    def checkpoint(self) -> Checkpoint:
        assert self.play is not None
        moves = len(self.play.record.moves)
        return Checkpoint(self.number, moves, self.state.dump(), self.clock.keep(), self.offered_at.copy())

    # -- Looking at it ---------------------------------------------------------------------------------

    @property
    def cards(self) -> Cards | None:
        """Own cards that are played with."""
        return self.game.card_file.overlay or None

    @property
    def state(self) -> State:
        assert self.play is not None
        return self.play.state

    @property
    def record(self) -> Record:
        assert self.play is not None
        return self.play.record

    @property
    def holds(self) -> int:
        """The number of the last move that was not taken back; before the first one, that of the start."""
        return self.numbers[-1] if self.numbers else self.began

    @property
    def started(self) -> bool:
        return self.play is not None

    def label_of(self, number: int) -> Phrase:
        """A move of the record in the words it was offered with."""
        label = self.labels[number]
        if label is None:
            seat, move = self.record.moves[number]
            label = self.labels[number] = self.record.replay(number).label(seat, move)
        return label

    def seats_of(self, player: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if player and seat.player == player]

    def persons(self) -> list[str]:
        """The persons at the table, each once."""
        return list(dict.fromkeys(seat.player for seat in self.seats if seat.kind == PERSON))

    def deciders(self) -> list[int]:
        """The seats that the game waits for."""
        return list(self.state.deciders) if self.status == RUNNING else []

    def bots_to_move(self) -> list[int]:
        if self.status != RUNNING:
            return []
        bots = [seat for seat in self.state.deciders if self.seats[seat].bot]
        due = self.scripted()
        return bots if due is None else [seat for seat in bots if seat == due[0]]

    def lesson(self) -> int | None:
        """How many moves of its script a guided game has made; None off its path, or where there is none."""
        if self.guide is None or self.left_guide or self.play is None:
            return None
        return moves_along(self.guide.steps, self.record.moves)

    def scripted(self) -> tuple[int, str] | None:
        """The seat and the move that the script of a guided game has next."""
        lesson = self.lesson()
        return None if lesson is None or self.guide is None else move_after(self.guide.steps, lesson)

    def attention(self) -> int | None:
        """When the server must do something by itself: 0 is at once, None is never."""
        if self.status != RUNNING:
            return None
        return 0 if self.bots_to_move() else self.clock.deadline()

    def still_sealed(self) -> list[int]:
        """The seats that are to tell their contributions, once everybody's is fixed."""
        if self.status != OPEN or not all(seat.ready for seat in self.seats):
            return []
        return [number for number, seat in enumerate(self.seats) if seat.is_sealed]

    def contributions(self) -> list[str]:
        return [seat.contribution for seat in self.seats]

    def fairness(self) -> dict[str, Any] | None:
        """The parts of the key. The dice of a guided game were chosen to teach: no claim is made of them."""
        return None if self.guide else parts_as_data(self.id, self.secret, self.contributions())

    def result(self) -> Result | None:
        return result_facts(self.state) if self.status == OVER else None

    def is_rated(self) -> bool:
        """Whether the result counts: at least two persons, one seat each, no bot from the start, and the
        cards of the box."""
        persons = [seat.player for seat in self.seats if seat.kind == PERSON]
        alike = len(persons) == len(self.seats) >= 2 and len(set(persons)) == len(persons)
        return alike and self.cards is None

    # -- What each entry does ------------------------------------------------------------------------------

    def _created(self, entry: e.Created, change: Change) -> None:
        settings = entry.settings
        self.settings = settings
        self.created = entry.at
        self.owner = entry.player
        self.invitation = entry.invitation
        self.previous = entry.previous
        self.beginning = entry.beginning
        self.guide = entry.guide
        self.secret = bytes.fromhex(entry.secret)
        self.game = game_with(settings.game, entry.cards)
        self.seats = [SeatAt() for _ in settings.seats]
        for seat, word, person in zip(self.seats, settings.seats, entry.persons, strict=True):
            if word.startswith("bot:"):
                seat.give_bot(word[4:])
            elif person is not None:
                seat.give(person.player, person.name)
        self.clock = Clock(settings.clock, settings.time, settings.add, len(self.seats))
        change.facts = True
        self._start_if_ready(entry.at, change)

    def _sat(self, entry: e.Sat, change: Change) -> None:
        seat = self.seats[entry.seat]
        seat.give(entry.player, entry.name)
        self._seal_anew()
        seat.be_ready(entry.contribution, entry.seal)
        change.facts = True
        self._start_if_ready(entry.at, change)

    def _readied(self, entry: e.Readied, change: Change) -> None:
        self._seal_anew()
        for number in self.seats_of(entry.player):
            self.seats[number].be_ready(entry.contribution, entry.seal)
        change.facts = True
        self._start_if_ready(entry.at, change)

    def _unsealed(self, entry: e.Unsealed, change: Change) -> None:
        for number in self.seats_of(entry.player):
            self.seats[number].contribution = entry.contribution
            self.seats[number].is_told = True
        change.facts = True
        self._start_if_ready(entry.at, change)

    def _seal_anew(self) -> None:
        """Whoever told a contribution needs a new one if another can still be chosen after it."""
        for seat in self.seats:
            if seat.is_told:
                seat.be_unready()

    def _botted(self, entry: e.Botted, change: Change) -> None:
        seat = self.seats[entry.seat]
        if entry.level:
            seat.give_bot(entry.level)
        else:
            seat.free()
        self._seal_anew()
        change.facts = True
        self._start_if_ready(entry.at, change)

    def _start_if_ready(self, now: int, change: Change) -> None:
        if not all(seat.ready and not seat.is_sealed for seat in self.seats):
            return
        self.status = RUNNING
        self.play = Playthrough(self._new_record(), change.events.append)
        self._set(self.play.state)
        self.began = change.number
        self.offered_at = [change.number] * len(self.seats)
        self._after_game_changed(now, change)

    def _new_record(self) -> Record:
        """The record before its first move. A game that goes on from a replay has dice of its own: those of
        the replay can be known. Those of a guided game are part of its position."""
        key = key_from_parts(self.id, self.secret, self.contributions())
        if self.guide is not None:
            record = Record.onward(self.game.load(self.guide.position))
        elif self.beginning is None:
            options = self.game.kept_options(len(self.seats), self.settings.options)
            record = Record(self.game, len(self.seats), options, key)
        else:
            state = self.game.load(self.beginning.position)
            state.stream = state.stream.anew(key)
            record = Record.onward(state)
        record.players = [seat.name for seat in self.seats]
        return record

    def _set(self, state: State) -> None:
        assert self.play is not None
        self.play.state = state
        self.play.listener = None
        state.listener = None

    def _after_game_changed(self, now: int, change: Change, answered: int = -1) -> None:
        change.game = True
        self.wish = None
        if self.state.over:
            self.status = OVER
            change.facts = True
        self._turn_clock(now, answered)

    def _turn_clock(self, now: int, answered: int = -1) -> None:
        waiting = [] if self.status != RUNNING else self.state.deciders
        self.clock.turn(now, [seat for seat in waiting if not self.seats[seat].bot], answered)

    def _left(self, entry: e.Left, change: Change) -> None:
        change.facts = True
        if self.status == OPEN:
            self.seats[entry.seat].free()
            if not self.persons():
                self.status = CLOSED
        else:
            self._stand_in(entry.seat, entry.at)

    def _ran_out(self, entry: e.RanOut, change: Change) -> None:
        change.facts = True
        self._stand_in(entry.seat, entry.at)

    def _called_in(self, entry: e.CalledIn, change: Change) -> None:
        change.facts = True
        self._stand_in(entry.seat, entry.at)

    def _stand_in(self, seat: int, now: int) -> None:
        self.seats[seat].away = self.settings.stand_in
        if self._kept_back is None:
            self.clock.leave(now, seat)
            self._turn_clock(now)

    def _returned(self, entry: e.Returned, change: Change) -> None:
        change.facts = True
        self.seats[entry.seat].away = ""
        self.clock.returned(entry.seat)
        if self._kept_back is None:
            self._turn_clock(entry.at)

    def _left_guide(self, entry: e.LeftGuide, change: Change) -> None:
        change.facts = change.game = True
        self.left_guide = True
        self.offered_at = [change.number] * len(self.seats)

    def _closed(self, entry: e.Closed, change: Change) -> None:
        change.facts = True
        self.status = CLOSED

    def _moved(self, entry: e.Moved, change: Change) -> None:
        assert self.play is not None
        move = self.game.parse(entry.move)
        if self._kept_back is not None:
            self.play.record.moves.append((entry.seat, move))
            self._news.append(entry.news)
            self.labels.append(None)
            self.wish = None
        else:
            had_wish = self.wish is not None
            self._play(entry, move, change)
            change.facts = change.facts or had_wish
        self.numbers.append(change.number)
        change.game = True

    def _play(self, entry: e.Moved, move: Move, change: Change) -> None:
        assert self.play is not None
        offers = self.state.offers.copy()
        is_bot = self.seats[entry.seat].bot
        self.labels.append(None if is_bot else self.state.label(entry.seat, move))
        self.state.listener = change.events.append
        try:
            self.play.play(entry.seat, move)
        finally:
            self.state.listener = None
        for seat, offer in enumerate(self.state.offers):
            if offer is not offers[seat] or seat == entry.seat:
                self.offered_at[seat] = change.number
        self._after_game_changed(entry.at, change, answered=entry.seat)

    def _took_back(self, entry: e.TookBack, change: Change) -> None:
        self._go_back(entry.to, entry.at, change)

    def _go_back(self, to: int, now: int, change: Change) -> None:
        assert self.play is not None
        change.facts = self.wish is not None
        change.game = change.back = True
        del self.numbers[to:]
        del self.labels[to:]
        if self._kept_back is not None:
            del self.play.record.moves[to:]
            del self._news[to:]
            return
        self.play.go_back(to)
        self._set(self.play.state)
        self.offered_at = [change.number] * len(self.seats)
        self._after_game_changed(now, change)

    def _wished(self, entry: e.Wished, change: Change) -> None:
        change.facts = True
        away = {seat.player for seat in self.seats if seat.away}
        self.wish = Wish(entry.seat, entry.to, {entry.player, *away})

    def _agreed(self, entry: e.Agreed, change: Change) -> None:
        change.facts = True
        wish = self.wish
        if wish is None:
            return
        if not entry.yes:
            self.wish = None
            return
        wish.agreed.add(entry.player)
        if not self.missing():
            self._go_back(wish.to, entry.at, change)
            self.wish = None
            change.facts = True

    def missing(self) -> list[int]:
        """The seats that have not agreed to go back."""
        if self.wish is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == PERSON and seat.player not in self.wish.agreed
        ]

    def willing_seats(self) -> list[int]:
        """The seats that would play again: those of persons who said so, and bots, who always do."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == BOT or seat.player in self.willing
        ]

    def unwilling(self) -> list[str]:
        """The persons who have not agreed to a rematch."""
        return [person for person in self.persons() if person not in self.willing]

    def _said(self, entry: e.Said, change: Change) -> None:
        change.chat = ChatLine(change.number, entry.at, entry.player, entry.name, entry.text)
        self.chat.append(change.chat)

    def _wanted_rematch(self, entry: e.WantedRematch, change: Change) -> None:
        change.facts = True
        if entry.yes:
            self.willing.add(entry.player)
        else:
            self.willing.discard(entry.player)

    def _rematched(self, entry: e.Rematched, change: Change) -> None:
        change.facts = True
        self.willing.add(entry.player)
        self.rematch = entry.table


APPLY: dict[type, Callable[[Table, Any, Change], None]] = {
    e.Created: Table._created,
    e.Sat: Table._sat,
    e.Readied: Table._readied,
    e.Unsealed: Table._unsealed,
    e.Botted: Table._botted,
    e.Left: Table._left,
    e.Returned: Table._returned,
    e.RanOut: Table._ran_out,
    e.CalledIn: Table._called_in,
    e.LeftGuide: Table._left_guide,
    e.Closed: Table._closed,
    e.Moved: Table._moved,
    e.TookBack: Table._took_back,
    e.Wished: Table._wished,
    e.Agreed: Table._agreed,
    e.Said: Table._said,
    e.WantedRematch: Table._wanted_rematch,
    e.Rematched: Table._rematched,
}
