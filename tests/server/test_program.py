"""The server as a program: started, stopped, measured; and the example client."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from time import monotonic, sleep

import pytest

from duchy.cli.arguments import Parser
from duchy.cli.measuring import bench as bench_command
from duchy.cli.serving import serve
from duchy.core.errors import DuchyError
from duchy.server.bench import bench
from places import ROOT
from server.lives import free_port

PROGRAM = "import sys; from duchy.cli.serving import serve; from duchy.cli.arguments import Parser; " + (
    "root = Parser(); serve.add_to(root.add_subparsers()); args = root.parse_args(); sys.exit(args.run(args))"
)


def start(
    tmp_path: Path, *arguments: str, environment: dict[str, str] | None = None
) -> tuple[subprocess.Popen[str], str]:
    port = free_port()
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(port), *arguments]
    server = subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True)
    url = f"http://127.0.0.1:{port}"
    until = monotonic() + 120
    while monotonic() < until:
        try:
            urllib.request.urlopen(f"{url}/health").close()
            return server, url
        except OSError:
            assert server.poll() is None, server.communicate()[1]
            sleep(0.05)
    raise AssertionError("the server did not start")


def metrics_of(url: str) -> str:
    """Where the metrics are told if nothing is said: players never come there."""
    host, _, port = url.rpartition(":")
    return f"{host}:{int(port) + 1000}"


def test_it_starts_serves_the_example_and_stops_gently(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<h1>the table</h1>")
    (web / "assets").mkdir()
    (web / "assets" / "a-1.js").write_text("export {}")
    server, url = start(tmp_path, "--database", "mine.db", "--web", str(web))
    try:
        example = [sys.executable, str(ROOT / "examples" / "play_a_game.py"), url, "card-kingdoms"]
        played = subprocess.run(example, capture_output=True, text=True, timeout=240)
        assert re.search(r"scores: \[\d+, \d+\]", played.stdout), played.stderr
        for path in ("", "/t/0123456789abcdef01", "/replays"):
            with urllib.request.urlopen(url + path) as page:
                assert b"the table" in page.read()
                assert page.headers["content-type"].startswith("text/html")
        with urllib.request.urlopen(f"{url}/assets/a-1.js") as script:
            assert "javascript" in script.headers["content-type"]
            assert "immutable" in script.headers["cache-control"]
        for path in ("/assets/none.js", "/api/none", "/../mine.db", "/%2e%2e/mine.db"):
            with pytest.raises(urllib.error.HTTPError, match="40"):
                urllib.request.urlopen(url + path)
        metrics = urllib.request.urlopen(f"{metrics_of(url)}/metrics").read().decode()
        assert re.search(r"^duchy_moves_total [1-9]", metrics, re.MULTILINE)
        with urllib.request.urlopen(f"{url}/metrics") as page:
            assert b"duchy_moves_total" not in page.read()
    finally:
        server.send_signal(signal.SIGTERM)
        _, log = server.communicate(timeout=120)
    assert server.returncode == 0, log
    assert (tmp_path / "mine.db").exists()
    assert all(line.startswith('{"at": ') for line in log.splitlines()), log


def parsed(*arguments: str) -> int:
    root = Parser()
    commands = root.add_subparsers()
    serve.add_to(commands)
    bench_command.add_to(commands)
    args = root.parse_args(arguments)
    code: int = args.run(args)
    return code


def test_a_wrong_wish_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DuchyError, match="no such folder"):
        parsed("serve", "--web", str(tmp_path / "nowhere"))
    with pytest.raises(DuchyError, match="there is no game"):
        parsed("bench", "server", "checkers")


def test_a_store_that_cannot_be_opened_stops_the_start(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(free_port())]
    done = subprocess.run(
        [*command, "--database", str(tmp_path / "nowhere" / "x.db")],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode != 0


def test_the_bench_measures() -> None:
    measured = bench("card-kingdoms", tables=3, seats=2, seconds=1.0, open_tables=10)
    assert measured["moves_per_second"] > 5
    assert measured["p99_ms"] > 0
    assert measured["kb_per_table"] > 0
    assert measured["wake_p99_ms"] > 0
