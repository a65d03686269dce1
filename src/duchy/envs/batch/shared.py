"""A batch in several processes, which write what is seen into memory that all of them share.

>>> from duchy.envs.batch.shared import SharedBatch
>>> with SharedBatch("villages", games=8, processes=2) as batch:
...     batch.reset(seed=7)
...     batch.step(batch.masks.argmax(axis=1))
...     batch.observations.shape
(8, 512)
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final

from duchy.core.errors import DuchyError, IllegalMove
from duchy.core.reading.extras import needs_extra
from duchy.core.reading.fields import show
from duchy.core.stream import KEY_SIZE, key_from_seed
from duchy.envs.batch.games import Batch, Shape, is_number, shapes_of
from duchy.envs.rewards import BadSetting

with needs_extra("a batch of games", "rl", is_module=True):
    import numpy as np
    from numpy.typing import NDArray

MOST_PROCESSES: Final = 256
BOUNDARY: Final = 64
"""Arrays begin at the lines of a processor's cache."""


class SharedBatch:
    """A `Batch` whose games are parted among processes; this one plays a part of them itself.

    The games are those of a batch in one process. `step` returns when all have made their moves.
    """

    def __init__(self, game: str, games: int, seats: int = 2, processes: int = 2, **settings: Any) -> None:
        """`settings` are those of `Batch`; what other processes get must be possible to send."""
        if not is_number(processes) or not 1 <= processes <= min(games, MOST_PROCESSES):
            raise BadSetting(f"processes: from 1 to {min(games, MOST_PROCESSES)}, not {show(processes)}")
        trial = Batch(game, 1, seats, **settings)
        self.games, self.seats = games, seats
        self.game, self.moves = trial.game, trial.moves
        self.layout, self.scales = trial.layout, trial.scales
        codes = bool(settings.get("codes"))
        self._shapes = shapes_of(games, seats, self.layout.size, len(self.moves), codes)
        self._shapes["actions"] = ((games,), np.int64)
        self._memory = SharedMemory(create=True, size=sum(map(room, self._shapes.values())))
        self._helpers: list[tuple[Any, Connection]] = []
        try:
            arrays = laid_out(self._memory, self._shapes)
            self.observations, self.finals = arrays["observations"], arrays["finals"]
            self.masks, self.asked = arrays["masks"], arrays["asked"]
            self.rewards, self.ended, self.cut = arrays["rewards"], arrays["ended"], arrays["cut"]
            self._actions = arrays.pop("actions")
            edges = [games * part // processes for part in range(processes + 1)]
            own = slice(edges[0], edges[1])
            self._own, self._part = own, part_of(game, seats, settings, own, arrays)
            for start, stop in pairwise(edges[1:]):
                self._start(game, settings, slice(start, stop))
        except BaseException:
            self.close()
            raise

    def _start(self, game: str, settings: dict[str, Any], part: slice) -> None:
        context = get_context("spawn")
        here, there = context.Pipe()
        task = (game, self.seats, settings, part, self._memory.name, self._shapes, there)
        helper = context.Process(target=play_a_part, args=task, daemon=True)
        helper.start()
        there.close()
        self._helpers.append((helper, here))
        self._hear(here)

    def reset(self, seed: int | str | None = None) -> None:
        key = key_from_seed(seed) if seed is not None else os.urandom(KEY_SIZE)
        for _, pipe in self._helpers:
            pipe.send_bytes(key)
        self._part._begin(key)
        for _, pipe in self._helpers:
            self._hear(pipe)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Make a move in every game. If one of them is no legal move, all are refused and nothing is done."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise BadSetting(f"actions: {self.games} whole numbers are wanted, one for each game")
        self._check(chosen)
        np.copyto(self._actions, chosen)
        for _, pipe in self._helpers:
            pipe.send_bytes(b"")
        self._part.step(self._actions[self._own])
        for _, pipe in self._helpers:
            self._hear(pipe)

    def _check(self, chosen: NDArray[Any]) -> None:
        """No part makes a move before those of all parts are known to be legal."""
        wrong = (chosen < 0) | (chosen >= len(self.moves))
        wrong[~wrong] = self.masks[np.flatnonzero(~wrong), chosen[~wrong]] == 0
        if wrong.any():
            slot = int(np.flatnonzero(wrong)[0])
            raise IllegalMove(f"game {slot}: action {chosen[slot]} is not legal now: its mask is 0")

    def _hear(self, pipe: Connection) -> None:
        try:
            problem = pipe.recv_bytes()
        except EOFError:
            raise DuchyError("a process of the batch has ended") from None
        if problem:
            raise DuchyError(f"a process of the batch has failed: {problem.decode()}")

    def close(self) -> None:
        """End the other processes and give the memory back; the arrays must not be used after that."""
        for helper, pipe in self._helpers:
            pipe.close()
            helper.join()
        self._helpers = []
        names = ("observations", "finals", "masks", "asked", "rewards", "ended", "cut", "_actions", "_part")
        for name in names:
            self.__dict__.pop(name, None)
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def room(shape: Shape) -> int:
    """The bytes of an array, up to the next boundary."""
    sizes, kind = shape
    bytes_needed = int(np.prod(sizes)) * np.dtype(kind).itemsize
    return -(-bytes_needed // BOUNDARY) * BOUNDARY


def laid_out(memory: SharedMemory, shapes: dict[str, Shape]) -> dict[str, NDArray[Any]]:
    """The arrays, one behind the other in the memory."""
    arrays: dict[str, NDArray[Any]] = {}
    at = 0
    for name, shape in shapes.items():
        arrays[name] = np.ndarray(shape[0], shape[1], memory.buf, at)
        at += room(shape)
    return arrays


def part_of(
    game: str, seats: int, settings: dict[str, Any], part: slice, arrays: dict[str, NDArray[Any]]
) -> Batch:
    """The batch of some of the slots, on their part of the arrays."""
    own = {name: array[part] for name, array in arrays.items()}
    return Batch(game, part.stop - part.start, seats, first=part.start, arrays=own, **settings)


def play_a_part(
    game: str,
    seats: int,
    settings: dict[str, Any],
    part: slice,
    memory_name: str,
    shapes: dict[str, Shape],
    pipe: Connection,
) -> None:
    """What another process does until its pipe is closed: a key begins, nothing steps."""
    memory = SharedMemory(memory_name)
    arrays = laid_out(memory, shapes)
    actions = arrays.pop("actions")
    try:
        batch = part_of(game, seats, settings, part, arrays)
        pipe.send_bytes(b"")
        while True:
            key = pipe.recv_bytes()
            if key:
                batch._begin(key)
            else:
                batch.step(actions[part])
            pipe.send_bytes(b"")
    except EOFError:
        pass
    except Exception as problem:
        pipe.send_bytes(str(problem).encode() or b"?")
