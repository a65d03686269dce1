"""An SQLite file is one server's, and nobody else's to read."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from argparse import Namespace
from contextlib import closing
from pathlib import Path

import pytest

from duchy.cli.serving import serve
from duchy.core.errors import DuchyError
from duchy.server.store import open_store
from server.house import run
from server.lives import free_port
from server.test_program import PROGRAM


def test_a_second_server_on_the_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        first, second = (open_store(str(tmp_path / "duchy.db")) for _ in range(2))
        await first.open()
        with pytest.raises(DuchyError, match="another server uses this file"):
            await second.open()
        with pytest.raises(DuchyError, match="another server uses this file"):
            await asyncio.to_thread(serve.check_database, str(tmp_path / "duchy.db"))
        await first.close()
        await asyncio.to_thread(serve.check_database, str(tmp_path / "duchy.db"))
        await second.open()
        await second.close()

    run(story())


def test_a_folder_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DuchyError, match="no such file or directory"):
        serve.check_database(str(tmp_path / "nowhere" / "duchy.db"))


def test_a_file_of_a_newer_duchy_is_one_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "duchy.db"
    serve.check_database(str(file))
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE schema_version SET version = 99")
        db.commit()
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(free_port()), "--database", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert "opened by a newer Duchy (schema 99)" in done.stderr.splitlines()[-1]
    assert "serving on" not in done.stdout + done.stderr
    assert done.returncode != 0
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT version FROM schema_version").fetchall() == [(99,)]


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("torn.db", "torn.db: cannot be used .file is not a database"),
        (
            "postgresql://duchy:secret@127.0.0.1:1/duchy",
            "//duchy@127.0.0.1:1/duchy: cannot be used .connection",
        ),
    ],
)
def test_what_is_no_database_is_one_sentence_without_a_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str, why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("torn.db").write_bytes(b"no database at all" * 1_000)
    with pytest.raises(DuchyError, match=why) as refused:
        serve.check_database(database)
    assert "secret" not in str(refused.value)


def test_the_port_is_not_looked_at_before_the_database(tmp_path: Path) -> None:
    wish = Namespace(
        database=str(tmp_path / "no" / "a.db"), host="127.0.0.1", port=0, web=None, public_url="", workers=1
    )
    with pytest.raises(DuchyError, match="--database"):
        serve.run(Namespace(**vars(wish), absence=1.0, cards=[], metrics=None, keep=[], compile=False))


@pytest.mark.parametrize("before", [None, 0o644])
def test_its_files_are_private(tmp_path: Path, before: int | None) -> None:
    async def story() -> None:
        file = tmp_path / "duchy.db"
        if before is not None:
            file.touch()
            file.chmod(before)
        was = os.umask(0o022)
        try:
            store = open_store(str(file))
            await store.open()
            await store.put_person("ada", "Ada", 0)
            modes = {part.name: part.stat().st_mode & 0o777 for part in tmp_path.iterdir()}
            await store.close()
        finally:
            os.umask(was)
        assert modes.keys() >= {"duchy.db", "duchy.db-wal", "duchy.db-shm"}
        assert set(modes.values()) == {0o600}

    run(story())
