"""What `docs/deploy.md` tells operators to do, done: the proxy, the service, backups of both stores."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from duchy.core.errors import DuchyError
from duchy.server.backup import back_up, restore
from duchy.server.config import Config
from places import ROOT
from server.house import Guest, House, config_for, house, open_limits, run
from server.lives import free_port
from server.store.postgres import Postgres

DEPLOY = (ROOT / "docs" / "deploy.md").read_text("utf-8")
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


SERVICE = ROOT / "deploy" / "duchy.service"


@pytest.mark.skipif(SYSTEMD is None, reason="systemd is not installed")
def test_the_service_is_well_formed_and_hardened(tmp_path: Path) -> None:
    unit = tmp_path / "duchy.service"
    unit.write_text(
        SERVICE.read_text().replace("/opt/duchy/bin/duchy", f"{sys.executable} -m duchy.cli.main")
    )
    done = subprocess.run([str(SYSTEMD), "verify", str(unit)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "duchy.service" not in done.stderr, done.stderr
    check = [str(SYSTEMD), "security", "--offline=true", "--threshold=30", "--no-pager", str(unit)]
    done = subprocess.run(check, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr


def test_compose_calls_what_there_is() -> None:
    """Checked without a daemon: the file can be read, and what it starts, copies and asks exists."""
    yaml = pytest.importorskip("yaml")
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"server", "database", "proxy"}
    for service in services.values():
        for volume in service.get("volumes", []):
            source = str(volume).split(":")[0]
            assert source in compose["volumes"] or (ROOT / source).exists(), volume
        for other in service.get("depends_on", {}):
            assert other in services
    assert services["server"]["build"] == {"context": ".", "dockerfile": "Containerfile"}
    assert not services["server"].get("ports"), "only the proxy is reached from outside"
    assert "DUCHY_PASSWORD" in services["database"]["environment"]["POSTGRES_PASSWORD"]
    command = " ".join(services["server"]["command"])
    shown = subprocess.run(
        [sys.executable, "-m", "duchy.cli.main", "serve", "--help"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    for option in re.findall(r"--[a-z-]+", command):
        assert option in shown.stdout, option


def test_the_container_copies_and_runs_what_there_is() -> None:
    lines = (ROOT / "Containerfile").read_text().splitlines()
    stages = [line.split(" AS ")[1] for line in lines if line.startswith("FROM") and " AS " in line]
    for line in lines:
        if line.startswith("COPY"):
            found = re.match(r"COPY (?:--from=(\w+) )?(\S+) \S+$", line)
            assert found is not None, line
            if found[1]:
                assert found[1] in stages, line
            else:
                assert (ROOT / found[2]).exists(), line
    (entry,) = [line for line in lines if line.startswith("ENTRYPOINT")]
    assert json.loads(entry.removeprefix("ENTRYPOINT ")) == ["duchy"]
    (command,) = [line for line in lines if line.startswith("CMD")]
    assert json.loads(command.removeprefix("CMD "))[0] == "serve"
    user = next(line.removeprefix("USER ") for line in lines if line.startswith("USER"))
    assert f"useradd --uid {user} --create-home duchy" in "".join(lines)


def test_an_image_has_no_databases_and_nothing_that_is_built() -> None:
    """Whatever git leaves out, and a server's secrets most of all, stays out of an image too."""
    ignored = [line for line in (ROOT / ".gitignore").read_text().splitlines() if line]
    left_out = (ROOT / ".dockerignore").read_text().splitlines()
    names = {line.strip("/").removeprefix("**/") for line in left_out}
    missing = {line.strip("/") for line in ignored} - names - {"*.pyc"}  # those lie in __pycache__
    assert not missing


def test_the_proxy_of_compose_passes_everything_on() -> None:
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    assert "reverse_proxy server:8000" in caddy
    assert "DUCHY_HOST" in caddy


async def half_a_game(place: House) -> tuple[Guest, str]:
    """A game that waits for Ada: no bot moves while it is looked at."""
    ada = await place.guest("Ada")
    table = await ada.make("me", "bot:random")
    mate = await ada.sit_at(table)
    await mate.done("ready")
    for turn in range(8):
        await mate.until(lambda mate: mate.moves)
        await mate.play(turn)
    while (await place.hall.read(table)).bots_to_move():
        await asyncio.sleep(0.02)
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


@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_running_server_is_backed_up_and_goes_on_from_the_backup(
    source: str, target: str, postgres: Postgres, tmp_path: Path
) -> None:
    """Between all stores: what was acknowledged is there, the game replays alike, and its cookie is good."""

    def address(kind: str, name: str) -> str:
        return str(tmp_path / f"{name}.db") if kind == "sqlite" else postgres.fresh(name)

    async def story() -> None:
        file, again = tmp_path / "backup", address(target, "restored")
        database = address(source, "backed-up")
        async with house(open_limits(Config(database=database, tick_seconds=0.05))) as place:
            ada, table = await half_a_game(place)
            before = await place.hall.read(table)
            assert await asyncio.to_thread(back_up, database, file) == 1
        assert file.stat().st_mode & 0o777 == 0o600
        assert await asyncio.to_thread(restore, file, again) == 1
        with pytest.raises(DuchyError, match="already"):
            await asyncio.to_thread(restore, file, again)
        async with house(open_limits(Config(database=again, tick_seconds=0.05))) as place:
            restored = await place.hall.read(table)
            assert restored.number >= before.number
            assert restored.record.moves == before.record.moves
            assert restored.record.replay().digest() == restored.state.digest()
            await goes_on(place, ada, table)

    run(story())


def test_a_backup_that_cannot_be_made_or_used_is_one_sentence(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("this is no database, and was here before")
    with pytest.raises(DuchyError, match="there is a file already"):
        back_up(str(tmp_path / "duchy.db"), there)
    with pytest.raises(DuchyError, match="there is no such file"):
        back_up(str(tmp_path / "nowhere.db"), tmp_path / "new")
    with pytest.raises(DuchyError, match="not a database"):
        restore(there, str(tmp_path / "new.db"))
    with pytest.raises(DuchyError, match="cannot be used"):
        back_up("postgresql://nobody@127.0.0.1:1/none", tmp_path / "new")
    assert there.read_text().startswith("this is no database")
    assert not (tmp_path / "new").exists()


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
