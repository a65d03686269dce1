"""What persons can do to each other, and what is kept of them: chat, blocks, limits, clocks, forgetting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from duchy.table.game.entries import ServerAway, read_entry
from duchy.table.messages import Keep
from server.house import House, config_for, house, open_limits, run
from table.game.test_seats import RATED, two_at_a_table


def test_chat_is_no_part_of_the_journal_and_survives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path))
        async with house(config) as place:
            ada, _, first, second = await two_at_a_table(place)
            table, number = first.table["id"], first.number
            for line in range(5):
                await first.done("chat", text=f"line {line}", id=f"c{line}")
            await first.done("chat", text="line 4", id="c4")
            await second.until(lambda mate: len(mate.chat) == 5)
            assert second.number == number
            assert len(await place.hall.store.journal(table)) == number
            cookies = ada.http.cookies
        async with house(config) as place:
            again = place.stranger()
            again.http.cookies = cookies
            assert (await again.sit_at(table)).chat == [f"line {line}" for line in range(5)]

    run(story(), 60)


def test_a_table_can_only_bear_so_much_talk(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path))
        config.limits.chats_table, config.limits.chats_table_burst = 0.0001, 3
        async with house(config) as place:
            _, _, first, second = await two_at_a_table(place)
            for mate in (first, second, first):
                await mate.done("chat", text="hello")
            assert await second.refused("chat", text="hello") == "slow-down"
            assert (await first.play())["type"] == "done"

    run(story(), 60)


def test_who_is_blocked_is_not_heard_and_sits_down_at_no_table_of_the_blocker(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, bob, first, second = await two_at_a_table(place)
            await second.done("chat", text="before")
            await first.until(lambda mate: mate.chat == ["before"])
            answer = await ada.http.post("/api/blocks", json={"player": bob.player})
            assert answer.json() == [{"player": bob.player, "name": "Bob"}]
            await first.until(lambda mate: mate.chat == [])
            await second.done("chat", text="after")
            await first.done("chat", text="mine")
            await first.until(lambda mate: mate.chat == ["mine"])
            other = await bob.sit_at(await ada.make("me", "open"))
            assert await other.refused("sit", seat=1) == "blocked"
            await ada.http.post("/api/blocks", json={"player": bob.player, "blocked": False})
            await first.until(lambda mate: mate.chat == ["before", "after", "mine"])
            await other.done("sit", seat=1)

    run(story(), 60)


def test_a_person_gets_all_that_is_kept_and_can_be_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, bob, first, second = await two_at_a_table(place)
            table = first.table["id"]
            await first.done("chat", text="hello")
            data = (await ada.http.get("/api/guest/data")).json()
            assert data["name"] == "Ada"
            assert [line["table"] for line in data["tables"]] == [table]
            assert [line["text"] for line in data["chats"]] == ["hello"]
            assert (await ada.http.post("/api/guest/forget", json={"name": "Bob"})).status_code == 400
            assert (await ada.http.post("/api/guest/forget", json={"name": "Ada"})).status_code == 200
            assert (await ada.http.get("/api/guest")).json() == {"player": "", "name": ""}
            store = place.hall.store
            kept = b"".join(await store.journal(table)) + b"".join(await store.listed(("over",), None, 9))
            assert b"Ada" not in kept
            assert ada.player.encode() not in kept
            assert await store.said_by(ada.player) == []
            await second.until(lambda mate: mate.table["ended"] == "resigned")
            seen = (await bob.http.get(f"/api/replays/{table}")).json()["table"]
            assert [seat["name"] for seat in seen["seats"]] == ["", "Bob"]
            assert (await bob.http.get(f"/api/replays/{table}/record")).status_code == 200

    run(story(), 60)


def test_the_time_when_nobody_served_is_not_charged(tmp_path: Path) -> None:
    async def story() -> None:
        now = 1_000_000_000

        async def pass_by(place: House, milliseconds: int) -> None:
            """Time that somebody serves: it goes on when the pulse was heard, however busy the machine is."""
            nonlocal now
            now += milliseconds
            while place.hall.outages.heard_at < now:
                await asyncio.sleep(0.01)

        config = open_limits(config_for(tmp_path, now=lambda: now))
        async with house(config) as place:
            _, _, first, _ = await two_at_a_table(place, clock="move", time=60, stand_in="random")
            table = first.table["id"]
            for _ in range(5):
                await pass_by(place, 4_000)
        now += 3_600_000
        async with house(config) as place:
            ada = place.stranger()
            mate = await ada.sit_at(table)
            assert mate.clock is not None
            assert mate.clock["left"][0] > 35_000
            assert [seat["away"] for seat in mate.table["seats"]] == ["", ""]
            entries = [read_entry(body) for body in await place.hall.store.journal(table)]
            assert sum(isinstance(entry, ServerAway) for entry in entries) == 1
            while not all(seat.away for seat in (await place.hall.read(table)).seats):
                await pass_by(place, 3_000)

    run(story(), 60)


def test_a_public_table_that_nobody_waits_at_closes(tmp_path: Path) -> None:
    async def story() -> None:
        now = 1_000_000_000
        config = open_limits(config_for(tmp_path, now=lambda: now))
        async with house(config) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            awaited, alone = await ada.make("me", "open"), await bob.make("me", "open")
            await ada.sit_at(awaited)
            for _ in range(3):
                now += 601_000
                await asyncio.sleep(0.4)
            listed = [line["table"] for line in (await bob.http.get("/api/tables")).json()]
            assert listed == [awaited]
            assert (await place.hall.read(alone)).status == "closed"

    run(story(), 60)


def test_one_person_and_one_address_have_so_many_open_tables(tmp_path: Path) -> None:
    async def story() -> None:
        config = config_for(tmp_path)
        config.limits.open_each, config.limits.open_household = 2, 3
        async with house(config) as place:
            wanted = {"game": "villages", "seats": ["me", "open"]}

            async def made(guest: Any) -> int:
                return int((await guest.http.post("/api/tables", json=wanted)).status_code)

            ada, other = await place.guest("Ada", "192.0.2.1"), await place.guest("Adb", "192.0.2.1")
            far = await place.guest("Far", "192.0.2.9")
            assert [await made(ada) for _ in range(3)] == [201, 201, 429]
            assert [await made(other) for _ in range(2)] == [201, 429]
            assert await made(far) == 201

    run(story(), 60)


def test_what_is_not_to_be_kept_goes(tmp_path: Path) -> None:
    async def story() -> None:
        now = 1_000_000_000_000
        config = open_limits(config_for(tmp_path, now=lambda: now, keep=Keep(games=10, guests=20, chats=5)))
        async with house(config) as place:
            _, bob, first, _ = await two_at_a_table(place)
            table = first.table["id"]
            await first.done("chat", text="hello")
            await first.done("resign", seat=0)
            assert (await bob.http.get("/api/keep")).json() == {"games": 10, "guests": 20, "chats": 5}
            store, day = place.hall.store, 86_400_000
            now += 6 * day
            while await store.chat(table, 0, 9):
                await asyncio.sleep(0.05)
            assert await store.row(table) is not None
            now += 5 * day
            while await store.row(table) is not None:
                await asyncio.sleep(0.05)
            now += 20 * day
            while await store.person_name(bob.player):
                await asyncio.sleep(0.05)

    run(story(), 60)


def test_who_leaves_a_rated_game_is_rated_as_the_last(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, _, first, second = await two_at_a_table(place, **RATED)
            assert second.table["casual"] == ""
            assert (await ada.http.get("/api/tables")).json()[0]["rated"]
            await first.done("leave", seat=0)
            await second.until(lambda mate: mate.table["status"] == "over")
            assert second.table["result"]["winners"] == [1]
            while not (best := (await ada.http.get("/api/ratings/card-kingdoms")).json()):
                await asyncio.sleep(0.05)
            assert [line["name"] for line in best] == ["Bob", "Ada"]

    run(story(), 60)
