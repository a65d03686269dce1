"""What `train_benchmark.py` has learnt, as an agent of the benchmark.

DUCHY_MODEL=villages-2-self.pt duchy benchmark villages-2 examples.benchmark_agent:Agent
"""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

import torch

from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream
from duchy.envs.observation import Observer, mask_of

sys.path.insert(0, str(Path(__file__).parent))

from train_benchmark import Network

MODEL = "DUCHY_MODEL"
"""The file with the network stands in this variable."""


@cache
def network(path: str, game: Game, seats: int) -> tuple[Observer, Network]:
    torch.set_num_threads(1)
    observer = Observer(game, seats)
    made = Network(observer.layout.size, len(game.moves))
    made.load_state_dict(torch.load(path, weights_only=True)["network"])
    return observer, made


class Agent:
    """Plays the move that the network likes best."""

    def __init__(self, rng: Stream) -> None:
        self.rng = rng

    def choose(self, seat: SeatHandle) -> Move:
        observer, thinks = network(os.environ[MODEL], seat.game, seat.seats)
        world = seat.imagine(self.rng)
        row, mask = observer.vector(world, seat.seat), mask_of(world, seat.seat)
        with torch.no_grad():
            likings, _ = thinks(torch.from_numpy(row), torch.from_numpy(mask.copy()))
        return seat.game.moves[int(likings.argmax())]
