"""The web application: here a hall gets its store, its bots and its ratings, and the routes get the hall."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from duchy._version import __version__
from duchy.server.bots.compiled import compiling
from duchy.server.bots.pool import BotProcesses
from duchy.server.config import Config
from duchy.server.metrics import Metrics, health, told_on
from duchy.server.ratings import rating_after
from duchy.server.store import open_store
from duchy.server.web.guard import Guard
from duchy.server.web.guests import Guests
from duchy.server.web.links import Links
from duchy.server.web.pages import page_routes
from duchy.server.web.problems import HANDLERS
from duchy.server.web.routes.deals import DEAL_ROUTES
from duchy.server.web.routes.persons import PERSON_ROUTES
from duchy.server.web.routes.replays import REPLAY_ROUTES
from duchy.server.web.routes.tables import TABLE_ROUTES
from duchy.server.web.routes.words import game_words
from duchy.server.web.socket import table_socket
from duchy.table.hosting.hall import Hall
from duchy.table.limits import Buckets


def make_app(config: Config) -> tuple[ASGIApp, Hall]:
    """The application, and the hall behind it (opened when the server starts)."""
    store = open_store(config.database)
    workers = BotProcesses(max(1, config.workers), config.worker_megabytes, config.bot_seconds)
    hall = Hall(store, workers, rating_after, config, config.limits, config.cards, config.now)
    newcomers = Buckets(config.limits.newcomers, config.limits.newcomers_burst)
    guests = Guests(store, newcomers, config.now, config.public_url.startswith("https://"))
    plugged_in = {
        "hall": hall,
        "guests": guests,
        "links": Links(config.public_url),
    }
    counted = Metrics(hall.counts, hall.awake, hall.quarantine, store.batches, workers)

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        await guests.open()
        try:
            async with AsyncExitStack() as beside:
                beside.enter_context(told_on(config.metrics, counted))
                if config.compile:
                    await beside.enter_async_context(compiling(workers.take_up))
                yield
        finally:
            await hall.close()

    handlers: list[Any] = [
        *TABLE_ROUTES,
        *PERSON_ROUTES,
        *DEAL_ROUTES,
        game_words,
        table_socket,
        *REPLAY_ROUTES,
        health,
    ]
    if config.web is not None:
        handlers += page_routes(config.web)
    app = Litestar(
        handlers,
        dependencies={name: provided(part) for name, part in plugged_in.items()},
        exception_handlers=HANDLERS,
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
    return Guard(app, config.limits, config.public_url), hall


def provided(part: Any) -> Provide:
    return Provide(lambda: part, sync_to_thread=False, use_cache=True)
