"""OpenSpiel's searches and learners on a game of Duchy.

pip install "duchy[openspiel]"
python examples/research_openspiel.py --game "duchy_king_of_the_valley(players=2)" --games 20

IS-MCTS imagines what its player cannot know, and new dice, in every simulation. Plain MCTS sees the hidden
cards and searches one future of the dice (never the true one). Both play here against random moves; then a
tabular Q-learner, or with PyTorch a policy gradient, plays against random moves and learns from it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, random_agent, tabular_qlearner

import duchy.envs.openspiel  # noqa: F401 - makes the games known


class Evaluator:
    """Duchy's own evaluation of a position, as a chance to win."""

    def evaluate(self, state: Any) -> list[float]:
        if state.is_terminal():
            returns: list[float] = state.returns()
            return returns
        table = state.world.state
        margins = [table.game.evaluate(table, seat) for seat in range(state.num_players())]
        return [1.0 / (1.0 + float(np.exp(-margin / table.game.margin_scale))) for margin in margins]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def play(game: Any, choose: Sequence[Callable[[Any], int]]) -> list[float]:
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(0 if state.is_chance_node() else choose[state.current_player()](state))
    returns: list[float] = state.returns()
    return returns


def search(game: Any, simulations: int, games: int, random: np.random.RandomState) -> dict[str, float]:
    """How often each search beats random moves."""

    def any_move(state: Any) -> int:
        return int(random.choice(state.legal_actions()))

    evaluator = Evaluator()
    bots = {
        "IS-MCTS": ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=random),
        "MCTS": mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=random),
    }
    won: dict[str, float] = {}
    for name, bot in bots.items():
        results: list[float] = []
        for number in range(games):
            seats = [any_move] * game.num_players()
            seat = number % game.num_players()
            seats[seat] = bot.step
            results.append(play(game, seats)[seat])
        won[name] = float(np.mean(results))
        print(f"{name} with {simulations} simulations won {won[name]:.0%} of {games} games")
    return won


def learner(env: Any, kind: str) -> Any:
    actions = env.action_spec()["num_actions"]
    if kind == "policy-gradient":
        from open_spiel.python.pytorch.policy_gradient import PolicyGradient

        size = env.observation_spec()["info_state"][0]
        settings = {"loss_str": "a2c", "hidden_layers_sizes": (128,), "batch_size": 128}
        return PolicyGradient(0, size, actions, pi_learning_rate=1e-3, **settings)
    return tabular_qlearner.QLearner(0, actions)


def learn(game: Any, kind: str, episodes: int) -> list[float]:
    """Episodes against random moves; what each brought."""
    env = rl_environment.Environment(game)
    actions = env.action_spec()["num_actions"]
    agents = [learner(env, kind)]
    agents += [random_agent.RandomAgent(seat, actions) for seat in range(1, env.num_players)]
    brought: list[float] = []
    for _ in range(episodes):
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
        brought.append(step.rewards[0])
    parts = np.array_split(brought, min(5, episodes))
    print(f"{kind}, won of {episodes} episodes:", ", ".join(f"{np.mean(part):.0%}" for part in parts))
    return brought


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="duchy_king_of_the_valley(players=2)")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--episodes", type=int, default=100)
    learners = ["q-learner", "policy-gradient"]
    parser.add_argument("--learner", choices=learners, default=learners[find_spec("torch") is not None])
    args = parser.parse_args(arguments)
    game = pyspiel.load_game(args.game)
    print(game)
    search(game, args.simulations, args.games, np.random.RandomState(1))
    learn(game, args.learner, args.episodes)


if __name__ == "__main__":
    main()
