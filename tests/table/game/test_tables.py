"""The table as its journal tells it: from the beginning, from any checkpoint, asleep and awake."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from pathlib import Path
from random import Random

import msgspec
import pytest

from duchy.table.deciding.laying import create, persons_for
from duchy.table.deciding.requests import decide
from duchy.table.game import entries as e
from duchy.table.game.change import Checkpoint
from duchy.table.game.entries import AnyEntry, read_entry, write_entry
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.messages import (
    Agree,
    Leave,
    OfferAbandon,
    Play,
    Resign,
    Return,
    Settings,
    Undo,
    WishReplaced,
)
from duchy.table.ports import OwnRandomness
from duchy.table.refusal import Refusal
from duchy.table.showing import views as faces
from duchy.table.showing.chronicle import Chronicle
from server.house import config_for, house, open_limits, playable, run
from table.showing.test_secrets import all_here, running_table

RANDOMNESS = OwnRandomness()


def wild_journal(game: str, seed: int, length: int) -> tuple[list[AnyEntry], dict[int, Checkpoint], Table]:
    """A life of a table with everything in it, and the checkpoints after each entry."""
    chance = Random(seed)
    table = running_table(game, 3, f"wild-{seed}")
    journal: list[AnyEntry] = [*table_entries(game, seed)]
    checkpoints: dict[int, Checkpoint] = {}
    while len(journal) < length and table.status == "running":
        seat = chance.randrange(3)
        person = Person(f"player-{seat}", f"P{seat}")
        id = f"ask-{len(journal)}"
        ask = chance.choice(
            [
                Undo(id=id, seat=seat, answers=table.number),
                Agree(id=id, yes=chance.random() < 0.7),
                WishReplaced(id=id, seat=(seat + 1) % 3),
                Leave(id=id, seat=seat),
                Return(id=id, seat=seat),
            ]
        )
        deciders = table.state.deciders
        if chance.random() < 0.7 and seat in deciders:
            move = chance.choice(table.state.legal(seat))
            ask = Play(id=id, seat=seat, move=move.id, answers=table.number)
        try:
            entry = decide(table, ask, person, len(journal) * 1000, RANDOMNESS)
        except Refusal:
            continue
        table.apply(entry)
        journal.append(read_entry(write_entry(entry)))
        packed = msgspec.json.encode(table.checkpoint())
        checkpoints[len(journal)] = msgspec.json.decode(packed, type=Checkpoint)
    return journal, checkpoints, table


def table_entries(game: str, seed: int) -> list[AnyEntry]:
    entries: list[AnyEntry] = []
    original = Table.apply

    def listen(self: Table, entry: AnyEntry) -> object:
        entries.append(read_entry(write_entry(entry)))
        return original(self, entry)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "apply", listen)
        running_table(game, 3, f"wild-{seed}")
    return entries


def look(table: Table) -> bytes:
    here, chronicle = all_here(table), Chronicle(table)
    seen = [faces.snapshot(table, viewer, [], here, chronicle, now=10**9) for viewer in (None, 0, 1, 2)]
    return msgspec.json.encode(seen)


@pytest.mark.parametrize("game", playable())
def test_a_table_wakes_from_any_checkpoint_as_it_was(game: str) -> None:
    for seed in range(3):
        journal, checkpoints, table = wild_journal(game, seed, 120)
        whole = Table.wake(table.id, journal)
        assert look(whole) == look(table)
        chance = Random(seed)
        for number in chance.sample(sorted(checkpoints), min(12, len(checkpoints))):
            woken = Table.wake(table.id, journal, checkpoints[number])
            assert woken.state.digest() == table.state.digest()
            assert look(woken) == look(table)
            assert woken.numbers == table.numbers
            assert woken.ids == table.ids
            assert woken.clock.left == table.clock.left
            assert woken.clock.since == table.clock.since


def test_a_table_that_nobody_looks_at_sleeps_and_wakes(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path, idle_seconds=0.2))
        async with house(config) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", "bot:random"))
            await mate.done("ready")
            for _ in range(8):
                await mate.until(lambda mate: mate.moves)
                await mate.play()
            await mate.until(lambda mate: mate.moves)
            table = mate.table["id"]
            await mate.close()
            while place.hall.awake:
                await asyncio.sleep(0.02)
            view = (await place.hall.read(table)).state.view(0)
            row = await place.hall.store.row(table)
            assert row is not None
            assert row.wake_at is None
            assert await place.hall.store.checkpoint(table) is not None
            again = await ada.sit_at(table)
            assert again.view == view
            assert (await again.play())["type"] == "done"

    run(story())


def test_a_table_is_laid_once(tmp_path: Path) -> None:
    """Both ask for the rematch at once: there is one table, and one beginning in its journal."""

    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            ada = await place.guest("Ada")
            person = Person(ada.player, "Ada")
            settings = Settings(game="card-kingdoms", seats=["me", "me"], stand_in="random")
            made = create(settings, person, 1, persons_for(settings, person), randomness=RANDOMNESS)
            id = "0123456789abcdef01"
            await place.hall.lay(id, made)
            with pytest.raises(Refusal, match="laid already"):
                await place.hall.lay(id, made)
            assert len(await place.hall.store.journal(id)) == 1

    run(story())


def test_nobody_fills_a_journal_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duchy.table.deciding.requests.STIRS_EACH", 5)
    table = running_table("card-kingdoms", 2, "long")
    restless, other = Person("player-0", "P0"), Person("player-1", "P1")
    for turn in range(5 - table.stirs["player-0"]):
        ask = Return(id=f"r{turn}", seat=0) if table.seats[0].away else Leave(id=f"l{turn}", seat=0)
        table.apply(decide(table, ask, restless, 0, RANDOMNESS))
    if table.seats[0].away:
        table.seats[0].away = ""
    with pytest.raises(Refusal, match="only play on, or resign"):
        decide(table, Leave(id="l", seat=0), restless, 0, RANDOMNESS)
    assert decide(table, OfferAbandon(id="o"), other, 0, RANDOMNESS).at == 0
    assert decide(table, Resign(id="r", seat=0), restless, 0, RANDOMNESS).at == 0
    seat = table.state.deciders[0]
    move = table.state.legal(seat)[0]
    play = Play(id="m", seat=seat, move=move.id, answers=table.number)
    assert decide(table, play, Person(f"player-{seat}", "P"), 0, RANDOMNESS).at == 0


def test_who_knocks_while_a_table_falls_asleep_finds_it_awake(tmp_path: Path) -> None:
    async def story() -> None:
        config = open_limits(config_for(tmp_path, idle_seconds=0.0, tick_seconds=0.001))
        async with house(config) as place:
            ada = await place.guest("Ada")
            table = await ada.make("me", "bot:random")
            for turn in range(25):
                mate = await ada.sit_at(table)
                if not turn:
                    await mate.done("ready")
                await mate.until(lambda mate: mate.moves or mate.table["status"] == "over")
                if mate.table["status"] == "over":
                    break
                assert (await mate.play(turn))["type"] == "done"
                await mate.close()
            live = place.hall.awake.get(table)
            async with live.lock if live is not None else nullcontext():
                # Under its lock no entry is on its way to the store.
                stored = await place.hall.read(table)
                assert live is None or live.table is None or live.table.number <= stored.number
            assert stored.record.replay().digest() == stored.state.digest()

    run(story())


def test_a_request_is_known_again_however_much_the_others_do_meanwhile() -> None:
    """Ada's connection breaks before the answer; when she is back the others have talked a thousand lines."""
    table = Table("t")
    settings = Settings(game="card-kingdoms", seats=["me", "me"], stand_in="medium")
    persons: list[e.Reserved | None] = [e.Reserved(player, player) for player in ("ada", "bob")]
    table.apply(
        e.Created(at=0, player="ada", settings=settings, name="", secret="00", invitation="", persons=persons)
    )
    table.apply(e.Readied(at=0, player="ada", id="lost", contribution="00"))
    number = table.number
    for line in range(1_000):
        table.apply(e.Said(at=0, player="bob", id=f"line-{line}", name="Bob", text="hello"))
        table.apply(e.Said(at=0, player=f"watcher-{line}", id="one", name="W", text="hello"))
    assert table.done_before("ada", "lost") == number
    assert table.done_before("bob", "line-999") is not None
    assert table.done_before("bob", "lost") is None
    assert len(table.ids) <= 50
    assert all(len(known) <= 256 for known in table.ids.values())
