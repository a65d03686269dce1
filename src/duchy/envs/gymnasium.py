"""One seat of a game as a Gymnasium environment, the others played by bots; or a solo game.

>>> import gymnasium, duchy.envs.gymnasium
>>> env = gymnasium.make("duchy/king-of-the-valley-v1", seats=3, opponents=["greedy", "random"])
>>> observation, info = env.reset(seed=7)
>>> bool(info["action_mask"].any())
True

Without the import its name is `duchy.envs.gymnasium:duchy/king-of-the-valley-v1`. `gymnasium.make_vec` makes
many at once (`batch/vector.py`). An illegal move ends the game with -1, and `info["illegal"]` says why it was
none; with `illegal="error"` it raises `duchy.IllegalMove` instead and changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import duchy
from duchy.bots.bot import Bot
from duchy.bots.specs import BotSpec, make_bot
from duchy.core.errors import IllegalMove
from duchy.core.game import Game
from duchy.core.reading.extras import needs_extra
from duchy.core.reading.fields import show
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import KEY_SIZE, Stream
from duchy.envs.actions import move_with
from duchy.envs.batch.seating import listed
from duchy.envs.observation import HIGHEST, Mask, Observer, Vector, game_observation, has_observation, mask_of
from duchy.envs.rewards import MOST_MOVES, BadSetting, Potential, Reward, read_reward, read_shaping

with needs_extra("the Gymnasium environment", "rl", is_module=True):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

ILLEGAL_REWARD: Final = -1.0


class DuchyEnv(gymnasium.Env[Vector, np.int64]):
    """A seat against bots. `layout` names the pieces of an observation."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        opponents: BotSpec | Sequence[BotSpec] = "random",
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        cards: str | Path | Mapping[str, Any] | None = None,
        reward: str | Reward = "result",
        illegal: str = "lose",
        max_moves: int = MOST_MOVES,
        render_mode: str | None = None,
        shaping: str | Potential | None = None,
        discount: float = 1.0,
    ) -> None:
        """`opponents` are the bots to the left of the own seat, by their names, as classes or as objects; one
        stands for all of them. `seat` is the own seat; without it, another one is drawn for every game.
        `reward` is "result", "score" or a function of the finished state. `shaping` adds rewards before the
        end, see `rewards.py`: "points", "evaluation" or a function of a state and a seat."""
        self.game = duchy.game(game, cards) if isinstance(game, str) else game
        self.game.check_seats(seats)
        self.game.read_options(seats, options or {})
        if seat is not None and not 0 <= seat < seats:
            raise BadSetting(f"seat: there is no seat {show(seat)} with {seats} seats")
        if illegal not in ("lose", "error"):
            raise BadSetting(f"illegal: it can be 'lose' or 'error', not {show(illegal)}")
        if render_mode not in (None, "ansi"):
            raise BadSetting(f"render_mode: it can be 'ansi' or None, not {show(render_mode)}")
        self.seats = seats
        self.own_seat = seat
        self.opponents = listed(opponents, seats - 1)
        self.options = dict(options or {})
        self.reward = read_reward(reward)
        self.shaping = read_shaping(shaping, discount)
        self.illegal = illegal
        self.max_moves = max_moves
        self.render_mode = render_mode
        self.observer = Observer(self.game, seats)
        self.layout = self.observer.layout
        self.moves = self.game.moves.all
        self.observation_space = spaces.Box(0.0, HIGHEST, (self.layout.size,), np.float32)
        self.action_space = spaces.Discrete(len(self.moves))

    # -- What Gymnasium asks for -----------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """A new game, run up to the first own decision; `options` are not used."""
        super().reset(seed=seed)
        chance = Stream(self.np_random.bytes(KEY_SIZE))
        self.seat = chance.below(self.seats) if self.own_seat is None else self.own_seat
        self.bots: dict[int, Bot] = {}
        for offset, bot in enumerate(self.opponents, 1):
            other = (self.seat + offset) % self.seats
            self.bots[other] = make_bot(bot, Stream(chance.new_key()), foreign=True)
        self.table: State = self.game.new(self.seats, options=self.options, key=chance.new_key())
        self.played = 0
        self._go_on()
        if self.shaping is not None:
            self.shaping.begin()
            self.shaping.asked(self.table, self.seat)
        return self.observer.vector(self.table, self.seat), self._info()

    def step(self, action: object) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        try:
            self.table.play(self.seat, move_with(self.moves, action))
        except IllegalMove as problem:
            if self.illegal == "error":
                raise
            lost = {**self._info(), "illegal": str(problem)}
            return self.observer.vector(self.table, self.seat), ILLEGAL_REWARD, True, False, lost
        self.played += 1
        self._go_on()
        over = self.table.over
        reward = self.reward(self.table)[self.seat] if over else 0.0
        if self.shaping is not None:
            hoped = self.shaping.last_of if over else self.shaping.asked
            reward += hoped(self.table, self.seat)
        cut = not over and self.played >= self.max_moves
        return self.observer.vector(self.table, self.seat), reward, over, cut, self._info()

    def render(self) -> str:
        """What the seat sees, as text."""
        return json.dumps(self.table.view(self.seat), indent=1)

    # -- What goes beyond ------------------------------------------------------------------------

    def action_masks(self) -> Mask:
        """The legal moves, as sb3-contrib's MaskablePPO asks for them."""
        return mask_of(self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.table, self.seat), "seat": self.seat}

    def _go_on(self) -> None:
        """Let the bots play until the own seat is asked or the game is over."""
        table = self.table
        while table.deciders and self.seat not in table.deciders and self.played < self.max_moves:
            other = table.deciders[0]
            table.play(other, self.bots[other].choose(SeatHandle(table, other)))
            self.played += 1


def env_id(game: Game) -> str:
    """`duchy/card-kingdoms-v1`."""
    return f"duchy/{game.id}-v{game_observation(game).VERSION}"


def register_all() -> None:
    """Make all games known to `gymnasium.make`."""
    for game_id in filter(has_observation, duchy.game_ids()):
        name = env_id(duchy.game(game_id))
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="duchy.envs.gymnasium:DuchyEnv",
                vector_entry_point="duchy.envs.batch.vector:DuchyVectorEnv",
                kwargs={"game": game_id},
            )


register_all()
