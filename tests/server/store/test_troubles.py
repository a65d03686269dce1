"""A full disk, a database that is away: players are told, nothing is half done, it recovers by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from duchy.server.config import Config
from duchy.server.store.sqlite import SqliteStore
from server.house import Mate, config_for, house, open_limits, run
from server.store.postgres import Postgres


async def retry(mate: Mate, kind: str, **wish: object) -> int:
    """Ask until it is stored, as a client does."""
    while True:
        answer = await mate.ask(kind, **wish)
        if answer["type"] == "done":
            return int(answer["number"])
        assert answer["code"] == "not-saved", answer
        await asyncio.sleep(0.1)


def test_a_full_disk(tmp_path: Path) -> None:
    async def limit(store: SqliteStore, pages: int) -> None:
        await store.change(f"PRAGMA max_page_count={pages}")

    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me"))
            watcher = await (await place.guest("Bob")).sit_at(mate.table["id"])
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            store = place.hall.store
            assert isinstance(store, SqliteStore)
            await limit(store, 1)
            saved = [await mate.ask("chat", text="x" * 300) for _ in range(40)]
            assert saved[-1]["code"] == "not-saved"
            wish: dict[str, Any] = {}
            for number in range(400):  # what is left of the last page takes some moves yet
                await mate.until(lambda mate: mate.moves)
                before = await place.hall.read(mate.table["id"])
                move = mate.moves[number % len(mate.moves)]["id"]
                wish = {"seat": 0, "move": move, "answers": mate.asked["answers"], "id": f"mine-{number}"}
                answer = await mate.ask("move", **wish)
                if answer["type"] == "refused":
                    break
            assert answer["code"] == "not-saved"
            assert (await place.hall.read(mate.table["id"])).number == before.number
            made = await ada.http.post("/api/tables", json={"game": "card-kingdoms", "seats": ["me"]})
            assert (made.status_code, made.json()["code"]) == (503, "not-saved")
            assert (await ada.http.get("/health")).status_code == 503

            await limit(store, 1_000_000)
            assert (await ada.http.get("/health")).status_code == 200
            number = await retry(mate, "move", **wish)
            assert number == before.number + 1
            await watcher.until(lambda mate: mate.number == number)

    run(story())


def test_a_locked_database(tmp_path: Path) -> None:
    """Another program holds the file: requests wait or are refused, and go through afterwards."""

    async def story() -> None:
        config = open_limits(config_for(tmp_path))
        async with house(config) as place:
            store = place.hall.store
            assert isinstance(store, SqliteStore)
            await store.change("PRAGMA busy_timeout=100")
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            other = sqlite3.connect(config.database, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            wish = {"seat": 0, "move": mate.moves[0]["id"], "answers": mate.asked["answers"], "id": "mine"}
            assert (await mate.ask("move", **wish))["code"] == "not-saved"
            other.execute("ROLLBACK")
            other.close()
            await retry(mate, "move", **wish)

    run(story())


def test_a_database_that_is_away(postgres: Postgres) -> None:
    async def story() -> None:
        config = open_limits(Config(database=postgres.fresh("away"), tick_seconds=0.05))
        async with house(config) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", "bot:random"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            await asyncio.to_thread(postgres.stop, "immediate")
            try:
                wish = {"seat": 0, "move": mate.moves[0]["id"], "answers": mate.asked["answers"], "id": "m"}
                answer = await mate.ask("move", **wish)
                assert answer["code"] == "not-saved"
                assert (await ada.http.get("/health")).status_code == 503
                assert (await ada.http.get("/api/tables")).status_code == 503
            finally:
                await asyncio.to_thread(postgres.start)
            await retry(mate, "move", **wish)
            await mate.until(lambda mate: mate.moves)
            for _ in range(3):
                await mate.until(lambda mate: mate.moves)
                assert (await mate.play())["type"] == "done"
            assert (await ada.http.get("/health")).status_code == 200

    run(story())
