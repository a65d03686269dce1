"""What a move would bring is told before it is made: only what is certain, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import duchy
from duchy.analysis.preview import NO_DICE, Change, Preview, outcome, previews
from duchy.core.events import Event
from duchy.core.moves import Move
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game_ids
from duchy.testing import Case, cases
from duchy.testing.checks import choose
from proof import proof

CASES = [case for id in game_ids() for case in cases(duchy.game(id))]


def moments(case: Case, moves: int = 60, every: int = 4) -> Iterator[tuple[State, int]]:
    """Some moments of a random game, each with a seat that decides."""
    chance = Stream(key_from_seed(f"previews of {case}"))
    state = case.new("previews")
    for number in range(proof(moves, nightly=10 * moves)):
        if state.over:
            return
        seat = state.deciders[chance.below(len(state.deciders))]
        if number % every == 0:
            yield state, seat
        state.play(seat, choose(state, seat, chance))


def looked_at(state: State, seat: int) -> list[Move]:
    """Some of the moves offered, from all of their length."""
    legal = state.legal(seat)
    return legal[:: max(1, len(legal) // 8)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_told_is_what_happens_up_to_the_first_draw(case: Case) -> None:
    for state, seat in moments(case):
        moves = looked_at(state, seat)
        before = [state.tally(owner) for owner in range(state.seats)]
        real = state.clone()
        real.stream = Stream(NO_DICE)
        for move, told in zip(moves, previews(state, seat, moves), strict=True):
            after, drew = outcome(real, seat, move)
            for change in told.changes:
                assert change.before == before[change.seat][change.kind]
                assert change.after == after[change.seat][change.kind]
            assert told.chance >= drew
            if not told.chance and not state.surely(seat, move):
                played = state.clone()
                played.play(seat, move)
                assert changed(before, played) == told.changes


def changed(before: list[dict[str, int]], state: State) -> list[Change]:
    return [
        Change(owner, kind, number, state.tally(owner)[kind])
        for owner, tally in enumerate(before)
        for kind, number in tally.items()
        if state.tally(owner)[kind] != number
    ]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_hidden_is_told_and_looking_changes_nothing(case: Case) -> None:
    rng = Stream(key_from_seed("others"))
    for state, seat in moments(case, every=7):
        moves, digest = looked_at(state, seat), state.digest()
        told = previews(state, seat, moves)
        assert previews(state.imagine(seat, rng), seat, moves) == told
        assert state.digest() == digest


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_seat_has_the_same_things_to_count(case: Case) -> None:
    state = case.new("tallies")
    kinds = list(state.tally(0))
    assert "vp" in kinds
    assert all(list(state.tally(seat)) == kinds for seat in range(state.seats))


# -- One of each ---------------------------------------------------------------------------------


def told_of(state: State, seat: int, text: str) -> Preview:
    (told,) = previews(state, seat, [state.game.parse(text)])
    return told


def first_action() -> tuple[State, int]:
    """A first action of Card Kingdoms."""
    state = duchy.game("card-kingdoms").new(seats=2, seed="an action")
    while state.ask(state.deciders[0]) != "action":
        seat = state.deciders[0]
        state.play(seat, state.legal(seat)[0])
    return state, state.deciders[0]


def test_a_purchase_tells_what_is_left_in_the_purse() -> None:
    state, seat = first_action()
    gold = state.tally(seat)["gold"]
    (change,) = told_of(state, seat, "take gold").changes
    assert change == Change(seat, "gold", gold, gold + 1)
    for move in state.legal(seat):
        if move.verb == "recruit":
            told = told_of(state, seat, move.text)
            assert [change.kind for change in told.changes if change.after < change.before]


def test_a_citizen_tells_how_many_rolls_it_answers_to() -> None:
    """One die of two shows a 5 in 11 of 36 rolls, and in 4 the sum is 5."""
    state, seat = first_action()
    state.tokens[seat * 4] = 20  # type: ignore[attr-defined]
    state.offer_again()
    told = {told_of(state, seat, f"recruit {stack}").outlook[0][1]["n"] for stack in range(1, 11)}
    five = told_of(state, seat, "recruit 5").outlook
    assert five == [("outlook-rolls", {"values": "5", "n": 15})]
    assert len(told) > 3


def test_a_roll_tells_that_it_is_one_and_nothing_else() -> None:
    state = duchy.game("dice-kingdoms").new(seats=2, seed=1)
    assert told_of(state, state.deciders[0], "roll") == Preview([], True, [], [])


def test_a_walk_tells_the_squares_it_takes_in_their_order() -> None:
    state = duchy.game("king-of-the-valley").new(seats=2, seed=3)
    groups = 0
    chance = Stream(key_from_seed("walks"))
    while not state.over and groups < 5:
        seat = state.deciders[0]
        for move in state.legal(seat):
            if move.verb != "summon":
                continue
            told = told_of(state, seat, move.text)
            single = " group " not in move.text
            groups += not single
            assert (told.touched == [move.target]) if single else (len(told.touched) > 1)
        state.play(seat, choose(state, seat, chance))
    assert groups >= 5


def test_a_coin_laid_down_for_a_payment_leaves_the_purse() -> None:
    state = duchy.game("villages").new(seats=2, seed=5)
    chance = Stream(key_from_seed("payments"))
    coins = 0
    while not state.over and coins < 3:
        seat = state.deciders[0]
        if state.ask(seat) == "pay":
            for move in state.legal(seat):
                if move.text.startswith("coin"):
                    coins += 1
                    told = told_of(state, seat, move.text)
                    spent = [change for change in told.changes if change.kind == "gold"]
                    assert spent[0].seat == seat
                    assert spent[0].after < spent[0].before
        state.play(seat, choose(state, seat, chance))
    assert coins >= 3


@pytest.mark.parametrize("seats", [1, 3])
def test_an_action_of_villages_tells_the_cards_it_will_have_cost_or_brought(seats: int) -> None:
    """Whichever cards are drawn, discarded and developed on the way; powers are left alone."""
    villages = duchy.game("villages")
    state = villages.new(seats=seats, seed=11)
    chance = Stream(key_from_seed("own choices"))
    told = set()
    for _ in range(400):
        if state.over:
            break
        seat = state.deciders[0]
        move = choose(state, seat, chance)
        more = state.surely(seat, move)
        if more:
            told.add(move.text)
            played = state.clone()
            heard: list[Event] = []
            played.listener = heard.append
            played.play(seat, move)
            while played.deciders == (seat,) and played.ask(seat) not in ("lead", "follow"):
                legal = played.legal(seat)
                stop = next((m for m in legal if m.text in ("done", "decline")), None)
                played.play(seat, stop or legal[chance.below(len(legal))])
            # Alone the next action may have begun by itself, where there was only one.
            if sum(event.name == "lead" for event in heard) <= 1:
                assert played.tally(seat)["cards"] - state.tally(seat)["cards"] == more["cards"], move.text
        state.play(seat, move)
    assert told == {"harvest", "develop", "tax"}
