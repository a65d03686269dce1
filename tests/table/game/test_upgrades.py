"""Rules change: games of the version before go on where it is kept, and end honestly where it is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import duchy.games.king_of_the_valley as box
from duchy.core.record import read_record, verify
from duchy.games import _standard
from duchy.games import game as find_game
from duchy.table.game.entries import Created, read_entry
from server.house import House, Mate, config_for, house, open_limits, play_out, run

GAME = "king-of-the-valley"


@pytest.fixture
def rules_change(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The box as it would be after the rules changed; with `keeping`, the former rules stay there."""
    today = box.make_game

    def change(keeping: bool) -> None:
        def anew(overlay: Any, name: str) -> Any:
            made = today(overlay, name)
            newer = type("Newer", (type(made),), {"rules_version": 2})
            return newer(overlay, name)

        monkeypatch.setattr(box, "make_game", anew)
        monkeypatch.setattr(box, "FORMER", {1: today} if keeping else {}, raising=False)
        _standard.cache_clear()

    yield change
    _standard.cache_clear()


async def two_in_the_valley(place: House) -> tuple[Mate, Mate]:
    ada, bob = await place.guest("Ada"), await place.guest("Bob")
    table = await ada.make("me", "open", game=GAME)
    first, second = await ada.sit_at(table), await bob.sit_at(table)
    await first.done("ready")
    await second.done("sit", seat=1)
    for mate in (first, second):
        await mate.until(lambda mate: mate.table["status"] == "running" and mate.view)
    return first, second


async def play_some(*mates: Mate) -> None:
    for turn in range(10):
        for mate in mates:
            await mate.until(lambda mate: mate.number >= max(m.number for m in mates))
        await next(mate for mate in mates if mate.moves).play(turn)


@pytest.mark.parametrize("keeping", [True, False])
def test_a_running_game_goes_on_or_is_told_to_be_over(
    tmp_path: Path, rules_change: Any, keeping: bool
) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path))
        async with house(config) as place:
            first, second = await two_in_the_valley(place)
            table = first.table["id"]
            await play_some(first, second)
            journal = await place.hall.store.journal(table)
            made = read_entry(journal[0])
            assert isinstance(made, Created)
            assert made.rules == 1
            cookies = [guest.http.cookies for guest in place.guests]
        rules_change(keeping)
        async with house(config) as place:
            ada = place.stranger()
            ada.http.cookies = cookies[0]
            mate = await ada.sit_at(table)
            assert mate.table["rules"] == 1
            path = f"/api/replays/{table}"
            if keeping:
                assert mate.table["status"] == "running"
                bob = place.stranger()
                bob.http.cookies = cookies[1]
                await play_out(mate, await bob.sit_at(table))
                record = (await ada.http.get(f"{path}/record")).json()
                assert record["rules"] == 1
                verify(read_record(record, find_game), record["result"])
                assert (await ada.http.get(f"{path}/curve")).status_code == 200
            else:
                assert (mate.table["status"], mate.table["ended"]) == ("over", "old-rules")
                assert mate.table["casual"]
                shown = await ada.http.get(path)
                assert shown.json()["length"] == 10
                assert (await ada.http.get(f"{path}/positions/10")).status_code == 200
                assert (await ada.http.get(f"{path}/record")).json()["rules"] == 1
                assert await mate.refused("move", seat=0, move=0, answers=0) == "not-now"
                assert await place.hall.store.journal(table) == journal
            again = await (await place.guest("Eve")).make("me", "open", game=GAME)
            assert (await place.hall.read(again)).rules == 2

    run(story(), 60)


def test_a_finished_game_is_shown_as_far_as_today_s_rules_know_its_moves(
    tmp_path: Path, rules_change: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path))
        async with house(config) as place:
            first, second = await two_in_the_valley(place)
            table = first.table["id"]
            await play_out(first, second)
        rules_change(keeping=False)
        newer = type(find_game(GAME))
        state = type(find_game(GAME).new(2))
        legal = state.legal
        monkeypatch.setattr(newer, "rules_version", 2)
        count = 0

        def fewer(self: Any, seat: int) -> Any:
            nonlocal count
            count += 1
            return legal(self, seat) if count < 8 else []

        monkeypatch.setattr(state, "legal", fewer)
        async with house(config) as place:
            read = await place.hall.read(table)
            assert len(read.record.moves) == 7
            assert read.ended == "old-rules"

    run(story(), 60)
