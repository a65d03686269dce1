"""The moment an end condition holds is told, and every view says why and who still has a turn."""

from __future__ import annotations

import pytest

from duchy.core.events import Event
from duchy.core.showing.ending import turns_left
from duchy.core.showing.words import languages, words
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game, game_ids
from duchy.testing.cases import Case, cases
from duchy.testing.checks import choose

CASES = [case for id in game_ids() for case in cases(game(id)) if case.options in ({}, game(id).modes()[-1])]
CAUSES = {
    "card-kingdoms": ["monsters", "domains", "exhausted", "triggered", "overrun"],
    "dice-kingdoms": ["tracks", "trees"],
    "king-of-the-valley": ["hill", "idle"],
    "villages": ["target", "deck", "idle"],
}


@pytest.mark.parametrize(
    ("active", "first", "left"),
    [(0, 0, [1, 2, 3]), (1, 0, [2, 3]), (3, 0, []), (2, 2, [3, 0, 1]), (1, 2, []), (0, 2, [1])],
)
def test_those_after_the_active_seat_have_a_turn_left_in_its_round(
    active: int, first: int, left: list[int]
) -> None:
    assert turns_left(4, active, first) == left


class Told:
    """A game at random moves, with what was told of its end."""

    def __init__(self, case: Case, seed: str) -> None:
        self.state: State = case.new(seed)
        self.chance = Stream(key_from_seed(seed))
        self.heard: list[Event] = []
        self.state.listener = self.heard.append

    def step(self) -> list[Event]:
        self.heard.clear()
        seat = self.state.deciders[0]
        self.state.play(seat, choose(self.state, seat, self.chance))
        return self.heard


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_end_is_told_when_it_comes_in_sight_and_comes_as_told(case: Case) -> None:
    game = Told(case, "ending")
    told: Event | None = None
    due: list[int | None] = []
    while not game.state.over:
        for event in game.step():
            if event.name == "ending":
                told = event
            elif event.name == "ending-averted":
                told = None
        ending = game.state.view(None)["ending"]
        if game.state.over:
            break
        assert (ending is not None) == (told is not None)
        if ending is None:
            due = []
            continue
        assert told is not None
        assert ending["cause"] == told.facts["cause"]
        assert ending["playing"] == game.state.view(None)["table"]["active"]
        if due:
            assert [ending["playing"], *ending["left"]] in (due, due[1:])
        due = [ending["playing"], *ending["left"]]
    ending = game.state.view(None)["ending"]
    assert ending is not None
    assert (ending["playing"], ending["left"]) == (None, [])
    assert len(due) <= 1, "somebody still had a turn"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", game_ids())
def test_every_cause_has_words(language: str, id: str) -> None:
    said = words(language, id)
    for cause in CAUSES[id]:
        assert said.phrase((f"cause-{cause}", {})) in said.say(
            "ending-last-round", cause=(f"cause-{cause}", {})
        )
        assert said.has(f"cause-{cause}")
