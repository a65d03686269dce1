"""Alone: events on doubles, and what it means to be struck (DK-160..DK-171, DK-R-36..DK-R-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.games.dice_kingdoms.components.events import (
    COMPLETE,
    FREE,
    LARGEST_TRACK,
    LAST,
    OWN,
    SET_RIVER,
    STRIKE_BOX,
    STRIKE_BRIDGE,
    STRIKE_CITIZEN,
    STRIKE_DOMAIN,
    THIS_TURN,
    UNRALLIED,
    Instruction,
    fits,
)
from duchy.games.dice_kingdoms.components.layout import (
    BOATS,
    CITIZEN_SIZE,
    DICE_POWERS,
    EVENT_DECK,
    LABELS,
    TRACK_SIZE,
    TRACKS,
    bits,
)
from duchy.games.dice_kingdoms.rules import steps

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.state import Lordships

ALL_DOMAINS = (1 << 13) - 1


def event(s: Lordships, seat: int, _a: int, _b: int) -> None:
    """A double checks a boat and turns up an event, as long as there are boats (DK-165..DK-167)."""
    if s.dice[0] != s.dice[1] or len(s.events) >= BOATS:
        return
    left = [number for number in range(len(s.sheets.events)) if number not in s.events]
    drawn = left[s.stream.card(EVENT_DECK, len(left))]
    s.events.append(drawn)
    card = s.sheets.events[drawn]
    s.tell("event", seat=seat, card=card.id, boats=len(s.events))
    for number in reversed(card.does):
        s.push(steps.INSTRUCTION, seat, number)


def instruct(s: Lordships, seat: int, number: int, _b: int) -> None:
    instruction = s.sheets.instructions[number]
    if instruction.op == SET_RIVER:
        shrink_river(s, instruction.count)
    elif instruction.op == THIS_TURN:
        s.bans |= instruction.bans
    elif instruction.op == STRIKE_BOX and instruction.of != LARGEST_TRACK:
        strike_boxes(s, instruction, instruction.of)
    elif candidates(s, instruction, 0):
        s.push(steps.STRIKE, seat, number, instruction.count << 4)
    else:
        for other in reversed(instruction.otherwise):
            s.push(steps.INSTRUCTION, seat, other)


def shrink_river(s: Lordships, size: int) -> None:
    """The river goes under the deck, and a smaller one is turned up."""
    s.under += bits(s.river)
    s.river = 0
    s.river_size = size
    s.tell("river-shrinks", size=size)
    s.refill_river()


# -- Choosing what is struck ---------------------------------------------------------------------


def candidates(s: Lordships, instruction: Instruction, guilds: int) -> list[Move]:
    """What may be struck; `guilds` are those that have lost a citizen to this instruction already."""
    op = instruction.op
    if op == STRIKE_DOMAIN:
        own = s.rallied[0]
        which = instruction.which
        pool = ~own if which == UNRALLIED else own if which == OWN else own & DICE_POWERS
        return [s.moves.strike_domain[domain] for domain in bits(pool & ALL_DOMAINS & ~s.struck_domains)]
    if op == STRIKE_BRIDGE:
        return [move for move in s.moves.strike_bridge if is_bridge(s, move.a, instruction.which)]
    if op == STRIKE_CITIZEN:
        sections = free_citizens(s, guilds) if instruction.which == FREE else checked_citizens(s)
        return [s.moves.strike_citizen[section] for section in sections]
    if op == STRIKE_BOX:
        return [s.moves.strike_track[track] for track in largest_tracks(s)]
    return [move for move in s.moves.strike_lair if not (s.complete[0] | s.struck_lairs) >> move.a & 1]


def is_bridge(s: Lordships, bridge: int, which: int) -> bool:
    boxes = s.ways.bridges[bridge]
    if s.struck_roads & boxes:
        return False
    return (s.roads[0] & boxes == boxes) == (which == COMPLETE)


def free_citizens(s: Lordships, guilds: int) -> list[int]:
    """Sections with a free box, each in a guild that was not struck yet."""
    return [
        section
        for section in range(len(LABELS))
        if s.marks[section] < CITIZEN_SIZE and not guilds >> s.sheets.guild_of[section] & 1
    ]


def checked_citizens(s: Lordships) -> list[int]:
    """Sections with a checked box in a guild that has most of them."""
    totals = [sum(s.checked(0, section) for section in sections) for sections in s.sheets.of_guild]
    most = max(totals)
    if most == 0:
        return []
    return [
        section
        for section in range(len(LABELS))
        if totals[s.sheets.guild_of[section]] == most and s.checked(0, section)
    ]


def largest_tracks(s: Lordships) -> list[int]:
    """The incomplete tracks with most checks."""
    open_tracks = [track for track in range(4) if s.marks[TRACKS + track] < TRACK_SIZE]
    checks = [s.checked(0, TRACKS + track) for track in open_tracks]
    return [track for track, number in zip(open_tracks, checks, strict=True) if number == max(checks)]


def offer_strike(s: Lordships, _seat: int, number: int, b: int) -> list[Move]:
    return candidates(s, s.sheets.instructions[number], b & 15)


def strike(s: Lordships, seat: int, number: int, b: int, move: Move) -> None:
    """Strike what was chosen, then the next until the instruction is done (DK-168, DK-R-41)."""
    instruction = s.sheets.instructions[number]
    left, guilds = (b >> 4) - 1, b & 15
    op = instruction.op
    if op == STRIKE_BOX:
        strike_boxes(s, instruction, TRACKS + move.a)
        return
    if op == STRIKE_DOMAIN:
        s.struck_domains |= 1 << move.a
        s.frontier[0] = s.find_frontier(0)
    elif op == STRIKE_BRIDGE:
        s.struck_roads |= s.ways.bridges[move.a]
        s.frontier[0] = s.find_frontier(0)
    elif op == STRIKE_CITIZEN:
        guilds |= 1 << s.sheets.guild_of[move.a]
        strike_box(s, move.a, citizen_box(s, move.a, instruction.which))
    else:
        s.struck_lairs |= 1 << move.a
    if s.listener is not None:
        name = s.sheets.sections[move.a].id if op == STRIKE_CITIZEN else move.text.split(" ", 2)[2]
        s.tell("struck", seat=seat, card=name, by=s.sheets.events[instruction.event].id)
    if left:
        s.push(steps.STRIKE, seat, number, left << 4 | guilds)


def citizen_box(s: Lordships, section: int, which: int) -> int:
    """The rightmost box of a section that is free, or the rightmost that is checked."""
    box = CITIZEN_SIZE - 1 if which == FREE else s.marks[section] - 1
    while s.struck[section] >> box & 1:
        box -= 1
    return box


def strike_boxes(s: Lordships, instruction: Instruction, section: int) -> None:
    """The next, or the last, unchecked boxes of a section that pay this, as many as there are."""
    rewards = s.sheets.rewards[section]
    boxes = [
        box
        for box in range(s.marks[section], len(rewards))
        if fits(instruction, rewards[box]) and not s.struck[section] >> box & 1
    ]
    if instruction.which == LAST:
        boxes.reverse()
    for box in boxes[: instruction.count]:
        strike_box(s, section, box)
        by = s.sheets.events[instruction.event].id
        s.tell("struck-box", card=s.sheets.sections[section].id, box=box + 1, by=by)


def strike_box(s: Lordships, section: int, box: int) -> None:
    """Strike one box; the marks move on if it was the next."""
    s.struck[section] |= 1 << box
    marks = s.marks[section]
    while s.struck[section] >> marks & 1:
        marks += 1
    s.marks[section] = marks


def prompt_strike(s: Lordships, _seat: int, number: int, b: int) -> Facts:
    instruction = s.sheets.instructions[number]
    return {"card": s.sheets.events[instruction.event].id, "left": b >> 4, "rule": "DK-168"}
