"""How fast the server is on this machine: real sockets on loopback, a server process of its own."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from http.client import HTTPConnection
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from time import monotonic, perf_counter, process_time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from duchy.core.errors import DuchyError
from duchy.server.bench_line import Line, open_line
from duchy.server.config import Config
from duchy.server.limits import WebLimits
from duchy.server.web.guests import COOKIE

HOST = "127.0.0.1"
MANY = 10**9


class Choice(msgspec.Struct):
    id: int


class Asked(msgspec.Struct):
    answers: int
    moves: list[Choice]


class Status(msgspec.Struct):
    status: str


class Heard(msgspec.Struct):
    """The little that a bench client reads of a message."""

    type: str
    asked: Asked | None = None
    table: Status | None = None
    id: str = ""
    number: int = 0


_decoder = msgspec.json.Decoder(Heard)


def unlimited(database: str) -> Config:
    limits = WebLimits(
        tables_each=MANY,
        tables_household=MANY,
        open_each=MANY,
        open_household=MANY,
        sockets_each=MANY,
        sockets_address=MANY,
    )
    for name in ("messages", "requests", "visits", "newcomers"):
        setattr(limits, name, MANY)
        setattr(limits, f"{name}_burst", MANY)
    return Config(database=database, limits=limits)


def run_server(database: str, port: int) -> None:
    from duchy.server.run import serve

    allow_many_sockets()
    serve(unlimited(database), HOST, port)


def allow_many_sockets() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@asynccontextmanager
async def server(database: str) -> AsyncIterator[tuple[BaseProcess, int]]:
    """A server in a process of its own."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    process = get_context("spawn").Process(target=run_server, args=(database, port))
    process.start()
    try:
        await wait_for(port, process)
        yield process, port
    finally:
        process.terminate()
        await asyncio.to_thread(process.join, 20)


async def wait_for(port: int, process: BaseProcess) -> None:
    until = monotonic() + 120
    while monotonic() < until and process.is_alive():
        try:
            _, writer = await asyncio.open_connection(HOST, port)
            writer.close()
            await writer.wait_closed()
            return
        except OSError:
            await asyncio.sleep(0.05)
    raise DuchyError("the server did not start")


class Caller:
    """A person with a cookie, over plain HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        answer, headers = self.post("/api/guest", {"name": "Bench"})
        self.cookie = headers.get("set-cookie", "").split(";")[0]
        assert COOKIE in self.cookie
        self.player = answer["player"]

    def post(self, path: str, body: object) -> tuple[Any, dict[str, str]]:
        with closing(HTTPConnection(HOST, self.port, timeout=60)) as http:
            http.request("POST", path, msgspec.json.encode(body), {"Cookie": self.cookie})
            with http.getresponse() as answer:
                text = answer.read()
        if answer.status >= 400:
            raise DuchyError(f"{path}: {text.decode()}")
        return msgspec.json.decode(text), {name.lower(): value for name, value in answer.getheaders()}

    def make_table(self, game: str, seats: int) -> str:
        answer, _ = self.post("/api/tables", {"game": game, "seats": ["me", *["open"] * (seats - 1)]})
        return str(answer["table"])


async def open_socket(port: int, cookie: str, table: str) -> ClientConnection:
    url = f"ws://{HOST}:{port}/api/tables/{table}/socket"
    return await connect(
        url, additional_headers={"Cookie": cookie}, compression=None, max_size=None, ping_interval=None
    )


class Times:
    def __init__(self) -> None:
        self.moves: list[float] = []
        self.pushed = 0
        self.pushes = 0
        self.games = 0


async def play_on(port: int, callers: Sequence[Caller], game: str, until: float, times: Times) -> None:
    """Persons at one table, who play any moves; when the game is over, the next one."""
    chance = Random(7)
    while monotonic() < until:
        table = await asyncio.to_thread(callers[0].make_table, game, len(callers))
        mates = [Mate(seat, until, times, chance) for seat in range(len(callers))]
        for mate, caller in zip(mates, callers, strict=True):
            path = f"/api/tables/{table}/socket"
            mate.line = await open_line(HOST, port, caller.cookie, path, mate.hear)
        mates[0].say('{"type":"ready","id":"r"}')
        for mate in mates[1:]:
            mate.say(f'{{"type":"sit","id":"s","seat":{mate.seat}}}')
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, until - monotonic())):
                await asyncio.gather(*(mate.is_over.wait() for mate in mates))
        for mate in mates:
            mate.leave()
        times.games += 1


class Mate:
    """Who plays any move offered, at once, until the time or the game is over."""

    def __init__(self, seat: int, until: float, times: Times, chance: Random) -> None:
        self.seat = seat
        self.until = until
        self.times = times
        self.chance = chance
        self.line: Line | None = None
        self.is_over = asyncio.Event()
        self._sent: dict[str, float] = {}
        self._count = 0

    def say(self, text: str) -> None:
        if self.line is not None:
            self.line.send(text)

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()

    def hear(self, text: bytes) -> None:
        if self.is_over.is_set() or monotonic() >= self.until:
            return
        heard = _decoder.decode(text)
        if heard.type == "update":
            self.times.pushed += len(text)
            self.times.pushes += 1
        elif heard.type == "done" and heard.id in self._sent:
            self.times.moves.append(perf_counter() - self._sent.pop(heard.id))
        if heard.table is not None and heard.table.status == "over":
            self.is_over.set()
            return
        asked = heard.asked
        if asked is not None and asked.moves and asked.answers == heard.number:
            self._count += 1
            id = f"m{self._count}"
            move = asked.moves[self.chance.randrange(len(asked.moves))].id
            self._sent[id] = perf_counter()
            self.say(
                f'{{"type":"move","id":"{id}","seat":{self.seat},"move":{move},"answers":{asked.answers}}}'
            )


def resident_megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def cpu_seconds(pid: int) -> float:
    """How much a process has worked; on a busy machine this says more than the clock."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


async def measure_moves(
    database: str,
    game: str,
    tables: int,
    seats: int,
    seconds: float,
    processes: int = 1,
    beside: Callable[[], float] = lambda: 0.0,
) -> dict[str, Any]:
    """Moves a second that are stored and acknowledged, how long each took, how big what is pushed is, and
    what the servers, who plays, and what works `beside` them (in seconds so far) take of the processor."""
    async with AsyncExitStack() as servers:
        started = [await servers.enter_async_context(server(database)) for _ in range(processes)]
        pids = [process.pid for process, _ in started if process.pid is not None]
        parties = [
            (port, [Caller(port) for _ in range(seats)])
            for number in range(tables)
            for _, port in (started[number % processes],)
        ]
        times = Times()
        warm = monotonic() + 2
        await asyncio.gather(*(play_on(port, mates, game, warm, Times()) for port, mates in parties))
        used, played, worked = sum(map(cpu_seconds, pids)), process_time(), beside()
        until = monotonic() + seconds
        await asyncio.gather(*(play_on(port, mates, game, until, times) for port, mates in parties))
        used, played = sum(map(cpu_seconds, pids)) - used, process_time() - played
        worked = beside() - worked
    each = 1e6 / max(1, len(times.moves))
    return {
        "moves_per_second": len(times.moves) / seconds,
        "p50_ms": quantile(times.moves, 0.5) * 1000,
        "p99_ms": quantile(times.moves, 0.99) * 1000,
        "cpu_us_per_move": used * each,
        "player_us_per_move": played * each,
        "beside_us_per_move": worked * each,
        "moves": len(times.moves),
        "bytes_per_push": times.pushed / max(1, times.pushes),
    }


async def measure_open(database: str, game: str, tables: int) -> dict[str, Any]:
    """What open tables cost: the server's memory, each with its game running and one socket open."""
    allow_many_sockets()
    async with server(database) as (process, port):
        caller = Caller(port)
        assert process.pid is not None
        before = resident_megabytes(process.pid)
        opened: list[ClientConnection] = []
        ids: list[str] = []
        for _ in range(tables):
            ids.append(caller.make_table(game, 1))
            opened.append(await open_socket(port, caller.cookie, ids[-1]))
            await opened[-1].send('{"type":"ready","id":"r"}')
            heard = _decoder.decode(await opened[-1].recv())
            while heard.type != "done":
                heard = _decoder.decode(await opened[-1].recv())
        after = resident_megabytes(process.pid)
        await asyncio.gather(*(each.close() for each in opened))
    wakes = await measure_wakes(database, caller.cookie, ids[:200])
    return {
        "open_tables": tables,
        "server_mb": after,
        "kb_per_table": (after - before) * 1024 / tables,
        "wake_p50_ms": quantile(wakes, 0.5) * 1000,
        "wake_p99_ms": quantile(wakes, 0.99) * 1000,
    }


async def measure_wakes(database: str, cookie: str, tables: Sequence[str]) -> list[float]:
    """How long it takes from knocking at a sleeping table until its snapshot is there."""
    times = []
    async with server(database) as (_, port):
        for table in tables:
            start = perf_counter()
            opened = await open_socket(port, cookie, table)
            await opened.recv()
            times.append(perf_counter() - start)
            await opened.close()
    return times


def bench(game: str, tables: int, seats: int, seconds: float, open_tables: int, database: str = "") -> Any:
    """All measurements, with a database of their own unless one is named."""
    with tempfile.TemporaryDirectory(prefix="duchy-bench-") as folder:
        where = database or str(Path(folder) / "bench.db")
        measured = asyncio.run(measure_moves(where, game, tables, seats, seconds))
        if open_tables:
            other = database or str(Path(folder) / "open.db")
            measured |= asyncio.run(measure_open(other, game, open_tables))
    return {"game": game, "tables": tables, "seats": seats, **measured}
