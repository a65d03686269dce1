"""What must be true of every store about deals and tournaments."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from duchy.table.ports import Item, Row, Store, TournamentRow, Try

Reopened = Callable[[], Awaitable[Store]]

TOURNAMENT = TournamentRow("cup", "ada", "mill", "open", 1, 1, 50, 1, b"one", ("ada", "bob"))


async def a_deal_is_tried_once(reopened: Reopened) -> None:
    store = await reopened()
    await store.put_person("ada", "Ada", 1)
    kept = await store.begin_try(Try("d.1", "ada", "t1", "mill", 5))
    assert kept == Try("d.1", "ada", "t1", "mill", 5, name="Ada")
    assert await store.begin_try(Try("d.1", "ada", "t2", "mill", 6)) == kept
    assert (await store.begin_try(Try("d.2", "ada", "t3", "mill", 7))).table == "t3"
    assert [kept.deal for kept in await store.tries_of("ada", 9)] == ["d.2", "d.1"]
    assert await store.try_at("d.1", "bob") is None
    await store.end_try("t1", 9, 40, False)
    await store.end_try("t1", 10, 50, True)
    ended = await store.try_at("d.1", "ada")
    assert ended is not None
    assert (ended.ended, ended.points, ended.resigned) == (9, 40, False)
    assert await store.count_tries(["d.1", "d.2", "d.3"]) == {"d.1": 1}
    assert await store.count_tries([]) == {}
    await store.close()


async def one_try_of_a_household_counts(reopened: Reopened) -> None:
    store = await reopened()
    wanted = [Try("d.1", f"p{number}", f"t{number}", "mill", number) for number in range(6)]
    kept = await asyncio.gather(*(store.begin_try(one) for one in wanted))
    assert sum(one.counts for one in kept) == 1
    found = await store.household_tries("d.1", "mill")
    assert [one.player for one in found] == [one.player for one in wanted]
    assert sum(one.counts for one in found) == 1
    assert await store.household_tries("d.1", "") == []
    assert await store.household_tries("d.2", "mill") == []
    for number in range(2):
        assert (await store.begin_try(Try("d.1", f"q{number}", f"s{number}", "", number))).counts
    assert len(await store.tries("d.1")) == 3
    await store.unrank("d.1", "")
    await store.unrank("d.2", "mill")
    assert len(await store.tries("d.1")) == 3
    await store.unrank("d.1", "mill")
    assert {one.household for one in await store.tries("d.1")} == {""}
    await store.forget_households(10)
    assert await store.household_tries("d.1", "mill") == []
    await store.close()


async def a_try_that_is_over_stays_ranked(reopened: Reopened) -> None:
    store = await reopened()
    await store.begin_try(Try("d.1", "ada", "t1", "mill", 5))
    await store.end_try("t1", 9, 40, False)
    await store.unrank("d.1", "mill")
    assert [one.player for one in await store.tries("d.1")] == ["ada"]
    await store.close()


async def a_try_outlives_its_person_but_not_its_table(reopened: Reopened) -> None:
    store = await reopened()
    await store.put_person("ada", "Ada", 1)
    row = Row("t1", "villages", "ada", False, 1, 1, "over", None, False, b"{}")
    await store.append(Item("t1", 1, b"1", row))
    await store.begin_try(Try("d.1", "ada", "t1", "mill", 5))
    await store.forget_person("ada")
    (kept,) = await store.tries("d.1")
    assert (kept.player, kept.name, kept.household) == ("-t1", "", "mill")
    assert await store.tries_of("ada", 9) == []
    assert await store.forget_tables(("over",), 9, 9) == ["t1"]
    assert await store.tries("d.1") == []
    await store.close()


async def a_version_of_a_tournament_is_written_once(reopened: Reopened) -> None:
    store = await reopened()
    assert await store.tournament("cup") is None
    assert await store.put_tournament(TOURNAMENT)
    assert not await store.put_tournament(TOURNAMENT)
    nexts = [replace(TOURNAMENT, version=2, body=str(number).encode()) for number in range(5)]
    won = await asyncio.gather(*(store.put_tournament(row) for row in nexts))
    assert sum(won) == 1
    found = await store.tournament("cup")
    assert found is not None
    assert found.body == nexts[won.index(True)].body
    assert found.entrants == ()
    await store.close()


async def tournaments_are_listed_counted_and_forgotten(reopened: Reopened) -> None:
    store = await reopened()
    await store.put_tournament(TOURNAMENT)
    await store.put_tournament(replace(TOURNAMENT, id="old", status="over", wake_at=None, household=""))
    assert {row.id for row in await store.tournaments_of("bob", 9)} == {"cup", "old"}
    assert await store.tournaments_of("eve", 9) == []
    assert await store.tournaments_due(49, 9) == []
    assert await store.tournaments_due(50, 9) == ["cup"]
    assert await store.count_tournaments(("open", "running"), owner="ada") == 1
    assert await store.count_tournaments(("open", "running"), household="mill") == 1
    await store.put_tournament(replace(TOURNAMENT, version=2, entrants=("ada",)))
    assert [row.id for row in await store.tournaments_of("bob", 9)] == ["old"]
    await store.forget_tournaments(("over", "closed"), 5)
    assert await store.tournament("old") is None
    assert await store.tournament("cup") is not None
    await store.close()


DEAL_CHECKS = (
    a_deal_is_tried_once,
    one_try_of_a_household_counts,
    a_try_that_is_over_stays_ranked,
    a_try_outlives_its_person_but_not_its_table,
    a_version_of_a_tournament_is_written_once,
    tournaments_are_listed_counted_and_forgotten,
)
