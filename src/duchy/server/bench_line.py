"""A line to a table that costs next to nothing: who measures a server shares the machine with it.

Enough of RFC 6455 for a server of ours on loopback: text in whole messages, pings answered, no masks that
would have to be worked out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)
"""A mask of zeros leaves the text as it is."""
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)


class Line(asyncio.Protocol):
    """`hear` is called with every message; `opened` is done when something may be said."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(problem or ConnectionError("the line was not opened"))

    def send(self, text: str) -> None:
        body = text.encode()
        assert len(body) < 126
        self._write(TEXT, body)

    def close(self) -> None:
        self._write(CLOSE, b"")

    def _write(self, kind: int, body: bytes) -> None:
        assert self.transport is not None
        self.transport.write(bytes((kind, 0x80 | len(body))) + NO_MASK + body)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0
        if not self.opened.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            self.opened.set_result(None)
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if len(data) < start + size:
                break
            kind, body = data[at], data[start : start + size]
            at = start + size
            if kind == TEXT:
                self.hear(body)
            elif kind == PING:
                self._write(PONG, body)
            elif kind == CLOSE and self.transport is not None:
                self.transport.close()
        self._rest = data[at:]


async def open_line(host: str, port: int, cookie: str, path: str, hear: Callable[[bytes], None]) -> Line:
    loop = asyncio.get_running_loop()
    transport, line = await loop.create_connection(lambda: Line(hear), host, port)
    transport.write(HANDSHAKE.format(path=path, host=host, port=port, cookie=cookie).encode())
    await line.opened
    return line
