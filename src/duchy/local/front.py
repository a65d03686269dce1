"""The front of a device: the page asks it what it would ask a server, and talks to tables through it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from duchy.core.errors import DuchyError
from duchy.local.answers import NEED_A_SERVER, Answers
from duchy.local.bridges import Keeping, Thinking
from duchy.local.store import DeviceStore
from duchy.local.thinkers import thinkers_of
from duchy.table import messages as m
from duchy.table.hosting.audience import Connection, encoded
from duchy.table.hosting.conversation import Conversation, Knock
from duchy.table.hosting.habits import Habits
from duchy.table.hosting.hall import Hall
from duchy.table.hosting.open_table import CLOSED_SET_ASIDE
from duchy.table.limits import Limits
from duchy.table.messages.calls import CALLS, NAMED
from duchy.table.ports import StoreAway
from duchy.table.quarantine import is_set_aside
from duchy.table.refusal import Refusal

log = logging.getLogger("duchy.local")
NOT_ALLOWED = 4403
FOR_EVER = m.Keep(games=0, guests=0, chats=0)
ROOM = Limits(tables_each=1_000, open_each=1_000, records=2.0, records_kept=200, visits=20.0)
"""Nobody else is here who would need room."""

PATHS = {name: re.compile(NAMED.sub(r"(?P<\1>[^/]+)", call.path)) for name, call in CALLS.items()}
"""What the path of each call looks like."""


class Front:
    """`tell` gets what is said on a line to a table, `hang_up` its end with a code. Lines have numbers, which
    the page gives them."""

    def __init__(
        self,
        keeping: Keeping,
        workers: Sequence[Thinking],
        tell: Callable[[int, str], None],
        hang_up: Callable[[int, int], None],
    ) -> None:
        self.store = DeviceStore(keeping)
        self.hall = Hall(self.store, thinkers_of(workers), habits=Habits(keep=FOR_EVER), limits=ROOM)
        self.tell = tell
        self.hang_up = hang_up
        self.answers = Answers(self.hall, "")
        self._keeping = keeping
        self._lines: dict[int, Line] = {}

    async def open(self) -> None:
        await self.hall.open()
        self._keeping.listen(lambda text: self._run(self.store.listen(text)))
        self.answers.player = (await self.store.secret("player")).hex()[:16]

    async def close(self) -> None:
        await self.hall.close()

    def _run(self, work: Any) -> None:
        self.hall.background.run(work)

    # -- What is asked once ------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: str) -> str:
        """The answer as JSON: what the call `gives`, or the `problem`."""
        try:
            return msgspec.json.encode({"gives": await self._answer(method, path, body)}).decode()
        except Refusal as refusal:
            problem = m.Problem(refusal.code, str(refusal))
        except StoreAway:
            problem = m.Problem("not-saved", "this device could not keep it just now: please try again")
        except (DuchyError, msgspec.MsgspecError) as bad:
            problem = m.Problem("bad-message", str(bad))
        except Exception:
            log.exception("%s %s failed", method, path)
            problem = m.Problem("broken", "this went wrong here; nothing was changed")
        return msgspec.json.encode({"problem": problem}).decode()

    async def _answer(self, method: str, path: str, body: str) -> Any:
        address = urlsplit(path)
        for call in CALLS.values():
            found = PATHS[call.name].fullmatch(address.path)
            if found and call.method == method:
                break
        else:
            raise Refusal("not-found", "there is nothing at this address")
        if call.name in NEED_A_SERVER:
            raise Refusal("not-found", "today's deal and tournaments need a server: there is none here")
        given: dict[str, Any] = {name: unquote(text) for name, text in found.groupdict().items()}
        asked = dict(parse_qsl(address.query))
        given |= {name: asked[name] for name in call.query if name in asked}
        kinds = {**call.named(), **call.query}
        given = {name: msgspec.convert(text, kinds[name], strict=False) for name, text in given.items()}
        if call.takes is not None:
            given["data"] = msgspec.json.decode(body, type=call.takes)
        return await getattr(self.answers, call.name)(**given)

    # -- Lines to tables ---------------------------------------------------------------------------

    def join(self, number: int, path: str) -> None:
        """Begin a line to the table that an address of a socket names."""
        line = self._lines[number] = Line(asyncio.Queue())
        line.task = self.hall.background.run(self._talk(number, path, line))

    def hear(self, number: int, text: str) -> None:
        if number in self._lines:
            self._lines[number].said.put_nowait(text)

    def part(self, number: int) -> None:
        line = self._lines.pop(number, None)
        if line is not None and line.task is not None:
            line.task.cancel()

    async def _talk(self, number: int, path: str, line: Line) -> None:
        address = urlsplit(path)
        asked = dict(parse_qsl(address.query))
        knock = Knock(
            asked.get("invitation", ""),
            int(asked["seat"]) if "seat" in asked else None,
            int(asked.get("since", 0)),
            asked.get("warnings") == "true",
        )
        person = await self.answers.person()
        connection = Connection(person, self.hall.limits.outbox, knock.warnings)
        table = unquote(address.path.split("/")[3])
        try:
            async with self.hall.conversation(table, connection, "", knock) as conversation:
                reading = asyncio.create_task(self._read(conversation, line))
                try:
                    await self._send(number, connection)
                finally:
                    reading.cancel()
        except Refusal as refusal:
            self._refuse(number, refusal)
            connection.closing = NOT_ALLOWED
        except StoreAway:
            connection.closing = 1013
        if self._lines.pop(number, None) is not None:
            self.hang_up(number, connection.closing)

    def _refuse(self, number: int, refusal: Refusal) -> None:
        self.tell(number, encoded(m.Refused("", refusal.code, str(refusal))).decode())

    async def _read(self, conversation: Conversation, line: Line) -> None:
        while not conversation.connection.closing:
            await conversation.hear(await line.said.get())

    async def _send(self, number: int, connection: Connection) -> None:
        more = asyncio.Event()
        connection.more = more.set
        more.set()
        while True:
            await more.wait()
            more.clear()
            texts, connection.outbox = connection.outbox, []
            for text in texts:
                self.tell(number, text.decode())
            if connection.closing:
                if connection.closing == CLOSED_SET_ASIDE:
                    self._refuse(number, is_set_aside())
                return


class Line:
    """What was said on it and not yet heard, and who listens."""

    def __init__(self, said: asyncio.Queue[str]) -> None:
        self.said = said
        self.task: asyncio.Task[None] | None = None
