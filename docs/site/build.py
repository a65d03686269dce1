"""Build the documentation: `make docs` writes it to `build/docs`, or another folder that is named.

English has everything; French and Persian have how to begin and the rules. A broken link, anchor or picture
fails the build. Every version is a folder, so that those of several releases can lie beside each other on any
host.
"""

from __future__ import annotations

import json
import logging
import re
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from duchy import __version__
from duchy.core.showing.words import Words
from duchy.games import game_ids

SITE = Path(__file__).parent
DOCS = SITE.parent
ROOT = DOCS.parent
NOTEBOOK = ROOT / "examples" / "is_this_card_too_strong.ipynb"
LANGUAGES = {"en": "English", "fr": "Français", "fa": "فارسی"}
SEARCHED_AS = {"en": "en", "fr": "fr", "fa": "ar"}
"""The letters that the search takes for words; it knows Persian by the Arabic ones."""
DRAWN = re.compile(r"\]\(\.\./\.\./diagrams/\w+/")


def main(out: Path) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    version = out / __version__
    shutil.rmtree(version, ignore_errors=True)
    with TemporaryDirectory() as folder:
        for language, name in LANGUAGES.items():
            pages = Path(folder) / language
            lay_out(language, pages)
            try:
                build_pages(language, pages, version if language == "en" else version / language)
            except Abort:
                print(f"docs/site/build.py: the pages in {name} have faults, told above", file=sys.stderr)
                return 1
    list_versions(out)
    print(f"The documentation of {__version__} is in {version}")
    return 0


def lay_out(language: str, pages: Path) -> None:
    """All pages of a language in one folder, as MkDocs wants them."""
    shutil.copytree(SITE / language, pages, ignore=shutil.ignore_patterns("site.yml"))
    shutil.copytree(SITE / "assets", pages / "assets")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", pages / "assets")
    shutil.copytree(DOCS / "diagrams" / language, pages / "diagrams")
    (pages / "books").mkdir()
    for book in (DOCS / "reference" / language).glob("*.md"):
        (pages / "books" / book.name).write_text(
            DRAWN.sub("](../diagrams/", book.read_text("utf-8")), "utf-8"
        )
    if language == "en":
        for page in DOCS.glob("*.md"):
            shutil.copy(page, pages)
        shutil.copytree(DOCS / "rules", pages / "rules")
        shutil.copytree(DOCS / "screenshots", pages / "screenshots")
        changelog = (ROOT / "CHANGELOG.md").read_text("utf-8").replace("](docs/", "](")
        (pages / "changelog.md").write_text(changelog, "utf-8")
        (pages / "notebook.md").write_text(page_of(NOTEBOOK), "utf-8")


def page_of(notebook: Path) -> str:
    """A notebook as a page: its words, its code, and what that printed."""
    parts: list[str] = []
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text)
            continue
        parts.append(f"```python\n{text}\n```")
        printed = "".join(line for output in cell["outputs"] for line in output["text"])
        if printed:
            parts.append(f"```text\n{printed.rstrip()}\n```")
    return "\n\n".join([*parts, f"This page is a notebook: `examples/{notebook.name}`."]) + "\n"


def build_pages(language: str, pages: Path, out: Path) -> None:
    """Raises `Abort` if anything on them leads nowhere."""
    own = yaml.safe_load((SITE / language / "site.yml").read_text("utf-8"))
    config = yaml.safe_load((SITE / "base.yml").read_text("utf-8"))
    config |= own | {"nav": with_games(own["nav"], language), "plugins": plugins(language)}
    config |= {"docs_dir": str(pages), "site_dir": str(out), "hooks": [str(SITE / "hooks.py")]}
    config["theme"]["language"] = language
    home = "./" if language == "en" else "../"
    config["extra"]["alternate"] = [
        {"name": name, "lang": other, "link": home if other == "en" else f"{home}{other}/"}
        for other, name in LANGUAGES.items()
    ]
    if language != "en":
        del config["extra"]["version"]  # versions are listed beside the English pages
    file = pages.with_suffix(".yml")
    file.write_text(yaml.safe_dump(config, allow_unicode=True), "utf-8")
    build(load_config(str(file)))


def with_games(nav: Any, language: str) -> Any:
    """The navigation, with a page a game wherever it names a folder of them."""
    if isinstance(nav, list):
        return [with_games(entry, language) for entry in nav]
    if isinstance(nav, dict):
        return {title: with_games(entry, language) for title, entry in nav.items()}
    if not nav.endswith("/"):
        return nav
    return [
        {Words(language, game).say("game-title"): f"{nav}{game.replace('-', '_')}.md"} for game in game_ids()
    ]


def plugins(language: str) -> list[object]:
    search = {"search": {"lang": [SEARCHED_AS[language]]}}
    if language != "en":
        return [search]
    options = {
        "show_root_heading": True,
        "show_source": False,
        "members_order": "source",
        "extensions": [str(SITE / "doctests.py")],
    }
    python = {"paths": [str(ROOT / "src")], "options": options}
    return [search, {"mkdocstrings": {"handlers": {"python": python}}}]


def list_versions(out: Path) -> None:
    """What the choice of versions shows, the newest first, and the page that leads to it."""
    names = sorted((path.name for path in out.iterdir() if path.is_dir()), key=numbers, reverse=True)
    listed = [{"version": name, "title": name, "aliases": []} for name in names]
    (out / "versions.json").write_text(json.dumps(listed, indent=1), "utf-8")
    newest = f'<meta charset="utf-8"><meta http-equiv="refresh" content="0; url={names[0]}/">'
    (out / "index.html").write_text(f'<!doctype html>{newest}<a href="{names[0]}/">Duchy</a>\n', "utf-8")


def numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", version)]


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs"))
