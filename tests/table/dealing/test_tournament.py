"""A tournament: the same deals in the same seats at different tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from duchy.core.stream import Stream, key_from_seed
from duchy.table import messages as m
from duchy.table.dealing.ranking import percents
from duchy.table.dealing.tournament import (
    DRAWS,
    Player,
    Round,
    RoundTable,
    Seated,
    Tournament,
    draw_round,
    encounters,
    entrants_of,
    tables_for,
)
from duchy.table.game.fairness import commitment_of
from duchy.table.game.seats import Person
from duchy.table.memory import MemoryStore
from duchy.table.refusal import Refusal
from table.dealing.playing import GAME, House, anyhow, first

HOUR = 3_600_000
WISH = m.NewTournament(name="Club night", game=GAME, seats=2, rounds=2, pace="live", time=90)


def story(work: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House()
        await house.hall.open()
        try:
            await work(house)
        finally:
            await house.hall.close()

    asyncio.run(run())


async def opened(house: House, *names: str, wish: m.NewTournament = WISH) -> tuple[str, list[Person]]:
    persons = [await house.person(name) for name in names]
    id = (await house.hall.deals.open(wish, persons[0])).id
    for person in persons:
        await ask(house, id, "join", person)
    return id, persons


async def ask(house: House, id: str, wish: str, person: Person) -> m.TournamentFacts:
    return await house.hall.deals.ask(id, m.TournamentWish(wish), person)


async def play_round(house: House, id: str, persons: list[Person]) -> None:
    facts = [await house.hall.deals.tournament(id, person) for person in persons]
    await asyncio.gather(
        *(
            house.play(seen.table, person, anyhow(number))
            for number, (seen, person) in enumerate(zip(facts, persons, strict=True))
        )
    )
    for seen in facts:
        await house.settled(seen.table)
    await house.hall.deals.tournaments.attend(id)


def test_everybody_plays_the_same_deal_and_is_compared_with_those_of_the_same_seat() -> None:
    async def work(house: House) -> None:
        id, persons = await opened(house, "Ada", "Bob", "Cy", "Dee")
        facts = await ask(house, id, "start", persons[0])
        assert facts.played[0].state == "running"
        assert facts.played[0].fairness is None
        tables = {(await house.hall.deals.tournament(id, person)).table for person in persons}
        keys = {(await house.hall.read(table)).record.key for table in tables}
        assert (len(tables), len(keys)) == (2, 1)
        await play_round(house, id, persons)
        closed = (await house.hall.deals.tournament(id, persons[0])).played[0]
        assert closed.state == "closed"
        assert closed.fairness is not None
        assert commitment_of(bytes.fromhex(closed.fairness["secret"])) == facts.played[0].commitment
        for seat in range(2):
            held = [table.seats[seat] for table in closed.tables]
            assert sum(at.percent or 0 for at in held) == 100

    story(work)


def test_the_next_round_begins_after_a_break_and_the_last_one_ends_it() -> None:
    async def work(house: House) -> None:
        id, persons = await opened(house, "Ada", "Bob", "Cy", "Dee")
        await ask(house, id, "start", persons[0])
        await play_round(house, id, persons)
        between = await house.hall.deals.tournament(id, persons[0])
        assert between.starts == house.now + 60_000
        house.now = between.starts
        await house.hall.deals.tournaments.attend(id)
        await play_round(house, id, persons)
        over = await house.hall.deals.tournament(id, persons[0])
        assert over.state == "over"
        assert [len(entrant.percents) for entrant in over.entrants] == [2] * 4
        assert over.entrants[0].place == 1
        replay = await house.hall.replays.replay(over.played[1].tables[0].table)
        assert replay.table.fairness is not None

    story(work)


def test_nothing_of_a_round_is_told_until_it_is_closed() -> None:
    async def work(house: House) -> None:
        id, persons = await opened(house, "Ada", "Bob", "Cy", "Dee")
        await ask(house, id, "start", persons[0])
        seen = [await house.hall.deals.tournament(id, person) for person in persons]
        mates = [person for person, facts in zip(persons, seen, strict=True) if facts.table == seen[0].table]
        await asyncio.gather(*(house.play(seen[0].table, person, first) for person in mates))
        await house.settled(seen[0].table)
        now = await house.hall.deals.tournament(id, persons[0])
        assert [table.table for table in now.played[0].tables] == ["", ""]
        assert all(at.points is None for table in now.played[0].tables for at in table.seats)
        with pytest.raises(Refusal, match="others still play"):
            await house.hall.replays.record(seen[0].table)
        stranger = next(person for person in persons if person not in mates)
        invitation = (await house.hall.read(seen[0].table)).invitation
        with pytest.raises(Refusal, match="private"):
            await house.hall.visit(seen[0].table, stranger, invitation)

    story(work)


def test_a_round_cannot_be_held_up_for_ever() -> None:
    """Who is waited for at the end has resigned, who waited gets half; who did not come is not seated."""

    async def work(house: House) -> None:
        id, persons = await opened(house, "Ada", "Bob", "Cy", "Dee", wish=slow())
        facts = await ask(house, id, "start", persons[0])
        house.now = facts.played[0].ends
        await house.hall.deals.tournaments.attend(id)
        await house.hall.deals.tournaments.attend(id)
        closed = await house.hall.deals.tournament(id, persons[0])
        assert closed.played[0].state == "closed"
        hows = sorted(at.how for table in closed.played[0].tables for at in table.seats)
        assert hows == ["average", "average", "resigned", "resigned"]
        assert {at.percent for table in closed.played[0].tables for at in table.seats} == {0.0, 50.0}
        assert sum(entrant.left for entrant in closed.entrants) == 2

    story(work)


def slow() -> m.NewTournament:
    return m.NewTournament(name="By post", game=GAME, seats=2, rounds=2, pace="days", time=1, together=False)


def test_who_runs_out_of_time_has_resigned_and_the_other_plays_on_to_the_end() -> None:
    async def work(house: House) -> None:
        id, persons = await opened(house, "Ada", "Bob", "Cy", "Dee")
        await ask(house, id, "start", persons[0])
        table = (await house.hall.deals.tournament(id, persons[0])).table
        late = next(seat for seat in (await house.hall.read(table)).deciders())
        player = (await house.hall.read(table)).seats[late].player
        at = house.hall.open_table(table)
        async with at.lock:
            woken = await at.ensure()
        while not woken.seats[late].resigned:
            house.now += 1_000  # the server is there all the time: its pulse goes on
            await asyncio.sleep(0.02)
            house.hall.caretaker.look_after(at)
        other = next(p for p in persons if p.id in woken.persons() and p.id != player)
        over = await house.play(table, other, first)
        assert (over.ended, over.state.over) == ("", True)
        await house.settled(table)
        left = (await house.hall.deals.tournament(id, persons[0])).entrants
        assert [entrant.player for entrant in left if entrant.left] == [player]
        await ask(house, id, "join", next(person for person in persons if person.id == player))

    story(work)


def test_one_of_each_address_unless_the_organiser_says_otherwise() -> None:
    async def work(house: House) -> None:
        ada, bob = await house.person("Ada", "mill"), await house.person("Bob", "mill")
        alone = (await house.hall.deals.open(WISH, ada)).id
        await ask(house, alone, "join", ada)
        assert (await house.hall.deals.tournament(alone, bob)).shut == "address"
        with pytest.raises(Refusal, match="your address"):
            await ask(house, alone, "join", bob)
        club = m.NewTournament(name="Club", game=GAME, together=True)
        together = (await house.hall.deals.open(club, ada)).id
        for person in (ada, bob):
            await ask(house, together, "join", person)

    story(work)


def test_who_may_do_what() -> None:
    async def work(house: House) -> None:
        id, persons = await opened(house, "Ada", "Bob", "Cy")
        for person, wish, why in (
            (persons[1], "start", "organises"),
            (persons[0], "start", "at least 4"),
            (persons[0], "join", "already"),
            (await house.person("Eve"), "leave", "not in"),
            (persons[1], "call-off", "organises"),
        ):
            with pytest.raises(Refusal, match=why):
                await ask(house, id, wish, person)
        await ask(house, id, "leave", persons[2])
        called = await ask(house, id, "call-off", persons[0])
        assert (called.state, called.shut) == ("closed", "started")

    story(work)


def test_nobody_floods_the_server_with_tournaments() -> None:
    async def work(house: House) -> None:
        ada = await house.person("Ada")
        for _ in range(3):
            await house.hall.deals.open(WISH, ada)
        with pytest.raises(Refusal, match="too many tournaments"):
            await house.hall.deals.open(WISH, ada)
        for number in range(6):
            await house.hall.deals.open(WISH, Person(f"p{number}", "P", ada.household))
        with pytest.raises(Refusal, match="your address"):
            await house.hall.deals.open(WISH, Person("p9", "P", ada.household))

    story(work)


@pytest.mark.parametrize(
    "wish",
    [
        m.NewTournament(name=" ", game=GAME),
        m.NewTournament(name="x", game="chess"),
        m.NewTournament(name="x", game=GAME, seats=8),
        m.NewTournament(name="x", game=GAME, pace="days", time=90),
        m.NewTournament(name="x", game=GAME, pace="live", time=1),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(wish: m.NewTournament) -> None:
    async def work(house: House) -> None:
        with pytest.raises(Refusal):
            await house.hall.deals.open(wish, await house.person("Ada"))

    story(work)


def test_one_that_is_never_started_is_called_off() -> None:
    async def work(house: House) -> None:
        id, persons = await opened(house, "Ada", "Bob")
        house.now += 31 * 24 * HOUR
        await house.hall.deals.tournaments.attend(id)
        assert (await house.hall.deals.tournament(id, persons[0])).state == "closed"

    story(work)


def test_a_restart_in_the_middle_loses_nothing() -> None:
    async def run() -> None:
        store = MemoryStore()
        one = House(store)
        await one.hall.open()
        id, persons = await opened(one, "Ada", "Bob", "Cy", "Dee")
        await ask(one, id, "start", persons[0])
        before = [await one.hall.deals.tournament(id, person) for person in persons]
        mates = [
            person for person, facts in zip(persons, before, strict=True) if facts.table == before[0].table
        ]
        await asyncio.gather(*(one.play(before[0].table, person, first) for person in mates))
        await one.hall.close()
        other = House(store)
        await other.hall.open()
        for person, seen in zip(persons, before, strict=True):
            now = await other.hall.deals.tournament(id, person)
            assert now.table in ("", seen.table)
        rest = [person for person in persons if person not in mates]
        table = next(facts.table for facts in before if facts.table != before[0].table)
        await asyncio.gather(*(other.play(table, person, first) for person in rest))
        while (await other.hall.deals.tournament(id, persons[0])).played[0].state != "closed":
            await asyncio.sleep(0.01)
        await other.hall.close()

    asyncio.run(run())


def test_tables_that_were_not_laid_before_a_crash_are_laid_after_it() -> None:
    async def work(house: House) -> None:
        id, persons = await opened(house, "Ada", "Bob", "Cy", "Dee")
        laid = house.hall.deals.tournaments.lay
        house.hall.deals.tournaments.lay = crash  # type: ignore[assignment]
        with pytest.raises(RuntimeError):
            await ask(house, id, "start", persons[0])
        house.hall.deals.tournaments.lay = laid
        await house.hall.deals.tournaments.attend(id)
        tables = {(await house.hall.deals.tournament(id, person)).table for person in persons}
        assert len(tables - {""}) == 2

    async def crash(*_: object) -> None:
        raise RuntimeError("the machine is gone")

    story(work)


def test_who_is_forgotten_has_no_name_in_tournaments() -> None:
    async def work(house: House) -> None:
        id, persons = await opened(house, "Ada", "Bob", "Cy", "Dee")
        await ask(house, id, "start", persons[0])
        export = await house.hall.persons.data(persons[0])
        assert [kept.id for kept in export.tournaments] == [id]
        await house.hall.persons.forget(persons[0])
        facts = await house.hall.deals.tournament(id, persons[1])
        assert "Ada" not in str(facts)
        assert "ada" not in [entrant.player for entrant in facts.entrants]

    story(work)


# -- Who sits where, and percents -------------------------------------------------------------------------


def tournament_of(players: int, seats: int) -> Tournament:
    found = Tournament("t" * 18, "T", GAME, seats, 3, "live", 90, False, "p0", "P", 0)
    found.players = [Player(f"p{number}", f"P{number}") for number in range(players)]
    return found


@pytest.mark.parametrize(("players", "seats"), [(4, 2), (4, 4), (5, 2), (8, 2), (9, 4), (64, 5), (63, 3)])
def test_everybody_has_a_seat_every_table_a_person_and_every_seat_a_comparison(
    players: int, seats: int
) -> None:
    tournament = tournament_of(players, seats)
    count = tables_for(tournament)
    assert count >= 2
    drawn = draw_round(tournament, [f"t{at}" for at in range(count)], Stream(key_from_seed(1)), 0)
    seated = [at.player for table in drawn.tables for at in table.seats if at.player]
    assert sorted(seated) == sorted(player.player for player in tournament.players)
    assert all(any(at.player for at in table.seats) for table in drawn.tables)
    assert all(len(table.seats) == seats for table in drawn.tables)


def test_seats_are_drawn_so_that_few_meet_again() -> None:
    tournament = tournament_of(8, 2)
    chance = Stream(key_from_seed(2))
    for number in range(3):
        drawn = draw_round(tournament, [f"{number}{at}" for at in range(4)], chance, 0)
        tournament.played.append(drawn)
    met = [pair for round in tournament.played for table in round.tables for pair in encounters(table.seats)]
    pairs = [pair for pair in met if pair[1].startswith("p")]
    assert DRAWS > 1
    assert len(set(pairs)) >= 11


def test_percents() -> None:
    assert percents([10, 8, 6], ["", "", ""]) == [100, 50, 0]
    assert percents([10, 10, 6], ["", "", ""]) == [75, 75, 0]
    assert percents([10, None], ["", "resigned"]) == [100, 0]
    assert percents([None, None], ["resigned", "resigned"]) == [0, 0]
    assert percents([3, None, 5], ["", "average", ""]) == [0, 50, 100]
    assert percents([3], [""]) == [50]


def test_thirds_that_add_up_to_the_same_share_a_place() -> None:
    tournament = tournament_of(8, 2)
    for number, points in enumerate([[4, 3, 2, 1], [2, 1, 3, 4], [2, 1, 3, 4]], 1):
        tables = [
            RoundTable(f"{number}{at}", [seat_of(at, points[at]), seat_of(4 + at, points[at])], over=True)
            for at in range(4)
        ]
        tournament.played.append(Round(number, 0, tables, laid=True, closed=True))
    places = {entrant.player: entrant.place for entrant in entrants_of(tournament)}
    told = {entrant.player: entrant.percents for entrant in entrants_of(tournament)}
    assert told["p0"] == [100.0, 33.3, 33.3]
    assert told["p2"] == [33.3, 66.7, 66.7]
    assert places["p0"] == places["p2"]


def seat_of(player: int, points: int) -> Seated:
    return Seated(f"p{player}", f"P{player}", points)


def test_nobody_has_a_place_before_a_round_is_closed() -> None:
    assert {entrant.place for entrant in entrants_of(tournament_of(4, 2))} == {0}
