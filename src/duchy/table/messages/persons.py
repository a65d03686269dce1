"""What is kept about a person, and whom one wants nothing of, over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duchy.table.messages.hall import Listed


class Keep(msgspec.Struct):
    """For how many days finished games, guests who do not come any more, and chat are kept; 0: for ever."""

    games: int = 0
    guests: int = 365
    chats: int = 90


class Block(msgspec.Struct):
    """Want nothing of another person any more, or take that back: what they say is not told to you, and they
    cannot sit down at tables that you made."""

    player: Annotated[str, Meta(min_length=1, max_length=40)]
    blocked: bool = True


class Blocked(msgspec.Struct):
    player: str
    name: str


class SaidLine(msgspec.Struct):
    table: str
    at: int
    text: str


class KnownRating(msgspec.Struct):
    game: str
    mu: float
    sigma: float
    games: int


class KeptTry(msgspec.Struct):
    """A deal that you played: at which table, when (`ended` 0: not to its end), and your points."""

    deal: str
    table: str
    began: int
    ended: int
    points: int


class KeptTournament(msgspec.Struct):
    """A tournament that you are in, or organise."""

    id: str
    name: str
    created: int


class PersonData(msgspec.Struct):
    """All that is kept about you, and for how long. `seen` is when you were here last."""

    player: str
    name: str
    seen: int
    ratings: list[KnownRating]
    tables: list[Listed]
    chats: list[SaidLine]
    blocked: list[Blocked]
    keep: Keep
    deals: list[KeptTry] = []
    tournaments: list[KeptTournament] = []


class Forget(msgspec.Struct):
    """Be forgotten: `name` is yours, to make sure that you mean it."""

    name: Annotated[str, Meta(max_length=30)]
