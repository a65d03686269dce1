"""A running table is told cheaply: what everybody gets of a move has at most three kilobytes on the wire."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from random import Random
from statistics import mean

import msgspec
import pytest
from websockets.asyncio.client import connect

from duchy.core.showing.patches import difference
from duchy.server.web.wire import DEFLATED, LONG, WHOLE_TEXT, framed
from duchy.table.deciding.requests import moved
from duchy.table.showing.views import update, view_of
from server.house import Mate, config_for, house, open_limits, run
from table.showing.test_secrets import running_table

MOST = 3 * 1024
GAMES = ("card-kingdoms", "dice-kingdoms", "king-of-the-valley", "villages")


def sizes(game: str, seats: int) -> list[int]:
    """The bytes of every update of a game's first moves, for every seat and a spectator, as browsers get
    them."""
    table = running_table(game, seats, "size")
    chance = Random(game)
    viewers = [*range(seats), None]
    views = {viewer: view_of(table, viewer) for viewer in viewers}
    found = []
    for _ in range(200):
        if table.state.over:
            break
        seat = chance.choice(table.state.deciders)
        change = table.apply(moved(table, seat, chance.choice(table.state.legal(seat))))
        for viewer in viewers:
            seen, views[viewer] = views[viewer], view_of(table, viewer)
            patch = difference(seen, views[viewer], {})
            told = update(table, viewer, change, table.number - 1, None, patch)
            found.append(sum(map(len, framed(msgspec.json.encode(told), zlib.MAX_WBITS))))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_move_takes_more_than_three_kilobytes(game: str) -> None:
    found = sizes(game, 4)
    assert max(found) <= MOST
    assert mean(found) < MOST / 3


def test_what_fits_into_a_packet_is_sent_as_it_is_and_longer_texts_compressed() -> None:
    short, long = b"a" * (LONG - 1), b"a" * LONG
    assert framed(short, zlib.MAX_WBITS)[1] == short
    head, body = framed(long, zlib.MAX_WBITS)
    assert head[0] == WHOLE_TEXT | DEFLATED
    assert len(body) < 100
    assert framed(long)[1] == long


def test_who_wants_no_compression_reads_the_same(tmp_path: Path) -> None:
    """A browser offers it; a program may go without."""

    async def test() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            id = await ada.make("me", "bot:random")
            plain = await ada.sit_at(id)
            await plain.done("ready")
            await plain.until(lambda mate: mate.moves)
            url = f"ws://127.0.0.1:{place.port}/api/tables/{id}/socket"
            async with connect(url, additional_headers={"Cookie": ada.cookie}) as socket:
                assert socket.response is not None
                assert "server_no_context_takeover" in socket.response.headers["Sec-WebSocket-Extensions"]
                mate = Mate(socket)
                assert (await mate.read())["type"] == "snapshot"
                assert len(mate.raw[0]) > LONG
                assert mate.view == plain.view
                for _ in range(10):
                    await mate.until(lambda mate: mate.moves)
                    await mate.play()
                await plain.until(lambda other: other.number >= mate.number)
                assert json.dumps(mate.view) == json.dumps(plain.view)

    run(test())
