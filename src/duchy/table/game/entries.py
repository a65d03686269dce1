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
    arms: int = -1


class Beginning(msgspec.Struct):
    """Where a game goes on from: a replay after so many moves, and the whole position there."""

    replay: str
    move: int
    position: dict[str, Any]


class Guided(msgspec.Struct):
    """A guided game is told by its table, not by today's guide: so it stays what it was."""

    position: dict[str, Any]
    steps: list[GuideStep]


class Dealt(msgspec.Struct):
    """The table is a try at a deal: the day's deal of its game, or a round of a tournament. Who is `ranked`
    plays without help, to the end or not at all, and nothing of it is told until the deal is closed."""

    id: str
    ranked: bool = True
    day: str = ""
    tournament: str = ""
    round: int = 0


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
    deal: Dealt | None = None
    cards: dict[str, Any] | None = None
    rules: int = 0
    household: str = ""


class Sat(Entry, tag="sat"):
    seat: int
    name: str
    contribution: str
    seal: str = ""
    household: str = ""
    arms: int = -1


class Called(Entry, tag="called"):
    """Somebody is called otherwise at a seat, and wears these arms."""

    seat: int
    name: str
    arms: int


class Readied(Entry, tag="ready"):
    contribution: str
    seal: str = ""
    household: str = ""


class Unreadied(Entry, tag="unready"):
    """Whoever sits here is no longer ready, and has said so; where nobody asked for it (`player` is empty)
    it is somebody who was away for too long."""

    seat: int


class Unsealed(Entry, tag="unsealed"):
    """Somebody told the contribution that was under the seal."""

    contribution: str


class Freed(Entry, tag="freed"):
    """The owner has freed a seat. `barred`: somebody kept others from it, and does not get it again."""

    seat: int
    barred: bool = True


class Botted(Entry, tag="bot"):
    seat: int
    level: str


class Left(Entry, tag="left"):
    seat: int


class CalledIn(Entry, tag="stand-in"):
    """Others had a bot stand in for somebody who was gone."""

    seat: int


class Resigned(Entry, tag="resigned"):
    """Somebody gave up: `why` is empty, `left` or `time`, since at a rated table those are no less."""

    seat: int
    why: str = ""


class Returned(Entry, tag="returned"):
    seat: int


class LeftGuide(Entry, tag="left-guide"):
    """The lesson of a guided game was left: from here on it is a free game."""


class RanOut(Entry, tag="ran-out"):
    seat: int


class Closed(Entry, tag="closed"):
    pass


class Expired(Entry, tag="expired"):
    """Nobody waited at the table any more."""


class TimeUp(Entry, tag="time-up"):
    """The round of a tournament was closed before the game was over: whoever it waited for has resigned."""


class ServerAway(Entry, tag="server-away"):
    """Nobody could move, since nobody served: no clock ran from `since` to `until`."""

    since: int
    until: int


class Moved(Entry, tag="move"):
    """`forced`: the table made it, since there was no other and nobody expects to be asked. `usual`: it made
    what the person had answered before, and wished to go on with."""

    seat: int
    move: str
    news: int
    forced: bool = False
    usual: bool = False


class KeptUsual(Entry, tag="usual"):
    """Somebody wants to be asked no longer what they have answered before, or wants it again."""

    seat: int
    yes: bool


class TookBack(Entry, tag="undo"):
    seat: int
    to: int


class Withdrew(Entry, tag="withdraw"):
    """One answer was taken out of a choice that others are still making: the move of this number."""

    seat: int
    move: int


class Wished(Entry, tag="ask-undo"):
    """Somebody wishes to take back. `until`: by then it lapses (0: never, as wishes once did)."""

    seat: int
    to: int
    until: int = 0


class Offered(Entry, tag="wish"):
    """Somebody wishes to `abandon` the game, or to `replace` the player of the seat `about` by a bot."""

    seat: int
    wish: str
    until: int
    about: int = -1


class WishOver(Entry, tag="wish-over"):
    """The time of a wish was over, or who must agree was away."""


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
    | Called
    | Readied
    | Unreadied
    | Unsealed
    | Freed
    | Botted
    | Left
    | CalledIn
    | Resigned
    | Returned
    | LeftGuide
    | RanOut
    | Closed
    | Expired
    | TimeUp
    | ServerAway
    | Moved
    | KeptUsual
    | TookBack
    | Withdrew
    | Wished
    | Offered
    | WishOver
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
