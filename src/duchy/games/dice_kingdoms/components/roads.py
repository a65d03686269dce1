"""The road map of the forest as a graph: boxes joined to boxes, starts and domains (DK-R-21).

Boxes and domains are bits of whole numbers, so that a network is one number and "next to" is one `&`.
"""

from __future__ import annotations

from typing import Final

from duchy.core.errors import BadCards
from duchy.core.reading.cards import CardFile, read_source
from duchy.core.reading.fields import Fields, unknown
from duchy.games.dice_kingdoms.components.layout import DOMAINS, GOLD, PEDESTAL, REWARDS, STAR, bits

MOST_BOXES: Final = 30
MOST_KEPT: Final = 1000
MOST_NETWORKS_KEPT: Final = 10_000
RUN_BITS: Final = 3
FAR: Final = (1 << RUN_BITS) - 1
"""One box more than green alone can check."""
Place = tuple[float, float]


def read_rewards(fields: Fields, name: str, pedestals: bool = False, length: int | None = None) -> list[int]:
    """What the boxes of a section pay; Pedestals are in the treasury alone (DK-036)."""
    rewards = [REWARDS.index(reward) for reward in fields.texts(name, REWARDS, "reward")]
    fields.listed(name, length=length)
    for index, reward in enumerate(rewards):
        if reward == PEDESTAL and not pedestals:
            fields.fail(f"{name}[{index}]", "a pedestal can only be in the treasury")
    return rewards


def read_places(fields: Fields, name: str, length: int) -> list[Place]:
    """Where each box is drawn."""
    listed = fields.listed(name)
    if len(listed) != length:
        fields.fail(name, f"must have a place for each of the {length} boxes, not {len(listed)}")
    return [as_place(fields, f"{name}[{index}]", place) for index, place in enumerate(listed)]


def read_place(fields: Fields, name: str) -> Place:
    return as_place(fields, name, fields.value(name))


def as_place(fields: Fields, name: str, place: object) -> Place:
    numbers = [part for part in place if isinstance(part, int | float)] if isinstance(place, list) else []
    if not isinstance(place, list) or len(place) != 2 or len(numbers) != 2:
        fields.fail(name, "must be a place like [12.5, 40], its distance from the left and from the top")
    return (float(numbers[0]), float(numbers[1]))


class RoadMap:
    """Boxes are numbered in the order of the file; `domains` are the ids in the order of their powers."""

    __slots__ = (
        "bit",
        "boxes",
        "bridge_ids",
        "bridges",
        "by_id",
        "domain_boxes",
        "entries",
        "near",
        "neighbours",
        "next_to",
        "places",
        "reached",
        "rewards",
        "runs",
        "sources",
        "stars",
        "start_boxes",
        "starts",
        "touches",
    )  # fmt: skip

    boxes: list[str]
    bit: list[int]
    by_id: dict[str, int]
    rewards: list[int]
    places: list[Place]
    sources: list[str]
    neighbours: list[int]
    next_to: list[list[int]]
    touches: list[int]
    domain_boxes: list[int]
    starts: dict[str, Place]
    start_boxes: dict[str, int]
    entries: int
    stars: int
    bridge_ids: list[str]
    bridges: list[int]
    near: list[int]
    runs: list[dict[int, int]]
    reached: dict[tuple[int, int], list[int]]

    def __init__(self, file: CardFile, domains: list[str]) -> None:
        self.boxes = []
        self.by_id = {}
        self.rewards = []
        self.places = []
        self.sources = []
        self.starts = {}
        self.bridge_ids = []
        self.bridges = []
        self._read_starts(file)
        ends = self._read_boxes(file)
        self.neighbours = [0] * len(self.boxes)
        self.touches = [0] * len(self.boxes)
        self.domain_boxes = [0] * DOMAINS
        self.start_boxes = dict.fromkeys(self.starts, 0)
        for fields, first, size, at_from, at_to in ends:
            for box in range(first, first + size - 1):
                self._join(box, box + 1)
            self._join_end(fields, "from", first, at_from, domains)
            self._join_end(fields, "to", first + size - 1, at_to, domains)
        self.entries = 0
        for mask in self.start_boxes.values():
            self.entries |= mask
        self.stars = sum(1 << box for box, reward in enumerate(self.rewards) if reward == STAR)
        self._read_bridges(file)
        self._check(file, domains)
        self.bit = [1 << box for box in range(len(self.boxes))]
        self.next_to = [bits(mask) for mask in self.neighbours]
        self.near = [self._near(box) for box in range(len(self.boxes))]
        self.runs = [{} for _ in self.boxes]
        self.reached = {}

    def _read_starts(self, file: CardFile) -> None:
        for id in file.ids("starts"):
            fields = file.fields("starts", id)
            self.starts[id] = read_place(fields, "at")
            read_source(fields)
            fields.done()
        if len(self.starts) != 4:
            raise BadCards(f"{file.overlay_name}: starts: there are 4 start boxes, not {len(self.starts)}")

    def _read_boxes(self, file: CardFile) -> list[tuple[Fields, int, int, str, str]]:
        """Number the boxes of all roads; each road with its first box, its length and its two ends."""
        ends: list[tuple[Fields, int, int, str, str]] = []
        for id in file.ids("roads"):
            fields = file.fields("roads", id)
            rewards = read_rewards(fields, "boxes")
            places = read_places(fields, "places", len(rewards))
            source = read_source(fields)
            at_from, at_to = fields.text("from"), fields.text("to")
            left_out = fields.flag("out", default=False)
            fields.done()
            if left_out:
                continue
            if not 1 <= len(rewards) <= MOST_BOXES:
                fields.fail("boxes", f"a road has 1 to {MOST_BOXES} boxes, not {len(rewards)}")
            if at_from == "":
                fields.fail("from", "a road begins at a start, a domain or a box of another road")
            ends.append((fields, len(self.boxes), len(rewards), at_from, at_to))
            for number, reward in enumerate(rewards):
                box = f"{id}.{number + 1}"
                self.by_id[box] = len(self.boxes)
                self.boxes.append(box)
                self.rewards.append(reward)
                self.places.append(places[number])
                self.sources.append(source)
        return ends

    def _join(self, one: int, other: int) -> None:
        self.neighbours[one] |= 1 << other
        self.neighbours[other] |= 1 << one

    def _join_end(self, fields: Fields, field: str, box: int, end: str, domains: list[str]) -> None:
        if end == "":
            return
        if end in domains:
            domain = domains.index(end)
            self.touches[box] |= 1 << domain
            self.domain_boxes[domain] |= 1 << box
        elif end in self.start_boxes:
            self.start_boxes[end] |= 1 << box
        elif end in self.by_id and self.by_id[end] != box:
            self._join(box, self.by_id[end])
        else:
            what = "start, domain or road box"
            fields.fail(field, unknown(what, end, [*self.starts, *domains, *self.boxes]))

    def _read_bridges(self, file: CardFile) -> None:
        """Six bridges, each of one Gold box and two others (DK-048, DK-049)."""
        taken = 0
        for id in file.ids("bridges"):
            fields = file.fields("bridges", id)
            boxes = [self.by_id[box] for box in fields.texts("boxes", self.by_id, "road box")]
            read_source(fields)
            fields.done()
            mask = 0
            for box in boxes:
                if (mask | taken) >> box & 1:
                    fields.fail("boxes", f"the box {self.boxes[box]} is named twice")
                mask |= 1 << box
            if len(boxes) != 3 or [self.rewards[box] for box in boxes].count(GOLD) != 1:
                fields.fail("boxes", "a bridge has three boxes, of which exactly one pays gold")
            taken |= mask
            self.bridge_ids.append(id)
            self.bridges.append(mask)
        if len(self.bridges) != 6:
            raise BadCards(f"{file.overlay_name}: bridges: there are 6 bridges, not {len(self.bridges)}")

    def _check(self, file: CardFile, domains: list[str]) -> None:
        """Every domain can be reached, and one of them after two boxes (DK-R-01, DK-EX-06)."""
        reached, rallied = self.entries, 0
        while True:
            grown = reached
            for box in bits(reached):
                grown |= self.neighbours[box]
                rallied |= self.touches[box]
            for domain in bits(rallied):
                grown |= self.domain_boxes[domain]
            if grown == reached:
                break
            reached = grown
        for domain, id in enumerate(domains):
            if not rallied >> domain & 1:
                raise BadCards(f"{file.overlay_name}: domains.{id}: no road leads from a start to it")
        for box, id in enumerate(self.boxes):
            if not reached >> box & 1:
                raise BadCards(f"{file.overlay_name}: roads: no road leads from a start to the box {id}")
        second = 0
        for box in bits(self.entries):
            if not self.touches[box]:
                second |= self.neighbours[box]
        if not any(self.touches[box] for box in bits(second)):
            raise BadCards(f"{file.overlay_name}: roads: no domain is two boxes away from a start")

    # -- How far a road runs ---------------------------------------------------------------------

    def _near(self, start: int) -> int:
        """All that `run` looks at: the boxes up to `FAR` steps away, and above them the domains touched."""
        near = 1 << start
        for _ in range(FAR):
            for box in bits(near):
                near |= self.neighbours[box]
        return near | ((1 << 2 * DOMAINS) - 1) << len(self.boxes)

    def reaches(self, frontier: int, closed: int, rallied: int, struck: int) -> list[int]:
        """Each box of a frontier, and in the last bits how far a road runs from there. A network is asked
        about again and again: after each power over the dice, and most of all by a search."""
        network = closed | (rallied | struck << DOMAINS) << len(self.boxes)
        known = self.reached.get((frontier, network))
        if known is None:
            known = [box << RUN_BITS | self.run(box, network) for box in bits(frontier)]
            if len(self.reached) >= MOST_NETWORKS_KEPT:
                self.reached.clear()
            self.reached[frontier, network] = known
        return known

    def run(self, first: int, network: int) -> int:
        """How many boxes a road from `first` checks before a domain, a dead end or a fork, at most `FAR`;
        `FAR` if it comes to a fork. The answers are kept, for most of a map is far away."""
        near = network & self.near[first]
        length = self.runs[first].get(near, 0)
        if length == 0:
            length = self._follow(first, network)
            if len(self.runs[first]) >= MOST_KEPT:
                self.runs[first].clear()
            self.runs[first][near] = length
        return length

    def _follow(self, first: int, network: int) -> int:
        domains = network >> len(self.boxes)
        passed = self.touches[first] & domains | domains >> DOMAINS
        box, length = first, 1
        seen = network | self.bit[first]
        while length < FAR and not self.touches[box] & ~passed:
            further = self.neighbours[box] & ~seen
            if not further:
                break
            if further & (further - 1):
                return FAR
            seen |= further
            box = further.bit_length() - 1
            length += 1
        return length

    def length(self, id: str) -> int:
        """How many boxes a road has."""
        number = 0
        while f"{id}.{number + 1}" in self.by_id:
            number += 1
        return number
