"""Numbers for Prometheus, and whether the server is well."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import SkipValidation
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from duchy.server.hall import Hall
from duchy.server.store import StoreAway


class HallCollector(Collector):
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterator[CounterMetricFamily | GaugeMetricFamily]:
        hall, counts = self.hall, self.hall.counts
        gauges = {
            "tables_awake": ("Tables in memory", len(hall.lives)),
            "sockets": ("Open sockets", sum(len(live.connections) for live in hall.lives.values())),
        }
        counters = {
            "moves": ("Moves made by persons", counts.moves),
            "bot_moves": ("Moves made by bots", counts.bot_moves),
            "tables_created": ("Tables made", counts.created),
            "table_wakes": ("Tables read from the store", counts.wakes),
            "refusals": ("Requests refused on sockets", counts.refused),
            "not_saved": ("Requests that could not be stored", counts.not_saved),
            "journal_entries": ("Entries written", hall.journal.written),
            "journal_batches": ("Transactions they were written in", hall.journal.batches),
            "bots_lost": ("Bot processes that had to be replaced", hall.workers.lost),
        }
        for name, (text, value) in gauges.items():
            yield GaugeMetricFamily(f"duchy_{name}", text, value=value)
        for name, (text, value) in counters.items():
            yield CounterMetricFamily(f"duchy_{name}", text, value=value)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(hall: NamedDependency[SkipValidation[Hall]]) -> Response[bytes]:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(HallCollector(hall))
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health(hall: NamedDependency[SkipValidation[Hall]]) -> Response[str]:
    """Whether the store answers; a load balancer asks this."""
    try:
        await hall.store.ping()
    except StoreAway as problem:
        return Response(str(problem), status_code=503, media_type=MediaType.TEXT)
    if hall.stopping:
        return Response("stopping", status_code=503, media_type=MediaType.TEXT)
    return Response("well", media_type=MediaType.TEXT)
