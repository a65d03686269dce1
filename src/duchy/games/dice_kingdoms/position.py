"""Positions of Dice Kingdoms, written and read; `docs/positions.md` explains the fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duchy.core.reading.fields import Fields, show
from duchy.games.dice_kingdoms.components.layout import (
    BANS,
    BLOCKS,
    BOATS,
    CLAIMS,
    COLOURS,
    FIRST,
    GUILDS,
    HARVESTING,
    LABELS,
    LAIRS,
    LATER,
    MOMENTS,
    MOST_STATUES,
    OPEN,
    RIVER,
    STATUES,
    TRACKS,
    TREASURY,
    WALL,
    bits,
)
from duchy.games.dice_kingdoms.rules import steps
from duchy.games.dice_kingdoms.rules.turn import ENOUGH_TRACKS

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.state import Lordships

BACKS = ("day", "night")
SOLO_STEPS = (steps.EVENT, steps.INSTRUCTION, steps.STRIKE, steps.SECOND_ROLL)
LONG = {"treasury": TREASURY, "wall_walk": WALL}


# -- Writing -------------------------------------------------------------------------------------


def dump_table(s: Lordships) -> dict[str, Any]:
    table: dict[str, Any] = {
        "first": s.first,
        "active": s.active,
        "ending": s.ending,
        "moment": MOMENTS[s.moment],
        "dice": {"black": s.dice[:2], **{colour: s.dice[2 + c] for c, colour in enumerate(COLOURS)}},
        "rolled": {colour: s.rolled[c] for c, colour in enumerate(COLOURS)},
        "used": domain_names(s, s.used),
        "built_from": domain_names(s, s.origin),
        "ahead": [s.ways.boxes[box] for box in bits(s.ahead)],
        "river": [card_name(card) for card in bits(s.river)],
        "lordships": [dump_lordship(s, seat) for seat in range(s.seats)],
    }
    if s.seats == 1:
        table["solo"] = {
            "events": [s.sheets.events[number].id for number in s.events],
            "river_size": s.river_size,
            "under": [card_name(card) for card in s.under],
            "bans": [ban for b, ban in enumerate(BANS) if s.bans >> b & 1],
            "struck_boxes": {
                s.sheets.sections[section].id: [box + 1 for box in bits(struck)]
                for section, struck in enumerate(s.struck)
                if struck
            },
            "struck_bridges": [
                id
                for id, boxes in zip(s.ways.bridge_ids, s.ways.bridges, strict=True)
                if s.struck_roads & boxes
            ],
            "struck_domains": domain_names(s, s.struck_domains),
            "struck_lairs": [s.sheets.lairs[lair].id for lair in bits(s.struck_lairs)],
        }
    return table


def domain_names(s: Lordships, mask: int) -> list[str]:
    return [s.sheets.domains[domain] for domain in bits(mask)]


def card_name(card: int) -> str:
    """`7 day`: a statue with its back."""
    return f"{card % STATUES + 1} {BACKS[card // STATUES]}"


def dump_lordship(s: Lordships, seat: int) -> dict[str, Any]:
    marks = s.marks[seat * s.width : (seat + 1) * s.width]
    grants = s.grants[seat * 4 : seat * 4 + 4]
    lordship: dict[str, Any] = {
        "citizens": {label: marks[section] for section, label in enumerate(LABELS) if marks[section]},
        "tracks": {guild: marks[TRACKS + track] for track, guild in enumerate(GUILDS)},
        "treasury": marks[TREASURY],
        "wall_walk": marks[WALL],
        "lairs": {lair.id: marks[BLOCKS + lair.start : BLOCKS + lair.stop] for lair in s.sheets.lairs},
        "circled": {
            lair.id: CLAIMS[s.claims[seat * LAIRS + number]]
            for number, lair in enumerate(s.sheets.lairs)
            if s.claims[seat * LAIRS + number] != OPEN
        },
        "roads": roads_by_name(s, s.roads[seat]),
        "domains": domain_names(s, s.rallied[seat]),
        "statues": [card_name(card) for card in bits(s.statues[seat])],
    }
    if any(grants):
        lordship["harvest"] = {guild: grants[track] for track, guild in enumerate(GUILDS) if grants[track]}
    if s.owed[seat]:
        lordship["owed_statues"] = s.owed[seat]
    return lordship


def roads_by_name(s: Lordships, mask: int) -> dict[str, list[int]]:
    """The checked boxes of each road: {"r01": [1, 2]}."""
    roads: dict[str, list[int]] = {}
    for box in bits(mask):
        road, _, number = s.ways.boxes[box].partition(".")
        roads.setdefault(road, []).append(int(number))
    return roads


# -- Reading -------------------------------------------------------------------------------------


def load_table(s: Lordships, fields: Fields) -> None:
    s.clear()
    check_agenda(s, fields)
    s.first = fields.number("first", default=0, high=s.seats - 1)
    s.active = fields.number("active", default=s.first, high=s.seats - 1)
    s.moment = MOMENTS.index(fields.text("moment", default=MOMENTS[0], among=MOMENTS, what="moment"))
    load_dice(s, fields)
    check_dice(s, fields)
    if s.lanes and s.moment != HARVESTING:
        fields.fail("moment", f"must be '{MOMENTS[HARVESTING]}' while seats have lanes of their own")
    if s.seats == 1:
        load_solo(s, fields.table("solo", optional=True))
    for seat, lordship in enumerate(fields.tables("lordships", length=s.seats)):
        load_lordship(s, lordship, seat)
    check_claims(s, fields)
    load_river(s, fields)
    complete = any(s.complete_tracks(seat) >= ENOUGH_TRACKS for seat in range(s.seats))
    s.ending = fields.flag("ending", default=complete and s.seats > 1)


def check_agenda(s: Lordships, fields: Fields) -> None:
    """The numbers of steps name things that exist, and what is played alone is played alone."""
    limits = {
        steps.FILL_TRACK: len(GUILDS),
        steps.CITIZEN_JOINS: len(GUILDS),
        steps.BUILD_ON: len(s.ways.boxes),
        steps.INSTRUCTION: len(s.sheets.instructions),
        steps.STRIKE: len(s.sheets.instructions),
    }
    for kind, _seat, a, b in [step for agenda in (s.trunk, *s.lanes) for step in agenda]:
        name = s.steps[kind].name
        if kind in SOLO_STEPS and s.seats > 1:
            fields.fail("agenda", f"the step '{name}' belongs to the solo game")
        if not 0 <= a < limits.get(kind, a + 1) or not 0 <= b < 256:
            fields.fail("agenda", f"the step '{name}' cannot have the numbers {a} and {b}")


def check_dice(s: Lordships, fields: Fields) -> None:
    """Dice that are used before they are rolled must show something."""
    for kind, _seat, _a, _b in reversed(s.trunk):
        if kind == steps.ROLL_DICE:
            return
        if kind in (steps.EVENT, steps.HARVEST) and 0 in s.dice[:2]:
            fields.fail("dice", f"the black dice must show 1 to 6 for the step '{s.steps[kind].name}'")
        if kind == steps.ACTION and 0 in s.dice[2:] + s.rolled:
            fields.fail("dice", "the coloured dice must show 1 to 6 for the step 'action'")
    for lane in s.lanes:
        if 0 in s.dice[:2] and any(step[0] == steps.HARVEST_SEAT for step in lane):
            fields.fail("dice", "the black dice must show 1 to 6 for the step 'harvest-seat'")


def load_dice(s: Lordships, fields: Fields) -> None:
    dice = fields.table("dice", optional=True)
    if dice.has("black"):
        s.dice[:2] = dice.numbers("black", length=2, high=6)
    s.dice[2:] = [dice.number(colour, default=0, high=6) for colour in COLOURS]
    dice.done()
    rolled = fields.table("rolled", optional=True)
    s.rolled = [rolled.number(colour, default=s.dice[2 + c], high=6) for c, colour in enumerate(COLOURS)]
    rolled.done()
    s.used = load_domains(s, fields, "used")
    if s.used >> 9:
        fields.fail("used", "only a domain that changes a die can be used")
    s.origin = load_domains(s, fields, "built_from")
    for name in fields.texts("ahead", s.ways.by_id, "road box", optional=True):
        s.ahead |= 1 << s.ways.by_id[name]


def load_domains(s: Lordships, fields: Fields, name: str) -> int:
    mask = 0
    for domain in fields.texts(name, s.sheets.domains, "domain", optional=True):
        mask |= 1 << s.sheets.domains.index(domain)
    return mask


def load_solo(s: Lordships, fields: Fields) -> None:
    events = [event.id for event in s.sheets.events]
    s.events = [events.index(name) for name in fields.texts("events", events, "event", optional=True)]
    if len(s.events) > BOATS or len(dict.fromkeys(s.events)) < len(s.events):
        fields.fail("events", f"at most {BOATS} different events were drawn, one for each boat")
    s.river_size = fields.number("river_size", default=RIVER, low=1, high=RIVER)
    for name in fields.listed("under", optional=True):
        s.under.append(take_card(s, fields, "under", name))
    for ban in fields.texts("bans", BANS, "ban", optional=True):
        s.bans |= 1 << BANS.index(ban)
    boxes = fields.table("struck_boxes", optional=True)
    sections = {section.id: number for number, section in enumerate(s.sheets.sections[:BLOCKS])}
    for name in boxes.names():
        if name not in sections:
            boxes.fail(name, "only boxes of citizens, tracks, treasury and wall walk are struck one by one")
        for box in boxes.numbers(name, low=1, high=s.sheets.sizes[sections[name]]):
            s.struck[sections[name]] |= 1 << (box - 1)
    for name in fields.texts("struck_bridges", s.ways.bridge_ids, "bridge", optional=True):
        s.struck_roads |= s.ways.bridges[s.ways.bridge_ids.index(name)]
    s.struck_domains = load_domains(s, fields, "struck_domains")
    lairs = [lair.id for lair in s.sheets.lairs]
    for name in fields.texts("struck_lairs", lairs, "lair", optional=True):
        s.struck_lairs |= 1 << lairs.index(name)
    fields.done()


def load_lordship(s: Lordships, fields: Fields, seat: int) -> None:
    """One seat's sheets; what is not mentioned is as on new sheets."""
    if fields.has("citizens"):
        for label, number in fields.counts("citizens", LABELS, "citizen").items():
            set_marks(s, fields, f"citizens.{label}", seat, LABELS.index(label), number)
    for guild, number in fields.counts("tracks", GUILDS, "track").items():
        set_marks(s, fields, f"tracks.{guild}", seat, TRACKS + GUILDS.index(guild), number)
    for name, section in LONG.items():
        set_marks(s, fields, name, seat, section, fields.number(name, default=0))
    load_lairs(s, fields, seat)
    load_roads(s, fields.table("roads", optional=True), seat)
    touched = 0
    for box in bits(s.roads[seat]):
        touched |= s.ways.touches[box]
    listed = fields.has("domains")
    s.rallied[seat] = load_domains(s, fields, "domains") if listed else touched & ~s.struck_domains
    s.frontier[seat] = s.find_frontier(seat)
    for statue in fields.listed("statues", optional=True):
        card = take_card(s, fields, "statues", statue)
        owned = s.statues[seat]
        if (owned | owned >> STATUES | owned << STATUES) >> card & 1:
            fields.fail("statues", f"the statue {card % STATUES + 1} is there twice")
        s.statues[seat] |= 1 << card
    if s.statues[seat].bit_count() > MOST_STATUES:
        fields.fail("statues", f"a seat owns at most {MOST_STATUES} statues")
    for guild, number in fields.counts("harvest", GUILDS, "track").items():
        track = GUILDS.index(guild)
        if number > s.free(seat, TRACKS + track):
            fields.fail(f"harvest.{guild}", "the track has fewer free boxes")
        s.grants[seat * 4 + track] = number
    s.owed[seat] = fields.number("owed_statues", default=0, high=s.sheets.pedestals_before[-1])
    fields.done()


def set_marks(s: Lordships, fields: Fields, name: str, seat: int, section: int, number: int) -> None:
    size = s.sheets.sizes[section]
    if number > size:
        fields.fail(name, f"must be a number from 0 to {size}, not {number}")
    while s.struck[section] >> number & 1:
        number += 1
    s.marks[seat * s.width + section] = number


def load_lairs(s: Lordships, fields: Fields, seat: int) -> None:
    lairs = {lair.id: lair for lair in s.sheets.lairs}
    table = fields.table("lairs", optional=True)
    for name in table.names():
        if name not in lairs:
            table.fail(name, f"there is no such lair; the lairs are {', '.join(lairs)}")
        lair = lairs[name]
        numbers = table.numbers(name, length=lair.stop - lair.start)
        for block, number in enumerate(numbers):
            set_marks(s, table, f"{name}[{block}]", seat, BLOCKS + lair.start + block, number)
    for number in range(LAIRS):
        s.note_lair(seat, number)
    circled = fields.table("circled", optional=True)
    for name in circled.names():
        if name not in lairs:
            circled.fail(name, f"there is no such lair; the lairs are {', '.join(lairs)}")
        number = s.sheets.lairs.index(lairs[name])
        value = circled.text(name, among=CLAIMS[1:], what="value")
        if not s.complete[seat] >> number & 1:
            circled.fail(name, "this lair is not complete, so nothing is circled there")
        s.claims[seat * LAIRS + number] = FIRST if value == "first" else LATER


def load_roads(s: Lordships, fields: Fields, seat: int) -> None:
    for road in fields.names():
        for number in fields.numbers(road, low=1):
            box = f"{road}.{number}"
            if box not in s.ways.by_id:
                length = s.ways.length(road)
                why = f"this road has {length} boxes, not {number}" if length else "there is no such road"
                fields.fail(road, why)
            s.roads[seat] |= 1 << s.ways.by_id[box]


def check_claims(s: Lordships, fields: Fields) -> None:
    for number, lair in enumerate(s.sheets.lairs):
        if s.claims[number::LAIRS].count(FIRST) > 1:
            fields.fail("lordships", f"two seats have circled the first value of {lair.id}")


def load_river(s: Lordships, fields: Fields) -> None:
    """The open cards; without the field, the lowest cards that nobody has."""
    if fields.has("river"):
        for name in fields.listed("river"):
            s.river |= 1 << take_card(s, fields, "river", name)
        if s.river.bit_count() > s.river_size:
            fields.fail("river", f"has at most {s.river_size} cards, not {s.river.bit_count()}")
        return
    while s.deck and s.river.bit_count() < s.river_size:
        card = s.deck & -s.deck
        s.deck ^= card
        s.river |= card


def take_card(s: Lordships, fields: Fields, field: str, name: object) -> int:
    """A card like "7 day" or "7 night", or 7 for whichever is left, out of the deck."""
    number, _, back = str(name).partition(" ")
    if not number.isdecimal() or not 1 <= int(number) <= STATUES or (back and back not in BACKS):
        fields.fail(field, f'must be statues like "7 day" or "7 night", not {show(name)}')
    card = int(number) - 1 + (STATUES if back == "night" else 0)
    if back == "" and not s.deck >> card & 1:
        card += STATUES
    if not s.deck >> card & 1:
        fields.fail(field, f"the statue {name} is in another place already")
    s.deck ^= 1 << card
    return card
