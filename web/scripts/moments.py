"""The words in which a game says at which moments it wants to be drawn (`positions.py` in its folder)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from runpy import run_path
from typing import Any

from duchy.core.state import State

GAMES = Path(__file__).parent.parent / "src" / "games"

Wanted = Callable[[State], bool]
Moves = tuple[tuple[int, str], ...]
"""Who plays what, from the table as it was laid to the moment that is drawn."""


@dataclass(frozen=True)
class Played:
    """A real game, played by bots up to a moment worth drawing."""

    seats: int
    seed: int
    wanted: Wanted
    bots: str = "greedy"


@dataclass(frozen=True)
class Laid:
    """A table laid out by hand: a moment that no bot would happen to play."""

    position: dict[str, Any]
    moves: Moves


Moment = Played | Laid


def asks(name: str, turn: int, several: bool = False, least: int = 1) -> Wanted:
    """Seat 0 is asked this, from that turn on; `several`: some part of the board has several moves."""

    def wanted(state: State) -> bool:
        if state.turn < turn or state.ask(0) != name or len(state.legal(0)) < least:
            return False
        targets = [move.target for move in state.legal(0) if move.target]
        return not several or len(set(targets)) < len(targets)

    return wanted


def waits(turn: int) -> Wanted:
    return lambda state: state.turn >= turn and 0 not in state.deciders


def over(state: State) -> bool:
    return state.over


def told_by_games(what: str) -> Iterator[tuple[str, Any]]:
    """What the `positions.py` of each game calls so, with the game's id."""
    for file in sorted(GAMES.glob("*/positions.py")):
        told = run_path(str(file))
        if what in told:
            yield file.parent.name, told[what]
