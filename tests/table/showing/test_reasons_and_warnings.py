"""What a page needs to be helpful: reasons for a part of the board, warnings, and whose turn it is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from duchy.core.showing.words import languages, words
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game
from duchy.table.deciding.requests import moved
from duchy.table.messages import RUNNING
from duchy.table.showing.reasons import moves_by_target, why_not_target
from duchy.table.showing.revealing import revealing
from duchy.table.showing.views import asked_of
from duchy.testing import Case, cases
from proof import proof
from server.house import config_for, house, open_limits, playable, run
from table.showing.test_secrets import running_table


@pytest.mark.parametrize("game", playable())
def test_a_move_that_would_end_free_undo_is_known_before(game: str) -> None:
    """What was foretold is what happens, at every move of a game."""
    table = running_table(game, 2, "foresight")
    chance = Random(3)
    foretold = 0
    while table.status == RUNNING:
        seat = chance.choice(table.state.deciders)
        asked = asked_of(table, seat, warn=True)
        assert asked is not None
        forced = table.state.forced(seat)
        if forced is not None:  # nobody is asked
            assert not asked.moves
            table.apply(moved(table, seat, forced))
            continue
        offer = chance.choice(asked.moves)
        could_undo = asked.undo
        before = table.state.news
        table.apply(moved(table, seat, table.game.moves[offer.id]))
        if could_undo and table.status == RUNNING:
            foretold += 1
            assert offer.reveals == (table.state.news != before)
        elif not could_undo:
            assert not offer.reveals
    assert foretold > 5


@pytest.mark.parametrize("game", playable())
def test_the_warning_does_not_depend_on_hidden_facts(game: str) -> None:
    table = running_table(game, 3, "warnings")
    chance = Random(4)
    rng = Stream(key_from_seed("others"))
    while table.status == RUNNING and len(table.record.moves) < 150:
        seat = chance.choice(table.state.deciders)
        legal = table.state.legal(seat)
        other = table.state.imagine(seat, rng)
        assert revealing(other, seat, legal) == revealing(table.state, seat, legal)
        table.apply(moved(table, seat, chance.choice(legal)))


CASES = [case for id in playable() for case in cases(find_game(id))]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_part_of_the_board_says_why_not(case: Case) -> None:
    """At many moments of random games each part that cannot be used has a reason of its own, in all
    languages: never none, and never only that it is not asked about."""
    chance = Random(str(case))
    targets = [target for target in moves_by_target(case.game) if target]
    said = [words(language, case.game.id) for language in languages()]
    for language in said:  # shared with all tests of this process
        language.faults.clear()
    state = case.new("reasons")
    for number in range(proof(120, nightly=1200)):
        if state.over:
            break
        seat = chance.choice(state.deciders)
        if number % 8 == 0:
            offered = {move.target for move in state.legal(seat)}
            for target in targets:
                reason = why_not_target(state, seat, target)
                assert (reason is None) == (target in offered)
                if reason is None:
                    continue
                at = f"{case}, move {number}, asked {state.ask(seat)}: {target}"
                assert reason[0] != "why-not-now", at
                for language in said:
                    text = language.phrase(reason)
                    assert len(text) > 8, at
                    assert "[" not in text, f"{at}: {text}"
        state.play(seat, chance.choice(state.legal(seat)))
    assert not [fault for language in said for fault in language.faults]
    assert why_not_target(state, 0, "nowhere") is None


@pytest.mark.parametrize("game", playable())
def test_every_kind_of_part_says_what_it_waits_for(game: str) -> None:
    families = {target.partition("/")[0] for target in moves_by_target(find_game(game)) if target}
    for language in languages():
        missing = {family for family in families if not words(language, game).has(f"when-{family}")}
        assert not missing, f"{language}: {missing}"


@pytest.mark.parametrize("game", playable())
def test_who_waits_is_told_for_whom(game: str) -> None:
    state = find_game(game).new(seats=3, seed="waiting")
    while len(state.deciders) > 1:
        state.play(state.deciders[0], state.legal(state.deciders[0])[0])
    waiting = next(seat for seat in range(3) if seat not in state.deciders)
    for target in moves_by_target(state.game):
        assert why_not_target(state, waiting, target) == ("why-not-your-turn", {"seat": state.deciders[0]})


def test_what_is_too_dear_says_what_would_do() -> None:
    state = find_game("card-kingdoms").new(seats=2, seed="dear")
    while state.ask(state.deciders[0]) != "action":
        state.play(state.deciders[0], state.legal(state.deciders[0])[0])
    seat = state.deciders[0]
    state.tokens[seat * 4 : seat * 4 + 4] = [1, 1, 0, 0]  # type: ignore[attr-defined]
    state.offer_again()
    reasons = [
        why_not_target(state, seat, f"{family}/{n}") for family in ("monster", "citizen") for n in range(1, 6)
    ]
    told = [words("en", "card-kingdoms").phrase(reason) for reason in reasons if reason]
    assert [text for text in told if "strength more would do" in text]
    assert [text for text in told if "gold more would do" in text]


def test_a_client_asks_why_not_by_target(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", "bot:random"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            offered = {move["target"] for move in mate.moves}
            for target in moves_by_target(find_game("card-kingdoms")):
                answer = await mate.ask("why", seat=0, target=target)
                assert answer["type"] == "why"
                assert (answer["phrase"] is None) == (target in offered)
            assert await mate.refused("why", seat=1, target="bank") == "not-yours"

    run(story())


def test_a_client_asks_what_its_moves_would_bring(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada = await place.guest("Ada")
            mate = await ada.sit_at(await ada.make("me", "bot:random"))
            assert await mate.refused("preview", seat=0) == "not-now"
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            answer = await mate.ask("preview", seat=0)
            assert answer["type"] == "preview"
            assert [told["move"] for told in answer["moves"]] == [move["id"] for move in mate.moves]
            assert await mate.refused("preview", seat=1) == "not-yours"

    run(story())


def test_lists_say_whose_turn_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path))) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            waiting = await ada.make("me", "open")
            table = await ada.make("me", "open")
            first, second = await ada.sit_at(table), await bob.sit_at(table)
            await first.done("ready")
            await second.done("sit", seat=1)
            await first.until(lambda mate: mate.view)
            mates = {0: first, 1: second}
            for _ in range(12):
                asked = first.view["deciders"]
                mine = (await ada.http.get("/api/tables/mine")).json()
                assert [line["table"] for line in mine] == [table, waiting]
                assert mine[0]["asked"] == asked
                assert mine[0]["mine"] == [0]
                assert mine[0]["your_turn"] == (0 in asked)
                listed = (await bob.http.get("/api/tables")).json()
                assert {line["table"]: line["your_turn"] for line in listed} == {
                    table: 1 in asked,
                    waiting: False,
                }
                mover = mates[asked[0]]
                await mover.until(lambda mate: mate.moves)
                await mover.play()
                while first.number < mover.number:
                    await first.read()

    run(story())


def test_a_sleeping_table_is_listed_with_whose_turn_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(open_limits(config_for(tmp_path, idle_seconds=0.1))) as place:
            ada = await place.guest("Ada")
            table = await ada.make("me")
            mate = await ada.sit_at(table)
            await mate.done("ready")
            await mate.until(lambda mate: mate.moves)
            await mate.close()
            while place.hall.awake:
                await asyncio.sleep(0.05)
            (line,) = (await ada.http.get("/api/tables/mine")).json()
            assert line["asked"] == [0]
            assert line["your_turn"]

    run(story())


def test_a_stranger_is_nobody_and_has_no_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            stranger = place.stranger()
            answer = await stranger.http.get("/api/guest")
            assert answer.status_code == 200
            assert answer.json() == {"player": "", "name": ""}
            mine = await stranger.http.get("/api/tables/mine")
            assert mine.status_code == 200
            assert mine.json() == []

    run(story())
