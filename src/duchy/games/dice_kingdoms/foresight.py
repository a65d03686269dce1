"""What a move will check before anything else is decided: for labels, and for a board to show beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from duchy.core.moves import Move
from duchy.games.dice_kingdoms import effects
from duchy.games.dice_kingdoms.layout import (
    BLOCKS,
    GOLD,
    HARVESTING,
    NOTHING,
    PEDESTAL,
    SENTINEL,
    STAR,
    TRACKS,
    TREASURY,
    WALL,
    bits,
)
from duchy.games.dice_kingdoms.view import section_name

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.state import Lordships

ENDS = -1
FORK = -2
"""How a road that reaches no domain stops: by itself, or where a way must be chosen."""


class Pencil:
    """Goes through the boxes that would be checked, and leaves the sheets as they are."""

    __slots__ = ("boxes", "marks", "s", "seat", "undecided")

    def __init__(self, s: Lordships, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.boxes: list[str] = []
        self.marks: dict[int, int] = {}
        self.undecided = False
        """A reward of this move lets the player choose: what follows depends on that."""

    def check(self, section: int) -> None:
        """The next box of a section and the chain behind it, as `effects.check` will do it."""
        s = self.s
        marks = self.marks.get(section, s.marks[self.seat * s.width + section])
        if self.undecided or marks == s.sheets.sizes[section]:
            return
        self.boxes.append(f"{section_name(s.sheets, section)}.{marks + 1}")
        reward = s.sheets.rewards[section][marks]
        marks += 1
        while s.struck[section] >> marks & 1:
            marks += 1
        self.marks[section] = marks
        self.pay(reward)

    def pay(self, reward: int) -> None:
        if reward == GOLD:
            self.check(TREASURY)
        elif reward == SENTINEL:
            self.check(WALL)
        elif reward not in (NOTHING, STAR) and not (reward == PEDESTAL and self.s.moment == HARVESTING):
            self.undecided = True

    def build(self, path: list[int]) -> None:
        """The boxes of a road are checked whatever is chosen on the way."""
        for box in path:
            self.boxes.append(self.s.ways.boxes[box])
            self.pay(self.s.ways.rewards[box])


def foreseen(s: Lordships, seat: int, first: int, value: int, origin: int = -1) -> tuple[list[int], int]:
    """The boxes that a road will check before a way must be chosen, and the domain it then reaches.

    `origin` are the domains that a road under way has left; a new one leaves those at its first box.
    """
    ways = s.ways
    origin = (ways.touches[first] & s.rallied[seat] if origin < 0 else origin) | s.struck_domains
    closed = s.roads[seat] | s.struck_roads | 1 << first
    path = [first]
    while True:
        touched = ways.touches[path[-1]] & ~origin
        if touched:
            return path, bits(touched)[0]
        further = ways.neighbours[path[-1]] & ~closed
        if len(path) >= value or not further:
            return path, ENDS
        if further & (further - 1):
            return path, FORK
        closed |= further
        path.append(further.bit_length() - 1)


def value_of(s: Lordships, move: Move) -> int:
    """What a road is built with: green, or green and blue."""
    return s.dice[4] + (s.dice[5] if move.b else 0)


# -- By verb -------------------------------------------------------------------------------------


def checks(s: Lordships, seat: int, move: Move) -> list[str]:
    """The boxes that a move checks, by their names in the layout, in their order."""
    pencil = Pencil(s, seat)
    draw = DRAWN.get(move.verb)
    if draw is not None:
        draw(pencil, move)
    return pencil.boxes


def check_citizen(pencil: Pencil, move: Move) -> None:
    pencil.check(move.a)


def check_track(pencil: Pencil, move: Move) -> None:
    for _ in range(pencil.s.grants[pencil.seat * 4 + move.a] or 1):
        pencil.check(TRACKS + move.a)


def check_fight(pencil: Pencil, move: Move) -> None:
    pencil.check(BLOCKS + move.a)
    pencil.check(TREASURY)


def check_combat(pencil: Pencil, move: Move) -> None:
    section = effects.next_block(pencil.s, pencil.seat, move.a)
    if section >= 0:
        pencil.check(section)


def check_statue(pencil: Pencil, move: Move) -> None:
    statue = pencil.s.sheets.statues[move.a]
    if statue.now == GOLD:
        for _ in range(statue.times):
            pencil.check(TREASURY)


def check_build(pencil: Pencil, move: Move) -> None:
    pencil.build(foreseen(pencil.s, pencil.seat, move.a, value_of(pencil.s, move))[0])


def check_road(pencil: Pencil, move: Move) -> None:
    """A single box; at a fork, as much of the road as is still to be built."""
    s, seat = pencil.s, pencil.seat
    if s.ask(seat) == "build-on":
        pencil.build(foreseen(s, seat, move.a, s.asked(seat)[3], s.origin)[0])
    else:
        pencil.build([move.a])


DRAWN: dict[str, Callable[[Pencil, Move], None]] = {
    "recruit": check_citizen,
    "citizen": check_citizen,
    "track": check_track,
    "fight": check_fight,
    "combat": check_combat,
    "statue": check_statue,
    "build": check_build,
    "road": check_road,
}
