"""One way to say what a request is refused with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def refused(error: type[Exception], sentence: str) -> Iterator[None]:
    """The block is refused with this sentence, word for word. A '...' at its end leaves the rest open."""
    with pytest.raises(error) as refusal:
        yield
    assert type(refusal.value) is error
    said = str(refusal.value)
    if sentence.endswith("..."):
        said = said[: len(sentence) - 3] + "..."
    assert said == sentence, f"it was refused with: {refusal.value}"
