"""Playing over the socket: what a client is told, and what counts."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from duchy.table.hosting import audience
from server.house import GAME, Mate, config_for, house, open_limits, play_out, playable, run


@pytest.mark.parametrize("game", playable())
def test_two_guests_play_a_whole_game(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open", game=game)
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            assert first.mine == [0]
            assert second.mine == []
            await first.done("ready")
            await second.done("sit", seat=1)
            await first.until(lambda mate: mate.view)
            await play_out(first, second)
            await second.until(lambda mate: mate.table["status"] == "over")
            await first.until(lambda mate: mate.table["status"] == "over")
            assert first.table["result"] == second.table["result"]
            stored = await place.hall.read(table)
            assert first.view == stored.state.view(0)
            assert second.view == stored.state.view(1)

    run(story())


def test_a_stale_move_is_refused_and_a_repeated_one_counts_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            wish = {"seat": 0, "move": mate.moves[0]["id"], "answers": mate.asked["answers"]}
            number = await mate.done("move", id="once", **wish)
            assert await mate.done("move", id="once", **wish) == number
            assert await mate.refused("move", id="twice", **wish) == "stale"
            assert len((await place.hall.read(mate.table["id"])).record.moves) == 1

    run(story())


def test_simultaneous_answers_are_not_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await first.done("ready")
            await second.done("sit", seat=1)
            await first.until(lambda mate: mate.moves)
            await second.until(lambda mate: mate.moves)
            answers = second.asked["answers"]
            assert (await first.play())["type"] == "done"
            move = second.moves[0]["id"]
            await second.done("move", seat=1, move=move, answers=answers)

    run(story())


def test_a_table_out_of_sight_tells_its_next_change_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Views are kept of the tables that changed last; the others make them again for the next change."""
    monkeypatch.setattr(audience, "MOST_IN_SIGHT", 1)

    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            mates = [await ada.sit_at(await ada.make("me")) for _ in range(2)]
            for mate in mates:
                await mate.done("ready")
                await mate.until(lambda mate: mate.moves)
            for _ in range(6):
                for mate in mates:
                    assert (await mate.play())["type"] == "done"
                    await mate.until(lambda mate: mate.moves)
            kept = [place.hall.awake[mate.table["id"]].audience.keeps_views for mate in mates]
            assert kept == [False, True]
            for mate in mates:
                stored = await place.hall.read(mate.table["id"])
                assert mate.view == stored.state.view(0)
            at = place.hall.awake[mates[1].table["id"]]
            await mates[1].close()
            while at.audience.connections:
                await asyncio.sleep(0.01)
            assert not at.audience.keeps_views

    run(story())


def test_an_illegal_move_is_refused_with_the_game_s_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            offered = {move["id"] for move in mate.moves}
            other = next(id for id in range(700) if id not in offered)
            answers = mate.asked["answers"]
            assert await mate.refused("move", seat=0, move=other, answers=answers) == "illegal"
            why = await mate.ask("why", seat=0, move=other)
            assert why["type"] == "why"
            assert why["phrase"]
            why = await mate.ask("why", seat=0, move=mate.moves[0]["id"])
            assert why["phrase"] is None
            assert await mate.refused("move", seat=0, move=10**6, answers=answers) == "not-found"

    run(story())


def test_after_a_lost_connection_the_client_goes_on_from_its_number(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await first.done("ready")
            await second.done("sit", seat=1)
            await first.until(lambda mate: mate.moves)
            await second.until(lambda mate: mate.moves)
            seen = second.number
            await second.close()
            await first.play()
            again = await bob.sit_at(table, since=seen)
            assert again.number > seen
            assert [line["number"] for line in again.heard[0]["missed"]] == [again.number]
            assert again.heard[0]["missed"][0]["events"]
            assert again.view == (await place.hall.read(table)).state.view(1)

    run(story())


def test_bots_play_and_hints_are_given(tmp_path: Path) -> None:
    async def story() -> None:
        config = config_for(tmp_path, hint_bot="greedy", hint_seconds=0.2)
        async with house(open_limits(config)) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", "bot:random", "bot:greedy"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            hint = await mate.ask("hint", seat=0)
            offered = {move["id"] for move in mate.moves}
            assert hint["type"] == "hint"
            assert {line["move"] for line in hint["moves"]} == offered
            assert 0.99 < sum(line["share"] for line in hint["moves"]) < 1.01
            await play_out(mate)
            result = mate.table["result"]
            assert len(result["scores"]) == 3

    run(story())


def test_hints_can_be_forbidden(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", hints=False))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            assert await mate.refused("hint", seat=0) == "not-now"

    run(story())


def test_chat_reaches_everybody_and_is_there_for_who_comes_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open")
            first, watcher = await ada.sit_at(table), await bob.sit_at(table)
            await first.done("chat", text="  good   luck ")
            await watcher.until(lambda mate: mate.chat == ["good luck"])
            later = await bob.sit_at(table)
            assert later.chat == ["good luck"]

    run(story())


def sees_from(mate: Mate, seat: int) -> bool:
    return mate.seat == seat


def test_a_hot_seat_person_sees_one_seat_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", "me"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.view)
            assert mate.mine == [0, 1]
            assert mate.seat is None
            assert mate.view["seat"] is None
            for seat in (1, 0):
                await mate.send("look", seat=seat)
                await mate.until(partial(sees_from, seat=seat))
                assert mate.view["seat"] == seat
                assert mate.moves
            await mate.send("look", seat=-1)
            await mate.until(lambda mate: mate.seat is None)
            assert mate.asked is None

    run(story())


def test_the_shelf_lists_games_options_and_levels(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada = await place.guest("Ada")
            shelf = (await ada.http.get("/api/games")).json()
            assert GAME in [game["id"] for game in shelf["games"]]
            assert shelf["bots"] == ["easy", "medium", "hard", "master"]

    run(story())
