"""One client's socket: what it asks is carried out one by one, what it is told is sent in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from duchy.server import messages as m
from duchy.server.commands import Person, known_move, own_seat, seat_at
from duchy.server.connection import Connection
from duchy.server.guard import PLAIN_RECEIVE, PLAIN_SEND, address_of
from duchy.server.hall import Hall
from duchy.server.live import Live
from duchy.server.reasons import why_not_target
from duchy.server.refusal import Refusal
from duchy.server.seating import PERSON
from duchy.server.thinking import Request
from duchy.server.wire import SEND_ALL
from duchy.server.workers import BotLost

log = logging.getLogger("duchy.socket")
TOO_MANY_REFUSED = 1008
NOT_ALLOWED = 4403
COME_LATER = 1013
MOST_OF_ID = 40
UNREADABLE = (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError)

_decoder = msgspec.json.Decoder(m.ToServer)


class Client:
    """A socket at a table."""

    def __init__(self, hall: Hall, live: Live, connection: Connection, who: str) -> None:
        self.hall = hall
        self.who = who
        self.live = live
        self.connection = connection
        self.refused = 0
        self._thinking: asyncio.Task[None] | None = None

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Until the client goes, or is sent away."""
        sender = asyncio.create_task(self._send_on(socket))
        reader = asyncio.create_task(self._read_on(socket))
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.part(self.connection)
            for task in (sender, reader, self._thinking):
                if task is not None:
                    task.cancel()
            for task in (sender, reader):
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
                    await task

    async def _send_on(self, socket: WebSocket[Any, Any, Any]) -> None:
        connection = self.connection
        send = cast(Any, socket.scope)[PLAIN_SEND]
        while True:
            await connection.wake.wait()
            connection.wake.clear()
            texts, connection.outbox = connection.outbox, []
            if texts:
                await send({"type": SEND_ALL, "texts": texts})
            if connection.closing:
                await socket.close(connection.closing)
                return

    async def _read_on(self, socket: WebSocket[Any, Any, Any]) -> None:
        receive = cast(Any, socket.scope)[PLAIN_RECEIVE]
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            await self.hear(text if text is not None else event.get("bytes") or b"")
            if self.connection.closing:
                return

    async def hear(self, text: str | bytes) -> None:
        """One message of the client."""
        try:
            ask = self._taken(text)
            await ANSWER[type(ask)](self, ask)
            self.refused = 0
        except Refusal as refusal:
            self._refuse(id_of(text), refusal)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a request at table %s failed", self.live.id)
            self._refuse(id_of(text), Refusal("broken", "this could not be carried out; nothing was changed"))

    def _taken(self, text: str | bytes) -> Any:
        """The request in a message, if it is small enough and not one too many."""
        most = self.hall.config.limits.message_size
        if len(text) > most:
            raise Refusal("bad-message", f"a message has at most {most} bytes")
        if not self.hall.pace.messages.take(self.who):
            raise Refusal("slow-down", "you ask too much at once: please slow down")
        try:
            return _decoder.decode(text)
        except UNREADABLE as problem:
            raise Refusal("bad-message", f"this is not a message of the protocol: {problem}") from None

    def _refuse(self, id: str, refusal: Refusal) -> None:
        self.hall.counts.refused += 1
        self.refused += 1
        self.connection.send(m.Refused(id, refusal.code, str(refusal)))
        if self.refused >= self.hall.config.limits.patience:
            self.connection.close(TOO_MANY_REFUSED)

    # -- The answers ---------------------------------------------------------------------------------

    async def perform(self, ask: Any) -> None:
        number = await self.live.perform(ask, self.connection.person)
        self.connection.send(m.Done(ask.id, number))

    async def move(self, ask: m.Play) -> None:
        await self.perform(ask)
        self.hall.counts.moves += 1

    async def stand_in(self, ask: m.StandIn) -> None:
        async with self.live.lock:
            table = await self.live.ensure()
            seat = seat_at(table, ask.seat)
        is_asked = seat.kind == PERSON and not seat.away and table.seats_of(self.connection.person.id)
        if is_asked and not self.live.is_gone(seat.player):
            raise Refusal("not-now", "this person is at the table, or left it a moment ago: please wait")
        await self.perform(ask)

    async def undo(self, ask: m.Undo) -> None:
        """Going back means playing the game again up to there, which is much for one press of a button."""
        if not self.hall.pace.undos.take(self.who):
            raise Refusal("slow-down", "you take back too much at once: please wait a little")
        await self.perform(ask)

    async def chat(self, ask: m.Chat) -> None:
        if not self.hall.pace.chats.take(self.who):
            raise Refusal("slow-down", "you say too much at once: please wait a little")
        await self.perform(ask)

    async def rematch(self, ask: m.Rematch) -> None:
        person = self.connection.person
        problem: Refusal | None = None
        try:
            await self.perform(ask)
        except Refusal as refusal:
            problem = refusal
        table = self.live.table
        if table is not None and table.rematch and table.seats_of(person.id):
            await self.hall.rematch(table, person)
        if problem is not None:
            raise problem

    async def look(self, ask: m.Look) -> None:
        await self.live.look(self.connection, ask.seat)

    async def why(self, ask: m.WhyNot) -> None:
        async with self.live.lock:
            table = await self.live.ensure()
            own_seat(table, ask.seat, self.connection.person)
            if not table.started:
                raise Refusal("not-now", "the game has not started")
            if ask.move is None:
                phrase = why_not_target(table.state, ask.seat, ask.target)
            else:
                phrase = table.state.why_not(ask.seat, known_move(table, ask.move))
        self.connection.send(m.Why(ask.id, phrase))

    async def hint(self, ask: m.Hint) -> None:
        """Ask a bot in the background; the client can go on playing meanwhile."""
        async with self.live.lock:
            table = await self.live.ensure()
            own_seat(table, ask.seat, self.connection.person)
            if not table.settings.hints:
                raise Refusal("not-now", "at this table there are no hints")
            if table.status != m.RUNNING or ask.seat not in table.state.deciders:
                raise Refusal("not-now", "there is nothing to decide for this seat now")
            if self._thinking is not None and not self._thinking.done():
                raise Refusal("slow-down", "a hint is on its way already")
            if self.hall.hints_waiting >= self.hall.config.limits.hints_waiting:
                raise Refusal("busy", "too many ask for a hint just now: please try again in a moment")
            if not self.hall.pace.hints.take(self.who):
                raise Refusal("slow-down", "you ask for too many hints: please wait a little")
            config = self.hall.config
            request = Request(
                "explain", ask.seat, config.hint_bot, config.hint_seconds, table.state.dump(), table.cards
            )
            answers = table.asked[ask.seat]
            moves = table.game.moves
        self._thinking = self.hall.run(self._advise(ask, request, answers, moves.by_text))

    async def _advise(self, ask: m.Hint, request: Request, answers: int, moves: dict[str, Any]) -> None:
        self.hall.hints_waiting += 1
        try:
            weighed = await self.hall.workers.explain(request)
        except BotLost:
            self._refuse(ask.id, Refusal("broken", "no bot could give a hint just now"))
            return
        finally:
            self.hall.hints_waiting -= 1
        advice = [m.Advice(moves[text].id, text, share, value) for text, share, value in weighed]
        self.connection.send(m.Hints(ask.id, answers, advice))

    async def ping(self, ask: m.Ping) -> None:
        self.connection.send(m.Pong(ask.id, self.hall.config.now()))


ANSWER: dict[type, Callable[[Client, Any], Awaitable[None]]] = {
    m.Sit: Client.perform,
    m.Ready: Client.perform,
    m.Leave: Client.perform,
    m.Return: Client.perform,
    m.StandIn: Client.stand_in,
    m.PutBot: Client.perform,
    m.LeaveGuide: Client.perform,
    m.Close: Client.perform,
    m.Play: Client.move,
    m.Undo: Client.undo,
    m.Agree: Client.perform,
    m.Chat: Client.chat,
    m.Rematch: Client.rematch,
    m.Look: Client.look,
    m.WhyNot: Client.why,
    m.Hint: Client.hint,
    m.Ping: Client.ping,
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


class Knock(NamedTuple):
    """What a client says when it comes: its invitation, the seat it looks from, the last number it saw, and
    whether it wants to be warned of moves that reveal something."""

    invitation: str
    seat: int | None
    since: int
    warnings: bool


async def serve_socket(
    hall: Hall, socket: WebSocket[Any, Any, Any], id: str, person: Person, knock: Knock
) -> None:
    """Take a client to its table. Whoever may not see it is told why, and sent away."""
    await socket.accept()
    connection = Connection(person, hall.config.limits, knock.warnings)
    who = person.id or address_of(socket.scope)
    hall.sockets[who] += 1
    try:
        if hall.sockets[who] > hall.config.limits.sockets_each:
            raise Refusal("too-many", "you have too many tables open at once: close some")
        if not hall.pace.visits.take(who):
            raise Refusal("slow-down", "you come and go too often: please wait a little")
        live = await hall.visit(id, person, knock.invitation)
        await live.join(connection, knock.seat, knock.since)
        hall.look_after(live)
        await Client(hall, live, connection, who).serve(socket)
    except Refusal as refusal:
        text = msgspec.json.encode(m.Refused("", refusal.code, str(refusal))).decode()
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})
        await socket.close(COME_LATER if refusal.code == "slow-down" else NOT_ALLOWED)
    finally:
        hall.sockets[who] -= 1
        if not hall.sockets[who]:
            del hall.sockets[who]
