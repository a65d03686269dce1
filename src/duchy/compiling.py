"""The compiled rules of a checkout: a copy of the package with its hot files compiled, in `build/`.

An editable install runs plain Python, which shows a change at once but thinks slowly. The copy is made once
for each state of the compiled sources, in a folder named after them, and stands first on the path of whoever
wants it: tests, and the bots' processes of a server.
"""

from __future__ import annotations

import os
import platform
import runpy
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from duchy.core.state import State

ROOT = Path(__file__).parent.parent.parent
BUILDS = ROOT / "build"
TOOLS = ROOT / "locks" / "compile.lock"
NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
"""What the build reads besides the sources."""
COPIED = (".py", ".toml", ".json", ".typed")
LONGEST = 1800
"""Seconds that a build may take on a busy machine."""
TRIAL = """
import duchy
from duchy.compiling import is_compiled
assert is_compiled(), "the rules are not compiled"
for id in duchy.game_ids():
    duchy.game(id).new(seed=1)
"""


def is_compiled() -> bool:
    """Whether the rules that run here are compiled."""
    return str(sys.modules[State.__module__].__file__).endswith((".so", ".pyd"))


def compiler() -> str | None:
    """The C compiler that Python's own extensions are built with, if this machine has it."""
    names = str(sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(names[0]) if names else None


def is_checkout() -> bool:
    """Whether the package stands in a tree that it can be built from."""
    return all((ROOT / name).is_file() for name in (*NEEDED, TOOLS))


def sources() -> list[Path]:
    package = ROOT / "src" / "duchy"
    files = [path for path in package.rglob("*") if path.suffix in COPIED]
    return sorted(files) + [ROOT / name for name in NEEDED]


def hot_files() -> list[Path]:
    """What `setup.py` compiles."""
    names: list[str] = runpy.run_path(str(ROOT / "setup.py"))["hot_files"]()
    return [ROOT / name for name in names]


def home() -> Path:
    """The folder of the copy, named after what is compiled and what it is compiled with."""
    found = blake2b(f"{platform.python_version()} {version('mypy')} {compiler()}".encode(), digest_size=8)
    for path in [*hot_files(), ROOT / "setup.py"]:
        found.update(str(path.relative_to(ROOT)).encode())
        found.update(path.read_bytes())
    return BUILDS / f"compiled-{found.hexdigest()}"


def is_ready() -> bool:
    """Whether the sources as they are have been compiled."""
    if not is_checkout() or not any(BUILDS.glob("compiled-*")):
        return False
    try:
        return home().exists()
    except (ImportError, PackageNotFoundError):
        return False


def compiled_package() -> Path:
    """The folder to put first on the path for the compiled package."""
    BUILDS.mkdir(exist_ok=True)
    with one_at_a_time():
        fetch_tools()
        made = home()
        if not made.exists():
            for old in BUILDS.glob("compiled-*"):
                shutil.rmtree(old)
            build_into(made)
        copy_sources(made)
    return made / "src"


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """One process builds while others wait."""
    import fcntl

    with (BUILDS / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def fetch_tools() -> None:
    """Who only plays has no mypy yet."""
    try:
        version("mypy")
    except PackageNotFoundError:
        run_python("-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", str(TOOLS))


def copy_sources(copy: Path) -> None:
    """What is not compiled may have changed since: it is copied whenever it is needed."""
    for path in sources():
        file = copy / path.relative_to(ROOT)
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, file)
    shutil.copytree(ROOT / "locales", copy / "locales", dirs_exist_ok=True)


def build_into(copy: Path) -> None:
    """Compile a copy of the sources; it gets its name when it is whole and has been tried."""
    draft = copy.with_name(f"compiled-draft-{copy.name}")
    copy_sources(draft)
    run_python("setup.py", "build_ext", "--inplace", cwd=draft)
    run_python("-c", TRIAL, cwd=draft, path=str(draft / "src"))
    shutil.rmtree(draft / "build", ignore_errors=True)
    draft.rename(copy)


def run_python(*words: str, cwd: Path = ROOT, path: str = "") -> None:
    """Run this Python; what it said is told if it fails."""
    env = {**os.environ, "PYTHONPATH": path} if path else None
    done = subprocess.run(
        [sys.executable, *words], cwd=cwd, env=env, capture_output=True, text=True, timeout=LONGEST
    )
    if done.returncode:
        raise RuntimeError(f"the rules cannot be compiled:\n{(done.stdout + done.stderr)[-4000:]}")


def main() -> int:
    if not is_checkout() or compiler() is None:
        return 0
    try:
        print(compiled_package())
    except (OSError, RuntimeError, subprocess.SubprocessError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
