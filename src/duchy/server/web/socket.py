"""One client's socket: what it asks is carried out one by one, what it is told is sent in order."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from duchy.server.web.answering import TheGuests, TheHall
from duchy.server.web.guard import PLAIN_RECEIVE, PLAIN_SEND
from duchy.server.web.guests import address_of
from duchy.server.web.sentences import sentence
from duchy.server.web.wire import SEND_ALL
from duchy.table import messages as m
from duchy.table.hosting.audience import Connection, encoded
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
    sender = asyncio.create_task(send_on(socket, conversation.connection))
    reader = asyncio.create_task(read_on(socket, conversation))
    try:
        await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sender, reader):
            task.cancel()
        for task in (sender, reader):
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
                await task


async def send_on(socket: Socket, connection: Connection) -> None:
    send = cast(Any, socket.scope)[PLAIN_SEND]
    while True:
        await connection.wake.wait()
        connection.wake.clear()
        texts, connection.outbox = connection.outbox, []
        if texts:
            await send({"type": SEND_ALL, "texts": texts})
        if connection.closing:
            if connection.closing == CLOSED_SET_ASIDE:
                await tell(socket, is_set_aside())
            await socket.close(connection.closing)
            return


async def read_on(socket: Socket, conversation: Conversation) -> None:
    receive = cast(Any, socket.scope)[PLAIN_RECEIVE]
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        text = event.get("text")
        await conversation.hear(text if text is not None else event.get("bytes") or b"")
        if conversation.connection.closing:
            return
