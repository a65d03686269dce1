"""`duchy doctor`: what ails a database, in words."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from duchy.cli.main import main
from duchy.cli.screen import Screen
from duchy.server.doctor import MANY_OWNERS
from duchy.server.store import open_store
from server.house import config_for, house, open_limits, run
from table.test_quarantine import spoil


async def two_tables(tmp_path: Path) -> tuple[str, str]:
    """A database with two tables, and the id of one of them."""
    config = open_limits(config_for(tmp_path))
    async with house(config) as place:
        ada = await place.guest("Ada")
        await ada.make("me", "open")
        return config.database, await ada.make("me", "open")


def doctor(database: str, language: str = "en") -> int:
    try:
        return main(["--language", language, "doctor", database])
    finally:
        Screen.language = "en"


def test_a_database_that_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, _ = run(two_tables(tmp_path))
    assert doctor(database) == 0
    told = capsys.readouterr().out
    assert told.count("✓") == 4
    assert "All 2 tables can be read." in told


def test_many_persons_of_one_address_are_worth_a_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Behind a proxy that does not say who calls, nothing would be rated, and nobody would know why."""

    async def tables_of(persons: int) -> str:
        config = open_limits(config_for(tmp_path))
        async with house(config) as place:
            for number in range(persons):
                await (await place.guest(f"Guest {number}")).make("me", "open")
        return config.database

    assert doctor(run(tables_of(MANY_OWNERS - 1))) == 0
    assert "one address" not in capsys.readouterr().out
    database = run(tables_of(1))
    assert doctor(database) == 0
    assert "X-Forwarded-For" in capsys.readouterr().out
    assert doctor(database, "fr") == 0
    assert "classée" in capsys.readouterr().out


def test_a_table_that_cannot_be_read_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, table = run(two_tables(tmp_path))
    spoil(database, table)
    assert doctor(database) == 1
    told = capsys.readouterr().out
    assert "1 of 2 tables cannot be read" in told
    assert f"{table} (card-kingdoms): DecodeError" in " ".join(told.split())
    assert doctor(database, "fr") == 1
    assert "1 sur 2. Le serveur les met de côté" in capsys.readouterr().out
    assert doctor(database, "fa") == 1
    assert "کنار می‌گذارد" in capsys.readouterr().out


def test_nothing_is_made_where_there_is_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor(str(tmp_path / "none.db")) == 1
    assert "There is no such file." in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.db").write_text("Dear Ada, " * 200)
    assert doctor(str(tmp_path / "letter.db")) == 1
    assert "cannot be read" in capsys.readouterr().out


def test_a_missing_column_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, _ = run(two_tables(tmp_path))
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("ALTER TABLE players DROP COLUMN seen")
        db.execute("DROP TABLE curves")
    assert doctor(database) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "curves.table_id, curves.curve" in told
    assert "players.seen" in told


def test_a_database_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, _ = run(two_tables(tmp_path))
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("CREATE TRIGGER full BEFORE INSERT ON secrets BEGIN SELECT RAISE(FAIL, 'full'); END")
    assert doctor(database) == 1
    assert "✗ The store cannot be written" in capsys.readouterr().out


def test_both_kinds_of_store_can_be_tried(database: str) -> None:
    async def story() -> None:
        store = open_store(database)
        await store.open()
        await store.try_writing()
        await store.try_writing()
        assert await store.read("SELECT name FROM secrets") == []
        await store.close()

    run(story())
