"""Junk on the socket and on every endpoint: never a 500, never a traceback, never a stuck table."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from duchy.server.config import Config
from proof import proof
from server.house import Guest, Mate, config_for, house, open_limits, run

NEGATIVE = GenerationMode.NEGATIVE

MESSAGES = proof(10_000, nightly=1_000_000)
EXAMPLES = proof(10, nightly=200)
"""Calls of each endpoint."""
KINDS = [
    "sit",
    "ready",
    "leave",
    "return",
    "bot",
    "close",
    "move",
    "undo",
    "agree",
    "chat",
    "rematch",
    "look",
    "why",
    "preview",
    "hint",
    "ping",
    "none",
]
FIELDS = ["id", "seat", "move", "answers", "yes", "text", "level", "contribution", "type", "extra"]
VALUES: list[Any] = [
    0,
    1,
    -1,
    2**31,
    2**63,
    1e308,
    "",
    "x",
    "0" * 70,
    "\u0000",
    "🂡",
    None,
    True,
    [],
    {},
    [[]],
]


def hostile(chance: Random) -> str | bytes:
    """A message that no client would send."""
    kind = chance.randrange(8)
    if kind == 0:
        return chance.randbytes(chance.randrange(60))
    if kind == 1:
        return "".join(chr(chance.choice((34, 123, 91, 58, 44, 125, 65, 0x1F0A1))) for _ in range(20))
    if kind == 2:
        return "[" * chance.choice((5, 500, 4_000))
    message: dict[str, Any] = {"type": chance.choice(KINDS), "id": chance.choice(("a", "b", str(kind)))}
    for _ in range(chance.randrange(5)):
        message[chance.choice(FIELDS)] = chance.choice(VALUES)
    if kind < 6 and message["type"] in ("close", "leave", "hint", "chat"):
        message["type"] = "ping"
    text = json.dumps(message)
    return text[: chance.randrange(len(text))] if kind == 3 else text


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_hostile_messages_break_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path, hint_bot="greedy", hint_seconds=0.01))
        config.limits.outbox = 10**9
        async with house(config) as place:
            ada, eve = await place.guest("Ada"), await place.guest("Eve")
            table = await ada.make("me", "bot:random")
            mate = await ada.sit_at(table)
            await mate.done("ready")
            chance = Random(1)
            sockets = [await eve.sit_at(table), await place.stranger().sit_at(table)]
            for turn in range(MESSAGES // 500):
                thief = sockets[turn % len(sockets)]
                for _ in range(500):
                    await thief.socket.send(hostile(chance))
                await thief.ask("ping", id=f"end-of-{turn}")
                for message in thief.heard:
                    assert message["type"] in (
                        "refused",
                        "pong",
                        "snapshot",
                        "update",
                        "chat",
                        "done",
                        "table",
                    )
                    if message["type"] == "refused":
                        assert message["code"] != "broken", message
                        assert "Traceback" not in message["reason"]
                thief.heard.clear()
                mate.heard.clear()
            for _ in range(5):
                await mate.until(lambda mate: mate.moves)
                assert (await mate.play())["type"] == "done"

    with caplog.at_level(logging.ERROR):
        run(story(), max(600, MESSAGES / 100))
    assert [record.getMessage() for record in caplog.records if record.name.startswith("duchy")] == []


def test_a_seated_person_s_junk_does_not_stop_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path, hint_bot="greedy", hint_seconds=0.01))
        config.limits.outbox = 10**9
        async with house(config) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", "me", "bot:random"))
            await mate.done("ready")
            chance = Random(2)
            for _ in range(2_000):
                await mate.socket.send(hostile(chance))
            await mate.ask("ping", id="the end")
            assert not [m for m in mate.heard if m.get("code") == "broken"]
            live = place.hall.awake[mate.table["id"]]
            assert live.table is not None
            assert live.table.status == "running"
            async with live.lock:  # a bot's move may be on its way to the store
                stored = await place.hall.read(mate.table["id"])
                assert stored.state.digest() == live.table.state.digest()

    run(story())


async def until_closed(mate: Mate, codes: list[str]) -> int:
    """Read until the server closes the socket; the code it gives."""
    while True:
        try:
            codes.append((await mate.read()).get("code", ""))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def test_too_big_and_too_many_messages_close_the_socket(tmp_path: Path) -> None:
    async def story() -> None:
        config = config_for(tmp_path)
        config.limits.patience = 30
        config.limits.messages, config.limits.messages_burst = 1.0, 20
        async with house(config) as place:
            ada = await place.guest("Ada")
            table = await ada.make("me")
            mate = await ada.sit_at(table)
            assert (await mate.ask("chat", text="x" * 301))["code"] == "bad-message"
            for _ in range(100):
                await mate.send("ping")
            codes: list[str] = []
            assert await until_closed(mate, codes) == 1008
            assert "slow-down" in codes
            other = await ada.sit_at(table)
            await other.socket.send("x" * 100_000)
            assert await until_closed(other, codes) == 1009

    run(story())


def test_chat_tables_and_requests_are_limited(tmp_path: Path) -> None:
    async def story() -> None:
        config = config_for(tmp_path)
        config.limits.tables_each = 2
        config.limits.chats_burst = 2
        config.limits.chats = 0.001
        config.limits.requests = 0.001
        config.limits.requests_burst = 30
        async with house(config) as place:
            ada = await place.guest("Ada")
            table = await ada.make("me")
            await ada.make("me")
            answer = await ada.http.post("/api/tables", json={"game": "card-kingdoms", "seats": ["me"]})
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
            mate = await ada.sit_at(table)
            said = [(await mate.ask("chat", text="hello")).get("code") for _ in range(4)]
            assert said == [None, None, "slow-down", "slow-down"]
            codes = {(await ada.http.get("/api/games")).status_code for _ in range(40)}
            assert codes == {200, 429}

    run(story())


def test_other_pages_may_not_talk_to_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        own, foreign = "http://duchy.example", "http://evil.example"
        async with house(config_for(tmp_path, public_url=own)) as place:
            ada = await place.guest("Ada")
            for origin, allowed in ((own, True), (foreign, False), ("null", False)):
                answer = await ada.http.post("/api/guest", json={"name": "A"}, headers={"Origin": origin})
                assert (answer.status_code == 200) is allowed, origin
            policy = (await ada.http.get("/api/games")).headers["content-security-policy"]
            assert "default-src 'self';" in policy
            assert "script-src" not in policy
            table = await ada.make("me")
            with pytest.raises(InvalidStatus, match="403"):
                await connect_from(ada, table, foreign)
            mate = await connect_from(ada, table, own)
            await mate.close()

    run(story())


@pytest.mark.parametrize("public", [True, False])
def test_an_origin_has_a_scheme_too(tmp_path: Path, public: bool) -> None:
    async def story() -> None:
        config = config_for(tmp_path)
        if public:
            config.public_url = "https://duchy.example"
        async with house(config) as place:
            ada = place.stranger()
            here = f"127.0.0.1:{place.port}"
            own = config.public_url or f"http://{here}"
            other = "http://duchy.example" if public else f"https://{here}"
            for origin, status in ((own, 200), (other, 403)):
                answer = await ada.http.post("/api/guest", json={"name": "A"}, headers={"Origin": origin})
                assert answer.status_code == status, origin

    run(story())


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_an_address_with_https_is_kept_to(tmp_path: Path, scheme: str) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path, public_url=f"{scheme}://duchy.example")) as place:
            http = place.stranger().http
            refused = await http.post("/api/guest", json={"name": "A"}, headers={"Origin": "http://evil"})
            for answer in (await http.get("/api/games"), refused):
                kept = answer.headers.get("strict-transport-security", "")
                assert ("max-age=31536000" in kept) is (scheme == "https")

    run(story())


@pytest.mark.parametrize(
    ("headers", "is_warned"),
    [
        ({"Host": "duchy.example"}, True),
        ({"Host": "duchy.example", "X-Forwarded-For": "203.0.113.7"}, False),
        ({}, False),  # the machine itself asks whether it is well
    ],
)
def test_a_proxy_that_does_not_say_who_calls_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, headers: dict[str, str], is_warned: bool
) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path, public_url="https://duchy.example")) as place:
            http = place.stranger().http
            for _ in range(3):
                assert (await http.get("/health", headers=headers)).status_code == 200

    run(story())
    lines = [line.getMessage() for line in caplog.records if "one household" in line.getMessage()]
    assert len(lines) == int(is_warned)


def test_many_guests_of_one_address_have_so_many_sockets_together(tmp_path: Path) -> None:
    async def story() -> None:
        config = config_for(tmp_path)
        config.limits.sockets_address = 3
        async with house(config) as place:
            guests = [await place.guest(f"Guest {number}") for number in range(4)]
            table = await guests[0].make("me", "open", public=True)
            mates = [await guest.sit_at(table) for guest in guests[:3]]
            with pytest.raises(InvalidStatus, match="403"):
                await guests[3].sit_at(table)
            await mates[0].close()
            while True:
                try:
                    await guests[3].sit_at(table)
                    break
                except InvalidStatus:
                    await asyncio.sleep(0.01)

    run(story())


def test_the_cookie_is_out_of_reach_of_scripts(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path, public_url="https://duchy.example")) as place:
            http = place.stranger().http
            cookie = (await http.post("/api/guest", json={"name": "B"})).headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "Secure" in cookie
            assert "SameSite=lax" in cookie

    run(story())


async def connect_from(guest: Guest, table: str, origin: str) -> Any:
    url = f"ws://127.0.0.1:{guest.port}/api/tables/{table}/socket"
    return await connect(url, additional_headers={"Cookie": guest.cookie, "Origin": origin}, compression=None)


@contextmanager
def house_elsewhere(config: Config) -> Iterator[int]:
    """A server in a thread of its own; its port."""
    ready: Future[int] = Future()
    leave = threading.Event()

    async def serve() -> None:
        async with house(config) as place:
            ready.set_result(place.port)
            await asyncio.to_thread(leave.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        yield ready.result(30)
    finally:
        leave.set()
        thread.join()


def test_the_openapi_document_holds_for_whatever_is_sent(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Schemathesis sends what fits the document, and what does not, to every endpoint."""
    with house_elsewhere(open_limits(config_for(tmp_path))) as port, requests.Session() as session:
        url = f"http://127.0.0.1:{port}"
        session.post(f"{url}/api/guest", json={"name": "Eve"})
        schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
        operations = [cast(Any, result).ok() for result in schema.get_all_operations()]
        assert len(operations) >= 12
        for operation in operations:
            try_out(operation, session)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def try_out(operation: Any, session: requests.Session) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(operation.as_strategy(), operation.as_strategy(generation_mode=NEGATIVE)))
    def check(case: Any) -> None:
        response = case.call(session=session)
        assert response.status_code < 500, f"{case.as_curl_command()}: {response.text}"
        assert "Traceback" not in response.text
        if response.status_code >= 400:
            assert {"code", "reason"} == set(response.json())
        case.validate_response(response, checks=[not_a_server_error])

    check()
