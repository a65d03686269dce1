"""The usual way: who wishes it is asked no longer what they have answered before."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from duchy.core.state import State
from duchy.games import game
from duchy.table.game.entries import KeptUsual, Moved, read_entry
from server.house import House, Mate, config_for, house, open_limits, run
from table.showing.test_secrets import running_table


def play_on(state: State, question: str, seat: int = 0) -> None:
    """Go on, everybody taking the first move there is, until a seat is asked so."""
    while state.recurring(seat) != question:
        mover = state.deciders[0]
        state.play(mover, state.legal(mover)[0])


def test_what_was_done_before_is_done_as_often_as_it_can_be_now() -> None:
    state = game("card-kingdoms").new(seats=2, seed=3)
    play_on(state, "consolation")
    take = game("card-kingdoms").parse("take magic")
    assert state.as_before(0, take) is take
    offers = [game("card-kingdoms").moves.by_text[text] for text in ("choose 1", "choose 1 x2", "choose 2")]
    state.offers[0] = offers
    assert state.as_before(0, offers[0]) is offers[1]
    assert state.as_before(0, take) is None


def test_no_other_question_is_answered_by_habit() -> None:
    """To roll, to act, to keep a duke: that is the game."""
    for id in ("card-kingdoms", "dice-kingdoms"):
        state = game(id).new(seats=3, seed=5)
        seen = set()
        chance = Random(5)
        while not state.over:
            for seat in range(3):
                if state.recurring(seat):
                    seen.add(state.ask(seat))
            mover = chance.choice(state.deciders)
            state.play(mover, chance.choice(state.legal(mover)))
        assert seen <= {"harvest-choice", "harvest-exchange", "consolation", "track-order"}
        assert "consolation" in seen


async def until_asked(mate: Mate) -> None:
    """Play on until the consolation of the harvest is asked for, taking whatever else comes."""
    while mate.asked["prompt"]["ask"] != "consolation":
        await mate.play()
        await mate.until(lambda mate: mate.moves)


def is_asked_something_else(mate: Mate) -> bool:
    prompt = mate.asked["prompt"]
    return bool(prompt) and prompt["ask"] != "consolation"


async def take(mate: Mate, resource: str) -> None:
    move = next(move for move in mate.moves if move["text"] == f"take {resource}")
    await mate.done("move", seat=0, move=move["id"], answers=mate.asked["answers"])
    await mate.until(lambda mate: mate.moves)


async def moves_of(place: House, id: str) -> list[Moved]:
    journal = [read_entry(body) for body in await place.hall.store.journal(id)]
    return [entry for entry in journal if isinstance(entry, Moved) and entry.seat == 0]


async def asked_for_consolation(place: House) -> tuple[Any, str, Mate]:
    ada = await place.guest("Ada")
    id = await ada.make("me", "bot:random")
    mate = await ada.sit_at(id)
    await mate.done("ready")
    await mate.until(lambda mate: mate.moves)
    await until_asked(mate)
    return ada, id, mate


def test_the_table_answers_as_one_did_before_also_after_coming_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path, checkpoint_every=5))) as place:
            ada, id, mate = await asked_for_consolation(place)
            assert not mate.asked["usual"]
            await take(mate, "magic")
            await until_asked(mate)
            assert mate.asked["usual"][0] == "move-take"
            await mate.done("usual", seat=0, yes=True)
            await mate.until(is_asked_something_else)
            made = (await moves_of(place, id))[-1]
            assert (made.move, made.usual) == ("take magic", True)
            assert await mate.refused("usual", seat=0, yes=True) == "not-now"
            await mate.close()
        async with house(open_limits(config_for(tmp_path))) as place:
            ada.http.base_url = f"http://127.0.0.1:{place.port}"
            ada.port = place.port
            mate = await ada.sit_at(id)
            assert mate.table["seats"][0]["usual"]
            for _ in range(60):
                if mate.view["over"]:
                    break
                await mate.play()
                await mate.until(lambda mate: mate.moves or mate.view["over"])
                assert mate.view["over"] or mate.asked["prompt"]["ask"] != "consolation"
            by_habit = [entry.move for entry in await moves_of(place, id) if entry.usual]
            assert len(by_habit) > 1
            assert by_habit.count("take magic") >= 1

    run(story())


def test_who_takes_back_a_usual_answer_is_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            _, id, mate = await asked_for_consolation(place)
            await take(mate, "gold")
            await until_asked(mate)
            await mate.done("usual", seat=0, yes=True)
            await mate.until(is_asked_something_else)
            assert mate.asked["back"]["label"][0] == "move-take"
            await mate.done("undo", seat=0, answers=mate.number)
            await mate.until(lambda mate: not mate.table["seats"][0]["usual"])
            assert mate.asked["prompt"]["ask"] == "consolation"
            await take(mate, "strength")
            assert not (await moves_of(place, id))[-1].usual

    run(story())


def test_a_table_remembers_answers_through_its_checkpoint() -> None:
    table = running_table("card-kingdoms", 2, "usual")
    entries: list[Any] = []
    while not table.answers[0]:
        seat = table.state.deciders[0]
        entry = Moved(at=0, seat=seat, move=table.state.legal(seat)[0].text, news=table.state.news)
        entries.append(entry)
        table.apply(entry)
    kept = table.checkpoint()
    again = running_table("card-kingdoms", 2, "usual")
    again.kept_back = kept
    for entry in entries:
        again.apply(entry)
    assert again.answers == table.answers


def test_where_a_bot_stands_in_nothing_is_learnt_and_nothing_is_usual() -> None:
    table = running_table("card-kingdoms", 2, "usual")
    table.apply(KeptUsual(at=0, seat=0, yes=True))
    table.seats[0].away = "random"
    for _ in range(60):
        seat = table.state.deciders[0]
        table.apply(Moved(at=0, seat=seat, move=table.state.legal(seat)[0].text, news=table.state.news))
        assert table.usual_answer(0) is None
    assert table.answers[0] == {}
    assert table.answers[1]
