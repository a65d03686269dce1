"""A batch: N games, one decision of each at every step."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import duchy
from duchy.bots.observing import new_row
from duchy.core.game import Game
from duchy.core.reading.extras import needs_extra
from duchy.core.reading.fields import show
from duchy.core.state import State
from duchy.core.stream import KEY_SIZE, key_from_seed
from duchy.envs.batch.stepping import CUT, Rivals, Scene, Stepper
from duchy.envs.observation import Observer, array_over
from duchy.envs.rewards import MOST_MOVES, BadSetting, Potential, Reward, read_potential, read_reward

with needs_extra("a batch of games", "rl", is_module=True):
    import numpy as np
    from numpy.typing import NDArray

MOST_GAMES: Final = 1 << 20


class Batch:
    """N games of one kind stepped together.

    After `reset` and after every `step` these arrays tell how it stands; they are made once and written
    again, so copy what is to be kept:

    - `observations` (N, size): what the asked seat sees, `layout` names its pieces; float32, or with
      `codes=True` the uint8 codes, which `scales` turns into the same numbers;
    - `masks` (N, actions): 1 where a move is legal; `asked` (N,): the seat that decides;
    - `rewards` (N, seats): what each seat got in this step;
    - `ended` (N,): this step ended the game, by the rules or because it lasted too long (`cut`). The next
      game has begun already, and the other arrays tell of it; `finals` has what was seen of the old one last.

    Every slot plays games of its own: slot 3 meets the same games whether there are four slots or four
    thousand, in one process or in several.
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        cards: str | Path | Mapping[str, Any] | None = None,
        reward: str | Reward = "result",
        shaping: str | Potential | None = None,
        discount: float = 1.0,
        max_moves: int = MOST_MOVES,
        codes: bool = False,
        first: int = 0,
        arrays: Mapping[str, NDArray[Any]] | None = None,
        rivals: Rivals | None = None,
        illegal: str = "error",
    ) -> None:
        """`reward`, `shaping` and `discount` are those of the other environments. `first` is the number of
        the first slot, `arrays` are arrays to write into, by their names, and `rivals` seats bots."""
        rewarded = (reward, shaping, discount)
        self._settings = (game, games, seats, options, cards, *rewarded, max_moves, codes, first)
        self._seated = {"rivals": rivals, "illegal": illegal}
        if not is_number(games) or not 1 <= games <= MOST_GAMES:
            raise BadSetting(f"games: from 1 to {MOST_GAMES} are stepped together, not {show(games)}")
        if illegal not in ("lose", "error"):
            raise BadSetting(f"illegal: it can be 'lose' or 'error', not {show(illegal)}")
        self.game = duchy.game(game, cards) if isinstance(game, str) else game
        self.game.check_seats(seats)
        self.games = games
        self.seats = seats
        self.moves = self.game.moves.all
        self.observer = Observer(self.game, seats)
        self.layout = self.observer.layout
        self.scales = self.observer.scales
        self.as_codes = codes
        if codes and self.observer.write_codes is None:
            raise BadSetting(f"codes: {self.game.id} writes its rows as numbers, not as codes")
        scene = Scene(
            self.game,
            seats,
            self.game.read_options(seats, options or {}),
            self.observer.write_codes,
            self.layout.size,
            self.observer.at,
            self.observer.asks,
            read_reward(reward),
            read_potential(shaping),
            discount,
            max_moves,
            illegal == "lose",
            rivals,
        )
        self._make_arrays(scene, first, arrays or {})

    def _make_arrays(self, scene: Scene, first: int, given: Mapping[str, NDArray[Any]]) -> None:
        games, size, actions = self.games, self.layout.size, len(self.moves)
        rows = [new_row(length) for length in (games * size, games * actions, games, games, games * size)]
        self.stepper = Stepper(scene, first, *rows)
        codes, masks, asked, ends, finals = map(array_over, rows)
        self._codes = codes.reshape(games, size)
        self._final_codes = finals.reshape(games, size)
        self._masks = masks.view(np.int8).reshape(games, actions)
        self._asked = asked
        self._ends = ends
        shapes = shapes_of(games, self.seats, size, actions, self.as_codes)
        arrays: dict[str, NDArray[Any]] = {
            name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items() if name not in given
        }
        arrays.update(given)
        self.observations = arrays["observations"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.asked: NDArray[np.uint8] = arrays["asked"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.ended: NDArray[np.bool_] = arrays["ended"]
        self.cut: NDArray[np.bool_] = arrays["cut"]
        self.finals = arrays["finals"]

    # -- What callers use ------------------------------------------------------------------------

    def reset(self, seed: int | str | None = None) -> None:
        """A new game in every slot. The same seed gives the same games; without one they are others."""
        self._begin(key_from_seed(seed) if seed is not None else os.urandom(KEY_SIZE))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Make a move in every game: the id of one that `masks` allows. If one of them is no legal move, all
        are refused and nothing is done."""
        chosen = self._read(actions)
        self.stepper.check(chosen)
        self._clear()
        self.stepper.step(chosen)
        self._show()

    @property
    def tables(self) -> list[State]:
        """The states themselves, for whoever looks deeper."""
        return self.stepper.states

    @property
    def illegal(self) -> dict[int, str]:
        """With `illegal="lose"`: why an action of this step was no legal move, by slot."""
        return dict(self.stepper.illegal)

    def __reduce__(self) -> str | tuple[Any, ...]:
        """A batch travels with its games and what was told of the last step, and gets arrays of its own."""
        told = {name: getattr(self, name) for name in ("rewards", "ended", "cut", "finals")}
        return (taken_up, (self._settings, self._seated, self.stepper.kept(), told))

    # -- How the arrays are filled ---------------------------------------------------------------

    def _begin(self, key: bytes) -> None:
        self._clear()
        self.stepper.reset(key, self.games)
        self._show()

    def _read(self, actions: Sequence[int] | NDArray[Any]) -> list[int]:
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise BadSetting(f"actions: {self.games} whole numbers are wanted, one for each game")
        listed: list[int] = chosen.tolist()
        return listed

    def _clear(self) -> None:
        self._codes.fill(0)
        self._masks.fill(0)
        self._ends.fill(0)

    def _show(self) -> None:
        observer, stepper = self.observer, self.stepper
        np.not_equal(self._ends, 0, out=self.ended)
        some_ended = self.ended.any()
        if observer.write_codes is None:
            self._show_plainly()
        else:
            np.minimum(self._codes, observer.caps, out=self._codes)
            self._turn(self._codes, self.observations)
            if some_ended:
                np.minimum(self._final_codes, observer.caps, out=self._final_codes)
                self._turn(self._final_codes, self.finals)
                self._final_codes.fill(0)
        np.copyto(self.masks, self._masks)
        np.copyto(self.asked, self._asked)
        np.equal(self._ends, CUT, out=self.cut)
        self.rewards.fill(0.0)
        if stepper.paid_places:
            np.add.at(self.rewards.reshape(-1), stepper.paid_places, stepper.paid_amounts)

    def _turn(self, codes: NDArray[np.uint8], out: NDArray[Any]) -> None:
        if self.as_codes:
            np.copyto(out, codes)
        else:
            self.observer.numbers(codes, out)

    def _show_plainly(self) -> None:
        """A game that writes its rows as numbers: seat by seat. What was seen at an end is the new game."""
        for slot, state in enumerate(self.tables):
            self.observations[slot] = self.observer.vector(state, int(self._asked[slot]))
        self.finals[self.ended] = self.observations[self.ended]


def taken_up(
    settings: tuple[Any, ...],
    seated: dict[str, Any],
    kept: tuple[Any, ...],
    told: dict[str, NDArray[Any]],
) -> Batch:
    """The batch that was sent."""
    batch = Batch(*settings, **seated)
    if kept[1]:
        batch.stepper.take_up(kept)
        batch._show()
        for name, array in told.items():
            np.copyto(getattr(batch, name), array)
    return batch


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


Shape = tuple[tuple[int, ...], type]


def shapes_of(games: int, seats: int, size: int, actions: int, codes: bool) -> dict[str, Shape]:
    """The arrays of a batch."""
    seen = np.uint8 if codes else np.float32
    return {
        "observations": ((games, size), seen),
        "masks": ((games, actions), np.int8),
        "asked": ((games,), np.uint8),
        "rewards": ((games, seats), np.float32),
        "ended": ((games,), np.bool_),
        "cut": ((games,), np.bool_),
        "finals": ((games, size), seen),
    }
