"""What is plugged into a table: where it is kept, who thinks for its bots, the time, and chance.

A server plugs in a database and processes, a browser what it has; tables know none of them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from secrets import randbelow, token_hex
from time import monotonic_ns, time_ns
from typing import Any, Protocol

import msgspec

from duchy.core.errors import DuchyError
from duchy.table.messages import ChatLine, Curve, Hint

# -- The time, and chance -----------------------------------------------------------------------------------

Now = Callable[[], int]
"""What time it is, in milliseconds since 1970."""


BEGAN = time_ns() - monotonic_ns()
"""What the machine's clock said when the steady one stood at nothing."""


def now_ms() -> int:
    """The time of the machine as it was when this process began, and what has passed since: who sets the
    machine's clock while games are played takes no time from anybody, and gives none."""
    return (BEGAN + monotonic_ns()) // 1_000_000


class Randomness(Protocol):
    """For secrets, ids and contributions to the dice; never for the game itself."""

    def token(self, size: int) -> str:
        """So many bytes that nobody can guess, as hexadecimal digits."""
        ...

    def below(self, limit: int) -> int:
        """A number from 0 up to, but not including, the limit."""
        ...


class OwnRandomness:
    """The randomness of the machine, which a browser's Python has too."""

    def token(self, size: int) -> str:
        return token_hex(size)

    def below(self, limit: int) -> int:
        return randbelow(limit)


# -- Who thinks ---------------------------------------------------------------------------------------------


class BotLost(DuchyError):
    """No worker could answer."""


class ShareUsedUp(BotLost):
    """Somebody asks for more at once than is everybody's share."""


class Question(msgspec.Struct):
    """What a bot is asked: to decide for a seat of a position, played with own `cards` if there are any.

    `household`, `person` and `table` are those on whose behalf it thinks: they take turns. `most` are the
    seconds that a move may take at all, where many wait (0: as many as the bot likes). `key` is what it draws
    from at a deal, where it answers all alike, however many wait; without one it has luck of its own.
    """

    seat: int
    bot: str
    position: dict[str, Any]
    cards: dict[str, Any] | None = None
    seconds: float = 1.0
    person: str = ""
    table: str = ""
    most: float = 0.0
    household: str = ""
    key: str = ""


class Workers(Protocol):
    """Who thinks for bots and plays games again. Whoever cannot answer raises BotLost, or ShareUsedUp if a
    person has asked for too much at once."""

    async def choose(self, question: Question) -> str:
        """The text of the move that the bot chooses."""
        ...

    async def hints(self, question: Question) -> list[Hint]:
        """The legal moves, the best first."""
        ...

    async def check(self, record: dict[str, Any], person: str = "") -> str:
        """What is wrong with a record; '' if nothing is."""
        ...

    async def review(self, record: dict[str, Any], heard: Callable[[float], None], person: str = "") -> Curve:
        """How each seat stood; `heard` is told how far the work is."""
        ...

    async def stop(self) -> None: ...


# -- The store ----------------------------------------------------------------------------------------------
# A table is its journal: `(table, number)` is the key of an entry, so that each number is written exactly
# once, whoever tries. All else is an index over the journals, or can be made from them again.


class StoreAway(DuchyError):
    """The store cannot be reached or written. Nothing, or nothing that is known of, was changed."""


class Row(msgspec.Struct):
    """What the index knows of a table. `wake_at`: by then somebody must look after it (None: nobody need).

    `persons` are those who made it or sit at it: it is in their lists. They are written, never read back.
    `household` is that of who made it.
    """

    id: str
    game: str
    owner: str
    public: bool
    created: int
    changed: int
    status: str
    wake_at: int | None
    to_rate: bool
    summary: bytes
    persons: tuple[str, ...] = ()
    household: str = ""


class Item(msgspec.Struct):
    """One entry to be written, with what it changes in the index and perhaps a checkpoint."""

    table: str
    number: int
    body: bytes
    row: Row | None = None
    checkpoint: bytes | None = None


class Standing(msgspec.Struct):
    """How good a player is at a game, as far as is known."""

    player: str
    name: str
    mu: float
    sigma: float
    games: int


class Known(msgspec.Struct):
    """A player as the store knows one: when it was seen last, and its standing in each game."""

    name: str
    seen: int
    standings: dict[str, Standing]


class Try(msgspec.Struct):
    """Somebody's one try at a deal, at a table. Of each household one try `counts`. `ended` is 0 until it is
    over; the `name` is that of the person, read with it ('' of who was forgotten)."""

    deal: str
    player: str
    table: str
    household: str
    began: int
    counts: bool = True
    ended: int = 0
    points: int = 0
    resigned: bool = False
    name: str = ""


class TournamentRow(msgspec.Struct):
    """A tournament as it is stored: `body` tells it all, `version` counts its changes, and `wake_at` is when
    somebody must look after it (None: nobody need). `entrants` are in it: it is in their lists. They are
    written, never read back."""

    id: str
    owner: str
    household: str
    status: str
    created: int
    changed: int
    wake_at: int | None
    version: int
    body: bytes
    entrants: tuple[str, ...] = ()


Heard = Callable[[str, int], Awaitable[None]]
"""Called when another process has written an entry: the table and the number (0: something else of it)."""

Overheard = Callable[[str, str, list[str]], Awaitable[None]]
"""Called when another process says who is at a table with it: the process, the table, the players."""

Rate = Callable[[Sequence[Standing]], Sequence[Standing]]
"""How standings change by a game."""

Rating = Callable[[list[float]], Rate]
"""How standings change by a game in which the seats came to these places."""


class Store(Protocol):
    """What is remembered. One suite, `tests/table/stores.py`, holds what must be true of every store."""

    async def open(self, heard: Heard | None = None, overheard: Overheard | None = None) -> None:
        """Connect, and set up what is not there yet. `heard` is told what other processes write, and
        `overheard` what they announce."""

    async def announce(self, visitors: Mapping[str, Sequence[str]]) -> None:
        """Say to the other processes who is at which tables here. Nothing of it is stored."""

    async def close(self) -> None:
        """Write what is waiting, and go."""

    async def ping(self) -> None:
        """Raise StoreAway if nothing can be read or written now."""

    async def append(self, item: Item) -> bool:
        """Write one entry. True: it is stored for good. False: that number was written by somebody else."""
        ...

    async def set_row(self, row: Row, checkpoint: bytes | None = None) -> None: ...

    async def row(self, table: str) -> Row | None: ...

    async def journal(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after that number, in order."""
        ...

    async def checkpoint(self, table: str) -> bytes | None: ...

    async def listed(self, statuses: Sequence[str], player: str | None, limit: int) -> list[bytes]:
        """Summaries of public tables, or of all those of a player, the newest first."""
        ...

    async def due(self, now: int, limit: int) -> list[str]:
        """Running tables that somebody must look after."""
        ...

    async def claim(self, table: str) -> bool:
        """Whether this process, and no other, now looks after the bots and clocks of a table."""
        ...

    async def release(self, table: str) -> None: ...

    async def secret(self, name: str) -> bytes:
        """A secret of 32 bytes that all processes share."""
        ...

    async def put_person(self, player: str, name: str, now: int) -> None: ...

    async def person_name(self, player: str) -> str | None:
        """The name of a player."""
        ...

    async def person(self, player: str) -> Known | None:
        """All that is known of a player, but for tables and chat."""
        ...

    async def tables_of(self, player: str) -> list[str]:
        """The tables that this person made or sat at, the newest first."""
        ...

    async def rewrite(self, table: str, bodies: Mapping[int, bytes], row: Row) -> None:
        """Put other words into entries of a journal, and into the index: only for who wants to be
        forgotten."""

    async def forget_person(self, player: str) -> None:
        """Take away all that is known of a player, chat too, but for the journals."""

    async def block(self, player: str, other: str, name: str, now: int) -> None:
        """The player wants nothing of another one any more."""

    async def unblock(self, player: str, other: str) -> None: ...

    async def blocked(self, player: str) -> dict[str, str]:
        """Whom the player wants nothing of, with their names."""
        ...

    async def count_tables(self, statuses: Sequence[str], owner: str = "", household: str = "") -> int:
        """How many tables with such a status this person made, or all persons of a household."""
        ...

    async def to_rate(self, limit: int) -> list[str]:
        """Finished tables whose result is not in the ratings yet."""
        ...

    async def settle(self, table: str, game: str, players: Sequence[str], rate: Rate) -> bool:
        """Put a result into the ratings, once; False if it was there."""
        ...

    async def best(self, game: str, limit: int) -> list[Standing]: ...

    async def record(self, id: str) -> tuple[bytes, int] | None:
        """A record that somebody opened, and when."""
        ...

    async def put_record(self, id: str, body: bytes, now: int, most: int) -> None:
        """Keep an opened record, or remember that it was wanted again; of more than `most`, those that
        nobody opened for the longest time go."""

    async def say(self, table: str, line: ChatLine, request: str, most: int) -> int:
        """Keep a line of chat with a number higher than `line.number` and all before; that number. The same
        request of the same player is kept once. Of more than `most` lines the oldest go."""
        ...

    async def chat(self, table: str, after: int, limit: int) -> list[ChatLine]:
        """The newest lines with higher numbers, in their order."""
        ...

    async def said_by(self, player: str) -> list[tuple[str, ChatLine]]:
        """All that somebody said, each with its table."""
        ...

    async def pulse(self, now: int) -> int:
        """Say that somebody serves; when that was said before, by whichever process (0: never)."""
        ...

    async def put_outage(self, began: int, ended: int) -> None:
        """Nobody served for so long."""

    async def outages(self, after: int) -> list[tuple[int, int]]:
        """When nobody served, as far as it ended after a time."""
        ...

    async def forget_tables(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        """Take away tables that have had such a status since before a time, with all that belongs to them;
        which those were. Results that are not rated yet stay."""
        ...

    async def forget_guests(self, before: int, limit: int) -> list[str]:
        """Take away players who were not seen since, if no table of theirs waits or is played."""
        ...

    async def forget_chats(self, before: int) -> None:
        """Take away what was said before a time."""

    # -- Deals --------------------------------------------------------------------------------------

    async def begin_try(self, wanted: Try) -> Try:
        """Keep that somebody begins a deal; the try that is kept: the first one of that person at that
        deal, and only the first one of a household counts."""
        ...

    async def try_at(self, deal: str, player: str) -> Try | None: ...

    async def tries(self, deal: str) -> list[Try]:
        """All tries at a deal that count, the first to be begun first."""
        ...

    async def household_tries(self, deal: str, household: str) -> list[Try]:
        """All tries of a household at a deal, the first to be begun first; none of no household."""
        ...

    async def unrank(self, deal: str, household: str) -> None:
        """The tries of a household that are not over do not count any more."""

    async def tries_of(self, player: str, limit: int) -> list[Try]:
        """All tries of somebody, the newest first."""
        ...

    async def count_tries(self, deals: Sequence[str]) -> dict[str, int]:
        """How many have finished each deal in a try that counts."""
        ...

    async def end_try(self, table: str, ended: int, points: int, resigned: bool) -> None:
        """The try at this table is over; it is once."""

    async def forget_households(self, before: int) -> None:
        """Take away which households the tries were of that were begun before a time."""

    async def put_tournament(self, row: TournamentRow) -> bool:
        """Write a tournament whose version is the one after that in the store; False: somebody else was
        first."""
        ...

    async def tournament(self, id: str) -> TournamentRow | None: ...

    async def tournaments_due(self, now: int, limit: int) -> list[str]: ...

    async def tournaments_of(self, player: str, limit: int) -> list[TournamentRow]:
        """Those that somebody organises or is in, the newest first."""
        ...

    async def count_tournaments(self, statuses: Sequence[str], owner: str = "", household: str = "") -> int:
        """How many this person, or all persons of a household, organise."""
        ...

    async def forget_tournaments(self, statuses: Sequence[str], before: int) -> None:
        """Take away those that have had such a status since before a time."""

    async def curve(self, table: str) -> bytes | None: ...

    async def put_curve(self, table: str, curve: bytes) -> None: ...
