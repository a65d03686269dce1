"""`duchy backup`, `duchy restore` and `duchy doctor` as they are typed; what they do is tested in server/."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cli.conftest import Duchy
from duchy.server.store import open_store


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with nothing in it yet."""

    async def made() -> None:
        store = open_store(str(tmp_path / "duchy.db"))
        await store.open()
        await store.close()

    asyncio.run(made())
    return tmp_path / "duchy.db"


def test_a_backup_is_made_restored_and_found_well(duchy: Duchy, database: Path, tmp_path: Path) -> None:
    file, new = tmp_path / "backup", tmp_path / "new.db"
    code, out, err = duchy("backup", database, file)
    assert (code, err) == (0, "")
    assert "backup" in out
    assert duchy("restore", file, new)[0] == 0
    code, out, _ = duchy("doctor", new)
    assert (code, "✗" in out) == (0, False)


def test_nothing_is_written_over(duchy: Duchy, database: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("mine")
    code, _, err = duchy("backup", database, file)
    assert code != 0
    assert "there is a file already" in err
    assert file.read_text() == "mine"


def test_the_doctor_says_what_is_not_there_and_makes_nothing(duchy: Duchy, tmp_path: Path) -> None:
    code, out, _ = duchy("doctor", tmp_path / "none.db")
    assert code == 1
    assert "There is no such file." in out
    assert not list(tmp_path.glob("none*"))
