"""Numbers for Prometheus, on an address of their own, and whether the server is well."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import SkipValidation
from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from duchy.server.bots.pool import BotProcesses
from duchy.server.store.batches import Batches
from duchy.table.hosting.habits import Counts
from duchy.table.hosting.hall import Hall
from duchy.table.hosting.open_table import OpenTable
from duchy.table.ports import StoreAway
from duchy.table.quarantine import Quarantine

log = logging.getLogger("duchy.metrics")


class Metrics(Collector):
    def __init__(
        self,
        counts: Counts,
        awake: Mapping[str, OpenTable],
        quarantine: Quarantine,
        batches: Batches,
        workers: BotProcesses,
    ) -> None:
        self.counts = counts
        self.awake = awake
        self.quarantine = quarantine
        self.batches = batches
        self.workers = workers

    def collect(self) -> Iterator[CounterMetricFamily | GaugeMetricFamily]:
        counts = self.counts
        sockets = sum(len(at.audience.connections) for at in list(self.awake.values()))
        gauges = {
            "tables_awake": ("Tables in memory", len(self.awake)),
            "tables_set_aside": ("Tables that cannot be gone on with", len(self.quarantine.why)),
            "sockets": ("Open sockets", sockets),
        }
        counters = {
            "moves": ("Moves made by persons", counts.moves),
            "bot_moves": ("Moves made by bots", counts.bot_moves),
            "tables_created": ("Tables made", counts.created),
            "table_wakes": ("Tables read from the store", counts.wakes),
            "refusals": ("Requests refused on sockets", counts.refused),
            "not_saved": ("Requests that could not be stored", counts.not_saved),
            "journal_entries": ("Entries written", self.batches.written),
            "journal_batches": ("Transactions they were written in", self.batches.batches),
            "bots_lost": ("Bot processes that had to be replaced", self.workers.lost),
        }
        for name, (text, value) in gauges.items():
            yield GaugeMetricFamily(f"duchy_{name}", text, value=value)
        for name, (text, value) in counters.items():
            yield CounterMetricFamily(f"duchy_{name}", text, value=value)


@contextmanager
def told_on(address: str, metrics: Metrics) -> Iterator[None]:
    """Serve the numbers on this address (HOST:PORT, or nowhere), which players never come to. Games do not
    wait for it: where it is taken the server goes without."""
    if not address:
        yield
        return
    host, _, port = address.rpartition(":")
    registry = CollectorRegistry(auto_describe=False)
    registry.register(metrics)
    try:
        server, thread = start_http_server(int(port), host.strip("[]"), registry)
    except (OSError, OverflowError) as problem:
        log.warning("no metrics: cannot listen on %s (%s)", address, problem)
        yield
        return
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health(hall: NamedDependency[SkipValidation[Hall]]) -> Response[str]:
    """Whether the store can be read and written; a load balancer asks this."""
    try:
        await hall.store.ping()
    except StoreAway as problem:
        return Response(str(problem), status_code=503, media_type=MediaType.TEXT)
    if hall.background.stopping:
        return Response("stopping", status_code=503, media_type=MediaType.TEXT)
    return Response("well", media_type=MediaType.TEXT)
