"""A question with one answer that nobody expects to press is not asked: the table answers it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from duchy.core.record import read_record
from duchy.games import game
from duchy.table.deciding.requests import moved
from duchy.table.deciding.way_back import way_back
from duchy.table.game.entries import Moved, read_entry
from duchy.table.showing.views import asked_of
from server.house import config_for, house, open_limits, run
from server.records import finished_record, open_record
from table.showing.test_secrets import running_table


def before_a_forced_answer() -> tuple[dict[str, Any], int, int]:
    """A game of Villages, a moment of it, and the seat that is to follow then and can only decline."""
    for seed in range(1, 20):
        data = finished_record("villages", seats=3, seed=seed)
        record = read_record(data, game)
        state = record.start()
        for number, (mover, move) in enumerate(record.moves):
            if state.forced(mover) is not None:
                return data, number, mover
            state.play(mover, move)
    raise AssertionError("nobody was ever forced")


def test_only_what_nobody_expects_to_press_is_forced() -> None:
    """Rolling the dice has one answer as well, and is asked."""
    state = game("card-kingdoms").new(seats=2, seed=1)
    while state.ask(state.deciders[0]) != "roll":
        state.play(state.deciders[0], state.legal(state.deciders[0])[0])
    assert len(state.legal(state.deciders[0])) == 1
    assert state.forced(state.deciders[0]) is None


def test_who_can_only_decline_is_passed_over_and_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            data, move, seat = before_a_forced_answer()
            ada = await place.guest("Ada")
            replay = await open_record(ada.http, data)
            wish = {"move": move, "seat": seat, "level": "random"}
            made = (await ada.http.post(f"/api/replays/{replay}/onward", json=wish)).json()
            mate = await ada.sit_at(made["table"], invitation=made["invitation"])
            if mate.table["status"] == "open":
                await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            journal = await place.hall.store.journal(made["table"])
            entries = [read_entry(body) for body in journal]
            first = next(entry for entry in entries if isinstance(entry, Moved))
            assert (first.seat, first.move, first.forced) == (seat, "decline", True)
            chapters = (await mate.ask("chronicle", before=mate.number + 1))["page"]["chapters"]
            told = [event for chapter in chapters for event in chapter["events"]]
            assert {"event": "decline", "seat": seat, "action": "build"} in told
            # There is nothing to take back yet: that answer would only be given again.
            assert mate.asked["back"] is None

    run(story())


def test_nothing_is_asked_nor_taken_back_where_there_is_no_choice() -> None:
    for name in range(10):
        table = running_table("villages", 3, f"passing over {name}")
        chance = Random(name)
        while table.status == "running":
            (seat,) = table.state.deciders[:1]
            forced = table.state.forced(seat)
            if forced is not None:
                assert table.attention() == 0
                asked = asked_of(table, seat)
                assert asked is not None
                assert asked.prompt is None
                assert not asked.moves
                before = way_back(table, seat)
                entry = moved(table, seat, forced)
                entry.forced = True
                table.apply(entry)
                after = way_back(table, seat)
                assert (after and after.to) == (before and before.to)
                return
            table.apply(moved(table, seat, chance.choice(table.state.legal(seat))))
    raise AssertionError("nobody was ever forced")
