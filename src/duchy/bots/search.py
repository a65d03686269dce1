"""Information-set Monte-Carlo tree search over imagined states.

Each iteration imagines a full state that agrees with what the seat knows and walks one shared tree with
it. A node is "what was decided since", not a position: dice and hidden cards differ from walk to walk,
so a move counts how often it was *available* as well as how often it was tried. Moves are first weighed
by the game's own evaluation one move ahead (progressive: the more a move was tried, the less that
weighs), and a new leaf is worth what the evaluation says.
"""

from __future__ import annotations

import math
from time import monotonic
from typing import Final

from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import Stream

EXPLORATION: Final = 1.2
SHARPNESS: Final = 3.0
"""How strongly the evaluation one move ahead favours a move before it was tried."""
WIN_SHARE: Final = 0.85
"""How much of a finished game's value is winning; the rest is by how much."""
CLOCK_EVERY: Final = 8


class Edge:
    """A move tried from a node, with what came of it."""

    __slots__ = ("available", "child", "move", "prior", "total", "visits")

    move: Move
    prior: float
    visits: int
    available: int
    total: float
    child: Node | None

    def __init__(self, move: Move, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.child = None

    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    __slots__ = ("edges",)

    edges: dict[int, Edge]

    def __init__(self) -> None:
        self.edges = {}


class Search:
    """The tree of one decision."""

    __slots__ = ("game", "handle", "rng", "root", "seat", "seats")

    def __init__(self, handle: SeatHandle, rng: Stream) -> None:
        self.handle = handle
        self.game: Game = handle.game
        self.seat = handle.seat
        self.seats = handle.seats
        self.rng = rng
        self.root = Node()

    def run(self, iterations: int, seconds: float) -> None:
        """Walk the tree until one of the two limits is reached (0: no such limit)."""
        deadline = monotonic() + seconds
        done = 0
        while iterations == 0 or done < iterations:
            self.walk(self.handle.imagine(self.rng))
            done += 1
            if seconds and done % CLOCK_EVERY == 0 and monotonic() >= deadline:
                return

    def walk(self, world: State) -> None:
        """One iteration: down the tree, one new leaf, and back."""
        node = self.root
        path: list[Edge] = []
        seats: list[int] = []
        while True:
            seat = self.next_decider(world)
            if seat < 0:
                break
            edge = self.select(node, world, seat)
            path.append(edge)
            seats.append(seat)
            world.play(seat, edge.move)
            if edge.visits == 0:
                break
            if edge.child is None:
                edge.child = Node()
            node = edge.child
        values = self.values(world)
        for edge, seat in zip(path, seats, strict=True):
            edge.visits += 1
            edge.total += values[seat]

    def next_decider(self, world: State) -> int:
        """Whose move the tree looks at next; -1 when the game is over.

        What others choose at the same time as somebody else is not seen, so it is no part of the tree:
        they are taken to make the move that looks best to them.
        """
        while len(world.deciders) > 1:
            others = [seat for seat in world.deciders if seat != self.seat]
            seat = others[0]
            world.play(seat, self.likely(world, seat))
        return world.deciders[0] if world.deciders else -1

    def likely(self, world: State, seat: int) -> Move:
        legal = world.offers[seat]
        best = legal[0]
        most = -math.inf
        for move in legal:
            after = world.clone()
            after.play(seat, move)
            value = self.game.evaluate(after, seat)
            if value > most:
                best, most = move, value
        return best

    def select(self, node: Node, world: State, seat: int) -> Edge:
        """The move with the best sum of what it brought and what it may still hide."""
        legal = world.offers[seat]
        edges = node.edges
        if not edges or any(move.id not in edges for move in legal):
            self.expand(node, world, seat)
        best: Edge | None = None
        most = -math.inf
        for move in legal:
            edge = edges[move.id]
            edge.available += 1
            known = edge.total / edge.visits if edge.visits else 0.5
            urge = EXPLORATION * edge.prior * math.sqrt(edge.available) / (1 + edge.visits)
            if known + urge > most:
                best, most = edge, known + urge
        assert best is not None
        return best

    def expand(self, node: Node, world: State, seat: int) -> None:
        """Enter the moves that are new here, weighed by the evaluation one move ahead."""
        legal = world.offers[seat]
        scale = self.game.margin_scale
        worth: list[float] = []
        for move in legal:
            after = world.clone()
            after.play(seat, move)
            worth.append(self.game.evaluate(after, seat) / scale)
        top = max(worth)
        weights = [math.exp(SHARPNESS * (value - top)) for value in worth]
        total = sum(weights)
        for move, weight in zip(legal, weights, strict=True):
            if move.id not in node.edges:
                node.edges[move.id] = Edge(move, weight / total)

    def values(self, world: State) -> list[float]:
        """What the position is worth to each seat, from 0 to 1."""
        scale = self.game.margin_scale
        margins = [self.game.evaluate(world, seat) / scale for seat in range(self.seats)]
        values = [1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, margin)))) for margin in margins]
        if world.over and self.seats > 1:
            winners = world.winners()
            for seat in range(self.seats):
                won = 1.0 / len(winners) if seat in winners else 0.0
                values[seat] = WIN_SHARE * won + (1.0 - WIN_SHARE) * values[seat]
        return values

    def ranking(self) -> list[Edge]:
        """The moves of the decision, the most tried first."""
        return sorted(self.root.edges.values(), key=lambda edge: (-edge.visits, -edge.value(), edge.move.id))


class Explained:
    """A candidate move: how much of the search went to it, and what it may expect (0 to 1)."""

    __slots__ = ("move", "share", "value", "visits")

    def __init__(self, move: Move, visits: int, share: float, value: float) -> None:
        self.move = move
        self.visits = visits
        self.share = share
        self.value = value


class SearchBot:
    """`mcts:<budget>`: so many iterations, or so many milliseconds, a decision."""

    __slots__ = ("iterations", "rng", "seconds")

    def __init__(self, rng: Stream, iterations: int, seconds: float) -> None:
        self.rng = rng
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, seat: SeatHandle) -> Move:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        return self.search(seat).ranking()[0].move

    def explain(self, seat: SeatHandle) -> list[Explained]:
        """The candidate moves of a decision, the best first."""
        ranking = self.search(seat).ranking()
        visits = sum(edge.visits for edge in ranking) or 1
        return [Explained(edge.move, edge.visits, edge.visits / visits, edge.value()) for edge in ranking]

    def search(self, seat: SeatHandle) -> Search:
        search = Search(seat, self.rng)
        search.run(self.iterations, self.seconds)
        return search
