"""What JavaScript does for Python. Texts go over the bridges, never objects: each side has its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol


class Keeping(Protocol):
    """Drawers of texts by their keys (IndexedDB), locks and a channel between the tabs of a device.

    Promises are what JavaScript gives back, hence `Awaitable`.
    """

    def get(self, drawer: str, key: str) -> Awaitable[str | None]: ...

    def pairs(self, drawer: str, prefix: str, after: str) -> Awaitable[str]:
        """All keys that begin with the prefix and come after a key, in order, with what they hold: JSON."""
        ...

    def write(self, changes: str) -> Awaitable[bool]:
        """Several changes, as JSON, all or none: `[how, drawer, key, text]`, where `how` is `add`, `put`,
        `delete`, or `clear` for all keys that begin so. True: it is written for good. False: the key of
        something to be added was taken."""
        ...

    def claim(self, name: str) -> Awaitable[bool]:
        """Whether this tab, and no other, now holds a lock."""
        ...

    def release(self, name: str) -> None: ...

    def tell(self, text: str) -> None:
        """Say something to the other tabs."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Be told what they say."""


class Thinking(Protocol):
    """A worker of the page in which a bot thinks."""

    def start(self) -> Awaitable[None]: ...

    def ask(self, errand: str, heard: Callable[[str], None]) -> Awaitable[str]:
        """The last line of its answer; `heard` gets those before."""
        ...

    def end(self) -> None: ...
