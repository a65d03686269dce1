"""Information-set Monte-Carlo tree search over imagined states.

Each iteration takes a full state that agrees with what the seat knows and walks one shared tree with it. A
node is "what was decided since", not a position: dice and hidden cards differ from walk to walk, so a move
counts how often it was *available* as well as how often it was tried. Moves are first weighed by the game's
own evaluation one move ahead (progressive: the more a move was tried, the less that weighs).

Every walk ends at the same horizon, the end of the seat's next turn (alone: of the next two), or as many
rounds later as the game's `rounds_ahead` says: what the evaluation says now and a turn later cannot be
compared. A new leaf is played on to there, everybody making the move that looks best.

Luck is the enemy of a short search. So the first moves are compared on equal terms: each meets the same
imagined states, with the same dice to come, in the same order, and the luck that all of them have in such a
state counts for none. And a walk goes on beyond a roll of dice only from where it has been often enough for
the luck to even out.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from time import monotonic
from typing import Final

from duchy.bots.tree import Edge, Node
from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import Stream

work_time: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)
"""How long this thread has worked, in seconds; a browser's Python has only the clock."""
EXPLORATION: Final = 1.2
SHARPNESS: Final = 3.0
"""How strongly the evaluation one move ahead favours a move before it was tried."""
TRUST: Final = 3.0
"""The visits that the evaluation one move ahead counts for."""
WIN_SHARE: Final = 0.85
"""How much of a finished game's value is winning; the rest is by how much."""
PLAYED_ON: Final = 100
"""The decisions that a leaf is played on at most to reach the horizon; 0: valued as it is."""
FEW: Final = 5
"""The moves that are weighed where a leaf is played on: those that looked best before in this search."""
BEYOND_LUCK: Final = 30
"""The visits after which a walk goes on beyond a move that is no decision, such as rolling dice."""
FIRST_LOOKS: Final = 3
"""The imagined states in which the first moves are weighed."""
SURE: Final = 1e-6
"""No chance is told as nearer to 0 or 1 than this."""
CLOCK_EVERY: Final = 8
MOST_NODES: Final = 200_000
MOST_WORLDS: Final = 2_000
"""Both bound the memory of a search, however long it is."""


def logistic(worth: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, worth))))


def promising(moves: list[Move], looks: dict[int, float]) -> list[Move]:
    """Those that are new, and a few of the others, by how they looked beside the best of their last time."""
    if len(moves) <= FEW:
        return moves
    known = [move for move in moves if move.id in looks]
    if len(known) <= FEW:
        return moves
    new = [move for move in moves if move.id not in looks]
    known.sort(key=lambda move: -looks[move.id])
    return new + known[:FEW]


class Budget:
    """What a decision may cost: iterations, seconds of the processor, seconds of the clock (0: no limit)."""

    __slots__ = ("clock", "iterations", "work")

    def __init__(self, iterations: int = 0, work: float = 0.0, clock: float = 0.0) -> None:
        self.iterations = iterations
        self.work = work
        self.clock = clock

    def __reduce__(self) -> str | tuple[object, ...]:
        return (Budget, (self.iterations, self.work, self.clock))


class Search:
    """The tree of one decision."""

    __slots__ = (
        "game",
        "handle",
        "horizon",
        "looks",
        "lucks",
        "nodes",
        "par",
        "played_on",
        "rng",
        "root",
        "scale",
        "seat",
        "seats",
        "worlds",
    )

    def __init__(self, handle: SeatHandle, rng: Stream, played_on: int = PLAYED_ON) -> None:
        self.handle = handle
        self.game: Game = handle.game
        self.seat = handle.seat
        self.seats = handle.seats
        self.scale = self.game.move_scale
        self.par = [0.0] * self.seats
        self.played_on = played_on
        self.horizon = 0
        self.rng = rng
        self.worlds: list[State] = []
        self.looks: list[dict[int, float]] = [{} for _ in range(self.seats)]
        self.lucks: list[float] = []
        self.root = Node()
        self.nodes = 1

    def run(self, budget: Budget) -> None:
        """Walk the tree until one of the limits is reached."""
        deadline = monotonic() + budget.clock
        enough = work_time() + budget.work
        self.look_first()
        done = 0
        while budget.iterations == 0 or done < budget.iterations:
            first = self.select(self.root, self.worlds[0], self.seat)
            number = first.visits
            value = self.walk(self.world(number), first)
            first.gain(value - self.luck(number, first, value))
            done += 1
            if done % CLOCK_EVERY == 0:
                if budget.clock and monotonic() >= deadline:
                    return
                if budget.work and work_time() >= enough:
                    return

    def luck(self, number: int, first: Edge, value: float) -> float:
        """How much better an imagined state is than expected, as the first move that met it found: what it
        brings is no merit of a move. So moves differ by what they bring in the same states."""
        if number >= MOST_WORLDS:
            return self.usual_luck()
        if number == len(self.lucks):
            self.lucks.append(value - first.known(TRUST))
        return self.lucks[number]

    def usual_luck(self) -> float:
        """By how much things turn out better than the evaluation says one move ahead."""
        return sum(self.lucks) / len(self.lucks) if self.lucks else 0.0

    # -- Imagined states -------------------------------------------------------------------------

    def world(self, number: int) -> State:
        """A copy of the imagined state of this number, the same for each first move."""
        if number >= MOST_WORLDS:
            return self.imagined()
        while number >= len(self.worlds):
            self.worlds.append(self.imagined())
        return self.worlds[number].clone()

    def imagined(self) -> State:
        """An imagined state in which only this seat has still to choose."""
        world = self.handle.imagine(self.rng)
        self.let_others_choose(world)
        return world

    def let_others_choose(self, world: State) -> None:
        """What others choose at the same time as somebody else is not seen, so it is no part of the tree:
        they are taken to make the move that looks best to them."""
        while len(world.deciders) > 1:
            seat = world.deciders[0]
            if seat == self.seat:
                seat = world.deciders[1]
            world.play(seat, self.likely(world, seat))

    def likely(self, world: State, seat: int) -> Move:
        """The move that looks best one move ahead, among those that may."""
        guess = self.game.likely(world, seat)
        if guess is not None:
            return guess
        looks = self.looks[seat]
        weighed = promising(self.game.weighed(world.offers[seat]), looks)
        if len(weighed) == 1:
            return weighed[0]
        worth = self.weigh(world, seat, weighed)
        top = max(worth)
        for index, move in enumerate(weighed):
            looks[move.id] = worth[index] - top
        return weighed[worth.index(top)]

    # -- Walking ---------------------------------------------------------------------------------

    def walk(self, world: State, first: Edge) -> float:
        """One iteration: down the tree, one new leaf, and back. What it was worth to this seat."""
        edge = first
        seat = self.seat
        path: list[Edge] = []
        seats: list[int] = []
        while True:
            path.append(edge)
            seats.append(seat)
            world.play(seat, edge.move)
            self.let_others_choose(world)
            if edge.visits == 0 or not world.deciders or world.turn >= self.horizon:
                break
            seat = world.deciders[0]
            if len(world.offers[seat]) == 1 and edge.visits < BEYOND_LUCK:
                break
            child = edge.child
            if child is None:
                if self.nodes >= MOST_NODES:
                    break
                child = edge.child = Node()
                self.nodes += 1
            edge = self.select(child, world, seat)
        self.play_on(world)
        values = self.values(world)
        for edge, seat in zip(path[1:], seats[1:], strict=True):
            edge.gain(values[seat])
        return values[self.seat]

    def play_on(self, world: State) -> None:
        """To the horizon, as everybody is likely to."""
        for _ in range(self.played_on):
            if not world.deciders or world.turn >= self.horizon:
                return
            seat = world.deciders[0]
            world.play(seat, self.likely(world, seat))

    def select(self, node: Node, world: State, seat: int) -> Edge:
        """The move with the best sum of what it brought and what it may still hide."""
        weighed = self.game.weighed(world.offers[seat])
        edges = node.edges
        if any(move.id not in edges for move in weighed):
            worth = self.weigh(world, seat, weighed) if len(weighed) > 1 else [0.0]
            self.enter(node, weighed, worth, seat)
        best: Edge | None = None
        most = -math.inf
        for move in weighed:
            edge = edges[move.id]
            edge.available += 1
            known = edge.known(TRUST)
            urge = EXPLORATION * edge.prior * math.sqrt(edge.available) / (1 + edge.visits)
            if known + urge > most:
                best, most = edge, known + urge
        assert best is not None
        return best

    # -- Weighing --------------------------------------------------------------------------------

    def look_first(self) -> None:
        """Weigh the first moves in several states, so that one lucky die does not mislead the search."""
        weighed = self.game.weighed(self.handle.legal())
        total = [0.0] * len(weighed)
        for _ in range(FIRST_LOOKS):
            world = self.imagined()
            self.worlds.append(world)
            for index, worth in enumerate(self.weigh(world, self.seat, weighed)):
                total[index] += worth / FIRST_LOOKS
        self.horizon = self.worlds[0].turn + self.game.rounds_ahead * max(2, self.seats) + 1
        self.set_par(max(total))
        self.enter(self.root, weighed, total, self.seat)

    def set_par(self, own: float) -> None:
        """Positions are compared with how everybody stands now, not with a tie: to somebody far ahead or far
        behind all moves would look alike."""
        for seat in range(self.seats):
            standing = [self.game.evaluate(world, seat) / self.scale for world in self.worlds]
            self.par[seat] = sum(standing) / len(standing)
        if self.seats == 2:
            self.par[1 - self.seat] = -own
        self.par[self.seat] = own

    def enter(self, node: Node, weighed: list[Move], worth: list[float], seat: int) -> None:
        """Enter the moves that are new in a node, as their worth compares."""
        top = max(worth)
        weights = [math.exp(SHARPNESS * (value - top)) for value in worth]
        total = sum(weights)
        for index, move in enumerate(weighed):
            if move.id not in node.edges:
                hope = self.chance(worth[index], seat)
                node.edges[move.id] = Edge(move, weights[index] / total, hope)

    def weigh(self, world: State, seat: int, moves: list[Move]) -> list[float]:
        """What the evaluation says of each of these moves of a seat, in the game's scale of moves."""
        return [value / self.scale for value in self.game.one_ahead(world, seat, moves)]

    def values(self, world: State) -> list[float]:
        """What the position is worth to each seat, from 0 to 1. Between two, one's gain is the other's
        loss, and it is told by the seat that is to move: it knows best what it can do now."""
        if self.seats == 2:
            mover = world.deciders[0] if world.deciders else 0
            worth = self.chance(self.game.evaluate(world, mover) / self.scale, mover)
            values = [worth, 1.0 - worth] if mover == 0 else [1.0 - worth, worth]
        else:
            values = [
                self.chance(self.game.evaluate(world, seat) / self.scale, seat) for seat in range(self.seats)
            ]
        if self.seats > 1 and not world.deciders:
            winners = world.winners()
            for seat in range(self.seats):
                won = 1.0 / len(winners) if seat in winners else 0.0
                values[seat] = WIN_SHARE * won + (1.0 - WIN_SHARE) * values[seat]
        return values

    def chance(self, worth: float, seat: int) -> float:
        """A worth in the game's scale as a chance from 0 to 1; a half is where the seat stands now."""
        return logistic(worth - self.par[seat])

    def expected(self, edge: Edge) -> float:
        """What a first move may expect, as a chance from 0 to 1; a half is a tie (alone: par)."""
        if self.seats == 1:
            return self.value_of(edge)
        return logistic(self.margin(edge) / self.game.margin_scale)

    def value_of(self, edge: Edge) -> float:
        return max(SURE, min(1.0 - SURE, edge.value() + self.usual_luck()))

    def margin(self, edge: Edge) -> float:
        """The lead over the best rival that a first move may expect, in points; alone: over par."""
        value = self.value_of(edge)
        return (math.log(value / (1.0 - value)) + self.par[self.seat]) * self.scale

    def margin_error(self, edge: Edge) -> float:
        """The standard error of that lead."""
        value = self.value_of(edge)
        return edge.error() * self.scale / (value * (1.0 - value))

    def ranking(self) -> list[Edge]:
        """The moves of the decision, the most tried first."""
        return sorted(self.root.edges.values(), key=lambda edge: (-edge.visits, -edge.value(), edge.move.id))


class Hint:
    """A candidate move: how much of the search went to it, what it may expect (0 to 1), and the lead over the
    best rival in points with its standard error."""

    __slots__ = ("error", "margin", "move", "share", "value", "visits")

    def __init__(
        self, move: Move, visits: int, share: float, value: float, margin: float, error: float
    ) -> None:
        self.move = move
        self.visits = visits
        self.share = share
        self.value = value
        self.margin = margin
        self.error = error


class SearchBot:
    """`mcts:<budget>`: so many iterations, or so many milliseconds, a decision."""

    __slots__ = ("budget", "rng")

    def __init__(self, rng: Stream, budget: Budget) -> None:
        self.rng = rng
        self.budget = budget

    def __reduce__(self) -> str | tuple[object, ...]:
        return (SearchBot, (self.rng, self.budget))

    def choose(self, seat: SeatHandle) -> Move:
        weighed = seat.game.weighed(seat.legal())
        if len(weighed) == 1:
            return weighed[0]
        return self.search(seat).ranking()[0].move

    def hints(self, seat: SeatHandle) -> list[Hint]:
        """The candidate moves of a decision, the best first."""
        search = self.search(seat)
        ranking = search.ranking()
        visits = sum(edge.visits for edge in ranking) or 1
        return [
            Hint(
                edge.move,
                edge.visits,
                edge.visits / visits,
                search.expected(edge),
                search.margin(edge),
                search.margin_error(edge),
            )
            for edge in ranking
        ]

    def search(self, seat: SeatHandle) -> Search:
        search = Search(seat, self.rng)
        search.run(self.budget)
        return search
