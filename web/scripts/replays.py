"""Write the replays that the screenshots show: what the server would answer for a whole game.

    python web/scripts/replays.py     write tests/web/replays/*.json

The game is one of those in tests/records, so that it changes only when the rules do.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec

from duchy.server.eyes import Eyes
from duchy.server.messages import Curve
from duchy.server.records import Kept
from duchy.server.replays import Shown
from duchy.server.review import review

TESTS = Path(__file__).parent.parent.parent / "tests"
OUT = TESTS / "web" / "replays"
GAME = "king-of-the-valley-3"
PLAYERS = ["Ravenmoor", "Ysolde", "Bertrand"]
STRETCH = 25
"""As many moves as the page asks for at once."""
SEAT = 0


async def answers(record: dict[str, Any]) -> dict[str, Any]:
    """What the server says, by the path behind the replay's id."""
    shown = Shown.of_kept(Kept(GAME, record, 0))
    curve: Curve = review(record, lambda progress: None)
    told: dict[str, Any] = {"": shown.facts(), "/curve": curve}
    for after in range(0, len(record["moves"]), STRETCH):
        told[f"/moves?after={after}&count={STRETCH}&seat={SEAT}"] = await shown.stretch(
            after, STRETCH, Eyes(SEAT)
        )
    return told


def main() -> None:
    record = json.loads((TESTS / "records" / f"{GAME}.json").read_text())
    told = asyncio.run(answers({**record, "players": PLAYERS}))
    OUT.mkdir(exist_ok=True)
    (OUT / f"{GAME}.json").write_bytes(msgspec.json.encode(told))


if __name__ == "__main__":
    main()
