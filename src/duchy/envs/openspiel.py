"""The four games as OpenSpiel games, known to it once this module is imported.

>>> import pyspiel, duchy.envs.openspiel
>>> game = pyspiel.load_game("duchy_card_kingdoms(players=3)")
>>> game.num_players()
3

Further parameters are `options` ("setup:random;mixed_citizens:true", lists with "+"), `reward` ("result" or
"score"), `max_moves` (a longer game is broken off) and `rng_seed` (-1: another one every time). Chance is
sampled; `worlds.py` tells how. Those who choose at the same time are asked one after the other, and what they
choose stays hidden as far as the rules hide it. An illegal action raises `duchy.IllegalMove` and changes
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import duchy
from duchy.core.errors import IllegalMove
from duchy.core.reading.extras import needs_extra
from duchy.core.reading.fields import show
from duchy.core.stream import Stream
from duchy.envs.observation import HIGHEST, Layout
from duchy.envs.rewards import MOST_MOVES, BadSetting
from duchy.envs.worlds import Setting, World, digest

with needs_extra("the OpenSpiel game", "openspiel", is_module=True):
    import numpy as np
    import pyspiel

PARAMETERS: Final = {
    "players": 2,
    "options": "",
    "reward": "result",
    "max_moves": MOST_MOVES,
    "rng_seed": -1,
}
MEMORY_BITS: Final = 64
OWN_MOVE_SCALE: Final = 0.25
HIGHEST_SCORE: Final = 1000.0
"""No game comes near such a margin; OpenSpiel wants a bound."""


def short_name(game_id: str) -> str:
    """`duchy_card_kingdoms`."""
    return f"duchy_{game_id.replace('-', '_')}"


def game_type(game_id: str, utility: Any = pyspiel.GameType.Utility.GENERAL_SUM) -> Any:
    game = duchy.game(game_id)
    return pyspiel.GameType(
        short_name=short_name(game_id),
        long_name=game_id.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


def read_options(text: str) -> dict[str, str]:
    """`setup:random;areas:hills+ruins` as options of the game."""
    options: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadSetting(f"options: each is a name, a colon and a value, not {show(part)}")
        options[name.strip()] = value.strip().replace("+", ",")
    return options


class DuchyGame(pyspiel.Game):
    """A game with its number of players and options. `layout` names the pieces of its tensors."""

    game_id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        chosen = {**PARAMETERS, **params}
        seats = int(chosen["players"])
        self.setting = Setting(
            self.game_id,
            seats,
            read_options(str(chosen["options"])),
            str(chosen["reward"]),
            int(chosen["max_moves"]),
            int(chosen["rng_seed"]),
        )
        self.layout = self.setting.observer.layout
        by_result = self.setting.reward_name == "result"
        utility, total = pyspiel.GameType.Utility.GENERAL_SUM, None
        if by_result and seats > 1:
            utility, total = pyspiel.GameType.Utility.CONSTANT_SUM, 1.0
        elif seats == 2:
            utility, total = pyspiel.GameType.Utility.ZERO_SUM, 0.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.moves),
            max_chance_outcomes=1,
            num_players=seats,
            min_utility=0.0 if by_result else -HIGHEST_SCORE,
            max_utility=1.0 if by_result else HIGHEST_SCORE,
            utility_sum=total,
            max_game_length=self.setting.max_moves,
        )
        super().__init__(game_type(self.game_id, utility), info, params)

    def new_initial_state(self) -> DuchyState:
        return DuchyState(self, World(self.setting))

    def max_chance_nodes_in_history(self) -> int:
        return self.setting.max_moves + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DuchyObserver:
        return DuchyObserver(self.setting, iig_obs_type, params)


class DuchyState(pyspiel.State):
    """A state of OpenSpiel around a world. `world.state` is Duchy's own state."""

    def __init__(self, game: DuchyGame, world: World) -> None:
        super().__init__(game)
        self.world = world

    def current_player(self) -> int:
        world = self.world
        if world.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        if world.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        assert world.state is not None
        return world.state.deciders[0]

    def is_terminal(self) -> bool:
        return self.world.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One outcome: what it brings is drawn when it is taken."""
        return [(0, 1.0)]

    def returns(self) -> list[float]:
        return self.world.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DuchyState:
        """Another state that `player` cannot tell from this one, with dice of its own."""
        rng = Stream(digest(b"", " ".join(repr(sampler()) for _ in range(8))))
        other: DuchyState = self.clone()
        other.world = self.world.imagine(player, rng)
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.world.is_chance:
            if action != 0:
                raise IllegalMove(f"action {action}: at a chance node there is only the outcome 0")
            self.world.draw()
        else:
            self.world.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "draw" if player == pyspiel.PlayerId.CHANCE else self.world.setting.moves[action].text

    def __str__(self) -> str:
        return self.world.full()


class DuchyObserver:
    """What a player sees: the row of numbers with its named pieces, or the view as text.

    With perfect recall the row is followed by the own moves so far (`own_moves`, how often each / 4) and 64
    bits of a digest of everything seen and done (`memory`): two information states have different rows.
    """

    def __init__(self, setting: Setting, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise BadSetting(f"an observer of Duchy has no parameters, not {show(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.setting = setting
        self.recalls = kind.perfect_recall
        self.private = kind.private_info
        own = self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        layout = setting.observer.layout
        if self.recalls:
            layout = Layout([*layout.pieces, ("own_moves", len(setting.moves)), ("memory", MEMORY_BITS)])
        self.tensor = np.zeros(layout.size, np.float32) if own and kind.public_info else None
        self.dict = layout.named(self.tensor) if self.tensor is not None else {}

    def set_from(self, state: DuchyState, player: int) -> None:
        if self.tensor is None:
            return
        world = state.world
        self.tensor.fill(0.0)
        if world.state is not None:
            row = self.setting.observer.vector(world.state, player)
            self.tensor[: len(row)] = row
        if self.recalls:
            for move, times in world.done[player].items():
                self.dict["own_moves"][move] = min(times * OWN_MOVE_SCALE, HIGHEST)
            memory = np.frombuffer(world.remembered(player)[: MEMORY_BITS // 8], np.uint8)
            self.dict["memory"][:] = np.unpackbits(memory)

    def string_from(self, state: DuchyState, player: int) -> str:
        if self.private == pyspiel.PrivateInfoType.NONE:
            return state.world.observation(None)
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return state.world.full()
        return state.world.information(player) if self.recalls else state.world.observation(player)


def register_all() -> None:
    """Make all games known to `pyspiel.load_game`, each with a class of its own.

    OpenSpiel lets go of them after Python has ended: a class survives that, a mere function would not.
    """
    known = pyspiel.registered_names()
    for game_id in duchy.game_ids():
        if short_name(game_id) not in known:
            maker = type(short_name(game_id), (DuchyGame,), {"game_id": game_id})
            pyspiel.register_game(game_type(game_id), maker)


register_all()
