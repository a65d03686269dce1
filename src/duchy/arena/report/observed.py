"""What is seen in games: exact sums, made of small counters that add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from fractions import Fraction
from typing import Generic, TypeVar

from duchy.core.events import Event
from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.showing.words import english
from duchy.core.state import State

OPENING = 3
"""How many real decisions of each seat count as its opening."""

Key = TypeVar("Key", bound=Hashable)


class Chosen:
    """How often seats had something, how many of it, and how often they won then."""

    __slots__ = ("copies", "points", "seats", "squares", "wins")

    def __init__(self) -> None:
        self.seats = 0
        self.copies = 0
        self.wins = Fraction(0)
        self.points = 0
        self.squares = 0

    def count(self, copies: int, won: Fraction, points: int) -> None:
        self.seats += 1
        self.copies += copies
        self.wins += won
        self.points += points
        self.squares += points**2

    def add(self, other: Chosen) -> None:
        self.seats += other.seats
        self.copies += other.copies
        self.wins += other.wins
        self.points += other.points
        self.squares += other.squares


class Table(Generic[Key]):
    """`Chosen` by key."""

    __slots__ = ("rows",)

    def __init__(self) -> None:
        self.rows: dict[Key, Chosen] = {}

    def row(self, key: Key) -> Chosen:
        return self.rows.setdefault(key, Chosen())

    def add(self, other: Table[Key]) -> None:
        for key, row in other.rows.items():
            self.row(key).add(row)


class Observed:
    """All that a report is made of."""

    __slots__ = (
        "bots", "cards", "games", "labels", "losing", "moves", "opening", "parts", "places", "seats", "turns",
        "winning",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.turns: Counter[int] = Counter()
        self.moves: Counter[int] = Counter()
        self.winning: Counter[int] = Counter()
        self.losing: Counter[int] = Counter()
        self.parts: dict[tuple[str, bool], Counter[int]] = {}
        self.places: Table[int] = Table()
        self.bots: Table[str] = Table()
        self.cards: Table[tuple[str, str]] = Table()
        self.opening: Table[tuple[int, str]] = Table()
        self.labels: dict[tuple[int, str], set[str]] = {}

    def add(self, other: Observed) -> None:
        self.games += other.games
        for name in ("turns", "moves", "winning", "losing"):
            getattr(self, name).update(getattr(other, name))
        for key, values in other.parts.items():
            self.parts.setdefault(key, Counter()).update(values)
        for name in ("places", "bots", "cards", "opening"):
            getattr(self, name).add(getattr(other, name))
        for move, labels in other.labels.items():
            self.labels.setdefault(move, set()).update(labels)


class Watcher:
    """Watches one game: hears its events, sees its decisions, and counts both when it is over."""

    def __init__(self, game: Game, bots: Sequence[str]) -> None:
        self.game = game
        self.bots = bots
        self.taken: list[Counter[tuple[str, str]]] = [Counter() for _ in bots]
        self.chosen: list[list[Move]] = [[] for _ in bots]
        self.labels: dict[tuple[int, str], str] = {}

    def hear(self, event: Event) -> None:
        """Note the card of an event that tells a seat and a card, open or not."""
        seat = event.facts.get("seat")
        card = event.private.get("card", event.facts.get("card"))
        if isinstance(seat, int) and isinstance(card, str):
            self.taken[seat][event.name, card] += 1

    def see(self, state: State, seat: int, move: Move) -> None:
        """Note one of the first decisions of a seat; what leaves no choice is none."""
        chosen = self.chosen[seat]
        if len(chosen) < OPENING and len(state.offers[seat]) > 1:
            chosen.append(move)
            self.labels[len(chosen), move.text] = english(self.game.id, state.label(seat, move))

    def close(self, state: State, moves: int, observed: Observed) -> None:
        """Count the finished game. A shared victory is split."""
        winners = state.winners()
        observed.games += 1
        observed.turns[state.turn] += 1
        observed.moves[moves] += 1
        for key, label in self.labels.items():
            observed.labels.setdefault(key, set()).add(label)
        for seat, score in enumerate(state.scores()):
            winner = seat in winners
            won = Fraction(1, len(winners)) if winner else Fraction(0)
            (observed.winning if winner else observed.losing)[score.total] += 1
            for part, points in score.parts.items():
                observed.parts.setdefault((part, winner), Counter())[points] += 1
            observed.places.row(seat).count(1, won, score.total)
            observed.bots.row(self.bots[seat]).count(1, won, score.total)
            for taken, copies in self.taken[seat].items():
                observed.cards.row(taken).count(copies, won, score.total)
            for number, move in enumerate(self.chosen[seat], 1):
                observed.opening.row((number, move.text)).count(1, won, score.total)
