"""Rewards before the end are differences of a potential: what they add up to is nobody's doing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from duchy.envs.batch import Batch
from duchy.envs.gymnasium import DuchyEnv
from duchy.envs.pettingzoo import DuchyAEC
from duchy.envs.rewards import POTENTIALS, BadSetting
from duchy.testing import Case
from envs.tables import SMALL

DISCOUNT = 0.9


def discounted(rewards: list[float], discount: float) -> float:
    return sum(reward * discount**number for number, reward in enumerate(rewards))


@pytest.mark.parametrize("shaping", ["points", "evaluation"])
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_shaped_game_is_worth_the_plain_one_less_the_first_potential(case: Case, shaping: str) -> None:
    """Whatever is played: so the order of all ways to play, and the best of them, stay the same."""
    plain = DuchyEnv(case.game, case.seats, seat=0)
    shaped = DuchyEnv(case.game, case.seats, seat=0, shaping=shaping, discount=DISCOUNT)
    random = np.random.default_rng(1)
    for seed in range(3):
        _, info = plain.reset(seed=seed)
        shaped.reset(seed=seed)
        first = POTENTIALS[shaping](plain.table, 0)
        got: tuple[list[float], list[float]] = ([], [])
        over = False
        while not over:
            action = random.choice(np.flatnonzero(info["action_mask"]))
            _, reward, over, _, info = plain.step(action)
            _, other, _, _, _ = shaped.step(action)
            got[0].append(reward)
            got[1].append(other)
        worth, shaped_worth = (discounted(rewards, DISCOUNT) for rewards in got)
        assert shaped_worth == pytest.approx(worth - first, abs=1e-6)
        assert any(abs(reward) > 1e-6 for reward in got[1][:-1])


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_every_agent_of_pettingzoo_gets_its_own_differences(case: Case) -> None:
    env = DuchyAEC(case.game, case.seats, shaping="points")
    env.reset(seed=4)
    firsts: dict[str, float] = {}
    sums = dict.fromkeys(env.possible_agents, 0.0)
    random = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        sums[agent] += reward
        if not over and not cut:
            firsts.setdefault(agent, POTENTIALS["points"](env.table, env.seat_of[agent]))
        env.step(None if over or cut else random.choice(np.flatnonzero(seen["action_mask"])))
    results = env.reward(env.table)
    for seat, agent in enumerate(env.possible_agents):
        assert sums[agent] == pytest.approx(results[seat] - firsts.get(agent, 0.0), abs=1e-6)


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_batch_pays_what_pettingzoo_pays(case: Case) -> None:
    batch = Batch(case.game, 2, case.seats, shaping="evaluation", discount=DISCOUNT, max_moves=150)
    batch.reset(seed=1)
    env = DuchyAEC(case.game, case.seats, shaping="evaluation", discount=DISCOUNT, max_moves=150)
    env.reset(seed=1)
    env.table = batch.tables[0].clone()
    env.agent_selection = env.possible_agents[env.table.deciders[0]]
    assert env.shaping is not None
    env.shaping.begin()
    env.shaping.asked(env.table, env.table.deciders[0])
    paid = 0
    while not batch.ended[0]:
        actions = batch.masks.argmax(axis=1)
        env.step(int(actions[0]))
        batch.step(actions)
        want = [env.rewards.get(agent, 0.0) for agent in env.possible_agents]
        assert batch.rewards[0].tolist() == pytest.approx(want, abs=1e-5)
        paid += any(want)
    assert paid > 3


def test_a_potential_of_ones_own() -> None:
    env = DuchyEnv("villages", seat=0, shaping=lambda state, seat: float(state.turn), max_moves=200)
    _, info = env.reset(seed=1)
    first = env.table.turn
    rewards: list[Any] = []
    for _ in range(20):
        _, reward, _, _, info = env.step(int(info["action_mask"].argmax()))
        rewards.append(reward)
    assert sum(rewards) == env.table.turn - first


def test_an_unknown_shaping_is_refused() -> None:
    with pytest.raises(BadSetting, match="shaping: there is no shaping 'luck'"):
        DuchyEnv("villages", shaping="luck")
