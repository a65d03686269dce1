"""The events of the solo game as lists of instructions (DK-R-06)."""

from __future__ import annotations

from typing import Final

from duchy.core.errors import BadCards
from duchy.core.reading.cards import CardFile, read_source
from duchy.core.reading.fields import Fields
from duchy.games.dice_kingdoms.components.layout import BANS, LONG_SECTIONS, NOTHING, REWARDS, RIVER, TRACKS

EVENTS: Final = 10

STRIKES: Final = ("domain", "bridge", "lair", "citizen", "box")
STRIKE_DOMAIN: Final = 0
STRIKE_BRIDGE: Final = 1
STRIKE_LAIR: Final = 2
STRIKE_CITIZEN: Final = 3
STRIKE_BOX: Final = 4
SET_RIVER: Final = 5
THIS_TURN: Final = 6

WHICH: Final = (
    ("own-die", "own", "open"),
    ("open", "complete"),
    ("open",),
    ("checked", "free"),
    ("next", "last"),
)
OWN_DIE: Final = 0
OWN: Final = 1
UNRALLIED: Final = 2
INCOMPLETE: Final = 0
COMPLETE: Final = 1
CHECKED: Final = 0
FREE: Final = 1
NEXT: Final = 0
LAST: Final = 1
"""Which elements an instruction strikes, each list for one kind of strike."""

LARGEST_TRACK: Final = -1
PAYS_ANYTHING: Final = -1


class Instruction:
    """One thing an event does; `event` is its number and `number` its own among all instructions."""

    __slots__ = ("bans", "count", "event", "number", "of", "op", "otherwise", "pays", "which")

    number: int
    event: int
    op: int
    which: int
    count: int
    of: int
    pays: int
    bans: int
    otherwise: list[int]


class SoloEvent:
    __slots__ = ("does", "id", "source")

    id: str
    does: list[int]
    source: str


def read_events(file: CardFile) -> tuple[list[SoloEvent], list[Instruction]]:
    """The ten event cards (DK-003), and their instructions in one list."""
    events: list[SoloEvent] = []
    instructions: list[Instruction] = []
    for id in file.ids("events"):
        fields = file.fields("events", id)
        event = SoloEvent()
        event.id = id
        event.does = [read_instruction(part, len(events), instructions) for part in fields.tables("does")]
        event.source = read_source(fields)
        fields.done()
        events.append(event)
    if len(events) != EVENTS:
        raise BadCards(f"{file.overlay_name}: events: there are {EVENTS} event cards, not {len(events)}")
    return events, instructions


def read_instruction(fields: Fields, event: int, instructions: list[Instruction]) -> int:
    found = Instruction()
    found.event = event
    found.which = found.of = found.bans = 0
    found.pays = PAYS_ANYTHING
    found.count = 1
    found.otherwise = []
    if fields.has("river"):
        found.op = SET_RIVER
        found.count = fields.number("river", low=1, high=RIVER)
    elif fields.has("this_turn"):
        found.op = THIS_TURN
        for ban in fields.texts("this_turn", BANS, "ban"):
            found.bans |= 1 << BANS.index(ban)
    else:
        read_strike(fields, found)
        found.otherwise = [
            read_instruction(part, event, instructions) for part in fields.tables("else_does", optional=True)
        ]
    fields.done()
    found.number = len(instructions)
    instructions.append(found)
    return found.number


def read_strike(fields: Fields, found: Instruction) -> None:
    found.op = STRIKES.index(fields.text("strike", among=STRIKES, what="element"))
    which = WHICH[found.op]
    found.which = which.index(fields.text("which", default=which[0], among=which, what="kind"))
    found.count = fields.number("count", low=1, high=10)
    if found.op == STRIKE_BOX:
        of = fields.text("of", among=(*LONG_SECTIONS, "largest-track"), what="track")
        found.of = LARGEST_TRACK if of == "largest-track" else TRACKS + LONG_SECTIONS.index(of)
        pays = fields.text("pays", default="any", among=(*REWARDS[1:], "any"), what="reward")
        found.pays = PAYS_ANYTHING if pays == "any" else REWARDS.index(pays)


def fits(instruction: Instruction, reward: int) -> bool:
    """Whether a box that pays this is one that the instruction strikes."""
    return reward != NOTHING if instruction.pays == PAYS_ANYTHING else reward == instruction.pays
