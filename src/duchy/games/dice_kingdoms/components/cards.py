"""The sheets and cards of Dice Kingdoms, typed: what `cards.toml` says, as small numbers for the rules.

The file is held against every count the rules give (DK-R-01); what does not fit is refused in one sentence.
"""

from __future__ import annotations

from typing import Final

from duchy.core.errors import BadCards
from duchy.core.reading.cards import SOURCES, CardFile, check_ids, read_source
from duchy.core.reading.fields import Fields, unknown
from duchy.games.dice_kingdoms.components.events import SoloEvent, read_events
from duchy.games.dice_kingdoms.components.layout import (
    ANY,
    BLOCKS,
    BOATS,
    CITIZEN_SIZE,
    COLOURS,
    DOMAINS,
    FLIP,
    GOLD,
    GUILDS,
    JOINS,
    LAIRS,
    LONG_SECTIONS,
    NOTHING,
    PEDESTAL,
    REWARDS,
    STAR,
    STATUES,
    STEP,
    TRACK_SIZE,
    TREASURY,
    TREES,
    VALUES,
)
from duchy.games.dice_kingdoms.components.naming import road_ends
from duchy.games.dice_kingdoms.components.roads import Place, RoadMap, read_place, read_places, read_rewards

PEDESTALS: Final = ("near", "early", "standard")
"""Where the treasury may have its Pedestals; the first is the default."""

MOST_IN_SECTION: Final = 60
MOST_POINTS: Final = 30

COUNTS: Final = (
    "bridge", "domain", "treasury", "wall-star", "lair", "star", "pedestal", *GUILDS,
)  # fmt: skip
OF_BRIDGES: Final = 0
OF_DOMAINS: Final = 1
OF_TREASURY: Final = 2
OF_WALL_STARS: Final = 3
OF_LAIRS: Final = 4
OF_STARS: Final = 5
OF_PEDESTALS: Final = 6
OF_GUILDS: Final = 7
"""What statues count; the last four are the citizen boxes of a guild."""


class Section:
    """Boxes that are checked one after the other, each with what it pays and where it is drawn."""

    __slots__ = ("id", "places", "rewards", "source")

    def __init__(self, id: str, rewards: list[int], places: list[Place], source: str) -> None:
        self.id = id
        self.rewards = rewards
        self.places = places
        self.source = source


class Lair:
    """`start` and `stop` bound its blocks among the blocks of all lairs."""

    __slots__ = ("first", "id", "later", "start", "stop")

    id: str
    first: int
    later: int
    start: int
    stop: int


class Statue:
    __slots__ = ("group", "id", "now", "number", "per", "source", "stars", "times", "vp")

    id: str
    number: int
    vp: int
    per: int
    group: int
    now: int
    times: int
    stars: int
    source: str


class Sheets:
    """Everything printed. Sections are numbered as in `layout.py`, with the lair blocks at the end."""

    __slots__ = (
        "accepts",
        "activated",
        "boats",
        "box_ends",
        "domain_places",
        "domains",
        "events",
        "fights",
        "gate",
        "guild_of",
        "instructions",
        "lair_of",
        "lairs",
        "of_guild",
        "pedestals",
        "pedestals_before",
        "reconstructed",
        "rewards",
        "roads",
        "section_of",
        "sections",
        "sizes",
        "star_sections",
        "stars_before",
        "start",
        "statues",
        "trees",
        "width",
    )  # fmt: skip

    def __init__(self, file: CardFile, pedestals: str = PEDESTALS[0]) -> None:
        for section in file.sections:
            check_ids(file.ids(section), f"{file.overlay_name}: {section}")
        self.pedestals = pedestals
        self.sections: list[Section] = []
        self.guild_of: list[int] = []
        self.start: list[int] = []
        self.lairs: list[Lair] = []
        self.accepts: list[list[int]] = []
        self.lair_of: list[int] = []
        self.gate = 0
        self._check_sheets(file)
        self._read_citizens(file)
        self._read_tracks(file)
        self._read_lairs(file)
        self.domains, self.domain_places = read_domains(file)
        self.roads = RoadMap(file, self.domains)
        self.box_ends = road_ends(self.roads, self.domains)
        self.statues = [read_statue(file.fields("statues", id), id) for id in file.ids("statues")]
        self.statues.sort(key=lambda statue: statue.number)
        if [statue.number for statue in self.statues] != list(range(1, STATUES + 1)):
            raise BadCards(f"{file.overlay_name}: statues: they are numbered 1 to {STATUES}, each once")
        self.events: list[SoloEvent] = []
        self.events, self.instructions = read_events(file)
        self.trees = read_solo(file, "trees", TREES)
        self.boats = read_solo(file, "boats", BOATS)
        unfit = [id for id in file.ids("solo") if id not in ("trees", "boats")]
        if unfit:
            raise BadCards(f"{file.overlay_name}: solo: {unknown('entry', unfit[0], ['trees', 'boats'])}")
        self._count_boxes()
        self.reconstructed = [
            name
            for name, cards in file.sections.items()
            if any(card.get("source") == "reconstructed" for card in cards.values())
        ]

    # -- Reading ---------------------------------------------------------------------------------

    @staticmethod
    def _check_sheets(file: CardFile) -> None:
        for id in file.ids("sheets"):
            fields = file.fields("sheets", id)
            read_place(fields, "size")
            for name in ("river", "tributary"):
                if fields.has(name):
                    read_places(fields, name, len(fields.listed(name)))
            read_source(fields)
            fields.done()

    def _read_citizens(self, file: CardFile) -> None:
        """Ten sections of two boxes; only 5 and 6 have a box checked from the start (DK-011, DK-023)."""
        by_values: dict[tuple[int, ...], Fields] = {}
        ids: dict[tuple[int, ...], str] = {}
        for id in file.ids("citizens"):
            fields = file.fields("citizens", id)
            values = tuple(fields.numbers("values", low=1, high=12))
            if values not in VALUES or values in by_values:
                allowed = ", ".join(str(list(each)) for each in VALUES)
                fields.fail("values", f"must be one of {allowed}, each once, not {list(values)}")
            by_values[values] = fields
            ids[values] = id
        for values in VALUES:
            if values not in by_values:
                raise BadCards(f"{file.overlay_name}: citizens: the value {values[0]} has no section")
            fields = by_values[values]
            self.guild_of.append(GUILDS.index(fields.text("guild", among=GUILDS, what="guild")))
            fields.text("guild_source", default="user", among=SOURCES, what="source")
            rewards = read_rewards(fields, "boxes", length=CITIZEN_SIZE)
            places = read_places(fields, "places", CITIZEN_SIZE)
            checked = fields.number("checked", default=0, high=CITIZEN_SIZE)
            if checked != (1 if values in ((5,), (6,)) else 0):
                fields.fail("checked", "only the citizens 5 and 6 start with a checked box, one each")
            self.sections.append(Section(ids[values], rewards, places, read_source(fields)))
            self.start.append(checked)
            fields.done()
        for guild, name in enumerate(GUILDS):
            if guild not in self.guild_of:
                raise BadCards(f"{file.overlay_name}: citizens: no section belongs to the guild {name}")

    def _read_tracks(self, file: CardFile) -> None:
        for id in file.ids("tracks"):
            if id not in LONG_SECTIONS:
                raise BadCards(f"{file.overlay_name}: tracks: {unknown('track', id, LONG_SECTIONS)}")
        for id in LONG_SECTIONS:
            fields = file.fields("tracks", id)
            length = TRACK_SIZE if id in GUILDS else None
            rewards = read_rewards(fields, "boxes", pedestals=id == "treasury", length=length)
            if not 1 <= len(rewards) <= MOST_IN_SECTION:
                fields.fail("boxes", f"must have 1 to {MOST_IN_SECTION} boxes, not {len(rewards)}")
            if id == "treasury":
                rewards = self._place_pedestals(file, fields, rewards)
            elif id == "wall_walk":
                self.gate = fields.number("gate_after", default=0, high=len(rewards))
            if fields.has("grid"):
                places = grid_places(fields.table("grid"), len(rewards))
            else:
                places = read_places(fields, "places", len(rewards))
            self.sections.append(Section(id, rewards, places, read_source(fields)))
            self.start.append(0)
            fields.done()

    def _place_pedestals(self, file: CardFile, fields: Fields, rewards: list[int]) -> list[int]:
        """The treasury with its Pedestals where the option has them. Who owns the printed sheet and tells its
        boxes needs no `near_pedestals`: the Pedestals then are where those boxes have them."""
        own = file.overlay.get("tracks", {}).get("treasury", {})
        printed = [number for number, reward in enumerate(rewards, 1) if reward == PEDESTAL]
        places = {"standard": printed}
        for option in ("near", "early"):
            name = f"{option}_pedestals"
            if option == "near" and "boxes" in own and name not in own:
                fields.value(name)
                places[option] = printed
                continue
            places[option] = fields.numbers(name, low=1, high=len(rewards))
            for number in places[option]:
                if rewards[number - 1] not in (NOTHING, PEDESTAL) or places[option].count(number) > 1:
                    fields.fail(name, f"the box {number} pays something else or is named twice")
        chosen = places[self.pedestals]
        return [
            PEDESTAL if n in chosen else NOTHING if reward == PEDESTAL else reward
            for n, reward in enumerate(rewards, 1)
        ]

    def _read_lairs(self, file: CardFile) -> None:
        """Four lairs of two or three blocks; one is that of the rulebook's example (DK-051, DK-R-01)."""
        for id in file.ids("lairs"):
            fields = file.fields("lairs", id)
            lair = Lair()
            lair.id = id
            lair.first = fields.number("first", high=MOST_POINTS)
            lair.later = fields.number("later", high=MOST_POINTS)
            if lair.first <= lair.later:
                fields.fail("first", f"must be more than the {lair.later} points of those who come later")
            fields.text("points_source", default="user", among=SOURCES, what="source")
            lair.start = len(self.accepts)
            step = read_place(fields, "step")
            source = read_source(fields)
            blocks = fields.tables("blocks")
            fields.done()
            if len(blocks) not in (2, 3):
                fields.fail("blocks", f"a lair has 2 or 3 blocks, not {len(blocks)}")
            for block in blocks:
                self._read_block(block, len(self.lairs), step, source)
            lair.stop = len(self.accepts)
            self.lairs.append(lair)
        if len(self.lairs) != LAIRS:
            raise BadCards(f"{file.overlay_name}: lairs: there are {LAIRS} lairs, not {len(self.lairs)}")
        if not any(self._is_example(lair) for lair in self.lairs):
            raise BadCards(
                f"{file.overlay_name}: lairs: one of them is worth 5 and 3 points and pays gold for the "
                "second box of its second block, as in the rulebook's example"
            )

    def _read_block(self, block: Fields, lair: int, step: Place, source: str) -> None:
        accepts = block.numbers("accepts", low=1, high=12)
        rewards = read_rewards(block, "boxes")
        x, y = read_place(block, "at")
        block.done()
        if not accepts:
            block.fail("accepts", "a block accepts at least one value")
        if not 1 <= len(rewards) <= MOST_IN_SECTION:
            block.fail("boxes", f"must have 1 to {MOST_IN_SECTION} boxes, not {len(rewards)}")
        places = [(round(x + n * step[0], 1), round(y + n * step[1], 1)) for n in range(len(rewards))]
        self.sections.append(Section(f"block_{len(self.accepts) + 1}", rewards, places, source))
        self.start.append(0)
        self.accepts.append(accepts)
        self.lair_of.append(lair)

    def _is_example(self, lair: Lair) -> bool:
        second = self.sections[BLOCKS + lair.start + 1].rewards
        return (lair.first, lair.later) == (5, 3) and len(second) > 1 and second[1] == GOLD

    # -- Tables for the rules --------------------------------------------------------------------

    def _count_boxes(self) -> None:
        self.width = len(self.sections)
        self.rewards = [section.rewards for section in self.sections]
        self.sizes = [len(rewards) for rewards in self.rewards]
        self.stars_before = [counted_before(rewards, STAR) for rewards in self.rewards]
        self.star_sections = [section for section, stars in enumerate(self.stars_before) if stars[-1]]
        self.pedestals_before = counted_before(self.rewards[TREASURY], PEDESTAL)
        self.section_of = [-1] * 13
        for section, values in enumerate(VALUES):
            for value in values:
                self.section_of[value] = section
        self.of_guild = [
            [section for section in range(len(VALUES)) if self.guild_of[section] == guild]
            for guild in range(len(GUILDS))
        ]
        self.activated = [self._activated(first, second) for first in range(1, 7) for second in range(1, 7)]
        self.fights = [self._fights(red, blue) for red in range(7) for blue in range(7)]

    def _activated(self, first: int, second: int) -> list[tuple[int, int]]:
        """The citizen sections that two dice activate, each with how often (DK-074, DK-077, DK-078)."""
        times = [0] * len(VALUES)
        for value in (first, second, first + second):
            times[self.section_of[value]] += 1
        return [(section, often) for section, often in enumerate(times) if often]

    def _fights(self, red: int, blue: int) -> list[int]:
        """The sections of lair blocks that match red, or red and blue together (blue 0: red alone)."""
        values = (red, red + blue)
        return [
            BLOCKS + block
            for block, accepts in enumerate(self.accepts)
            if values[0] in accepts or values[1] in accepts
        ]


def counted_before(rewards: list[int], wanted: int) -> list[int]:
    """How many of the first 0, 1, 2, ... boxes pay this."""
    counts = [0]
    for reward in rewards:
        counts.append(counts[-1] + (reward == wanted))
    return counts


def grid_places(fields: Fields, length: int) -> list[Place]:
    """Places row by row from the top left one."""
    x, y = read_place(fields, "at")
    across, down = read_place(fields, "step")
    per_row = fields.number("per_row", low=1, high=MOST_IN_SECTION)
    fields.done()
    return [(x + n % per_row * across, y + n // per_row * down) for n in range(length)]


def read_domains(file: CardFile) -> tuple[list[str], list[Place]]:
    """The ids and places of the thirteen domains in the order of their powers (DK-041, DK-142..DK-149)."""
    ids = [""] * DOMAINS
    places: list[Place] = [(0.0, 0.0)] * DOMAINS
    for id in file.ids("domains"):
        fields = file.fields("domains", id)
        if fields.has("guild"):
            power = JOINS + GUILDS.index(fields.text("guild", among=GUILDS, what="guild"))
        else:
            die = fields.text("die", among=(*COLOURS, "any"), what="die")
            change = fields.text("change", among=("step", "flip"), what="change")
            if die == "any" and change == "flip":
                fields.fail("change", "the power over any die is a step, not a flip")
            power = ANY if die == "any" else (STEP if change == "step" else FLIP) + COLOURS.index(die)
        if ids[power]:
            fields.fail(
                "guild" if power >= JOINS else "change", f"the domain {ids[power]} has the same power already"
            )
        ids[power] = id
        places[power] = read_place(fields, "at")
        fields.text("power_source", default="user", among=SOURCES, what="source")
        read_source(fields)
        fields.done()
    missing = ids.count("")
    if missing:
        raise BadCards(f"{file.overlay_name}: domains: there are {DOMAINS} domains, {missing} are missing")
    return ids, places


def read_statue(fields: Fields, id: str) -> Statue:
    """Points at the end for what is counted, or rewards on being taken (DK-127..DK-140)."""
    statue = Statue()
    statue.id = id
    statue.number = fields.number("number", low=1, high=STATUES)
    statue.vp = fields.number("vp", default=0, high=MOST_POINTS)
    statue.per = COUNTS.index(fields.text("per", among=COUNTS, what="count")) if statue.vp else -1
    statue.group = fields.number("group", default=1, low=1, high=MOST_POINTS)
    statue.now = REWARDS.index(fields.text("now", default="-", among=("-", "recruit", "combat", "gold")))
    statue.times = fields.number("times", default=0, high=6)
    statue.stars = fields.number("stars", default=0, high=MOST_POINTS)
    statue.source = read_source(fields)
    fields.done()
    if bool(statue.now) != bool(statue.times):
        fields.fail("times", "says how often the reward 'now' is paid: both or neither are given")
    return statue


def read_solo(file: CardFile, id: str, number: int) -> list[Place]:
    fields = file.fields("solo", id)
    places = read_places(fields, "places", number)
    read_source(fields)
    fields.done()
    return places
