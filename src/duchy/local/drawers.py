"""Typed drawers over the bridge: one kind of thing in each, by its key."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from duchy.local.bridges import Keeping
from duchy.table.ports import StoreAway

T = TypeVar("T")
Change = tuple[str, str, str, str]
NOT_NOW = "this device could not keep it just now"


class Drawer(Generic[T]):
    """Things of a kind, as JSON."""

    def __init__(self, keeping: Keeping, name: str, kind: type[T]) -> None:
        self.name = name
        self._keeping = keeping
        self._decoder = msgspec.json.Decoder(kind)

    async def get(self, key: str) -> T | None:
        try:
            found = await self._keeping.get(self.name, key)
        except Exception as problem:
            raise StoreAway(f"{NOT_NOW} ({problem})") from None
        return None if found is None else self._decoder.decode(found)

    async def all(self, prefix: str = "", after: str = "") -> dict[str, T]:
        """What lies under keys that begin so, by the rest of the key, in order."""
        try:
            pairs = msgspec.json.decode(await self._keeping.pairs(self.name, prefix, after))
        except Exception as problem:
            raise StoreAway(f"{NOT_NOW} ({problem})") from None
        return {key[len(prefix) :]: self._decoder.decode(text) for key, text in pairs}

    def put(self, key: str, value: T) -> Change:
        return ("put", self.name, key, msgspec.json.encode(value).decode())

    def add(self, key: str, value: T) -> Change:
        """Only if nothing lies there yet: who is first wins."""
        return ("add", self.name, key, msgspec.json.encode(value).decode())

    def delete(self, key: str) -> Change:
        return ("delete", self.name, key, "")

    def clear(self, prefix: str) -> Change:
        return ("clear", self.name, prefix, "")


async def write(keeping: Keeping, *changes: Change) -> bool:
    """All or nothing; False if somebody else was first."""
    try:
        return bool(await keeping.write(msgspec.json.encode(changes).decode()))
    except Exception as problem:
        raise StoreAway(f"{NOT_NOW} ({problem})") from None
