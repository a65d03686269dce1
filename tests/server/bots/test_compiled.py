"""Bots that begin with plain rules and go on with compiled ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from duchy import compiling
from duchy.games import game
from duchy.server.bots import compiled
from duchy.server.bots.pool import BotProcesses
from duchy.table.ports import Question
from places import ROOT
from server.house import GAME, run

QUESTION = Question(0, "greedy", game(GAME).new(2, seed=3).dump(), seconds=1.0)


def never(package: Path) -> None:
    pytest.fail(f"{package} was taken up")


def package_at(folder: Path, init: str) -> Path:
    """A package of the same name, which is the real one but for what happens when it is opened."""
    (folder / "duchy").mkdir()
    (folder / "duchy" / "__init__.py").write_text(init, "utf-8")
    return folder


def test_a_process_takes_up_the_compiled_package_between_two_jobs(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    real = ROOT / "src" / "duchy"
    init = f"open({str(seen)!r}, 'w').close()\n__path__ = [{str(real)!r}]\n"
    package = package_at(tmp_path, init + (real / "__init__.py").read_text("utf-8"))

    async def story() -> None:
        workers = BotProcesses(1)
        assert await workers.choose(QUESTION)
        first = workers.processes[0].pid
        workers.take_up(package)
        assert workers.processes[0].pid == first, "nothing is ended while it may be at work"
        assert await workers.choose(QUESTION)
        assert workers.processes[0].pid != first
        assert seen.exists()
        await workers.stop()

    run(story())


def test_a_package_that_does_not_start_is_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        workers = BotProcesses(1)
        workers.take_up(package_at(tmp_path, "raise SystemExit"))
        assert await workers.choose(QUESTION)
        assert workers.processes[0].package is None
        await workers.stop()

    run(story())


def test_without_a_compiler_that_is_said_and_nothing_is_tried(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(compiled, "compiler", lambda: None)

    async def story() -> None:
        async with compiled.compiling(never):
            pass

    run(story())
    assert "there is no C compiler" in caplog.text


@pytest.mark.parametrize(
    "work", ["raise SystemExit('no such luck')", "import sys; sys.stderr.write('no such luck')"]
)
def test_rules_that_cannot_be_compiled_stay_interpreted(work: str, caplog: pytest.LogCaptureFixture) -> None:
    run(compiled.compile_rules(never, ("-c", work)))
    assert "the rules stay interpreted: no such luck" in caplog.text


def test_a_server_that_stops_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    work = ("-c", f"import time; open({str(begun)!r}, 'w').close(); time.sleep(600)")

    async def story() -> None:
        task = asyncio.create_task(compiled.compile_rules(never, work))
        while not begun.exists():
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    run(story())


def test_what_was_compiled_is_taken_up(tmp_path: Path) -> None:
    taken: list[Path] = []
    run(compiled.compile_rules(taken.append, ("-c", f"print({str(tmp_path)!r})")))
    assert taken == [tmp_path]


def test_what_is_compiled_has_a_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    before = compiling.home()
    assert before == compiling.home()
    monkeypatch.setattr(compiling, "compiler", lambda: "another")
    assert compiling.home() != before
