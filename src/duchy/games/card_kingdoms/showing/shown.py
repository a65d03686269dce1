"""What a view shows of the table, as types: see `duchy.core.showing.shown`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Counts = dict[str, int]
Area = Literal["hills", "ruins", "forest", "valley", "mountains", "swamp", "caverns", "barrens"]
Outcome = Literal["running", "victory", "defeat", "count"]


class Table(TypedDict):
    first: int | None
    active: int | None
    """The seat whose turn it is; null while the Dukes are chosen."""
    resting: int | None
    """The seat that does not harvest in this turn."""
    dice: list[int] | None
    """The two dice as they lie."""
    exhausted: int
    exhausted_limit: int
    """So many exhausted stacks end the game."""
    centre: Centre
    kingdoms: list[Kingdom]
    dark_lord: NotRequired[DarkLord]
    """Alone only."""


class OwnParts(TypedDict):
    """The parts in which a seat's table differs from a spectator's."""

    centre: Centre
    kingdoms: list[Kingdom]


class Centre(TypedDict):
    monsters: list[MonsterStack]
    citizens: list[CitizenStack]
    domains: list[DomainStack]


class MonsterStack(TypedDict):
    area: Area
    cards: list[str]
    """Face up, the top first."""
    count: int
    exhausted: bool


class CitizenStack(TypedDict):
    values: list[int]
    card: str | None
    """The card on top; null where none lies open."""
    kind: str | None
    """The Citizen of this stack; null where stacks are mixed."""
    count: int
    exhausted: bool
    face_up: NotRequired[list[str]]
    """All cards that lie open, the top first, where stacks are mixed."""
    cost: NotRequired[int]
    """What it costs the seat that looks."""


class DomainStack(TypedDict):
    card: str | None
    """The card on top; null where none lies open."""
    count: int
    exhausted: bool
    cost: NotRequired[int]
    """What it costs the seat that looks."""
    roles_met: NotRequired[bool]


class Kingdom(TypedDict):
    seat: int
    gold: int
    strength: int
    magic: int
    vp: int
    citizens: Counts
    monsters: Counts
    domains: list[str]
    roles: Counts
    duke: str | None
    """Known to its owner, and to everybody when the game is over."""
    dukes_dealt: NotRequired[list[str]]


class DarkLord(TypedDict):
    citizens: Counts
    domains: list[str]
    duke: str | None
    outcome: Outcome
