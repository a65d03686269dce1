"""What a move would bring, known before it is made: purse and points of every seat, and what it takes.

It is made in imagined worlds, which hold what the seat knows and else guesses, always the same guesses for
the same knowledge: the answer cannot depend on what the seat may not know. Those worlds have no dice: a move
stops where it wants to draw, or where somebody else decides. What differs between the worlds is not told.
"""

from __future__ import annotations

from typing import NamedTuple

from duchy.core.moves import Move
from duchy.core.showing.words import Phrase
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed

GUESSES = (key_from_seed("what a move would bring"), key_from_seed("and what else it might"))
NO_DICE = bytes(65)
"""A longer key than a stream can draw with."""

Tally = dict[str, int]


class Change(NamedTuple):
    """A number on the mat of a seat, before and after."""

    seat: int
    kind: str
    before: int
    after: int


class Preview(NamedTuple):
    """`chance`: from there on it depends on a draw, or on what the seat cannot know. `touched` are parts of
    the board that are taken or marked, in order; `outlook` says what comes of it later."""

    changes: list[Change]
    chance: bool
    touched: list[str]
    outlook: list[Phrase]


def previews(state: State, seat: int, moves: list[Move]) -> list[Preview]:
    """What each of these moves, which are offered to the seat, would bring as far as that is certain."""
    worlds = known_worlds(state, seat)
    before = [state.tally(owner) for owner in range(state.seats)]
    return [preview(worlds, seat, move, before) for move in moves]


def preview(worlds: list[State], seat: int, move: Move, before: list[Tally]) -> Preview:
    first, *others = (outcome(world, seat, move) for world in worlds)
    after, drew = first
    changes = [
        Change(owner, kind, number, after[owner][kind])
        for owner, tally in enumerate(before)
        for kind, number in tally.items()
        if after[owner][kind] != number
        and all(other[owner][kind] == after[owner][kind] for other, _ in others)
    ]
    return Preview(
        changes,
        drew or any(other != after for other, _ in others),
        worlds[0].touched(seat, move),
        worlds[0].outlook(seat, move),
    )


def known_worlds(state: State, seat: int) -> list[State]:
    """Worlds that agree with all that the seat knows, without dice. Where nothing is hidden one is enough."""
    hides = state.game.secrets and state.seats > 1
    worlds = [state.imagine(seat, Stream(key)) for key in (GUESSES if hides else GUESSES[:1])]
    for world in worlds:
        world.stream = Stream(NO_DICE)
    return worlds


def outcome(world: State, seat: int, move: Move) -> tuple[list[Tally], bool]:
    """What every seat has after a move, or at the moment when it wants to draw, and what its own next choices
    bring in any case; and whether it wanted to draw."""
    after = world.clone()
    drew = False
    try:
        after.play(seat, move)
    except ValueError:  # there are no dice
        drew = True
    tallies = [after.tally(owner) for owner in range(after.seats)]
    for kind, more in world.surely(seat, move).items():
        tallies[seat][kind] += more
    return tallies, drew


def reveals(world: State, seat: int, move: Move) -> bool:
    """Whether somebody knows more after this move than before."""
    after = world.clone()
    try:
        after.play(seat, move)
    except ValueError:  # there are no dice
        return True
    return after.news != world.news
