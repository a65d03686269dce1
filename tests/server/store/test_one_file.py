"""An SQLite file is one server's, and nobody else's to read."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

import pytest

from duchy.cli.serving import serve
from duchy.core.errors import DuchyError
from duchy.server.store import open_store
from server.house import run


def test_a_second_server_on_the_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        first, second = (open_store(str(tmp_path / "duchy.db")) for _ in range(2))
        await first.open()
        with pytest.raises(DuchyError, match="another server uses this file"):
            await second.open()
        with pytest.raises(DuchyError, match="another server uses this file"):
            serve.check_database(str(tmp_path / "duchy.db"))
        await first.close()
        serve.check_database(str(tmp_path / "duchy.db"))
        await second.open()
        await second.close()

    run(story())


def test_a_folder_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DuchyError, match="no such file or directory"):
        serve.check_database(str(tmp_path / "nowhere" / "duchy.db"))


def test_the_port_is_not_looked_at_before_the_database(tmp_path: Path) -> None:
    wish = Namespace(
        database=str(tmp_path / "no" / "a.db"), host="127.0.0.1", port=0, web=None, public_url="", workers=1
    )
    with pytest.raises(DuchyError, match="--database"):
        serve.run(Namespace(**vars(wish), absence=1.0, cards=[], metrics=None, keep=[]))


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
