"""What one client asks at a table: each message is carried out or refused, one by one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from duchy.table import messages as m
from duchy.table.background import Background
from duchy.table.dealing.deals import Deals
from duchy.table.deciding.requests import known_move, own_seat, seat_at
from duchy.table.game.seats import PERSON, Person
from duchy.table.game.table import Table
from duchy.table.hosting.audience import Connection
from duchy.table.hosting.habits import Counts
from duchy.table.hosting.open_table import OpenTable
from duchy.table.hosting.persons import Persons
from duchy.table.limits import Limits, Pace
from duchy.table.ports import Now, Question
from duchy.table.refusal import Refusal
from duchy.table.showing.previews import previews_of
from duchy.table.showing.reasons import why_not_target
from duchy.table.thinking.hints import Hints

log = logging.getLogger("duchy.conversation")
TOO_MANY_REFUSED = 1008
MOST_OF_ID = 40
UNREADABLE = (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError)

_decoder = msgspec.json.Decoder(m.ToServer)


class Knock(NamedTuple):
    """What a client says when it comes: its invitation, the seat it looks from, the last number it saw, and
    whether it wants to be warned of moves that reveal something."""

    invitation: str
    seat: int | None
    since: int
    warnings: bool


class Conversation:
    """`who` is counted for what the client asks; `rematch_of` lays out the rematch that a table names."""

    __slots__ = (
        "_thinking",
        "at",
        "background",
        "connection",
        "counts",
        "deals",
        "hints",
        "limits",
        "now",
        "pace",
        "persons",
        "refused",
        "rematch_of",
        "who",
    )

    def __init__(
        self,
        at: OpenTable,
        connection: Connection,
        who: str,
        pace: Pace,
        limits: Limits,
        hints: Hints,
        persons: Persons,
        deals: Deals,
        rematch_of: Callable[[Table, Person], Awaitable[None]],
        background: Background,
        counts: Counts,
        now: Now,
    ) -> None:
        self.at = at
        self.connection = connection
        self.who = who
        self.pace = pace
        self.limits = limits
        self.hints = hints
        self.persons = persons
        self.deals = deals
        self.rematch_of = rematch_of
        self.background = background
        self.counts = counts
        self.now = now
        self.refused = 0
        self._thinking: asyncio.Task[None] | None = None

    def end(self) -> None:
        """The client is gone."""
        self.at.part(self.connection)
        if self._thinking is not None:
            self._thinking.cancel()

    async def hear(self, text: str | bytes) -> None:
        """One message of the client."""
        try:
            request = self._taken(text)
            await ANSWER[type(request)](self, request)
            self.refused = 0
        except Refusal as refusal:
            self._refuse(id_of(text), refusal)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a request at table %s failed", self.at.id)
            self._refuse(id_of(text), Refusal("broken", "this could not be carried out; nothing was changed"))

    def _taken(self, text: str | bytes) -> Any:
        """The request in a message, if it is small enough and not one too many."""
        most = self.limits.message_size
        if len(text) > most:
            raise Refusal("bad-message", f"a message has at most {most} bytes")
        if not self.pace.messages.take(self.who):
            raise Refusal("slow-down", "you ask too much at once: please slow down")
        try:
            return _decoder.decode(text)
        except UNREADABLE as problem:
            raise Refusal("bad-message", f"this is not a message of the protocol: {problem}") from None

    def _refuse(self, id: str, refusal: Refusal) -> None:
        self.counts.refused += 1
        self.refused += 1
        self.connection.send(m.Refused(id, refusal.code, str(refusal), refusal.phrase))
        if self.refused >= self.limits.patience:
            self.connection.close(TOO_MANY_REFUSED)

    # -- The answers ---------------------------------------------------------------------------------

    async def perform(self, request: Any) -> None:
        number = await self.at.perform(request, self.connection.person)
        self.connection.send(m.Done(request.id, number))

    async def move(self, request: m.Play) -> None:
        await self.perform(request)
        self.counts.moves += 1

    async def stand_in(self, request: m.StandIn) -> None:
        async with self.at.lock:
            table = await self.at.ensure()
            seat = seat_at(table, request.seat)
        may_stand_in = seat.kind == PERSON and not seat.away and table.seats_of(self.connection.person.id)
        if may_stand_in and not self.at.audience.is_gone(seat.player):
            raise Refusal("not-now", "this person is at the table, or left it a moment ago: please wait")
        await self.perform(request)

    async def replace(self, request: m.WishReplaced) -> None:
        """Who thinks is not silent: for as long as one is waited for who is gone, nobody asks for a bot."""
        async with self.at.lock:
            table = await self.at.ensure()
        if table.status == m.RUNNING and self.now() - table.moved_at < self.at.audience.patience:
            raise Refusal("not-now", "something has happened a moment ago: give them some time to think")
        await self.perform(request)

    async def sit(self, request: m.Sit) -> None:
        async with self.at.lock:
            table = await self.at.ensure()
        if await self.persons.wants_nothing_of(table.owner, self.connection.person.id):
            raise Refusal("blocked", "who made this table does not want to play with you")
        await self.perform(request)

    async def undo(self, request: m.Undo) -> None:
        """Going back means playing the game again up to there, which is much for one press of a button."""
        if not self.pace.undos.take(self.who):
            raise Refusal("slow-down", "you take back too much at once: please wait a little")
        await self.perform(request)

    async def chat(self, request: m.Chat) -> None:
        if not self.pace.chats.take(self.who):
            raise Refusal("slow-down", "you say too much at once: please wait a little")
        if not self.pace.chats_table.take(self.at.id):
            raise Refusal("slow-down", "too much is said at this table at once: please wait a little")
        async with self.at.lock:
            table = await self.at.ensure()
        if table.status == m.OVER:
            await self.deals.must_be_told(table)
        number = await self.at.say(self.connection.person, request.text, request.id)
        self.connection.send(m.Done(request.id, number))

    async def rematch(self, request: m.Rematch) -> None:
        person = self.connection.person
        problem: Refusal | None = None
        try:
            if request.without:
                await self._only_those_gone_are_missing()
            await self.perform(request)
        except Refusal as refusal:
            problem = refusal
        table = self.at.table
        if table is not None and table.rematch and table.seats_of(person.id):
            await self.rematch_of(table, person)
        if problem is not None:
            raise problem

    async def _only_those_gone_are_missing(self) -> None:
        async with self.at.lock:
            table = await self.at.ensure()
        missing = [person for person in table.unwilling() if person != self.connection.person.id]
        if any(not self.at.audience.is_gone(person) for person in missing):
            raise Refusal("not-now", "somebody who has not agreed is still at the table: please wait")

    async def look(self, request: m.Look) -> None:
        await self.at.look(self.connection, request.seat)

    async def why(self, request: m.WhyNot) -> None:
        async with self.at.lock:
            table = await self.at.ensure()
            own_seat(table, request.seat, self.connection.person)
            if not table.started:
                raise Refusal("not-now", "the game has not started")
            if request.move is None:
                phrase = why_not_target(table.state, request.seat, request.target)
            else:
                phrase = table.state.why_not(request.seat, known_move(table, request.move))
        self.connection.send(m.Why(request.id, phrase))

    async def preview(self, request: m.WantPreviews) -> None:
        """What every move offered would bring: worked out for all when somebody looks at one of them."""
        if not self.pace.previews.take(self.who):
            raise Refusal("slow-down", "you look ahead too fast: please wait a little")
        async with self.at.lock:
            table = await self.at.ensure()
            own_seat(table, request.seat, self.connection.person)
            if not table.started:
                raise Refusal("not-now", "the game has not started")
            found = previews_of(table, request.seat)
            answers = table.offered_at[request.seat]
        self.connection.send(m.Previews(request.id, answers, found))

    async def hint(self, request: m.WantHints) -> None:
        """Ask a bot in the background; the client can go on playing meanwhile."""
        async with self.at.lock:
            table = await self.at.ensure()
            own_seat(table, request.seat, self.connection.person)
            if not table.settings.hints:
                raise Refusal("not-now", "at this table there are no hints")
            if table.status != m.RUNNING or request.seat not in table.state.deciders:
                raise Refusal("not-now", "there is nothing to decide for this seat now")
            if self._thinking is not None and not self._thinking.done():
                raise Refusal("slow-down", "a hint is on its way already")
            if self.hints.are_too_many:
                raise Refusal("busy", "too many ask for a hint just now: please try again in a moment")
            if not self.pace.hints.take(self.who):
                raise Refusal("slow-down", "you ask for too many hints: please wait a little")
            question = self.hints.question(table, request.seat, self.who, self.connection.person.household)
            answers = table.offered_at[request.seat]
        self._thinking = self.background.run(self._hint(request, question, answers))

    async def _hint(self, request: m.WantHints, question: Question, answers: int) -> None:
        try:
            found = await self.hints.answer(question)
        except Refusal as refusal:
            self._refuse(request.id, refusal)
            return
        self.connection.send(m.Hints(request.id, answers, found))

    async def chronicle(self, request: m.ReadChronicle) -> None:
        if not self.pace.pages.take(self.who):
            raise Refusal("slow-down", "you read too fast: please wait a little")
        self.connection.send(m.ChronicleRead(request.id, await self.at.page(self.connection, request.before)))

    async def playback(self, request: m.WantPlayback) -> None:
        """The past is played again for this: as much for one press of a button as to take back."""
        if not self.pace.undos.take(self.who):
            raise Refusal("slow-down", "you look back too often: please wait a little")
        self.connection.send(await self.at.playback(self.connection, request.since, request.id))

    async def ping(self, request: m.Ping) -> None:
        self.connection.send(m.Pong(request.id, self.now()))


ANSWER: dict[type, Callable[[Conversation, Any], Awaitable[None]]] = {
    m.Sit: Conversation.sit,
    m.CallSeat: Conversation.perform,
    m.Ready: Conversation.perform,
    m.Unready: Conversation.perform,
    m.Unseal: Conversation.perform,
    m.Leave: Conversation.perform,
    m.Resign: Conversation.perform,
    m.FreeSeat: Conversation.perform,
    m.OfferAbandon: Conversation.perform,
    m.WishReplaced: Conversation.replace,
    m.Return: Conversation.perform,
    m.StandIn: Conversation.stand_in,
    m.PutBot: Conversation.perform,
    m.LeaveGuide: Conversation.perform,
    m.Close: Conversation.perform,
    m.Play: Conversation.move,
    m.KeepUsual: Conversation.perform,
    m.Undo: Conversation.undo,
    m.Agree: Conversation.perform,
    m.Chat: Conversation.chat,
    m.Rematch: Conversation.rematch,
    m.Look: Conversation.look,
    m.WhyNot: Conversation.why,
    m.WantPreviews: Conversation.preview,
    m.WantHints: Conversation.hint,
    m.ReadChronicle: Conversation.chronicle,
    m.WantPlayback: Conversation.playback,
    m.Ping: Conversation.ping,
}


class OnlyId(msgspec.Struct):
    id: str = ""


_id_decoder = msgspec.json.Decoder(OnlyId)


def id_of(text: str | bytes) -> str:
    """The id in a message, so that even a refusal of nonsense can name it."""
    try:
        return _id_decoder.decode(text).id[:MOST_OF_ID]
    except UNREADABLE:
        return ""
