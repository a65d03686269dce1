"""The sockets of uvicorn, which here can also take several messages at once: one write for all of them."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

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
