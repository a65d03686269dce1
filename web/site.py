"""Build the site that needs no server into `site/`: the page, and with it Python and the table.

    python web/site.py [FOLDER]

Quick when nothing has changed. Any host of files can serve the folder, under any path.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from hashlib import blake2b
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build

WEB = build.WEB
ROOT = WEB.parent
SITE = ROOT / "site"
STAMP = ".built-from"
PACKAGE = ROOT / "src" / "duchy"
ROOMS = ("core", "games", "bots", "analysis", "table", "local")
"""What of the package a browser needs; the files beside them too."""
RUNTIME = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs", "pyodide-lock.json", "python_stdlib.zip")
BROUGHT = ("msgspec", "mypy-extensions")
"""Packages that the table needs wherever it runs."""
PLATFORM = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314")
TAG = "pyemscripten_2026_0_wasm32"
ICONS = WEB / "icons"
"""Drawn by `scripts/icons.mjs`."""
MANIFEST = {
    "name": "Duchy",
    "short_name": "Duchy",
    "description": "A table for four kingdom-building games",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#f3e6c8",
    "theme_color": "#8e2721",
    "icons": [
        {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"},
        *(
            {"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for size in (192, 512)
            for purpose in ("any", "maskable")
        ),
    ],
}
HEAD = (
    '<link rel="manifest" href="./manifest.webmanifest" /><meta name="theme-color" content="#8e2721" />'
    '<link rel="apple-touch-icon" href="./icon-180.png" />'
)


def main() -> int:
    folder = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else SITE
    try:
        make(folder)
    except (OSError, subprocess.CalledProcessError, ValueError) as problem:
        print(f"web/site.py: the site could not be built ({problem})", file=sys.stderr)
        return 1
    return 0


def make(folder: Path) -> None:
    build.install()
    sources = python_files()
    wanted = build.fingerprint([*build.inputs(), *sources, Path(__file__), ROOT / "requirements.lock"])
    if (folder / STAMP).exists() and (folder / STAMP).read_text() == wanted:
        return
    with tempfile.TemporaryDirectory() as held:
        archive = archive_of(sources, Path(held))
        home = f"python-{digest([archive, *runtime_files()])}"
        build.npm(
            *("exec", "--", "vite", "build", "--mode", "site", "--base", "./", "--logLevel", "warn"),
            *("--emptyOutDir", "--outDir", str(folder)),
            more={"VITE_PYTHON": home},
        )
        (folder / home).mkdir()
        for file in (archive, *runtime_files()):
            shutil.copy(file, folder / home / file.name)
    make_installable(folder)
    write_service_worker(folder)
    (folder / STAMP).write_text(wanted)


# -- Python ------------------------------------------------------------------------------------------------


def python_files() -> list[Path]:
    """What a browser needs of the package."""
    beside = sorted(PACKAGE.glob("*.py"))
    rooms = [path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*"))]
    return beside + [
        path for path in rooms if path.suffix in (".py", ".toml", ".json") and "__pycache__" not in path.parts
    ]


def runtime_files() -> list[Path]:
    return [WEB / "node_modules" / "pyodide" / name for name in RUNTIME]


def archive_of(sources: list[Path], held: Path) -> Path:
    """The package and what it needs, compiled by the Python that will run it."""
    plain, compiled = held / "sources.zip", held / "duchy.zip"
    with zipfile.ZipFile(plain, "w") as archive:
        for path in sources:
            archive.write(path, path.relative_to(PACKAGE.parent).as_posix())
        for wheel in wheels(held):
            with zipfile.ZipFile(wheel) as brought:
                for name in brought.namelist():
                    if name.endswith((".py", ".so")):
                        archive.writestr(name, brought.read(name))
    build.node(str(WEB / "scripts" / "compile.mjs"), str(plain), str(compiled))
    return compiled


def wheels(held: Path) -> list[Path]:
    """The same versions that run here, made for a browser; the lock has their hashes."""
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    found = [re.search(rf"^{name}==(?:.*\\\n)*.*", lock, re.MULTILINE) for name in BROUGHT]
    wanted = held / "wanted.txt"
    wanted.write_text("\n".join(locked.group() for locked in found if locked is not None))
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--only-binary", ":all:", "--require-hashes", "--requirement", str(wanted)),
            *(*PLATFORM, "--platform", TAG, "--dest", str(held)),
        ],
        check=True,
    )
    return sorted(held.glob("*.whl"))


# -- What makes it a site ----------------------------------------------------------------------------------


def make_installable(folder: Path) -> None:
    for icon in ICONS.glob("*.png"):
        shutil.copy(icon, folder / icon.name)
    (folder / "manifest.webmanifest").write_text(json.dumps(MANIFEST), "utf-8")
    page = folder / build.PAGE
    page.write_text(page.read_text("utf-8").replace("</head>", f"{HEAD}</head>"), "utf-8")


def write_service_worker(folder: Path) -> None:
    """All files of the site with their names, and a version that changes with any of them."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != STAMP)
    names = [path.relative_to(folder).as_posix() for path in files]
    fresh = [name for name in names if "/" not in name]
    listed = ["./" if name == build.PAGE else name for name in names]
    text = (WEB / "scripts" / "service-worker.js").read_text("utf-8")
    for mark, value in (
        ("__VERSION__", digest(files)),
        ("__FILES__", json.dumps(listed)),
        ("__FRESH__", json.dumps(["./", *fresh])),
    ):
        text = text.replace(mark, value)
    (folder / "sw.js").write_text(text, "utf-8")


def digest(files: list[Path]) -> str:
    found = blake2b(digest_size=8)
    for file in files:
        found.update(file.name.encode())
        found.update(file.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
