"""What the server tells over the socket."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from duchy.table.messages.parts import ChatLine, ClockFacts, EventFacts, TableFacts


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


class WayBack(msgspec.Struct):
    """What `undo` would take back: so many `moves`, the first of them one's own, whose `label` is a phrase.
    `asks`: the others have to agree."""

    label: Any
    moves: int
    asks: bool


class Asked(msgspec.Struct):
    """What the seat in hand is asked; a move must name `answers`. `undo`: so many moves it may take back
    freely. `lesson`: so many moves of a guided game's script are made; null if others were, or there is none.
    `back`: what `undo` would do now; null if there is nothing to take back. `usual`: the move, as a
    phrase, that would answer as the person did before; null if that is not known, or the question comes but
    once.
    """

    answers: int
    prompt: dict[str, Any] | None
    moves: list[Offer]
    undo: int
    lesson: int | None
    back: WayBack | None
    usual: Any = None


class Chapter(msgspec.Struct):
    """The events of one move, by the number of its entry."""

    number: int
    events: list[EventFacts]


class ChroniclePage(msgspec.Struct):
    """Some chapters in order; `earlier`: there are more before them."""

    chapters: list[Chapter]
    earlier: bool


class Snapshot(msgspec.Struct, tag="snapshot"):
    """Everything, as the seat in hand may know it, what happened since the number the client saw last, and
    the chronicle since the seat's own last turn."""

    number: int
    seat: int | None
    mine: list[int]
    table: TableFacts
    view: Mapping[str, Any] | None
    asked: Asked | None
    clock: ClockFacts | None
    chat: list[ChatLine]
    missed: list[Chapter]
    chronicle: ChroniclePage


class Update(msgspec.Struct, tag="update"):
    """What happened and what changed: `patch` leads from the view at `before` to the one at `number`.

    A patch is a list of `[path, value]`: put `value` at `path` (names and places); without a value, remove
    it. `back`: moves were taken back; what was told after entry `holds` is no longer so. `withdrawn`: what
    was told at this entry alone is no longer so (0: nothing).
    """

    number: int
    before: int
    events: list[EventFacts]
    patch: list[Any]
    asked: Asked | None
    clock: ClockFacts | None
    back: bool
    holds: int
    withdrawn: int


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
    """The request with this id is not carried out; `reason` is one English sentence, `phrase` what the rules
    say against it, if it is they who do."""

    id: str
    code: str
    reason: str
    phrase: Any = None


class Hint(msgspec.Struct):
    """A move with how much of the search favours it (0 to 1) and the result expected from it. `chance` is the
    chance to win after it, in four of five cases between `low` and `high`; alone, where nobody is to be won
    against, it is null."""

    move: int
    text: str
    share: float
    value: float
    chance: float | None = None
    low: float = 0.0
    high: float = 1.0


class Hints(msgspec.Struct, tag="hint"):
    id: str
    answers: int
    moves: list[Hint]


class Why(msgspec.Struct, tag="why"):
    """Why a move is not possible, as a phrase; null if it is."""

    id: str
    phrase: Any


class Change(msgspec.Struct):
    """A number on the mat of a seat, before and after a move; `kind` is its name there."""

    seat: int
    kind: str
    before: int
    after: int


class Preview(msgspec.Struct):
    """What a move would bring, as far as that is certain. `chance`: from there on it depends on a draw, or on
    what the seat cannot know. `touched` are the parts of the board that it takes or marks, in their order;
    `outlook` are phrases about what comes of it later.
    """

    move: int
    changes: list[Change]
    chance: bool
    touched: list[str]
    outlook: list[Any]


class Previews(msgspec.Struct, tag="preview"):
    """A preview for each move that was offered with the number `answers`."""

    id: str
    answers: int
    moves: list[Preview]


class ChronicleRead(msgspec.Struct, tag="chronicle"):
    """A page of the chronicle."""

    id: str
    page: ChroniclePage


class ShownChapter(Chapter):
    """A chapter with what it changed in the view."""

    patch: list[Any]


class Playback(msgspec.Struct, tag="playback"):
    """The past as the seat in hand saw it: `view` is where it begins, and the `chapters` lead on from there,
    one patch after the other."""

    id: str
    view: Mapping[str, Any]
    chapters: list[ShownChapter]


class Pong(msgspec.Struct, tag="pong"):
    id: str
    at: int


ToClient = (
    Snapshot
    | Update
    | TableChanged
    | Spoken
    | Done
    | Refused
    | Hints
    | Why
    | Previews
    | ChronicleRead
    | Playback
    | Pong
)
