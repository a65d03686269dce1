"""The Action phase: powers over the dice, then recruit, fight or build (DK-091..DK-111, DK-141..DK-148).

Powers are tentative: until the action is chosen the dice can be put back as they were rolled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.games.dice_kingdoms.components.layout import (
    ANY,
    BLOCKS,
    COLOURS,
    DICE_POWERS,
    FLIP,
    NO_BLUE,
    NO_POWERS,
    STEP,
)
from duchy.games.dice_kingdoms.components.roads import FAR, RUN_BITS
from duchy.games.dice_kingdoms.rules import effects, steps

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.state import Lordships


# -- What can be done ----------------------------------------------------------------------------


def offer_action(s: Lordships, seat: int, _a: int, _b: int) -> list[Move]:
    """Every action that checks a box, and every power that changes a die.

    Whoever could act with the dice as rolled must act; only who could not may pass (DK-R-13, DK-R-14).
    """
    dice = s.dice
    blue = 0 if s.bans & NO_BLUE else dice[5]
    offered = offer_targets(s, seat, dice[2], dice[3], dice[4], blue)
    powers = s.rallied[seat] & DICE_POWERS & ~s.used & ~s.struck_domains
    if s.bans & NO_POWERS:
        powers = 0
    has_action = bool(offered)
    if powers:
        offer_powers(s, powers, offered)
    if s.used:
        offered.append(s.moves.reset)
    if not has_action and offered and not can_act_as_rolled(s, seat):
        offered.append(s.moves.no_action)
    return offered


def can_act_as_rolled(s: Lordships, seat: int) -> bool:
    blue = 0 if s.bans & NO_BLUE else s.rolled[3]
    return bool(offer_targets(s, seat, s.rolled[0], s.rolled[1], s.rolled[2], blue))


def offer_targets(s: Lordships, seat: int, yellow: int, red: int, green: int, blue: int) -> list[Move]:
    """The targets of each colour, alone and with blue (0: without it)."""
    start = seat * s.width
    marks = s.marks
    moves = s.moves
    sheets = s.sheets
    offered: list[Move] = []
    section = sheets.section_of[yellow]
    if marks[start + section] < 2:
        offered.append(moves.recruit[section])
    if blue:
        section = sheets.section_of[yellow + blue]
        if marks[start + section] < 2:
            offered.append(moves.recruit[section])
    sizes = sheets.sizes
    for section in sheets.fights[red * 7 + blue]:
        if marks[start + section] < sizes[section]:
            offered.append(moves.fight[section - BLOCKS])
    offer_roads(s, seat, green, blue, offered)
    return offered


def offer_roads(s: Lordships, seat: int, green: int, blue: int, offered: list[Move]) -> None:
    """Where a road can begin or go on; with blue too where that could check more boxes (DK-106)."""
    build = s.moves.build
    build_blue = s.moves.build_blue
    closed = s.roads[seat] | s.struck_roads
    for reach in s.ways.reaches(s.frontier[seat], closed, s.rallied[seat], s.struck_domains):
        box = reach >> RUN_BITS
        offered.append(build[box])
        if blue and reach & FAR > green:
            offered.append(build_blue[box])


def offer_powers(s: Lordships, powers: int, offered: list[Move]) -> None:
    """Each owned power once a phase, and only where it changes the die (DK-145, DK-146, DK-R-18)."""
    moves = s.moves
    for colour in range(4):
        value = s.dice[2 + colour]
        if powers >> (STEP + colour) & 1:
            if value < 6:
                offered.append(moves.up[colour])
            if value > 1:
                offered.append(moves.down[colour])
        if powers >> (FLIP + colour) & 1:
            offered.append(moves.flip[colour])
        if powers >> ANY & 1:
            if value < 6:
                offered.append(moves.any_up[colour])
            if value > 1:
                offered.append(moves.any_down[colour])


def act(s: Lordships, seat: int, _a: int, _b: int, move: Move) -> None:
    verb = move.verb
    if verb == "build":
        build(s, seat, move)
    elif verb == "recruit":
        recruit(s, seat, move)
    elif verb == "fight":
        fight(s, seat, move)
    elif verb == "pass":
        skip_action(s, seat, move)
    elif verb == "reset":
        reset_dice(s, seat, move)
    else:
        change_die(s, seat, move)


def prompt_action(s: Lordships, _seat: int, _a: int, _b: int) -> Facts:
    facts: Facts = {colour: s.dice[2 + c] for c, colour in enumerate(COLOURS)}
    facts["no_blue"] = int(s.bans & NO_BLUE > 0)
    facts["no_powers"] = int(s.bans & NO_POWERS > 0)
    facts["rule"] = "DK-092"
    return facts


# -- Powers --------------------------------------------------------------------------------------


def changed(value: int, move: Move) -> int:
    """What a die becomes: one more or less, or its opposite face (DK-142, DK-143)."""
    return value + move.c if move.c else 7 - value


def change_die(s: Lordships, seat: int, move: Move) -> None:
    before = s.dice[2 + move.b]
    s.dice[2 + move.b] = changed(before, move)
    s.used |= 1 << move.a
    if s.listener is not None:
        after = s.dice[2 + move.b]
        card = s.sheets.domains[move.a]
        s.tell("die", seat=seat, card=card, die=COLOURS[move.b], before=before, after=after)
    s.push(steps.ACTION, seat)


def reset_dice(s: Lordships, seat: int, _move: Move) -> None:
    s.dice = s.dice[:2] + s.rolled
    s.used = 0
    s.tell("reset", seat=seat)
    s.push(steps.ACTION, seat)


def skip_action(s: Lordships, seat: int, _move: Move) -> None:
    s.tell("no-action", seat=seat)


# -- Recruit and fight ---------------------------------------------------------------------------


def recruit(s: Lordships, seat: int, move: Move) -> None:
    """One box of the section whose value is shown (DK-097..DK-099)."""
    if s.listener is not None:
        s.tell("recruit", seat=seat, card=s.sheets.sections[move.a].id)
    effects.check(s, seat, move.a)


def fight(s: Lordships, seat: int, move: Move) -> None:
    """The next box of a matching block and its reward, then 1 Gold (DK-100..DK-102)."""
    if s.listener is not None:
        lair = s.sheets.lairs[s.sheets.lair_of[move.a]]
        s.tell("fight", seat=seat, card=lair.id, block=move.a - lair.start + 1)
    s.current.append((steps.GAIN_GOLD, seat, 0, 0))
    effects.check(s, seat, BLOCKS + move.a)


# -- Build ---------------------------------------------------------------------------------------


def build(s: Lordships, seat: int, move: Move) -> None:
    """As many boxes of one road as green shows, or green and blue (DK-105..DK-111)."""
    value = s.dice[4] + (s.dice[5] if move.b else 0)
    s.origin = s.ways.touches[move.a] & s.rallied[seat]
    s.ahead = 0
    if s.listener is not None:
        s.tell("build", seat=seat, value=value, **s.box_facts(move.a))
    go_on(s, seat, move.a, value)


def go_on(s: Lordships, seat: int, box: int, left: int) -> None:
    """Check `box` and as much of the road beyond it as needs no decision."""
    agenda = s.current
    while True:
        left -= 1
        if left == 0 or s.ways.touches[box] & ~s.origin & ~s.struck_domains:
            effects.check_road(s, seat, box)
            return
        height = len(agenda)
        agenda.append((steps.BUILD_ON, seat, box, left))
        effects.check_road(s, seat, box)
        if len(agenda) > height + 1:
            return
        further = next_boxes(s, seat, box)
        if further & (further - 1):
            return
        agenda.pop()
        if not further:
            return
        box = further.bit_length() - 1


def next_boxes(s: Lordships, seat: int, box: int) -> int:
    """The boxes a road can go on to: unchecked neighbours, also past what a Road reward of this action
    has checked ahead, unless that has reached a domain (DK-R-23..DK-R-26)."""
    ways = s.ways
    closed = s.roads[seat] | s.struck_roads
    further = ways.neighbours[box] & ~closed
    todo = ways.neighbours[box] & s.ahead
    seen = todo
    while todo:
        low = todo & -todo
        todo ^= low
        passed = low.bit_length() - 1
        if ways.touches[passed] & ~s.origin & ~s.struck_domains:
            continue
        further |= ways.neighbours[passed] & ~closed
        more = ways.neighbours[passed] & s.ahead & ~seen
        seen |= more
        todo |= more
    return further


def offer_on(s: Lordships, seat: int, box: int, _left: int) -> list[Move]:
    """At a fork the player picks a branch; a dead end ends the road (DK-108, DK-R-23)."""
    return effects.moves_for(s.moves.road, next_boxes(s, seat, box))


def build_on(s: Lordships, seat: int, _box: int, left: int, move: Move) -> None:
    go_on(s, seat, move.a, left)


def prompt_on(s: Lordships, _seat: int, box: int, left: int) -> Facts:
    return {**s.box_facts(box), "left": left, "rule": "DK-R-23"}
