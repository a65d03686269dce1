"""What a view shows of the table, as types: see `duchy.core.showing.shown`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Phase = Literal["recruit", "summon", "claim", "refill"]
Counts = dict[str, int]


class Table(TypedDict):
    first: int
    active: int
    round: int
    phase: Phase | None
    last_round: bool
    valley: list[list[Square]]
    holes: list[str]
    """Squares without a tile, in the order in which they are filled."""
    hill: list[HillRow]
    """From the top down."""
    piles: list[Pile]
    castles: list[Castle]
    gone: Counts
    """The tiles that have left the game."""
    groups: NotRequired[list[Group]]
    """The summons of several tiles that are offered."""
    fills: NotRequired[dict[str, list[str]]]
    """What would slide into the holes from each slope that is offered."""


class OwnParts(TypedDict):
    """The part in which a seat's table differs from a spectator's."""

    hill: list[HillRow]


class TileNumbers(TypedDict):
    """The numbers that differ among tiles of a type."""

    needs: NotRequired[int]
    gives: NotRequired[int]
    price: NotRequired[int]
    reconstructed: NotRequired[bool]


class TileView(TileNumbers):
    """A tile as it lies on the table."""

    card: str


class Square(TileNumbers):
    """A place of the valley; Gold and Kings only where there are any."""

    square: str
    card: str | None
    gold: NotRequired[int]
    kings: NotRequired[list[int]]


class HillRow(TypedDict):
    row: int
    price: int
    can_pay: NotRequired[bool]
    """Whether the seat that looks has the Gold."""
    reconstructed: bool
    left: TileView | None
    right: TileView | None


class Pile(TypedDict):
    pile: str
    count: int
    tiles: Counts
    """Which they are, by all that has been seen."""
    reconstructed: bool


class Castle(TypedDict):
    seat: int
    king: str | None
    """The square on which its King stands."""
    gold: int
    kingdom_tokens: int
    columns: list[CastleColumn]
    influence: int
    orders: Counts
    missing_for_realm: list[str]
    """The columns that still lack a face-up tile for the next Realm."""


class CastleColumn(TypedDict):
    column: str
    face_up: list[str]
    face_down: list[str]
    taxed: bool


class Group(TypedDict):
    """A summons of several tiles at once."""

    move: str
    to: str
    type: str
    takes: list[str]
    """The squares in their order."""
