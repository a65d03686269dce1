"""What stays the same on a table is not made again for the next view."""

from __future__ import annotations

import json

import pytest

import duchy
from duchy.core.showing.parts import Parts
from duchy.core.showing.patches import difference, patched
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed

REALMS = {
    "card-kingdoms": "kingdoms",
    "dice-kingdoms": "lordships",
    "king-of-the-valley": "castles",
    "villages": "villages",
}


def step(state: State, chance: Stream) -> None:
    seat = state.deciders[chance.below(len(state.deciders))]
    legal = state.legal(seat)
    state.play(seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize("id", REALMS)
def test_what_did_not_change_is_the_same_object(id: str) -> None:
    state, chance, parts = duchy.game(id).new(seats=3, seed=3), Stream(key_from_seed("parts")), Parts()
    same = made = 0
    before = state.views((0,), parts)[0]["table"][REALMS[id]]
    for _ in range(60):
        step(state, chance)
        now = state.views((0,), parts)[0]["table"][REALMS[id]]
        for realm, old in zip(now, before, strict=True):
            if realm == old:
                same += 1
                made += realm is not old
        before = now
    assert same > 60
    assert made == 0


@pytest.mark.parametrize("id", REALMS)
def test_patches_lead_from_view_to_view_through_a_whole_game(id: str) -> None:
    state, chance, parts = duchy.game(id).new(seats=2, seed=5), Stream(key_from_seed("patches")), Parts()
    viewers = (None, 0, 1)
    seen = state.views(viewers, parts)
    shown = {viewer: json.loads(json.dumps(seen[viewer])) for viewer in viewers}
    while not state.over:
        step(state, chance)
        old, seen = seen, state.views(viewers, parts)
        for viewer in viewers:
            patch = json.loads(json.dumps(difference(old[viewer], seen[viewer])))
            shown[viewer] = patched(shown[viewer], patch)
            assert shown[viewer] == json.loads(json.dumps(state.view(viewer)))


def test_a_view_that_one_asks_for_is_one_s_own() -> None:
    state, parts = duchy.game("villages").new(seats=2, seed=1), Parts()
    kept = state.views((0,), parts)[0]
    state.view(0)["table"]["villages"][0]["gold"] = 99
    assert state.views((0,), parts)[0] == kept == state.view(0)
