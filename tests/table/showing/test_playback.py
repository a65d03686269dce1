"""A playback shows the past as a seat saw it when it happened, and nothing besides."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from duchy.core.showing.patches import patched
from duchy.table import messages as m
from duchy.table.deciding.requests import moved
from duchy.table.game import entries as e
from duchy.table.game.table import Table
from duchy.table.messages import RUNNING
from duchy.table.showing.chronicle import PAGE_CHAPTERS, Viewer
from duchy.table.showing.playback import playback
from duchy.table.showing.views import events_for, view_of
from server.house import config_for, house, open_limits, playable, run
from table.game.test_seats import two_at_a_table
from table.showing.test_secrets import running_table

MOVES = 40


def step(table: Table, chance: Random) -> list[Any]:
    seat = chance.choice(table.state.deciders)
    return table.apply(moved(table, seat, chance.choice(table.state.legal(seat)))).events


def views_of(shown: m.Playback) -> list[Any]:
    view: Any = deepcopy(shown.view)
    views = [deepcopy(view)]
    for chapter in shown.chapters:
        view = patched(view, chapter.patch)
        views.append(deepcopy(view))
    return views


@pytest.mark.parametrize("game", playable())
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_it_is_what_was_shown_and_told_at_the_time(game: str, viewer: Viewer) -> None:
    table = running_table(game, 2, "playback")
    chance = Random(3)
    views = [view_of(table, viewer)]
    told = []
    while table.status == RUNNING and len(table.record.moves) < MOVES:
        told.append(events_for(step(table, chance), viewer))
        views.append(view_of(table, viewer))
    shown = playback(table, 0, viewer)
    assert views_of(shown) == views
    assert [chapter.events for chapter in shown.chapters] == told
    later = playback(table, table.numbers[9], viewer)
    assert views_of(later) == views[10:]
    assert [chapter.number for chapter in later.chapters] == table.numbers[10:]


@pytest.mark.parametrize("game", playable())
def test_it_tells_no_moves_nor_more_than_a_page(game: str) -> None:
    table = running_table(game, 2, "long")
    chance = Random(4)
    while table.status == RUNNING and len(table.record.moves) < PAGE_CHAPTERS + 20:
        step(table, chance)
    shown = playback(table, 0, 0)
    assert len(shown.chapters) <= PAGE_CHAPTERS
    assert shown.chapters[-1].number == table.holds
    assert set(msgspec.to_builtins(shown.chapters[0])) == {"number", "events", "patch"}


def test_what_was_taken_back_is_not_in_it() -> None:
    table = running_table("king-of-the-valley", 2, "back")
    chance = Random(5)
    for _ in range(8):
        step(table, chance)
    before = playback(table, 0, 1)
    step(table, chance)
    table.apply(e.TookBack(at=0, player="player-0", seat=0, to=8))
    assert msgspec.json.encode(playback(table, 0, 1)) == msgspec.json.encode(before)


def test_each_asks_for_it_with_their_own_eyes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            _, _, first, second = await two_at_a_table(place)
            for _ in range(4):
                mover = first if first.moves else second
                await mover.play()
                for mate in (first, second):
                    while mate.number < mover.number:
                        await mate.read()
            for mate in (first, second):
                shown = await mate.ask("playback", since=0)
                assert shown["type"] == "playback"
                assert shown["view"]["seat"] == mate.seat
                view = shown["view"]
                for chapter in shown["chapters"]:
                    view = patched(view, chapter["patch"])
                assert view == mate.view

    run(story())


def test_who_looks_back_too_often_is_asked_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            _, _, first, _ = await two_at_a_table(place)
            answers = [await first.ask("playback", since=0) for _ in range(40)]
            assert answers[0]["type"] == "playback"
            assert any(answer.get("code") == "slow-down" for answer in answers)

    run(story())
