"""A database of the first server there was: step by step it is brought up to date, and nothing is lost."""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from duchy.core.errors import DuchyError
from duchy.server.store import open_store
from duchy.server.store.schema import VERSION
from duchy.table.hosting.stored_table import read_table
from server.house import config_for, house, open_limits, run

HERE = Path(__file__).parent
WAS: dict[str, Any] = json.loads((HERE / "first.json").read_text("utf-8"))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "duchy.db"
    with closing(sqlite3.connect(file)) as db:
        db.executescript(gzip.decompress((HERE / "first.sql.gz").read_bytes()).decode())
    return file


def version_of(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute("SELECT version FROM schema_version").fetchone()[0])


def test_its_tables_are_read_and_its_finished_games_replayed(database: Path, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            for id, was in WAS["tables"].items():
                table = await read_table(place.hall.store, id)
                assert (table.game.id, table.status) == (was["game"], was["status"])
                assert [line.text for line in table.chat] == was["chat"]
                assert table.rules == 1
                if "moves" in was:
                    assert len(table.record.moves) == was["moves"]
            for id, record in WAS["records"].items():
                told = (await place.stranger().http.get(f"/api/replays/{id}/record")).json()
                assert told["moves"] == record["moves"]
                assert told["result"]["scores"] == record["result"]["scores"]

    run(story())
    assert version_of(database) == VERSION


def test_who_sat_there_finds_the_tables_though_the_first_lists_did_not_name_them(database: Path) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("DROP TABLE sitters")

    async def story() -> None:
        store = open_store(str(database))
        await store.open()
        assert set(await store.tables_of(WAS["people"]["ada"])) == set(WAS["tables"])
        await store.close()

    run(story())


def test_a_database_is_brought_up_to_date_once(database: Path) -> None:
    async def story() -> None:
        for _ in range(2):
            store = open_store(str(database))
            await store.open()
            await store.close()

    run(story())
    assert version_of(database) == VERSION


def test_a_database_of_a_newer_duchy_is_refused_with_a_sentence(database: Path) -> None:
    async def story() -> None:
        store = open_store(str(database))
        await store.open()
        await store.change("UPDATE schema_version SET version = ?", VERSION + 1)
        await store.close()
        with pytest.raises(DuchyError, match="newer Duchy"):
            await open_store(str(database)).open()

    run(story())
    assert version_of(database) == VERSION + 1
