"""A state: who decides, what is refused and why, what is seen, copies and imagination."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.refused import refused
from core.toy import BIDS, KEEP, MOVES, ROB, ROLL, SWAP, Toy, ToyState
from duchy.core.errors import BadSeats, IllegalMove
from duchy.core.moves import Catalogue, Move
from duchy.core.showing.words import Phrase, english
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed

TOY = Toy()


def position(**changes: Any) -> dict[str, Any]:
    """Seat 0 has rolled a 4 and is about to run an errand."""
    return {
        "seats": 3,
        "agenda": [["errand", 0, 4], ["round", 1]],
        "table": {
            "bank": 5,
            "coins": [4, 1, 0],
            "guests": ["beggar", "thief", "queen"],
            "deck": {"queen": 1},
        }
        | changes,
    }


def load(**changes: Any) -> ToyState:
    state = TOY.load(position(**changes))
    assert isinstance(state, ToyState)
    return state


# -- Starting ------------------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_game() -> None:
    assert TOY.new(3, seed=7).dump() == TOY.new(3, seed="7").dump()
    assert TOY.new(3, seed=7).digest() != TOY.new(3, seed=8).digest()


def test_a_new_game_waits_at_its_first_decision() -> None:
    state = TOY.new(seats=3)
    assert state.deciders == (0, 1, 2)
    assert not state.over
    assert state.legal(1) == BIDS[:3]


# -- Refusals ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "move", "why"),
    [
        (1, KEEP, ("why-not-your-turn", {"seat": 0})),
        (0, ROLL, ("why-not-now", {})),
        (0, ROB[1], ("why-no-thief", {})),
    ],
)
def test_a_move_that_is_not_offered_is_refused_with_its_reason(seat: int, move: Move, why: Phrase) -> None:
    state = load()
    assert state.why_not(seat, move) == why
    asks = " (the game asks: errand)" if why[0] == "why-not-now" else ""
    with refused(IllegalMove, f"{move}: {english('toy', why)}{asks}"):
        state.play(seat, move)
    with pytest.raises(IllegalMove) as told:
        state.play(seat, move)
    assert told.value.phrase == ("error-at", {"where": move.text, "problem": why})


def test_the_game_itself_says_what_is_missing() -> None:
    state = TOY.new()
    with refused(IllegalMove, "bid 3: you have 2 coins"):
        state.play(0, BIDS[3])


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    state = TOY.load({**position(), "agenda": []})
    assert state.over
    assert state.why_not(0, KEEP) == ("why-over", {})
    with refused(IllegalMove, "keep: the game is over"):
        state.play(0, KEEP)


def test_there_is_no_reason_against_a_legal_move() -> None:
    assert load().why_not(0, KEEP) is None


def test_a_move_of_another_game_is_refused_even_if_it_reads_the_same() -> None:
    elsewhere = Catalogue()
    state = load()
    with refused(IllegalMove, "keep: this is not a move of toy"):
        state.play(0, elsewhere.add("keep"))
    with refused(IllegalMove, "fly: this is not a move of toy"):
        state.play(0, elsewhere.add("fly"))


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    state = load()
    sentence = f"there is no seat {seat}: the seats are 0 to 2"
    with refused(BadSeats, sentence):
        state.play(seat, KEEP)
    with refused(BadSeats, sentence):
        state.legal(seat)
    with refused(BadSeats, sentence):
        state.view(seat)
    with refused(BadSeats, sentence):
        state.prompt(seat)
    with refused(BadSeats, sentence):
        state.why_not(seat, KEEP)
    with refused(BadSeats, sentence):
        state.imagine(seat, Stream(bytes(32)))


def test_a_refused_move_changes_nothing() -> None:
    for state in (TOY.new(3), load()):
        before = (state.digest(), state.deciders, [state.legal(seat) for seat in range(3)])
        for seat in range(-1, 4):
            for move in MOVES.all:
                if 0 <= seat < 3 and move in state.legal(seat):
                    continue
                with pytest.raises((IllegalMove, BadSeats)):
                    state.play(seat, move)
        assert (state.digest(), state.deciders, [state.legal(seat) for seat in range(3)]) == before


def test_the_list_of_legal_moves_is_the_callers_own() -> None:
    state = load()
    state.legal(0).clear()
    state.legal(1).append(KEEP)
    assert state.legal(0) == [KEEP, SWAP]
    assert state.legal(1) == []


# -- What is asked and seen ----------------------------------------------------------------------------


def test_a_prompt_names_its_step_and_facts() -> None:
    state = load()
    assert state.prompt(0) == {"ask": "errand", "die": 4}
    assert state.prompt(1) is None
    assert (state.ask(0), state.ask(1)) == ("errand", "")


def test_each_lane_has_its_own_prompt() -> None:
    state = TOY.new(2)
    assert state.prompt(0) == state.prompt(1) == {"ask": "bid", "most": 2}


def test_a_view_is_plain_data_of_what_the_seat_may_know() -> None:
    state = load()
    view = state.view(1)
    assert json.loads(json.dumps(view)) == view
    assert view == {
        "game": "toy",
        "seats": 3,
        "seat": 1,
        "options": {"length": "short"},
        "turn": 1,
        "over": False,
        "deciders": [0],
        "ending": None,
        "ranks": [],
        "table": {
            "bank": 5,
            "coins": [4, 1, 0],
            "deck": 1,
            "bid": 0,
            "guests": [None, "thief", None],
        },
    }


def test_a_spectator_sees_what_everybody_sees() -> None:
    view = load().view(None)
    assert view["seat"] is None
    assert view["table"]["guests"] == [None, None, None]


def test_a_bid_is_seen_by_its_seat_alone() -> None:
    state = TOY.new(2)
    others = state.view(1)["table"], state.view(None)["table"]
    state.play(0, BIDS[2])
    assert state.view(0)["table"]["bid"] == 2
    assert (state.view(1)["table"], state.view(None)["table"]) == others


def test_changing_a_view_does_not_change_the_game() -> None:
    state = load()
    digest = state.digest()
    view = state.view(0)
    view["options"]["length"] = "long"
    view["deciders"].clear()
    view["table"]["coins"][0] = 99
    assert state.digest() == digest
    assert state.view(0)["options"] == {"length": "short"}


# -- Clones and imagined states ------------------------------------------------------------------------


def test_a_clone_and_its_original_go_their_own_ways() -> None:
    state = TOY.new(3, seed=1)
    digest = state.digest()
    clone = state.clone()
    assert clone.digest() == digest
    clone.play(1, BIDS[1])
    assert state.digest() == digest
    assert state.legal(1) == BIDS[:3]
    after = clone.digest()
    state.play(0, BIDS[2])
    state.play(1, BIDS[0])
    state.play(2, BIDS[0])
    state.play(0, ROLL)
    assert clone.digest() == after


def test_a_clone_plays_on_with_the_same_dice() -> None:
    state = load(guests=["beggar", "beggar", "beggar"], deck={"queen": 3, "thief": 3})
    clone = state.clone()
    state.play(0, SWAP)
    clone.play(0, SWAP)
    assert clone.digest() == state.digest()


def test_a_clone_has_no_listener() -> None:
    told: list[object] = []
    state = load()
    state.listener = told.append
    state.clone().play(0, SWAP)
    state.imagine(1, Stream(bytes(32))).play(0, KEEP)
    assert told == []


def imagined(state: State, seat: int, count: int = 40) -> list[ToyState]:
    rng = Stream(key_from_seed("imagination"))
    worlds = [state.imagine(seat, rng) for _ in range(count)]
    return [world for world in worlds if isinstance(world, ToyState)]


def test_imagined_states_agree_with_the_view() -> None:
    state = load()
    for world in imagined(state, 1):
        assert world.view(1) == state.view(1)
        assert world.conserved() == state.conserved()
        assert world.guests[1] == state.guests[1]


def test_imagined_states_differ_in_what_cannot_be_known() -> None:
    worlds = imagined(load(), 1)
    assert {tuple(world.guests) for world in worlds} == {(2, 1, 2), (0, 1, 2), (2, 1, 0)}


def test_imagined_states_redeal_bids_already_made() -> None:
    state = TOY.new(2)
    state.play(0, BIDS[2])
    assert {world.bids[0] for world in imagined(state, 1)} == {0, 1, 2}
    assert {world.bids[0] for world in imagined(state, 0)} == {2}


def test_what_others_are_offered_fits_the_imagined_cards() -> None:
    state = load(guests=["beggar", "thief", "thief"], deck={"beggar": 1, "thief": 2})
    offers = {world.guests[0]: world.legal(0) for world in imagined(state, 1)}
    assert offers == {0: [KEEP, SWAP], 1: [KEEP, SWAP, ROB[1]]}


def test_imagining_has_dice_of_its_own() -> None:
    state = TOY.new(3, seed=5)
    digest = state.digest()
    worlds = imagined(state, 0)
    assert state.digest() == digest
    keys = [world.stream.key for world in worlds]
    assert len(set(keys)) == len(keys)
    assert state.stream.key not in keys
    assert all(world.stream.drawn == 0 for world in worlds)


# -- The end -------------------------------------------------------------------------------------------


def test_a_score_has_a_total_and_its_parts() -> None:
    score = load().scores()[1]
    assert (score.total, score.parts) == (3, {"coins": 1, "guest": 2})
    assert score.as_data() == {"total": 3, "parts": {"coins": 1, "guest": 2}}
    assert repr(score) == "<3: {'coins': 1, 'guest': 2}>"


@pytest.mark.parametrize(
    ("coins", "guests", "winners"),
    [
        ([1, 0, 0], ["beggar", "thief", "queen"], (2,)),
        ([4, 1, 0], ["beggar", "beggar", "queen"], (0,)),
        ([3, 3, 0], ["thief", "thief", "queen"], (0, 1)),
    ],
    ids=["most points", "equal points: most coins", "still equal: shared"],
)
def test_ties_are_broken_in_a_chain(coins: list[int], guests: list[str], winners: tuple[int, ...]) -> None:
    assert load(coins=coins, guests=guests).winners() == winners


def test_a_game_with_several_seats_has_no_verdict_and_no_rival() -> None:
    state = load()
    assert state.verdict() == ""
    assert state.rival() is None


def test_a_label_is_a_phrase_of_the_move() -> None:
    assert load().label(0, ROB[2]) == ("move-rob", {"a": 2, "b": 0, "c": 0})
