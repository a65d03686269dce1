"""The store, in both of its kinds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from duchy.server.sqlite import SqliteStore
from duchy.server.store import Item, Row, Standing, Store, open_store
from server.house import run


def row(id: str, **changes: object) -> Row:
    made = Row(id, "card-kingdoms", "ada", True, 1, 1, "open", None, False, id.encode())
    for name, value in changes.items():
        setattr(made, name, value)
    return made


async def opened(database: str) -> Store:
    store = open_store(database)
    await store.open()
    return store


def test_a_number_is_written_once(database: str) -> None:
    async def story() -> None:
        store = await opened(database)
        items = [Item("a", 1, b"a1", row("a")), Item("b", 1, b"b1", row("b"))]
        assert await store.write(items) == [True, True]
        again = [Item("b", 1, b"other", row("b", status="over")), Item("a", 2, b"a2"), Item("c", 1, b"c1")]
        assert await store.write(again) == [False, True, True]
        assert await store.journal("a") == [b"a1", b"a2"]
        assert await store.journal("a", after=1) == [b"a2"]
        assert await store.journal("b") == [b"b1"]
        assert (await store.row("b")) == row("b")
        assert await store.row("nowhere") is None
        await store.close()

    run(story())


def test_rows_and_checkpoints(database: str) -> None:
    async def story() -> None:
        store = await opened(database)
        await store.write([Item("a", 1, b"1", row("a"), b"kept")])
        assert await store.checkpoint("a") == b"kept"
        await store.set_row(row("a", status="running", wake_at=50))
        assert await store.checkpoint("a") == b"kept"
        await store.write([Item("a", 2, b"2", None, b"newer")])
        assert await store.checkpoint("a") == b"newer"
        assert await store.due(49, 10) == []
        assert await store.due(50, 10) == ["a"]
        await store.write([Item("b", 1, b"1", row("b", public=False, changed=9, persons=("ada", "bob")))])
        assert await store.listed(("open", "running"), None, 10) == [b"a"]
        assert await store.listed(("open", "running"), "bob", 10) == [b"b"]
        assert await store.listed(("over",), "bob", 10) == []
        assert await store.listed(("open", "running"), "eve", 10) == []
        assert await store.count_tables("ada") == 2
        await store.close()

    run(story())


def test_players_secrets_and_curves(database: str) -> None:
    async def story() -> None:
        store = await opened(database)
        secret = await store.secret("cookies")
        assert len(secret) == 32
        assert await store.secret("cookies") == secret
        assert await store.player("x") is None
        await store.put_player("x", "Ada", 1)
        await store.put_player("x", "Ada L.", 2)
        assert await store.player("x") == "Ada L."
        assert await store.curve("a") is None
        await store.put_curve("a", b"1")
        await store.put_curve("a", b"2")
        assert await store.curve("a") == b"1"
        await store.close()
        again = await opened(database)
        assert await again.secret("cookies") == secret
        await again.close()

    run(story())


def test_a_result_is_rated_once(database: str) -> None:
    def rate(standings: Sequence[Standing]) -> Sequence[Standing]:
        return [Standing(s.player, s.name, s.mu + n, s.sigma, s.games + 1) for n, s in enumerate(standings)]

    async def story() -> None:
        store = await opened(database)
        for player in ("x", "y"):
            await store.put_player(player, player.upper(), 1)
        await store.write([Item("a", 1, b"1", row("a", status="over", to_rate=True))])
        await store.set_row(row("a", status="over", to_rate=False))
        assert await store.to_rate(5) == ["a"]
        settled = [await store.settle("a", "villages", ["x", "y"], rate) for _ in range(3)]
        assert settled == [True, False, False]
        assert await store.to_rate(5) == []
        best = await store.best("villages", 5)
        assert [(s.player, s.name, s.mu, s.games) for s in best] == [("y", "Y", 26.0, 1), ("x", "X", 25.0, 1)]
        assert await store.best("card-kingdoms", 5) == []
        await store.close()

    run(story())


def test_batches_from_many_sides_at_once(database: str) -> None:
    """Two connections race for the same numbers: each is won by exactly one."""

    async def story() -> None:
        one = await opened(database)
        other = one if isinstance(one, SqliteStore) else await opened(database)
        tables = [f"t{n}" for n in range(20)]

        async def race(store: Store, who: bytes, order: list[str]) -> list[bool]:
            return await store.write([Item(table, 1, who) for table in order])

        won = await asyncio.gather(
            race(one, b"one", tables), race(other, b"other", tables[::-1]), race(one, b"one", tables)
        )
        for place, table in enumerate(tables):
            assert sum((won[0][place], won[1][len(tables) - 1 - place], won[2][place])) == 1
            assert len(await one.journal(table)) == 1
        await one.close()
        if other is not one:
            await other.close()

    run(story())
