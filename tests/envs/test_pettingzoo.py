"""PettingZoo's own tests, for every game, seat count and mode; and what an agent may count on."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib import import_module
from time import time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

import duchy
import duchy.envs.pettingzoo as zoo
from duchy.bots.greedy import GreedyBot
from duchy.core.errors import BadOption, BadSeats, IllegalMove
from duchy.envs.pettingzoo import DuchyAEC, Maker, makers
from duchy.envs.rewards import BadSetting
from duchy.testing import Case
from envs.tables import CASES, PLAIN, SMALL, chance

KNOWN_WARNINGS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
)
"""PettingZoo knows observations with an action mask of its own games only."""


@pytest.fixture(autouse=True)
def known_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for known in KNOWN_WARNINGS:
            warnings.filterwarnings("ignore", known)
        yield


def settings(case: Case) -> dict[str, Any]:
    return {"seats": case.seats, "options": case.options}


def maker_of(case: Case) -> Maker:
    return next(maker for maker in makers.values() if maker.game_id == case.game.id)


def play(env: Any, seed: int = 3) -> dict[str, float]:
    """A random game to its end; what each agent got."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        got[agent] = reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut else random.choice(legal))
    return got


# -- PettingZoo's tests --------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=str)
def test_api(case: Case) -> None:
    api_test(maker_of(case).env(**settings(case)), num_cycles=60)


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_api_of_the_bare_environment(case: Case) -> None:
    api_test(maker_of(case).raw_env(**settings(case)), num_cycles=300)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_seeds(case: Case) -> None:
    seed_test(lambda: maker_of(case).env(**settings(case)), num_cycles=40)


@pytest.mark.parametrize("case", [case for case in PLAIN if case.seats > 1], ids=str)
def test_parallel_conversion(case: Case) -> None:
    parallel_api_test(maker_of(case).parallel_env(**settings(case)), num_cycles=60)


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_performance_benchmark(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's benchmark runs for five seconds; here its clock runs fast."""
    clock = SimpleNamespace(time=lambda: time() * 25)
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", clock)
    performance_benchmark(maker_of(case).raw_env(**settings(case)))


# -- Names ---------------------------------------------------------------------------------------


def test_each_game_is_there_under_its_versioned_name() -> None:
    for name, maker in makers.items():
        assert getattr(zoo, name) is maker
        assert maker.raw_env().metadata["name"] == name
    assert [maker.game_id for maker in makers.values()] == duchy.game_ids()


def test_an_unknown_version_names_those_there_are() -> None:
    with pytest.raises(AttributeError, match="there is no environment 'villages_v99'; there are card_king"):
        _ = zoo.villages_v99


@pytest.mark.parametrize(
    ("wrong", "error", "words"),
    [
        ({"seats": 9}, BadSeats, "has 2 to 4 seats, not 9"),
        ({"options": {"moon": "full"}}, BadOption, "there is no option 'moon'"),
        ({"reward": "fame"}, BadSetting, "there is no reward 'fame'; it can be result or score"),
        ({"illegal": "shrug"}, BadSetting, "illegal: it can be 'lose' or 'error', not 'shrug'"),
        ({"render_mode": "human"}, BadSetting, "render_mode: it can be 'ansi' or None"),
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        DuchyAEC("king-of-the-valley", **wrong)


# -- Agents --------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_simultaneous_choices_are_served_one_agent_at_a_time(case: Case) -> None:
    env = DuchyAEC(case.game, case.seats)
    env.reset(seed=1)
    together = 0
    for _ in range(200):
        if env.table.over:
            break
        deciders = env.table.deciders
        together += len(deciders) > 1
        assert env.agent_selection == f"seat_{deciders[0]}"
        env.step(env.legal_actions()[0])
    assert (together > 0) == (case.game.id in ("card-kingdoms", "dice-kingdoms"))


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_an_illegal_move_is_refused_by_the_bare_environment(case: Case) -> None:
    env = DuchyAEC(case.game, case.seats)
    env.reset(seed=1)
    illegal = next(id for id in range(len(env.moves)) if id not in env.legal_actions())
    before = env.table.digest()
    for action in (illegal, -1, len(env.moves), None, 1.5, "roll", np.array([1, 2])):
        with pytest.raises(IllegalMove):
            env.step(action)
    assert env.table.digest() == before
    env.step(np.array(env.legal_actions()[0]))
    assert env.table.digest() != before


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_an_illegal_move_loses_in_the_usual_environment(case: Case) -> None:
    env = maker_of(case).env(**settings(case))
    env.reset(seed=1)
    culprit = env.agent_selection
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.infos[culprit]["illegal"].startswith(case.game.moves[int(np.flatnonzero(mask == 0)[0])].text)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        _, got[agent], ended, _, _ = env.last()
        assert ended
        env.step(None)
    assert got == {agent: -1.0 if agent == culprit else 0.0 for agent in env.possible_agents}
    play(env)


def test_an_action_beyond_the_catalogue_loses_as_well() -> None:
    env = zoo.env("villages")
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(10_000)
    assert env.rewards[culprit] == -1.0
    assert env.infos[culprit]["illegal"].startswith("action 10000: it must be the id of a move")


def test_the_usual_environment_refuses_calls_in_the_wrong_order() -> None:
    with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
        _ = zoo.env("villages").agent_selection


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_the_winner_gets_one_and_those_who_share_get_parts(case: Case) -> None:
    env = DuchyAEC(case.game, case.seats)
    got = play(env)
    winners = env.table.winners()
    for seat, agent in enumerate(env.possible_agents):
        assert got[agent] == (1 / len(winners) if seat in winners else 0.0)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_the_reward_can_be_the_difference_of_scores(case: Case) -> None:
    env = DuchyAEC(case.game, case.seats, reward="score")
    got = play(env)
    totals = [score.total for score in env.table.scores()]
    rival = env.table.rival()
    for seat, agent in enumerate(env.possible_agents):
        others = totals[:seat] + totals[seat + 1 :] + ([rival.total] if rival else [])
        assert got[agent] == totals[seat] - (max(others) if others else 0)


def test_a_game_that_lasts_too_long_is_cut() -> None:
    env = DuchyAEC("villages", max_moves=5)
    assert play(env) == {"seat_0": 0.0, "seat_1": 0.0}
    assert env.played == 5
    assert not env.table.over


def test_one_seed_gives_a_series_of_games_and_no_seed_other_games() -> None:
    env = DuchyAEC("villages")
    series: list[list[str]] = []
    for _ in range(2):
        env.reset(seed=4)
        first = env.table.digest()
        env.reset()
        series.append([first, env.table.digest()])
    assert series[0] == series[1]
    assert series[0][0] != series[0][1]
    digests = set()
    for _ in range(3):
        env = DuchyAEC("villages")
        env.reset()
        digests.add(env.table.digest())
    assert len(digests) == 3


def test_a_bot_can_sit_at_an_agents_seat() -> None:
    env = DuchyAEC("king-of-the-valley")
    env.reset(seed=2)
    bot = GreedyBot(chance("greedy"))
    for agent in env.agent_iter():
        ended = env.terminations[agent]
        legal = env.legal_actions()
        if ended:
            env.step(None)
        else:
            env.step(bot.choose(env.handle(agent)).id if agent == "seat_0" else legal[0])
    assert env.table.winners() == (0,)


def test_a_spectator_can_read_the_table() -> None:
    env = DuchyAEC("card-kingdoms", render_mode="ansi")
    env.reset(seed=2)
    assert '"game": "card-kingdoms"' in env.render()
    assert "dukes_dealt" not in env.render()
