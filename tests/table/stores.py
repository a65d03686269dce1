"""What must be true of every store, wherever it keeps things.

`reopened` opens the same store, as often as it is asked: each test of a kind of store gives its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from msgspec.structs import replace

from duchy.table.messages import ChatLine
from duchy.table.ports import Item, Row, Standing, Store
from table.deal_stores import DEAL_CHECKS

Reopened = Callable[[], Awaitable[Store]]
Check = Callable[[Reopened], Coroutine[Any, Any, None]]


def row(id: str, **changes: object) -> Row:
    made = Row(id, "card-kingdoms", "ada", True, 1, 1, "open", None, False, id.encode())
    for name, value in changes.items():
        setattr(made, name, value)
    return made


async def write(store: Store, *items: Item) -> list[bool]:
    """All at once, as many tables would."""
    return list(await asyncio.gather(*(store.append(item) for item in items)))


async def a_number_is_written_once(reopened: Reopened) -> None:
    store = await reopened()
    assert await write(store, Item("a", 1, b"a1", row("a")), Item("b", 1, b"b1", row("b"))) == [True, True]
    again = Item("b", 1, b"other", row("b", status="over"))
    assert await write(store, again, Item("a", 2, b"a2"), Item("c", 1, b"c1")) == [False, True, True]
    assert await store.journal("a") == [b"a1", b"a2"]
    assert await store.journal("a", after=1) == [b"a2"]
    assert await store.journal("b") == [b"b1"]
    assert await store.journal("nowhere") == []
    assert await store.row("b") == row("b")
    assert await store.row("nowhere") is None
    await store.ping()
    await store.close()


async def rows_and_checkpoints(reopened: Reopened) -> None:
    store = await reopened()
    await store.append(Item("a", 1, b"1", row("a"), b"kept"))
    assert await store.checkpoint("a") == b"kept"
    await store.set_row(row("a", status="running", wake_at=50))
    assert await store.checkpoint("a") == b"kept"
    await store.append(Item("a", 2, b"2", None, b"newer"))
    assert await store.checkpoint("a") == b"newer"
    await store.set_row(row("a", status="running", wake_at=50), b"newest")
    assert await store.checkpoint("a") == b"newest"
    assert await store.checkpoint("nowhere") is None
    assert await store.due(49, 10) == []
    assert await store.due(50, 10) == ["a"]
    await store.append(Item("b", 1, b"1", row("b", public=False, changed=9, persons=("ada", "bob"))))
    assert await store.listed(("open", "running"), None, 10) == [b"a"]
    assert await store.listed(("open", "running"), "bob", 10) == [b"b"]
    assert await store.listed(("over",), "bob", 10) == []
    assert await store.listed(("open", "running"), "eve", 10) == []
    assert await store.count_tables(("open", "running"), owner="ada") == 2
    assert await store.count_tables(("open",), owner="ada") == 1
    assert await store.count_tables(("open", "running"), household="here") == 0
    assert await store.claim("a")
    await store.release("a")
    await store.announce({"a": ["ada", ""]})
    await store.close()


async def who_was_first_comes_first(reopened: Reopened) -> None:
    store = await reopened()
    for number, id in enumerate("abc"):
        await store.append(Item(id, 1, b"1", row(id, changed=number, wake_at=9 - number)))
    assert await store.listed(("open",), None, 2) == [b"c", b"b"]
    assert await store.due(100, 2) == ["c", "b"]
    await store.close()


async def players_secrets_and_curves(reopened: Reopened) -> None:
    store = await reopened()
    secret = await store.secret("cookies")
    assert len(secret) == 32
    assert await store.secret("cookies") == secret
    assert await store.secret("other") != secret
    assert await store.person_name("x") is None
    await store.put_person("x", "Ada", 1)
    await store.put_person("x", "Ada L.", 2)
    assert await store.person_name("x") == "Ada L."
    assert await store.curve("a") is None
    await store.put_curve("a", b"1")
    await store.put_curve("a", b"2")
    assert await store.curve("a") == b"1"
    await store.close()
    again = await reopened()
    assert await again.secret("cookies") == secret
    await again.close()


async def a_result_is_rated_once(reopened: Reopened) -> None:
    def rate(standings: Sequence[Standing]) -> Sequence[Standing]:
        return [Standing(s.player, s.name, s.mu + n, s.sigma, s.games + 1) for n, s in enumerate(standings)]

    store = await reopened()
    for player in ("x", "y"):
        await store.put_person(player, player.upper(), 1)
    await store.append(Item("a", 1, b"1", row("a", status="over", to_rate=True)))
    await store.set_row(row("a", status="over", to_rate=False))
    assert await store.to_rate(5) == ["a"]
    settled = [await store.settle("a", "villages", ["x", "y"], rate) for _ in range(3)]
    assert settled == [True, False, False]
    assert await store.to_rate(5) == []
    await store.put_person("x", "Xenia", 2)
    best = await store.best("villages", 5)
    assert [(s.player, s.name, s.mu, s.games) for s in best] == [("y", "Y", 26.0, 1), ("x", "Xenia", 25.0, 1)]
    assert await store.best("card-kingdoms", 5) == []
    await store.close()


async def numbers_raced_for_are_won_once(reopened: Reopened) -> None:
    """Many write the same numbers at once: each is won by exactly one."""
    store = await reopened()
    tables = [f"t{n}" for n in range(20)]
    items = [Item(table, 1, who) for who in (b"one", b"other", b"third") for table in tables]
    won = await write(store, *items)
    for place, table in enumerate(tables):
        assert sum(won[place :: len(tables)]) == 1
        assert len(await store.journal(table)) == 1
    await store.close()


async def only_so_many_records_are_kept(reopened: Reopened) -> None:
    store = await reopened()
    for number in range(5):
        await store.put_record(f"r{number}", b"{}", now=number, most=3)
        await store.put_curve(f"r{number}", b"[]")
    await store.put_record("r2", b"{}", now=9, most=3)
    await store.put_record("r5", b"new", now=10, most=3)
    kept = [number for number in range(6) if await store.record(f"r{number}") is not None]
    assert kept == [2, 4, 5]
    assert await store.record("r5") == (b"new", 10)
    assert [number for number in range(6) if await store.curve(f"r{number}")] == [2, 4]
    await store.close()


async def tables_are_counted_by_household(reopened: Reopened) -> None:
    store = await reopened()
    for number, owner in enumerate(("ada", "bob", "eve")):
        where = "there" if owner == "eve" else "here"
        await store.append(Item(f"t{number}", 1, b"1", row(f"t{number}", owner=owner, household=where)))
    assert await store.count_tables(("open",), household="here") == 2
    found = await store.row("t2")
    assert found is not None
    assert found.household == "there"
    await store.set_row(row("t0", owner="ada", household="here", status="over"))
    assert await store.count_tables(("open",), household="here") == 1
    await store.close()


async def chat_is_numbered_kept_once_and_bounded(reopened: Reopened) -> None:
    def line(text: str, number: int = 0, player: str = "ada") -> ChatLine:
        return ChatLine(number, 5, player, player.title(), text)

    store = await reopened()
    assert await store.say("a", line("old", number=7), "r1", most=3) == 8
    assert await store.say("a", line("old", number=7), "r1", most=3) == 8
    assert await store.say("a", line("same id, another person", player="bob"), "r1", most=3) == 9
    assert [said.text for said in await store.chat("a", 0, 10)] == ["old", "same id, another person"]
    for number in range(4):
        await store.say("a", line(f"line {number}"), f"n{number}", most=3)
    assert [said.text for said in await store.chat("a", 0, 10)] == ["line 1", "line 2", "line 3"]
    assert [said.text for said in await store.chat("a", 0, 2)] == ["line 2", "line 3"]
    assert [said.number for said in await store.chat("a", 12, 10)] == [13]
    assert await store.chat("b", 0, 10) == []
    numbers = await asyncio.gather(*(store.say("b", line(f"{n}"), f"b{n}", most=50) for n in range(5)))
    assert sorted(numbers) == [1, 2, 3, 4, 5]
    assert [table for table, _ in await store.said_by("ada")].count("b") == 5
    await store.say("c", ChatLine(0, 9, "ada", "Ada", "late"), "c1", most=3)
    await store.forget_chats(9)
    assert [said.text for _, said in await store.said_by("ada")] == ["late"]
    await store.close()


async def who_is_blocked_stays_so_until_unblocked(reopened: Reopened) -> None:
    store = await reopened()
    await store.block("ada", "eve", "Eve", 1)
    await store.block("ada", "bob", "Bob", 2)
    await store.block("ada", "eve", "Eva", 3)
    assert await store.blocked("ada") == {"eve": "Eve", "bob": "Bob"}
    assert await store.blocked("eve") == {}
    await store.unblock("ada", "eve")
    await store.unblock("ada", "nobody")
    assert await store.blocked("ada") == {"bob": "Bob"}
    await store.close()


async def a_person_can_be_forgotten(reopened: Reopened) -> None:
    store = await reopened()
    for player in ("ada", "bob"):
        await store.put_person(player, player.title(), 5)
    await store.append(Item("a", 1, b"ada was here", row("a", persons=("ada", "bob"), to_rate=True)))
    await store.settle(
        "a", "villages", ["ada", "bob"], lambda found: [replace(s, games=s.games + 1) for s in found]
    )
    await store.say("a", ChatLine(0, 1, "ada", "Ada", "hello"), "1", most=9)
    await store.say("a", ChatLine(0, 1, "bob", "Bob", "hello"), "1", most=9)
    await store.block("bob", "ada", "Ada", 1)
    known = await store.person("ada")
    assert known is not None
    assert (known.name, known.seen, known.standings["villages"].games) == ("Ada", 5, 1)
    assert await store.tables_of("ada") == ["a"]
    await store.rewrite("a", {1: b"somebody was here"}, row("a", owner="", summary=b"new", household=""))
    assert await store.journal("a") == [b"somebody was here"]
    assert await store.listed(("open",), "bob", 5) == [b"new"]
    await store.forget_person("ada")
    assert await store.person("ada") is None
    assert await store.tables_of("ada") == []
    assert await store.said_by("ada") == []
    assert await store.blocked("bob") == {}
    assert [s.player for s in await store.best("villages", 5)] == ["bob"]
    assert len(await store.chat("a", 0, 9)) == 1
    await store.close()


async def what_is_old_is_forgotten(reopened: Reopened) -> None:
    store = await reopened()
    for id, status, changed in (("a", "over", 5), ("b", "over", 50), ("c", "running", 5), ("d", "closed", 4)):
        made = row(id, status=status, changed=changed, persons=("ada" if id == "c" else "bob",))
        await store.append(Item(id, 1, b"1", made))
        await store.put_curve(id, b"[]")
        await store.say(id, ChatLine(0, 1, "bob", "Bob", "hello"), "1", most=9)
    for player in ("ada", "bob", "eve"):
        await store.put_person(player, player, 9 if player == "eve" else 1)
    assert await store.forget_tables(("over", "closed"), 10, 1) == ["d"]
    assert await store.forget_tables(("over", "closed"), 10, 9) == ["a"]
    assert await store.forget_tables(("over", "closed"), 10, 9) == []
    kept = [id for id in "abcd" if await store.journal(id)]
    assert kept == ["b", "c"]
    assert [id for id in "abcd" if await store.row(id) and await store.curve(id)] == kept
    assert [table for table, _ in await store.said_by("bob")] == kept
    assert await store.forget_guests(9, 10) == ["bob"]
    assert [player for player in ("ada", "bob", "eve") if await store.person_name(player)] == ["ada", "eve"]
    await store.close()


async def the_time_when_nobody_served_is_known(reopened: Reopened) -> None:
    store = await reopened()
    assert [await store.pulse(now) for now in (100, 300, 200, 400)] == [0, 100, 300, 300]
    await store.put_outage(100, 200)
    await store.put_outage(100, 250)
    await store.put_outage(300, 390)
    assert await store.outages(0) == [(100, 200), (300, 390)]
    assert await store.outages(200) == [(300, 390)]
    await store.close()
    again = await reopened()
    assert await again.pulse(500) == 400
    await again.close()


CHECKS: tuple[Check, ...] = (
    *DEAL_CHECKS,
    a_number_is_written_once,
    rows_and_checkpoints,
    who_was_first_comes_first,
    players_secrets_and_curves,
    a_result_is_rated_once,
    numbers_raced_for_are_won_once,
    only_so_many_records_are_kept,
    tables_are_counted_by_household,
    chat_is_numbered_kept_once_and_bounded,
    who_is_blocked_stays_so_until_unblocked,
    a_person_can_be_forgotten,
    what_is_old_is_forgotten,
    the_time_when_nobody_served_is_known,
)
