"""RLlib's PPO plays one seat against random moves. An illegal move loses, so it learns the rules first.

pip install "duchy[rl]" torch "ray[rllib]"
python examples/train_rllib.py
"""

from __future__ import annotations

from typing import Any

from ray.rllib.algorithms.ppo import PPOConfig
from ray.tune.registry import register_env

from duchy.envs.gymnasium import DuchyEnv


def train(game: str, iterations: int = 10, batch: int = 4000) -> int:
    """How many steps of the environment were learnt from."""
    register_env("duchy", lambda settings: DuchyEnv(**settings))
    config: Any = (
        PPOConfig()
        .environment("duchy", env_config={"game": game, "opponents": "random"})
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=batch, num_epochs=1, minibatch_size=min(batch, 128))
    )
    learner = config.build_algo()
    steps = 0
    for _ in range(iterations):
        told = learner.train()
        steps = int(told["num_env_steps_sampled_lifetime"])
        print(f"{steps} steps, mean reward {told['env_runners'].get('episode_return_mean')}")
    learner.stop()
    return steps


if __name__ == "__main__":
    train("king-of-the-valley")
