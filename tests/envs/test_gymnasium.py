"""Gymnasium's own check, and one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import duchy
from duchy.bots.random import RandomBot
from duchy.bots.specs import BadBot
from duchy.core.errors import IllegalMove
from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.envs.gymnasium import DuchyEnv, env_id
from duchy.envs.rewards import BadSetting
from duchy.testing import Case
from envs.tables import CASES, PLAIN, SMALL, chance


def play(env: Any, seed: int = 3) -> tuple[float, int]:
    """A random game to its end: what it brought, and how many own moves it had."""
    _, info = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    moves = 0
    while True:
        _, reward, over, cut, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
        moves += 1
        if over or cut:
            return reward, moves
        assert reward == 0.0


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_gymnasium_finds_no_fault(case: Case) -> None:
    check_env(gymnasium.make(env_id(case.game), seats=case.seats, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_plays_against_bots_in_every_mode(case: Case) -> None:
    env = DuchyEnv(case.game, case.seats, options=case.options)
    reward, moves = play(env)
    assert env.table.over
    assert 0.0 <= reward <= 1.0
    assert moves <= env.played


def test_the_bots_sit_to_the_left_of_the_own_seat() -> None:
    asked: list[tuple[str, int]] = []

    class Named:
        def __init__(self, name: str) -> None:
            self.name = name
            self.bot = RandomBot(chance(name))

        def choose(self, seat: SeatHandle) -> Move:
            asked.append((self.name, seat.seat))
            return self.bot.choose(seat)

    play(DuchyEnv("king-of-the-valley", 3, seat=1, opponents=[Named("left"), Named("right")]))
    assert dict.fromkeys(asked).keys() == {("left", 2), ("right", 0)}


def test_the_own_seat_is_drawn_for_every_game() -> None:
    env = DuchyEnv("villages", 3)
    env.reset(seed=1)
    seats = set()
    for _ in range(20):
        _, info = env.reset()
        assert info["seat"] in env.table.deciders
        seats.add(info["seat"])
    assert seats == {0, 1, 2}


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    games = []
    for _ in range(2):
        env = DuchyEnv(case.game, case.seats, opponents="random")
        play(env, seed=8)
        games.append(env.table.digest())
    assert games[0] == games[1]


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_an_illegal_move_ends_the_game_and_says_why(case: Case) -> None:
    env = DuchyEnv(case.game, case.seats)
    env.reset(seed=1)
    before = env.table.digest()
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal"].startswith(case.game.moves[illegal].text)
    assert env.table.digest() == before
    play(env)


def test_an_illegal_move_can_be_an_error() -> None:
    env = DuchyEnv("villages", illegal="error")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="action 5000: it must be the id of a move, from 0 to"):
        env.step(5000)


def test_a_bot_that_makes_an_illegal_move_is_an_error() -> None:
    class Cheat:
        def choose(self, seat: SeatHandle) -> Move:
            return next(move for move in seat.game.moves.all if move not in seat.legal())

    env = DuchyEnv("villages", opponents=Cheat(), seat=0)
    with pytest.raises(BadBot, match=r"which is none of the [0-9]+ moves it may make"):
        play(env)


def test_a_game_that_lasts_too_long_is_cut() -> None:
    env = DuchyEnv("villages", max_moves=9)
    reward, _ = play(env)
    assert reward == 0.0
    assert not env.table.over


def test_the_reward_can_be_the_difference_of_scores() -> None:
    env = DuchyEnv("king-of-the-valley", reward="score", seat=1)
    reward, _ = play(env)
    first, second = env.table.scores()
    assert reward == second.total - first.total


def test_the_reward_can_be_a_function_of_ones_own() -> None:
    env = DuchyEnv("king-of-the-valley", reward=lambda state: [7.0] * state.seats)
    assert play(env)[0] == 7.0


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"seat": 2}, "seat: there is no seat 2 with 2 seats"),
        ({"illegal": "shrug"}, "illegal: it can be 'lose' or 'error', not 'shrug'"),
        ({"opponents": ["random", "random"]}, "opponents: there are 1 other seats, not 2"),
        ({"render_mode": "human"}, "render_mode: it can be 'ansi' or None, not 'human'"),
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetting, match=words):
        DuchyEnv("villages", **wrong)


def test_all_games_are_registered() -> None:
    ids = [env_id(duchy.game(id)) for id in duchy.game_ids()]
    assert all(id in gymnasium.registry for id in ids)
    assert ids[0] == "duchy/card-kingdoms-v1"
