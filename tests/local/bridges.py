"""The two bridges without JavaScript: drawers in memory that several tabs share, and bots that think here."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from duchy.local.thinkers import think

Drawers = dict[str, dict[str, str]]


class Device:
    """What all tabs share. `full`: nothing more can be written."""

    def __init__(self) -> None:
        self.drawers: Drawers = {}
        self.claims: dict[str, Tab] = {}
        self.tabs: list[Tab] = []
        self.full = False

    def tab(self) -> Tab:
        self.tabs.append(Tab(self))
        return self.tabs[-1]


class Tab:
    """`Keeping` as JavaScript does it; every answer comes later."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.heard: Callable[[str], None] | None = None

    async def get(self, drawer: str, key: str) -> str | None:
        await asyncio.sleep(0)
        return self.device.drawers.get(drawer, {}).get(key)

    async def pairs(self, drawer: str, prefix: str, after: str) -> str:
        await asyncio.sleep(0)
        found = self.device.drawers.get(drawer, {})
        return json.dumps(
            [[key, found[key]] for key in sorted(found) if key.startswith(prefix) and key > after]
        )

    async def write(self, changes: str) -> bool:
        await asyncio.sleep(0)
        if self.device.full:
            raise OSError("QuotaExceededError")
        trial = {name: dict(held) for name, held in self.device.drawers.items()}
        for how, drawer, key, text in json.loads(changes):
            held = trial.setdefault(drawer, {})
            if how == "add" and key in held:
                return False
            if how in ("add", "put"):
                held[key] = text
            elif how == "delete":
                held.pop(key, None)
            else:
                for name in [name for name in held if name.startswith(key)]:
                    del held[name]
        self.device.drawers = trial
        return True

    async def claim(self, name: str) -> bool:
        await asyncio.sleep(0)
        return self.device.claims.setdefault(name, self) is self

    def release(self, name: str) -> None:
        if self.device.claims.get(name) is self:
            del self.device.claims[name]

    def tell(self, text: str) -> None:
        for tab in self.device.tabs:
            if tab is not self and tab.heard is not None:
                tab.heard(text)

    def listen(self, heard: Callable[[str], None]) -> None:
        self.heard = heard

    def crash(self) -> None:
        """The tab is gone from one moment to the next; the browser frees its locks."""
        self.device.tabs.remove(self)
        self.device.claims = {name: tab for name, tab in self.device.claims.items() if tab is not self}


class ThinkingHere:
    """`Thinking` without a worker."""

    async def start(self) -> None:
        await asyncio.sleep(0)

    async def ask(self, errand: str, heard: Callable[[str], None]) -> str:
        await asyncio.sleep(0)
        return think(errand, heard)

    def end(self) -> None:
        pass
