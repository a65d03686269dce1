"""The chronicle: whole for whoever comes, a page of turns at a time, and true after taking back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from duchy.table import messages as m
from duchy.table.deciding.requests import moved
from duchy.table.game import entries as e
from duchy.table.game.table import Table
from duchy.table.messages import RUNNING
from duchy.table.showing.chronicle import PAGE_TURNS, Chronicle, Viewer
from server.house import config_for, house, open_limits, playable, run
from table.game.test_seats import two_at_a_table
from table.showing.test_secrets import running_table

MOVES = 150


def played(game: str, moves: int = MOVES) -> Table:
    table = running_table(game, 2, "chronicle")
    chance = Random(1)
    while table.status == RUNNING and len(table.record.moves) < moves:
        seat = chance.choice(table.state.deciders)
        table.apply(moved(table, seat, chance.choice(table.state.legal(seat))))
    return table


def turns_in(chapters: list[m.Chapter]) -> list[int]:
    return [event["seat"] for chapter in chapters for event in chapter.events if event["event"] == "turn"]


@pytest.mark.parametrize("game", playable())
@pytest.mark.parametrize("viewer", [None, 1])
def test_its_pages_together_are_the_whole(game: str, viewer: Viewer) -> None:
    chronicle = Chronicle(played(game))
    page = chronicle.latest(viewer)
    chapters = page.chapters
    while page.earlier:
        page = chronicle.page(chapters[0].number, viewer)
        assert len(turns_in(page.chapters)) <= PAGE_TURNS + 1
        chapters = page.chapters + chapters
    assert chapters == chronicle.since(0, viewer)


@pytest.mark.parametrize("game", playable())
def test_a_seat_gets_all_since_its_last_turn_at_once(game: str) -> None:
    table = played(game)
    for seat in range(2):
        turns = turns_in(Chronicle(table).latest(seat).chapters)
        assert turns[0] == seat
        assert 1 in turns
        assert 0 in turns
        assert len(turns) <= 3


@pytest.mark.parametrize("game", playable())
def test_what_is_taken_back_is_taken_out(game: str) -> None:
    table = played(game)
    chronicle = Chronicle(table)
    table.apply(e.TookBack(at=0, player="player-0", seat=0, to=MOVES // 2))
    chronicle.take_back(table.holds)
    assert chronicle.since(0, 0) == Chronicle(table).since(0, 0)
    assert chronicle.last == table.holds


@pytest.mark.parametrize("game", playable())
def test_a_page_is_small(game: str) -> None:
    """A snapshot is sent to everybody who comes: what it has of the chronicle stays within a few moves."""
    chronicle = Chronicle(played(game))
    assert len(msgspec.json.encode(chronicle.latest(0))) < 24_000


def test_who_comes_later_reads_what_the_others_were_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            _, _, first, second = await two_at_a_table(place)
            for _ in range(6):
                mover = first if first.moves else second
                await mover.play()
                for mate in (first, second):
                    while mate.number < mover.number:
                        await mate.read()
            live = [
                {"number": heard["number"], "events": heard["events"]}
                for heard in first.heard
                if heard["type"] == "update" and heard["events"]
            ]
            answer = await first.ask("chronicle", before=first.number + 1)
            assert answer["type"] == "chronicle"
            assert answer["page"]["chapters"][-len(live) :] == live
            table = place.hall.awake[first.table["id"]].table
            assert table is not None
            assert Chronicle(table).since(0, 0)

    run(story())


def test_an_update_says_what_no_longer_holds_after_taking_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            _, _, first, _ = await two_at_a_table(place)
            await first.play()
            assert first.asked["back"]["asks"] is False
            assert first.asked["back"]["moves"] == 1
            assert first.asked["back"]["label"]
            await first.done("undo", seat=0, answers=first.number)
            assert first.heard[-2]["withdrawn"] == first.number - 1
            assert first.asked["back"] is None

    run(story())


def test_who_reads_too_fast_is_asked_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            _, _, first, _ = await two_at_a_table(place)
            answers = [await first.ask("chronicle", before=9) for _ in range(60)]
            assert answers[0]["type"] == "chronicle"
            assert any(answer.get("code") == "slow-down" for answer in answers)

    run(story())
