"""How tables are hosted, and what is counted meanwhile."""

from __future__ import annotations

import msgspec

from duchy.table.messages import Keep

STAND_IN = "medium"
"""The level that plays for who left, if the table does not say."""


class Habits(msgspec.Struct):
    """Who is gone for `absence_seconds` may be replaced by a bot, where there is no clock; who is back within
    `flicker_seconds` was never told to be gone, and who is gone for `ready_seconds` before the start is no
    longer ready. A table that nobody looks at for `idle_seconds` falls asleep. `keep` is for how long things
    are kept.
    """

    hint_bot: str = "mcts:800ms"
    hint_seconds: float = 1.0
    absence_seconds: float = 180.0
    flicker_seconds: float = 1.5
    ready_seconds: float = 30.0
    checkpoint_every: int = 40
    idle_seconds: float = 60.0
    tick_seconds: float = 0.5
    keep: Keep = msgspec.field(default_factory=Keep)


class Counts:
    """What the metrics show."""

    def __init__(self) -> None:
        self.moves = 0
        self.wakes = 0
        self.not_saved = 0
        self.refused = 0
        self.created = 0
        self.bot_moves = 0
