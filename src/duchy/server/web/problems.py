"""What goes wrong, as plain data: a code for the client, one sentence for the person."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from duchy.core.errors import DuchyError, UnknownGame
from duchy.server.web.sentences import sentence
from duchy.table.messages import Problem
from duchy.table.ports import StoreAway
from duchy.table.refusal import Refusal

log = logging.getLogger("duchy.web")
STATUS = {
    "bad-message": 400,
    "bad-table": 400,
    "bad-record": 400,
    "no-guest": 401,
    "not-yours": 403,
    "private": 403,
    "blocked": 403,
    "sealed": 403,
    "address": 409,
    "not-yet": 409,
    "origin": 403,
    "not-found": 404,
    "too-slow": 408,
    "stale": 409,
    "not-now": 409,
    "running": 409,
    "full": 409,
    "set-aside": 409,
    "slow-down": 429,
    "too-many": 429,
    "not-saved": 503,
    "stopping": 503,
}
"""The codes that have a meaning of their own in HTTP; all others are a 400."""
CODES = {400: "bad-message", 404: "not-found", 405: "not-allowed", 413: "bad-message", 429: "slow-down"}

AnyRequest = Request[Any, Any, Any]


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.code, 400)


def problem(code: str, reason: str, status: int) -> Response[Problem]:
    return Response(Problem(code, reason), status_code=status)


def on_refusal(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    return problem(refusal.code, sentence(refusal, request.headers), status_of(refusal))


def on_bad_words(request: AnyRequest, bad: DuchyError) -> Response[Problem]:
    return problem("bad-message", str(bad), 404 if isinstance(bad, UnknownGame) else 400)


def on_store_away(request: AnyRequest, away: StoreAway) -> Response[Problem]:
    return problem("not-saved", "the store cannot be reached just now: please try again in a moment", 503)


def on_http(request: AnyRequest, found: HTTPException) -> Response[Problem]:
    reason = found.detail
    if isinstance(found, ValidationException) and isinstance(found.extra, list):
        parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in found.extra]
        reason = "; ".join(parts) or reason
    code = CODES.get(found.status_code, "bad-message" if found.status_code < 500 else "broken")
    return problem(code, reason if found.status_code < 500 else "this went wrong here", found.status_code)


def on_too_deep(request: AnyRequest, unread: RecursionError) -> Response[Problem]:
    """Nothing here goes so deep but JSON that was made to."""
    return problem("bad-message", "this is nested too deeply to be read", 400)


def on_anything(request: AnyRequest, unexpected: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=unexpected)
    return problem("broken", "this went wrong here; nothing was changed", 500)


HANDLERS: ExceptionHandlersMap = {
    Refusal: on_refusal,
    StoreAway: on_store_away,
    DuchyError: on_bad_words,
    HTTPException: on_http,
    RecursionError: on_too_deep,
    Exception: on_anything,
}
