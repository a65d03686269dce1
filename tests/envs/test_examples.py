"""The examples run. Those that need PyTorch are tried where it is installed: it is no part of the extras."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from duchy.arena.measure.benchmark import benchmark, task
from duchy.envs.gymnasium import DuchyEnv
from places import ROOT

EXAMPLES = ROOT / "examples"


@pytest.fixture(autouse=True)
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)


def example(name: str) -> Any:
    return import_module(name)


def test_random_agents(capsys: pytest.CaptureFixture[str]) -> None:
    example("research_random").main("villages_v1", 3, 2)
    assert "2 games won: {'seat_0': " in capsys.readouterr().out


def test_a_bot_against_a_bot() -> None:
    first, second = example("research_bots").main("king-of-the-valley", "greedy", "random", 2)
    assert first == -second > 0


def test_openspiels_searches_and_learner(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games=1", "--simulations=5", "--episodes=1", "--learner=q-learner"]
    example("research_openspiel").main(["--game=duchy_card_kingdoms(players=2,max_moves=40)", *arguments])
    told = capsys.readouterr().out
    assert all(line in told for line in ("IS-MCTS with 5 sim", "\nMCTS with 5 sim", "q-learner, won of 1"))


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
@pytest.mark.parametrize("against", ["self", "random"])
def test_the_benchmarks_learner_goes_on_where_it_stopped(
    against: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    training = example("train_benchmark")
    monkeypatch.setattr(training, "ROUND", 16)
    arguments = ["king-of-the-valley-2", "--against", against, "--folder", str(tmp_path)]
    first = training.main([*arguments, "--steps", "1000"])
    again = training.main([*arguments, "--steps", "2000"])
    assert again.steps > first.steps
    assert again.curve[: len(first.curve)] == first.curve
    path = tmp_path / f"king-of-the-valley-2-{against}.pt"
    monkeypatch.setenv("DUCHY_MODEL", str(path))
    agent = example("benchmark_agent").Agent
    (line,) = benchmark(task("king-of-the-valley-2"), agent, ["random"], games=2)["rivals"]
    assert line["games"] == 2


@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="sb3-contrib is not installed")
@pytest.mark.filterwarnings("ignore")
def test_training_and_the_learnt_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    train = example("train_king_of_the_valley").train
    model, curve = train(600.0, "random", seed=1, moves=100, envs=1, most_moves=100)
    assert sum(point[2] for point in curve.points) > 0
    model.save(tmp_path / "network.zip")
    monkeypatch.setenv("DUCHY_MODEL", str(tmp_path / "network.zip"))
    bot = example("research_learnt_bot").LearntBot
    env = DuchyEnv("king-of-the-valley", seat=0, opponents=bot)
    env.reset(seed=1)
    while not env.table.over:
        env.step(int(env.action_masks().argmax()))
    assert env.table.winners()
