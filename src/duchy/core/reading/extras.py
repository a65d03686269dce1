"""Packages that not everybody needs: who lacks one is told in a sentence which extra brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from duchy.core.errors import DuchyError


class MissingExtra(DuchyError, ImportError):
    """A package is missing that one of Duchy's extras brings."""


@contextmanager
def needs_extra(what: str, extra: str) -> Iterator[None]:
    """Around imports: `what` is who needs them, as a sentence begins."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == "duchy":
            raise
        raise MissingExtra(
            f"{what} needs the package {package}: install duchy with its extra '{extra}'",
            ("error-extra", {"what": what, "package": package, "extra": extra}),
        ) from None
