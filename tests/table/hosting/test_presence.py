"""Who is at a table, and what the others may do when somebody is gone."""

from __future__ import annotations

from pathlib import Path

from duchy.server.config import Config
from duchy.table.hosting.presence import EXPIRY, Presence
from server.house import config_for, house, open_limits, run
from server.store.postgres import Postgres
from table.showing.test_secrets import running_table


def quick(tmp_path: Path, **changes: object) -> Config:
    return open_limits(config_for(tmp_path, flicker_seconds=0.05, **changes))


def test_everybody_is_told_who_is_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open", "bot:random")
            first = await ada.sit_at(table)
            assert first.table["presence"]["here"] == [True, False, True]
            second = await bob.sit_at(table)
            await first.until(lambda mate: mate.table["presence"]["watchers"] == 1)
            await second.done("sit", seat=1)
            await first.until(lambda mate: mate.table["presence"]["here"] == [True, True, True])
            assert first.table["presence"]["watchers"] == 0
            await second.close()
            await first.until(lambda mate: mate.table["presence"]["here"] == [True, False, True])
            assert first.table["presence"]["gone"][1] > 0
            await bob.sit_at(table)
            await first.until(lambda mate: mate.table["presence"]["here"] == [True, True, True])
            assert first.table["presence"]["gone"] == [0, 0, 0]

    run(story())


def test_loading_the_page_again_is_not_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await second.done("sit", seat=1)
            await first.until(lambda mate: mate.table["seats"][1]["kind"] == "person")
            place.hall.awake[table].flicker_seconds = 0.3
            heard = len(first.heard)
            await second.close()
            again = await bob.sit_at(table)
            await again.done("chat", text="back")
            await first.until(lambda mate: mate.chat)
            assert [message["type"] for message in first.heard[heard:]] == ["chat"]

    run(story())


def test_a_bot_stands_in_for_who_is_gone_for_long(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, absence_seconds=0.3)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            eve = await place.guest("Eve")
            table = await ada.make("me", "open", stand_in="random")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            watcher = await eve.sit_at(table)
            await first.done("ready")
            await second.done("sit", seat=1)
            await first.until(lambda mate: mate.view)
            while 1 not in first.view["deciders"]:
                await first.play()
            assert await first.refused("stand_in", seat=1) == "not-now"
            await second.close()
            await first.until(lambda mate: not mate.table["presence"]["here"][1])
            while (await first.ask("stand_in", seat=1))["type"] == "refused":
                pass
            await first.until(lambda mate: mate.table["seats"][1]["away"] == "random")
            await first.until(lambda mate: mate.moves)
            assert await watcher.refused("stand_in", seat=0) == "not-yours"
            assert await first.refused("stand_in", seat=1) == "not-now"
            assert await first.refused("stand_in", seat=0) == "not-now"
            assert await first.refused("stand_in", seat=5) == "not-found"
            back = await bob.sit_at(table)
            await back.done("return", seat=1)
            await first.until(lambda mate: not mate.table["seats"][1]["away"])

    run(story())


def test_where_there_is_a_clock_nobody_is_replaced_by_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, absence_seconds=0.0)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open", clock="move", time=600)
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await first.done("ready")
            await second.done("sit", seat=1)
            await second.close()
            await first.until(lambda mate: mate.view and not mate.table["presence"]["here"][1])
            assert first.table["presence"]["patience"] == 0
            assert await first.refused("stand_in", seat=1) == "not-now"

    run(story())


def test_persons_at_another_server_are_here_too(postgres: Postgres) -> None:
    async def story() -> None:
        address = postgres.fresh("presence")

        def shared() -> Config:
            return open_limits(Config(database=address, tick_seconds=0.05, flicker_seconds=0.05))

        async with house(shared()) as left, house(shared()) as right:
            ada, bob = await left.guest("Ada"), await right.guest("Bob")
            table = await ada.make("me", "open")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await second.until(lambda mate: mate.table["presence"]["here"][0])
            await first.until(lambda mate: mate.table["presence"]["watchers"] == 1)
            await second.done("sit", seat=1)
            await first.until(lambda mate: mate.table["presence"]["here"] == [True, True])
            await second.close()
            await first.until(lambda mate: mate.table["presence"]["here"] == [True, False])

    run(story())


def test_who_was_at_a_process_that_died_is_gone_only_from_then_on() -> None:
    table = running_table("card-kingdoms", 2, "presence")
    presence = Presence(now=1)
    assert presence.facts(table, ["player-0"], 10, now=5).gone == [0, 1]
    presence.hear("other", ["player-1", ""], now=100_000)
    assert presence.facts(table, ["player-0"], 10, now=100_001).here == [True, True]
    assert presence.facts(table, ["player-0"], 10, now=100_001).watchers == 1
    silent = presence.facts(table, ["player-0"], 10, now=100_000 + EXPIRY + 1)
    assert silent.here == [True, False]
    assert silent.gone[1] == 100_000 + EXPIRY
    presence.hear("other", ["player-1"], now=400_000)
    presence.hear("other", [], now=500_000)
    assert presence.facts(table, ["player-0"], 10, now=500_001).gone == [0, 500_000]
