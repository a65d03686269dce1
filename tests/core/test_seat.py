"""The seat handle: what a bot gets is what a person in that seat would see."""

from __future__ import annotations

import pytest

from core.refused import refused
from core.toy import BIDS, Toy, ToyState
from duchy.bots.specs import BOTS, make_bot
from duchy.core.errors import BadSeats
from duchy.core.events import Event
from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed


def reachable(start: object) -> list[object]:
    """All that public attributes of an object lead to, and theirs in turn. Methods are not called."""
    found: list[object] = []
    waiting = [start]
    while waiting:
        value = waiting.pop()
        if any(value is other for other in found) or isinstance(value, type):
            continue
        found.append(value)
        if isinstance(value, list | tuple):
            waiting += value
        elif isinstance(value, dict):
            waiting += value.values()
        elif type(value).__module__.startswith(("duchy.", "core.")):
            waiting += [getattr(value, name) for name in dir(value) if not name.startswith("_")]
    return found


def test_a_handle_shows_its_own_seat() -> None:
    state = Toy().new(3, seed=4)
    handle = SeatHandle(state, 2)
    assert (handle.seat, handle.seats, handle.game) == (2, 3, state.game)
    assert handle.view() == state.view(2)
    assert handle.prompt() == state.prompt(2)
    assert handle.legal() == state.legal(2)


def test_a_handle_follows_the_game() -> None:
    state = Toy().new(2)
    handle = SeatHandle(state, 0)
    state.play(0, BIDS[1])
    assert handle.legal() == []
    assert handle.prompt() is None
    assert handle.view()["table"]["bid"] == 1


def test_no_public_attribute_leads_to_the_state_or_its_stream() -> None:
    state = Toy().new(2)
    handle = SeatHandle(state, 0)
    found = reachable(handle)
    assert any(isinstance(value, Game) for value in found)
    assert any(isinstance(value, Move) for value in found)
    for value in found:
        assert not isinstance(value, State | Stream), value
        assert value is not state.options


def test_a_handle_cannot_be_turned_to_another_seat() -> None:
    handle = SeatHandle(Toy().new(2), 0)
    with pytest.raises(AttributeError):
        handle.seat = 1  # type: ignore[misc]


def test_there_is_no_handle_for_a_seat_that_is_not_there() -> None:
    with refused(BadSeats, "there is no seat 2: the seats are 0 to 1"):
        SeatHandle(Toy().new(2), 2)


def test_imagining_does_not_disturb_the_game() -> None:
    told: list[Event] = []
    state = Toy().new(3, seed=4)
    state.listener = told.append
    digest, drawn = state.digest(), state.stream.drawn
    handle = SeatHandle(state, 1)
    rng = Stream(key_from_seed("rng"))
    for _ in range(10):
        world = handle.imagine(rng)
        while not world.over:
            seat = world.deciders[0]
            world.play(seat, world.legal(seat)[0])
    assert (state.digest(), state.stream.drawn) == (digest, drawn)
    assert told == []
    assert rng.drawn > 0


def test_an_imagined_state_knows_neither_the_key_nor_what_others_hold() -> None:
    state = Toy().new(4, seed=4)
    rng = Stream(key_from_seed("rng"))
    worlds = [SeatHandle(state, 1).imagine(rng) for _ in range(30)]
    assert state.stream.key not in [world.stream.key for world in worlds]
    hands = {tuple(world.guests) for world in worlds if isinstance(world, ToyState)}
    assert len(hands) > 10


@pytest.mark.parametrize("spec", sorted(BOTS))
def test_bots_play_whole_games_from_their_seats(spec: str) -> None:
    state = Toy().new(3, seed=4)
    bots = [make_bot(spec, Stream(key_from_seed(f"bot {seat}"))) for seat in range(3)]
    while not state.over:
        seat = state.deciders[0]
        digest = state.digest()
        move = bots[seat].choose(SeatHandle(state, seat))
        assert state.digest() == digest
        state.play(seat, move)
    assert state.winners()
