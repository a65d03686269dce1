"""A reason that rests on a rule names it: the id is known to the specification and told in the rules."""

from __future__ import annotations

import re

import pytest

from duchy.core.showing.words import english
from duchy.games import game
from places import ROOT

GAMES = ("card-kingdoms", "dice-kingdoms", "king-of-the-valley", "villages")


def rules_of(id: str) -> list[str]:
    """The ids of a game's specification, in its order."""
    text = (ROOT / "docs" / "rules" / f"{id.replace('-', '_')}.md").read_text("utf-8")
    return re.findall(r"^- \*\*([A-Z]{2}-[A-Z0-9-]+)\*\* — ", text, re.MULTILINE)


def told_in_reference(id: str) -> set[str]:
    """The ids that the rules to learn from name, alone or in a stretch of them."""
    text = (ROOT / "docs" / "reference" / "en" / f"{id.replace('-', '_')}.md").read_text("utf-8")
    rules = rules_of(id)
    found = set()
    for first, last in re.findall(r"([A-Z]{2}-[A-Z0-9-]*\d)(?:–([A-Z]{2}-[A-Z0-9-]*\d))?", text):
        if first in rules:
            found |= set(rules[rules.index(first) : rules.index(last or first) + 1])
    return found


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_behind_a_reason_is_one_that_can_be_read(id: str) -> None:
    behind = game(id).forbidden_by
    assert behind
    assert set(behind.values()) <= set(rules_of(id))
    assert set(behind.values()) <= told_in_reference(id)


@pytest.mark.parametrize("id", GAMES)
def test_every_reason_that_names_a_rule_has_words(id: str) -> None:
    words = (ROOT / "locales" / "en" / id.replace("-", "_") / "words.ftl").read_text("utf-8")
    for reason in game(id).forbidden_by:
        assert f"\n{reason} =" in words, reason


def test_who_recruits_too_early_is_told_the_rule() -> None:
    """KV-033, as the terminal says it."""
    valley = game("king-of-the-valley")
    state = valley.new(seats=2, seed=4)
    while state.ask(state.deciders[0]) == "place-king":
        state.play(state.deciders[0], state.legal(state.deciders[0])[0])
    seat = state.deciders[0]
    recruit = next(move for move in valley.moves.all if move.verb == "recruit")
    why = state.why_not(seat, recruit)
    assert why is not None
    assert why[0] == "why-by-rule"
    assert english(valley.id, why).endswith("(KV-033)")
