"""Somebody who looks on at a table, without a socket: bots play for who looks at them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from duchy.table.game.seats import Person
from duchy.table.hosting.audience import Connection
from duchy.table.hosting.conversation import Knock
from duchy.table.hosting.hall import Hall


@asynccontextmanager
async def looked_at(hall: Hall, table: str) -> AsyncIterator[Connection]:
    connection = Connection(Person("olga", "Olga"), 10**6)
    async with hall.conversation(table, connection, "olga", Knock("", None, 0, False)):
        yield connection
