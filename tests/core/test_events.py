"""Events: told once, with a face for each who may hear."""

from __future__ import annotations

import json

from core.toy import BIDS, KEEP, ROLL, SWAP, Toy
from duchy.core.events import Event
from duchy.core.record import Record


def told_by(state_seed: int = 3) -> list[Event]:
    """A short game, heard from its set-up on."""
    record = Record.of(Toy().new(2, seed=state_seed))
    record.moves += [(1, BIDS[0]), (0, BIDS[2]), (0, ROLL), (0, SWAP)]
    told: list[Event] = []
    record.replay(listener=told.append)
    return told


def test_an_open_event_has_one_face() -> None:
    event = Event("dice", {"first": 3, "second": 5})
    for viewer in (None, 0, 1):
        assert event.seen_by(viewer) == {"event": "dice", "first": 3, "second": 5}


def test_a_private_fact_is_told_to_its_seat_alone() -> None:
    event = Event("draw", {"seat": 1, "count": 1}, 1, {"card": "archer"})
    assert event.seen_by(1) == {"event": "draw", "seat": 1, "count": 1, "card": "archer"}
    for viewer in (None, 0, 2, -1):
        assert event.seen_by(viewer) == {"event": "draw", "seat": 1, "count": 1}


def test_a_private_fact_may_stand_in_for_a_public_one() -> None:
    event = Event("draw", {"card": None}, 1, {"card": "archer"})
    assert event.seen_by(0)["card"] is None
    assert event.seen_by(1)["card"] == "archer"


def test_a_face_is_the_hearers_own() -> None:
    event = Event("draw", {"count": 1}, 0, {"card": "archer"})
    event.seen_by(0).clear()
    assert event.seen_by(0) == {"event": "draw", "count": 1, "card": "archer"}


def test_an_event_shows_both_faces_to_a_programmer() -> None:
    assert repr(Event("dice", {"die": 3})) == "<dice {'die': 3}>"
    assert repr(Event("draw", {"n": 1}, 0, {"x": 2})) == "<draw {'n': 1} | seat 0: {'x': 2}>"


def test_a_game_tells_what_happens_in_order() -> None:
    assert [event.name for event in told_by()] == [
        *["guest", "guest", "round"],
        *["bid", "bid", "host", "roll"],
        *["guest", "round"],
    ]


def test_each_seat_hears_of_its_own_secrets() -> None:
    told = told_by()
    guests = Record.of(Toy().new(2, seed=3)).start().dump()["table"]["guests"]
    assert told[1].seen_by(1) == {"event": "guest", "seat": 1, "guest": guests[1]}
    assert told[1].seen_by(0) == told[1].seen_by(None) == {"event": "guest", "seat": 1}
    assert told[4].seen_by(0) == {"event": "bid", "seat": 0, "coins": 2}
    assert told[4].seen_by(1) == told[4].seen_by(None) == {"event": "bid", "seat": 0}


def test_faces_are_plain_data() -> None:
    for event in told_by():
        for viewer in (None, 0, 1):
            assert json.loads(json.dumps(event.seen_by(viewer))) == event.seen_by(viewer)


def test_a_game_goes_the_same_way_unheard() -> None:
    heard = Toy().new(2, seed=3)
    heard.listener = lambda event: None
    unheard = Toy().new(2, seed=3)
    for state in (heard, unheard):
        state.play(1, BIDS[0])
        state.play(0, BIDS[2])
        state.play(0, ROLL)
        state.play(0, KEEP)
    assert heard.digest() == unheard.digest()


def test_facts_may_have_any_name() -> None:
    """Who it is about is nearly always called `seat`."""
    told: list[Event] = []
    state = Toy().new(2)
    state.listener = told.append
    state.tell("named", name="Ada", seat=1)
    state.tell_seat(0, {"card": 7}, "drawn", seat=1, name="Ada")
    assert told[0].seen_by(None) == {"event": "named", "name": "Ada", "seat": 1}
    assert told[1].seen_by(0) == {"event": "drawn", "seat": 1, "name": "Ada", "card": 7}
