"""The command line as a whole: exit codes, one sentence for what was asked wrongly, never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import duchy as package
from cli.conftest import Duchy
from duchy.cli.looking_up import games
from duchy.cli.main import main


def test_the_version_says_whether_it_is_compiled(duchy: Duchy) -> None:
    code, out, _ = duchy("--version")
    assert code == 0
    ways = ("compiled", "interpreted", "interpreted; compiled for the bots of “duchy serve --compile”")
    assert out.strip() in [f"duchy {package.__version__} ({how})" for how in ways]


def test_help_is_no_error(duchy: Duchy) -> None:
    code, out, err = duchy("--help")
    assert (code, err) == (0, "")
    for command in ("games", "play", "sim", "replay", "verify", "rules", "cards", "bench"):
        assert f"\n    {command} " in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "required: COMMAND"),
        (["plya"], "invalid choice: 'plya'"),
        (["sim"], "required: GAME"),
        (["sim", "peebles"], "there is no game 'peebles'; did you mean 'pebbles'?"),
        (["sim", "pebbles", "--seats", "two"], "--seats: must be a whole number of at least 1, not 'two'"),
        (["sim", "pebbles", "--seats", "0"], "must be a whole number of at least 1, not '0'"),
        (["sim", "pebbles", "--seats", "9"], "pebbles has 1 to 3 seats, not 9"),
        (["sim", "pebbles", "--games", "-1"], "--games: must be a whole number of at least 1, not '-1'"),
        (["sim", "pebbles", "--jobs", "0"], "--jobs"),
        (["sim", "pebbles", "--bots", "gredy"], "there is no bot 'gredy'; did you mean 'greedy'?"),
        (["sim", "pebbles", "--bots", ""], "there is no bot ''"),
        (["sim", "pebbles", "--seats", "3", "--bots", "random,random"], "2 bots cannot take 3 seats"),
        (["sim", "pebbles", "--option", "pile"], "option 'pile': write it as name=value"),
        (["sim", "pebbles", "--option", "pile=tall"], "option pile: it can be small or large, not 'tall'"),
        (["sim", "pebbles", "--option", "pil=tall"], "there is no option 'pil'; did you mean 'pile'?"),
        (["sim", "pebbles", "--option", "pile=small", "--option", "pile=large"], "it is given twice"),
        (["sim", "pebbles", "--cards", "/nowhere.toml"], "/nowhere.toml: cannot be read"),
        (["play", "pebbles", "--players", "me,you"], "there is no bot 'you'"),
        (["play", "pebbles", "--seats", "3", "--players", "me,greedy"], "2 players cannot take 3 seats"),
        (["play", "pebbles", "--save", "/nowhere/game.json"], "/nowhere/game.json: cannot be written"),
        (["play", "pebbles", "--save", "/"], "/: cannot be written (it is a folder)"),
        (["play", "pebbles", "--position", "a", "--resume", "b"], "not allowed with"),
        (["replay", "/nowhere.json"], "/nowhere.json: cannot be read"),
        (["verify", "/"], "/: cannot be read (is a directory)"),
        (["rules", "pebbles", "PB-003"], "there is no rule 'PB-003'; did you mean"),
        (["cards", "pebbles", "rubi"], "there is no card 'rubi' in pebbles; did you mean 'Ruby'?"),
        (["cards", "pebbles", "zzz"], "'duchy cards pebbles' lists them all"),
        (["bench", "--cards", "mine.toml"], "--cards: name the game"),
        (["bench", "pebbles", "--seconds", "0"], "--seconds: must be a number of seconds above 0, not '0'"),
        (["games", "--nonsense"], "unrecognized arguments: --nonsense"),
    ],
)
def test_what_is_asked_wrongly_is_one_sentence(duchy: Duchy, arguments: list[str], sentence: str) -> None:
    code, out, err = duchy(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("duchy: ")
    assert err.count("\n") == 1
    assert sentence in err


def test_a_process_ends_with_the_code(start: Duchy) -> None:
    code, out, err = start("sim", "pebbles", "--seats", "9")
    assert (code, out, err) == (2, "", "duchy: pebbles has 1 to 3 seats, not 9\n")
    assert start("rules", "pebbles", "PB-001")[0] == 0


def test_interrupting_is_no_traceback(duchy: Duchy, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "game_ids", interrupted)
    assert duchy("games") == (130, "", "\n")


LOUD_SIMULATION = """
import signal
import sys
from duchy.arena.play.simulate import simulate
from duchy.cli.measuring import sim
from duchy.cli.main import main

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests may run where nothing is interrupted
    sim.simulate_with_bar = lambda plan, jobs: simulate(plan, jobs, lambda games: print(games, flush=True))
    sys.exit(main(["sim", "pebbles", "--jobs", "2", "--games", "900000"]))
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs process groups")
def test_interrupting_a_simulation_ends_all_its_processes(tmp_path: Path) -> None:
    script = tmp_path / "loud.py"
    script.write_text(LOUD_SIMULATION)
    running = subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    for _ in range(400):
        running.stdout.readline()
    os.killpg(running.pid, signal.SIGINT)
    _, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (130, "\n")


@pytest.mark.parametrize("arguments", [["rules", "pebbles"], ["cards", "pebbles", "--json"]])
def test_a_reader_that_goes_away_is_no_traceback(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "duchy.cli.main", *arguments]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, timeout=60)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")


def test_names_that_the_terminal_cannot_write_are_replaced(toys: Path) -> None:
    command = [sys.executable, "-m", "duchy.cli.main", "rules", "pebbles"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert "PB-001" in done.stdout


def test_main_without_arguments_reads_those_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["duchy", "games"])
    assert main() == 0


def test_an_unknown_language_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "xx", "games"]) == 2
    assert "--language" in capsys.readouterr().err
