"""Record files that people open: checked, kept, replayed like any other game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from duchy.core.record import Record, read_record
from duchy.games import game as find_game
from server.house import House, config_for, house, open_limits, playable, run
from server.records import curve_of, finished_record, open_record


async def refusal(place: House, record: Any) -> str:
    """Why a record is not opened."""
    ada = await place.guest("Ada")
    answer = await ada.http.post("/api/replays", json=record)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] in ("bad-record", "bad-message")
    return str(answer.json()["reason"])


@pytest.mark.parametrize("game", playable())
def test_a_record_of_each_game_gets_a_replay(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            data = finished_record(game, bot="greedy")
            replay = await open_record(ada.http, data)
            assert await open_record(ada.http, data) == replay
            look = place.stranger().http
            shown = (await look.get(f"/api/replays/{replay}")).json()
            assert shown["opened"]
            assert shown["length"] == len(data["moves"])
            assert [seat["kind"] for seat in shown["table"]["seats"]] == ["person", "bot"]
            assert shown["table"]["result"]["scores"] == data["result"]["scores"]
            assert (await look.get(f"/api/replays/{replay}/record")).json() == data
            assert (await look.get("/api/replays")).json() == []

            curve = await curve_of(look, replay)
            assert curve["moves"] == list(range(len(data["moves"]) + 1))
            assert all(abs(sum(values) - 1) < 0.001 for values in curve["values"])
            winners = data["result"]["winners"]
            assert curve["values"][-1] == [1 / len(winners) if seat in winners else 0 for seat in (0, 1)]
            assert 1 <= len(curve["swings"]) <= 5
            record = read_record(data, find_game)
            for swing in curve["swings"]:
                assert swing["mover"] == record.moves[swing["move"] - 1][0]
                assert max(map(abs, swing["changes"])) >= 0.01

    run(story())


def test_broken_records_are_refused_in_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            good = finished_record("card-kingdoms")
            other = finished_record("card-kingdoms", seed=2)
            for change, words in (
                ({"duchy": 9}, "format 9"),
                ({"game": "chess"}, "chess"),
                ({"rules": 99}, "version 99"),
                ({"key": "00"}, "hexadecimal"),
                ({"key": other["key"]}, "cannot be replayed"),
                ({"moves": [*good["moves"][:3], "0 fly"]}, "there is no move"),
                ({"moves": good["moves"][1:]}, "cannot be replayed"),
                ({"moves": good["moves"][:-1]}, "another end"),
                ({"result": {"over": True}}, "another end"),
                ({"cards": {"citizens": {}, "more": {}}}, "cards of one's own"),
                ({"position": {"game": "card-kingdoms"}}, "position"),
                ({"fairness": {"table": "t"}}, "fairness"),
                ({"colour": "red"}, "colour"),
            ):
                assert words in await refusal(place, {**good, **change})
            junk: list[Any] = [[], "text", 7, None, {}, {"duchy": {"a": []}}]
            for piece in junk:
                assert await refusal(place, piece)

    run(story())


def test_an_unfinished_record_is_a_replay_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            data = finished_record("king-of-the-valley")
            del data["result"]
            data["moves"] = data["moves"][:20]
            replay = await open_record(ada.http, data)
            shown = (await ada.http.get(f"/api/replays/{replay}")).json()
            assert not shown["table"]["result"]["over"]
            assert (await curve_of(ada.http, replay))["moves"][-1] == 20

    run(story())


def test_a_record_that_begins_at_a_position_is_opened(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            whole = read_record(finished_record("villages"), find_game)
            onward = Record.onward(whole.replay(30))
            onward.moves = whole.moves[30:]
            replay = await open_record(ada.http, onward.as_data())
            at = (await ada.http.get(f"/api/replays/{replay}/positions/5?seat=1")).json()
            assert at["view"] == json.loads(json.dumps(whole.replay(35).view(1)))

    run(story())


def test_opening_is_limited(tmp_path: Path) -> None:
    async def story() -> None:
        config = config_for(tmp_path)
        config.limits.records_burst = 2
        async with house(config) as place:
            data = finished_record("card-kingdoms")
            stranger = place.stranger()
            assert (await stranger.http.post("/api/replays", json=data)).status_code == 401
            ada = await place.guest("Ada")
            huge = {**data, "players": ["x" * 300_000, "y"]}
            assert (await ada.http.post("/api/replays", json=huge)).status_code == 413
            deep = b'{"duchy":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
            answer = await ada.http.post(
                "/api/replays", content=deep, headers={"content-type": "application/json"}
            )
            assert answer.status_code == 400, answer.text
            for _ in range(2):
                await open_record(ada.http, data)
            assert (await ada.http.post("/api/replays", json=data)).status_code == 429

    run(story())
