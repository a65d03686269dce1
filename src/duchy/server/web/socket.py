"""One client's socket: what it asks is carried out one by one, what it is told is sent in order."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from duchy.server.web.answering import TheGuests, TheHall
from duchy.server.web.guard import PLAIN_RECEIVE
from duchy.server.web.guests import address_of
from duchy.server.web.sentences import sentence
from duchy.server.web.wire import WIRE, TableProtocol
from duchy.table import messages as m
from duchy.table.hosting.audience import Connection, encoded, nothing
from duchy.table.hosting.conversation import Conversation, Knock
from duchy.table.hosting.open_table import CLOSED_SET_ASIDE
from duchy.table.quarantine import is_set_aside
from duchy.table.refusal import Refusal

NOT_ALLOWED = 4403
COME_LATER = 1013

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Socket,
    table: FromPath[str],
    guests: TheGuests,
    hall: TheHall,
    invitation: FromQuery[str] = "",
    seat: FromQuery[int] = -1,
    since: FromQuery[int] = 0,
    warnings: FromQuery[bool] = False,
) -> None:
    """The socket of a table: see the page on the protocol. Whoever may not see it is told why, and sent
    away."""
    person = await guests.person_of(socket)
    knock = Knock(invitation, seat if seat >= 0 else None, since, warnings)
    await socket.accept()
    connection = Connection(person, hall.limits.outbox, knock.warnings)
    who = person.id or address_of(socket.scope)
    try:
        async with hall.conversation(table, connection, who, knock) as conversation:
            await serve(socket, conversation)
    except Refusal as refusal:
        await tell(socket, refusal)
        await socket.close(COME_LATER if refusal.code == "slow-down" else NOT_ALLOWED)


async def tell(socket: Socket, refusal: Refusal) -> None:
    text = encoded(m.Refused("", refusal.code, sentence(refusal, socket.headers))).decode()
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})


async def serve(socket: Socket, conversation: Conversation) -> None:
    """Until the client goes, or is sent away."""
    sender = Sender(socket, conversation.connection)
    try:
        await read_on(socket, conversation)
    finally:
        await sender.end()


class Sender:
    """Writes what a client is told at the end of each round of the loop: no task has to be woken for it. What
    it does not read stays in the outbox."""

    __slots__ = ("_closing", "_connection", "_is_due", "_loop", "_socket", "_wire")

    def __init__(self, socket: Socket, connection: Connection) -> None:
        self._socket = socket
        self._wire: TableProtocol = cast(Any, socket.scope)[WIRE]
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._is_due = False
        self._closing: asyncio.Task[None] | None = None
        connection.more = self._wire.writable_again = self.more
        self.more()

    def more(self) -> None:
        if not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._is_due = False
        connection = self._connection
        if connection.outbox and self._wire.write_all(connection.outbox):
            connection.outbox = []
        if connection.closing and self._closing is None:
            self._closing = self._loop.create_task(self._close())

    async def _close(self) -> None:
        """Send the client away; who reads again ends by that."""
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
            if self._connection.closing == CLOSED_SET_ASIDE:
                await tell(self._socket, is_set_aside())
            await self._socket.close(self._connection.closing)

    async def end(self) -> None:
        """The client goes: what is still to be said to it is."""
        self._flush()
        self._connection.more = self._wire.writable_again = nothing
        if self._closing is not None:
            await self._closing


async def read_on(socket: Socket, conversation: Conversation) -> None:
    receive = cast(Any, socket.scope)[PLAIN_RECEIVE]
    while not conversation.connection.closing:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        text = event.get("text")
        await conversation.hear(text if text is not None else event.get("bytes") or b"")
