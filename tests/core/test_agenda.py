"""The agenda: steps resolve from the top, real choices wait, lanes go on side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.toy import BIDS, KEEP, ROLL, SWAP, Toy, ToyState
from duchy.core.agenda import StepKind, acts, asks
from duchy.core.moves import Move
from duchy.core.stream import Stream

TRUNK, CHOOSE, ONE, NONE, BUTTON, TWICE, OPEN, END = range(8)
Told = list[str]


def table(told: Told, seats: int = 2) -> ToyState:
    """A table with steps that only tell what happens to them."""

    def tell(name: str) -> Any:
        return lambda state, seat, a, b: told.append(f"{name} {seat} {a} {b}")

    def asking(name: str, offer: Sequence[Move], waits: bool = False) -> StepKind:
        def answer(state: ToyState, seat: int, a: int, b: int, move: Move) -> None:
            told.append(f"{name} {seat}: {move}")

        return asks(name, lambda *_: list(offer), answer, lambda *_: {}, waits)

    def twice(state: ToyState, seat: int, a: int, b: int) -> None:
        told.append(f"twice {seat}")
        state.push(TRUNK, seat, 2)
        state.push(TRUNK, seat, 1)

    def open_lanes(state: ToyState, seat: int, kind: int, b: int) -> None:
        for owner in range(state.seats):
            state.push_lane(kind, owner)

    game = Toy()
    game.steps = [
        acts("trunk", tell("trunk")),
        asking("choose", [KEEP, SWAP]),
        asking("one", [KEEP]),
        asking("none", []),
        asking("button", [ROLL], waits=True),
        acts("twice", twice),
        acts("open", open_lanes),
        acts("end", lambda state, *_: state.end()),
    ]
    return ToyState(game, seats, {"length": "short"}, Stream(bytes(32)))


def test_a_state_with_nothing_to_do_is_over() -> None:
    state = table([])
    state.run()
    assert state.over
    assert state.deciders == ()


def test_acting_steps_resolve_by_themselves_the_last_pushed_first() -> None:
    told: Told = []
    state = table(told)
    state.push(TRUNK, 0, 3, 4)
    state.push(TRUNK, 1)
    state.run()
    assert told == ["trunk 1 0 0", "trunk 0 3 4"]


def test_what_a_step_pushes_comes_before_what_lay_below_it() -> None:
    told: Told = []
    state = table(told)
    state.push(TRUNK, 0, 9)
    state.push(TWICE, 1)
    state.run()
    assert told == ["twice 1", "trunk 1 1 0", "trunk 1 2 0", "trunk 0 9 0"]


def test_a_real_choice_waits_for_its_seat() -> None:
    told: Told = []
    state = table(told)
    state.push(TRUNK, 0)
    state.push(CHOOSE, 1)
    state.run()
    assert (state.deciders, state.legal(1), state.legal(0)) == ((1,), [KEEP, SWAP], [])
    assert state.ask(1) == "choose"
    assert told == []
    state.play(1, SWAP)
    assert told == ["choose 1: swap", "trunk 0 0 0"]
    assert state.over


def test_a_forced_choice_resolves_itself() -> None:
    told: Told = []
    state = table(told)
    state.push(ONE, 0)
    state.run()
    assert told == ["one 0: keep"]
    assert state.over


def test_a_button_is_left_for_the_person_to_press() -> None:
    told: Told = []
    state = table(told)
    state.push(BUTTON, 1)
    state.run()
    assert (state.deciders, state.legal(1)) == ((1,), [ROLL])
    assert told == []


def test_a_choice_without_moves_is_passed_over() -> None:
    told: Told = []
    state = table(told)
    state.push(TRUNK, 0)
    state.push(NONE, 1)
    state.run()
    assert told == ["trunk 0 0 0"]


def test_end_drops_what_was_still_to_be_done() -> None:
    told: Told = []
    state = table(told)
    state.push(TRUNK, 0)
    state.push(CHOOSE, 0)
    state.push(END, 0)
    state.run()
    assert state.over
    assert told == []


def test_end_in_a_lane_ends_the_game_for_all() -> None:
    told: Told = []
    state = table(told)
    state.push(OPEN, 0, CHOOSE)
    state.run()
    state.lanes[1].insert(0, (END, 1, 0, 0))
    state.play(1, KEEP)
    assert state.over
    assert told == ["choose 1: keep"]
    assert state.legal(0) == []


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_lanes_are_answered_in_any_order_before_the_trunk_goes_on(order: tuple[int, ...]) -> None:
    told: Told = []
    state = table(told, seats=3)
    state.push(TRUNK, 0)
    state.push(OPEN, 0, CHOOSE)
    state.run()
    assert state.deciders == (0, 1, 2)
    for answered, seat in enumerate(order):
        assert told == [f"choose {earlier}: keep" for earlier in order[:answered]]
        state.play(seat, KEEP)
        assert seat not in state.deciders
    assert told[-1] == "trunk 0 0 0"
    assert state.over


def test_a_lane_goes_on_by_itself_while_others_still_think() -> None:
    told: Told = []
    state = table(told)
    state.push(OPEN, 0, CHOOSE)
    state.run()
    state.lanes[0][:0] = [(BUTTON, 0, 0, 0), (TRUNK, 0, 7, 0)]
    state.play(0, KEEP)
    assert told == ["choose 0: keep", "trunk 0 7 0"]
    assert (state.ask(0), state.ask(1)) == ("button", "choose")
    state.play(0, ROLL)
    assert (state.ask(0), state.ask(1)) == ("", "choose")


def test_what_a_lane_pushes_stays_in_the_lane() -> None:
    told: Told = []
    state = table(told)
    state.push(TRUNK, 0, 9)
    state.push(OPEN, 0, TWICE)
    state.run()
    ones = [f"twice {seat}" for seat in range(2)]
    assert [entry for entry in told if entry in ones] == ones
    assert told.index("trunk 0 2 0") < told.index("twice 1")
    assert told[-1] == "trunk 0 9 0"


def test_forced_choices_in_lanes_resolve_themselves() -> None:
    told: Told = []
    state = table(told)
    state.push(OPEN, 0, ONE)
    state.run()
    assert told == ["one 0: keep", "one 1: keep"]
    assert state.over


def test_a_seat_without_a_lane_is_not_asked() -> None:
    state = table([], seats=3)
    state.push_lane(CHOOSE, 0)
    state.push_lane(CHOOSE, 2)
    state.run()
    assert state.deciders == (0, 2)
    assert state.why_not(1, KEEP) == ("why-not-your-turn", {"seat": 0})


def test_lanes_can_open_again_after_lanes() -> None:
    told: Told = []
    state = table(told)
    state.push(OPEN, 0, CHOOSE)
    state.push(OPEN, 0, CHOOSE)
    state.run()
    for _ in range(2):
        assert state.deciders == (0, 1)
        state.play(1, SWAP)
        state.play(0, KEEP)
    assert state.over
    assert told == ["choose 1: swap", "choose 0: keep"] * 2


def test_the_trunk_waits_for_lanes_that_an_answer_opened() -> None:
    """A move may open lanes too, made by a person or by itself."""
    for offer in ([KEEP, SWAP], [KEEP]):
        told: Told = []
        state = table(told)

        def answer(state: ToyState, seat: int, a: int, b: int, move: Move) -> None:
            state.push_lane(CHOOSE, 1)

        moves = list(offer)
        state.steps[ONE] = asks("one", lambda *_, moves=moves: moves, answer, lambda *_: {})
        state.push(TRUNK, 0)
        state.push(ONE, 0)
        state.run()
        if len(offer) > 1:
            state.play(0, KEEP)
        assert (state.deciders, told) == ((1,), [])
        state.play(1, KEEP)
        assert told == ["choose 1: keep", "trunk 0 0 0"]


@given(st.permutations(range(4)), st.lists(st.integers(0, 2), min_size=4, max_size=4), st.integers())
def test_bids_of_the_toy_do_not_depend_on_their_order(order: list[int], bids: list[int], seed: int) -> None:
    start = Toy().new(seats=4, seed=seed)
    straight, mixed = start.clone(), start.clone()
    for seat in range(4):
        straight.play(seat, BIDS[bids[seat]])
    for seat in order:
        mixed.play(seat, BIDS[bids[seat]])
    assert straight.digest() == mixed.digest()
    assert straight.deciders == (bids.index(max(bids)),)
