"""What several messages are made of."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from duchy.core.showing.shown import Result

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Contribution = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]
Seal = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Level = Annotated[str, Meta(max_length=40)]
Arms = Annotated[int, Meta(ge=-1, le=11)]
"""One of the twelve arms, by its place in the armorial; -1: any that nobody wears."""

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
"""What a table can be: waiting for persons, being played, played to the end, given up before the start."""

EventFacts = dict[str, Any]
"""An event as its viewer may know it: `event` is its name, the rest its facts."""


class Settings(msgspec.Struct, kw_only=True):
    """A table as its owner wants it.

    `seats` has one word a seat: `me`, `open`, or the level of a bot (`bot:medium`). Several `me` are a hot-
    seat. `clock` is `none`, `move` (`time` seconds a decision), `game` (`time` seconds in all and `add`
    more a move) or `days` (`time` days a decision). `undo` is `free` (what revealed nothing is taken back
    at once, more by consent), `consent` (always request) or `never`. `stand_in` is the level of the bot that
    plays for who left. `rated`: the result counts for the ratings, which asks for persons in all seats, a
    clock and no hints. `names` and `arms`, one a seat if there are any, are those of the seats `me`: an empty
    name is your own. They are for whoever lays the table, and not kept with it.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=8)]
    options: dict[str, str | bool | list[str]] = {}
    public: bool = True
    clock: Annotated[str, Meta(pattern="^(none|move|game|days)$")] = "none"
    time: Annotated[int, Meta(ge=0, le=86_400)] = 0
    add: Annotated[int, Meta(ge=0, le=3_600)] = 0
    hints: bool = True
    undo: Annotated[str, Meta(pattern="^(free|consent|never)$")] = "free"
    stand_in: Level = ""
    rated: bool = False
    names: Annotated[list[Annotated[str, Meta(max_length=30)]], Meta(max_length=8)] = []
    arms: Annotated[list[Arms], Meta(max_length=8)] = []


class SeatFacts(msgspec.Struct):
    """Who sits where. `kind` is `free`, `person` or `bot`; `away`: a bot of that level plays for the
    person; `resigned`: for good. No two seats wear the same `arms` (-1: nobody sits here). `usual`: questions
    that come again and again are answered as the person did before."""

    kind: str
    name: str
    player: str
    level: str
    ready: bool
    away: str
    resigned: bool = False
    arms: int = -1
    usual: bool = False


class ClockFacts(msgspec.Struct):
    """Milliseconds left for each seat at the server's time `at`; those of `running` go down."""

    at: int
    left: list[int]
    running: list[int]


class WishFacts(msgspec.Struct):
    """Somebody wishes something; these seats have not agreed yet. `kind` is `undo` (so many moves),
    `abandon` (end the game without a result) or `replace` (a bot for the seat `about`, who may say no).
    It ends by itself at the server's time `until` (0: never)."""

    seat: int
    moves: int
    missing: list[int]
    kind: str
    about: int
    until: int


class BeginningFacts(msgspec.Struct):
    """The game goes on from a replay after so many moves."""

    replay: str
    move: int


class GuideStep(msgspec.Struct):
    """A step of a guided game: something to read, or a move of the script with what is said before it.

    `say` names the message, `look` the part of the board to point at (empty: where the move is made), `read`
    a section of the rules reference; `move` is empty where there is only something to read.
    """

    say: str
    look: str
    read: str
    seat: int
    move: str


class GuideFacts(msgspec.Struct):
    """This is a guided game, with known dice. `left`: its lesson was left, and it is played freely."""

    steps: list[GuideStep]
    left: bool


class DealFacts(msgspec.Struct):
    """The deal that a table is played with: the day's deal of its game, or a round of a tournament. `ranked`:
    the result counts, and until the deal is closed nothing of it is told to others."""

    id: str
    ranked: bool
    day: str = ""
    tournament: str = ""
    round: int = 0


class Presence(msgspec.Struct):
    """Who is at the table now: `here` has a place for each seat (bots always are), `gone` the server's time
    since when a person is not (0: it is). After `patience` milliseconds the others may have a bot stand in;
    0: never, here the clock does it. `watchers` are the visitors without a seat."""

    here: list[bool]
    gone: list[int]
    watchers: int
    patience: int


class TableFacts(msgspec.Struct):
    """What everybody at the table knows about it. `result` and `fairness` are there when the game is over;
    `cards` are those of the owner's that it is played with, by section and id. `secrets`: its seats hold what
    others do not see, so that a device is passed on behind a curtain. `willing`: the seats that have agreed
    to a rematch, bots among them. `seals` are the hashes of the seats' contributions to the dice; those in
    `sealed` are to tell theirs now, so that the game can start. `casual` says why the game does not count for
    the ratings (empty: it does): `chosen`, `hints`, `cards`, `continued`, `bots`, `alone`, `household` (two
    persons come from one address) or `abandoned`. `ended` says how a game was over before its
    end: `resigned`, `abandoned`, `time-up` (the round of its tournament was closed) or `old-rules` (those are
    not played here any more). `rules` is the version it is played by. `deal` names the deal that it is a try
    at."""

    id: str
    status: str
    owner: str
    settings: Settings
    seats: list[SeatFacts]
    created: int
    commitment: str
    key_hash: str
    wish: WishFacts | None
    rematch: str
    previous: str
    beginning: BeginningFacts | None
    guide: GuideFacts | None
    result: Result | None
    fairness: dict[str, Any] | None
    presence: Presence
    cards: dict[str, Any] = {}
    secrets: bool = True
    willing: list[int] = []
    seals: list[str] = []
    sealed: list[int] = []
    casual: str = "chosen"
    ended: str = ""
    rules: int = 1
    deal: DealFacts | None = None


class ChatLine(msgspec.Struct):
    number: int
    at: int
    player: str
    name: str
    text: str


class Problem(msgspec.Struct):
    """Why a request was refused."""

    code: str
    reason: str
