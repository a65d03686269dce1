"""Random agents in a PettingZoo environment: the loop that every learner starts from.

pip install "duchy[rl]"
python examples/research_random.py card_kingdoms_v1 3
"""

from __future__ import annotations

import sys
from collections import Counter

import numpy as np

from duchy.envs.pettingzoo import makers


def main(name: str = "card_kingdoms_v1", seats: int = 2, games: int = 5) -> None:
    env = makers[name].env(seats=seats)
    random = np.random.default_rng(1)
    won: Counter[str] = Counter()
    for game in range(games):
        env.reset(seed=game)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            if terminated or truncated:
                won[agent] += reward
                env.step(None)
            else:
                env.step(random.choice(np.flatnonzero(observation["action_mask"])))
    layout = env.unwrapped.layout
    print(f"{name}: an observation has {layout.size} numbers, among them the own decision at {layout['ask']}")
    print(f"{games} games won:", dict(sorted(won.items())))


if __name__ == "__main__":
    name, seats, games, *_ = [*sys.argv[1:], *["card_kingdoms_v1", "2", "5"][len(sys.argv) - 1 :]]
    main(name, int(seats), int(games))
