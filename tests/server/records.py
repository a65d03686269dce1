"""Records of finished games to be opened, and what tests ask of replays."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from typing import Any

import httpx

from duchy.bots.specs import make_bot
from duchy.core.playthrough import Playthrough
from duchy.core.record import Record, result_of
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game


@cache
def _played(game: str, seats: int, bot: str, seed: int) -> str:
    play = Playthrough(Record.of(find_game(game).new(seats, seed)))
    bots = [make_bot(bot, Stream(key_from_seed(seat))) for seat in range(seats)]
    while not play.state.over:
        seat = play.state.deciders[0]
        play.play(seat, bots[seat].choose(SeatHandle(play.state, seat)))
    play.record.players = ["Ada", *[bot] * (seats - 1)]
    return json.dumps({**play.record.as_data(), "result": result_of(play.state)})


def finished_record(game: str, seats: int = 2, bot: str = "random", seed: int = 1) -> dict[str, Any]:
    """The record file of a whole game between bots."""
    data: dict[str, Any] = json.loads(_played(game, seats, bot, seed))
    return data


async def open_record(http: httpx.AsyncClient, record: dict[str, Any]) -> str:
    answer = await http.post("/api/replays", json=record)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["replay"])


async def curve_of(http: httpx.AsyncClient, replay: str) -> dict[str, Any]:
    """The curve of a replay, when it is there."""
    while True:
        curve: dict[str, Any] = (await http.get(f"/api/replays/{replay}/curve")).json()
        if curve["progress"] == 1:
            return curve
        await asyncio.sleep(0.05)
