"""Seats: who may act for them, who stands in, and who may see a table at all."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.house import GAME, Guest, House, Mate, config_for, house, open_limits, play_out, run

RATED = {"rated": True, "hints": False, "clock": "days", "time": 3}


async def two_at_a_table(place: House, **settings: Any) -> tuple[Guest, Guest, Mate, Mate]:
    """Two persons who live apart."""
    ada, bob = await place.guest("Ada", "192.0.2.1"), await place.guest("Bob", "192.0.2.2")
    table = await ada.make("me", "open", **settings)
    invitation = ada.links[table]
    first, second = await ada.sit_at(table), await bob.sit_at(table, invitation=invitation)
    await first.done("ready")
    await second.done("sit", seat=1)
    await first.until(lambda mate: mate.moves)
    await second.until(lambda mate: mate.moves)
    return ada, bob, first, second


def test_nobody_acts_for_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            _, _, first, second = await two_at_a_table(place)
            table = first.table["id"]
            eve = await (await place.guest("Eve")).sit_at(table)
            nobody = await place.stranger().sit_at(table)
            move = {"seat": 0, "move": first.moves[0]["id"], "answers": first.asked["answers"]}
            for thief in (second, eve):
                assert await thief.refused("move", **move) == "not-yours"
                assert await thief.refused("undo", seat=0, answers=thief.number) == "not-yours"
                assert await thief.refused("leave", seat=0) == "not-yours"
                assert await thief.refused("return", seat=0) == "not-yours"
                assert await thief.refused("look", seat=0) == "not-yours"
                assert await thief.refused("why", seat=0, move=0) == "not-yours"
                assert await thief.refused("hint", seat=0) == "not-yours"
            assert await eve.refused("agree", yes=True) == "not-yours"
            assert await eve.refused("sit", seat=0) == "not-now"
            assert await nobody.refused("move", **move) == "no-guest"
            assert await nobody.refused("chat", text="hello") == "no-guest"
            assert eve.seat is None
            assert eve.asked is None

    run(story())


def test_a_forged_cookie_is_nobody_s(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada, eve = await place.guest("Ada"), place.stranger()
            eve.http.cookies.set("duchy_guest", f"{ada.player}.{'0' * 40}")
            answer = await eve.http.get("/api/guest")
            assert answer.json() == {"player": "", "name": ""}
            refused = await eve.http.post("/api/tables", json={"game": GAME, "seats": ["me"]})
            assert refused.status_code == 401
            assert refused.json()["code"] == "no-guest"

    run(story())


def test_a_private_table_is_seen_with_its_link_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open", public=False)
            link = ada.links[table]
            assert (await bob.http.get("/api/tables")).json() == []
            for wrong in ("", "?invitation=", "?invitation=0", f"?invitation={link[:-1]}"):
                answer = await bob.http.get(f"/api/tables/{table}{wrong}")
                assert answer.json()["code"] == "private"
            outside = await bob.sit_at(table)
            assert outside.heard[0]["code"] == "private"
            inside = await bob.sit_at(table, invitation=link)
            assert inside.table["id"] == table
            await inside.done("sit", seat=1)
            assert (await bob.sit_at(table)).table["id"] == table
            assert link not in str(inside.heard)

    run(story())


def test_a_running_record_is_secret_and_a_finished_one_public(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", public=False))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            path = f"/api/replays/{mate.table['id']}"
            for part in ("", "/record", "/positions/0", "/curve"):
                answer = await ada.http.get(path + part)
                assert (answer.status_code, answer.json()["code"]) == (409, "running")
            assert mate.table["fairness"] is None
            await play_out(mate)
            record = (await place.stranger().http.get(path + "/record")).json()
            assert record["key"]
            assert mate.table["fairness"] == record["fairness"]

    run(story())


def test_a_bot_stands_in_for_who_leaves_until_the_person_returns(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            _, _, first, second = await two_at_a_table(place, stand_in="random")
            await second.done("leave", seat=1)
            await first.until(lambda mate: mate.table["seats"][1]["away"] == "random")
            while first.table["status"] == "running" and len(first.heard) < 60:
                if first.moves:
                    await first.play()
                else:
                    await first.read()
            await second.until(lambda mate: mate.number > 10)
            assert await second.refused("move", seat=1, move=0, answers=second.number) == "away"
            await second.done("return", seat=1)
            await first.until(lambda mate: mate.table["seats"][1]["away"] == "")
            while not second.moves:
                if first.moves:
                    await first.play()
                await second.read()
            assert (await second.play())["type"] == "done"

    run(story())


def test_a_seat_is_free_again_when_its_person_leaves_before_the_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open", "open")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await second.done("sit", seat=2)
            assert await second.refused("sit", seat=1) == "not-now"
            assert await second.refused("bot", seat=1, level="random") == "not-yours"
            await second.done("leave", seat=2)
            await second.done("sit", seat=1)
            await first.done("bot", seat=2, level="random")
            assert await first.refused("bot", seat=2, level="mcts:600000ms") == "bad-table"
            assert await first.refused("bot", seat=1, level="random") == "full"
            await first.done("ready")
            await first.until(lambda mate: mate.table["status"] == "running")

    run(story())


def test_the_owner_closes_a_table_that_has_not_started(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            assert await second.refused("close") == "not-yours"
            await first.done("close")
            await second.until(lambda mate: mate.table["status"] == "closed")
            assert await second.refused("sit", seat=1) == "not-now"
            assert (await bob.http.get("/api/tables")).json() == []

    run(story())


def test_a_rematch_keeps_the_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, bob, first, second = await two_at_a_table(place, public=False)
            assert await first.refused("rematch") == "not-now"
            await play_out(first, second)
            await second.done("rematch")
            await first.until(lambda mate: mate.table["willing"] == [1])
            assert await second.refused("rematch") == "not-now"
            await second.done("rematch", yes=False)
            await first.until(lambda mate: mate.table["willing"] == [])
            assert await second.refused("rematch", yes=False) == "not-now"
            await second.done("rematch")
            assert first.table["rematch"] == ""
            await first.done("rematch")
            await first.until(lambda mate: mate.table["rematch"])
            assert first.table["willing"] == [0, 1]
            assert await first.refused("rematch") == "not-now"
            again = await ada.sit_at(first.table["rematch"])
            other = await bob.sit_at(first.table["rematch"])
            assert (again.mine, other.mine) == ([0], [1])
            assert again.table["previous"] == first.table["id"]
            await again.done("ready")
            await other.done("ready")
            await again.until(lambda mate: mate.table["status"] == "running")

    run(story())


def test_a_rematch_may_begin_without_who_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        config = config_for(tmp_path, absence_seconds=0.0, flicker_seconds=0.01)
        async with house(open_limits(config)) as place:
            ada, _, first, second = await two_at_a_table(place, public=False)
            await play_out(first, second)
            assert await first.refused("rematch", without=True) == "not-now"
            await second.close()
            await first.until(lambda mate: not mate.table["presence"]["here"][1])
            await first.done("rematch", without=True)
            await first.until(lambda mate: mate.table["rematch"])
            again = await ada.sit_at(first.table["rematch"])
            assert [seat["kind"] for seat in again.table["seats"]] == ["person", "free"]
            assert again.mine == [0]

    run(story())


def test_who_sits_somewhere_finds_the_table_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada, bob, first, _ = await two_at_a_table(place, public=False)
            for guest in (ada, bob):
                listed = (await guest.http.get("/api/tables/mine")).json()
                assert [line["table"] for line in listed] == [first.table["id"]]
            eve = await place.guest("Eve")
            assert (await eve.http.get("/api/tables/mine")).json() == []
            assert (await place.stranger().http.get("/api/tables/mine")).json() == []

    run(story())


def test_one_person_has_a_limited_number_of_sockets(tmp_path: Path) -> None:
    async def story() -> None:
        config = config_for(tmp_path)
        config.limits.sockets_each = 2
        async with house(config) as place:
            ada = await place.guest("Ada")
            table = await ada.make("me")
            mates = [await ada.sit_at(table) for _ in range(3)]
            assert [mate.heard[0].get("code") for mate in mates] == [None, None, "too-many"]

    run(story())


@pytest.mark.parametrize("query", [{"seat": "x"}, {"since": "1e99"}, {"since": 10**30}, {"seat": 10**9}])
def test_a_socket_with_a_strange_wish_does_no_harm(tmp_path: Path, query: dict[str, Any]) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada = await place.guest("Ada")
            table = await ada.make("me")
            with suppress(ConnectionClosed, InvalidStatus):
                await ada.sit_at(table, **query)
            nowhere = await ada.sit_at("nowhere")
            assert nowhere.heard[0]["code"] == "not-found"
            assert (await ada.sit_at(table)).table["id"] == table

    run(story())
