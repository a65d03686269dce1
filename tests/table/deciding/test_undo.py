"""Taking back: free while nothing was learnt, else by consent; alone always."""

from __future__ import annotations

from pathlib import Path

from duchy.table.game.entries import read_entry
from duchy.table.game.table import Table
from server.house import House, Mate, config_for, house, open_limits, run
from table.game.test_seats import two_at_a_table


def test_an_own_move_that_revealed_nothing_is_taken_back_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            _, _, first, second = await two_at_a_table(place)
            before = first.view
            await first.play()
            assert first.asked["undo"] == 1
            await first.done("undo", seat=0, answers=first.number)
            assert first.heard[-2]["withdrawn"] == first.number - 1
            assert first.view == before
            await second.until(lambda mate: mate.number == first.number)
            assert await first.refused("undo", seat=0, answers=first.number) == "not-now"

    run(story())


def test_more_is_taken_back_when_the_table_agrees(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            _, _, first, second = await two_at_a_table(place)
            await first.play()
            await first.until(lambda mate: not mate.moves)
            seen = first.view
            await second.until(lambda mate: mate.number == first.number)
            await second.play()
            await first.until(lambda mate: mate.number == second.number)
            assert await first.refused("undo", seat=0, answers=1) == "stale"
            await first.done("undo", seat=0, answers=first.number)
            await second.until(lambda mate: mate.table["wish"])
            wish = second.table["wish"]
            assert (wish["kind"], wish["seat"], wish["moves"], wish["missing"]) == ("undo", 0, 2, [1])
            await second.done("agree", yes=False)
            await first.until(lambda mate: mate.table["wish"] is None)
            assert len((await place.hall.read(first.table["id"])).record.moves) == 2
            await first.done("undo", seat=0, answers=first.number)
            await second.until(lambda mate: mate.table["wish"])
            await second.done("agree", yes=True)
            await first.until(lambda mate: mate.number == second.number)
            assert len((await place.hall.read(first.table["id"])).record.moves) == 0
            assert first.moves
            assert second.moves
            assert seen != first.view

    run(story())


def test_at_some_tables_nothing_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            _, _, first, _ = await two_at_a_table(place, undo="never")
            await first.play()
            assert await first.refused("undo", seat=0, answers=first.number) == "not-now"

    run(story())


def test_at_some_tables_every_wish_is_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            _, _, first, second = await two_at_a_table(place, undo="consent")
            await first.play()
            assert first.asked["undo"] == 0
            await first.done("undo", seat=0, answers=first.number)
            await second.until(lambda mate: mate.table["wish"])

    run(story())


def test_alone_everything_is_taken_back_dice_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", "bot:random"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            views = []
            for _ in range(6):
                # Where both choose at once, the bot's choice comes at its own time: it is waited for.
                await mate.until(lambda mate: mate.view["deciders"] == [0])
                views.append(mate.view)
                await mate.play()
            await mate.until(lambda mate: mate.moves)
            for view in reversed(views):
                while True:
                    answer = await mate.ask("undo", seat=0, answers=mate.number)
                    if answer["type"] == "done":
                        break
                assert mate.view["table"] == view["table"]

    run(story())


def test_a_taken_back_game_wakes_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path, checkpoint_every=5))
        async with house(config) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            for turn in range(12):
                await mate.play(turn)
                if turn % 3 == 2:
                    await mate.done("undo", seat=0, answers=mate.number)
            table = place.hall.awake[mate.table["id"]].table
            assert table is not None
            stored = await place.hall.read(table.id)
            assert stored.state.digest() == table.state.digest()
            assert stored.record.moves == table.record.moves
            assert stored.record.replay().digest() == table.state.digest()
            assert stored.numbers == table.numbers
            assert stored.play is not None
            assert table.play is not None
            assert stored.play.free_undo(0) == table.play.free_undo(0)

    run(story())


async def three_who_choose(place: House) -> tuple[Mate, Mate, Mate]:
    """A table at which all three choose a duke at the same time."""
    ada, bob, eve = [await place.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await ada.make("me", "open", "open")
    mates = [await guest.sit_at(table, invitation=ada.links[table]) for guest in (ada, bob, eve)]
    await mates[0].done("ready")
    for seat, mate in enumerate(mates[1:], 1):
        await mate.done("sit", seat=seat)
    for mate in mates:
        await mate.until(lambda mate: mate.moves)
    return mates[0], mates[1], mates[2]


def test_an_own_answer_is_taken_back_while_others_still_choose(tmp_path: Path) -> None:
    """What others answered meanwhile stays, and nobody else has to look again."""

    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            first, second, third = await three_who_choose(place)
            question, waiting = first.asked["prompt"], third.asked["answers"]
            await first.play()
            answered = first.number
            await second.play()
            await first.until(lambda mate: mate.number == second.number)
            assert first.asked["back"]["asks"] is False
            assert first.asked["back"]["moves"] == 1
            # Pressed before the answer of another was heard of: that does not concern it.
            await first.done("undo", seat=0, answers=answered)
            assert first.heard[-2]["withdrawn"] == answered
            assert first.asked["prompt"] == question
            table = await place.hall.read(first.table["id"])
            assert [seat for seat, _ in table.record.moves] == [1]
            await third.until(lambda mate: mate.number == first.number)
            assert third.asked["answers"] == waiting
            await second.until(lambda mate: mate.number == first.number)
            assert second.view["deciders"] == [0, 2]
            await first.play(1)
            await third.until(lambda mate: mate.number == first.number)
            await third.play()
            await first.until(lambda mate: mate.number == third.number)
            assert first.asked["back"]["asks"] is True

    run(story())


def test_a_table_read_from_its_journal_knows_what_was_withdrawn(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            first, second, _ = await three_who_choose(place)
            await first.play()
            await second.play()
            await first.until(lambda mate: mate.number == second.number)
            middle = (await place.hall.read(first.table["id"])).checkpoint()
            await first.done("undo", seat=0, answers=first.number)
            await first.play(1)
            table = await place.hall.read(first.table["id"])
            journal = await place.hall.store.journal(table.id)
            woken = Table.wake(table.id, [read_entry(body) for body in journal])
            assert woken.state.digest() == table.state.digest()
            assert woken.numbers == table.numbers
            later = Table.wake(table.id, [read_entry(body) for body in journal], middle)
            assert later.state.digest() == table.state.digest()
            # Who wakes in the middle of a choice knows where it began.
            assert later.play is not None
            assert later.play.shared_choice() == 0

    run(story())
