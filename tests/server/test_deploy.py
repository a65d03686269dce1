"""What `docs/deploy.md` tells operators to do, done: the proxy, the service, backups of both stores."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from duchy.server.config import Config
from server.house import Guest, House, config_for, house, open_limits, run
from server.lives import free_port
from server.store.postgres import Postgres

DEPLOY = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text("utf-8")
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
SYSTEMD = shutil.which("systemd-analyze")


def example(kind: str) -> str:
    """The first example of this kind on the page."""
    found = re.search(rf"```{kind}\n(.*?)```", DEPLOY, re.DOTALL)
    assert found is not None
    return found[1]


@asynccontextmanager
async def proxy(folder: Path, server: int) -> AsyncIterator[int]:
    """nginx as the page sets it up, before a server on this port."""
    port = free_port()
    site = example("nginx").replace("listen 80;", f"listen 127.0.0.1:{port};").replace(":8000", f":{server}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    kept = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/errors;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{kept}{site}}}\n"
    )
    running = subprocess.Popen([str(NGINX), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")])
    try:
        for _ in range(200):
            try:
                (await asyncio.open_connection("127.0.0.1", port))[1].close()
                break
            except OSError:
                await asyncio.sleep(0.05)
        yield port
    finally:
        running.terminate()
        await asyncio.to_thread(running.wait, 20)


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_a_game_is_played_through_the_proxy(tmp_path: Path) -> None:
    async def story() -> None:
        port = free_port()
        config = config_for(tmp_path, public_url="http://duchy.example")
        async with house(config, port) as place, proxy(tmp_path, place.port) as front:
            ada = Guest(front)
            ada.http.headers["Origin"] = "http://duchy.example"
            answer = await ada.http.post("/api/guest", json={"name": "Ada"})
            assert answer.status_code == 200, answer.text
            mate = await ada.sit_at(await ada.make("me"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            assert (await mate.play())["type"] == "done"
            assert (await ada.http.get("/metrics")).status_code == 403
            assert (await ada.http.get("/health")).text == "well"
            ada.http.headers["Origin"] = "http://elsewhere.example"
            assert (await ada.http.post("/api/guest", json={"name": "Ada"})).status_code == 403
            await ada.close()

    run(story())


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_nobody_behind_the_proxy_gets_around_the_limits(tmp_path: Path) -> None:
    async def story() -> None:
        config = config_for(tmp_path)
        config.limits.requests, config.limits.requests_burst = 0.001, 5
        async with house(config) as place, proxy(tmp_path, place.port) as front:
            far = Guest(front)
            codes = [(await far.http.get("/api/games")).status_code for _ in range(8)]
            assert codes == [200] * 5 + [429] * 3
            spoofed = await far.http.get("/api/games", headers={"X-Forwarded-For": "203.0.113.9"})
            assert spoofed.status_code == 429
            await far.close()

    run(story())


@pytest.mark.skipif(SYSTEMD is None, reason="systemd is not installed")
def test_the_service_is_well_formed(tmp_path: Path) -> None:
    unit = tmp_path / "duchy.service"
    unit.write_text(example("ini").replace("/opt/duchy/bin/duchy", f"{sys.executable} -m duchy.cli.main"))
    done = subprocess.run([str(SYSTEMD), "verify", str(unit)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "duchy.service" not in done.stderr, done.stderr


async def half_a_game(place: House) -> tuple[Guest, str]:
    ada = await place.guest("Ada")
    table = await ada.make("me", "bot:random")
    mate = await ada.sit_at(table)
    await mate.done("ready")
    for turn in range(8):
        await mate.until(lambda mate: mate.moves)
        await mate.play(turn)
    return ada, table


async def goes_on(place: House, ada: Guest, table: str) -> None:
    """The same person with the same cookie plays on at a server on the copy."""
    again = place.stranger()
    again.http.cookies.update(ada.http.cookies)
    (listed,) = (await again.http.get("/api/tables/mine")).json()
    assert listed["table"] == table
    mate = await again.sit_at(table)
    for turn in range(3):
        await mate.until(lambda mate: mate.moves)
        assert (await mate.play(turn))["type"] == "done"


def test_a_running_sqlite_server_is_backed_up_and_goes_on_from_the_copy(tmp_path: Path) -> None:
    async def story() -> None:
        copy = tmp_path / "copy.db"
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, table = await half_a_game(place)
            with (
                closing(sqlite3.connect(tmp_path / "duchy.db")) as db,
                closing(sqlite3.connect(copy)) as other,
            ):
                db.backup(other)
        async with house(open_limits(Config(database=str(copy), tick_seconds=0.05))) as place:
            await goes_on(place, ada, table)

    run(story())


def test_one_file_is_left_when_the_server_has_stopped(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, table = await half_a_game(place)
        assert [file.name for file in tmp_path.iterdir()] == ["duchy.db"]
        shutil.move(tmp_path / "duchy.db", tmp_path / "moved.db")
        config = Config(database=str(tmp_path / "moved.db"), tick_seconds=0.05)
        async with house(open_limits(config)) as place:
            await goes_on(place, ada, table)

    run(story())


def test_a_running_postgresql_server_is_dumped_and_goes_on_from_the_dump(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def story() -> None:
        address, again = postgres.fresh("dumped"), postgres.fresh("restored")
        dump = tmp_path / "duchy.dump"
        async with house(open_limits(Config(database=address, tick_seconds=0.05))) as place:
            ada, table = await half_a_game(place)
            await asyncio.to_thread(tool, postgres, "pg_dump", "--format=custom", f"--file={dump}", address)
        await asyncio.to_thread(tool, postgres, "pg_restore", f"--dbname={again}", str(dump))
        async with house(open_limits(Config(database=again, tick_seconds=0.05))) as place:
            await goes_on(place, ada, table)

    run(story())


def tool(postgres: Postgres, program: str, *arguments: str) -> None:
    command = [str(postgres.binaries / program), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
