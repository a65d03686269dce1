"""What people call a box of the road map: its place on a road, and the two ends of that road."""

from __future__ import annotations

from duchy.core.events import Facts
from duchy.core.showing.words import Phrase
from duchy.games.dice_kingdoms.components.layout import bits
from duchy.games.dice_kingdoms.components.roads import RoadMap

NOWHERE = "none"
"""The goal of a road that ends in the woods."""
Ends = tuple[str, str]


def road_of(box: str) -> str:
    return box.partition(".")[0]


def place_of(box: str) -> int:
    return int(box.partition(".")[2])


def road_ends(ways: RoadMap, domains: list[str]) -> list[Ends]:
    """For each box, the start or domain at which its road begins, or which is nearest where it leaves another
    road half-way; and where it leads."""
    roads: dict[str, list[int]] = {}
    for box, id in enumerate(ways.boxes):
        roads.setdefault(road_of(id), []).append(box)
    found: dict[str, Ends] = {}
    for road, boxes in roads.items():
        origin = nearest_end(ways, domains, boxes[0])
        goals = [end for end in ends_at(ways, domains, boxes[-1]) if end != origin]
        found[road] = (origin, goals[0] if goals else NOWHERE)
    return [found[road_of(id)] for id in ways.boxes]


def nearest_end(ways: RoadMap, domains: list[str], box: int) -> str:
    """The start or domain that a road reaches first from a box; no road leads to a box that has none."""
    todo = [box]
    seen = 1 << box
    for here in todo:
        ends = ends_at(ways, domains, here)
        if ends:
            return ends[0]
        todo += bits(ways.neighbours[here] & ~seen)
        seen |= ways.neighbours[here]
    return NOWHERE


def ends_at(ways: RoadMap, domains: list[str], box: int) -> list[str]:
    """The starts and domains that a box is next to."""
    starts = [start for start, mask in ways.start_boxes.items() if mask >> box & 1]
    return starts + [domains[domain] for domain in bits(ways.touches[box])]


def box_facts(id: str, ends: Ends) -> Facts:
    """A box for an event or a prompt: its id for the board, the ends of its road for people."""
    return {"box": id, "origin": ends[0], "goal": ends[1]}


def box_phrase(id: str, ends: Ends) -> Phrase:
    origin, goal = (f"card-{end.replace('_', '-')}" for end in ends)
    named: Phrase | str = NOWHERE if ends[1] == NOWHERE else (goal, {})
    return ("road-box", {"n": place_of(id), "origin": (origin, {}), "goal": named})
