"""A table: its journal read from the first entry to the last. Pure: no network, no store, no time of its
own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duchy.core.errors import UnknownRules
from duchy.core.moves import Move
from duchy.core.playthrough import Playthrough
from duchy.core.record import Record
from duchy.core.state import State
from duchy.table.game import entries as e
from duchy.table.game.boxes import game_with
from duchy.table.game.change import Change, Checkpoint
from duchy.table.game.clock import Clock
from duchy.table.game.entries import AnyEntry
from duchy.table.game.laid_table import LaidTable
from duchy.table.game.results import ABANDONED, OLD_RULES, RESIGNED, TIME_UP
from duchy.table.game.seats import ARMS, FREE, PERSON, SeatAt
from duchy.table.game.wishes import ABANDON, NOBODY, REPLACE, UNDO, Wish
from duchy.table.messages import CLOSED, OPEN, OVER, RUNNING, ChatLine

UNPINNED = 1
"""The version of the rules that games were played by before journals named it."""
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
            table._kept_back = checkpoint
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
        if self._kept_back is not None and self.number == self._kept_back.number:
            self._take_up(self._kept_back)
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
        self._kept_back = None
        assert self.play is not None
        state = self.game.load(checkpoint.position)
        self.play = Playthrough(self.play.record, state=state, news=self._news)
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
        self.deal = entry.deal
        self.secret = bytes.fromhex(entry.secret)
        self.household = entry.household
        self._take_rules(entry)
        self.seats = [SeatAt() for _ in settings.seats]
        for seat, word, person in zip(self.seats, settings.seats, entry.persons, strict=True):
            if word.startswith("bot:"):
                seat.give_bot(word[4:])
            elif person is not None:
                is_owner = person.player == entry.player
                seat.give(person.player, person.name, entry.household if is_owner else "")
                if entry.deal is not None:
                    seat.be_ready("", "")
        wanted = [-1 if person is None else person.arms for person in entry.persons]
        for number in sorted(range(len(self.seats)), key=lambda number: wanted[number] < 0):
            if self.seats[number].kind != FREE:
                self._arm(number, wanted[number])
        self.clock = Clock(settings.clock, settings.time, settings.add, len(self.seats))
        change.facts = True
        self._start_if_ready(entry.at, change)

    def _take_rules(self, entry: e.Created) -> None:
        """The box with the rules of that time. Before they were named, a table without hints was rated."""
        settings = self.settings
        self.rules = entry.rules or UNPINNED
        if not entry.rules:
            settings.rated = not settings.hints
        try:
            self.game = game_with(settings.game, entry.cards, self.rules)
        except UnknownRules:
            self.game = game_with(settings.game, entry.cards)
            self.has_old_rules = True
            self._kept_back = None

    def _arm(self, number: int, wanted: int = -1) -> None:
        """Give a seat the arms that are wanted for it, or others that nobody wears: its own first of all."""
        worn = {seat.arms for other, seat in enumerate(self.seats) if other != number}
        choice = (wanted, number, *range(ARMS))
        self.seats[number].arms = next(arms for arms in choice if arms >= 0 and arms not in worn)

    def _sat(self, entry: e.Sat, change: Change) -> None:
        seat = self.seats[entry.seat]
        seat.give(entry.player, entry.name, entry.household)
        self._arm(entry.seat, entry.arms)
        self._seal_anew()
        seat.be_ready(entry.contribution, entry.seal)
        change.facts = True
        self._start_if_ready(entry.at, change)

    def _called(self, entry: e.Called, change: Change) -> None:
        self.seats[entry.seat].name = entry.name
        self._arm(entry.seat, entry.arms)
        change.facts = True

    def _unreadied(self, entry: e.Unreadied, change: Change) -> None:
        for number in self.seats_of(self.seats[entry.seat].player):
            self.seats[number].be_unready()
        self._seal_anew()
        change.facts = True

    def _readied(self, entry: e.Readied, change: Change) -> None:
        self._seal_anew()
        for number in self.seats_of(entry.player):
            self.seats[number].be_ready(entry.contribution, entry.seal)
            self.seats[number].household = entry.household
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

    def _freed(self, entry: e.Freed, change: Change) -> None:
        """Whoever kept the seat from others does not get it again, nor by another name from there."""
        seat = self.seats[entry.seat]
        if entry.barred:
            self.barred.add(seat.player)
            if seat.household and seat.household != self.household:
                self.barred.add(seat.household)
        seat.free()
        self._seal_anew()
        change.facts = True

    def _botted(self, entry: e.Botted, change: Change) -> None:
        seat = self.seats[entry.seat]
        if entry.level:
            seat.give_bot(entry.level)
            self._arm(entry.seat)
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
        self.answers = [{} for _ in self.seats]
        self._after_game_changed(now, change)

    def _new_record(self) -> Record:
        """The record before its first move. A game that goes on from a replay has dice of its own: those of
        the replay can be known. Those of a guided game are part of its position."""
        key = self.key()
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
        self.moved_at = now
        if self.state.over:
            self._end(change)
        self._turn_clock(now, answered)

    def _end(self, change: Change, ended: str = "") -> None:
        self.status = OVER
        self.ended = ended
        self.wish = None
        change.facts = True

    def _wish_after_move(self, mover: int = NOBODY) -> None:
        self.thinking.discard(mover)
        if self.wish is not None and not self.wish.outlives(mover):
            self.wish = None

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

    def _has_resigned(self, entry: e.Resigned, change: Change) -> None:
        """A bot plays on for those who are left; if only one player is, or no person, the game is over. At a
        deal who is left plays to the end: the result is compared with those of others."""
        change.facts = True
        self.seats[entry.seat].resigned = True
        self.resigned.append(entry.seat)
        if entry.why == "time":
            self.overran.add(entry.seat)
        left = [seat for seat in self.seats if not seat.resigned]
        is_won = len(left) < 2 and self.deal is None
        if is_won or all(seat.kind != PERSON for seat in left):
            self._end(change, RESIGNED)
            self._turn_clock(entry.at)
        else:
            self._stand_in(entry.seat, entry.at)

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

    def _server_away(self, entry: e.ServerAway, change: Change) -> None:
        change.facts = True
        self.excused_to = max(self.excused_to, entry.until)
        if self._kept_back is None:
            self.clock.excuse(entry.since, entry.until)

    def _closed(self, entry: e.Closed | e.Expired, change: Change) -> None:
        change.facts = True
        self.status = CLOSED

    def _expired(self, entry: e.Expired, change: Change) -> None:
        """Nobody waits here any more; a game that was left to bots ends where it is."""
        if self.status == RUNNING:
            self._end(change, ABANDONED)
        else:
            self._closed(entry, change)

    def _time_up(self, entry: e.TimeUp, change: Change) -> None:
        for seat in self.state.deciders:
            if self.seats[seat].kind == PERSON and not self.seats[seat].resigned:
                self.seats[seat].resigned = True
                self.resigned.append(seat)
                self.overran.add(seat)
        self._end(change, TIME_UP)
        self._turn_clock(entry.at)

    def _moved(self, entry: e.Moved, change: Change) -> None:
        assert self.play is not None
        if self.has_old_rules and not self._is_still_played(entry):
            return
        move = self.game.parse(entry.move)
        had_wish = self.wish is not None
        if self._kept_back is not None:
            self.play.record.moves.append((entry.seat, move))
            self._news.append(entry.news)
            self.labels.append(None)
            self.moved_at = entry.at
        else:
            self._play(entry, move, change)
        self._wish_after_move(entry.seat)
        change.facts = change.facts or had_wish
        self.numbers.append(change.number)
        self.unasked.append(entry.forced)
        change.game = True

    def _is_still_played(self, entry: e.Moved) -> bool:
        """Whether today's rules know a move that was made by others: up to there the game is shown."""
        if self.ended:
            return False
        texts = [move.text for move in self.state.legal(entry.seat)] if not self.state.over else []
        if entry.move not in texts:
            self.ended = OLD_RULES
        return not self.ended

    def _play(self, entry: e.Moved, move: Move, change: Change) -> None:
        assert self.play is not None
        offers = self.state.offers.copy()
        is_bot = self.seats[entry.seat].bot
        self.labels.append(None if is_bot else self.state.label(entry.seat, move))
        if not is_bot:
            self._note_answer(entry.seat, move)
        self.state.listener = change.events.append
        try:
            self.play.play(entry.seat, move)
        finally:
            self.state.listener = None
        for seat, offer in enumerate(self.state.offers):
            if offer is not offers[seat] or seat == entry.seat:
                self.offered_at[seat] = change.number
        self._after_game_changed(entry.at, change, answered=entry.seat)

    def _note_answer(self, seat: int, move: Move) -> None:
        """Keep what a person answers to a question that comes again; to do one thing in parts is no habit."""
        question = self.state.recurring(seat)
        if question and self.state.as_before(seat, move) is move:
            self.answers[seat][question] = move.text

    def _kept_usual(self, entry: e.KeptUsual, change: Change) -> None:
        change.facts = True
        self.seats[entry.seat].usual = entry.yes

    def _end_usual(self, seat: int, change: Change) -> None:
        """Who takes back wants to be asked again."""
        change.facts = change.facts or self.seats[seat].usual
        self.seats[seat].usual = False

    def _took_back(self, entry: e.TookBack, change: Change) -> None:
        self._go_back(entry.to, entry.at, change)
        self._end_usual(entry.seat, change)

    def _go_back(self, to: int, now: int, change: Change) -> None:
        assert self.play is not None
        change.facts = self.wish is not None
        change.game = change.back = True
        if self.has_old_rules and to <= len(self.record.moves):
            self.ended = ""
        del self.numbers[to:]
        del self.labels[to:]
        del self.unasked[to:]
        self._wish_after_move()
        if self._kept_back is not None:
            del self.play.record.moves[to:]
            del self._news[to:]
            return
        self.play.go_back(to)
        self._set(self.play.state)
        self.offered_at = [change.number] * len(self.seats)
        self._after_game_changed(now, change)

    def _withdrew(self, entry: e.Withdrew, change: Change) -> None:
        """What the others have answered stays, and what they are asked does too."""
        assert self.play is not None
        if self.has_old_rules and entry.move >= len(self.numbers):
            return
        change.facts = self.wish is not None
        change.game = True
        self._end_usual(entry.seat, change)
        self._wish_after_move(entry.seat)
        change.withdrawn = self.numbers.pop(entry.move)
        del self.labels[entry.move]
        del self.unasked[entry.move]
        if self._kept_back is not None:
            del self.play.record.moves[entry.move]
            del self._news[entry.move]
            return
        self.play.withdraw(entry.move)
        self._set(self.play.state)
        self.offered_at[entry.seat] = change.number
        self._after_game_changed(entry.at, change)

    def _wished(self, entry: e.Wished, change: Change) -> None:
        change.facts = True
        away = {seat.player for seat in self.seats if seat.away}
        self.wish = Wish(UNDO, entry.seat, {entry.player, *away}, entry.until, to=entry.to)

    def _offered(self, entry: e.Offered, change: Change) -> None:
        change.facts = True
        self.wish = Wish(entry.wish, entry.seat, {entry.player}, entry.until, about=entry.about)
        self._grant_if_agreed(entry.at, change)

    def _wish_over(self, entry: e.WishOver, change: Change) -> None:
        """Nobody has refused to replace who was silent until the end: a bot takes over."""
        change.facts = True
        wish, self.wish = self.wish, None
        if wish is not None and wish.kind == REPLACE and not wish.missing(self.seats):
            self._stand_in(wish.about, entry.at)

    def _agreed(self, entry: e.Agreed, change: Change) -> None:
        change.facts = True
        wish = self.wish
        if wish is None:
            return
        if not entry.yes:
            self.wish = None
            self.refusals.note(self.seats[wish.seat].player, wish.kind, entry.at)
            if wish.kind == REPLACE and self.seats[wish.about].player == entry.player:
                self.thinking.add(wish.about)
            return
        wish.agreed.add(entry.player)
        self._grant_if_agreed(entry.at, change)

    def _grant_if_agreed(self, now: int, change: Change) -> None:
        """What all agree to is done; only who is to be replaced has time until the end of the wish."""
        wish = self.wish
        if wish is None or wish.missing(self.seats):
            return
        if wish.kind == UNDO:
            self.wish = None
            self._go_back(wish.to, now, change)
            self._end_usual(wish.seat, change)
            change.facts = True
        elif wish.kind == ABANDON:
            self._end(change, ABANDONED)
            self._turn_clock(now)

    def _said(self, entry: e.Said, change: Change) -> None:
        """Chat was part of the journal once; now it has its own place in the store."""
        if entry.text:
            self.chat.append(ChatLine(change.number, entry.at, entry.player, entry.name, entry.text))

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
    e.Called: Table._called,
    e.Readied: Table._readied,
    e.Unreadied: Table._unreadied,
    e.Unsealed: Table._unsealed,
    e.Freed: Table._freed,
    e.Botted: Table._botted,
    e.Left: Table._left,
    e.Returned: Table._returned,
    e.RanOut: Table._ran_out,
    e.CalledIn: Table._called_in,
    e.Resigned: Table._has_resigned,
    e.LeftGuide: Table._left_guide,
    e.Closed: Table._closed,
    e.Expired: Table._expired,
    e.TimeUp: Table._time_up,
    e.ServerAway: Table._server_away,
    e.Moved: Table._moved,
    e.KeptUsual: Table._kept_usual,
    e.TookBack: Table._took_back,
    e.Withdrew: Table._withdrew,
    e.Wished: Table._wished,
    e.Offered: Table._offered,
    e.WishOver: Table._wish_over,
    e.Agreed: Table._agreed,
    e.Said: Table._said,
    e.WantedRematch: Table._wanted_rematch,
    e.Rematched: Table._rematched,
}
