"""Builds the package: the rules compiled where that is possible, the browser client, and the folders
that lie beside `src`.

The same files run compiled or not. `DUCHY_PURE=1` leaves them plain, and so does a machine without a C
compiler; an editable install is always plain.
"""

import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
BESIDE = {
    "locales": "locales",
    "docs/rules": "rules",
    "docs/reference": "reference",
    "examples/pig": "template",
    "web/dist": "web",
}
HOT_CORE = (
    *("errors", "stream", "moves", "events", "score", "agenda", "state", "game", "seat"),
    *("reading/position", "showing/parts", "showing/rows", "showing/patches"),
)
PLAIN = ("__init__.py", "shown.py", "terminal.py", "terminal_map.py", "fields.py", "answers.py")
"""Files of a game that are not compiled: the compiler forgets most of the types that `shown.py` declares,
nobody waits for a board of the terminal, and what a game declares is read once."""
COLD = ("position", "moves", "game", "cards", "vocabulary", "texts", "reckoning")
"""Files of a game that run when it is opened, loaded or put into words: the C compiler takes less care with
them, and is done a seventh sooner."""
HOT_BOTS = ("greedy", "random", "tree", "search")
HOT_ENVS = ("batch/stepping",)


def readme() -> str:
    """README.md as it can be read elsewhere: without pictures and links that lie beside it."""
    text = (HERE / "README.md").read_text("utf-8")
    text = re.sub(r"!\[[^\]]*\]\((?!https?:)[^)]*\)\n+", "", text)
    return re.sub(r"(?<!!)\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", text)


def hot_files() -> list[str]:
    """The files on the hot path of play and search, as seen from here."""
    package = HERE / "src" / "duchy"
    games = sorted(path for path in (package / "games").glob("*/**/*.py") if path.name not in PLAIN)
    core = [package / "core" / f"{name}.py" for name in HOT_CORE]
    bots = [package / "bots" / f"{name}.py" for name in HOT_BOTS]
    envs = [package / "envs" / f"{name}.py" for name in HOT_ENVS]
    return [str(path.relative_to(HERE)) for path in [*core, *games, *bots, *envs]]


def compiled() -> list[Extension]:
    builds = any(command in sys.argv for command in ("bdist_wheel", "build", "build_ext"))
    if os.environ.get("DUCHY_PURE") == "1" or not builds:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    os.chdir(HERE)
    os.environ.setdefault("MYPYPATH", "src")
    extensions: list[Extension] = mypycify(hot_files(), opt_level="3", multi_file=True)
    for extension in extensions:
        extension.optional = True
    return extensions


class BuildWithFolders(build_py):
    """Copies the folders that lie beside `src` into the package."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        sys.path.insert(0, str(HERE / "web"))
        from build import build as build_client

        build_client()
        for source, name in BESIDE.items():
            shutil.copytree(HERE / source, Path(self.build_lib) / "duchy" / name, dirs_exist_ok=True)


class BuildInParallel(build_ext):
    """Compiles on all processors: the extensions, and the many files of the largest of them."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile
        is_unix = self.compiler.compiler_type == "unix"

        def compile(sources: list[str], **settings: Any) -> list[str]:
            less_care = {**settings, "extra_postargs": [*settings.get("extra_postargs", []), "-O1"]}

            def made_of(source: str) -> list[str]:
                is_cold = "___games___" in source and Path(source).stem.rpartition("___")[2] in COLD
                return one_by_one([source], **(less_care if is_cold and is_unix else settings))

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [file for files in pool.map(made_of, sources) for file in files]

        self.compiler.compile = compile
        super().build_extensions()


if __name__ == "__main__":
    setup(
        long_description=readme(),
        long_description_content_type="text/markdown",
        ext_modules=compiled(),
        cmdclass={"build_py": BuildWithFolders, "build_ext": BuildInParallel},
    )
