"""A game in a package of its own: the example, and the package that `duchy new-game` writes, are installed,
listed, told in their own words, simulated, matched and an environment, and no file of Duchy knows them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from duchy.cli.main import main
from duchy.cli.making.new_game import prefix_of
from places import ROOT

PIG = ROOT / "examples" / "pig"


def installed(package: Path, site: Path, game: str) -> dict[str, str]:
    """An environment in which the package is installed, with what an installer writes."""
    module = f"duchy_{game.replace('-', '_')}"
    about = site / f"{module}-0.1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text(f"[duchy.games]\n{game} = {module}\n")
    known = [str(site), str(package / "src"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, known))}


def run(environment: dict[str, str], *arguments: str, cwd: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=cwd, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(PIG, tmp_path_factory.mktemp("site"), "pig")


@pytest.mark.slow
def test_the_example_keeps_its_rules_and_the_contract(pig: dict[str, str], tmp_path: Path) -> None:
    run(pig, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(PIG / "tests"), cwd=tmp_path)


def test_the_example_is_on_the_shelf_in_its_own_words(pig: dict[str, str]) -> None:
    assert "Pig" in run(pig, "-m", "duchy.cli.main", "games")
    french = run(pig, "-m", "duchy.cli.main", "--language", "fr", "games")
    assert "Lancez autant que vous l’osez" in french
    assert "[game" not in french
    assert "all that was put aside" in run(pig, "-m", "duchy.cli.main", "rules", "pig", "pg-3")
    assert "Six" in run(pig, "-m", "duchy.cli.main", "cards", "pig", "six")


def test_the_example_is_simulated_and_matched_in_other_processes(pig: dict[str, str]) -> None:
    run(pig, "-m", "duchy.cli.main", "sim", "pig", "--games", "20", "--jobs", "2", "--seats", "3")
    meeting = run(pig, "-m", "duchy.cli.main", "match", "greedy", "random", "--game", "pig", "--games", "20")
    assert "Pig: 20 games" in meeting


def test_the_example_is_an_environment(pig: dict[str, str]) -> None:
    program = (
        "from pettingzoo.test import api_test\n"
        "from duchy.envs import pettingzoo\n"
        "api_test(pettingzoo.pig_v1.env(seats=3), num_cycles=200)\n"
    )
    assert "Passed" in run(pig, "-W", "ignore", "-c", program)


def test_its_guide_is_legal_and_has_words(pig: dict[str, str]) -> None:
    program = (
        "from duchy.core.reading.files import words_folders\n"
        "from duchy.games.guides import guide\n"
        "told = guide('pig')\n"
        "told.record().replay()\n"
        "for language in ('en', 'fr', 'fa'):\n"
        "    said = (words_folders(language, 'pig')[0] / 'guide.ftl').read_text('utf-8')\n"
        "    assert all(f'guide-pig-{step.say} =' in said for step in told.steps if step.say)\n"
    )
    run(pig, "-c", program)


def test_a_package_that_cannot_be_used_is_a_sentence_and_stops_no_other(tmp_path: Path) -> None:
    module = tmp_path / "broken" / "src" / "duchy_broken"
    module.mkdir(parents=True)
    (module / "__init__.py").write_text("raise RuntimeError('no luck')\n")
    environment = installed(tmp_path / "broken", tmp_path / "site", "broken")
    asked = [sys.executable, "-m", "duchy.cli.main", "sim", "broken"]
    done = subprocess.run(asked, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "broken: its package duchy_broken cannot be used (RuntimeError('no luck'))" in done.stderr
    shelf = (
        "from duchy.table.showing.games import shelf_of\n"
        "print(' '.join(game.id for game in shelf_of({}).games))\n"
    )
    assert "broken" not in run(environment, "-c", shelf)


@pytest.mark.slow
def test_a_new_game_is_written_and_complete(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    package = tmp_path / "salt"
    assert main(["new-game", "salt-road", "--into", str(package)]) == 0
    assert "duchy play salt-road" in capsys.readouterr().out
    texts = {file.name: file.read_text("utf-8") for file in package.rglob("*") if file.is_file()}
    assert not [name for name, text in texts.items() if "pig" in (name + text).lower()]
    assert "class SaltRoad(Game):" in texts["game.py"]
    assert "**SR-001**" in texts["rules.md"]
    environment = installed(package, tmp_path / "site", "salt-road")
    assert "Salt Road" in run(environment, "-m", "duchy.cli.main", "--language", "fa", "games")
    tests = str(package / "tests")
    run(environment, "-m", "pytest", "-q", "-p", "no:cacheprovider", tests, cwd=tmp_path)


@pytest.mark.parametrize("name", ["Salt", "salt--road", "-salt", "4salt", "salt_road", "s" * 31, ""])
def test_a_name_that_cannot_be_one_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "--into", "there", "--", name]) == 2
    assert f"a game cannot be called '{name}'" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert main(["new-game", "salt-road", "--into", str(tmp_path)]) == 2
    assert "there is something already" in capsys.readouterr().err
    assert main(["new-game", "pebbles"]) == 2
    assert "there is a game 'pebbles' already" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_rules_are_counted_under_two_letters() -> None:
    assert [prefix_of(name) for name in ("salt-road", "mill", "x", "x4", "go-4-it")] == [
        "SR",
        "MI",
        "XX",
        "XX",
        "GI",
    ]
