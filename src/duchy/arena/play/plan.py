"""What bots are let play: all that their games depend on, checked before the first of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from duchy.bots.specs import BotSpec, make_bot
from duchy.core.errors import DuchyError
from duchy.core.game import Game
from duchy.core.reading.options import Value
from duchy.core.stream import Stream, key_from_seed


@dataclass(frozen=True, kw_only=True)
class Conditions:
    """Everything that games depend on but how many of them there are, and nothing else."""

    game: str
    seats: int
    bots: tuple[BotSpec, ...]
    seed: int | str
    options: Mapping[str, Value]
    cards: Mapping[str, Any]


def check_bots(bots: Sequence[BotSpec]) -> None:
    """Make each bot once, so that one that cannot be made is known before the first game."""
    for bot in bots:
        make_bot(bot, Stream(key_from_seed(0)), foreign=True)


def check_games(games: int) -> None:
    if games < 1:
        raise DuchyError(f"at least 1 game must be played, not {games}")


def default_seats(game: Game) -> int:
    """Two, where the game can be played by two."""
    return min(max(2, game.min_seats), game.max_seats)
