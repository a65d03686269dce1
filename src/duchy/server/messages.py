"""Everything that goes over the wire, as flat typed structs. `docs/protocol.md` explains them.

Over the socket go JSON objects whose field `type` says which of these they are. Phrases (`[message,
arguments]`) and events carry no words: the client says them from its catalogue.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Contribution = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]
Level = Annotated[str, Meta(max_length=40)]

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
"""What a table can be: waiting for persons, being played, played to the end, given up before the start."""


# -- What a table is set up from ------------------------------------------------------------------------


class Settings(msgspec.Struct, kw_only=True):
    """A table as its owner wants it.

    `seats` has one word a seat: `me`, `open`, or the level of a bot (`bot:greedy`). Several `me` are a hot-
    seat. `clock` is `none`, `move` (`time` seconds a decision), `game` (`time` seconds in all and `add`
    more a move) or `days` (`time` days a decision). `undo` is `free` (what revealed nothing is taken back
    at once, more by consent), `consent` (always ask) or `never`. `stand_in` is the level of the bot that
    plays for who left.
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


# -- What a client asks over the socket -------------------------------------------------------------------


class Ask(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """`id` is the client's own: the answer carries it, and a repeated request counts once."""

    id: Id


class Sit(Ask, tag="sit"):
    """Take a free seat, with a contribution to the dice (empty: the server makes one)."""

    seat: Seat
    contribution: Contribution = ""


class Ready(Ask, tag="ready"):
    """Come to the seats that were kept for you. The game starts when all are ready."""

    contribution: Contribution = ""


class Leave(Ask, tag="leave"):
    """Give up a seat; while the game runs a bot plays it until you `return`."""

    seat: Seat


class Return(Ask, tag="return"):
    """Take your seat back from the bot."""

    seat: Seat


class PutBot(Ask, tag="bot"):
    """The owner gives a free seat to a bot; the empty level frees it again."""

    seat: Seat
    level: Level


class Close(Ask, tag="close"):
    """The owner gives up a table that has not started."""


class Play(Ask, tag="move"):
    """Make a move: `move` is the id of one of the moves offered, `answers` the number it was offered with."""

    seat: Seat
    move: Number
    answers: Number


class Undo(Ask, tag="undo"):
    """Take back the last move of your seat, or ask the table to agree if more lies in between."""

    seat: Seat
    answers: Number


class Agree(Ask, tag="agree"):
    """Answer somebody's wish to take back."""

    yes: bool


class Chat(Ask, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Rematch(Ask, tag="rematch"):
    """The same table again, with the same seats."""


class Look(Ask, tag="look"):
    """Take a seat of yours in hand: from now on you see what it sees (-1: what a spectator sees)."""

    seat: Annotated[int, Meta(ge=-1, le=7)]


class WhyNot(Ask, tag="why"):
    """Ask why a move of the catalogue is not possible now."""

    seat: Seat
    move: Number


class Hint(Ask, tag="hint"):
    """Ask a bot for the best moves of your seat."""

    seat: Seat


class Ping(Ask, tag="ping"):
    pass


ToServer = (
    Sit
    | Ready
    | Leave
    | Return
    | PutBot
    | Close
    | Play
    | Undo
    | Agree
    | Chat
    | Rematch
    | Look
    | WhyNot
    | Hint
    | Ping
)


# -- What the server tells over the socket ------------------------------------------------------------------

Face = dict[str, Any]
"""An event as its viewer may know it: `event` is its name, the rest its facts."""


class Offer(msgspec.Struct):
    """A legal move: `target` names the part of the board it concerns, `label` is a phrase."""

    id: int
    text: str
    target: str
    label: Any


class Asked(msgspec.Struct):
    """What the seat in hand is asked; a move must name `answers`. `undo`: so many moves it may take back
    freely."""

    answers: int
    prompt: dict[str, Any] | None
    moves: list[Offer]
    undo: int


class SeatFacts(msgspec.Struct):
    """Who sits where. `kind` is `free`, `person` or `bot`; `away`: a bot of that level plays for the
    person."""

    kind: str
    name: str
    player: str
    level: str
    ready: bool
    away: str


class ClockFacts(msgspec.Struct):
    """Milliseconds left for each seat at the server's time `at`; those of `running` go down."""

    at: int
    left: list[int]
    running: list[int]


class WishFacts(msgspec.Struct):
    """Somebody wishes to take back; these seats have not agreed yet."""

    seat: int
    moves: int
    missing: list[int]


class TableFacts(msgspec.Struct):
    """What everybody at the table knows about it. `result` and `fairness` are there when the game is over."""

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
    result: dict[str, Any] | None
    fairness: dict[str, Any] | None


class ChatLine(msgspec.Struct):
    number: int
    at: int
    player: str
    name: str
    text: str


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


# -- What goes over HTTP -------------------------------------------------------------------------------------


class GuestWish(msgspec.Struct):
    """Your name at the tables."""

    name: Name


class Guest(msgspec.Struct):
    player: str
    name: str


class OptionFacts(msgspec.Struct):
    name: str
    kind: str
    default: str | bool | list[str]
    choices: list[str]
    rule: str


class GameFacts(msgspec.Struct):
    id: str
    rules: int
    min_seats: int
    max_seats: int
    moves: int
    options: list[OptionFacts]


class Shelf(msgspec.Struct):
    """The games, and the levels of bots."""

    games: list[GameFacts]
    bots: list[str]


class NewTable(msgspec.Struct):
    """A table was made; `link` invites others to it."""

    table: str
    invitation: str
    link: str


class Listed(msgspec.Struct):
    """A table in a list."""

    table: str
    status: str
    game: str
    created: int
    changed: int
    seats: list[SeatFacts]
    clock: str
    time: int


class Replay(msgspec.Struct):
    """A finished game."""

    table: str
    game: str
    created: int
    players: list[str]
    seats: int
    options: dict[str, Any]
    length: int
    result: dict[str, Any]
    fairness: dict[str, Any]


class Position(msgspec.Struct):
    """A finished game after `move` moves, as `seat` saw it, and what the last of them brought."""

    move: int
    seat: int | None
    view: dict[str, Any]
    events: list[Face]
    mover: int | None
    text: str | None


class Curve(msgspec.Struct):
    """How each seat stood after each move. `progress` goes from 0 to 1; until then `values` are empty."""

    progress: float
    moves: list[int]
    values: list[list[float]]


class Rated(msgspec.Struct):
    player: str
    name: str
    rating: float
    mu: float
    sigma: float
    games: int


class Problem(msgspec.Struct):
    """Why a request was refused."""

    code: str
    reason: str
