"""Finished games and opened records, over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from duchy.table.messages.parts import EventFacts, Level, Seat, TableFacts


class Replay(msgspec.Struct):
    """A game to be looked at again. `opened`: it is a record that somebody opened, not a table of this
    server; its game may have been left before its end. `secrets`: its seats hold what others do not see."""

    table: TableFacts
    length: int
    opened: bool
    secrets: bool


class ReplayMove(msgspec.Struct):
    """A move of a replay: who made it, the part of the board it concerned, its label as a phrase, and what
    it brought. `patch` leads from the view before it to the view after it."""

    move: int
    mover: int
    text: str
    target: str
    label: Any
    events: list[EventFacts]
    patch: list[Any]


class Stretch(msgspec.Struct):
    """Some moves of a replay in a row, as `seat` saw them: the view before the first of them, and the steps.

    `events` tell what came before the first move of the game; they are empty in later stretches.
    """

    seat: int | None
    after: int
    view: Mapping[str, Any]
    events: list[EventFacts]
    steps: list[ReplayMove]


class Moment(msgspec.Struct):
    """A finished game after `move` moves, as `seat` saw it, and what the last of them brought."""

    move: int
    seat: int | None
    view: Mapping[str, Any]
    events: list[EventFacts]
    mover: int | None
    text: str | None


class Roll(msgspec.Struct):
    """A roll of dice.

    `number` is that of the change that brought it, `drawn` how much the game had drawn from its stream after
    it, `event` the event that told it, and `dice` are its facts that are the dice, in the order of the draw.
    """

    number: int
    drawn: int
    event: str
    dice: dict[str, int]


class Swing(msgspec.Struct):
    """A move that changed much: by how much each seat's value in the curve went up or down, and what
    happened, as its mover knew it. `luck`: the dice or cards had more part in it than the choice. `turn` is 0
    in a review of former times."""

    move: int
    mover: int
    label: Any
    events: list[EventFacts]
    changes: list[float]
    luck: bool
    turn: int = 0


class Curve(msgspec.Struct):
    """How each seat stood after each of `moves`: its chance to win as bots judge it, from 0 to 1.

    `progress` goes from 0 to 1; until then the rest is empty. In a game alone there is nobody to win against:
    the values are then shares of so many `points`, which are 0 otherwise. `swings` are the biggest ones, in
    the order of the game.
    """

    progress: float
    moves: list[int]
    values: list[list[float]]
    points: int
    swings: list[Swing]


class Opened(msgspec.Struct):
    """A record was opened: where its replay is."""

    replay: str


class Onward(msgspec.Struct):
    """Go on from a replay after `move` moves, in `seat`, against bots of a level in the other seats."""

    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat
    level: Level
