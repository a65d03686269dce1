"""What a view shows of the table, as types: see `duchy.core.showing.shown`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Counts = dict[str, int]
Resource = Literal["food", "wood", "stone", "magic"]
Supply = Literal["food", "wood", "stone", "magic", "wild"]
Type = Literal["worker", "soldier", "shadow", "holy"]
Action = Literal["harvest", "develop", "build", "recruit", "tax"]


class Table(TypedDict):
    first: int
    active: int | None
    action: Action | None
    building: str | None
    """The building that is paid for, but not yet in the village."""
    bank: int
    target: int | None
    """Buildings and adventurers that end the game; none alone."""
    deck: int
    adventurer_deck: int
    piles: list[Pile]
    row: list[RowPlace]
    villages: list[Village]
    removed: NotRequired[Counts]
    """Alone: the cards that have left the game."""
    hand: NotRequired[list[HandCard]]
    """The hand of the seat that looks."""
    paying: NotRequired[Paying]
    reconstructed: list[str]
    """The cards in sight of which at least one value is our own reconstruction."""


class OwnParts(TypedDict):
    """The parts in which a seat's table differs from a spectator's."""

    row: list[RowPlace]
    hand: list[HandCard]
    paying: NotRequired[Paying]
    reconstructed: list[str]


class BuildingFacts(TypedDict):
    """A building wherever it lies open, with what it costs and what it is as a resource."""

    type: Type
    cost: Counts
    vp: int
    resource: Resource
    reconstructed: list[str]
    """Its values that are our own reconstruction."""


class Pile(TypedDict):
    """A pile with the facts of its top card."""

    pile: int
    card: str | None
    type: NotRequired[Type]
    cost: NotRequired[Counts]
    vp: NotRequired[int]
    resource: NotRequired[Resource]
    reconstructed: NotRequired[list[str]]
    count: int
    below: list[str]
    """The cards under the top one, from above."""


class RowPlace(TypedDict):
    """A place in the row of adventurers, empty or not."""

    place: int
    card: str | None
    vp: NotRequired[int]
    requirement: NotRequired[Counts]
    welcome: NotRequired[bool]
    """Whether our village has the buildings it asks for."""
    gold: NotRequired[int]
    """What recruiting it would cost us."""
    reconstructed: NotRequired[list[str]]


class HandCard(BuildingFacts):
    card: str
    count: int
    buildable: bool
    """Whether it could be built with what there is."""


class Village(TypedDict):
    seat: int
    castle: str
    gold: int
    hand: int
    resources: Counts
    coins: Counts
    """How many coins lie on each kind of resource, and on the castle."""
    buildings: list[str]
    adventurers: list[str]
    types: Counts
    size: int
    vp: int
    """The points it would score now."""
    slid: NotRequired[Counts]
    """Alone: those coins that have slid to the right and come back next turn."""
    cards: NotRequired[Counts]
    """The cards of the hand, where all lies open: in a replay."""


class Paying(TypedDict):
    """The payment that we are choosing; nobody else sees it."""

    card: str
    cost: Counts
    placed: list[str]
    """Sources in the order they were chosen: `coin castle`, `coin wood from 2`, `use farm`."""
    supplied: list[Supply]
    """What each of them supplies: a resource, or `wild`."""
    left: int
