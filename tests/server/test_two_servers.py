"""Two servers on one PostgreSQL serve one table; a race for a move is won by exactly one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from duchy.server.config import Config
from server.house import Guest, House, house, open_limits, play_out, run
from server.postgres import Postgres


@asynccontextmanager
async def two_houses(address: str) -> AsyncIterator[tuple[House, House]]:
    one = open_limits(Config(database=address, tick_seconds=0.05))
    other = open_limits(Config(database=address, tick_seconds=0.05))
    async with house(one) as left, house(other) as right:
        yield left, right


def moved_to(guest: Guest, place: House) -> Guest:
    """The same person, at the other server."""
    other = place.stranger()
    other.player = guest.player
    for name, value in guest.http.cookies.items():
        other.http.cookies.set(name, value)
    return other


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.fresh("shared")


def test_persons_at_two_servers_play_one_game(address: str) -> None:
    async def story() -> None:
        async with two_houses(address) as (left, right):
            ada, bob = await left.guest("Ada"), await right.guest("Bob")
            table = await ada.make("me", "open", "bot:random")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await first.done("ready")
            await second.until(lambda mate: mate.table["seats"][0]["ready"])
            await second.done("sit", seat=1)
            await first.until(lambda mate: mate.moves)
            await second.done("chat", text="hello over there")
            await first.until(lambda mate: mate.chat)
            await play_out(first, second)
            await first.until(lambda mate: mate.table["status"] == "over")
            await second.until(lambda mate: mate.table["status"] == "over")
            assert first.table["result"] == second.table["result"]
            stored = await left.hall.read(table)
            assert first.view == stored.state.view(0)
            assert second.view == stored.state.view(1)

    run(story())


def test_a_race_for_a_move_is_won_by_one(address: str) -> None:
    async def story() -> None:
        async with two_houses(address) as (left, right):
            ada = await left.guest("Ada")
            table = await ada.make("me")
            here, there = await ada.sit_at(table), await moved_to(ada, right).sit_at(table)
            await here.done("ready")
            for turn in range(15):
                await here.until(lambda mate: mate.moves or mate.table["status"] == "over")
                await there.until(lambda mate: mate.number >= here.number)
                if here.table["status"] == "over":
                    break
                assert here.asked == there.asked
                answers = await asyncio.gather(here.play(turn), there.play(turn + 1))
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["done", "refused"], answers
                lost = next(answer for answer in answers if answer["type"] == "refused")
                assert lost["code"] in ("stale", "illegal")
                await here.until(lambda mate: mate.number >= there.number)
            await there.until(lambda mate: mate.number >= here.number)
            assert here.view == there.view

    run(story())


def test_the_other_server_goes_on_when_one_is_gone(address: str) -> None:
    async def story() -> None:
        config = open_limits(Config(database=address, tick_seconds=0.05))
        async with house(config) as right:
            async with house(open_limits(Config(database=address, tick_seconds=0.05))) as left:
                ada = await left.guest("Ada")
                table = await ada.make("me", "bot:random")
                mate = await ada.sit_at(table)
                await mate.done("ready")
                await mate.until(lambda mate: mate.moves)
                await mate.play()
            again = await moved_to(ada, right).sit_at(table, since=mate.number)
            await again.until(lambda mate: mate.moves)
            for _ in range(5):
                await again.until(lambda mate: mate.moves)
                assert (await again.play())["type"] == "done"

    run(story())
