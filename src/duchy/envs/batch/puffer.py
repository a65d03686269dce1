"""A batch as an environment of PufferLib: its buffers are filled in place.

PufferLib knows no action masks, so the mask stands behind the observation: the first `layout.size` numbers
of a row are what the seat sees, the rest are 1 where a move is legal. Rows are uint8 codes; `scales` has what
each counts for, for the first layer of a network to multiply with.

>>> from duchy.envs.batch.puffer import DuchyPuffer
>>> env = DuchyPuffer("villages", num_agents=4)
>>> observations, infos = env.reset(seed=7)
>>> observations.shape == (4, env.layout.size + env.single_action_space.n)
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from duchy.bots.specs import BotSpec
from duchy.core.game import Game
from duchy.core.reading.extras import needs_extra
from duchy.core.showing.rows import HIGHEST_CODE
from duchy.envs.batch.games import Batch
from duchy.envs.batch.seating import Seating
from duchy.envs.rewards import MOST_MOVES, Potential, Reward

with needs_extra("PufferLib's environment", "rl", is_module=True):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space

if TYPE_CHECKING or find_spec("pufferlib") is None:

    class PufferEnv:
        """What PufferLib's class of this name does, where it is not installed."""

        single_observation_space: spaces.Box
        single_action_space: spaces.Discrete
        num_agents: int
        emulated = False
        done = False

        def __init__(self, buf: Mapping[str, Any] | None = None) -> None:
            rows, space = self.num_agents, self.single_observation_space
            made: Mapping[str, Any] = buf or {
                "observations": np.zeros((rows, *space.shape), space.dtype),
                "rewards": np.zeros(rows, np.float32),
                "terminals": np.zeros(rows, np.bool_),
                "truncations": np.zeros(rows, np.bool_),
                "masks": np.ones(rows, np.bool_),
                "actions": np.zeros(rows, np.int32),
            }
            self.observations, self.rewards = made["observations"], made["rewards"]
            self.terminals, self.truncations = made["terminals"], made["truncations"]
            self.masks, self.actions = made["masks"], made["actions"]
            self.observation_space = batch_space(self.single_observation_space, rows)
            self.action_space = batch_space(self.single_action_space, rows)
            self.agent_ids = np.arange(rows)
            self.infos: list[dict[str, Any]] = []

        @property
        def driver_env(self) -> PufferEnv:
            return self

        @property
        def agents_per_batch(self) -> int:
            return self.num_agents

        def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, Any]]]:
            raise NotImplementedError

        def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
            raise NotImplementedError

        def async_reset(self, seed: int | None = None) -> None:
            _, self.infos = self.reset(seed)

        def send(self, actions: Any) -> None:
            *_, self.infos = self.step(actions)

        def recv(self) -> tuple[Any, ...]:
            ended = (self.terminals, self.truncations)
            return (self.observations, self.rewards, *ended, self.infos, self.agent_ids, self.masks)

else:
    from pufferlib import PufferEnv


class DuchyPuffer(PufferEnv):
    """`num_agents` games, in each of which one seat is the agent's and bots have the others."""

    def __init__(
        self,
        game: str | Game,
        num_agents: int = 256,
        seats: int = 2,
        opponents: BotSpec | Sequence[BotSpec] = "random",
        options: Mapping[str, object] | None = None,
        reward: str | Reward = "result",
        shaping: str | Potential | None = None,
        discount: float = 1.0,
        max_moves: int = MOST_MOVES,
        buf: Mapping[str, Any] | None = None,
        seed: int | None = 0,
    ) -> None:
        self.batch = Batch(
            game,
            num_agents,
            seats,
            options,
            None,
            reward,
            shaping,
            discount,
            max_moves,
            codes=True,
            rivals=Seating(opponents, seats, None),
            illegal="lose",
        )
        self.layout = self.batch.layout
        self.scales = self.batch.scales
        self.num_agents = num_agents
        self.seed = seed
        width = self.layout.size + len(self.batch.moves)
        self.single_observation_space = spaces.Box(0, HIGHEST_CODE, (width,), np.uint8)
        self.single_action_space = spaces.Discrete(len(self.batch.moves))
        self._rows = np.arange(num_agents)
        self._returns = np.zeros(num_agents)
        self._lengths = np.zeros(num_agents, np.int64)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, Any]]]:
        self.batch.reset(self.seed if seed is None else seed)
        self._returns.fill(0.0)
        self._lengths.fill(0)
        self.rewards[:] = 0.0
        self.terminals[:] = False
        self.truncations[:] = False
        self._show()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        batch = self.batch
        seats = batch.asked.copy()
        batch.step(np.asarray(actions).reshape(-1))
        self.rewards[:] = batch.rewards[self._rows, seats]
        self.truncations[:] = batch.cut
        self.terminals[:] = batch.ended & ~batch.cut
        self._returns += self.rewards
        self._lengths += 1
        infos = self._told()
        self._show()
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """Nothing is kept open."""

    def _told(self) -> list[dict[str, Any]]:
        """What PufferLib counts: how the games that ended in this step went."""
        ended = np.flatnonzero(self.batch.ended)
        if not len(ended):
            return []
        told = {
            "episode_return": float(self._returns[ended].mean()),
            "episode_length": float(self._lengths[ended].mean()),
        }
        self._returns[ended] = 0.0
        self._lengths[ended] = 0
        return [told]

    def _show(self) -> None:
        size = self.layout.size
        self.observations[:, :size] = self.batch.observations
        self.observations[:, size:] = self.batch.masks
