"""Games, moves, states, bots and environments can be pickled and copied: libraries send them to processes."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import cloudpickle
import gymnasium
import numpy as np
import pytest

import duchy
from duchy.bots.specs import BOTS, make_bot
from duchy.core.seat import SeatHandle
from duchy.core.stream import DuplicateStream, Stream, key_from_seed
from duchy.envs.batch.vector import DuchyVectorEnv
from duchy.envs.gymnasium import DuchyEnv, env_id
from duchy.envs.pettingzoo import DuchyAEC, makers
from duchy.testing import Case
from envs.tables import CASES, GAMES, SMALL, chance, positions

Way = Callable[[Any], Any]
OWN_CARDS = {"citizens": {"cleric": {"cost": 3}}}


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def cloudpickled(thing: Any) -> Any:
    return pickle.loads(cloudpickle.dumps(thing))


WAYS: list[Way] = [pickled, cloudpickled, copy.deepcopy]


@pytest.fixture(params=WAYS, ids=lambda way: way.__name__)
def way(request: pytest.FixtureRequest) -> Way:
    found: Way = request.param
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_and_its_moves_stay_the_same_things(game: Any, way: Way) -> None:
    assert way(game) is game
    assert all(one is other for one, other in zip(way(game.moves.all), game.moves.all, strict=True))


def test_a_game_with_cards_of_ones_own_is_the_same_here_and_alike_elsewhere(way: Way) -> None:
    own = duchy.game("card-kingdoms", OWN_CARDS)
    state = own.new(2, 1)
    there = way(state)
    assert there.game is own
    assert way(own.moves[7]) is own.moves[7]
    assert own is not duchy.game("card-kingdoms")
    duchy.games._with_cards.clear()
    elsewhere = pickled(state)
    assert elsewhere.game.card_file.overlay == own.card_file.overlay
    assert elsewhere.dump() == state.dump()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_state_goes_on_as_it_would_have(case: Case) -> None:
    for number, state in enumerate(positions(case, "sent")):
        if number % 23:
            continue
        for way in (pickled, copy.deepcopy, copy.copy):
            other = way(state)
            assert other is not state
            assert other.dump() == state.dump()
            assert other.deciders == state.deciders
        mine, rng = state.clone(), chance("on")
        for _ in range(6):
            if mine.over:
                break
            seat = mine.deciders[0]
            legal = mine.legal(seat)
            assert other.legal(seat) == legal
            move = legal[rng.below(len(legal))]
            mine.play(seat, move)
            other.play(seat, move)
        assert mine.digest() == other.digest()


@pytest.mark.parametrize("stream", [Stream(bytes(32), 5), DuplicateStream(bytes(32), 3, 2, [1, 4])])
def test_a_stream_draws_on(stream: Stream, way: Way) -> None:
    other = way(stream)
    assert [other.die() for _ in range(40)] == [stream.die() for _ in range(40)]


@pytest.mark.parametrize("name", [*BOTS, "mcts:20"])
def test_a_bot_thinks_on(name: str, way: Way) -> None:
    bot = make_bot(name, Stream(key_from_seed("sent")))
    other = way(bot)
    state = duchy.game("villages").new(2, 1)
    handle = SeatHandle(state, state.deciders[0])
    assert other.choose(handle) is bot.choose(handle)


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_environments_go_on_after_they_were_sent(case: Case, way: Way) -> None:
    env = DuchyEnv(case.game, case.seats, opponents="greedy", shaping="points")
    env.reset(seed=3)
    other = way(env)
    for _ in range(4):
        action = int(env.action_masks().argmax())
        one, again = env.step(action), other.step(action)
        assert np.array_equal(one[0], again[0])
        assert one[1:4] == again[1:4]
    zoo = DuchyAEC(case.game, case.seats)
    zoo.reset(seed=3)
    sent = way(zoo)
    for _ in range(8):
        action = zoo.legal_actions()[0]
        zoo.step(action)
        sent.step(action)
    assert zoo.table.digest() == sent.table.digest()
    zoo.reset()
    sent.reset()
    assert zoo.table.digest() == sent.table.digest()


def test_a_vector_of_environments_goes_on_after_it_was_sent(way: Way) -> None:
    envs = DuchyVectorEnv("villages", 3, opponents="random")
    _, infos = envs.reset(seed=1)
    other = way(envs)
    for _ in range(30):
        actions = infos["action_mask"].argmax(axis=1)
        seen, rewards, _, _, infos = envs.step(actions)
        again, others, _, _, _ = other.step(actions)
        assert np.array_equal(seen, again)
        assert np.array_equal(rewards, others)


def test_gymnasium_plays_in_processes_and_finds_us_without_an_import() -> None:
    name = f"duchy.envs.gymnasium:{env_id(duchy.game('villages'))}"
    envs = gymnasium.make_vec(name, num_envs=2, vectorization_mode="async")
    _, infos = envs.reset(seed=1)
    for _ in range(3):
        *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
    envs.close()


@pytest.mark.skipif(find_spec("supersuit") is None, reason="SuperSuit is not installed")
@pytest.mark.filterwarnings("ignore")
def test_supersuit_concatenates_environments_in_processes() -> None:
    import supersuit

    env = makers["villages_v1"].parallel_env()
    envs = supersuit.pettingzoo_env_to_vec_env_v1(env)
    many = supersuit.concat_vec_envs_v1(envs, 2, num_cpus=2, base_class="gymnasium")
    seen, _ = many.reset(seed=1)
    for _ in range(5):
        seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"].shape == (4, env.unwrapped.layout.size)
    many.close()
