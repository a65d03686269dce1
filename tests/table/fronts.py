"""What must be true of every front: of whatever answers calls and holds lines to tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any, Protocol

from duchy.core.record import read_record, verify
from duchy.games import game

GAME = "king-of-the-valley"
_ids = count()


class Line(Protocol):
    """A line to a table."""

    async def say(self, message: dict[str, Any]) -> None: ...

    async def hear(self) -> dict[str, Any] | None:
        """The next message; None when the line was closed."""
        ...

    async def leave(self) -> None: ...


class Asker(Protocol):
    """One person at a front."""

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[str, Any]:
        """The code of the problem ('' if there is none), and what was given."""
        ...

    async def line(self, table: str, query: str = "") -> Line: ...


Check = Callable[[Asker], Coroutine[Any, Any, None]]


async def given(asker: Asker, method: str, path: str, body: Any = None) -> Any:
    code, answer = await asker.ask(method, path, body)
    assert not code, answer
    return answer


async def named(asker: Asker) -> None:
    await given(asker, "POST", "/api/guest", {"name": "Ada"})


async def finished_game(asker: Asker) -> str:
    """The id of a table that was played to its end over a line."""
    made = await given(asker, "POST", "/api/tables", {"game": GAME, "seats": ["me", "bot:random"]})
    await play(asker, made["table"])
    return str(made["table"])


async def play(asker: Asker, table: str, moves: int = 10_000) -> int:
    """Make the last legal move again and again, until the game is over; how many there were."""
    line = await asker.line(table)
    await line.say({"type": "ready", "id": "ready"})
    answered, made = -1, 0
    while made < moves:
        message = await line.hear()
        assert message is not None
        assert message["type"] != "refused" or message["id"] == "ready", message
        if message.get("table") and message["table"]["status"] == "over":
            break
        asked = message.get("asked")
        if asked and asked["moves"] and asked["answers"] != answered:
            answered, made = asked["answers"], made + 1
            move = asked["moves"][-1]["id"]
            await line.say(
                {"type": "move", "id": f"m{next(_ids)}", "seat": 0, "move": move, "answers": answered}
            )
    await line.leave()
    return made


async def one_has_a_name_or_is_told_to_choose_one(asker: Asker) -> None:
    assert await given(asker, "GET", "/api/guest") == {"player": "", "name": ""}
    code, _ = await asker.ask("POST", "/api/tables", {"game": GAME, "seats": ["me", "bot:easy"]})
    assert code == "no-guest"
    assert (await asker.ask("POST", "/api/guest", {"name": " "}))[0] == "bad-message"
    await named(asker)
    me = await given(asker, "GET", "/api/guest")
    assert me["name"] == "Ada"
    assert me["player"]
    assert (await given(asker, "GET", "/api/guest/data"))["name"] == "Ada"
    assert (await asker.ask("POST", "/api/guest/forget", {"name": "Bob"}))[0] == "bad-message"
    await given(asker, "POST", "/api/guest/forget", {"name": "Ada"})
    assert (await given(asker, "GET", "/api/guest"))["player"] == ""


async def the_shelf_is_told(asker: Asker) -> None:
    shelf = await given(asker, "GET", "/api/games")
    assert GAME in [found["id"] for found in shelf["games"]]
    assert shelf["bots"] == ["easy", "medium", "hard", "master"]
    assert (await given(asker, "GET", f"/api/games/{GAME}/words/en"))["words"] == ""


async def bad_asking_changes_nothing(asker: Asker) -> None:
    await named(asker)
    bad = [
        ("POST", "/api/tables", {"game": GAME, "seats": ["me"]}, "bad-table"),
        ("POST", "/api/tables", {"game": GAME}, "bad-message"),
        ("POST", "/api/tables", {"game": "chess", "seats": ["me", "me"]}, "bad-table"),
        ("POST", "/api/guides/chess", None, "bad-message"),
        ("GET", "/api/tables/ffffffffffffffffff", None, "not-found"),
        ("GET", "/api/replays/ffffffffffffffffff", None, "not-found"),
        ("POST", "/api/replays", {"game": "chess"}, "bad-record"),
        ("GET", "/api/nothing", None, "not-found"),
    ]
    for method, path, body, expected in bad:
        code, _ = await asker.ask(method, path, body)
        assert code == expected, (method, path)
    assert await given(asker, "GET", "/api/tables/mine") == []


async def a_game_is_played_told_and_looked_at_again(asker: Asker) -> None:
    await named(asker)
    table = await finished_game(asker)
    mine = await given(asker, "GET", "/api/tables/mine")
    assert [(found["table"], found["status"]) for found in mine] == [(table, "over")]
    assert (await given(asker, "GET", f"/api/tables/{table}"))["status"] == "over"
    replay = await given(asker, "GET", f"/api/replays/{table}")
    moves = await given(asker, "GET", f"/api/replays/{table}/moves?after=2&count=3&seat=0")
    assert [step["move"] for step in moves["steps"]] == [3, 4, 5]
    moment = await given(asker, "GET", f"/api/replays/{table}/positions/{replay['length']}?open=true")
    assert moment["move"] == replay["length"]
    record = await given(asker, "GET", f"/api/replays/{table}/record")
    assert verify(read_record(record, game), record["result"]).over
    while (await given(asker, "GET", f"/api/replays/{table}/curve"))["progress"] < 1:
        await asyncio.sleep(0.02)
    opened = await given(asker, "POST", "/api/replays", record)
    onward = {"move": 4, "seat": 0, "level": "easy"}
    made = await given(asker, "POST", f"/api/replays/{opened['replay']}/onward", onward)
    assert await play(asker, made["table"], moves=3) == 3


async def a_line_that_nobody_may_have_is_closed_with_a_reason(asker: Asker) -> None:
    await named(asker)
    line = await asker.line("ffffffffffffffffff")
    refused = await line.hear()
    assert refused is not None
    assert (refused["type"], refused["code"]) == ("refused", "not-found")
    assert await line.hear() is None


async def junk_on_a_line_is_refused_and_the_game_goes_on(asker: Asker) -> None:
    await named(asker)
    made = await given(asker, "POST", "/api/tables", {"game": GAME, "seats": ["me", "bot:random"]})
    line = await asker.line(made["table"])
    await line.say({"type": "nonsense", "id": "x"})
    heard = await line.hear()
    while heard is not None and heard["type"] != "refused":
        heard = await line.hear()
    assert heard is not None
    await line.leave()
    assert await play(asker, made["table"], moves=2) == 2


async def a_guided_game_is_laid(asker: Asker) -> None:
    await named(asker)
    made = await given(asker, "POST", f"/api/guides/{GAME}")
    line = await asker.line(made["table"], f"invitation={made['invitation']}")
    await line.say({"type": "ready", "id": "r"})
    heard = await line.hear()
    while heard is not None and not heard.get("asked"):
        heard = await line.hear()
    assert heard is not None
    assert heard["asked"]["lesson"] is not None
    await line.leave()


CHECKS: tuple[Check, ...] = (
    one_has_a_name_or_is_told_to_choose_one,
    the_shelf_is_told,
    bad_asking_changes_nothing,
    a_game_is_played_told_and_looked_at_again,
    a_line_that_nobody_may_have_is_closed_with_a_reason,
    junk_on_a_line_is_refused_and_the_game_goes_on,
    a_guided_game_is_laid,
)
