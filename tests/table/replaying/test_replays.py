"""Finished games: records, positions, curves, fair dice and ratings."""

from __future__ import annotations

import asyncio
import copy
import json
from pathlib import Path

import pytest

from duchy.core.errors import BadRecord
from duchy.core.record import read_record, verify
from duchy.games import game as find_game
from duchy.server.ratings import rating_after
from duchy.table.game.fairness import (
    check_fairness,
    commitment_of,
    hash_of_key,
    key_from_parts,
    parts_as_data,
)
from duchy.table.ports import Standing
from server.house import config_for, house, open_limits, play_out, run
from server.records import curve_of
from table.game.test_seats import RATED, two_at_a_table


def test_a_finished_game_can_be_looked_at_from_all_sides(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, _, first, second = await two_at_a_table(place, **RATED)
            await first.until(lambda mate: mate.table["key_hash"])
            commitment, key_hash = first.table["commitment"], first.table["key_hash"]
            count = await play_out(first, second)
            table = first.table["id"]
            path = f"/api/replays/{table}"
            look = place.stranger().http
            shown = (await look.get(path)).json()
            assert shown["length"] == count
            facts = shown["table"]
            assert [seat["name"] for seat in facts["seats"]] == ["Ada", "Bob"]
            assert not shown["opened"]
            assert facts["result"] == first.table["result"]
            for score in facts["result"]["scores"]:
                assert score["total"] == sum(score["parts"].values())

            answer = await look.get(f"{path}/record")
            assert f"{table}.json" in answer.headers["content-disposition"]
            record = read_record(answer.json(), find_game)
            verify(record, answer.json()["result"])
            check_fairness(answer.json()["fairness"], record.key)
            assert answer.json()["fairness"]["commitment"] == commitment
            assert answer.json()["fairness"]["key_hash"] == key_hash

            for move in (0, 1, 24, 25, 26, count - 1, count):
                for seat in (None, 0, 1):
                    at = await look.get(
                        f"{path}/positions/{move}" + ("" if seat is None else f"?seat={seat}")
                    )
                    assert at.json()["view"] == json.loads(json.dumps(record.replay(move).view(seat)))
                    assert at.json()["mover"] == (record.moves[move - 1][0] if move else None)
            for move in (0, 1, count):
                at = await look.get(f"{path}/positions/{move}?open=true")
                assert at.json()["view"] == json.loads(json.dumps(record.replay(move).open_view()))
            assert (await look.get(f"{path}/positions/1?open=true&seat=0")).status_code == 400
            assert (await look.get(f"{path}/positions/{count + 1}")).status_code == 404
            assert (await look.get(f"{path}/positions/1?seat=5")).status_code == 404

            curve = await curve_of(look, table)
            assert curve["moves"][0] == 0
            assert curve["moves"][-1] == count
            assert all(len(values) == 2 for values in curve["values"])

            while not (best := (await ada.http.get("/api/ratings/card-kingdoms")).json()):
                await asyncio.sleep(0.05)
            assert {line["name"] for line in best} == {"Ada", "Bob"}
            assert all(line["games"] == 1 for line in best)
            winners = facts["result"]["winners"]
            if len(winners) == 1:
                assert best[0]["name"] == facts["seats"][winners[0]]["name"]

    run(story())


def test_parts_that_do_not_fit_are_found() -> None:
    secret = bytes(range(32))
    parts = parts_as_data("table", secret, ["aa", "bb", ""])
    key = key_from_parts("table", secret, ["aa", "bb", ""])
    check_fairness(parts, key)
    assert parts["commitment"] == commitment_of(secret)
    assert parts["key_hash"] == hash_of_key(key)
    for name, value in (
        ("secret", "00" * 32),
        ("secret", "no digits"),
        ("contributions", ["aa", "bb", "cc"]),
        ("contributions", ["aabb", "", ""]),
        ("table", "other"),
        ("commitment", "00"),
        ("key_hash", "00"),
    ):
        wrong = copy.deepcopy(parts)
        wrong[name] = value
        with pytest.raises(BadRecord, match="fairness"):
            check_fairness(wrong, key)
    with pytest.raises(BadRecord):
        check_fairness(parts, bytes(32))


def test_a_contribution_changes_the_dice() -> None:
    secret = bytes(32)
    keys = {key_from_parts("t", secret, [a, b]) for a in ("", "aa", "ab") for b in ("", "aa", "ab")}
    assert len(keys) == 9


def test_winning_raises_a_rating_and_losing_lowers_it() -> None:
    even = [Standing("a", "A", 25.0, 25 / 3, 0), Standing("b", "B", 25.0, 25 / 3, 0)]
    better, worse = rating_after([1.0, 2.0])(even)
    assert better.mu > 25 > worse.mu
    assert better.sigma < 25 / 3
    shared = rating_after([1.0, 1.0])(even)
    assert abs(shared[0].mu - shared[1].mu) < 1e-9


def test_games_with_bots_are_not_rated(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", "bot:random"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            await play_out(mate)
            await asyncio.sleep(0.2)
            assert (await ada.http.get("/api/ratings/card-kingdoms")).json() == []
            listed = (await ada.http.get("/api/replays")).json()
            assert [line["table"] for line in listed] == [mate.table["id"]]

    run(story())
