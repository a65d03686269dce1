"""Taking back: free while nothing was learnt, else by consent; alone always."""

from __future__ import annotations

from pathlib import Path

from server.house import config_for, house, open_limits, run
from table.game.test_seats import two_at_a_table


def test_an_own_move_that_revealed_nothing_is_taken_back_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            _, _, first, second = await two_at_a_table(place)
            before = first.view
            await first.play()
            assert first.asked["undo"] == 1
            await first.done("undo", seat=0, answers=first.number)
            assert first.heard[-2]["back"] is True
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
