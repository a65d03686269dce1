"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

from places import TESTS
from proof import LENGTH, SLOW_ROOMS, proof

# The same examples in every run, no time limit on slow machines, and no folder of old examples.
settings.register_profile(
    "duchy",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=proof(100, quick=20, nightly=2_000),
)
settings.load_profile("duchy")


def is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None or item.path.relative_to(TESTS).parts[0] in SLOW_ROOMS


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The working day goes without what is slow."""
    if LENGTH != "quick":
        return
    config.hook.pytest_deselected(items=[item for item in items if is_slow(item)])
    items[:] = [item for item in items if not is_slow(item)]
