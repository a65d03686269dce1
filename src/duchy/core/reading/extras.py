"""Packages that not everybody needs: who lacks one is told in a sentence which extra brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from duchy.core.errors import DuchyError


@contextmanager
def needs_extra(what: str, extra: str, is_module: bool = False) -> Iterator[None]:
    """Around imports: `what` is who needs them, as a sentence begins. A module that cannot be imported
    without them says so as modules do, with an ImportError."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == "duchy":
            raise
        text = f"{what} needs the package {package}: install duchy with its extra '{extra}'"
        if is_module:
            raise ImportError(text, name=package) from None
        phrase = ("error-extra", {"what": what, "package": package, "extra": extra})
        raise DuchyError(text, phrase) from None
