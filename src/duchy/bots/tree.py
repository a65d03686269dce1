"""The tree of a search: nodes are what was decided since, edges the moves tried from there."""

from __future__ import annotations

import math
from typing import Final

from duchy.core.moves import Move

GUESS: Final = 0.25
"""How wrong the evaluation of a move may be that was hardly tried, from 0 to 1."""


class Edge:
    """A move tried from a node, with what came of it.

    `hope` is what the evaluation says of it one move ahead, `prior` how it compares with the other moves of
    its node. A move is not always available: dice and hidden cards differ from walk to walk.
    """

    __slots__ = ("available", "child", "hope", "move", "prior", "squares", "total", "visits")

    move: Move
    prior: float
    hope: float
    visits: int
    available: int
    total: float
    squares: float
    child: Node | None

    def __init__(self, move: Move, prior: float, hope: float) -> None:
        self.move = move
        self.prior = prior
        self.hope = hope
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.squares = 0.0
        self.child = None

    def gain(self, value: float) -> None:
        """The move was tried, and this came of it."""
        self.visits += 1
        self.total += value
        self.squares += value * value

    def value(self) -> float:
        return self.total / self.visits if self.visits else self.hope

    def error(self) -> float:
        """The standard error of what came of it on average; of little that was tried, no less than a wide
        guess."""
        if self.visits < 2:
            return GUESS
        mean = self.total / self.visits
        spread = max(0.0, self.squares / self.visits - mean * mean)
        return math.sqrt(spread / (self.visits - 1))

    def known(self, trust: float) -> float:
        """What came of it on average, with hope counted as so many visits."""
        return (self.total + trust * self.hope) / (self.visits + trust)


class Node:
    __slots__ = ("edges",)

    edges: dict[int, Edge]

    def __init__(self) -> None:
        self.edges = {}
