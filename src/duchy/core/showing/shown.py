"""What every view shows, as types. Each game has a file of this name for what lies on its table.

Nothing here runs: these are plain dicts. The compiler is not given these files, for it keeps no more of a
field than its outermost type, and `duchy.testing` and the browser's types are made from the whole of it.
"""

from __future__ import annotations

from typing import Any, TypedDict

from duchy.core.reading.options import Value


class View(TypedDict):
    """All that a seat may know of a game."""

    game: str
    seats: int
    seat: int | None
    """Whose view it is; null is a spectator's."""
    options: dict[str, Value]
    turn: int
    over: bool
    deciders: list[int]
    """The seats that the game waits for."""
    ending: Ending | None
    """Set from the moment on at which a condition of the end holds."""
    ranks: list[Rank]
    """How the points of a game alone are judged, best first; empty where they are not."""
    table: Any
    """What lies on the table, as the game's own `Table`."""


class Ending(TypedDict):
    """The end in sight."""

    cause: str
    """The condition that holds."""
    playing: int | None
    """Who has the turn now; null when the game is over."""
    left: list[int]
    """Those who have one more turn after that, in order."""


class Rank(TypedDict):
    """One rank of a game alone."""

    verdict: str
    least: int | None
    """The points from which on it is given; null is below all others."""
    won: bool


class ScoreFacts(TypedDict):
    """A score and the named parts it is made of."""

    total: int
    parts: dict[str, int]


class Counted(TypedDict):
    """One line of a reckoning: so many of something, and the points that they brought."""

    part: str
    """The part of the score that it belongs to."""
    what: Any
    """A card or another thing that was counted, as a phrase."""
    by: Any
    """The card that counts it, as a phrase; null where it scores by itself."""
    n: int
    points: int


class TieBreak(TypedDict):
    """What is compared between those who are level."""

    by: str
    least: bool
    """Whether the lowest value wins."""
    values: list[int]
    """Each seat's."""


class Tie(TypedDict):
    """The highest total was reached more than once."""

    seats: list[int]
    steps: list[TieBreak]
    """What was compared, in order, until one seat was left; when none was, they share the victory."""


class Result(TypedDict):
    """The end of a game, for everybody."""

    over: bool
    scores: list[ScoreFacts]
    winners: list[int]
    places: list[int]
    """Each seat's place, from 1 on; equals share one."""
    digest: str
    verdict: str
    """How a game alone is judged."""
    rival: ScoreFacts | None
    """A rival without a seat, such as the Dark Lord."""
    reckoning: list[list[Counted]]
    """Each seat's score line by line, then the rival's."""
    tie: Tie | None
