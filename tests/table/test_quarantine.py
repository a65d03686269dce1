"""One table that cannot be read is set aside, told and logged once; all others go on."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from duchy.server.ratings import rating_after
from duchy.server.web.sentences import language_of
from duchy.table.game.seats import Person
from duchy.table.hosting.habits import Habits
from duchy.table.hosting.hall import Hall
from duchy.table.hosting.housekeeper import MOST_DUE, MOST_RATED
from duchy.table.hosting.open_table import CLOSED_SET_ASIDE
from duchy.table.memory import MemoryStore
from duchy.table.messages import Ready, Settings
from duchy.table.ports import Item, Row
from duchy.table.refusal import Refusal
from duchy.table.thinking.errands import ThinkHere
from server.house import House, config_for, house, open_limits, run
from server.lives import free_port

GAME = "king-of-the-valley"
ADA = Person("ada", "Ada")


def unreadable(id: str, wake_at: int | None = 0, to_rate: bool = False) -> Item:
    listed = {"table": id, "status": "running", "game": GAME, "created": 0, "changed": 0}
    listed |= {"seats": [], "clock": "none", "time": 0, "asked": []}
    row = Row(id, GAME, "eve", True, 0, 0, "running", wake_at, to_rate, json.dumps(listed).encode(), ("eve",))
    return Item(id, 1, b'{"kind":"nonsense","at":0}', row)


async def hall_with(*items: Item) -> Hall:
    store = MemoryStore()
    for item in items:
        await store.append(item)
    hall = Hall(store, ThinkHere(), rating_after, Habits(tick_seconds=0.01))
    await hall.open()
    return hall


async def until(true: Any) -> None:
    while not true():
        await asyncio.sleep(0.005)


def test_other_tables_bots_go_on_and_it_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        bad = [unreadable(f"bad{number:013}") for number in range(MOST_DUE + 5)]
        hall = await hall_with(*bad)
        await until(lambda: len(hall.quarantine.why) == len(bad))
        made = await hall.create(Settings(game="card-kingdoms", seats=["bot:random", "me"]), ADA)
        await hall.awake[made.id].perform(Ready(id="r"), ADA)
        hall.awake.clear()  # it sleeps, and only the index knows that its bot is to move
        hall.caretaker.stop()
        while (await hall.read(made.id)).deciders() != [1]:
            await asyncio.sleep(0.01)
        await hall.close()
        for item in bad[:3]:
            lines = [line for line in caplog.records if item.table in line.getMessage()]
            assert [line.levelno for line in lines] == [logging.ERROR]

    run(story())


def test_ratings_go_on() -> None:
    async def story() -> None:
        hall = await hall_with(
            *[unreadable(f"bad{number:013}", None, True) for number in range(MOST_RATED + 2)]
        )
        await until(lambda: len(hall.quarantine.why) == MOST_RATED + 2)
        settled: list[str] = []
        hall.housekeeper.count = lambda id: rated(settled, id)  # type: ignore[method-assign]
        await hall.store.append(unreadable("fine", None, True))
        await until(lambda: "fine" in settled)
        assert set(settled) == {"fine"}
        await hall.close()

    async def rated(settled: list[str], id: str) -> None:
        settled.append(id)

    run(story())


def test_a_table_without_a_journal_is_set_aside() -> None:
    async def story() -> None:
        hall = await hall_with()
        row = unreadable("a" * 16).row
        assert row is not None
        await hall.store.set_row(row)
        await until(lambda: "a" * 16 in hall.quarantine.why)
        await hall.close()

    run(story())


def test_a_table_whose_bot_s_move_cannot_be_carried_out_is_set_aside(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Confused(ThinkHere):
        async def choose(self, question: Any) -> str:
            raise KeyError("lost my way")

    async def story() -> None:
        hall = Hall(MemoryStore(), Confused(), habits=Habits(tick_seconds=0.01))
        await hall.open()
        made = await hall.create(Settings(game="card-kingdoms", seats=["bot:random", "me"]), ADA)
        await hall.awake[made.id].perform(Ready(id="r"), ADA)
        await until(lambda: made.id in hall.quarantine.why)
        for _ in range(10):
            await asyncio.sleep(0.01)
        with pytest.raises(Refusal, match="set aside"):
            await hall.read(made.id)
        await hall.close()
        assert sum(made.id in line.getMessage() for line in caplog.records) == 1

    run(story())


def spoil(database: str, table: str) -> None:
    """An entry that no version knows, as a damaged file would have it."""
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE entries SET body = ? WHERE table_id = ? AND number = 1", (b"{", table))


async def spoiled(place: House, database: str) -> tuple[Any, Any, str]:
    """Two sit at a table that can no longer be read."""
    ada, bob = await place.guest("Ada"), await place.guest("Bob")
    table = await ada.make("me", "open")
    mates = await ada.sit_at(table), await bob.sit_at(table)
    spoil(database, table)
    place.hall.awake[table].stored.forget()
    return *mates, table


def test_everybody_at_the_table_is_told_and_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        port = free_port()
        config = open_limits(config_for(tmp_path, metrics=f"127.0.0.1:{port}"))
        async with house(config) as place:
            first, second, table = await spoiled(place, config.database)
            await first.send("ready")
            for mate in (first, second):
                with pytest.raises(ConnectionClosed) as closed:
                    await mate.until(lambda mate: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == CLOSED_SET_ASIDE
                told = [heard for heard in mate.heard if heard["type"] == "refused" and not heard["id"]]
                assert [heard["code"] for heard in told] == ["set-aside"]
            guest = place.guests[0]
            again = await guest.sit_at(table)
            assert again.heard[0]["code"] == "set-aside"
            other = await guest.sit_at(await guest.make("me"))
            await other.done("ready")
            await other.until(lambda mate: mate.moves)
            assert (await guest.http.get("/metrics")).status_code == 404
            metrics = (await guest.http.get(f"http://127.0.0.1:{port}/metrics")).text
            assert "duchy_tables_set_aside 1.0" in metrics

    run(story())


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr-CA,fr;q=0.9,en;q=0.8", "mise de côté"), ("fa", "کنار گذاشته شد"), ("de, en", "was set aside")],
)
def test_it_is_told_in_the_language_of_the_browser(tmp_path: Path, language: str, words: str) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path))
        async with house(config) as place:
            *_, table = await spoiled(place, config.database)
            answer = await place.guests[0].http.get(
                f"/api/tables/{table}", headers={"accept-language": language}
            )
            assert (answer.status_code, answer.json()["code"]) == (409, "set-aside")
            assert words in answer.json()["reason"]

    run(story())


def test_a_list_is_not_spoiled_by_one_row(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path))
        async with house(config) as place:
            ada = await place.guest("Ada")
            good, bad = await ada.make("me", "open", public=True), await ada.make("me", "open", public=True)
            with closing(sqlite3.connect(config.database)) as db, db:
                db.execute("UPDATE tables SET summary = ? WHERE id = ?", (b"\xff", bad))
            for path in ("/api/tables", "/api/tables/mine"):
                listed = await ada.http.get(path)
                assert listed.status_code == 200
                assert [table["table"] for table in listed.json()] == [good]

    run(story())


@pytest.mark.parametrize(
    ("header", "language"), [("", "en"), ("*", "en"), ("FR", "fr"), (";;,fa-IR;q=0.1", "fa"), ("tlh", "en")]
)
def test_the_language_of_a_browser(header: str, language: str) -> None:
    assert language_of({"accept-language": header}) == language
