"""Checking boxes and what they pay: rewards, chains, lairs, roads, statues (DK-015..DK-019, DK-112..DK-126).

A chain runs by itself as long as it only checks next boxes; where the player chooses it puts a step on the
agenda, on top of whatever it interrupts (DK-121).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.games.dice_kingdoms.components.layout import (
    AT_ONCE,
    BLOCKS,
    CLAIMS,
    COMBAT,
    DAY,
    FIRST,
    GOLD,
    GUILDS,
    HARVESTING,
    JOINS,
    LAIRS,
    LATER,
    MOST_STATUES,
    NOTHING,
    PEDESTAL,
    RECRUIT,
    REWARDS,
    SENTINEL,
    STAR,
    STATUES,
    TREASURY,
    WALL,
    bits,
)
from duchy.games.dice_kingdoms.rules import scoring, steps

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.state import Lordships

ASKING: Final = [0, steps.RECRUIT, 0, steps.BUILD_ROAD, 0, steps.COMBAT, 0, 0]
"""The steps of the rewards that let the player choose."""


# -- Boxes in an order ---------------------------------------------------------------------------


def check(s: Lordships, seat: int, section: int) -> None:
    """Check the next box of a section and pay what it shows, on and on (DK-017, DK-019, DK-121)."""
    while True:
        place = seat * s.width + section
        box = s.marks[place]
        size = s.sheets.sizes[section]
        if box == size:
            if s.listener is not None:
                s.tell("lost", seat=seat, card=section_name(s, section))
            return
        marks = box + 1
        struck = s.struck[section]
        if struck:
            while struck >> marks & 1:
                marks += 1
        s.marks[place] = marks
        reward = s.sheets.rewards[section][box]
        if s.listener is not None:
            tell_check(s, seat, section, box, reward)
        if section >= BLOCKS and marks == size:
            lair = s.sheets.lair_of[section - BLOCKS]
            if s.note_lair(seat, lair) and s.moment != HARVESTING:
                claim(s, seat, lair)
        if reward in (NOTHING, STAR):
            return
        if reward == GOLD:
            section = TREASURY
        elif reward == SENTINEL:
            section = WALL
        else:
            pay(s, seat, reward)
            return


def pay(s: Lordships, seat: int, reward: int) -> None:
    """Pay one reward (DK-113..DK-120)."""
    if reward == GOLD:
        check(s, seat, TREASURY)
    elif reward == SENTINEL:
        check(s, seat, WALL)
    elif reward == PEDESTAL:
        if s.moment == AT_ONCE or (s.statue_at_once and s.moment != HARVESTING):
            s.current.append((steps.TAKE_STATUE, seat, 0, 0))
        else:
            s.owed[seat] += 1
    elif reward != STAR:
        s.current.append((ASKING[reward], seat, 0, 0))


def section_name(s: Lordships, section: int) -> str:
    if section < BLOCKS:
        return s.sheets.sections[section].id
    return s.sheets.lairs[s.sheets.lair_of[section - BLOCKS]].id


def tell_check(s: Lordships, seat: int, section: int, box: int, reward: int) -> None:
    facts: Facts = {"seat": seat, "card": section_name(s, section), "box": box + 1}
    if section >= BLOCKS:
        lair = s.sheets.lairs[s.sheets.lair_of[section - BLOCKS]]
        facts["block"] = section - BLOCKS - lair.start + 1
    s.tell("check", **facts, reward=reward_fact(reward))


def reward_fact(reward: int) -> str:
    return REWARDS[reward] if reward else "none"


def gain_gold(s: Lordships, seat: int, _a: int, _b: int) -> None:
    check(s, seat, TREASURY)


# -- Citizens ------------------------------------------------------------------------------------


def offer_recruit(s: Lordships, seat: int, _a: int, _b: int) -> list[Move]:
    """Any section with a free box, whatever the dice show (DK-113, DK-R-27)."""
    start = seat * s.width
    return [move for move in s.moves.citizen if s.marks[start + move.a] < 2]


def offer_joining(s: Lordships, seat: int, guild: int, _b: int) -> list[Move]:
    """Any section of the guild with a free box; none: the power is lost (DK-149, DK-151, DK-R-33)."""
    start = seat * s.width
    free = [section for section in s.sheets.of_guild[guild] if s.marks[start + section] < 2]
    if s.leftmost_joins:
        free = free[:1]
    return [s.moves.citizen[section] for section in free]


def take_citizen(s: Lordships, seat: int, _a: int, _b: int, move: Move) -> None:
    check(s, seat, move.a)


def prompt_recruit(s: Lordships, _seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "DK-113"}


def prompt_joining(s: Lordships, _seat: int, guild: int, _b: int) -> Facts:
    return {"guild": GUILDS[guild], "card": s.sheets.domains[JOINS + guild], "rule": "DK-149"}


# -- Lairs ---------------------------------------------------------------------------------------


def offer_combat(s: Lordships, seat: int, _a: int, _b: int) -> list[Move]:
    """Any lair that is not complete (DK-053, DK-118)."""
    return s.moves.combats[s.complete[seat]]


def next_block(s: Lordships, seat: int, lair: int) -> int:
    """The section of the leftmost incomplete block of a lair, or -1."""
    place = s.sheets.lairs[lair]
    start = seat * s.width
    for section in range(BLOCKS + place.start, BLOCKS + place.stop):
        if s.marks[start + section] < s.sheets.sizes[section]:
            return section
    return -1


def combat(s: Lordships, seat: int, _a: int, _b: int, move: Move) -> None:
    """The next box of the leftmost incomplete block, and no extra Gold (DK-053, DK-103)."""
    check(s, seat, next_block(s, seat, move.a))


def prompt_combat(s: Lordships, _seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "DK-118"}


def claim(s: Lordships, seat: int, lair: int) -> None:
    """The first to complete a lair circles its higher value, all others the lower one (DK-058..DK-061)."""
    circled = FIRST if scoring.is_first(s, lair) else LATER
    s.claims[seat * LAIRS + lair] = circled
    if s.listener is not None:
        place = s.sheets.lairs[lair]
        points = place.first if circled == FIRST else place.later
        s.tell("lair", seat=seat, card=place.id, circled=CLAIMS[circled], points=points)


# -- Roads ---------------------------------------------------------------------------------------


def check_road(s: Lordships, seat: int, box: int) -> None:
    """Check a road box, rally the domains it touches, pay its reward (DK-045, DK-046, DK-116)."""
    ways = s.ways
    roads = s.roads[seat] | ways.bit[box]
    s.roads[seat] = roads
    frontier = s.frontier[seat] | ways.neighbours[box]
    if s.listener is not None:
        s.tell("road", seat=seat, reward=reward_fact(ways.rewards[box]), **s.box_facts(box))
    touched = ways.touches[box] & ~s.rallied[seat] & ~s.struck_domains
    while touched:
        low = touched & -touched
        domain = low.bit_length() - 1
        touched ^= low
        s.rallied[seat] |= low
        frontier |= ways.domain_boxes[domain]
        if s.listener is not None:
            s.tell("rally", seat=seat, card=s.sheets.domains[domain])
        if domain >= JOINS:
            s.current.append((steps.CITIZEN_JOINS, seat, domain - JOINS, 0))
    s.frontier[seat] = frontier & ~roads & ~s.struck_roads
    reward = ways.rewards[box]
    if reward:
        pay(s, seat, reward)


def offer_road(s: Lordships, seat: int, _a: int, _b: int) -> list[Move]:
    """Any box next to a checked box or a rallied domain (DK-115)."""
    return moves_for(s.moves.road, s.frontier[seat])


def moves_for(family: list[Move], mask: int) -> list[Move]:
    return [family[number] for number in bits(mask)]


def build_road(s: Lordships, seat: int, _a: int, _b: int, move: Move) -> None:
    """A Road reward; a Build action that it interrupts may later pass over this box (DK-R-26)."""
    if s.moment == AT_ONCE:
        s.ahead |= s.ways.bit[move.a]
    check_road(s, seat, move.a)


def prompt_road(s: Lordships, _seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "DK-115"}


# -- Statues -------------------------------------------------------------------------------------


def offer_statues(s: Lordships, seat: int, _a: int, _b: int) -> list[Move]:
    """The river without the numbers already owned, and nothing for who has four (DK-124, DK-125)."""
    owned = s.statues[seat]
    if owned.bit_count() >= MOST_STATUES:
        return []
    numbers = (s.river | s.river >> STATUES) & ~(owned | owned >> STATUES) & DAY
    return moves_for(s.moves.statue, numbers)


def take_statue(s: Lordships, seat: int, _a: int, _b: int, move: Move) -> None:
    """In the Action phase the river is refilled before anything else happens (DK-122, DK-R-32)."""
    number = move.a
    card = 1 << number
    if not s.river & card:
        card <<= STATUES
    s.river ^= card
    s.statues[seat] |= card
    statue = s.sheets.statues[number]
    if s.listener is not None:
        s.tell("statue", seat=seat, card=statue.id, night=card > DAY)
    if s.moment == AT_ONCE:
        s.refill_river()
    if statue.now == GOLD:
        kind = steps.GAIN_GOLD
    elif statue.now in (RECRUIT, COMBAT):
        kind = ASKING[statue.now]
    else:
        return
    for _ in range(statue.times):
        s.current.append((kind, seat, 0, 0))


def prompt_statue(s: Lordships, _seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "DK-119"}
