"""MaskablePPO learns King of the Valley against a bot for a minute, and shows its learning curve.

pip install "duchy[rl]" sb3-contrib
python examples/train_king_of_the_valley.py --seconds 60 --opponent random

The network is saved as `king_of_the_valley.zip`; `research_learnt_bot.py` plays with it.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from time import monotonic

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

from duchy.core.state import State
from duchy.envs.gymnasium import DuchyEnv
from duchy.envs.rewards import margins

SCALE = 20.0
"""Points that count as a reward of 1."""
BAR = 40


def scaled(state: State) -> list[float]:
    return [margin / SCALE for margin in margins(state)]


class Curve(BaseCallback):
    """Notes after each round of games how they went, and stops when the time is up."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.deadline = monotonic() + seconds
        self.began = monotonic()
        self.points: list[tuple[float, int, int, float, float]] = []
        self.results: list[float] = []

    def _on_step(self) -> bool:
        self.results += [info["episode"]["r"] for info in self.locals["infos"] if "episode" in info]
        return monotonic() < self.deadline

    def _on_rollout_end(self) -> None:
        games = len(self.results)
        if games == 0:
            return
        won = sum(result > 0 for result in self.results) / games
        margin = SCALE * sum(self.results) / games
        self.points.append((monotonic() - self.began, self.num_timesteps, games, won, margin))
        self.results.clear()
        seconds, moves, games, won, margin = self.points[-1]
        bar = "#" * round(BAR * won)
        print(f"{seconds:5.0f} s {moves:8d} moves {games:4d} games  {margin:+6.1f} points  {won:4.0%} {bar}")


def train(
    seconds: float, opponent: str, seed: int, moves: int = 256, envs: int = 8, most_moves: int = 10**9
) -> tuple[MaskablePPO, Curve]:
    torch.set_num_threads(1)  # so small a network only loses time with more

    def make() -> DuchyEnv:
        return DuchyEnv("king-of-the-valley", seats=2, opponents=opponent, reward=scaled)

    vector: VecEnv = make_vec_env(make, n_envs=envs, seed=seed)
    model = MaskablePPO(
        "MlpPolicy",
        vector,
        n_steps=moves,
        batch_size=256,
        n_epochs=4,
        learning_rate=7e-4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128]},
        device="cpu",
        seed=seed,
    )
    curve = Curve(seconds)
    model.learn(most_moves, callback=curve)
    return model, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--opponent", default="random", help="a bot: random, greedy, mcts:200, module:Class")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--model", type=Path, default=Path("king_of_the_valley.zip"))
    parser.add_argument("--curve", type=Path, default=Path("king_of_the_valley.csv"))
    args = parser.parse_args()
    model, curve = train(args.seconds, args.opponent, args.seed)
    model.save(args.model)
    with args.curve.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["seconds", "moves", "games", "won", "margin"])
        writer.writerows(curve.points)
    print(f"{args.model} is the network, {args.curve} its learning curve. How good it is:")
    print("duchy match examples.research_learnt_bot:LearntBot random --game king-of-the-valley")


if __name__ == "__main__":
    main()
