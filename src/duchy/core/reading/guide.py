"""A guided first game: a position, the moves that lead on from it, and a word before each of them.

The guide of a game is data. Its steps are read in order: a step without a move is only read, a step of the
learner (seat 0) says what to do and why, and a step of another seat is simply made. Words are named, not
written: `say` is the end of a message's name.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from duchy.core.errors import DuchyError
from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.reading.fields import Fields
from duchy.core.reading.files import read_json
from duchy.core.record import Record

LEARNER = 0
"""The seat that is guided; bots of the script sit in the others."""


class BadGuide(DuchyError):
    """A guide that cannot be used; the sentence names its field."""


class GuideStep:
    """`look` is the region of the board to point at, or a target, or several with what lies between them; ''
    is where the move is made. `read` is the section of the rules reference that tells more."""

    __slots__ = ("look", "move", "read", "say", "seat")

    def __init__(self, say: str, look: str, read: str, seat: int, move: Move | None) -> None:
        self.say = say
        self.look = look
        self.read = read
        self.seat = seat
        self.move = move


class Guide:
    def __init__(self, game: Game, position: dict[str, Any], steps: list[GuideStep]) -> None:
        self.game = game
        self.position = position
        self.steps = steps

    def record(self) -> Record:
        """The whole guided game, from its first move to its last: it can be replayed like any other."""
        record = Record.onward(self.game.load(self.position))
        record.moves = [(step.seat, step.move) for step in self.steps if step.move is not None]
        return record


def load_guide(path: Path, game: Game) -> Guide:
    fields = Fields(read_json(path, BadGuide), "", BadGuide)
    position = game.load(fields.value("position")).dump()
    steps = [read_step(game, position["seats"], step) for step in fields.tables("steps")]
    fields.done()
    return Guide(game, position, steps)


def read_step(game: Game, seats: int, fields: Fields) -> GuideStep:
    seat, move = LEARNER, None
    if fields.has("move"):
        number, _, text = fields.text("move").partition(" ")
        if number not in [str(known) for known in range(seats)]:
            fields.fail("move", f"must be a seat and a move like '0 roll', not '{number} {text}'")
        seat, move = int(number), game.parse(text)
    step = GuideStep(
        say=fields.text("say", default="" if seat != LEARNER else None),
        look=fields.text("look", default=None if move is None else ""),
        read=fields.text("read", default=""),
        seat=seat,
        move=move,
    )
    fields.done()
    return step
