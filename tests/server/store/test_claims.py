"""Who looks after a table on PostgreSQL: one process at a time, any number of tables, freed by its death."""

from __future__ import annotations

import asyncio

import psycopg

from duchy.server.store.postgres import PostgresStore
from proof import proof
from server.house import run
from server.store.postgres import Postgres

TABLES = proof(400, nightly=20_000)
"""One lock each of so many (nightly) would not fit into what PostgreSQL keeps for locks by default."""


def locks(address: str) -> int:
    with psycopg.connect(address) as db:
        found = db.execute("SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory'").fetchone()
    return int(found[0]) if found else 0


def test_any_number_of_claims_takes_one_lock(postgres: Postgres) -> None:
    async def story() -> None:
        address = postgres.fresh("claims")
        first, second = PostgresStore(address), PostgresStore(address)
        for store in (first, second):
            await store.open()
        for number in range(TABLES):
            assert await first.claim(f"table-{number}")
        assert await second.claim("other")
        assert await asyncio.to_thread(locks, address) == 2
        assert not await second.claim("table-0")
        assert await first.claim("table-0")
        await first.release("table-0")
        assert await second.claim("table-0")
        assert not await first.claim("table-0")
        await first.close()
        while not await second.claim("table-1"):  # what the dead had claimed is free as soon as it is noticed
            await asyncio.sleep(0.02)
        await second.close()

    run(story(), 600)


def test_a_process_whose_connection_breaks_claims_anew(postgres: Postgres) -> None:
    """Its number died with the connection: others may have taken over meanwhile."""

    async def story() -> None:
        address = postgres.fresh("broken")
        first, second = PostgresStore(address), PostgresStore(address)
        for store in (first, second):
            await store.open()
        assert await first.claim("t")
        assert await first.claim("u")
        with psycopg.connect(address, autocommit=True) as db:
            db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
            )
        while not await second.claim("t"):
            await asyncio.sleep(0.02)
        for _ in range(50):
            try:
                assert not await first.claim("v") or not await first.claim("t")
                break
            except Exception:
                await asyncio.sleep(0.02)
        assert await first.claim("u")
        await first.close()
        await second.close()

    run(story())
