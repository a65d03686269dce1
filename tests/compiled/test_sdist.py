"""The source archive holds all that the package is built from, and the page: to install it takes no Node."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from places import ROOT

HELD = (
    *("build_backend.py", "setup.py", "pyproject.toml", "README.md", "LICENSE", "locks/play.lock"),
    *("locales/fa/terminal.ftl", "docs/rules/villages.md", "docs/reference/fr/villages.md"),
    *("examples/pig/pyproject.toml", "web/build.py", "web/package-lock.json", "web/src/main.ts"),
    *("web/dist/index.html", "web/dist/.built-from", "src/duchy/games/villages/components/cards.toml"),
)
BUILD = "import build_backend, sys; print(getattr(build_backend, sys.argv[1])(sys.argv[2]))"


def python(*words: str, cwd: Path, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=cwd,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("sdist")
    name = python("-c", BUILD, "build_sdist", str(place), cwd=ROOT).split()[-1]
    with tarfile.open(place / name) as archive:
        archive.extractall(place, filter="data")
    return place / name.removesuffix(".tar.gz")


def test_the_archive_holds_what_the_package_is_built_from(unpacked: Path) -> None:
    assert [name for name in HELD if not (unpacked / name).exists()] == []
    assert not list(unpacked.rglob("*.so")) + list(unpacked.rglob("node_modules"))


def test_who_reads_about_it_elsewhere_finds_no_broken_links(unpacked: Path) -> None:
    told = (unpacked / "PKG-INFO").read_text("utf-8")
    assert "Author: Duchy contributors" in told
    assert "](docs/" not in told
    assert "Two commands" in told


def test_it_is_built_and_installed_without_node(unpacked: Path, tmp_path: Path) -> None:
    empty = tmp_path / "bin"
    empty.mkdir()
    name = python(
        "-c", BUILD, "build_wheel", str(tmp_path), cwd=unpacked, PATH=str(empty), DUCHY_PURE="1"
    ).split()[-1]
    place = tmp_path / "installed"
    python(
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--target",
        str(place),
        str(tmp_path / name),
        cwd=tmp_path,
    )
    assert (place / "duchy" / "web" / "index.html").exists()
    games = python("-m", "duchy.cli.main", "games", "--json", cwd=tmp_path, PYTHONPATH=str(place))
    assert "king-of-the-valley" in games
