"""Libraries that train: tried where they are installed, for they bring PyTorch and are in no extra."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from duchy.envs.gymnasium import DuchyEnv
from duchy.envs.pettingzoo import DuchyAEC
from places import ROOT

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.skipif(find_spec("torchrl") is None, reason="TorchRL is not installed")
def test_torchrl_plays_one_seat_and_all_seats() -> None:
    from torchrl.envs import GymWrapper, PettingZooWrapper

    alone = GymWrapper(DuchyEnv("villages", opponents="random")).rollout(5)
    assert alone["observation"].shape[-1] == 512
    env = DuchyAEC("king-of-the-valley", illegal="lose")
    table = PettingZooWrapper(env, use_mask=True, categorical_actions=True, done_on_any=True).rollout(20)
    assert table.batch_size[0] == 20
    assert table["seat_0", "observation", "observation"].shape[-1] == env.layout.size


@pytest.mark.skipif(
    find_spec("torch") is None or find_spec("ray") is None or find_spec("lz4") is None,
    reason="RLlib is not installed",
)
def test_rllib_trains_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples")
    train = import_module("train_rllib").train
    assert train("king-of-the-valley", iterations=1, batch=200) >= 200
