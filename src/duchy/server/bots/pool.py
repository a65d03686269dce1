"""The bots' processes."""

from __future__ import annotations

from pathlib import Path

from duchy.server.bots.worker import Worker
from duchy.table.thinking.crew import Crew
from duchy.table.thinking.crews import Crews

HINTS_EACH = 2
ANALYSES_EACH = 3
"""How much one person may have under way at once."""


class BotProcesses(Crews):
    """`count` processes for moves, and one each for hints and for analysis, of at most `megabytes` of memory
    each. They stand back behind the server, and behind each other in this order."""

    def __init__(self, count: int, megabytes: int = 2048, seconds: float = 20.0) -> None:
        moving = [Worker(megabytes, niceness=5) for _ in range(count)]
        hinting, analysing = Worker(megabytes, niceness=10), Worker(megabytes, niceness=15)
        self.processes = (*moving, hinting, analysing)
        super().__init__(Crew(moving), Crew([hinting], HINTS_EACH), Crew([analysing], ANALYSES_EACH), seconds)

    def take_up(self, package: Path) -> None:
        """From the next job on, bots think in the compiled package of this folder."""
        for worker in self.processes:
            worker.package = package
