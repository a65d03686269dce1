"""A device answers what a server answers; its games outlive the tab, and two tabs are at one table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

from duchy.local.answers import NEED_A_SERVER, Answers
from duchy.table.messages.calls import CALLS
from local.bridges import Device
from local.devices import Page, page_of
from table.fronts import CHECKS, GAME, Check, finished_game, given, named, play


def run(work: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(120):
            await work

    asyncio.run(bounded())


@pytest.mark.parametrize("check", CHECKS)
def test_a_device_is_a_front(check: Check) -> None:
    async def story() -> None:
        async with page_of(Device()) as page:
            await check(page)

    run(story())


def test_every_call_has_its_answer_or_needs_a_server() -> None:
    assert {name for name in CALLS if not hasattr(Answers, name)} == NEED_A_SERVER


async def begun(page: Page, moves: int) -> str:
    """A table at which so many moves were made."""
    await named(page)
    made = await given(page, "POST", "/api/tables", {"game": GAME, "seats": ["me", "bot:random"]})
    assert await play(page, made["table"], moves) == moves
    return str(made["table"])


def test_a_game_goes_on_after_the_tab_has_crashed() -> None:
    async def story() -> None:
        device = Device()
        first = Page(device)
        await first.front.open()
        table = await begun(first, 5)
        first.tab.crash()
        async with page_of(device) as page:
            assert (await given(page, "GET", "/api/guest"))["name"] == "Ada"
            await play(page, table)
            assert (await given(page, "GET", f"/api/tables/{table}"))["status"] == "over"
        await first.front.close()

    run(story())


def test_what_is_told_to_a_page_was_kept_before() -> None:
    async def story() -> None:
        device = Device()
        async with page_of(device) as page:
            pass_on, told = page.front.tell, 0

            def tell(line: int, text: str) -> None:
                nonlocal told
                number = json.loads(text).get("number", 0)
                assert number <= len(device.drawers["entries"])
                told = max(told, number)
                pass_on(line, text)

            page.front.tell = tell
            await begun(page, 5)
            assert told > 5

    run(story())


def test_a_move_that_a_full_device_cannot_keep_is_not_made() -> None:
    async def story() -> None:
        device = Device()
        async with page_of(device) as page:
            table = await begun(page, 2)
            line = await page.line(table)
            heard = await line.hear()
            while heard is not None and not (heard.get("asked") or {}).get("moves"):
                heard = await line.hear()
            assert heard is not None
            move = {"type": "move", "seat": 0, "move": heard["asked"]["moves"][0]["id"]}
            device.full = True
            await line.say({**move, "id": "a", "answers": heard["asked"]["answers"]})
            refused = await line.hear()
            while refused is not None and refused["type"] != "refused":
                refused = await line.hear()
            assert refused is not None
            assert refused["code"] == "not-saved"
            device.full = False
            assert await play(page, table, moves=2) == 2

    run(story())


def test_two_tabs_are_at_one_table_and_the_second_goes_on_when_the_first_is_gone() -> None:
    async def story() -> None:
        device = Device()
        async with page_of(device) as one, page_of(device) as other:
            table = await begun(one, 3)
            watching = await other.line(table)
            seen = await watching.hear()
            assert seen is not None
            line = await one.line(table)
            heard = await line.hear()
            while heard is not None and not (heard.get("asked") or {}).get("moves"):
                heard = await line.hear()
            assert heard is not None
            move, answers = heard["asked"]["moves"][0]["id"], heard["asked"]["answers"]
            await line.say({"type": "move", "id": "x", "seat": 0, "move": move, "answers": answers})
            told = await watching.hear()
            while told is not None and told.get("number", 0) <= heard["number"]:
                told = await watching.hear()
            await line.leave()
            await watching.leave()
            one.tab.crash()
            await play(other, table)
            record = await given(other, "GET", f"/api/replays/{table}/record")
            entries = [key for key in device.drawers["entries"] if key.startswith(table)]
            assert len(entries) == len(set(entries))
            assert record["result"]

    run(story())


def test_the_record_of_a_running_game_can_be_taken_elsewhere() -> None:
    async def story() -> None:
        async with page_of(Device()) as home, page_of(Device()) as away:
            table = await begun(home, 6)
            record = await given(home, "GET", f"/api/replays/{table}/record")
            await named(away)
            opened = await given(away, "POST", "/api/replays", record)
            replay = await given(away, "GET", f"/api/replays/{opened['replay']}")
            onward = {"move": replay["length"], "seat": 0, "level": "easy"}
            made = await given(away, "POST", f"/api/replays/{opened['replay']}/onward", onward)
            await play(away, made["table"])

    run(story())


def test_games_of_one_device_are_listed_to_be_looked_at_again() -> None:
    async def story() -> None:
        async with page_of(Device()) as page:
            await named(page)
            table = await finished_game(page)
            assert [found["table"] for found in await given(page, "GET", "/api/replays")] == [table]

    run(story())
