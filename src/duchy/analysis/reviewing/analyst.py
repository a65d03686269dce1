"""The analyst: who judges the positions of a game, and how much work that may be.

`analyst:1` is the analyst with its usual budget, `analyst:4` with four times as many imagined states and
other draws. What it finds depends on the game and on this name alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from duchy.analysis.value.judge import Judge, judge_for
from duchy.core.errors import DuchyError
from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed

MOST: Final = 100
PLAYED_ON: Final = 60
"""The decisions that a position is played on at most until the turn ends."""


class BadBudget(DuchyError):
    """A budget that is none."""


@dataclass(frozen=True, slots=True)
class Budget:
    """`glances` and `looks` are imagined states a decision: in the first all moves are compared, in the
    others those that may be best, the last of them to tell by how much. `redraws` is K."""

    size: int
    redraws: int
    glances: int
    looks: int
    last_looks: int

    @property
    def name(self) -> str:
        return f"analyst:{self.size}"


def budget_of(text: str) -> Budget:
    """The budget that a name like `analyst:2`, or just its number, stands for."""
    match = re.fullmatch(r"(?:analyst:)?([0-9]{1,3})", text)
    size = int(match[1]) if match else 0
    if not 1 <= size <= MOST:
        raise BadBudget(
            f"budget '{text}': it is a number from 1 to {MOST}, such as 2 or analyst:2",
            ("error-budget", {"given": text, "most": MOST}),
        )
    return Budget(size, redraws=8 + 8 * size, glances=2 + size, looks=8 * size, last_looks=24 * size)


class Analyst:
    """Values positions at rest: it lets everybody make the move that looks best until the turn is over, and
    asks the judge there. In the middle of a turn the judge would call dice a gift that are about to be
    spent."""

    __slots__ = ("budget", "game", "judge", "seats")

    def __init__(self, game: Game, seats: int, budget: Budget, judge: Judge | None = None) -> None:
        self.game = game
        self.seats = seats
        self.budget = budget
        self.judge = judge or judge_for(game, seats)

    def value(self, state: State, key: bytes) -> list[float]:
        """What a position is worth to all seats. What has to be drawn until the turn ends is drawn with this
        key: the same for positions that are compared."""
        if not state.deciders:
            return self.judge.values(state)
        world = state.clone()
        world.stream = state.stream.anew(key)
        play_on(world, world.turn + 1)
        return self.judge.values(world)


def play_on(world: State, turn: int) -> None:
    """Let everybody make the move that looks best until this turn begins, or the game is over."""
    for _ in range(PLAYED_ON):
        deciders = world.deciders
        if not deciders or world.turn >= turn:
            return
        seat = deciders[0]
        world.play(seat, likely(world, seat))


def likely(world: State, seat: int) -> Move:
    """The move that looks best one move ahead. All are tried: the quick guesses that searches make
    (`game.likely`) are too rough to tell luck by."""
    game = world.game
    weighed = game.weighed(world.offers[seat])
    if len(weighed) == 1:
        return weighed[0]
    worth = game.one_ahead(world, seat, weighed)
    return weighed[worth.index(max(worth))]


def key_for(what: str, number: int) -> bytes:
    return key_from_seed(f"review {what} {number}")


def stream_for_moment(what: str, number: int) -> Stream:
    return Stream(key_for(what, number))
