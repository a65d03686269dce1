"""The catalogue: every move a game can ever offer, each made once.

A move has a stable `id` (its place in the catalogue), a readable text that parses back to it, and the
name of the thing on the board that it concerns. Rules compare moves by identity and read their small
numbers `a`, `b`, `c`; nothing is ever chosen by its place in a list of legal moves.
"""

from __future__ import annotations

from typing import Protocol

from duchy.core.errors import NO_GUESS, UnknownMove, nearest


class Move:
    """One entry of a catalogue."""

    __slots__ = ("a", "b", "c", "home", "id", "target", "text", "verb")

    home: Catalogue
    id: int
    text: str
    verb: str
    target: str
    a: int
    b: int
    c: int

    def __init__(self, home: Catalogue, id: int, text: str, target: str, a: int, b: int, c: int) -> None:
        self.home = home
        self.id = id
        self.text = text
        self.verb = text.split(" ", 1)[0]
        self.target = target
        self.a = a
        self.b = b
        self.c = c

    @property
    def family(self) -> str:
        """The kind of part that it concerns: `citizen` of `citizen/3`."""
        return self.target.partition("/")[0]

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def __reduce__(self) -> str | tuple[object, ...]:
        """A move travels as its game and its text: on the other side it is the one of that catalogue."""
        if self.home.game is None:
            raise TypeError("a move belongs to its game's catalogue: send its text or id instead")
        return (move_of, (self.home.game, self.text))


class HasMoves(Protocol):
    """A game, as far as its moves know it."""

    moves: Catalogue


class Catalogue:
    """All moves of a game, by id and by text."""

    __slots__ = ("all", "by_text", "game")

    all: list[Move]
    by_text: dict[str, Move]
    game: HasMoves | None
    """The game on the shelf whose moves these are, if it came from there."""

    def __init__(self) -> None:
        self.game = None
        self.all = []
        self.by_text = {}

    def add(self, text: str, target: str = "", a: int = 0, b: int = 0, c: int = 0) -> Move:
        """Enter a move. `target` names the part of the board it concerns ("" is the prompt itself)."""
        if text in self.by_text:
            raise AssertionError(f"the move '{text}' is entered twice")
        move = Move(self, len(self.all), text, target, a, b, c)
        self.all.append(move)
        self.by_text[text] = move
        return move

    def parse(self, text: str) -> Move:
        """The move with this text; the inverse of `Move.text`."""
        move = self.by_text.get(" ".join(text.split()))
        if move is None:
            near = nearest(text, self.by_text)
            guess = f"; did you mean '{near}'?" if near else ""
            raise UnknownMove(
                f"there is no move '{text}'{guess}",
                ("error-no-move", {"move": text, "guess": near or NO_GUESS}),
            )
        return move

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, id: int) -> Move:
        return self.all[id]


def move_of(game: HasMoves, text: str) -> Move:
    """The move that was sent."""
    return game.moves.parse(text)
