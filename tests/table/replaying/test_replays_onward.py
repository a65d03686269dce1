"""Stretches of a replay, and playing on from any moment of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from duchy.core.record import read_record, verify
from duchy.core.showing.patches import patched
from duchy.games import game as find_game
from duchy.table.game.fairness import check_fairness
from server.house import Guest, config_for, house, open_limits, play_out, playable, run
from server.records import finished_record, open_record


@pytest.mark.parametrize("game", playable())
def test_a_stretch_tells_the_same_as_single_positions(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            data = finished_record(game, seats=3)
            record = read_record(data, find_game)
            path = f"/api/replays/{await open_record(ada.http, data)}"
            for after, count, seat in (
                (0, 12, 0),
                (20, 10, 2),
                (23, 50, None),
                (len(record.moves) - 3, 9, 1),
            ):
                query = {"after": after, "count": count, **({} if seat is None else {"seat": seat})}
                stretch = (await ada.http.get(f"{path}/moves", params=query)).json()
                assert len(stretch["steps"]) == min(count, len(record.moves) - after)
                assert bool(stretch["events"]) <= (after == 0)
                view = stretch["view"]
                for step in stretch["steps"]:
                    view = patched(view, step["patch"])
                    at = f"{path}/positions/{step['move']}"
                    single = (await ada.http.get(at, params={} if seat is None else {"seat": seat})).json()
                    assert view == single["view"]
                    assert step["events"] == single["events"]
                    assert (step["mover"], step["text"]) == (single["mover"], single["text"])
                    assert step["target"] == record.moves[step["move"] - 1][1].target
            assert (await ada.http.get(f"{path}/moves", params={"after": 10**5})).status_code == 404
            assert (await ada.http.get(f"{path}/moves", params={"seat": 6})).status_code == 404
            assert (await ada.http.get(f"{path}/moves", params={"count": 1000})).status_code == 400

    run(story())


async def go_on(guest: Guest, replay: str, **wish: Any) -> str:
    answer = await guest.http.post(f"/api/replays/{replay}/onward", json=wish)
    assert answer.status_code == 201, answer.text
    guest.links[answer.json()["table"]] = answer.json()["invitation"]
    return str(answer.json()["table"])


@pytest.mark.parametrize("game", playable())
def test_a_replay_goes_on_from_any_moment(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            data = finished_record(game)
            record = read_record(data, find_game)
            move = next(n for n in range(20, len(record.moves)) if record.replay(n).deciders == (1,))
            replay = await open_record(ada.http, data)
            table = await go_on(ada, replay, move=move, seat=1, level="random")
            mate = await ada.sit_at(table)
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            before = record.replay(move)
            assert mate.view == json.loads(json.dumps(before.view(1)))
            assert mate.seat == 1
            assert [offer["text"] for offer in mate.moves] == [each.text for each in before.legal(1)]
            assert mate.table["beginning"] == {"replay": replay, "move": move}
            await play_out(mate)

            file = (await ada.http.get(f"/api/replays/{table}/record")).json()
            again = read_record(file, find_game)
            verify(again, file["result"])
            check_fairness(file["fairness"], again.key)
            assert again.key != record.key
            assert again.position is not None
            assert record.key.hex() not in json.dumps(file)
            assert (await ada.http.get(f"/api/replays/{table}")).json()["length"] == len(again.moves)

    run(story())


def test_a_table_that_goes_on_from_a_replay_survives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path))
        async with house(config) as place:
            ada = await place.guest("Ada")
            replay = await open_record(ada.http, finished_record("card-kingdoms"))
            table = await go_on(ada, replay, move=10, seat=0, level="random")
            mate = await ada.sit_at(table)
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            await mate.play()
            await mate.until(lambda mate: mate.moves)
            view, cookies = mate.view, ada.http.cookies
        async with house(config) as place:
            ada = place.stranger()
            ada.http.cookies = cookies
            mate = await ada.sit_at(table)
            await mate.until(lambda mate: mate.moves)
            assert mate.view == view

    run(story())


def test_what_cannot_go_on_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            data = finished_record("card-kingdoms")
            path = f"/api/replays/{await open_record(ada.http, data)}/onward"
            last = len(data["moves"])
            for wish, status in (
                ({"move": last, "seat": 0, "level": "random"}, 409),
                ({"move": last + 1, "seat": 0, "level": "random"}, 404),
                ({"move": 3, "seat": 5, "level": "random"}, 404),
                ({"move": 3, "seat": 0, "level": "mcts:100000"}, 400),
                ({"move": -1, "seat": 0, "level": "random"}, 400),
            ):
                answer = await ada.http.post(path, json=wish)
                assert answer.status_code == status, answer.text
                assert len(answer.json()["reason"]) > 5
            wish = {"move": 3, "seat": 0, "level": "random"}
            assert (await place.stranger().http.post(path, json=wish)).status_code == 401
            missing = f"/api/replays/{'0' * 32}/onward"
            assert (await ada.http.post(missing, json=wish)).status_code == 404

    run(story())
