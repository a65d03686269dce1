"""The benchmark: fixed tasks, the same deals for every agent."""

from __future__ import annotations

import json
import runpy
from typing import Any

import pytest

import duchy
from duchy.arena.measure.benchmark import SEED, Task, UnknownTask, benchmark, task, tasks
from duchy.cli.main import main
from places import ROOT


def test_every_game_with_every_number_of_seats_is_a_task() -> None:
    names = [each.name for each in tasks()]
    assert len(names) == 17
    assert names[0] == "card-kingdoms-1"
    assert task("villages-3") == Task("villages", 3)
    with pytest.raises(UnknownTask, match="there is no task 'villages-9'; did you mean 'villages-"):
        task("villages-9")


@pytest.mark.parametrize("seats", [2, 3])
def test_an_agent_sits_in_every_seat_against_copies_of_a_rival(seats: int) -> None:
    result = benchmark(Task("king-of-the-valley", seats), "greedy", ["random"], games=2 * seats)
    (line,) = result["rivals"]
    assert (line["rival"], line["games"]) == ("random", 2 * seats)
    assert line["win_rate"] == 1.0
    assert (result["seed"], result["task"]) == (SEED, f"king-of-the-valley-{seats}")
    assert result["duchy"] == duchy.__version__


def test_alone_both_play_the_same_deals() -> None:
    game = Task("villages", 1)
    (line,) = benchmark(game, "greedy", ["random"], games=5)["rivals"]
    (other,) = benchmark(game, "random", ["greedy"], games=5)["rivals"]
    assert line["win_rate"] > 0.5
    assert line["games"] == 5
    assert other["win_rate"] < 0.5
    assert line == benchmark(game, "greedy", ["random"], games=5)["rivals"][0] | {"rival": "random"}


def test_the_command_prints_a_table_plain_data_and_the_tasks(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["benchmark", "king-of-the-valley-2", "random", "--rivals", "random", "--games", "2"]
    assert main([*arguments, "--jobs", "1"]) == 0
    assert "king-of-the-valley-2: random" in capsys.readouterr().out
    assert main([*arguments, "--jobs", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["task"] == "king-of-the-valley-2"
    assert main(["benchmark", "list"]) == 0
    assert capsys.readouterr().out.splitlines() == [each.name for each in tasks()]


def test_the_page_tells_the_results_that_are_here() -> None:
    page: dict[str, Any] = runpy.run_path(str(ROOT / "benchmarks" / "tasks_page.py"))
    text = (ROOT / "docs" / "benchmark.md").read_text("utf-8")
    assert page["written"](text, page["results"]()) == text, "run `python benchmarks/tasks_page.py`"
    known = {each.name for each in tasks()}
    for result in page["results"]():
        assert result["task"] in known
        assert result["seed"] == SEED
