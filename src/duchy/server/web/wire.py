"""uvicorn's two protocols with a little more: sockets take several messages with one write, and HTTP does not
wait for ever for somebody who begins a request and never ends it.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

PATIENCE = 15.0
"""Seconds in which a request's headers must have come."""
SEND_ALL = "duchy.send_all"
"""Messages of this kind have their `texts` as bytes."""


class TableProtocol(WebSocketsSansIOProtocol):
    async def send(self, message: Any) -> None:
        if message["type"] != SEND_ALL:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in message["texts"]:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))


class ImpatientHttp(HttpToolsProtocol):
    """Closes a connection on which headers are begun, or awaited at first, for too long."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(PATIENCE, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
