"""The door: origins, rates and headers, before anything else is done."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Send

from duchy.server.limits import WebLimits
from duchy.server.web.guests import address_of
from duchy.server.web.pages import ASSETS
from duchy.server.web.problems import status_of
from duchy.table.limits import Buckets
from duchy.table.messages import Problem
from duchy.table.refusal import Refusal

CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none';"
    " base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
"""For a server whose address is https: browsers shall not come without it for a year."""
PLAIN_RECEIVE = "duchy.receive"
"""Where a socket finds the way to its client without the framework's detours, a tenth of a move's cost."""
LONGEST_REQUEST = 30.0
"""Seconds; who sends a body byte by byte is not waited for. Nothing here takes that long."""
SAFE = ("GET", "HEAD", "OPTIONS")
TOLD_BY_PROXY = 0
"""The port of a client whose address a proxy told that is believed."""
ONE_HOUSEHOLD = (
    "the proxy at %s does not say who calls (X-Forwarded-For), or is not believed (FORWARDED_ALLOW_IPS):"
    " everybody seems to be one household, so that no game is rated and all share one address's limits"
)

log = logging.getLogger("duchy.guard")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, limits: WebLimits, public_url: str) -> None:
        self.app = app
        self.public_url = public_url
        self.headers = [*HEADERS, HTTPS_ONLY] if public_url.startswith("https://") else HEADERS
        self._requests = Buckets(limits.requests, limits.requests_burst)
        self._most_sockets = limits.sockets_address
        self._sockets: Counter[str] = Counter()
        self._files = Buckets(limits.files, limits.files_burst)
        self._has_warned = False

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self._look_at_proxy(scope, headers)
            self._check_origin(scope, headers)
            self._check_rate(scope)
        except Refusal as refusal:
            await self._refuse(scope, receive, send, refusal)
            return

        is_answered = False

        async def send_with_headers(message: Any) -> None:
            nonlocal is_answered
            is_answered = True
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), *self.headers]}
            await send(message)

        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        try:
            async with asyncio.timeout(LONGEST_REQUEST):
                await self.app(scope, receive, send_with_headers)
        except TimeoutError:
            if not is_answered:
                late = Refusal("too-slow", "the request did not come to its end in time")
                await self._refuse(scope, receive, send, late)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        """However many guests somebody makes, their sockets leave room for those of others."""
        address = address_of(scope)
        self._sockets[address] += 1
        try:
            if self._sockets[address] > self._most_sockets:
                much = Refusal("too-many", "too many tables are open at your address at once: close some")
                await self._refuse(scope, receive, send, much)
                return
            scope[PLAIN_RECEIVE] = receive
            await self.app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _look_at_proxy(self, scope: Any, headers: dict[bytes, str]) -> None:
        """Tell the operator, once, that a proxy does not say who calls, or is not believed."""
        if self._has_warned or scope.get("client") is None or scope["client"][1] == TOLD_BY_PROXY:
            return
        public = urlsplit(self.public_url)
        is_through_proxy = public.scheme == "https" and headers.get(b"host", "") == public.netloc
        if is_through_proxy or b"x-forwarded-for" in headers:
            self._has_warned = True
            log.warning(ONE_HOUSEHOLD, scope["client"][0])

    def _check_origin(self, scope: Any, headers: dict[bytes, str]) -> None:
        """Only pages of our own may change anything or open a socket."""
        origin = headers.get(b"origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
            return
        scheme = scope.get("scheme", "http").replace("ws", "http")
        own = urlsplit(self.public_url or f"{scheme}://{headers.get(b'host', '')}")
        if not own.netloc or urlsplit(origin)[:2] != own[:2]:
            raise Refusal("origin", "this page may not talk to the server: its address is another one")

    def _check_rate(self, scope: Any) -> None:
        """A page is made of some fifty files: a whole party that comes through one router gets them all."""
        bucket = self._files if scope["path"].startswith(f"/{ASSETS}") else self._requests
        if not bucket.take(address_of(scope)):
            raise Refusal("slow-down", "you ask too much at once: please slow down")

    async def _refuse(self, scope: Any, receive: Receive, send: Any, refusal: Refusal) -> None:
        body = msgspec.json.encode(Problem(refusal.code, str(refusal)))
        headers = [(b"content-type", b"application/json"), *self.headers]
        if refusal.code == "too-slow":  # what is still to come of the body nobody waits for
            headers.append((b"connection", b"close"))
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
            await send({"type": "http.response.body", "body": body})
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": str(refusal)[:120]})
