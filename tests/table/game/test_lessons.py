"""A guided game at a table of the server: the bot follows the script as long as the learner does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from duchy.games import game_ids
from duchy.games.guides import guide
from server.house import Guest, House, Mate, config_for, house, open_limits, run

GAME = "card-kingdoms"


async def begin(guest: Guest, game: str) -> Mate:
    """A learner at the table of a guided game, which has started."""
    answer = await guest.http.post(f"/api/guides/{game}")
    assert answer.status_code == 201, answer.text
    mate = await guest.sit_at(answer.json()["table"])
    await mate.done("ready")
    await mate.until(lambda mate: mate.moves)
    return mate


async def play(mate: Mate, text: str) -> None:
    move = next(move for move in mate.moves if move["text"] == text)
    await mate.done("move", seat=0, move=move["id"], answers=mate.asked["answers"])


async def at_lesson(mate: Mate, number: int) -> None:
    await mate.until(lambda mate: mate.asked["lesson"] == number)


async def follow(mate: Mate, moves: int | None = None) -> None:
    """Play the learner's moves of the script: all of them, or until so many moves of it are made."""
    script = [(step["seat"], step["move"]) for step in mate.table["guide"]["steps"] if step["move"]]
    for number, (seat, text) in enumerate(script[:moves]):
        if seat == 0:
            await at_lesson(mate, number)
            await play(mate, text)
    await at_lesson(mate, len(script[:moves]))


def story(tmp_path: Path, tell: Callable[[House, Guest], Awaitable[None]]) -> None:
    async def told() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            await tell(place, await place.guest("Learner"))

    run(told())


@pytest.mark.parametrize("id", game_ids())
def test_the_learner_and_the_bot_walk_through_the_whole_script(tmp_path: Path, id: str) -> None:
    async def tell(place: House, guest: Guest) -> None:
        mate = await begin(guest, id)
        await follow(mate)
        made = (await place.hall.read(mate.table["id"])).record.moves
        script = guide(id).record().moves
        assert [(seat, move.text) for seat, move in made[: len(script)]] == [
            (seat, move.text) for seat, move in script
        ]

    story(tmp_path, tell)


def test_after_the_script_the_bot_plays_by_itself(tmp_path: Path) -> None:
    async def tell(place: House, guest: Guest) -> None:
        mate = await begin(guest, GAME)
        await follow(mate)
        await mate.until(lambda mate: mate.moves)
        script = len(guide(GAME).record().moves)
        assert len((await place.hall.read(mate.table["id"])).record.moves) > script
        assert mate.asked["lesson"] == script, "a lesson that was learnt stays learnt"

    story(tmp_path, tell)


def test_a_move_taken_back_brings_its_lesson_back(tmp_path: Path) -> None:
    async def tell(place: House, guest: Guest) -> None:
        mate = await begin(guest, GAME)
        await follow(mate, moves=3)
        await mate.done("undo", seat=0, answers=mate.number)
        assert mate.asked["lesson"] == 2
        await play(mate, "recruit 5")
        assert mate.asked["lesson"] == 3

    story(tmp_path, tell)


def test_another_move_leaves_the_path_and_taking_it_back_returns_to_it(tmp_path: Path) -> None:
    async def tell(place: House, guest: Guest) -> None:
        mate = await begin(guest, GAME)
        await play(mate, "roll")
        await play(mate, "choose 2")
        assert mate.asked["lesson"] is None
        await mate.done("undo", seat=0, answers=mate.number)
        assert mate.asked["lesson"] == 1

    story(tmp_path, tell)


def test_a_lesson_that_was_left_is_a_free_game(tmp_path: Path) -> None:
    async def tell(place: House, guest: Guest) -> None:
        mate = await begin(guest, GAME)
        await play(mate, "roll")
        assert mate.table["guide"]["left"] is False
        await mate.done("leave_guide")
        await mate.until(lambda mate: mate.table["guide"]["left"])
        assert mate.asked["lesson"] is None
        await play(mate, "choose 1")
        assert mate.asked["lesson"] is None
        assert await mate.refused("leave_guide") == "not-now"
        await mate.done("undo", seat=0, answers=mate.number)
        assert mate.asked["lesson"] is None

    story(tmp_path, tell)


def test_nothing_is_claimed_of_the_dice(tmp_path: Path) -> None:
    async def tell(place: House, guest: Guest) -> None:
        mate = await begin(guest, GAME)
        facts: dict[str, Any] = mate.table
        assert (facts["commitment"], facts["key_hash"], facts["fairness"]) == ("", "", None)
        assert facts["settings"]["public"] is False
        assert facts["settings"]["seats"] == ["me", "bot:easy"]

    story(tmp_path, tell)


def test_a_table_without_a_lesson_has_none_to_leave(tmp_path: Path) -> None:
    async def tell(place: House, guest: Guest) -> None:
        mate = await guest.sit_at(await guest.make("me", "bot:easy"))
        assert mate.table["guide"] is None
        await mate.done("ready")
        await mate.until(lambda mate: mate.moves)
        assert mate.asked["lesson"] is None
        assert await mate.refused("leave_guide") == "not-now"

    story(tmp_path, tell)


def test_a_stranger_can_neither_begin_a_lesson_nor_leave_one(tmp_path: Path) -> None:
    async def tell(place: House, guest: Guest) -> None:
        answer = await place.stranger().http.post(f"/api/guides/{GAME}")
        assert answer.json()["code"] == "no-guest"
        begun = (await guest.http.post(f"/api/guides/{GAME}")).json()
        watcher = await place.guest("Watcher")
        mate = await watcher.sit_at(begun["table"], invitation=begun["invitation"])
        assert await mate.refused("leave_guide") == "not-yours"

    story(tmp_path, tell)


def test_a_lesson_of_a_game_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async def tell(place: House, guest: Guest) -> None:
        answer = await guest.http.post("/api/guides/chess")
        assert answer.status_code == 404
        assert "there is no game 'chess'" in answer.json()["reason"]

    story(tmp_path, tell)


def test_the_lesson_stands_after_a_restart(tmp_path: Path) -> None:
    async def told() -> None:
        config = open_limits(config_for(tmp_path))
        async with house(config) as place:
            guest = await place.guest("Learner")
            mate = await begin(guest, GAME)
            await follow(mate, moves=4)
            table, cookies = mate.table["id"], guest.http.cookies
        async with house(config) as place:
            guest = place.stranger()
            guest.http.cookies = cookies
            mate = await guest.sit_at(table)
            await mate.until(lambda mate: mate.moves)
            assert mate.asked["lesson"] == 7
            assert mate.table["guide"]["left"] is False

    run(told())
