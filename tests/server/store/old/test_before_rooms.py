"""A database that was written before tables had rooms of their own: all of it opens, goes on and is replayed.

The files beside this one were made by the server as it was then: tables of all games, finished and running,
with moves taken back, chat, lessons, own cards, ratings, an opened record and a curve.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from duchy.core.record import read_record, verify
from duchy.games import game as find_game
from duchy.server.store import open_store
from duchy.server.web.guests import COOKIE, signed
from duchy.table.game.fairness import check_fairness
from duchy.table.hosting.stored_table import read_table
from duchy.table.ports import Store
from server.house import Guest, House, Mate, config_for, house, open_limits, run

HERE = Path(__file__).parent
WAS: dict[str, Any] = json.loads((HERE / "before-rooms.json").read_text("utf-8"))
TABLES: dict[str, dict[str, Any]] = WAS["tables"]


def having(status: str) -> list[str]:
    return [id for id, table in TABLES.items() if table["status"] == status]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The old database, where a server of a test looks for it."""
    file = tmp_path / "duchy.db"
    with closing(sqlite3.connect(file)) as db:
        db.executescript(gzip.decompress((HERE / "before-rooms.sql.gz").read_bytes()).decode())
    return file


async def opened(database: Path) -> Store:
    store = open_store(str(database))
    await store.open()
    return store


@pytest.mark.parametrize("id", TABLES, ids=lambda id: f"{TABLES[id]['game']}: {TABLES[id]['about']}")
def test_a_table_is_what_it_was(id: str, database: Path) -> None:
    async def story() -> None:
        store = await opened(database)
        table, was = await read_table(store, id), TABLES[id]
        await store.close()
        assert (table.game.id, table.status, table.number) == (was["game"], was["status"], was["number"])
        assert [[seat.kind, seat.name, seat.away] for seat in table.seats] == was["seats"]
        assert [line.text for line in table.chat] == was["chat"]
        assert table.invitation == was["invitation"]
        assert table.lesson() == was["lesson"]
        assert (None if table.wish is None else [table.wish.seat, table.wish.to]) == was["wish"]
        assert table.started == ("moves" in was)
        if table.started:
            state = table.state
            assert len(table.record.moves) == was["moves"]
            assert list(state.deciders) == was["deciders"]
            offered = {str(seat): [move.text for move in state.legal(seat)][:40] for seat in state.deciders}
            assert offered == was["legal"]
            assert [score.total for score in state.scores()] == was["scores"]

    run(story())


def test_ratings_and_the_curve_are_what_they_were(database: Path) -> None:
    async def story() -> None:
        store = await opened(database)
        for game, was in WAS["ratings"].items():
            best = await store.best(game, 10)
            assert [[s.name, round(s.mu, 6), round(s.sigma, 6), s.games] for s in best] == was
        assert await store.curve(WAS["curve"]) is not None
        await store.close()

    run(story())


def test_finished_games_are_replayed(database: Path, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            http = place.stranger().http
            for id in having("over"):
                data = (await http.get(f"/api/replays/{id}/record")).json()
                assert data == WAS["records"][id]
                record = read_record(data, find_game)
                verify(record, data["result"])
                check_fairness(data["fairness"], record.key)
                length = len(record.moves)
                last = (await http.get(f"/api/replays/{id}/positions/{length}")).json()
                assert last["view"] == record.replay().view(None)
                assert (await http.get(f"/api/replays/{id}/moves?after={length - 5}")).status_code == 200
            curve = (await http.get(f"/api/replays/{WAS['curve']}/curve")).json()
            assert (curve["progress"], curve["moves"][-1]) == (1, TABLES[WAS["curve"]]["moves"])
            kept = (await http.get(f"/api/replays/{WAS['opened']}")).json()
            assert kept["opened"]

    run(story())


def test_records_made_then_are_opened_now(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            for data in WAS["records"].values():
                answer = await ada.http.post("/api/replays", json=data)
                if "cards" in data:
                    assert "cards of one's own" in answer.json()["reason"]
                else:
                    assert answer.status_code == 201, answer.text

    run(story())


async def back(place: House, name: str) -> Guest:
    """Somebody comes back with the cookie of then."""
    guest = place.stranger()
    guest.player = WAS["people"][name]
    cookie = signed(guest.player, await place.hall.store.secret("cookies"))
    guest.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
    assert (await guest.http.get("/api/guest")).json()["name"] == name.title()
    return guest


async def take_turn(mate: Mate) -> None:
    """Take a seat in hand that the game waits for, and make a move."""
    for seat in mate.mine:
        await mate.send("look", seat=seat)
        while mate.seat != seat or mate.heard[-1]["type"] != "snapshot":
            await mate.read()
        if mate.moves:
            assert (await mate.play(3))["type"] == "done"
            return
    await mate.read()


@pytest.mark.parametrize("id", having("running"), ids=lambda id: f"{TABLES[id]['game']}-{id[:4]}")
def test_running_games_go_on(id: str, database: Path, tmp_path: Path) -> None:
    async def story() -> None:
        was = TABLES[id]
        async with house(open_limits(config_for(tmp_path))) as place:
            name = next(name for _, name, _ in was["seats"])
            guest = await back(place, name.lower())
            mate = await guest.sit_at(id, invitation=was["invitation"])
            assert [line["text"] for line in mate.heard[0]["chat"]] == was["chat"]
            while len((await place.hall.read(id)).record.moves) < was["moves"] + 4:
                if was["wish"] and len(mate.heard) == 1:
                    other = await (await back(place, "bob")).sit_at(id)
                    await other.done("agree", yes=True)
                    assert len((await place.hall.read(id)).record.moves) == was["wish"][1]
                    return
                await take_turn(mate)
            assert mate.table["seats"][0]["name"] == name

    run(story())


def test_a_table_that_was_open_is_begun(database: Path, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, bob = await back(place, "ada"), await back(place, "bob")
            id = next(id for id in having("open") if TABLES[id]["about"] == "open")
            first, second = await bob.sit_at(id), await ada.sit_at(id)
            await second.done("sit", seat=1)
            await first.done("ready")
            await first.until(lambda mate: mate.table["status"] == "running")
            mine = [table["table"] for table in (await ada.http.get("/api/tables/mine")).json()]
            assert id in mine
            assert len(mine) > 10

    run(story())
