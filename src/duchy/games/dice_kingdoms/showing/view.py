"""What a seat may know: everything, for nothing is hidden; the deck is only counted.

`sheet_layout` is what never changes: every box with what it pays and where it is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duchy.games.dice_kingdoms.components.cards import Section, Sheets
from duchy.games.dice_kingdoms.components.layout import (
    BANS,
    BLOCKS,
    CLAIMS,
    DAY,
    DICE_POWERS,
    GUILDS,
    LABELS,
    LAIRS,
    OPEN,
    REWARDS,
    STATUES,
    TRACKS,
    TREASURY,
    WALL,
    bits,
)
from duchy.games.dice_kingdoms.position import domain_names, roads_by_name
from duchy.games.dice_kingdoms.rules import scoring

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.showing import shown
    from duchy.games.dice_kingdoms.state import Lordships


def view_table(s: Lordships, _seat: int | None) -> shown.Table:
    table: shown.Table = {
        "first": s.first,
        "active": s.active if s.turn else None,
        "round": (s.turn - 1) // s.seats + 1 if s.turn else 0,
        "last_round": s.ending,
        "dice": view_dice(s) if s.dice[0] else None,
        "river": [view_statue(s, card) for card in bits(s.river)],
        "deck": view_deck(s),
        "lairs": [view_lair(s, lair) for lair in range(LAIRS)],
        "lordships": [view_lordship(s, owner) for owner in range(s.seats)],
        "reconstructed": s.sheets.reconstructed,
    }
    if s.seats == 1:
        table["solo"] = view_solo(s)
    return table


def view_dice(s: Lordships) -> shown.Dice:
    yellow, red, green, blue = s.dice[2:]
    return {
        "black": s.dice[:2],
        "sum": s.dice[0] + s.dice[1],
        "yellow": yellow,
        "red": red,
        "green": green,
        "blue": blue,
        "rolled": s.rolled,
        "used": domain_names(s, s.used),
    }


def view_deck(s: Lordships) -> shown.Deck:
    """What the deck still holds, with what an event has put under it."""
    under = sum(1 << card for card in s.under)
    cards = s.deck | under
    return {"day": (cards & DAY).bit_count(), "night": (cards >> STATUES).bit_count()}


def view_statue(s: Lordships, card: int) -> shown.Statue:
    statue = s.sheets.statues[card % STATUES]
    return {"number": statue.number, "card": statue.id, "night": card >= STATUES}


def view_lair(s: Lordships, lair: int) -> shown.Lair:
    place = s.sheets.lairs[lair]
    return {
        "card": place.id,
        "first": place.first,
        "later": place.later,
        "accepts": s.sheets.accepts[place.start : place.stop],
        "first_taken": 2 in s.claims[lair::LAIRS],
    }


def view_lordship(s: Lordships, owner: int) -> shown.Lordship:
    """A lordship, with all that it is made of; alone, where boxes can be struck, it is made anew."""
    if s.seats == 1:
        return lordship_anew(s, owner)
    marks = s.marks[owner * s.width : (owner + 1) * s.width]
    claims = s.claims[owner * LAIRS : (owner + 1) * LAIRS]
    ways = (s.roads[owner], s.frontier[owner], s.rallied[owner])
    made_of = (marks, claims, ways, powers_left(s, owner), s.statues[owner], s.owed[owner])
    view: shown.Lordship | None = s.parts.known("lordship", owner, made_of)
    if view is None:
        view = lordship_anew(s, owner)
        s.parts.keep("lordship", owner, made_of, view)
    return view


def lordship_anew(s: Lordships, owner: int) -> shown.Lordship:
    return {
        "citizens": {label: view_section(s, owner, section) for section, label in enumerate(LABELS)},
        "tracks": {guild: view_section(s, owner, TRACKS + track) for track, guild in enumerate(GUILDS)},
        "treasury": view_section(s, owner, TREASURY),
        "wall_walk": view_section(s, owner, WALL),
        "lairs": {
            place.id: {
                "blocks": [s.marks[owner * s.width + BLOCKS + b] for b in range(place.start, place.stop)],
                "circled": view_claim(s, owner, lair),
            }
            for lair, place in enumerate(s.sheets.lairs)
        },
        "roads": roads_by_name(s, s.roads[owner]),
        "next_to_roads": [s.ways.boxes[box] for box in bits(s.frontier[owner])],
        "domains": domain_names(s, s.rallied[owner] & ~s.struck_domains),
        "powers": domain_names(s, powers_left(s, owner)),
        "bridges": scoring.bridges(s, owner),
        "statues": [view_owned(s, owner, card) for card in bits(s.statues[owner])],
        "owed_statues": s.owed[owner],
        "complete_tracks": s.complete_tracks(owner),
        "score": scoring.score(s, owner).as_data(),
    }


def powers_left(s: Lordships, owner: int) -> int:
    """The domains whose powers over dice the owner has, and has not used in this turn."""
    powers = s.rallied[owner] & DICE_POWERS & ~s.struck_domains
    return powers & ~s.used if owner == s.active else powers


def view_section(s: Lordships, owner: int, section: int) -> shown.Section:
    """How far a section is checked, and what its next box pays."""
    marks = s.marks[owner * s.width + section]
    rewards = s.sheets.rewards[section]
    return {
        "checked": s.checked(owner, section),
        "of": len(rewards),
        "next": REWARDS[rewards[marks]] if marks < len(rewards) else None,
    }


def view_claim(s: Lordships, owner: int, lair: int) -> shown.Claim | None:
    circled = s.claims[owner * LAIRS + lair]
    return None if circled == OPEN else CLAIMS[circled]


def view_owned(s: Lordships, owner: int, card: int) -> shown.OwnedStatue:
    statue = s.sheets.statues[card % STATUES]
    return {**view_statue(s, card), "points": scoring.statue_points(s, owner, statue)}


def view_solo(s: Lordships) -> shown.Solo:
    """The clock of the game alone: what is checked of trees and boats, and the rank in reach."""
    return {
        "trees": s.turn,
        "boats": len(s.events),
        "rank": scoring.rank(s)["verdict"],
        "bans": [ban for number, ban in enumerate(BANS) if s.bans >> number & 1],
        "events": [s.sheets.events[number].id for number in s.events],
        "struck": view_struck(s),
    }


def view_struck(s: Lordships) -> shown.Struck:
    return {
        "boxes": {
            s.sheets.sections[section].id: [box + 1 for box in bits(struck)]
            for section, struck in enumerate(s.struck)
            if struck
        },
        "roads": roads_by_name(s, s.struck_roads),
        "domains": domain_names(s, s.struck_domains),
        "lairs": [s.sheets.lairs[lair].id for lair in bits(s.struck_lairs)],
    }


# -- What never changes --------------------------------------------------------------------------


def sheet_layout(sheets: Sheets) -> dict[str, Any]:
    """Every box of both sheets with its section, order, reward, place and source, for a board to draw."""
    boxes: list[dict[str, Any]] = []
    for number, section in enumerate(sheets.sections):
        boxes += section_boxes(sheets, number, section)
    ways = sheets.roads
    for box, id in enumerate(ways.boxes):
        x, y = ways.places[box]
        bridge = [name for name, mask in zip(ways.bridge_ids, ways.bridges, strict=True) if mask >> box & 1]
        entry: dict[str, Any] = {"id": id, "sheet": "forest", "section": id.partition(".")[0]}
        entry |= {"order": int(id.partition(".")[2]), "reward": REWARDS[ways.rewards[box]], "x": x, "y": y}
        entry |= {"bridge": bridge[0] if bridge else None, "source": ways.sources[box]}
        entry["next_to"] = [ways.boxes[other] for other in bits(ways.neighbours[box])]
        entry["touches"] = [sheets.domains[domain] for domain in bits(ways.touches[box])]
        entry["ends"] = list(sheets.box_ends[box])
        entry["starts"] = [start for start, mask in ways.start_boxes.items() if mask >> box & 1]
        boxes.append(entry)
    return {
        "boxes": boxes,
        "starts": {id: list(place) for id, place in ways.starts.items()},
        "domains": {id: list(sheets.domain_places[domain]) for domain, id in enumerate(sheets.domains)},
        "trees": [list(place) for place in sheets.trees],
        "boats": [list(place) for place in sheets.boats],
        "gate_after": sheets.gate,
    }


def section_name(sheets: Sheets, number: int) -> str:
    """The name of a section; blocks of lairs are counted from 1."""
    if number < BLOCKS:
        return sheets.sections[number].id
    lair = sheets.lairs[sheets.lair_of[number - BLOCKS]]
    return f"{lair.id}.{number - BLOCKS - lair.start + 1}"


def section_boxes(sheets: Sheets, number: int, section: Section) -> list[dict[str, Any]]:
    in_lair = number >= BLOCKS
    name = section_name(sheets, number)
    found: list[dict[str, Any]] = []
    for order, reward in enumerate(section.rewards):
        x, y = section.places[order]
        entry: dict[str, Any] = {"id": f"{name}.{order + 1}", "sheet": "lairs" if in_lair else "castle"}
        entry |= {"section": name, "order": order + 1, "reward": REWARDS[reward], "x": x, "y": y}
        entry |= {"checked_at_start": order < sheets.start[number], "source": section.source}
        found.append(entry)
    return found
