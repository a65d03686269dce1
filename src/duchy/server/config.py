"""How a server is set up."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from duchy.server.limits import Limits


def now_ms() -> int:
    return time.time_ns() // 1_000_000


STAND_IN = "medium"
"""The level that plays for who left, if the table does not say."""


class Config(msgspec.Struct):
    """`public_url` is the address that browsers use: only pages from there may talk to the server.

    Who is gone for `absence_seconds` may be replaced by a bot, where there is no clock; who is back within
    `flicker_seconds` was never told to be gone. `cards` are cards of one's own, by game.
    """

    database: str = "duchy.db"
    public_url: str = ""
    workers: int = 1
    worker_megabytes: int = 2048
    bot_seconds: float = 20.0
    hint_bot: str = "mcts:800ms"
    hint_seconds: float = 1.0
    absence_seconds: float = 180.0
    flicker_seconds: float = 1.5
    checkpoint_every: int = 40
    idle_seconds: float = 60.0
    tick_seconds: float = 0.5
    web: Path | None = None
    cards: dict[str, dict[str, Any]] = {}
    limits: Limits = msgspec.field(default_factory=Limits)
    now: Callable[[], int] = now_ms
