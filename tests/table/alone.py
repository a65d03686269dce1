"""Run by `test_alone.py` in a process of its own, in which nothing of a server can be imported.

Lays tables that are kept in memory and whose bots think in this process, and plays them to the end.
"""

from __future__ import annotations

import asyncio
import json
import pkgutil
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

NOT_HERE = (
    "duchy.arena",
    "duchy.cli",
    "duchy.envs",
    "duchy.server",
    "fluent",
    "litestar",
    "openskill",
    "prometheus_client",
    "psycopg",
    "resource",
    "rich",
    "sqlite3",
    "uvicorn",
    "websockets",
)


class Blocked:
    """Finds no module that a browser's Python lacks."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.startswith(tuple(f"{blocked}." for blocked in NOT_HERE)) or name in NOT_HERE:
            raise ImportError(f"{name} is not here")
        return None


async def bots_only(game: str) -> int:
    """Two bots play a whole game; the number of its entries."""
    from duchy.table.game.seats import Person
    from duchy.table.hosting.audience import Connection
    from duchy.table.hosting.conversation import Knock
    from duchy.table.hosting.hall import Hall
    from duchy.table.memory import MemoryStore
    from duchy.table.messages import Settings
    from duchy.table.thinking.errands import ThinkHere

    hall = Hall(MemoryStore(), ThinkHere())
    await hall.open()
    made = await hall.create(Settings(game=game, seats=["bot:random", "bot:greedy"]), Person("ada", "Ada"))
    connection = Connection(Person("ada", "Ada"), most=1_000_000)
    async with hall.conversation(made.id, connection, "ada", Knock("", None, 0, False)):
        while (await hall.read(made.id)).status != "over":
            await asyncio.sleep(0.01)
    table = await hall.finished(made.id)
    await hall.close()
    return table.number


async def person_and_bot(game: str) -> dict[str, int]:
    """A client talks to a table without a socket; how often it heard each kind of message."""
    from duchy.table.game.seats import Person
    from duchy.table.hosting.audience import Connection
    from duchy.table.hosting.conversation import Knock
    from duchy.table.hosting.hall import Hall
    from duchy.table.limits import Limits
    from duchy.table.memory import MemoryStore
    from duchy.table.messages import Settings
    from duchy.table.replaying.viewpoint import Viewpoint
    from duchy.table.thinking.errands import ThinkHere

    person = Person("ada", "Ada")
    hall = Hall(MemoryStore(), ThinkHere(), limits=Limits(messages=1e9, messages_burst=10**9))
    await hall.open()
    made = await hall.create(Settings(game=game, seats=["me", "bot:random"]), person)
    connection = Connection(person, most=10_000)
    heard: dict[str, int] = {}
    asked: dict[str, Any] = {}
    async with hall.conversation(made.id, connection, "ada", Knock("", 0, 0, True)) as conversation:

        async def ask(kind: str, **fields: Any) -> None:
            await conversation.hear(
                json.dumps({"type": kind, "id": f"{kind}-{sum(heard.values())}", **fields})
            )

        await ask("ready")
        while (await hall.read(made.id)).status != "over":
            await asyncio.sleep(0)
            texts, connection.outbox = connection.outbox, []
            for text in texts:
                message = json.loads(text)
                heard[message["type"]] = heard.get(message["type"], 0) + 1
                assert message.get("code", "illegal") == "illegal", message
                assert message["type"] != "refused" or message["phrase"], message
                asked = message.get("asked") or asked
            if asked.get("moves") and texts:
                if "hint" not in heard and "refused" not in heard:
                    await ask("hint", seat=0)
                legal = [offer["id"] for offer in asked["moves"]]
                if "refused" not in heard:
                    illegal = next(id for id in range(len(legal) + 1) if id not in legal)
                    await ask("move", seat=0, move=illegal, answers=asked["answers"])
                await ask("move", seat=0, move=legal[-1], answers=asked["answers"])
    replay = await hall.replays.replay(made.id)
    assert (await hall.replays.position(made.id, replay.length, Viewpoint(None))).move == replay.length
    while (await hall.replays.curve(made.id)).progress < 1:
        await asyncio.sleep(0.01)
    await hall.close()
    return heard


def main() -> None:
    sys.meta_path.insert(0, Blocked())
    del time.thread_time
    modules = [
        module.name
        for package in (import_module("duchy.table"), import_module("duchy.local"))
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ]
    for name in modules:
        import_module(name)
    games = import_module("duchy.games").game_ids()
    told = {
        "modules": modules,
        "entries": {game: asyncio.run(bots_only(game)) for game in games},
        "heard": asyncio.run(person_and_bot("king-of-the-valley")),
        "here": [name for name in NOT_HERE if name in sys.modules],
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
