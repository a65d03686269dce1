"""Alone against the Dark Lord: the Monsters phase and the three endings (CK-184..CK-211)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.core.state import replaced
from duchy.games.card_kingdoms.components.layout import (
    CAPTURED,
    CITIZENS,
    COLUMNS,
    COUNT,
    DEFEAT,
    DOMAINS,
    DUKE_DECK,
    VICTORY,
)
from duchy.games.card_kingdoms.components.vocabulary import Effect
from duchy.games.card_kingdoms.moves import DOMAIN, LOWER, NOTHING, UPPER
from duchy.games.card_kingdoms.rules import steps

if TYPE_CHECKING:
    from duchy.games.card_kingdoms.state import Kingdoms

SECOND_HARVEST: Final = 1
ENOUGH_EXHAUSTED: Final = 5
FREE_CHOICE: Final = 6


# -- What would come from an opponent ------------------------------------------------------------


def robbed_from_reserve(effect: Effect, resource: int) -> int:
    """The full printed amount (CK-190, CK-RU-51)."""
    return max(amount for kind, amount in effect.robs if kind == resource)


def raid_centre(s: Kingdoms, seat: int, effect: Effect) -> None:
    """The top Monster of the leftmost stack that has one, without its reward (CK-192, CK-RU-52)."""
    for column in range(COLUMNS):
        if not s.is_empty(column):
            taken = s.lift(column)
            s.monsters[seat * len(s.box.monsters) + taken] += 1
            s.tell("raid", seat=seat, victim=None, card=s.box.monsters[taken].id, by=effect.card)
            return


# -- Monsters phase ------------------------------------------------------------------------------


def monsters_phase(s: Kingdoms, seat: int, first: int, second: int) -> None:
    """Each die sends one stack against its column. `first` and `second` are 1 while a die is open.

    An attack that has one possible prey and leaves that stack with cards commutes with any other, so
    it is carried out without asking, unless the other may end the game before it; for the rest the
    player chooses prey and order (CK-RU-44, CK-RU-49).
    """
    open_dice: list[int] = []
    for is_open, die in ((first, s.die1), (second, s.die2)):
        if is_open and not (die < FREE_CHOICE and s.is_empty(die - 1)):
            open_dice.append(die)
    may_end = s.exhausted.bit_count() + 1 >= ENOUGH_EXHAUSTED
    in_any_order = not may_end or all(is_harmless(s, die) for die in open_dice)
    waiting: list[int] = []
    for die in open_dice:
        if in_any_order and is_harmless(s, die):
            capture(s, die - 1, prey_of(s, die - 1)[0])
        else:
            waiting.append(die)
    if waiting:
        other = waiting[1] if len(waiting) > 1 else 0
        s.push(steps.ATTACK, seat, waiting[0], other)


def prey_of(s: Kingdoms, column: int) -> list[int]:
    """One of the two Citizen stacks of the column, failing them its Domain (CK-198, CK-199)."""
    prey = []
    if not s.is_empty(CITIZENS + column):
        prey.append(UPPER)
    if not s.is_empty(CITIZENS + COLUMNS + column):
        prey.append(LOWER)
    if prey:
        return prey
    return [NOTHING] if s.is_empty(DOMAINS + column) else [DOMAIN]


def prey_stack(column: int, prey: int) -> int:
    return (CITIZENS + column, CITIZENS + COLUMNS + column, DOMAINS + column)[prey]


def is_harmless(s: Kingdoms, die: int) -> bool:
    """Whether this die names its column, with one possible prey of which it leaves something."""
    if die == FREE_CHOICE:
        return False
    prey = prey_of(s, die - 1)
    if len(prey) > 1 or prey[0] == NOTHING:
        return False
    stack = prey_stack(die - 1, prey[0])
    return s.up[stack] + s.down[stack] > 1


def offer_attack(s: Kingdoms, _seat: int, die: int, other: int) -> list[Move]:
    """A 1-5 names its column; a 6 any whose Monsters are not exhausted (CK-193..CK-197)."""
    columns: list[int] = []
    for value in (die, other):
        if value == FREE_CHOICE:
            columns = [column for column in range(COLUMNS) if not s.is_empty(column)]
            break
        if value and value - 1 not in columns:
            columns.append(value - 1)
    offered: list[Move] = []
    for column in columns:
        offered += [s.moves.attack[column][prey] for prey in prey_of(s, column)]
    return offered


def attack(s: Kingdoms, seat: int, die: int, other: int, move: Move) -> None:
    column, prey = move.a, move.b
    if spends_other(die, other, column + 1):
        die, other = other, die
    if prey == NOTHING:
        finish(s, DEFEAT)
        return
    capture(s, column, prey)
    s.mark_exhausted()
    if s.exhausted.bit_count() >= ENOUGH_EXHAUSTED:
        finish(s, COUNT)
    elif other:
        s.push(steps.MONSTERS_PHASE, seat, int(other == s.die1), int(other != s.die1))


def spends_other(die: int, other: int, rank: int) -> bool:
    """Which die an attack uses up: one that names the column, for a 6 allows the same and more."""
    if die == rank:
        return False
    return other == rank or die != FREE_CHOICE


def capture(s: Kingdoms, column: int, prey: int) -> None:
    """The top card goes to the Dark Lord, and what it uncovers is turned up (CK-198, CK-RU-46)."""
    stack = prey_stack(column, prey)
    card = s.lift(stack)
    if prey == DOMAIN:
        s.domain_place = replaced(s.domain_place, card, CAPTURED)
        captured = s.box.domains[card].id
    else:
        s.captured[card] += 1
        captured = s.box.citizens[card].id
    s.tell("capture", column=column + 1, card=captured)
    s.uncover(stack)


def prompt_attack(s: Kingdoms, _seat: int, die: int, other: int) -> Facts:
    return {"die": die, "other": other, "rule": "CK-193"}


# -- Endings -------------------------------------------------------------------------------------


def ended_by_action(s: Kingdoms) -> bool:
    """Victory when all Monsters are gone, tested before the count (CK-205, CK-207, CK-RU-43)."""
    if all(s.is_empty(column) for column in range(COLUMNS)):
        finish(s, VICTORY)
        return True
    if s.exhausted.bit_count() >= ENOUGH_EXHAUSTED:
        finish(s, COUNT)
        return True
    return False


def finish(s: Kingdoms, outcome: int) -> None:
    """The game ends at once; the Dark Lord is drawn among the Dukes never dealt (CK-185, CK-RU-55)."""
    s.outcome = outcome
    if outcome == COUNT:
        dealt = (s.duke[0], s.spare[0])
        hidden = [duke for duke in range(len(s.box.dukes)) if duke not in dealt]
        s.dark_lord = hidden[s.stream.card(DUKE_DECK, len(hidden))]
        s.tell("dark-lord", card=s.box.dukes[s.dark_lord].id)
    s.tell("game-over")
    s.end()
