"""The store of a device. The tabs of a browser are to it what processes are to a server: they share the
drawers, and whoever first adds an entry under its number has written it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_hex

import msgspec

from duchy.local.bridges import Keeping
from duchy.local.drawers import Change, Drawer, write
from duchy.table.memory import MU, SIGMA
from duchy.table.memory_deals import DealsInMemory
from duchy.table.messages import OPEN, RUNNING, ChatLine
from duchy.table.ports import Heard, Item, Known, Overheard, Rate, Row, Standing

NUMBERED = 9
"""Digits of a number in a key, so that keys come in the order of numbers."""


class Word(msgspec.Struct):
    """What one tab says to the others: an entry was written, or who is at a table there."""

    table: str
    number: int = 0
    tab: str = ""
    visitors: list[str] = []


class Named(msgspec.Struct):
    name: str
    seen: int


class Said(msgspec.Struct):
    line: ChatLine
    request: str


class OpenedBody(msgspec.Struct):
    body: str
    opened: int
    wanted: int


def numbered(number: int) -> str:
    return f"{number:0{NUMBERED}}"


class DeviceStore(DealsInMemory):
    """Deals and tournaments are a server's: what a hall asks of them has an answer here, and is not kept."""

    def __init__(self, keeping: Keeping) -> None:
        super().__init__()
        self._keeping = keeping
        self._entries = Drawer(keeping, "entries", str)
        self._index = Drawer(keeping, "rows", Row)
        self._sitters = Drawer(keeping, "sitters", bool)
        self._unrated = Drawer(keeping, "unrated", bool)
        self._checkpoints = Drawer(keeping, "checkpoints", str)
        self._curves = Drawer(keeping, "curves", str)
        self._chats = Drawer(keeping, "chats", Said)
        self._records = Drawer(keeping, "records", OpenedBody)
        self._guests = Drawer(keeping, "persons", Named)
        self._blocks = Drawer(keeping, "blocks", str)
        self._standings = Drawer(keeping, "standings", Standing)
        self._secrets = Drawer(keeping, "secrets", str)
        self._pulses = Drawer(keeping, "pulses", int)
        self._outages = Drawer(keeping, "outages", int)
        self._rows: dict[str, Row] = {}
        self._tab = token_hex(8)
        self._heard: Heard | None = None
        self._overheard: Overheard | None = None

    async def open(self, heard: Heard | None = None, overheard: Overheard | None = None) -> None:
        self._heard, self._overheard = heard, overheard
        self._rows = await self._index.all()

    async def listen(self, text: str) -> None:
        """What another tab says."""
        word = msgspec.json.decode(text, type=Word)
        if word.tab:
            if self._overheard is not None:
                await self._overheard(word.tab, word.table, word.visitors)
            return
        row = await self._index.get(word.table)
        if row is None:
            self._rows.pop(word.table, None)
        else:
            self._rows[word.table] = row
        if self._heard is not None:
            await self._heard(word.table, word.number)

    def _tell(self, word: Word) -> None:
        self._keeping.tell(msgspec.json.encode(word).decode())

    async def announce(self, visitors: Mapping[str, Sequence[str]]) -> None:
        for table, players in visitors.items():
            self._tell(Word(table, tab=self._tab, visitors=list(players)))

    async def close(self) -> None:
        pass

    async def ping(self) -> None:
        await self._pulses.get("")

    async def claim(self, table: str) -> bool:
        return bool(await self._keeping.claim(table))

    async def release(self, table: str) -> None:
        self._keeping.release(table)

    async def _write(self, *changes: Change) -> bool:
        return await write(self._keeping, *changes)

    # -- Journals ----------------------------------------------------------------------------------

    async def append(self, item: Item) -> bool:
        key = f"{item.table}/{numbered(item.number)}"
        changes = [self._entries.add(key, item.body.decode())]
        if item.row is not None:
            changes += self._filed(item.row)
        if item.checkpoint is not None:
            changes.append(self._checkpoints.put(item.table, item.checkpoint.decode()))
        if not await self._write(*changes):
            return False
        if item.row is not None:
            self._remember(item.row)
        self._tell(Word(item.table, item.number))
        return True

    async def journal(self, table: str, after: int = 0) -> list[bytes]:
        found = await self._entries.all(f"{table}/", f"{table}/{numbered(after)}")
        return [body.encode() for body in found.values()]

    async def checkpoint(self, table: str) -> bytes | None:
        found = await self._checkpoints.get(table)
        return None if found is None else found.encode()

    # -- The index ---------------------------------------------------------------------------------

    def _filed(self, row: Row) -> list[Change]:
        waits = [self._unrated.put(row.id, True)] if row.to_rate else []
        sitters = [self._sitters.put(f"{player}/{row.id}", True) for player in row.persons]
        return [self._index.put(row.id, plain(row)), *waits, *sitters]

    def _remember(self, row: Row) -> None:
        self._rows[row.id] = plain(row)

    async def set_row(self, row: Row, checkpoint: bytes | None = None) -> None:
        changes = self._filed(row)
        if checkpoint is not None:
            changes.append(self._checkpoints.put(row.id, checkpoint.decode()))
        await self._write(*changes)
        self._remember(row)
        self._tell(Word(row.id))

    async def row(self, table: str) -> Row | None:
        return await self._index.get(table)

    async def listed(self, statuses: Sequence[str], player: str | None, limit: int) -> list[bytes]:
        if player is None:
            rows = [row for row in self._rows.values() if row.public]
        else:
            rows = await self._rows_of(player)
        found = [row for row in rows if row.status in statuses]
        return [row.summary for row in sorted(found, key=lambda row: -row.changed)[:limit]]

    async def _rows_of(self, player: str) -> list[Row]:
        return [self._rows[id] for id in await self._sitters.all(f"{player}/") if id in self._rows]

    async def due(self, now: int, limit: int) -> list[str]:
        waiting = sorted(
            (row.wake_at, row.changed, id) for id, row in self._rows.items() if row.wake_at is not None
        )
        return [id for wake, _, id in waiting if wake <= now][:limit]

    async def count_tables(self, statuses: Sequence[str], owner: str = "", household: str = "") -> int:
        return sum(
            row.status in statuses and (row.owner == owner if owner else row.household == household)
            for row in self._rows.values()
        )

    async def forget_tables(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        unrated = await self._unrated.all()
        ended = [row for row in self._rows.values() if row.status in statuses and row.id not in unrated]
        old = [row.id for row in sorted(ended, key=lambda row: row.changed) if row.changed < before][:limit]
        self._tries = [kept for kept in self._tries if kept.table not in old]
        sitters = await self._sitters.all()
        for id in old:
            await self._write(
                self._index.delete(id),
                self._entries.clear(f"{id}/"),
                self._checkpoints.delete(id),
                self._curves.delete(id),
                self._chats.clear(f"{id}/"),
                *(self._sitters.delete(key) for key in sitters if key.endswith(f"/{id}")),
            )
            self._rows.pop(id, None)
            self._tell(Word(id))
        return old

    # -- Persons and ratings -----------------------------------------------------------------------

    async def secret(self, name: str) -> bytes:
        await self._write(self._secrets.add(name, token_hex(32)))
        return bytes.fromhex(await self._secrets.get(name) or "")

    async def put_person(self, player: str, name: str, now: int) -> None:
        await self._write(self._guests.put(player, Named(name, now)))
        self._players[player] = (name, now)

    async def person_name(self, player: str) -> str | None:
        found = await self._guests.get(player)
        return None if found is None else found.name

    async def person(self, player: str) -> Known | None:
        found = await self._guests.get(player)
        if found is None:
            return None
        standings = {
            key.partition("/")[0]: standing
            for key, standing in (await self._standings.all()).items()
            if standing.player == player
        }
        return Known(found.name, found.seen, standings)

    async def tables_of(self, player: str) -> list[str]:
        rows = await self._rows_of(player)
        return [row.id for row in sorted(rows, key=lambda row: (-row.changed, row.id))]

    async def rewrite(self, table: str, bodies: Mapping[int, bytes], row: Row) -> None:
        kept = self._rows[table]
        changed = msgspec.structs.replace(kept, owner=row.owner, summary=row.summary, household=row.household)
        entries = (
            self._entries.put(f"{table}/{numbered(number)}", body.decode()) for number, body in bodies.items()
        )
        await self._write(*entries, self._index.put(table, changed))
        self._rows[table] = changed

    async def forget_person(self, player: str) -> None:
        self._forget_tries(player)
        chats = await self._chats.all()
        await self._write(
            self._guests.delete(player),
            self._blocks.clear(f"{player}/"),
            *(self._blocks.delete(key) for key in await self._blocks.all() if key.endswith(f"/{player}")),
            self._sitters.clear(f"{player}/"),
            *(self._chats.delete(key) for key, said in chats.items() if said.line.player == player),
            *(
                self._standings.delete(key)
                for key in await self._standings.all()
                if key.endswith(f"/{player}")
            ),
        )

    async def forget_guests(self, before: int, limit: int) -> list[str]:
        playing = {
            player
            for player, _, id in (key.partition("/") for key in await self._sitters.all())
            if id in self._rows and self._rows[id].status in (OPEN, RUNNING)
        }
        named = await self._guests.all()
        old = sorted(
            (known.seen, id) for id, known in named.items() if known.seen < before and id not in playing
        )
        for _, player in old[:limit]:
            await self.forget_person(player)
        return [player for _, player in old[:limit]]

    async def block(self, player: str, other: str, name: str, now: int) -> None:
        await self._write(self._blocks.add(f"{player}/{other}", name))

    async def unblock(self, player: str, other: str) -> None:
        await self._write(self._blocks.delete(f"{player}/{other}"))

    async def blocked(self, player: str) -> dict[str, str]:
        return await self._blocks.all(f"{player}/")

    async def to_rate(self, limit: int) -> list[str]:
        return list(await self._unrated.all())[:limit]

    async def settle(self, table: str, game: str, players: Sequence[str], rate: Rate) -> bool:
        if await self._unrated.get(table) is None:
            return False
        known = [await self._standing(game, player) for player in players]
        sure = [standing for standing in known if standing is not None]
        rated = rate(sure) if len(sure) == len(known) else ()
        changes = [self._standings.put(f"{game}/{standing.player}", standing) for standing in rated]
        return await self._write(self._unrated.delete(table), *changes)

    async def _standing(self, game: str, player: str) -> Standing | None:
        name = await self.person_name(player)
        if name is None:
            return None
        found = await self._standings.get(f"{game}/{player}")
        return found or Standing(player, name, MU, SIGMA, 0)

    async def best(self, game: str, limit: int) -> list[Standing]:
        named = await self._guests.all()
        found = [
            msgspec.structs.replace(standing, name=named[player].name)
            for player, standing in (await self._standings.all(f"{game}/")).items()
            if player in named
        ]
        return sorted(found, key=lambda s: (3 * s.sigma - s.mu, s.player))[:limit]

    # -- Chat, and the time ------------------------------------------------------------------------

    async def say(self, table: str, line: ChatLine, request: str, most: int) -> int:
        while True:
            lines = await self._chats.all(f"{table}/")
            for said in lines.values():
                if (said.line.player, said.request) == (line.player, request):
                    return said.line.number
            number = 1 + max(line.number, *(said.line.number for said in lines.values()), 0)
            kept = Said(msgspec.structs.replace(line, number=number), request)
            too_many = list(lines)[: max(0, len(lines) + 1 - most)]
            if await self._write(
                self._chats.add(f"{table}/{numbered(number)}", kept),
                *(self._chats.delete(f"{table}/{key}") for key in too_many),
            ):
                return number

    async def chat(self, table: str, after: int, limit: int) -> list[ChatLine]:
        lines = [said.line for said in (await self._chats.all(f"{table}/")).values()]
        return [line for line in lines if line.number > after][-limit:]

    async def said_by(self, player: str) -> list[tuple[str, ChatLine]]:
        said = [
            (key.partition("/")[0], said.line)
            for key, said in (await self._chats.all()).items()
            if said.line.player == player
        ]
        return sorted(said, key=lambda found: (found[1].at, found[1].number))

    async def forget_chats(self, before: int) -> None:
        old = [key for key, said in (await self._chats.all()).items() if said.line.at < before]
        if old:
            await self._write(*(self._chats.delete(key) for key in old))

    async def pulse(self, now: int) -> int:
        before = await self._pulses.get("") or 0
        await self._write(self._pulses.put("", max(now, before)))
        return before

    async def put_outage(self, began: int, ended: int) -> None:
        await self._write(self._outages.add(f"{began:015}", ended))

    async def outages(self, after: int) -> list[tuple[int, int]]:
        return [(int(began), ended) for began, ended in (await self._outages.all()).items() if ended > after]

    # -- Records and curves ------------------------------------------------------------------------

    async def record(self, id: str) -> tuple[bytes, int] | None:
        found = await self._records.get(id)
        return None if found is None else (found.body.encode(), found.opened)

    async def put_record(self, id: str, body: bytes, now: int, most: int) -> None:
        records = await self._records.all()
        kept = records.get(id) or OpenedBody(body.decode(), now, now)
        records[id] = msgspec.structs.replace(kept, wanted=now)
        wanted = sorted(records, key=lambda id: (-records[id].wanted, id))
        gone = [
            change
            for old in wanted[most:]
            for change in (self._records.delete(old), self._curves.delete(old))
        ]
        await self._write(self._records.put(id, records[id]), *gone)

    async def curve(self, table: str) -> bytes | None:
        found = await self._curves.get(table)
        return None if found is None else found.encode()

    async def put_curve(self, table: str, curve: bytes) -> None:
        await self._write(self._curves.add(table, curve.decode()))


def plain(row: Row) -> Row:
    """A row as it is kept: who sits there and whether it waits to be rated lie in drawers of their own."""
    return msgspec.structs.replace(row, persons=(), to_rate=False)
