"""A page at the front of a device, without a browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from duchy.local.front import Front
from local.bridges import Device, ThinkingHere
from table.fronts import Line


class PageLine:
    def __init__(self, page: Page, number: int) -> None:
        self.page = page
        self.number = number
        self.heard: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()

    async def say(self, message: dict[str, Any]) -> None:
        self.page.front.hear(self.number, json.dumps(message))

    async def hear(self) -> dict[str, Any] | None:
        return await self.heard.get()

    async def leave(self) -> None:
        self.page.front.part(self.number)
        await asyncio.sleep(0)


class Page:
    """`Asker` at a device."""

    def __init__(self, device: Device) -> None:
        self.tab = device.tab()
        self.front = Front(self.tab, [ThinkingHere(), ThinkingHere()], self._told, self._closed)
        self.codes: list[int] = []
        self._lines: dict[int, PageLine] = {}
        self._numbers = count(1)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[str, Any]:
        sent = "" if body is None else json.dumps(body)
        answer = json.loads(await self.front.ask(method, path, sent))
        return (
            (answer["problem"]["code"], answer["problem"]) if "problem" in answer else ("", answer["gives"])
        )

    async def line(self, table: str, query: str = "") -> Line:
        number = next(self._numbers)
        line = self._lines[number] = PageLine(self, number)
        self.front.join(number, f"/api/tables/{table}/socket?{query}")
        return line

    def _told(self, number: int, text: str) -> None:
        self._lines[number].heard.put_nowait(json.loads(text))

    def _closed(self, number: int, code: int) -> None:
        self.codes.append(code)
        self._lines[number].heard.put_nowait(None)


@asynccontextmanager
async def page_of(device: Device) -> AsyncIterator[Page]:
    page = Page(device)
    await page.front.open()
    try:
        yield page
    finally:
        await page.front.close()
