"""What is kept about persons: names, what they said, whom they want nothing of; how they are forgotten."""

from __future__ import annotations

from collections.abc import Mapping

from duchy.server.store.statements import Statements
from duchy.table.messages import OPEN, RUNNING, ChatLine
from duchy.table.ports import Known, Row, Standing, StoreAway

TRIES = 5
LINE = "number, at, player, name, text"
SAY = f"""INSERT INTO chats (table_id, {LINE}, request)
    SELECT ?, 1 + GREATEST_OF(COALESCE(MAX(number), 0), ?), ?, ?, ?, ?, ? FROM chats WHERE table_id = ?"""
SAID = "SELECT number FROM chats WHERE table_id = ? AND player = ? AND request = ?"
TOO_OLD = """DELETE FROM chats WHERE table_id = ? AND number <=
    (SELECT number FROM chats WHERE table_id = ? ORDER BY number DESC LIMIT 1 OFFSET ?)"""
STANDINGS = "SELECT game, mu, sigma, games FROM ratings WHERE player = ? ORDER BY game"
PERSONAL = {
    "players": "id",
    "ratings": "player",
    "sitters": "player",
    "chats": "player",
    "blocks": "player",
    "entrants": "player",
}
"""Where somebody is named, but for the journals."""
NOBODYS = "UPDATE tries SET player = '-' || table_id WHERE player = ?"
"""A try stays, of nobody: else who is forgotten could try again."""


class PersonsSql(Statements):
    async def put_person(self, player: str, name: str, now: int) -> None:
        await self.change(
            "INSERT INTO players (id, name, seen) VALUES (?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
            player,
            name,
            now,
        )

    async def person_name(self, player: str) -> str | None:
        found = await self.read("SELECT name FROM players WHERE id = ?", player)
        return found[0][0] if found else None

    async def person(self, player: str) -> Known | None:
        found = await self.read("SELECT name, seen FROM players WHERE id = ?", player)
        if not found:
            return None
        name, seen = found[0]
        standings = {
            game: Standing(player, name, mu, sigma, games)
            for game, mu, sigma, games in await self.read(STANDINGS, player)
        }
        return Known(name, int(seen), standings)

    async def tables_of(self, player: str) -> list[str]:
        found = await self.read(
            "SELECT t.id FROM tables t JOIN sitters s ON s.table_id = t.id WHERE s.player = ?"
            " ORDER BY t.changed DESC, t.id",
            player,
        )
        return [id for (id,) in found]

    async def rewrite(self, table: str, bodies: Mapping[int, bytes], row: Row) -> None:
        entry = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"
        index = "UPDATE tables SET owner = ?, summary = ?, household = ? WHERE id = ?"
        await self.change_all(
            [
                *((entry, (body, table, number)) for number, body in bodies.items()),
                (index, (row.owner, row.summary, row.household, table)),
            ]
        )

    async def forget_person(self, player: str) -> None:
        gone = [(f"DELETE FROM {table} WHERE {column} = ?", (player,)) for table, column in PERSONAL.items()]
        others = [("DELETE FROM blocks WHERE other = ?", (player,)), (NOBODYS, (player,))]
        await self.change_all([*gone, *others])

    async def forget_guests(self, before: int, limit: int) -> list[str]:
        found = await self.read(
            "SELECT id FROM players WHERE seen < ? AND id NOT IN (SELECT s.player FROM sitters s JOIN tables"
            " t ON t.id = s.table_id WHERE t.status IN (?, ?)) ORDER BY seen LIMIT ?",
            *(before, OPEN, RUNNING, limit),
        )
        for (player,) in found:
            await self.forget_person(player)
        return [player for (player,) in found]

    # -- Whom one wants nothing of -----------------------------------------------------------------

    async def block(self, player: str, other: str, name: str, now: int) -> None:
        await self.change(
            "INSERT INTO blocks (player, other, name, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            *(player, other, name, now),
        )

    async def unblock(self, player: str, other: str) -> None:
        await self.change("DELETE FROM blocks WHERE player = ? AND other = ?", player, other)

    async def blocked(self, player: str) -> dict[str, str]:
        found = await self.read("SELECT other, name FROM blocks WHERE player = ? ORDER BY at, other", player)
        return dict(found)

    # -- What they said ----------------------------------------------------------------------------

    greatest = "GREATEST"
    """What the function is called that gives the greater of two numbers."""

    async def say(self, table: str, line: ChatLine, request: str, most: int) -> int:
        """Others may say something at the same moment: then the next number is tried."""
        for attempt in range(TRIES):
            found = await self.read(SAID, table, line.player, request)
            if found:
                return int(found[0][0])
            values = (table, line.number, line.at, line.player, line.name, line.text, request, table)
            try:
                await self.change(SAY.replace("GREATEST_OF", self.greatest), *values)
                await self.change(TOO_OLD, table, table, most)
                await self.told_of(table)
            except StoreAway:
                if attempt == TRIES - 1:
                    raise
        found = await self.read(SAID, table, line.player, request)
        return int(found[0][0])

    async def told_of(self, table: str) -> None:
        """Tell the other processes that something was said; where there is none, nothing is done."""

    async def chat(self, table: str, after: int, limit: int) -> list[ChatLine]:
        found = await self.read(
            f"SELECT {LINE} FROM chats WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?",
            *(table, after, limit),
        )
        return [ChatLine(*line) for line in reversed(found)]

    async def said_by(self, player: str) -> list[tuple[str, ChatLine]]:
        found = await self.read(
            f"SELECT table_id, {LINE} FROM chats WHERE player = ? ORDER BY at, number", player
        )
        return [(table, ChatLine(*line)) for table, *line in found]

    async def forget_chats(self, before: int) -> None:
        await self.change("DELETE FROM chats WHERE at < ?", before)
