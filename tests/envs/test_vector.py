"""A batch as Gymnasium and PufferLib know vectors of environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import duchy
from duchy.envs.batch.puffer import DuchyPuffer
from duchy.envs.batch.vector import DuchyVectorEnv
from duchy.envs.gymnasium import env_id
from duchy.testing import Case
from envs.tables import PLAIN, SMALL


def legal(masks: Any, number: int = 0) -> Any:
    return np.array([np.flatnonzero(mask)[number % int(mask.sum())] for mask in masks])


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_gymnasium_makes_many_at_once(case: Case) -> None:
    envs = gymnasium.make_vec(env_id(case.game), num_envs=4, seats=case.seats)
    observations, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    for number in range(30):
        actions = legal(infos["action_mask"], number)
        assert envs.action_space.contains(actions)
        observations, rewards, over, cut, infos = envs.step(actions)
        assert envs.observation_space.contains(observations)
        assert rewards.shape == over.shape == cut.shape == (4,)
    envs.close()


def test_a_game_begins_in_the_step_in_which_the_last_one_ends() -> None:
    envs = DuchyVectorEnv("king-of-the-valley", 6, opponents="random", reward="score")
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    _, infos = envs.reset(seed=2)
    won = []
    for number in range(150):
        seen, rewards, over, cut, infos = envs.step(legal(infos["action_mask"], number))
        assert not cut.any()
        assert not rewards[~over].any()
        assert ("final_obs" in infos) == bool(over.any())
        for slot in np.flatnonzero(over):
            won.append(rewards[slot])
            assert infos["final_obs"][slot].shape == seen[slot].shape
            assert not np.array_equal(infos["final_obs"][slot], seen[slot])
    assert len(won) > 5


def test_an_illegal_move_loses_only_its_own_game() -> None:
    envs = DuchyVectorEnv("villages", 3)
    _, infos = envs.reset(seed=1)
    actions = legal(infos["action_mask"])
    actions[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    _, rewards, over, _, infos = envs.step(actions)
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert over.tolist() == [False, True, False]
    assert list(infos["illegal"]) == [1]
    assert duchy.game("villages").moves[actions[1]].text in infos["illegal"][1]


def test_the_same_seed_gives_the_same_games_and_arrays_can_be_lent() -> None:
    kept, lent = DuchyVectorEnv("villages", 3), DuchyVectorEnv("villages", 3, copy=False)
    one, infos = kept.reset(seed=9)
    other, _ = lent.reset(seed=9)
    assert np.array_equal(one, other)
    before = one.copy()
    for number in range(5):
        actions = legal(infos["action_mask"], number)
        seen, *_, infos = kept.step(actions)
        again, *_ = lent.step(actions)
        assert np.array_equal(seen, again)
    assert np.array_equal(one, before)
    assert np.shares_memory(other, again)


def test_wrappers_of_gymnasium_count_its_games() -> None:
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(DuchyVectorEnv("king-of-the-valley", 4))
    _, infos = envs.reset(seed=1)
    for number in range(120):
        *_, infos = envs.step(legal(infos["action_mask"], number))
    assert envs.episode_count > 0


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_pufferlibs_buffers_are_filled_in_place(case: Case) -> None:
    """What its trainer does: send actions, receive the buffers it gave, and count what infos tell."""
    driver = DuchyPuffer(case.game, 5, case.seats)
    rows, space = driver.num_agents, driver.single_observation_space
    buffers = {
        "observations": np.zeros((rows, *space.shape), space.dtype),
        "rewards": np.zeros(rows, np.float32),
        "terminals": np.zeros(rows, bool),
        "truncations": np.zeros(rows, bool),
        "masks": np.ones(rows, bool),
        "actions": np.zeros(rows, np.int32),
    }
    env = DuchyPuffer(case.game, 5, case.seats, buf=buffers)
    env.async_reset(seed=3)
    size, told = env.layout.size, []
    for number in range(200):
        observations, rewards, terminals, _, infos, ids, masks = env.recv()
        assert observations is buffers["observations"]
        assert rewards is buffers["rewards"]
        assert terminals is buffers["terminals"]
        assert ids.tolist() == list(range(5))
        assert masks.all()
        told += infos
        env.send(legal(observations[:, size:], number))
    assert all(set(info) == {"episode_return", "episode_length"} for info in told)
    assert told or case.game.id != "king-of-the-valley"
    env.close()
