"""Builds the compiled package beside the plain one, once for each state of the compiled sources.

The folder is named after what was compiled, so running the tests again is quick. A lock lets one test
process build while the others wait.
"""

from __future__ import annotations

import fcntl
import platform
import runpy
import shutil
import subprocess
import sys
import sysconfig
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
BUILDS = ROOT / "build"
ROOMS = ("core", "games", "bots")
"""The rooms with compiled files, and all that these import."""
NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
"""What the build reads besides the sources."""

LONGEST = 1800
"""Seconds that a build may take on a busy machine."""


def compiler() -> str | None:
    """The C compiler that Python's own extensions are built with, if this machine has it."""
    names = str(sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(names[0]) if names else None


def sources() -> list[Path]:
    package = ROOT / "src" / "duchy"
    inner = [path for room in ROOMS for path in (package / room).rglob("*")]
    files = [
        path for path in [*package.glob("*"), *inner] if path.suffix in (".py", ".toml", ".json", ".typed")
    ]
    return sorted(files) + [ROOT / name for name in NEEDED]


def hot_files() -> list[Path]:
    """What `setup.py` compiles."""
    names: list[str] = runpy.run_path(str(ROOT / "setup.py"))["hot_files"]()
    return [ROOT / name for name in names]


def fingerprint() -> str:
    """A name for what is compiled, and what it is compiled with."""
    found = blake2b(f"{platform.python_version()} {version('mypy')} {compiler()}".encode(), digest_size=8)
    for path in [*hot_files(), ROOT / "setup.py"]:
        found.update(str(path.relative_to(ROOT)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def compiled_package() -> Path:
    """The folder to put first on the path for the compiled package."""
    BUILDS.mkdir(exist_ok=True)
    home = BUILDS / f"compiled-{fingerprint()}"
    with (BUILDS / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not home.exists():
            for old in BUILDS.glob("compiled-*"):
                shutil.rmtree(old)
            build_into(home)
        copy_sources(home)
    return home / "src"


def copy_sources(home: Path) -> None:
    """What is not compiled may have changed since: it is copied whenever it is needed."""
    for path in sources():
        copy = home / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)
    shutil.copytree(ROOT / "locales", home / "locales", dirs_exist_ok=True)


def build_into(home: Path) -> None:
    """Compile a copy of the sources; it gets its name when it is whole."""
    draft = home.with_name(f"compiled-draft-{home.name}")
    copy_sources(draft)
    made = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=draft,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    if made.returncode:
        raise AssertionError(f"the compiled package cannot be built:\n{(made.stdout + made.stderr)[-4000:]}")
    shutil.rmtree(draft / "build", ignore_errors=True)
    draft.rename(home)


if __name__ == "__main__" and compiler() is not None:
    compiled_package()
