"""What a view shows of the table, as types: see `duchy.core.showing.shown`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from duchy.core.showing.shown import ScoreFacts

Reward = Literal["-", "recruit", "gold", "road", "sentinel", "combat", "pedestal", "star"]
Claim = Literal["open", "later", "first"]


class Table(TypedDict):
    first: int
    active: int | None
    round: int
    last_round: bool
    dice: Dice | None
    river: list[Statue]
    deck: Deck
    lairs: list[Lair]
    lordships: list[Lordship]
    reconstructed: list[str]
    """The sections of the cards in which at least one value is our own reconstruction."""
    solo: NotRequired[Solo]


class Dice(TypedDict):
    black: list[int]
    sum: int
    """Of the black dice."""
    yellow: int
    red: int
    green: int
    blue: int
    rolled: list[int]
    """The coloured dice as they fell, before powers changed them."""
    used: list[str]
    """The domains whose powers were used on them."""


class Deck(TypedDict):
    day: int
    night: int


class Statue(TypedDict):
    number: int
    card: str
    night: bool


class OwnedStatue(Statue):
    points: int


class Lair(TypedDict):
    card: str
    first: int
    later: int
    accepts: list[list[int]]
    """The sums that each of its blocks accepts."""
    first_taken: bool


class Lordship(TypedDict):
    citizens: dict[str, Section]
    tracks: dict[str, Section]
    treasury: Section
    wall_walk: Section
    lairs: dict[str, OwnLair]
    roads: dict[str, list[int]]
    """The checked boxes of each road."""
    next_to_roads: list[str]
    """The boxes that could be checked next."""
    domains: list[str]
    powers: list[str]
    """The domains whose powers over the dice are still to be used."""
    bridges: int
    statues: list[OwnedStatue]
    owed_statues: int
    complete_tracks: int
    score: ScoreFacts


class Section(TypedDict):
    checked: int
    of: int
    next: Reward | None
    """What the next box pays: '-' is nothing, null a section that is full."""


class OwnLair(TypedDict):
    blocks: list[int]
    """How far each block is checked."""
    circled: Claim | None


class Solo(TypedDict):
    trees: int
    boats: int
    rank: str
    bans: list[str]
    """What the events of this turn forbid."""
    events: list[str]
    struck: Struck


class Struck(TypedDict):
    """What events have struck out."""

    boxes: dict[str, list[int]]
    roads: dict[str, list[int]]
    domains: list[str]
    lairs: list[str]
