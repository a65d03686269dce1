"""A table before its game: names, arms, and who is ready."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duchy.table import messages as m
from duchy.table.deciding.forgetting import without
from duchy.table.deciding.laying import check_settings, create, persons_for
from duchy.table.game import entries as e
from duchy.table.game.entries import AnyEntry, read_entry, write_entry
from duchy.table.game.fairness import seal_of
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.refusal import Refusal
from server.house import config_for, house, open_limits, run
from table.deciding.test_wishes import ADA, BOB, CAT, RANDOMNESS, ask, laid, refused


def at_one_screen(*seats: str, **settings: Any) -> Table:
    made = check_settings(m.Settings(game="card-kingdoms", seats=list(seats), **settings), "random")
    table = Table("0" * 18)
    table.apply(create(made, ADA, 0, persons_for(made, ADA), randomness=RANDOMNESS))
    return table


def arms(table: Table) -> list[int]:
    return [seat.arms for seat in table.seats]


# -- Names and arms -------------------------------------------------------------------------------------


def test_each_at_one_screen_has_a_name_and_arms_of_its_own() -> None:
    table = at_one_screen("me", "me", "bot:easy", names=["", "Odo", ""], arms=[2, 7, -1])
    assert [seat.name for seat in table.seats] == ["Ada", "Odo", "easy"]
    assert arms(table) == [2, 7, 0]
    assert (table.settings.names, table.settings.arms) == ([], [])
    ask(table, m.Ready(id="r"), ADA)
    assert table.record.players == ["Ada", "Odo", "easy"]


def test_names_and_arms_are_there_for_each_seat_or_not_at_all() -> None:
    with pytest.raises(Refusal, match="names: there is one for each of 2 seats, or none"):
        at_one_screen("me", "me", names=["Ada"])
    with pytest.raises(Refusal, match="arms: there is one for each of 2 seats, or none"):
        at_one_screen("me", "me", arms=[1])


def test_whoever_sits_down_wears_what_they_chose_unless_somebody_does_already() -> None:
    table = laid(BOB, CAT)
    assert arms(table) == [0, -1, -1]
    ask(table, m.Sit(id="s", seat=1, name="Bobby", arms=9), BOB)
    ask(table, m.Sit(id="s", seat=2, arms=9), CAT)
    assert arms(table) == [0, 9, 2]
    assert [seat.name for seat in table.seats] == ["Ada", "Bobby", "Cat"]
    ask(table, m.Leave(id="l", seat=1), BOB)
    assert arms(table) == [0, -1, 2]


def test_a_bot_wears_what_is_left() -> None:
    table = at_one_screen("me", "open", "bot:easy", arms=[2, -1, -1])
    assert arms(table) == [2, -1, 0]
    ask(table, m.PutBot(id="b", seat=1, level="easy"), ADA)
    assert arms(table) == [2, 1, 0]


def test_name_and_arms_are_changed_until_the_game_starts() -> None:
    table = laid(BOB, CAT)
    ask(table, m.Sit(id="s", seat=1, arms=9), BOB)
    refused(table, m.CallSeat(id="c", seat=0, name="Ada", arms=9), ADA, "Bob wears these arms already")
    refused(table, m.CallSeat(id="c", seat=1, name="Ada", arms=3), ADA, "not yours")
    refused(table, m.CallSeat(id="c", seat=0, name="\u200c \u202e", arms=3), ADA, "no letters")
    ask(table, m.CallSeat(id="c", seat=0, name=" Ada  of Ashford ", arms=3), ADA)
    assert (table.seats[0].name, arms(table)) == ("Ada of Ashford", [3, 9, -1])
    ask(table, m.CallSeat(id="c2", seat=0, name="Ada", arms=3), ADA)
    assert arms(table) == [3, 9, -1]
    ask(table, m.Ready(id="r"), ADA)
    ask(table, m.Sit(id="s", seat=2), CAT)
    refused(table, m.CallSeat(id="c3", seat=0, name="Ada", arms=4), ADA, "before the game starts")


def test_tables_of_former_times_wear_the_arms_of_their_seats() -> None:
    table = Table("0" * 18)
    old = b'{"kind":"sat","at":5,"player":"bob","seat":1,"name":"Bob","contribution":"aa"}'
    settings = m.Settings(game="card-kingdoms", seats=["me", "open"])
    table.apply(create(settings, ADA, 0, [e.Reserved("ada", "Ada"), None], randomness=RANDOMNESS))
    table.apply(read_entry(old))
    assert arms(table) == [0, 1]


def test_a_chosen_name_is_forgotten_with_its_person() -> None:
    entry: AnyEntry = e.Called(at=1, player="bob", seat=1, name="Bobby", arms=2)
    assert without(entry, "bob", "somebody")
    assert b"Bobby" not in write_entry(entry)


# -- Ready ----------------------------------------------------------------------------------------------


def test_who_is_ready_may_think_again() -> None:
    table = laid(BOB)
    refused(table, m.Unready(id="u"), ADA, "not ready yet")
    ask(table, m.Ready(id="r"), ADA)
    ask(table, m.Unready(id="u"), ADA)
    assert not table.seats[0].ready
    ask(table, m.Sit(id="s", seat=1), BOB)
    assert table.status == "open"
    ask(table, m.Ready(id="r2"), ADA)
    assert table.status == "running"
    refused(table, m.Unready(id="u2"), ADA, "started already")


def test_a_seat_that_was_freed_because_its_person_was_away_can_be_taken_again() -> None:
    table = laid(BOB, CAT)
    ask(table, m.Sit(id="s", seat=1), BOB)
    ask(table, m.FreeSeat(id="f", seat=1, barred=False), ADA)
    ask(table, m.Sit(id="s2", seat=1), Person(BOB.id, BOB.name, BOB.household))
    assert table.seats[1].player == BOB.id


def test_who_said_ready_and_closed_the_tab_does_not_hold_up_the_start(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(
            config_for(tmp_path, flicker_seconds=0.01, ready_seconds=0.05, tick_seconds=0.02)
        )
        async with house(config) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open", "open")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await first.done("ready", seal=seal_of("aa"))
            await second.done("sit", seat=1, seal=seal_of("bb"))
            await first.until(lambda mate: mate.table["seats"][1]["ready"])
            await second.close()
            await first.until(lambda mate: not mate.table["seats"][1]["ready"])
            assert first.table["seats"][0]["ready"], "who is here stays ready"
            await first.done("free", seat=1, barred=False)
            for seat in (1, 2):
                await first.done("bot", seat=seat, level="easy")
            assert first.table["sealed"] == [0]
            await first.done("unseal", contribution="aa")
            await first.until(lambda mate: mate.view)

    run(story())


def test_whose_contribution_is_told_is_not_waited_for_and_stays_ready(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(
            config_for(tmp_path, flicker_seconds=0.01, ready_seconds=0.02, tick_seconds=0.02)
        )
        async with house(config) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.make("me", "open", clock="days", time=3)
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await first.done("ready", contribution="aa")
            await first.close()
            await second.until(lambda mate: not mate.table["presence"]["here"][0])
            await second.done("chat", text="are you there?")
            assert second.table["seats"][0]["ready"]
            await second.done("sit", seat=1, contribution="bb")
            await second.until(lambda mate: mate.view)

    run(story())
