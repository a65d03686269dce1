"""A bot against a bot, seat by seat, in a PettingZoo environment.

python examples/research_bots.py king-of-the-valley greedy random 10

To find out which is better, `duchy match greedy random --game king-of-the-valley` is the tool: it deals both
the same cards and says how sure the answer is. This example shows how a bot sits at an agent's seat, so that
learners can play against it or learn from its moves.
"""

from __future__ import annotations

import sys

from duchy.bots.specs import make_bot
from duchy.core.stream import Stream, key_from_seed
from duchy.envs.pettingzoo import raw_env


def main(
    game: str = "king-of-the-valley", first: str = "greedy", second: str = "random", games: int = 4
) -> list[float]:
    env = raw_env(game, seats=2, reward="score")
    names = [first, second]
    points = [0.0, 0.0]
    for number in range(games):
        env.reset(seed=number)
        bots = [make_bot(name, Stream(key_from_seed(f"{number} {name}"))) for name in names]
        for agent in env.agent_iter():
            seat = (env.seat_of[agent] + number) % 2  # they change seats with every game
            _, reward, terminated, truncated, _ = env.last(observe=False)
            if terminated or truncated:
                points[seat] += reward
                env.step(None)
            else:
                env.step(bots[seat].choose(env.handle(agent)).id)
    print(f"{game}, {games} games: {first} scored {points[0] / games:+.1f} a game more than {second}")
    return points


if __name__ == "__main__":
    given = [*sys.argv[1:], *["king-of-the-valley", "greedy", "random", "4"][len(sys.argv) - 1 :]]
    main(given[0], given[1], given[2], int(given[3]))
