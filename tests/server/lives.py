"""Servers in processes of their own, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import time
from multiprocessing import get_context
from multiprocessing.process import BaseProcess

from duchy.server.config import Config
from duchy.server.run import serve
from server.house import open_limits

FORKED = get_context("forkserver")
FORKED.set_forkserver_preload(
    [
        "duchy.games.card_kingdoms",
        "duchy.server.store.postgres",
        "duchy.server.run",
        "duchy.server.store.sqlite",
        "httpx",
        "websockets.asyncio.client",
    ]
)


def serve_at(database: str, port: int) -> None:
    config = open_limits(Config(database=database, tick_seconds=0.1, checkpoint_every=10))
    serve(config, "127.0.0.1", port)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Life:
    """A server process on a port of its own."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = free_port()
        self._process: BaseProcess | None = None
        self.start()

    def start(self) -> None:
        self._process = FORKED.Process(target=serve_at, args=(self.database, self.port), daemon=True)
        self._process.start()

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + 120
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.01)
        raise AssertionError("the server did not start")

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process is not None

    def kill(self) -> None:
        """At once, without a word."""
        process = self._process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join(10)
        process.close()
        self._process = None

    def stop(self) -> int | None:
        """As an operator stops it; the exit code."""
        process = self._process
        assert process is not None
        process.terminate()
        process.join(20)
        code = process.exitcode
        process.close()
        self._process = None
        return code
