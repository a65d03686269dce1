"""Write the replays that the screenshots show: what the server would answer for a whole game.

    python web/scripts/replays.py     write tests/web/replays/*.json

The games are those of tests/records that a game names in `positions.py` of its folder: they change only
when the rules do.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
from moments import told_by_games

from duchy.table.replaying.opened import OpenedRecord
from duchy.table.replaying.replay import ReplayedGame
from duchy.table.replaying.viewpoint import Viewpoint
from duchy.table.thinking.errands import review

TESTS = Path(__file__).parent.parent.parent / "tests"
OUT = TESTS / "web" / "replays"
PLAYERS = ("Ravenmoor", "Ysolde", "Bertrand", "Odo", "Maud")
STRETCH = 25
"""As many moves as the page asks for at once."""
SEAT = 0


async def answers(name: str, record: dict[str, Any]) -> dict[str, Any]:
    """What the server says, by the path behind the replay's id."""
    shown = ReplayedGame.of_record(OpenedRecord(name, record, 0))
    curve = review(record, lambda progress: None)
    told: dict[str, Any] = {"": shown.facts(), "/curve": curve}
    for after in range(0, len(record["moves"]), STRETCH):
        told[f"/moves?after={after}&count={STRETCH}&seat={SEAT}"] = await shown.stretch(
            after, STRETCH, Viewpoint(SEAT)
        )
    return told


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for game, records in told_by_games("REPLAYS"):
        for seats in records:
            name = f"{game}-{seats}"
            record = json.loads((TESTS / "records" / f"{name}.json").read_text())
            told = asyncio.run(answers(name, {**record, "players": list(PLAYERS[:seats])}))
            (OUT / f"{name}.json").write_bytes(msgspec.json.encode(told))


if __name__ == "__main__":
    main()
