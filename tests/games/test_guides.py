"""Every guided game can be played from its first step to its last, and every step has its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from json import dumps
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from duchy.core.reading.files import folder
from duchy.core.reading.guide import LEARNER, BadGuide, Guide, GuideStep, load_guide
from duchy.core.showing.words import languages
from duchy.core.state import State
from duchy.games import game, game_ids
from duchy.games.guides import guide
from places import ROOT

each_game = pytest.mark.parametrize("id", game_ids())
FEWEST, MOST = 10, 20


def walk(guide: Guide) -> Iterator[tuple[GuideStep, State]]:
    """Each step with the state it is said at."""
    state = guide.record().start()
    for step in guide.steps:
        yield step, state
        if step.move is not None:
            state.play(step.seat, step.move)


@each_game
def test_the_script_is_legal_from_the_first_move_to_the_last(id: str) -> None:
    for step, state in walk(guide(id)):
        if step.move is not None:
            assert step.move in state.legal(step.seat), step.move.text


@each_game
def test_only_one_seat_is_asked_at_a_time(id: str) -> None:
    """A script has one order; who chooses at the same time could answer in another."""
    for step, state in walk(guide(id)):
        assert list(state.deciders) == [step.seat]


@each_game
def test_the_learner_has_about_five_minutes_of_lessons(id: str) -> None:
    said = [step for step in guide(id).steps if step.say]
    assert FEWEST <= len(said) <= MOST
    assert said[0].move is None, "first one looks around"
    assert guide(id).steps[-1].seat == LEARNER, "the learner ends the lesson"


@each_game
def test_the_game_goes_on_after_the_lesson(id: str) -> None:
    state = guide(id).record().replay()
    assert not state.over
    for seat in state.deciders:
        assert state.legal(seat)


@each_game
def test_a_step_of_a_rival_says_nothing_and_one_of_the_learner_always_does(id: str) -> None:
    for step in guide(id).steps:
        assert bool(step.say) == (step.seat == LEARNER)


@each_game
@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_words(id: str, language: str) -> None:
    file = folder("locales") / language / id.replace("-", "_") / "guide.ftl"
    messages = {
        entry.id.name for entry in parse(file.read_text("utf-8")).body if isinstance(entry, ast.Message)
    }
    steps = {f"guide-{id}-{step.say}" for step in guide(id).steps if step.say}
    assert messages == {*steps, f"guide-know-{id}"}


@each_game
def test_what_is_pointed_at_is_on_the_board(id: str) -> None:
    """A region is one word, which the browser's own test knows; targets are those of the game."""
    targets = {move.target for move in game(id).moves.all}
    for step in guide(id).steps:
        if "/" in step.look:
            assert set(step.look.split()) <= targets


@each_game
def test_the_same_position_and_moves_always_end_the_same_way(id: str) -> None:
    assert guide(id).record().replay().digest() == guide(id).record().replay().digest()


def refused(tmp_path: Path, text: str) -> str:
    file = tmp_path / "guide.json"
    file.write_text(text, "utf-8")
    with pytest.raises(BadGuide) as problem:
        load_guide(file, game("king-of-the-valley"))
    return str(problem.value)


def test_a_guide_with_a_slip_is_refused_with_its_place(tmp_path: Path) -> None:
    position = guide("king-of-the-valley").position
    cases = {
        "steps[0].look: this field is missing": {"say": "hill"},
        "steps[0].say: this field is missing": {"look": "hill"},
        "steps[0].move: must be a seat": {"say": "hill", "move": "fill left"},
        "steps[0].lock: there is no such field; did you mean 'look'?": {"say": "a", "look": "b", "lock": "c"},
    }
    for sentence, step in cases.items():
        assert refused(tmp_path, dumps({"position": position, "steps": [step]})).startswith(sentence)


@each_game
def test_every_link_leads_to_a_section_of_the_rules(id: str) -> None:
    """The reference itself sees to it that all languages have the same sections."""
    file = ROOT / "docs" / "reference" / "en" / f"{id.replace('-', '_')}.md"
    sections = set(re.findall(r"^## .*\{#([\w-]+)\}$", file.read_text("utf-8"), re.MULTILINE))
    assert {step.read for step in guide(id).steps if step.read} <= sections
