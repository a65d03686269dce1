"""OpenSpiel's own tests, its searches, and what a player can know."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from duchy.core.errors import BadOption, DuchyError, IllegalMove
from duchy.envs.openspiel import DuchyState, read_options, short_name
from duchy.envs.worlds import World
from duchy.testing import Case
from envs.tables import PLAIN, SMALL


def load(case: Case, rng_seed: int = 5, **parameters: Any) -> Any:
    parameters |= {"players": case.seats, "rng_seed": rng_seed}
    return pyspiel.load_game(short_name(case.game.id), parameters)


def play_on(state: Any, moves: int, seed: int = 1) -> None:
    random = np.random.default_rng(seed)
    while moves and not state.is_terminal():
        moves -= not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(0)


def started(case: Case, moves: int = 30) -> Any:
    state = load(case).new_initial_state()
    play_on(state, moves)
    return state


def sampler(seed: int) -> Any:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


# -- OpenSpiel's tests ---------------------------------------------------------------------------


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_random_simulation(case: Case) -> None:
    """Without the serialization of games: OpenSpiel cannot ask a Python game for its random state."""
    pyspiel.random_sim_test(load(case, max_moves=25), 2, False, False)


@pytest.mark.parametrize("reward", ["result", "score"])
def test_random_simulation_to_the_end(reward: str) -> None:
    for name in (
        f"duchy_king_of_the_valley(reward={reward})",
        f"duchy_card_kingdoms(players=1,reward={reward})",
    ):
        pyspiel.random_sim_test(pyspiel.load_game(name), 1, False, False)


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_states_are_serialized_and_pickled(case: Case) -> None:
    state = started(case)
    game = state.get_game()
    for _ in range(3):
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.history() == state.history()
        player = state.current_player()
        assert again.information_state_string(player) == state.information_state_string(player)
        world: World = pickle.loads(pickle.dumps(state.world))
        assert world.full() == state.world.full()
        play_on(state, 5)


# -- Parameters ----------------------------------------------------------------------------------


def test_games_are_loaded_by_name_with_players_and_options() -> None:
    game = pyspiel.load_game("duchy_card_kingdoms(players=3,options=setup:random;mixed_citizens:true)")
    assert game.num_players() == 3
    assert game.setting.options["mixed_citizens"] is True
    assert game.num_distinct_actions() == len(game.setting.moves)
    assert pyspiel.load_game(str(game)).setting.options == game.setting.options


def test_options_are_read_from_one_text() -> None:
    assert read_options("areas:hills+ruins; setup:custom") == {"areas": "hills,ruins", "setup": "custom"}


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ("options=moon", "options: each is a name, a colon and a value, not 'moon'"),
        ("options=moon:full", "there is no option 'moon'"),
        ("reward=fame", "there is no reward 'fame'"),
    ],
)
def test_wrong_parameters_are_refused(parameters: str, words: str) -> None:
    with pytest.raises(DuchyError, match=words):
        pyspiel.load_game(f"duchy_villages({parameters})")
    assert issubclass(BadOption, DuchyError)


def test_python_ends_in_peace_after_games_were_registered() -> None:
    code = "import pyspiel, duchy.envs.openspiel; pyspiel.load_game('duchy_villages').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# -- Chance --------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_games() -> None:
    games = [load(SMALL[0], rng_seed=9) for _ in range(2)]
    texts: list[list[str]] = [[], []]
    for game, text in zip(games, texts, strict=True):
        for _ in range(2):
            state = game.new_initial_state()
            play_on(state, 40)
            text.append(str(state))
    assert texts[0] == texts[1]
    assert texts[0][0] != texts[0][1]


def test_a_copy_does_not_tell_the_dice_to_come() -> None:
    """Dice fall alike in all copies, but otherwise than in the game itself."""
    same = 0
    for number in range(40):
        state = pyspiel.load_game(f"duchy_card_kingdoms(rng_seed={number})").new_initial_state()
        play_on(state, 2)
        assert state.legal_actions() == [state.get_game().setting.game.parse("roll").id]
        one, other = state.clone(), state.clone()
        for each in (state, one, other):
            each.apply_action(each.legal_actions()[0])
            assert each.is_chance_node()
            each.apply_action(0)
        assert str(one) == str(other)
        same += str(one) == str(state)
    assert same < 10


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_an_illegal_action_is_refused(case: Case) -> None:
    state = started(case)
    before, history = str(state), state.history()
    illegal = next(id for id in range(len(case.game.moves)) if id not in state.legal_actions())
    with pytest.raises(IllegalMove):
        state.apply_action(illegal)
    with pytest.raises(IllegalMove, match="it must be the id of a move"):
        state.apply_action(99_999)
    assert (str(state), state.history()) == (before, history)


def test_a_game_that_lasts_too_long_is_shared() -> None:
    state = load(SMALL[2], max_moves=7).new_initial_state()
    play_on(state, 100)
    assert state.is_terminal()
    assert state.returns() == [0.5, 0.5]


def test_chance_has_one_outcome() -> None:
    state = load(SMALL[2]).new_initial_state()
    assert state.chance_outcomes() == [(0, 1.0)]
    with pytest.raises(IllegalMove, match="action 3: at a chance node there is only the outcome 0"):
        state.apply_action(3)


def test_nobody_acts_when_the_game_is_over() -> None:
    state = started(SMALL[2], moves=10_000)
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert sum(state.returns()) == 1.0
    assert state.world.state.over
    with pytest.raises(IllegalMove, match="no player is asked now"):
        state.apply_action(0)


# -- Information ---------------------------------------------------------------------------------


@pytest.mark.parametrize("case", [case for case in PLAIN if case.seats > 1], ids=str)
def test_a_resampled_state_cannot_be_told_from_the_true_one(case: Case) -> None:
    differ = False
    for moves in (1, 20, 60):
        state: DuchyState = started(case, moves)
        for player in range(case.seats):
            other = state.resample_from_infostate(player, sampler(moves))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            differ = differ or str(other) != str(state)
        play_on(other, 10)
    assert differ == case.game.secrets


def test_players_who_saw_different_things_are_in_different_information_states() -> None:
    """A secret that was dealt, and one that was chosen: the same view later, another past."""
    state = pyspiel.load_game("duchy_card_kingdoms(rng_seed=1)").new_initial_state()
    state.apply_action(0)
    one, other = state.clone(), state.clone()
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_the_information_state_is_the_row_the_own_moves_and_a_memory(case: Case) -> None:
    state = started(case)
    game = state.get_game()
    player = state.current_player()
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recall.set_from(state, player)
    size = game.layout.size
    assert recall.tensor[:size].tolist() == state.observation_tensor(player)
    assert recall.dict["own_moves"].shape == (game.num_distinct_actions(),)
    made = [entry.action for entry in state.full_history() if entry.player == player]
    assert {int(id) for id in np.flatnonzero(recall.dict["own_moves"])} == set(made)
    assert game.information_state_tensor_shape() == [len(recall.tensor)]
    before = recall.dict["memory"].tolist()
    state.apply_action(state.legal_actions()[0])
    while state.is_chance_node():
        state.apply_action(0)
    recall.set_from(state, player)
    assert recall.dict["memory"].tolist() != before


def test_observers_can_be_public_or_complete() -> None:
    state = started(SMALL[0])
    game = state.get_game()
    nobody = pyspiel.PrivateInfoType.NONE
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=nobody))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert "dukes_dealt" not in public.string_from(state, 0)
    own = make_observation(game)
    assert "dukes_dealt" in own.string_from(state, 0)
    own.set_from(state, 0)
    assert own.dict["duke"].sum() == 1.0


# -- Searches ------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_openspiels_searches_run(case: Case) -> None:
    state = started(case)
    random = np.random.RandomState(1)
    evaluator = Shallow()
    plain = mcts.MCTSBot(state.get_game(), 1.4, 30, evaluator, random_state=random)
    hidden = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 30, random_state=random)
    for _ in range(3):
        for bot in (plain, hidden):
            assert bot.step(state) in state.legal_actions()
        play_on(state, 1)


class Shallow:
    """What Duchy's own evaluation says, instead of a random game to the end."""

    def evaluate(self, state: Any) -> list[float]:
        if state.is_terminal() or state.is_chance_node():
            return [0.5] * state.num_players()
        table = state.world.state
        margins = [table.game.evaluate(table, seat) for seat in range(state.num_players())]
        return [1.0 / (1.0 + float(np.exp(-margin / table.game.margin_scale))) for margin in margins]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]
