"""The server is a front like any other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.house import Guest, config_for, house, open_limits, run
from table.fronts import CHECKS, Check, Line


class SocketLine:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any] | None:
        try:
            heard: dict[str, Any] = json.loads(await self.socket.recv())
        except ConnectionClosed:
            return None
        return heard

    async def leave(self) -> None:
        await self.socket.close()


class HttpAsker:
    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[str, Any]:
        answer = await self.guest.http.request(method, path, json=body)
        data = answer.json()
        return ("", data) if answer.is_success else (data["code"], data)

    async def line(self, table: str, query: str = "") -> Line:
        url = f"ws://127.0.0.1:{self.guest.port}/api/tables/{table}/socket?{query}"
        cookie = {"Cookie": self.guest.cookie} if self.guest.cookie else {}
        return SocketLine(await connect(url, additional_headers=cookie, max_size=None))


@pytest.mark.parametrize("check", CHECKS)
def test_the_server_is_a_front(check: Check, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            await check(HttpAsker(place.stranger()))

    run(story())
