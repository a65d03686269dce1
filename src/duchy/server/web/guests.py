"""Guests: a name at once, no sign-up. A signed cookie says who somebody is."""

from __future__ import annotations

import hmac
from collections import OrderedDict
from hashlib import blake2b
from ipaddress import IPv6Network
from secrets import token_hex
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from duchy.table.game.seats import Person
from duchy.table.limits import MOST_KEPT, Buckets
from duchy.table.plain_text import plain_line
from duchy.table.ports import Now, Store
from duchy.table.refusal import Refusal

COOKIE = "duchy_guest"
YEAR = 365 * 86_400
DAY = 86_400_000


def address_of(scope: Any) -> str:
    """Where a request comes from. Who has one IPv6 address has billions of the same network."""
    client = scope.get("client")
    address = str(client[0]) if client else ""
    return str(IPv6Network((address, 64), strict=False)) if ":" in address else address


def new_person_id() -> str:
    return token_hex(8)


def signed(player: str, secret: bytes) -> str:
    """The cookie of a player."""
    return f"{player}.{_signature(player, secret)}"


def person_in(cookie: str | None, secret: bytes) -> str:
    """The player that a cookie names; '' if it is not one of ours."""
    player, _, signature = (cookie or "").partition(".")
    if not hmac.compare_digest(signature.encode(), _signature(player, secret).encode()):
        return ""
    return player


def household_of(address: str, secret: bytes) -> str:
    """What all persons of one address have in common. The address itself is not kept."""
    return blake2b(address.encode(), key=secret, digest_size=8, person=b"duchy household").hexdigest()


def _signature(player: str, secret: bytes) -> str:
    return blake2b(player.encode(), key=secret, digest_size=20, person=b"duchy guest").hexdigest()


class Guests:
    """Everybody who has chosen a name."""

    def __init__(self, store: Store, newcomers: Buckets, now: Now, is_secure: bool) -> None:
        self.store = store
        self.newcomers = newcomers
        self.now = now
        self.is_secure = is_secure
        self._secret = b""
        self._seen: OrderedDict[str, int] = OrderedDict()

    async def open(self) -> None:
        self._secret = await self.store.secret("cookies")

    async def person_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Who the cookie says this is; nobody without one."""
        player = person_in(connection.cookies.get(COOKIE), self._secret)
        name = await self.store.person_name(player) if player else None
        if name is None:
            return Person("", "")
        return Person(player, name, household_of(address_of(connection.scope), self._secret))

    async def seen(self, person: Person) -> Cookie | None:
        """Somebody is here: once a day that is noted, and the cookie begins anew."""
        now = self.now()
        if not person.id or now - self._seen.get(person.id, 0) < DAY:
            return None
        self._seen[person.id] = now
        if len(self._seen) > MOST_KEPT:
            self._seen.popitem(last=False)
        await self.store.put_person(person.id, person.name, now)
        return self._cookie(person.id)

    async def forget(self, person: Person) -> Cookie:
        """The cookie goes."""
        self._seen.pop(person.id, None)
        gone = self._cookie(person.id)
        gone.value, gone.max_age = "", 0
        return gone

    async def guest_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """The same, for what only guests may ask."""
        person = await self.person_of(connection)
        if not person.id:
            raise Refusal("no-guest", "say who you are first: choose a name")
        return person

    async def name(self, person: Person, wanted: str, address: str) -> tuple[Person, Cookie]:
        """Give somebody a name, or another one, and the cookie that says who it is."""
        name = plain_line(wanted)
        if not name:
            raise Refusal("bad-message", "a name needs at least one letter")
        player = person.id
        if not player:
            if not self.newcomers.take(address):
                raise Refusal("slow-down", "too many new guests come from your address: please wait a little")
            player = new_person_id()
        await self.store.put_person(player, name, self.now())
        return Person(player, name), self._cookie(player)

    def _cookie(self, player: str) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=signed(player, self._secret),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.is_secure,
        )
