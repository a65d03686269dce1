"""What has to do with time: when the server was away, and how long finished tables are kept."""

from __future__ import annotations

from collections.abc import Sequence

from duchy.server.store.statements import Statements

PULSE = "pulse"
PUT_PULSE = """INSERT INTO pulse (name, at) VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE excluded.at > pulse.at"""
OF_A_TABLE = dict.fromkeys(("entries", "sitters", "curves", "chats", "tries"), "table_id")
"""What belongs to a table."""


class TimesSql(Statements):
    async def pulse(self, now: int) -> int:
        found = await self.read("SELECT at FROM pulse WHERE name = ?", PULSE)
        await self.change(PUT_PULSE, PULSE, now)
        return int(found[0][0]) if found else 0

    async def put_outage(self, began: int, ended: int) -> None:
        await self.change(
            "INSERT INTO outages (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING", began, ended
        )

    async def outages(self, after: int) -> list[tuple[int, int]]:
        found = await self.read("SELECT began, ended FROM outages WHERE ended > ? ORDER BY began", after)
        return [(int(began), int(ended)) for began, ended in found]

    async def forget_tables(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        marks = ", ".join("?" for _ in statuses)
        found = await self.read(
            f"SELECT id FROM tables WHERE status IN ({marks}) AND changed < ? AND to_rate = 0"
            " ORDER BY changed LIMIT ?",
            *(*statuses, before, limit),
        )
        for (id,) in found:
            parts = [
                (f"DELETE FROM {table} WHERE {column} = ?", (id,)) for table, column in OF_A_TABLE.items()
            ]
            await self.change_all([*parts, ("DELETE FROM tables WHERE id = ?", (id,))])
        return [id for (id,) in found]
