"""uvicorn's two protocols with a little more: sockets take several messages with one write and long ones
compressed, and HTTP does not wait for ever for somebody who begins a request and never ends it.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import State

PATIENCE = 15.0
"""Seconds in which a request's headers must have come."""
WIRE = "duchy.wire"
"""Where a socket's scope has its protocol."""
WHOLE_TEXT = 0x81
DEFLATED = 0x40
LONG = 1400
"""Bytes from which a message is compressed: a shorter one fits into one packet as it is."""
COMPRESSING = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, client_max_window_bits=10
)
"""Every message for itself (RFC 7692), so that a connection keeps no window; uvicorn's own way keeps two."""
SYNC_TAIL = 4
"""What a flush ends with, and is left out on the wire (RFC 7692, 7.2.1)."""
MOST_UNREAD = 8
"""Messages of one client that wait to be carried out before no more of it are read."""


class TableProtocol(WebSocketsSansIOProtocol):
    """`writable_again` is called when a client that had stopped reading goes on."""

    writable_again: Callable[[], None] | None = None

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [COMPRESSING]

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
        window = self.window()
        self.transport.write(b"".join([part for text in texts for part in framed(text, window)]))
        return True

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.writable_again is not None:
            self.writable_again()

    def window(self) -> int:
        """How far back a compressed message may refer, in bits; 0: this client wants none."""
        for extension in self.conn.extensions:
            if isinstance(extension, PerMessageDeflate):
                return extension.local_max_window_bits
        return 0

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. The library stops reading after each and starts again when it is taken, which
        costs more than to read it: here that is done only to who sends without waiting for answers."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def framed(text: bytes, window: int = 0) -> tuple[bytes, bytes]:
    """A text as it goes over the wire: what comes before it, and itself."""
    if not window or len(text) < LONG:
        return head(len(text)), text
    deflating = zlib.compressobj(wbits=-window)
    body = (deflating.compress(text) + deflating.flush(zlib.Z_SYNC_FLUSH))[:-SYNC_TAIL]
    return head(len(body), WHOLE_TEXT | DEFLATED), body


def head(size: int, kind: int = WHOLE_TEXT) -> bytes:
    """What comes before a text of so many bytes: a whole message, unmasked (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((kind, size))
    if size < 65_536:
        return bytes((kind, 126, size >> 8, size & 255))
    return bytes((kind, 127)) + size.to_bytes(8, "big")


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
