from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.postgres import Postgres, start_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = start_postgres()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "duchy.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh("test")
