"""The catalogue: every move a game can ever offer, each made once.

A move has a stable `id` (its place in the catalogue), a readable text that parses back to it, and the
name of the thing on the board that it concerns. Rules compare moves by identity and read their small
numbers `a`, `b`, `c`; nothing is ever chosen by its place in a list of legal moves.
"""

from __future__ import annotations

from duchy.core.errors import NO_GUESS, UnknownMove, nearest


class Move:
    """One entry of a catalogue."""

    __slots__ = ("a", "b", "c", "id", "target", "text", "verb")

    id: int
    text: str
    verb: str
    target: str
    a: int
    b: int
    c: int

    def __init__(self, id: int, text: str, target: str, a: int, b: int, c: int) -> None:
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

    def __reduce__(self) -> str | tuple[object, ...]:
        raise TypeError("a move belongs to its game's catalogue: send its text or id instead")


class Catalogue:
    """All moves of a game, by id and by text."""

    __slots__ = ("all", "by_text")

    all: list[Move]
    by_text: dict[str, Move]

    def __init__(self) -> None:
        self.all = []
        self.by_text = {}

    def add(self, text: str, target: str = "", a: int = 0, b: int = 0, c: int = 0) -> Move:
        """Enter a move. `target` names the part of the board it concerns ("" is the prompt itself)."""
        if text in self.by_text:
            raise AssertionError(f"the move '{text}' is entered twice")
        move = Move(len(self.all), text, target, a, b, c)
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
