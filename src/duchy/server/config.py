"""How a server is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from duchy.server.limits import WebLimits
from duchy.table.hosting.habits import Habits
from duchy.table.ports import Now, now_ms


class Config(Habits):
    """How tables are hosted, and what a server adds.

    `public_url` is the address that browsers use: only pages from there may talk to the server. `cards` are
    cards of one's own, by game. `compile` asks for compiled rules where they run interpreted. `metrics` is
    the address (HOST:PORT) at which operators are told the numbers.
    """

    database: str = "duchy.db"
    metrics: str = ""
    public_url: str = ""
    workers: int = 1
    compile: bool = False
    worker_megabytes: int = 2048
    bot_seconds: float = 20.0
    web: Path | None = None
    cards: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)
    limits: WebLimits = msgspec.field(default_factory=WebLimits)
    now: Now = now_ms
