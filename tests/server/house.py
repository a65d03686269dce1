"""A server in this process, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from duchy.core.showing.patches import patched
from duchy.games import game, game_ids
from duchy.server.config import Config
from duchy.server.run import make_server
from duchy.server.web.app import make_app
from duchy.table.hosting.hall import Hall

T = TypeVar("T")
LONGEST = 120.0
GAME = "card-kingdoms"


def run(work: Coroutine[Any, Any, T], seconds: float = LONGEST) -> T:
    async def bounded() -> T:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(bounded())


def playable() -> list[str]:
    """The games on the shelf that can be opened."""
    found = []
    for id in game_ids():
        with contextlib.suppress(ImportError, AttributeError):
            game(id)
            found.append(id)
    return found


def config_for(tmp_path: Path, **changes: Any) -> Config:
    config = Config(database=str(tmp_path / "duchy.db"), tick_seconds=0.05)
    for name, value in changes.items():
        setattr(config, name, value)
    return config


def open_limits(config: Config) -> Config:
    """No limits on rates: for tests of other things."""
    limits = config.limits
    rates = "messages requests files chats chats_table hints undos previews visits newcomers"
    for name in rates.split():
        setattr(limits, name, 1e9)
        setattr(limits, f"{name}_burst", 10**9)
    limits.tables_each = limits.tables_household = limits.open_each = limits.open_household = 10**9
    limits.sockets_each = limits.sockets_address = 10**9
    limits.patience = limits.hints_waiting = 10**9
    return config


class House:
    def __init__(self, port: int, hall: Hall | None) -> None:
        self.port = port
        self._hall = hall
        self.guests: list[Guest] = []

    @property
    def hall(self) -> Hall:
        assert self._hall is not None
        return self._hall

    async def guest(self, name: str, address: str = "") -> Guest:
        """Somebody with a name, who comes from an address as a proxy would tell it."""
        guest = self.stranger(address)
        answer = await guest.http.post("/api/guest", json={"name": name})
        assert answer.status_code == 200, answer.text
        guest.player = answer.json()["player"]
        return guest

    def stranger(self, address: str = "") -> Guest:
        """Somebody without a cookie."""
        guest = Guest(self.port, address)
        self.guests.append(guest)
        return guest

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()


@contextlib.asynccontextmanager
async def house(config: Config, port: int = 0) -> AsyncIterator[House]:
    """A running server."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    server = make_server(config, "127.0.0.1", 0)
    app, hall = make_app(config)
    server.config.app = app
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        if serving.done():
            serving.result()
            raise AssertionError("the server did not start")
        await asyncio.sleep(0.005)
    place = House(listening.getsockname()[1], hall)
    try:
        yield place
    finally:
        await place.close()
        server.should_exit = True
        await serving
        listening.close()


class Guest:
    """A person with a cookie."""

    def __init__(self, port: int, address: str = "") -> None:
        self.port = port
        self.player = ""
        self.headers = {"X-Forwarded-For": address} if address else {}
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120, headers=self.headers)
        self.links: dict[str, str] = {}
        self.mates: list[Mate] = []

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def make(self, *seats: str, game: str = GAME, **settings: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **settings})
        assert answer.status_code == 201, answer.text
        self.links[answer.json()["table"]] = answer.json()["invitation"]
        return str(answer.json()["table"])

    async def sit_at(self, table: str, **wish: Any) -> Mate:
        """A socket to a table."""
        return await self.knock(table, "&".join(f"{name}={value}" for name, value in wish.items()))

    async def knock(self, table: str, query: str) -> Mate:
        """A socket to a table, with any query."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?{query}"
        headers = {**self.headers, **({"Cookie": self.cookie} if self.cookie else {})}
        mate = Mate(await connect(url, additional_headers=headers, compression=None, max_size=None))
        self.mates.append(mate)
        await mate.read()
        return mate

    async def close(self) -> None:
        for mate in self.mates:
            await mate.close()
        await self.http.aclose()


class Mate:
    """A client at a table: it knows what it was told, and nothing else."""

    _ids = 0

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.number = 0
        self.view: Any = None
        self.asked: Any = None
        self.clock: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.mine: list[int] = []
        self.seat: int | None = None
        self.chat: list[str] = []

    async def read(self) -> dict[str, Any]:
        text = str(await self.socket.recv(decode=True))
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self.view = message["view"]
            self.mine = message["mine"]
            self.seat = message["seat"]
            self.chat = [line["text"] for line in message["chat"]]
        elif kind == "update":
            assert message["before"] == self.number
            self.view = patched(deepcopy(self.view), message["patch"])
        elif kind == "chat":
            self.chat.append(message["line"]["text"])
        if kind in ("snapshot", "update"):
            self.asked = message["asked"]
        if kind in ("snapshot", "table"):
            self.table = message["table"]
        if kind in ("snapshot", "update", "table"):
            self.clock = message["clock"]
        if kind in ("snapshot", "update", "table", "chat"):
            self.number = message["number"]

    async def send(self, kind: str, **fields: Any) -> str:
        Mate._ids += 1
        id = str(fields.pop("id", f"ask-{Mate._ids}"))
        await self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        return id

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and read until its answer is there."""
        id = await self.send(kind, **fields)
        while True:
            message = await self.read()
            if message.get("id") == id:
                return message

    async def done(self, kind: str, **fields: Any) -> int:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        return int(answer["number"])

    async def refused(self, kind: str, **fields: Any) -> str:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        assert len(answer["reason"]) > 10
        return str(answer["code"])

    async def until(self, true: Callable[[Mate], object]) -> None:
        while not true(self):
            await self.read()

    @property
    def moves(self) -> list[dict[str, Any]]:
        moves: list[dict[str, Any]] = self.asked["moves"] if self.asked else []
        return moves

    async def play(self, place: int = 0) -> dict[str, Any]:
        """Make one of the moves offered."""
        assert self.asked is not None
        move = self.moves[place % len(self.moves)]
        return await self.ask("move", seat=self.seat, move=move["id"], answers=self.asked["answers"])

    async def close(self) -> None:
        await self.socket.close()


async def play_out(*mates: Mate, most: int = 5_000, seed: int = 1) -> int:
    """Let all mates play any moves until the game is over; the number of moves made."""
    chance = Random(seed)
    count = 0

    async def play_on(mate: Mate) -> None:
        nonlocal count
        while mate.table["status"] != "over":
            if not mate.moves:
                await mate.read()
                continue
            answer = await mate.play(chance.randrange(1000))
            assert answer["type"] == "done", answer
            count += 1
            assert count < most

    await asyncio.gather(*(play_on(mate) for mate in mates))
    return count
