"""Where Duchy's own files lie: inside the installed package, or beside `src` in a checkout."""

from __future__ import annotations

from pathlib import Path

from duchy.core.errors import DuchyError

PACKAGE = Path(__file__).resolve().parent.parent
IN_CHECKOUT = {"locales": "locales", "rules": "docs/rules"}


def folder(name: str) -> Path:
    """One of the folders that come with Duchy: `locales` or `rules`."""
    packaged = PACKAGE / name
    return packaged if packaged.is_dir() else PACKAGE.parent.parent / IN_CHECKOUT[name]


def read_text(path: str | Path, error: type[DuchyError]) -> str:
    """The text of a user's file, or one sentence why it cannot be read."""
    try:
        return Path(path).read_text("utf-8")
    except OSError as problem:
        raise error(f"{path}: cannot be read ({(problem.strerror or 'unknown reason').lower()})") from None
    except UnicodeDecodeError:
        raise error(f"{path}: is not a text file in UTF-8") from None
