"""Guided games at a table: which step a game is at, and what its script has next.

As long as the moves made are the beginning of the script, the bots play what it says; after any other move,
and after the last one of the script, they play as they think best.
"""

from __future__ import annotations

from collections.abc import Sequence

from duchy.core.moves import Move
from duchy.core.reading.guide import LEARNER
from duchy.games.guides import guide
from duchy.table.game.entries import Guided
from duchy.table.messages import GuideStep, Settings

RIVAL = "easy"
"""The level of the bots that a learner plays on against."""


def guided(game: str) -> tuple[Settings, Guided]:
    """The table of a game's guide, and what is played at it."""
    found = guide(game)
    steps = [
        GuideStep(step.say, step.look, step.read, step.seat, step.move.text if step.move else "")
        for step in found.steps
    ]
    seats = ["me" if seat == LEARNER else f"bot:{RIVAL}" for seat in range(found.position["seats"])]
    settings = Settings(game=game, seats=seats, options=found.position["options"], public=False)
    return settings, Guided(found.position, steps)


def script_of(steps: Sequence[GuideStep]) -> list[tuple[int, str]]:
    return [(step.seat, step.move) for step in steps if step.move]


def moves_along(steps: Sequence[GuideStep], moves: Sequence[tuple[int, Move]]) -> int | None:
    """How many moves of the script were made; None if others were made instead."""
    script = script_of(steps)
    made = [(seat, move.text) for seat, move in moves[: len(script)]]
    return len(made) if made == script[: len(made)] else None


def move_after(steps: Sequence[GuideStep], lesson: int) -> tuple[int, str] | None:
    """The move of the script after so many; None at its end."""
    script = script_of(steps)
    return script[lesson] if lesson < len(script) else None
