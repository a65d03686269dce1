"""Bots of somebody else: a class, a bot or `module:Class`; what they do wrong is one sentence."""

from __future__ import annotations

import pytest

from arena.strangers import First
from duchy.arena.play.match import match, match_plan
from duchy.arena.play.simulate import plan_for, simulate
from duchy.arena.play.work import Crew
from duchy.bots.specs import BadBot, BotSpec, UnknownBot, make_bot, spec_name
from duchy.core.errors import DuchyError
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game

RNG = Stream(key_from_seed("strangers"))


def meet(*bots: BotSpec, jobs: int = 1) -> dict[str, object]:
    return match(match_plan(find_game("pebbles"), bots, games=4), Crew(jobs))["bots"][0]  # type: ignore[no-any-return]


def test_a_name_a_class_and_a_bot_play_the_same() -> None:
    named = meet("arena.strangers:First", "random")
    assert named == meet(First, "random")
    assert named == {**meet(First(RNG), "random"), "bot": "arena.strangers:First"}
    assert named == meet("arena.strangers:First", "random", jobs=2)


def test_a_bot_is_called_by_where_it_is_from() -> None:
    assert spec_name("mcts:20") == "mcts:20"
    assert spec_name(First) == spec_name(First(RNG)) == "arena.strangers:First"


def test_a_stranger_may_be_simulated() -> None:
    plan = plan_for(find_game("pebbles"), ["arena.strangers:First"], games=3)
    assert simulate(plan)["bots"][0]["bot"] == "arena.strangers:First"


def test_only_who_trusts_a_name_runs_strange_code() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'arena"):
        make_bot("arena.strangers:First", RNG)
    assert make_bot("arena.strangers:First", RNG, foreign=True) is not None


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("arena.nowhere:First", "there is no module 'arena.nowhere' here or among the packages"),
        ("arena.strangers:Second", "the module arena.strangers has no class 'Second'"),
        ("arena.strangers:number", "it must be a class with a method choose"),
        ("arena.strangers:Silent", "it has no method choose"),
        ("arena.strangers:Needy", "it cannot be made from a stream .TypeError: .*'more'"),
    ],
)
def test_a_stranger_that_cannot_be_made_is_known_before_the_first_game(spec: str, complaint: str) -> None:
    with pytest.raises(BadBot, match=f"bot {spec}: {complaint}"):
        match_plan(find_game("pebbles"), [spec, "random"])


def test_a_module_that_cannot_be_imported_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> object:
        raise SyntaxError("bad")

    monkeypatch.setattr("duchy.bots.specs.import_module", broken)
    with pytest.raises(BadBot, match=r"its module cannot be imported \(SyntaxError: bad\)"):
        make_bot("somewhere:Bot", RNG, foreign=True)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Raising", "it failed in seat 0 .ZeroDivisionError: no way"),
        ("Leaving", "it failed in seat 0 .SystemExit"),
        ("Cheating", "it chose 'take 1', which is none of the 2 moves it may make, such as 'be shy'"),
        ("Talking", "it chose 'take 3', which is none of the 2 moves"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stranger_that_misbehaves_is_named_with_its_game(name: str, complaint: str, jobs: int) -> None:
    with pytest.raises(BadBot, match=f"game 0 of seed 0: bot arena.strangers:{name}: .*{complaint}"):
        meet(f"arena.strangers:{name}", "random", jobs=jobs)


def test_a_bot_that_cannot_travel_plays_at_home_only() -> None:
    class Local(First):
        pass

    assert meet(Local, "random")
    with pytest.raises(DuchyError, match="cannot be sent to other processes"):
        meet(Local, "random", jobs=2)
