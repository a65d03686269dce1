"""The web application: routes, refusals as plain data, and the hall that opens and closes with it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from duchy._version import __version__
from duchy.core.errors import DuchyError, UnknownGame
from duchy.server.config import Config
from duchy.server.guard import Guard
from duchy.server.guide_routes import GUIDE_ROUTES
from duchy.server.hall import Hall
from duchy.server.messages import Problem
from duchy.server.metrics import health, metrics
from duchy.server.pages import page_routes
from duchy.server.refusal import Refusal
from duchy.server.replay_routes import REPLAY_ROUTES
from duchy.server.replays import Replays
from duchy.server.routes import ROUTES
from duchy.server.store import StoreAway

log = logging.getLogger("duchy.web")
CODES = {400: "bad-message", 404: "not-found", 405: "not-allowed", 413: "bad-message", 429: "slow-down"}

AnyRequest = Request[Any, Any, Any]


def problem(code: str, reason: str, status: int) -> Response[Problem]:
    return Response(Problem(code, reason), status_code=status)


def on_refusal(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    return problem(refusal.code, str(refusal), refusal.status)


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


def make_app(config: Config) -> tuple[ASGIApp, Hall]:
    """The application, and the hall behind it (opened when the server starts)."""
    hall = Hall(config)
    replays = Replays(hall)

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    handlers: list[Any] = [*ROUTES, *GUIDE_ROUTES, *REPLAY_ROUTES, health, metrics]
    if config.web is not None:
        handlers += page_routes(config.web)
    app = Litestar(
        handlers,
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False, use_cache=True),
            "replays": Provide(lambda: replays, sync_to_thread=False, use_cache=True),
        },
        exception_handlers={
            Refusal: on_refusal,
            StoreAway: on_store_away,
            DuchyError: on_bad_words,
            HTTPException: on_http,
            RecursionError: on_too_deep,
            Exception: on_anything,
        },
        lifespan=[open_hall],
        request_max_body_size=config.limits.body_size,
        openapi_config=OpenAPIConfig(
            title="Duchy",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    return Guard(app, config), hall
