"""What a move will check before anything else is decided: for labels, for a board to show beforehand, and for
bots to weigh.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from duchy.core.moves import Move
from duchy.games.dice_kingdoms.components.layout import (
    BLOCKS,
    GOLD,
    HARVESTING,
    PEDESTAL,
    SENTINEL,
    STAR,
    TRACKS,
    TREASURY,
    WALL,
    bits,
)
from duchy.games.dice_kingdoms.rules import effects
from duchy.games.dice_kingdoms.showing.view import section_name

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.state import Lordships

ENDS: Final = -1
FORK: Final = -2
"""How a road that reaches no domain stops: by itself, or where a way must be chosen."""


class Pencil:
    """Goes through the boxes that would be checked, and leaves the sheets as they are.

    What comes of it is up to its kinds: `checks` writes down names, `prospects` adds up worths.
    """

    __slots__ = ("marks", "s", "seat")

    s: Lordships
    seat: int
    marks: dict[int, int]

    def __init__(self, s: Lordships, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.marks = {}

    def note(self, section: int, before: int, after: int) -> None:
        """A box of a section is checked: its marks go from `before` to `after`."""
        raise NotImplementedError

    def note_road(self, box: int) -> None:
        """A box of a road is checked."""
        raise NotImplementedError

    def note_end(self, end: int, left: int) -> None:
        """The road reaches the domain `end`, or stops in that way, with so many boxes left to check."""

    def note_choice(self, reward: int) -> None:
        """A reward lets the player choose: what follows depends on that."""
        raise NotImplementedError

    def check(self, section: int) -> None:
        """The next box of a section and the chain behind it, as `effects.check` will do it."""
        s = self.s
        before = self.marks.get(section, -1)
        if before < 0:
            before = s.marks[self.seat * s.width + section]
        if before == s.sheets.sizes[section]:
            return
        after = before + 1
        struck = s.struck[section]
        if struck:
            while struck >> after & 1:
                after += 1
        self.marks[section] = after
        self.note(section, before, after)
        reward = s.sheets.rewards[section][before]
        if reward:
            self.pay(reward)

    def pay(self, reward: int) -> None:
        if reward == GOLD:
            self.check(TREASURY)
        elif reward == SENTINEL:
            self.check(WALL)
        elif reward != STAR:
            self.note_choice(reward)

    def build(self, first: int, value: int, origin: int = -1) -> None:
        """The boxes of a road are checked whatever is chosen on the way."""
        path, end = road_ahead(self.s, self.seat, first, value, origin)
        rewards = self.s.ways.rewards
        for box in path:
            self.note_road(box)
            if rewards[box]:
                self.pay(rewards[box])
        self.note_end(end, value - len(path))


class Names(Pencil):
    """The names of the boxes, as far as they do not depend on a choice."""

    __slots__ = ("boxes", "undecided")

    boxes: list[str]
    undecided: bool

    def __init__(self, s: Lordships, seat: int) -> None:
        super().__init__(s, seat)
        self.boxes = []
        self.undecided = False

    def note(self, section: int, before: int, after: int) -> None:
        if not self.undecided:
            self.boxes.append(f"{section_name(self.s.sheets, section)}.{before + 1}")

    def note_road(self, box: int) -> None:
        self.boxes.append(self.s.ways.boxes[box])

    def note_choice(self, reward: int) -> None:
        if reward != PEDESTAL or self.s.moment != HARVESTING:
            self.undecided = True


def road_ahead(s: Lordships, seat: int, first: int, value: int, origin: int = -1) -> tuple[list[int], int]:
    """The boxes that a road will check before a way must be chosen, and the domain it then reaches.

    `origin` are the domains that a road under way has left; a new one leaves those at its first box.
    """
    ways = s.ways
    origin = (ways.touches[first] & s.rallied[seat] if origin < 0 else origin) | s.struck_domains
    closed = s.roads[seat] | s.struck_roads
    path = [first]
    box = first
    while True:
        touched = ways.touches[box] & ~origin
        if touched:
            return path, bits(touched)[0]
        if len(path) >= value:
            return path, ENDS
        closed |= ways.bit[box]
        following = -1
        for near in ways.next_to[box]:
            if not closed & ways.bit[near]:
                if following >= 0:
                    return path, FORK
                following = near
        if following < 0:
            return path, ENDS
        box = following
        path.append(box)


def value_of(s: Lordships, move: Move) -> int:
    """What a road is built with: green, or green and blue."""
    return s.dice[4] + (s.dice[5] if move.b else 0)


# -- By verb -------------------------------------------------------------------------------------


def checks(s: Lordships, seat: int, move: Move) -> list[str]:
    """The boxes that a move checks, by their names in the layout, in their order."""
    names = Names(s, seat)
    draw = DRAWN.get(move.verb)
    if draw is not None:
        draw(names, move)
    return names.boxes


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
    pencil.build(move.a, value_of(pencil.s, move))


def check_road(pencil: Pencil, move: Move) -> None:
    """A single box; at a fork, as much of the road as is still to be built."""
    s, seat = pencil.s, pencil.seat
    if s.ask(seat) == "build-on":
        pencil.build(move.a, s.step_of(seat)[3], s.origin)
    else:
        pencil.build(move.a, 1)


DRAWN: Final[dict[str, Callable[[Pencil, Move], None]]] = {
    "recruit": check_citizen,
    "citizen": check_citizen,
    "track": check_track,
    "fight": check_fight,
    "combat": check_combat,
    "statue": check_statue,
    "build": check_build,
    "road": check_road,
}
