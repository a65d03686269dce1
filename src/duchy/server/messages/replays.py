"""Finished games, over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec

from duchy.server.messages.parts import Face


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
