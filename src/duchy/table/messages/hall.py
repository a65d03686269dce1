"""What goes over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec

from duchy.table.messages.parts import Name, SeatFacts


class ChosenName(msgspec.Struct):
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
    """A game. `cards` are own cards that its new tables are played with, by section and id."""

    id: str
    rules: int
    min_seats: int
    max_seats: int
    moves: int
    options: list[OptionFacts]
    cards: dict[str, Any] = {}


class Shelf(msgspec.Struct):
    """The games, and the levels of bots that people choose from."""

    games: list[GameFacts]
    bots: list[str]


class GameWords(msgspec.Struct):
    """What a game of another package says in a language: its title and what it is about, and all its words
    (with these), in Fluent; its rules to learn from, in Markdown. Empty for a game that the page
    itself brings."""

    titles: str
    words: str
    reference: str


class NewTable(msgspec.Struct):
    """A table was made; `link` invites others to it."""

    table: str
    invitation: str
    link: str


class Listed(msgspec.Struct):
    """A table in a list. `deciders` (sent as `asked`) are the seats that the game waits for, `mine`
    those that are yours, and `your_turn` says whether it waits for you. `rated`: the result counts."""

    table: str
    status: str
    game: str
    created: int
    changed: int
    seats: list[SeatFacts]
    clock: str
    time: int
    deciders: list[int] = msgspec.field(name="asked", default_factory=list)
    mine: list[int] = []
    your_turn: bool = False
    rated: bool = False


class Rated(msgspec.Struct):
    player: str
    name: str
    rating: float
    mu: float
    sigma: float
    games: int
