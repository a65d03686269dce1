"""The journal of a table: everything that ever changed it, in order, each entry numbered once.

A table is nothing but its journal read from the first entry to the last. Who moved, who sat down, what was
said: the entry is stored first, then everybody is told. `id` is the client's own id of the request, so that
a repeated one is known.
"""

from __future__ import annotations

from typing import Any

import msgspec

from duchy.table.messages import GuideStep, Settings


class Reserved(msgspec.Struct):
    """A seat kept for a person."""

    player: str
    name: str


class Beginning(msgspec.Struct):
    """Where a game goes on from: a replay after so many moves, and the whole position there."""

    replay: str
    move: int
    position: dict[str, Any]


class Guided(msgspec.Struct):
    """A guided game is told by its table, not by today's guide: so it stays what it was."""

    position: dict[str, Any]
    steps: list[GuideStep]


class Entry(msgspec.Struct, tag_field="kind", kw_only=True, omit_defaults=True):
    """What all entries have: when it happened (milliseconds since 1970), who asked, and the request's id."""

    at: int
    player: str = ""
    id: str = ""


class Created(Entry, tag="created"):
    settings: Settings
    name: str
    secret: str
    invitation: str
    persons: list[Reserved | None]
    previous: str = ""
    beginning: Beginning | None = None
    guide: Guided | None = None
    cards: dict[str, Any] | None = None


class Sat(Entry, tag="sat"):
    seat: int
    name: str
    contribution: str
    seal: str = ""


class Readied(Entry, tag="ready"):
    contribution: str
    seal: str = ""


class Unsealed(Entry, tag="unsealed"):
    """Somebody told the contribution that was under the seal."""

    contribution: str


class Botted(Entry, tag="bot"):
    seat: int
    level: str


class Left(Entry, tag="left"):
    seat: int


class CalledIn(Entry, tag="stand-in"):
    """Others had a bot stand in for somebody who was gone."""

    seat: int


class Returned(Entry, tag="returned"):
    seat: int


class LeftGuide(Entry, tag="left-guide"):
    """The lesson of a guided game was left: from here on it is a free game."""


class RanOut(Entry, tag="ran-out"):
    seat: int


class Closed(Entry, tag="closed"):
    pass


class Moved(Entry, tag="move"):
    seat: int
    move: str
    news: int


class TookBack(Entry, tag="undo"):
    seat: int
    to: int


class Wished(Entry, tag="ask-undo"):
    seat: int
    to: int


class Agreed(Entry, tag="agree"):
    yes: bool


class Said(Entry, tag="said"):
    name: str
    text: str


class WantedRematch(Entry, tag="want-rematch"):
    """Somebody would play again, or would no longer."""

    yes: bool


class Rematched(Entry, tag="rematch"):
    """The last one agreed, and the table of the rematch has its name."""

    table: str


AnyEntry = (
    Created
    | Sat
    | Readied
    | Unsealed
    | Botted
    | Left
    | CalledIn
    | Returned
    | LeftGuide
    | RanOut
    | Closed
    | Moved
    | TookBack
    | Wished
    | Agreed
    | Said
    | WantedRematch
    | Rematched
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def write_entry(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read_entry(body: bytes | str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(body)
    return entry
