"""What the server tells over the socket."""

from __future__ import annotations

from typing import Any

import msgspec

from duchy.server.messages.parts import ChatLine, ClockFacts, Face, TableFacts


class Offer(msgspec.Struct):
    """A legal move: `target` names the part of the board it concerns, `label` is a phrase.

    `reveals`: after it the moves that `undo` counts cannot be taken back freely any more, since it draws or
    shows something. While there is nothing to take back it is false.
    """

    id: int
    text: str
    target: str
    label: Any
    reveals: bool


class Asked(msgspec.Struct):
    """What the seat in hand is asked; a move must name `answers`. `undo`: so many moves it may take back
    freely. `lesson`: so many moves of a guided game's script are made; null if others were, or there is none.
    """

    answers: int
    prompt: dict[str, Any] | None
    moves: list[Offer]
    undo: int
    lesson: int | None


class Told(msgspec.Struct):
    """The events of one move, by the number of its entry."""

    number: int
    events: list[Face]


class Snapshot(msgspec.Struct, tag="snapshot"):
    """Everything, as the seat in hand may know it, and what happened since the number the client saw last."""

    number: int
    seat: int | None
    mine: list[int]
    table: TableFacts
    view: dict[str, Any] | None
    asked: Asked | None
    clock: ClockFacts | None
    chat: list[ChatLine]
    missed: list[Told]


class Update(msgspec.Struct, tag="update"):
    """What happened and what changed: `patch` leads from the view at `before` to the one at `number`.

    A patch is a list of `[path, value]`: put `value` at `path` (names and places); without a value, remove
    it. `back`: moves were taken back, the events before no longer hold.
    """

    number: int
    before: int
    events: list[Face]
    patch: list[Any]
    asked: Asked | None
    clock: ClockFacts | None
    back: bool


class TableChanged(msgspec.Struct, tag="table"):
    """Somebody came or went, a wish to take back, the end: the facts of the table anew."""

    number: int
    table: TableFacts
    clock: ClockFacts | None


class Spoken(msgspec.Struct, tag="chat"):
    number: int
    line: ChatLine


class Done(msgspec.Struct, tag="done"):
    """The request with this id is carried out and stored."""

    id: str
    number: int


class Refused(msgspec.Struct, tag="refused"):
    """The request with this id is not carried out; `reason` is one English sentence."""

    id: str
    code: str
    reason: str


class Advice(msgspec.Struct):
    """A move with how much of the search favours it (0 to 1) and the result expected from it."""

    move: int
    text: str
    share: float
    value: float


class Hints(msgspec.Struct, tag="hint"):
    id: str
    answers: int
    moves: list[Advice]


class Why(msgspec.Struct, tag="why"):
    """Why a move is not possible, as a phrase; null if it is."""

    id: str
    phrase: Any


class Pong(msgspec.Struct, tag="pong"):
    id: str
    at: int


ToClient = Snapshot | Update | TableChanged | Spoken | Done | Refused | Hints | Why | Pong
