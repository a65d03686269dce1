"""Each game as a PettingZoo environment: one agent acts at a time (AEC).

>>> from duchy.envs.pettingzoo import king_of_the_valley_v1
>>> env = king_of_the_valley_v1.env(seats=3, options={"partial_groups": False})
>>> env.reset(seed=7)
>>> env.agent_selection in ("seat_0", "seat_1", "seat_2")
True

`env` treats an illegal move as PettingZoo's `TerminateIllegalWrapper` does: it loses the game with -1, and
`infos[agent]["illegal"]` says why it was none; calls in the wrong order are refused. `raw_env` is bare and
faster: there an illegal move raises `duchy.IllegalMove` and changes nothing. Seats that choose at the same
time are asked one after the other, by number.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import duchy
from duchy.core.errors import IllegalMove
from duchy.core.game import Game
from duchy.core.reading.extras import needs_extra
from duchy.core.reading.fields import show
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import KEY_SIZE, Stream, key_from_seed
from duchy.envs.actions import move_with
from duchy.envs.observation import HIGHEST, Observer, has_observation, mask_of, versioned_name
from duchy.envs.rewards import (
    MOST_MOVES,
    BadSetting,
    Potential,
    Reward,
    Shaping,
    read_reward,
    read_shaping,
)

with needs_extra("the PettingZoo environment", "rl", is_module=True):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

ILLEGAL_REWARD: Final = -1.0

Observation = dict[str, Any]


class DuchyAEC(AECEnv):
    """One game as an AEC environment. `layout` names the pieces of an observation."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        cards: str | Path | Mapping[str, Any] | None = None,
        reward: str | Reward = "result",
        illegal: str = "error",
        max_moves: int = MOST_MOVES,
        render_mode: str | None = None,
        shaping: str | Potential | None = None,
        discount: float = 1.0,
    ) -> None:
        """`options` and `cards` are those of the game; `reward` is "result", "score" or a function of the
        finished state that gives a number for each seat. `shaping` adds rewards before the end, see
        `rewards.py`: "points", "evaluation" or a function of a state and a seat."""
        super().__init__()
        self.game = duchy.game(game, cards) if isinstance(game, str) else game
        self.game.check_seats(seats)
        self.game.read_options(seats, options or {})
        if illegal not in ("lose", "error"):
            raise BadSetting(f"illegal: it can be 'lose' or 'error', not {show(illegal)}")
        if render_mode not in (None, "ansi"):
            raise BadSetting(f"render_mode: it can be 'ansi' or None, not {show(render_mode)}")
        self.seats = seats
        self.options = dict(options or {})
        self.reward = read_reward(reward)
        self.shaping = read_shaping(shaping, discount)
        self.illegal = illegal
        self.max_moves = max_moves
        self.render_mode = render_mode
        self.metadata = {
            "name": versioned_name(self.game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observer = Observer(self.game, seats)
        self.layout = self.observer.layout
        self.moves = self.game.moves.all
        shape = (self.layout.size,)
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, HIGHEST, shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (len(self.moves),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(len(self.moves)) for agent in self.possible_agents}
        self._keys = Stream(os.urandom(KEY_SIZE))
        self.agents: list[str] = []

    # -- What PettingZoo asks for ----------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same games, one after the other; `options` are not used."""
        if seed is not None:
            self._keys = Stream(key_from_seed(seed))
        self.table: State = self.game.new(self.seats, options=self.options, key=self._keys.new_key())
        self.played = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.deciders[0]]
        if self.shaping is not None:
            self.shaping.begin()
            self.shaping.asked(self.table, self.table.deciders[0])

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return {
            "observation": self.observer.vector(self.table, seat),
            "action_mask": mask_of(self.table, seat),
        }

    def step(self, action: object) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        try:
            table.play(self.seat_of[agent], move_with(self.moves, action))
        except IllegalMove as problem:
            if self.illegal == "error":
                raise
            self._lose(agent, str(problem))
            return
        self.played += 1
        self._cumulative_rewards[agent] = 0.0
        if table.deciders and self.played < self.max_moves:
            self.agent_selection = self.possible_agents[table.deciders[0]]
            if self.shaping is not None:
                self._shape(self.shaping, table.deciders[0])
        else:
            self._finish()

    def render(self) -> str:
        """What a spectator sees, as text."""
        return json.dumps(self.table.view(None), indent=1)

    def close(self) -> None:
        """Nothing is kept open."""

    # -- What goes beyond ------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        """The ids of the moves that the selected agent may make: faster than its mask."""
        return [move.id for move in self.table.offers[self.seat_of[self.agent_selection]]]

    def handle(self, agent: str) -> SeatHandle:
        """The seat handle of an agent, for a bot of Duchy to sit there."""
        return SeatHandle(self.table, self.seat_of[agent])

    def _lose(self, agent: str, why: str) -> None:
        """An illegal move ends the game: who made it loses, nobody wins."""
        self.infos[agent]["illegal"] = why
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._deads_step_first()

    def _shape(self, shaping: Shaping, seat: int) -> None:
        """Who is asked learns whether it has come forward since it was asked last."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[self.agent_selection] = shaping.asked(self.table, seat)
        self._accumulate_rewards()

    def _finish(self) -> None:
        """The game is over, or has lasted too long; then nobody gets anything for its end."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.reward(self.table), strict=True))
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.shaping is not None:
            for agent in self.agents:
                self.rewards[agent] += self.shaping.last_of(self.table, self.seat_of[agent])
        self._accumulate_rewards()
        self._deads_step_first()


class Maker:
    """A game as PettingZoo's modules are: `env`, `raw_env` and `parallel_env`, under a versioned name."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.name = versioned_name(duchy.game(game_id))

    def raw_env(self, **settings: Any) -> DuchyAEC:
        """The bare environment, with the settings of `DuchyAEC`."""
        return DuchyAEC(self.game_id, **settings)

    def env(self, **settings: Any) -> Any:
        """Illegal moves lose, and calls in the wrong order are refused."""
        return wrappers.OrderEnforcingWrapper(self.raw_env(**{"illegal": "lose", **settings}))

    def parallel_env(self, **settings: Any) -> Any:
        """As a parallel environment, of which only the action of the agent whose turn it is counts."""
        return turn_based_aec_to_parallel(self.env(**settings))


makers: Final[dict[str, Maker]] = {
    maker.name: maker for maker in map(Maker, filter(has_observation, duchy.game_ids()))
}
"""All games by their versioned names."""


def __getattr__(name: str) -> Maker:
    if name in makers:
        return makers[name]
    raise AttributeError(f"there is no environment '{name}'; there are {', '.join(makers)}")


def raw_env(game: str, **settings: Any) -> DuchyAEC:
    return DuchyAEC(game, **settings)


def env(game: str, **settings: Any) -> Any:
    return Maker(game).env(**settings)
