"""The documentation site: it builds without a fault, its notebook prints what it shows, and its pictures are
there.
"""

from __future__ import annotations

import io
import json
import re
import runpy
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

import duchy
from places import ROOT

DOCS = ROOT / "docs"
BUILD = DOCS / "site" / "build.py"
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))
BOOKS = sorted((DOCS / "reference").glob("*/*.md"))


@pytest.mark.slow
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_shows(notebook: Path) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            printed = io.StringIO()
            with redirect_stdout(printed):
                exec("".join(cell["source"]), names)
            assert printed.getvalue() == "".join(
                line for output in cell["outputs"] for line in output["text"]
            )


@pytest.mark.parametrize("book", BOOKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_diagram_of_a_book_has_its_picture(book: Path) -> None:
    named = re.findall(r"^!\[.+\]\((.+)\)$", book.read_text("utf-8"), re.MULTILINE)
    pictures = {(book.parent / name).resolve() for name in named}
    folder = DOCS / "diagrams" / book.parent.name / book.stem.replace("_", "-")
    assert pictures == set(folder.glob("*.png")), "draw them anew: make diagrams"


@pytest.mark.slow
def test_the_site_builds_in_three_languages(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, BUILD, tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert 'dir="rtl"' in next(tmp_path.glob("*/fa/books/villages/index.html")).read_text("utf-8")
    assert json.loads((tmp_path / "versions.json").read_text())[0]["version"] == duchy.__version__


@pytest.mark.slow
@pytest.mark.parametrize("fault", ["[nowhere](gone.md)", "![nothing](gone.png)", "[no such chapter](#gone)"])
def test_what_leads_nowhere_fails_the_build(fault: str, tmp_path: Path) -> None:
    site = runpy.run_path(str(BUILD))
    site["lay_out"]("fr", tmp_path / "fr")
    with (tmp_path / "fr" / "index.md").open("a") as page:
        page.write(f"\n{fault}\n")
    with pytest.raises(site["Abort"]):
        site["build_pages"]("fr", tmp_path / "fr", tmp_path / "out")
