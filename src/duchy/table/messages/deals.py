"""Deals that everybody plays with the same luck: one a game a day, and the rounds of a tournament."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from duchy.table.messages.parts import Name

OPTIONS = dict[str, str | bool | list[str]]
MOST_ENTRANTS, FEWEST_ENTRANTS = 64, 4
MOST_ROUNDS = 12


class MyTry(msgspec.Struct):
    """Your one try: its table, whether it counts for the ranking (not if somebody of your address began
    before, or while yours lay for an hour), and when it ended (0: it is in hand). Who gave up has `resigned`;
    who was not done when the deal was closed came too `late`."""

    table: str
    counts: bool
    began: int
    ended: int
    points: int
    resigned: bool
    late: bool = False


class Ranked(msgspec.Struct):
    """A line of the ranking, counted by its `number`; equals share a `place`. `table` is where the replay is,
    once the deal is closed ('' until then)."""

    number: int
    place: int
    player: str
    name: str
    points: int
    mine: bool
    resigned: bool = False
    table: str = ""


class Ranking(msgspec.Struct):
    """How everybody did who has played a deal: only for those who have, or once it is closed.

    `spread` counts the players by their points, `[points, players]`, from the fewest to the most; `lines` are
    the best and those around you. `place` is yours (0: you are not ranked).
    """

    place: int
    of: int
    spread: list[list[int]]
    lines: list[Ranked]


class Day(msgspec.Struct):
    """A day of the row: your points in the first deal that you finished on it (None: there was none)."""

    day: str
    game: str
    points: int | None


class Deal(msgspec.Struct):
    """A day's deal of a game.

    You have the seat `seat` of as many `seats`; bots of the `levels` have the others. `commitment` is the
    hash of the secret under the dice; `fairness` tells the secret once the deal is closed, at the server's
    time `closes` (`now` is its time now). `played` have finished it, `playing` are at it. `shut` says why it
    cannot be begun now: `address` (somebody of your address is at it) or nothing; `unranked`
    (somebody of your address has played it, so that yours would not count) is told before you begin.
    `row` are your last days, the newest last, and `streak` how many in a row.
    """

    id: str
    game: str
    day: str
    number: int
    seats: int
    seat: int
    levels: list[str]
    options: OPTIONS
    commitment: str
    opens: int
    closes: int
    now: int
    told: bool
    fairness: dict[str, Any] | None
    played: int
    playing: int
    mine: MyTry | None
    shut: str
    unranked: bool
    ranking: Ranking | None
    row: list[Day]
    streak: int


class TodaysDeal(msgspec.Struct):
    """Today's deal of a game, in few words: `state` is `new`, `playing` or `played`; `place` is yours."""

    game: str
    state: str
    points: int
    place: int
    played: int


class Today(msgspec.Struct):
    """Today's deals: `game` is the one of the day, whose turn it is among all games."""

    day: str
    number: int
    game: str
    closes: int
    now: int
    deals: list[TodaysDeal]
    streak: int


class EarlierDeal(msgspec.Struct):
    """A deal that is closed: who has played it, and how you did (`place` 0: you are not ranked)."""

    day: str
    number: int
    played: int
    points: int | None
    place: int


class Choice(msgspec.Struct):
    """What somebody chose: the move's text, its label, and the part of the board that it concerned."""

    text: str
    label: Any
    target: str


class Otherwise(msgspec.Struct):
    """The first decision in which the best player chose otherwise than you: the position as you both saw it,
    after `move` moves, in which turn that was, and what each chose. Their `table` is told once the deal is
    closed. `none` says why there is no such decision: `best` (nobody has more points than you) or `alike`
    (you made the same moves)."""

    none: str = ""
    name: str = ""
    points: int = 0
    move: int = 0
    turn: int = 0
    seat: int = 0
    view: Mapping[str, Any] | None = None
    yours: Choice | None = None
    theirs: Choice | None = None
    table: str = ""
    my_table: str = ""


# -- Tournaments --------------------------------------------------------------------------------------------


class NewTournament(msgspec.Struct, kw_only=True):
    """A tournament as its organiser wants it. `pace` is `live` (`time` seconds a decision) or `days` (`time`
    days a decision). `together`: several persons of one address may play."""

    name: Name
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3
    pace: Annotated[str, Meta(pattern="^(live|days)$")] = "live"
    time: Annotated[int, Meta(ge=1, le=600)] = 90
    together: bool = False


class TournamentWish(msgspec.Struct):
    """What somebody wants of a tournament: to `join` or `leave` it; its organiser also to `start` it, or to
    `call-off`."""

    wish: Annotated[str, Meta(pattern="^(join|leave|start|call-off)$")]


class Entrant(msgspec.Struct):
    """Somebody in a tournament. `percents` are those of the rounds that are closed (None: not played),
    `percent` is their mean; equals share a `place`. `left`: is not seated any more."""

    player: str
    name: str
    place: int
    percent: float
    percents: list[float | None]
    left: bool = False


class RoundSeat(msgspec.Struct):
    """Who held a seat at one table of a round: a person, or a bot of a `level`. Points and percent are told
    once the round is closed. `how` is empty, `resigned` (a bot played on, or would have: no points) or
    `average` (others did not come to an end: half of the points)."""

    name: str
    player: str
    level: str
    points: int | None = None
    percent: float | None = None
    how: str = ""


class RoundTable(msgspec.Struct):
    """A table of a round; it can be looked at again once the round is closed."""

    table: str
    over: bool
    seats: list[RoundSeat]


class RoundFacts(msgspec.Struct):
    """A round: sealed at first (`commitment`), told when it is closed (`fairness`). `ends` is when it is
    closed at the latest."""

    number: int
    commitment: str
    options: OPTIONS
    state: str
    ends: int
    fairness: dict[str, Any] | None
    tables: list[RoundTable]


class TournamentFacts(msgspec.Struct):
    """A tournament as everybody who has its link may know it. `state` is `open`, `running`, `over` or
    `closed`; `starts` is when the next round begins (0: not known yet). `mine`: you are in it; `table` is
    where you are to play now. `shut` says why you cannot join: `started`, `full` or `address`."""

    id: str
    name: str
    game: str
    seats: int
    rounds: int
    pace: str
    time: int
    together: bool
    organiser: str
    is_yours: bool
    state: str
    now: int
    starts: int
    entrants: list[Entrant]
    played: list[RoundFacts]
    mine: bool
    table: str
    shut: str


class ListedTournament(msgspec.Struct):
    """A tournament in the list of somebody who is in it, or organises it; `your_turn`: a table awaits you."""

    id: str
    name: str
    game: str
    state: str
    round: int
    rounds: int
    entrants: int
    your_turn: bool
