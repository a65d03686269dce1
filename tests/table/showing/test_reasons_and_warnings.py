"""What a page needs to be helpful: reasons for a part of the board, warnings, and whose turn it is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game
from duchy.table.deciding.requests import moved
from duchy.table.messages import RUNNING
from duchy.table.showing.reasons import moves_by_target, why_not_target
from duchy.table.showing.revealing import revealing
from duchy.table.showing.views import asked_of
from server.house import config_for, house, open_limits, playable, run
from table.showing.test_secrets import running_table


@pytest.mark.parametrize("game", playable())
def test_a_move_that_would_end_free_undo_is_known_before(game: str) -> None:
    """What was foretold is what happens, at every move of a game."""
    table = running_table(game, 2, "foresight")
    chance = Random(3)
    foretold = 0
    while table.status == RUNNING:
        seat = chance.choice(table.state.deciders)
        asked = asked_of(table, seat, warn=True)
        assert asked is not None
        offer = chance.choice(asked.moves)
        could_undo = asked.undo
        before = table.state.news
        table.apply(moved(table, seat, table.game.moves[offer.id]))
        if could_undo and table.status == RUNNING:
            foretold += 1
            assert offer.reveals == (table.state.news != before)
        elif not could_undo:
            assert not offer.reveals
    assert foretold > 5


@pytest.mark.parametrize("game", playable())
def test_the_warning_does_not_depend_on_hidden_facts(game: str) -> None:
    table = running_table(game, 3, "warnings")
    chance = Random(4)
    rng = Stream(key_from_seed("others"))
    while table.status == RUNNING and len(table.record.moves) < 150:
        seat = chance.choice(table.state.deciders)
        legal = table.state.legal(seat)
        other = table.state.imagine(seat, rng)
        assert revealing(other, seat, legal) == revealing(table.state, seat, legal)
        table.apply(moved(table, seat, chance.choice(legal)))


@pytest.mark.parametrize("game", playable())
def test_every_part_of_the_board_says_why_not(game: str) -> None:
    table = running_table(game, 2, "reasons")
    chance = Random(5)
    targets = [target for target in moves_by_target(find_game(game)) if target]
    while table.status == RUNNING and len(table.record.moves) < 60:
        seat = chance.choice(table.state.deciders)
        offered = {move.target for move in table.state.legal(seat)}
        for target in chance.sample(targets, min(20, len(targets))):
            reason = why_not_target(table.state, seat, target)
            assert (reason is None) == (target in offered)
        table.apply(moved(table, seat, chance.choice(table.state.legal(seat))))
    assert why_not_target(table.state, 0, "nowhere") is None


def test_a_client_asks_why_not_by_target(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", "bot:random"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            offered = {move["target"] for move in mate.moves}
            for target in moves_by_target(find_game("card-kingdoms")):
                answer = await mate.ask("why", seat=0, target=target)
                assert answer["type"] == "why"
                assert (answer["phrase"] is None) == (target in offered)
            assert await mate.refused("why", seat=1, target="bank") == "not-yours"

    run(story())


def test_a_client_asks_what_its_moves_would_bring(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", "bot:random"))
            assert await mate.refused("preview", seat=0) == "not-now"
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            answer = await mate.ask("preview", seat=0)
            assert answer["type"] == "preview"
            assert [told["move"] for told in answer["moves"]] == [move["id"] for move in mate.moves]
            assert await mate.refused("preview", seat=1) == "not-yours"

    run(story())


def test_lists_say_whose_turn_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            waiting = await ada.make("me", "open")
            table = await ada.make("me", "open")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await first.done("ready")
            await second.done("sit", seat=1)
            await first.until(lambda mate: mate.view)
            mates = {0: first, 1: second}
            for _ in range(12):
                asked = first.view["deciders"]
                mine = (await ada.http.get("/api/tables/mine")).json()
                assert [line["table"] for line in mine] == [table, waiting]
                assert mine[0]["asked"] == asked
                assert mine[0]["mine"] == [0]
                assert mine[0]["your_turn"] == (0 in asked)
                listed = (await bob.http.get("/api/tables")).json()
                assert {line["table"]: line["your_turn"] for line in listed} == {
                    table: 1 in asked,
                    waiting: False,
                }
                mover = mates[asked[0]]
                await mover.until(lambda mate: mate.moves)
                await mover.play()
                while first.number < mover.number:
                    await first.read()

    run(story())


def test_a_sleeping_table_is_listed_with_whose_turn_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path, idle_seconds=0.1))) as place:
            ada = await place.guest("Ada")
            table = await ada.make("me")
            mate = await ada.sit_at(table)
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            await mate.close()
            while place.hall.awake:
                await asyncio.sleep(0.05)
            (line,) = (await ada.http.get("/api/tables/mine")).json()
            assert line["asked"] == [0]
            assert line["your_turn"]

    run(story())


def test_a_stranger_is_nobody_and_has_no_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            stranger = place.stranger()
            answer = await stranger.http.get("/api/guest")
            assert answer.status_code == 200
            assert answer.json() == {"player": "", "name": ""}
            mine = await stranger.http.get("/api/tables/mine")
            assert mine.status_code == 200
            assert mine.json() == []

    run(story())
