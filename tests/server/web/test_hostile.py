"""Somebody who wants to spoil it for the others: nothing breaks, nobody waits, nothing is given away."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from duchy.server.web import guard, wire
from duchy.table.plain_text import plain_line
from server.house import Guest, House, config_for, house, open_limits, run


@pytest.fixture(autouse=True)
def _no_traceback(caplog: pytest.LogCaptureFixture) -> object:
    """Whatever is sent, the server has nothing to complain about."""
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# -- Words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("evil\u202etxt.exe", "evil txt.exe"),
        ("\u2066\u2067hidden\u2069", "hidden"),
        ("a\u0000b\u001bc", "a b c"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u200c\u200d", ""),
        ("Z" + "\u0336\u0337\u0338\u0315\u0316" * 40, "Z\u0336\u0337\u0338"),
        ("é", "é"),
        ("   ", ""),
    ],
)
def test_names_and_chat_are_made_harmless(written: str, shown: str) -> None:
    assert plain_line(written) == plain_line(shown)
    assert all(letter.isprintable() or letter in "\u200c\u200d" for letter in plain_line(written))


def test_a_name_that_nobody_can_see_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            for name in ("\u202e", "\u200c", "\u0301", " ", "\ufeff\u200b"):
                answer = await place.stranger().http.post("/api/guest", json={"name": name})
                assert answer.status_code == 400, name
            ada = await place.guest("Ada\u202e\u202d")
            assert (await ada.http.get("/api/guest")).json()["name"] == "Ada"
            mate = await ada.sit_at(await ada.make("me"))
            await mate.done("chat", text="look\u202e here\u0007")
            await mate.until(lambda mate: mate.chat)
            assert mate.chat == ["look here"]

    run(story())


# -- Floods --------------------------------------------------------------------------------------------------


def test_coming_back_does_not_refill_what_one_may_say(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path))
        config.limits.chats, config.limits.chats_burst = 0.001, 3
        async with house(config) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open")
            said = 0
            for _ in range(4):
                mate = await ada.sit_at(table)
                for _ in range(2):
                    said += (await mate.ask("chat", text="spam"))["type"] == "done"
                await mate.close()
            assert said == 3
            other = await bob.sit_at(table)
            assert (await other.ask("chat", text="hello"))["type"] == "done"

    run(story())


def test_sockets_and_newcomers_come_at_a_pace(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path))
        config.limits.visits, config.limits.visits_burst = 0.001, 4
        config.limits.newcomers, config.limits.newcomers_burst = 0.001, 2
        async with house(config) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            third = await place.stranger().http.post("/api/guest", json={"name": "Eve"})
            assert third.status_code == 429
            assert (await ada.http.post("/api/guest", json={"name": "Ada again"})).status_code == 200
            table = await ada.make("me")
            for _ in range(4):
                await (await ada.sit_at(table)).close()
            mate = await ada.sit_at(table)
            assert mate.heard[0]["code"] == "slow-down"
            with pytest.raises(ConnectionClosed) as closed:
                await mate.read()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
            assert (await bob.sit_at(table)).table

    run(story())


def test_taking_back_over_and_over_is_slowed_down(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path))
        config.limits.undos, config.limits.undos_burst = 0.001, 3
        async with house(config) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me"))
            await mate.done("ready")
            answers = []
            for _ in range(4):
                await mate.until(lambda mate: mate.moves)
                await mate.play()
                answers.append(await mate.ask("undo", seat=0, answers=mate.number))
            assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"]
            assert answers[-1]["code"] == "slow-down"

    run(story())


# -- Connections that never say what they want ---------------------------------------------------------------


async def is_closed_within(reader: asyncio.StreamReader, seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            while await reader.read(4096):
                pass
    except TimeoutError:
        return False
    return True


def test_who_never_ends_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PATIENCE", 0.3)
    monkeypatch.setattr(guard, "LONGEST_REQUEST", 0.3)
    begun = (
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 40\r\n\r\n{",
    )

    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            for text in begun:
                reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
                writer.write(text)
                assert await is_closed_within(reader, 30), text
                writer.close()
            await place.guest("Ada")

    run(story())


def test_five_hundred_idle_connections_keep_nobody_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            idle = [await asyncio.open_connection("127.0.0.1", place.port) for _ in range(500)]
            for _, writer in idle[::2]:
                writer.write(b"GET /api/tables HTTP/1.1\r\nX-")
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me"))
            await mate.done("ready")
            for _, writer in idle:
                writer.close()

    run(story())


# -- Where one has no business -------------------------------------------------------------------------------


QUERIES = (
    "since=-5",
    "since=99999999999999999999999999",
    "since=abc",
    "seat=-99",
    "seat=7",
    "seat=1e9",
    "invitation=%ff%fe%00",
    "invitation=" + "x" * 5000,
    "warnings=perhaps",
    quote("\u202e=\u202e"),
    "invitation=a&invitation=b",
)


async def socket_answer(guest: Guest, table: str, query: str) -> str:
    """What a socket with this query gets first: a kind of message, or how it was turned away."""
    try:
        mate = await guest.knock(table, query)
    except (InvalidStatus, ConnectionClosed) as away:
        return type(away).__name__
    kind = str(mate.heard[0]["type"])
    await mate.close()
    return kind


def test_odd_addresses_of_sockets_are_turned_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, eve = await place.guest("Ada"), await place.guest("Eve")
            table = await ada.make("me", public=False)
            for query in QUERIES:
                assert await socket_answer(ada, table, query) in ("snapshot", "InvalidStatus", "refused")
                assert await socket_answer(eve, table, query) in ("InvalidStatus", "refused")
            for id in ("0" * 18, "..", "%2e%2e", "é", "x" * 3000, table.upper(), table + "0"):
                assert await socket_answer(ada, quote(id, safe="%"), "") in ("InvalidStatus", "refused"), id
            await still_well(place)

    run(story())


def test_invitations_cannot_be_guessed_bit_by_bit(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, eve = await place.guest("Ada"), await place.guest("Eve")
            table = await ada.make("me", "open", public=False)
            right = ada.links[table]
            assert len(right) == 24
            chance = Random(1)
            wrong = ["", right[:-1], right + "0", right.upper(), "0" * 24, right[::-1]]
            wrong += ["".join(chance.choices("0123456789abcdef", k=24)) for _ in range(20)]
            for invitation in wrong:
                answer = await eve.http.get(f"/api/tables/{table}", params={"invitation": invitation})
                assert answer.status_code == 403, invitation
                assert right not in answer.text
            listed = await eve.http.get("/api/tables")
            assert table not in listed.text
            assert (await eve.http.get(f"/api/tables/{table}?invitation={right}")).status_code == 200

    run(story())


def test_forged_cookies_are_strangers(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            cookie = ada.http.cookies["duchy_guest"]
            player, _, signature = cookie.partition(".")
            forged = [
                "",
                ".",
                player,
                f"{player}.",
                f".{signature}",
                f"{bob.player}.{signature}",
                f"{player}.{signature}0",
                f"{player}.{signature.upper()}",
                f"{player} .{signature}",
                "\xff\xfe.\xff",
                "a" * 5000,
            ]
            for value in forged:
                raw = f"duchy_guest={value}".encode("latin-1")
                answer = await place.stranger().http.get("/api/guest", headers={b"Cookie": raw})
                assert answer.status_code in (200, 400, 431), value
                assert player not in answer.text, value

    run(story())


def test_nothing_of_a_running_game_is_in_its_replay(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            table = await ada.make("me")
            mate = await ada.sit_at(table)
            await mate.done("ready")
            for path in ("", "/record", "/positions/0", "/positions/0?seat=0", "/curve"):
                answer = await ada.http.get(f"/api/replays/{table}{path}")
                assert answer.status_code in (404, 405, 409), (path, answer.text)

    run(story())


async def still_well(place: House) -> None:
    ada = await place.guest("Ada")
    assert (await ada.http.get("/health")).text == "well"
    mate = await ada.sit_at(await ada.make("me"))
    await mate.done("ready")
