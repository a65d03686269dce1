"""uvicorn's two protocols with a little more: sockets take several messages with one write, and HTTP does not
wait for ever for somebody who begins a request and never ends it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

PATIENCE = 15.0
"""Seconds in which a request's headers must have come."""
WIRE = "duchy.wire"
"""Where a socket's scope has its protocol."""
WHOLE_TEXT = 0x81
MOST_UNREAD = 8
"""Messages of one client that wait to be carried out before no more of it are read."""


class TableProtocol(WebSocketsSansIOProtocol):
    """`writable_again` is called when a client that had stopped reading goes on."""

    writable_again: Callable[[], None] | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[WIRE] = self  # type: ignore[literal-required]

    def write_all(self, texts: list[bytes]) -> bool:
        """Send these messages with one write. False: the client does not read; later."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return True  # nobody is there any more
        if not self.writable.is_set():
            return False
        self.transport.write(b"".join([part for text in texts for part in (head(text), text)]))
        return True

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.writable_again is not None:
            self.writable_again()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. The library stops reading after each and starts again when it is taken, which
        costs more than to read it: here that is done only to who sends without waiting for answers."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def head(text: bytes) -> bytes:
    """What comes before a text on the wire: a whole message, unmasked and as it is (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return bytes((WHOLE_TEXT, 126, size >> 8, size & 255))
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


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
