"""The toy game has its words in every test."""

from __future__ import annotations

import pytest

from core.toy import bring_words


@pytest.fixture(autouse=True)
def toy_words() -> None:
    """Anew each time: tests of other games empty the cache of words."""
    bring_words()
