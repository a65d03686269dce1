"""Today's deal: the same for all, once, sealed until it is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from duchy.core.stream import key_from_seed
from duchy.games import game_ids
from duchy.table import messages as m
from duchy.table.dealing.daily import LET_LIE, streak
from duchy.table.dealing.days import closes_at, day_of, number_of, today
from duchy.table.game.fairness import check_fairness, commitment_of, hash_of_key, key_from_parts
from duchy.table.hosting.audience import Connection
from duchy.table.hosting.conversation import Knock
from duchy.table.ports import Try
from duchy.table.refusal import Refusal
from duchy.table.replaying.viewpoint import Viewpoint
from table.dealing.playing import DAY, GAME, House, anyhow, first, last

NEXT_DAY = 86_400_000


def story(work: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House()
        await house.hall.open()
        try:
            await work(house)
        finally:
            await house.hall.close()

    asyncio.run(run())


def test_equal_decisions_meet_equal_luck_and_equal_rivals() -> None:
    async def work(house: House) -> None:
        tables = []
        for name in ("Ada", "Bob"):
            person = await house.person(name)
            made = await house.hall.deals.daily.play(GAME, DAY, person)
            tables.append(await house.play(made.id, person, first))
        one, other = tables
        assert one.record.moves == other.record.moves
        assert one.record.key == other.record.key
        assert one.id != other.id

    story(work)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_deal_that_can_be_begun(game: str) -> None:
    async def work(house: House) -> None:
        ada = await house.person("Ada")
        deal = await house.hall.deal(game, "", ada)
        assert deal.options["duplicate"] is True
        assert deal.seats == 1 + len(deal.levels) >= 2
        made = await house.hall.deals.daily.play(game, DAY, ada)
        assert made.status == m.RUNNING
        assert made.settings.undo == "never"
        assert not made.settings.hints

    story(work)


def test_the_key_is_sealed_before_and_told_the_day_after() -> None:
    async def work(house: House) -> None:
        ada = await house.person("Ada")
        before = await house.hall.deal(GAME, DAY, ada)
        assert not before.told
        assert before.fairness is None
        made = await house.hall.deals.daily.play(GAME, DAY, ada)
        table = await house.play(made.id, ada, first)
        assert (await house.hall.deal(GAME, DAY, ada)).fairness is None
        house.now = before.closes
        after = await house.hall.deal(GAME, DAY, ada)
        assert after.told
        assert after.fairness is not None
        secret = bytes.fromhex(after.fairness["secret"])
        assert commitment_of(secret) == before.commitment == after.commitment
        assert key_from_parts(before.id, secret, []) == table.record.key
        record = await house.hall.replays.record(made.id)
        check_fairness(record["fairness"], table.record.key, before.commitment)

    story(work)


def test_nobody_can_work_out_the_key_from_what_is_public() -> None:
    async def work(house: House) -> None:
        deal = await house.hall.deal(GAME, DAY, await house.person("Ada"))
        other = House()
        assert (await other.hall.deal(GAME, DAY, await other.person("Ada"))).commitment != deal.commitment
        guesses = [key_from_seed(deal.id), key_from_parts(deal.id, b"", []), bytes(32)]
        assert hash_of_key(await key(house)) not in [hash_of_key(guess) for guess in guesses]

    async def key(house: House) -> bytes:
        ada = await house.person("Ada")
        return (await house.hall.deals.daily.play(GAME, DAY, ada)).record.key

    story(work)


def test_a_deal_is_one_try_and_goes_on_where_one_was() -> None:
    async def work(house: House) -> None:
        ada = await house.person("Ada")
        made = await house.hall.deals.daily.play(GAME, DAY, ada)
        again = await house.hall.deals.daily.play(GAME, DAY, ada)
        assert again.id == made.id
        await house.play(made.id, ada, first)
        assert (await house.hall.deals.daily.play(GAME, DAY, ada)).id == made.id
        mine = (await house.hall.deal(GAME, DAY, ada)).mine
        assert mine is not None
        assert mine.ended > 0

    story(work)


def test_a_second_guest_of_an_address_waits_and_then_plays_without_rank() -> None:
    async def work(house: House) -> None:
        ada, bob = await house.person("Ada", "mill"), await house.person("Bob", "mill")
        made = await house.hall.deals.daily.play(GAME, DAY, ada)
        seen = await house.hall.deal(GAME, DAY, bob)
        assert (seen.shut, seen.unranked) == ("address", True)
        with pytest.raises(Refusal, match="your address"):
            await house.hall.deals.daily.play(GAME, DAY, bob)
        await house.play(made.id, ada, first)
        await house.settled(made.id)
        seen = await house.hall.deal(GAME, DAY, bob)
        assert (seen.shut, seen.unranked) == ("", True)
        other = await house.hall.deals.daily.play(GAME, DAY, bob)
        await house.play(other.id, bob, last)
        mine = await house.hall.deal(GAME, DAY, bob)
        assert mine.mine is not None
        assert not mine.mine.counts
        assert mine.ranking is not None
        assert (mine.ranking.of, mine.ranking.place) == (1, 0)

    story(work)


def test_who_lets_a_deal_lie_keeps_nobody_of_the_address_waiting_and_is_not_ranked_any_more() -> None:
    async def work(house: House) -> None:
        ada, bob, eve = [await house.person(name, "mill") for name in ("Ada", "Bob", "Eve")]
        lying = await house.hall.deals.daily.play(GAME, DAY, ada)
        house.now += LET_LIE
        seen = await house.hall.deal(GAME, DAY, bob)
        assert (seen.shut, seen.unranked) == ("", True)
        other = await house.hall.deals.daily.play(GAME, DAY, bob)
        await house.play(other.id, bob, last)
        await house.settled(other.id)
        await house.play((await house.hall.deals.daily.play(GAME, DAY, ada)).id, ada, first)
        await house.settled(lying.id)
        await house.hall.deals.daily.play(GAME, DAY, eve)
        for person in (ada, bob, eve):
            mine = (await house.hall.deal(GAME, DAY, person)).mine
            assert mine is not None
            assert not mine.counts

    story(work)


def test_who_is_forgotten_does_not_get_a_second_try_at_the_address() -> None:
    async def work(house: House) -> None:
        ada = await house.person("Ada", "mill")
        made = await house.hall.deals.daily.play(GAME, DAY, ada)
        await house.play(made.id, ada, first)
        await house.settled(made.id)
        await house.hall.persons.forget(ada)
        again = await house.person("Eve", "mill")
        assert (await house.hall.deal(GAME, DAY, again)).unranked
        other = await house.person("Kit")
        table = await house.hall.deals.daily.play(GAME, DAY, other)
        await house.play(table.id, other, first)
        ranking = (await house.hall.deal(GAME, DAY, other)).ranking
        assert ranking is not None
        assert {line.name for line in ranking.lines} == {"", "Kit"}

    story(work)


def test_who_gives_up_is_last() -> None:
    async def work(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        for person in (ada, bob):
            made = await house.hall.deals.daily.play(GAME, DAY, person)
            if person is ada:
                at = house.hall.open_table(made.id)
                await at.perform(m.Leave(id="go", seat=0), ada)
            else:
                await house.play(made.id, bob, first)
        found = await house.hall.deal(GAME, DAY, ada)
        assert found.mine is not None
        assert found.mine.resigned
        bobs = await house.hall.deal(GAME, DAY, bob)
        assert bobs.ranking is not None
        assert [(line.name, line.place) for line in bobs.ranking.lines] == [("Bob", 1), ("Ada", 2)]
        assert sum(count for _, count in bobs.ranking.spread) == 1

    story(work)


def test_nothing_is_taken_back_hinted_given_up_together_or_played_again() -> None:
    async def work(house: House) -> None:
        ada = await house.person("Ada")
        made = await house.hall.deals.daily.play(GAME, DAY, ada)
        at = house.hall.open_table(made.id)
        with pytest.raises(Refusal, match="nothing is taken back"):
            await at.perform(m.Undo(id="1", seat=0, answers=made.number), ada)
        with pytest.raises(Refusal, match="to its end"):
            await at.perform(m.OfferAbandon(id="2"), ada)
        table = await house.play(made.id, ada, first)
        assert not table.settings.hints
        with pytest.raises(Refusal, match="no rematch"):
            await at.perform(m.Rematch(id="3"), ada)

    story(work)


async def told_by(house: House, table: str) -> list[str]:
    """Through what others can get to know of a finished game: all doors that are open."""
    hall, eve = house.hall, await house.person("Eve")
    replays = hall.replays
    invitation = (await hall.read(table)).invitation

    async def look_on() -> None:
        async with hall.conversation(
            table, Connection(eve, most=1_000), "eve", Knock(invitation, None, 0, False)
        ):
            pass

    async def listed() -> None:
        assert table not in [found.table for found in await hall.lists.public((m.OVER,), eve)]
        raise Refusal("sealed", "is not listed")

    doors: dict[str, Callable[[], Awaitable[object]]] = {
        "replay": lambda: replays.replay(table),
        "record": lambda: replays.record(table),
        "position": lambda: replays.position(table, 1, Viewpoint(0)),
        "moves": lambda: replays.stretch(table, 0, 5, Viewpoint(None)),
        "rolls": lambda: replays.rolls(table),
        "review": lambda: replays.curve(table, "eve"),
        "go on from here": lambda: replays.go_on(table, m.Onward(0, 0, "easy"), eve),
        "look on by its link": look_on,
        "the table over HTTP": lambda: hall.visit(table, eve, invitation),
        "lists": listed,
    }
    opened = []
    for name, door in doors.items():
        code = await refused_with(door())
        assert code in ("", "sealed", "private"), name
        if not code:
            opened.append(name)
    return opened


async def refused_with(asked: Awaitable[object]) -> str:
    try:
        await asked
    except Refusal as refusal:
        return refusal.code
    return ""


def test_who_has_played_can_tell_nobody_through_the_product_before_the_deal_is_closed() -> None:
    async def work(house: House) -> None:
        ada = await house.person("Ada")
        made = await house.hall.deals.daily.play(GAME, DAY, ada)
        table = await house.play(made.id, ada, first)
        assert await told_by(house, made.id) == []
        connection = Connection(ada, most=1_000)
        async with house.hall.conversation(made.id, connection, "ada", Knock("", 0, 0, False)) as talk:
            await talk.hear('{"type":"chat","id":"1","text":"the dice were 3 and 5"}')
        assert '"code":"sealed"' in str(connection.outbox[-1])
        facts = await (await house.hall.visit(made.id, ada, "")).facts()
        assert facts.fairness is None
        export = await house.hall.persons.data(ada)
        assert table.record.key.hex() not in str(export)
        assert table.secret.hex() not in str(export)
        house.now += NEXT_DAY
        opened = await told_by(house, made.id)
        assert "replay" in opened
        assert "go on from here" in opened
        assert "look on by its link" not in opened

    story(work)


def test_how_others_did_is_told_to_who_has_played() -> None:
    async def work(house: House) -> None:
        ada, eve = await house.person("Ada"), await house.person("Eve")
        made = await house.hall.deals.daily.play(GAME, DAY, ada)
        await house.play(made.id, ada, first)
        await house.settled(made.id)
        seen = await house.hall.deal(GAME, DAY, eve)
        assert (seen.played, seen.ranking) == (1, None)
        with pytest.raises(Refusal, match="when you have played"):
            await house.hall.deals.daily.otherwise(GAME, DAY, eve)
        mine = await house.hall.deal(GAME, DAY, ada)
        assert mine.ranking is not None
        assert [line.table for line in mine.ranking.lines] == [""]
        house.now += NEXT_DAY
        closed = await house.hall.deal(GAME, DAY, eve)
        assert closed.ranking is not None
        assert [line.table for line in closed.ranking.lines] == [made.id]

    story(work)


def test_where_the_best_did_otherwise_is_the_first_decision_that_differs() -> None:
    async def work(house: House) -> None:
        games = {}
        for number, name in enumerate(("Ada", "Bob", "Cy")):
            person = await house.person(name)
            made = await house.hall.deals.daily.play(GAME, DAY, person)
            games[name] = await house.play(made.id, person, anyhow(number))
            await house.settled(made.id)
        points = {name: table.state.scores()[0].total for name, table in games.items()}
        best = max(points, key=lambda name: points[name])
        other = min(points, key=lambda name: points[name])
        found = await house.hall.deals.daily.otherwise(GAME, DAY, await house.person(other))
        assert (found.name, found.points, found.table) == (best, points[best], "")
        mine, theirs = games[other].record.moves, games[best].record.moves
        assert mine[: found.move] == theirs[: found.move]
        assert found.yours is not None
        assert found.theirs is not None
        assert found.yours.text == mine[found.move][1].text
        assert found.theirs.text == theirs[found.move][1].text
        assert found.view is not None
        nobody = await house.hall.deals.daily.otherwise(GAME, DAY, await house.person(best))
        assert nobody.none == "best"

    story(work)


def test_equals_share_a_place() -> None:
    async def work(house: House) -> None:
        for name in ("Ada", "Bob"):
            person = await house.person(name)
            made = await house.hall.deals.daily.play(GAME, DAY, person)
            await house.play(made.id, person, first)
        ranking = (await house.hall.deal(GAME, DAY, person)).ranking
        await house.hall.deal(GAME, DAY, await house.person("Ada"))
        ranking = (await house.hall.deal(GAME, DAY, person)).ranking
        assert ranking is not None
        assert [line.place for line in ranking.lines] == [1, 1]
        assert len(ranking.spread) == 1

    story(work)


def test_who_comes_to_the_end_after_midnight_is_not_ranked() -> None:
    async def work(house: House) -> None:
        ada = await house.person("Ada")
        made = await house.hall.deals.daily.play(GAME, DAY, ada)
        house.now += NEXT_DAY
        await house.play(made.id, ada, first)
        found = await house.hall.deal(GAME, DAY, ada)
        assert found.mine is not None
        assert found.mine.late
        assert found.ranking is not None
        assert found.ranking.of == 0

    story(work)


def test_older_deals_are_played_without_rank_and_as_often_as_one_likes() -> None:
    async def work(house: House) -> None:
        ada = await house.person("Ada")
        first_day = await house.hall.deals.daily.play(GAME, DAY, ada)
        await house.play(first_day.id, ada, first)
        await house.settled(first_day.id)
        house.now += NEXT_DAY
        again = [await house.hall.deals.daily.play(GAME, DAY, ada) for _ in range(2)]
        assert len({table.id for table in again}) == 2
        assert again[0].record.key == first_day.record.key
        assert again[0].settings.hints
        assert not again[0].is_ranked
        listed = await house.hall.deals.daily.earlier(GAME, ada)
        assert (listed[0].day, listed[0].played, listed[0].place) == (DAY, 1, 1)

    story(work)


def test_the_deal_of_a_day_to_come_and_no_day_at_all_are_refused() -> None:
    async def work(house: House) -> None:
        ada = await house.person("Ada")
        for day, code in (("2026-11-19", "not-yet"), ("soon", "not-found"), ("2025-12-31", "not-found")):
            with pytest.raises(Refusal) as refused:
                await house.hall.deals.daily.play(GAME, day, ada)
            assert refused.value.code == code

    story(work)


def test_days_are_numbered() -> None:
    assert day_of(number_of(DAY)) == DAY
    assert today(closes_at(1) - 1) == 1
    assert today(closes_at(1)) == 2
    assert day_of(1) == "2026-01-01"


def test_a_row_of_days_goes_on_until_a_day_was_missed() -> None:
    def played(day: int) -> Try:
        return Try(f"{GAME}.{day_of(day)}", "ada", f"t{day}", "", 0, ended=closes_at(day) - 1)

    noon = closes_at(10) - 43_200_000
    assert streak([], noon) == 0
    assert streak([played(9), played(8), played(6)], noon) == 2
    assert streak([played(10), played(9), played(8), played(6)], noon) == 3
    assert streak([played(8)], noon) == 0
