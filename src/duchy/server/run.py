"""The server as a program: `duchy serve`."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from duchy.games import game as find_game
from duchy.games import game_ids
from duchy.server.config import Config
from duchy.server.logs import log_to_stderr
from duchy.server.web.app import make_app
from duchy.server.web.wire import ImpatientHttp, TableProtocol

log = logging.getLogger("duchy.serve")
GRACE_SECONDS = 10
SWITCH_SECONDS = 0.0005
"""The store's thread does a little after each wait for the disk, and must not stand in line for long."""
COLLECT_AFTER = (20_000, 20, 50)
"""Thousands of tables are much to look through: garbage is collected less often than by default."""
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class GentleServer(uvicorn.Server):
    """A signal to stop is a wish, not a failure: the exit code stays 0."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOP_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def make_server(config: Config, host: str, port: int) -> uvicorn.Server:
    app, _ = make_app(config)
    return GentleServer(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            lifespan="on",
            http=ImpatientHttp,
            ws=TableProtocol,
            ws_max_size=config.limits.message_size * 4,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
    )


def serve(config: Config, host: str, port: int, sockets: list[socket.socket] | None = None) -> int:
    """Serve until a signal says to stop; then finish what is under way. 1: it could not start."""
    log_to_stderr()
    sys.setswitchinterval(SWITCH_SECONDS)
    server = make_server(config, host, port)
    for id in game_ids():  # nobody should wait while the first table opens its box
        find_game(id)
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    log.info("serving on http://%s:%s with %s", host, port, config.database.split("@")[-1])
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets))
    return 0 if server.started else 1
