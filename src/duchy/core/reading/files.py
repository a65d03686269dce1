"""Where files lie: Duchy's own inside the installed package, or beside `src` in a checkout; those of a game
that lives in a package of its own beside its module.

Whoever opens a file brings `pathlib`: `import duchy` alone does without.
"""

from __future__ import annotations

from collections.abc import Callable
from errno import errorcode
from functools import cache
from typing import TYPE_CHECKING, Any

from duchy.core.errors import DuchyError

if TYPE_CHECKING:
    from pathlib import Path

IN_CHECKOUT = {
    "locales": "locales",
    "rules": "docs/rules",
    "reference": "docs/reference",
    "template": "examples/pig",
}


@cache
def package() -> Path:
    """The folder of Duchy itself."""
    from pathlib import Path

    return Path(__file__).resolve().parents[2]


def folder(name: str) -> Path:
    """One of the folders that come with Duchy; `template` is the game that `duchy new-game` begins with."""
    packaged = package() / name
    return packaged if packaged.is_dir() else package().parent.parent / IN_CHECKOUT[name]


BROUGHT: dict[str, Path] = {}
"""The folders of games in packages of their own, by their ids; the shelf enters them."""


def words_folders(language: str, game: str) -> list[Path]:
    """Where the words of a game in a language lie, whether there are any or not. A game of another package
    may speak fewer languages than Duchy: what it does not say is said in English."""
    if game not in BROUGHT:
        return [folder("locales") / language / game.replace("-", "_")]
    return [BROUGHT[game] / "locales" / spoken for spoken in dict.fromkeys((language, "en"))]


def rules_file(game: str) -> Path:
    """The checklist of a game's rules, whether there is one or not."""
    if game in BROUGHT:
        return BROUGHT[game] / "rules.md"
    return folder("rules") / f"{game.replace('-', '_')}.md"


def reference_file(language: str, game: str) -> Path:
    """A game's rules to learn from, whether they are there or not."""
    if game in BROUGHT:
        return BROUGHT[game] / "reference" / f"{language}.md"
    return folder("reference") / language / f"{game.replace('-', '_')}.md"


def read_text(path: str | Path, error: type[DuchyError]) -> str:
    """The text of a user's file, or one sentence why it cannot be read."""
    from pathlib import Path

    try:
        return Path(path).read_text("utf-8")
    except OSError as problem:
        reason = (problem.strerror or "unknown reason").lower()
        raise error(
            f"{path}: cannot be read ({reason})",
            ("error-cannot-read", {"file": str(path), "reason": errorcode.get(problem.errno or 0, "other")}),
        ) from None
    except UnicodeDecodeError:
        raise error(
            f"{path}: is not a text file in UTF-8", ("error-not-utf-8", {"file": str(path)})
        ) from None


def read_json(path: str | Path, error: type[DuchyError]) -> Any:
    """The plain data in a user's JSON file, or one sentence why there is none."""
    import json  # asked for by few, and imported by none before

    return _parse(path, error, "JSON", json.loads)


def read_toml(path: str | Path, error: type[DuchyError]) -> dict[str, Any]:
    """The tables in a user's TOML file, or one sentence why there are none."""
    import tomllib

    tables: dict[str, Any] = _parse(path, error, "TOML", tomllib.loads)
    return tables


def _parse(path: str | Path, error: type[DuchyError], form: str, parse: Callable[[str], Any]) -> Any:
    text = read_text(path, error)
    try:
        return parse(text)
    except RecursionError:
        raise error(f"{path}: is nested too deeply") from None
    except ValueError as problem:  # a number of thousands of digits is a ValueError as well
        raise error(f"{path}: is not valid {form} ({problem})") from None


def write_json(path: str | Path, data: object, error: type[DuchyError]) -> None:
    import json
    from pathlib import Path

    try:
        Path(path).write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")
    except OSError as problem:
        raise error(f"{path}: cannot be written ({(problem.strerror or 'unknown reason').lower()})") from None
