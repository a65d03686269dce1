from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import duchy.core.reading.files as files
import duchy.games as games
from duchy.core.showing.words import words
from toys import environment, put_up


@pytest.fixture(autouse=True)
def toys(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The toy game alone lies on the shelf, here and in processes that are started from here."""
    folder = tmp_path_factory.mktemp("toys")
    known, path = dict(files.IN_CHECKOUT), games.__path__
    put_up(folder)
    for name, value in environment(folder).items():
        monkeypatch.setenv(name, value)
    words.cache_clear()
    yield folder
    files.IN_CHECKOUT.update(known)
    games.__path__ = path
    words.cache_clear()
