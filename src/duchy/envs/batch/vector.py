"""A batch as a `gymnasium.vector.VectorEnv`: one seat of each game, bots in the others.

>>> import gymnasium, duchy.envs.gymnasium
>>> envs = gymnasium.make_vec("duchy/villages-v1", num_envs=8, opponents="random")
>>> observations, infos = envs.reset(seed=7)
>>> observations.shape, infos["action_mask"].shape
((8, 512), (8, 392))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from duchy.bots.specs import BotSpec
from duchy.core.game import Game
from duchy.core.reading.extras import needs_extra
from duchy.envs.batch.games import Batch
from duchy.envs.batch.seating import Seating
from duchy.envs.observation import HIGHEST
from duchy.envs.rewards import MOST_MOVES, Potential, Reward

with needs_extra("the Gymnasium environment", "rl", is_module=True):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class DuchyVectorEnv(VectorEnv[Any, Any, Any]):
    """N games, in each of which one seat is the agent's.

    A game that ends is followed by the next one in the same step (`AutoresetMode.SAME_STEP`):
    `infos["final_obs"]` has what was seen last. `infos` also has `action_mask` and `seat`, and `illegal` if
    an action was no legal move, which loses the game as in `duchy.envs.gymnasium`.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int = 2,
        opponents: BotSpec | Sequence[BotSpec] = "random",
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        cards: str | Path | Mapping[str, Any] | None = None,
        reward: str | Reward = "result",
        illegal: str = "lose",
        max_moves: int = MOST_MOVES,
        shaping: str | Potential | None = None,
        discount: float = 1.0,
        copy: bool = True,
    ) -> None:
        """The settings of `DuchyEnv`. With `copy=False` the arrays handed out are written again by the next
        step, which saves time."""
        self.batch = Batch(
            game,
            num_envs,
            seats,
            options,
            cards,
            reward,
            shaping,
            discount,
            max_moves,
            rivals=Seating(opponents, seats, seat),
            illegal=illegal,
        )
        self.num_envs = num_envs
        self.layout = self.batch.layout
        self.copy = copy
        self.single_observation_space = spaces.Box(0.0, HIGHEST, (self.layout.size,), np.float32)
        self.single_action_space = spaces.Discrete(len(self.batch.moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game in every place; the same seed gives the same games. `options` are not used."""
        self.batch.reset(seed)
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        batch = self.batch
        seats = batch.asked.copy()
        batch.step(actions)
        rewards = batch.rewards[self._rows, seats]
        infos = self._infos()
        if batch.ended.any():
            final = np.full(self.num_envs, None, dtype=object)
            for slot in np.flatnonzero(batch.ended):
                final[slot] = batch.finals[slot].copy()
            infos["final_obs"] = final
            infos["_final_obs"] = batch.ended.copy()
            infos["final_info"] = {"seat": seats, "_seat": batch.ended.copy()}
            infos["_final_info"] = batch.ended.copy()
        if batch.illegal:
            infos["illegal"] = batch.illegal
        return self._seen(), rewards, batch.ended & ~batch.cut, batch.cut.copy(), infos

    def action_masks(self) -> Any:
        """The legal moves of every game, as sb3-contrib's MaskablePPO asks for them."""
        return self.batch.masks.copy() if self.copy else self.batch.masks

    def _seen(self) -> Any:
        return self.batch.observations.copy() if self.copy else self.batch.observations

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        return {
            "action_mask": self.action_masks(),
            "_action_mask": everywhere,
            "seat": self.batch.asked.copy(),
            "_seat": everywhere,
        }
